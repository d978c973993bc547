import { outOfFocus } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Path,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';

/** Sky, the neighbours' trees, the fence, and ground on which the last snow lies where no sun comes. */
export function garden(art: Art): void {
  art.fill(
    roundRect(40, 50, 520, 830),
    art.linear(40, 300, 520, 120, ramp(0, '#fdf3d6', 0.5, '#ecebd6', 1, '#c9d3c4')),
  );
  outOfFocus(art, 6, () => {
    art.fill(
      closed(
        '20,470! 20,392 70,372 110,390 150,360 220,366 260,398 320,380 380,400 580,380! 580,640! 20,640!',
      ),
      '#c3c9ae',
    );
    art.blot(bareCrowns(), '#a39f84', 0.8);
    neighbours(art);
  });
  outOfFocus(art, 3.4, () => {
    fence(art);
    ground(art);
  });
}

/** Two roofs of the town, snow on the sides that look away from the sun. */
function neighbours(art: Art): void {
  art.fill(closed('20,470! 64,432! 150,432! 190,474! 180,580! 20,580!'), '#dcc7a0');
  art.fill(closed('20,474! 60,424! 156,424! 206,478! 150,470! 20,474!'), '#a09280');
  art.fill(closed('100,424! 156,424! 206,478! 160,472!'), '#f0ecde');
  art.fill(closed('270,520! 316,470! 400,470! 400,600! 270,600!'), '#cdb793');
  art.fill(closed('250,522! 312,456! 400,456! 400,516!'), '#9a8e7c');
}

/** Twiggy crowns far off. */
function bareCrowns(): Path[] {
  const chance = random('bare crowns');
  return range(34, (i): Path => {
    const x = 40 + (i % 17) * 22 + chance.between(-8, 8);
    const lean = chance.between(-34, 34);
    const top = chance.between(270, 360);
    return ribbon(curve(`${x},480 ${x + lean * 0.3},420 ${x + lean},${top}`), chance.between(3, 8), {
      start: 1,
    });
  });
}

/** Weathered boards; the sun comes between them. */
function fence(art: Art): void {
  art.fill(roundRect(20, 560, 380, 140), '#98947c');
  art.blot(
    range(11, (i) => roundRect(24 + i * 35, 556 + ((i * 7) % 5), 28, 150, 3)),
    '#b0a98c',
  );
  art.blot(
    range(11, (i) => roundRect(24 + i * 35, 556 + ((i * 7) % 5), 8, 150, 3)),
    '#e3d5ae',
  );
  art.fill(roundRect(20, 590, 380, 9), '#837f68');
}

function ground(art: Art): void {
  art.fill(
    closed('20,700! 140,690 300,694 420,702 580,696! 580,890! 20,890!'),
    art.linear(60, 700, 420, 860, ramp(0, '#b7b384', 0.5, '#8f8d68', 1, '#6d6a50')),
  );
  // the fence's shadow, and in it what is left of the snow
  art.fill(closed('20,694! 380,690! 440,724 300,738 120,730 20,746!'), '#7d7c66');
  art.fill(closed('20,708 70,690 132,698 190,694 246,712 228,728 160,734 96,742 60,762 20,768'), '#dfe3da');
  art.fill(closed('20,722 80,714 140,720 200,716 226,722 160,734 96,742 60,762 20,768'), '#b9c3bf');
  art.fill([ellipse(300, 720, 24, 5), ellipse(344, 714, 12, 3)], '#d5dad0');
  // low sun through the gaps between the boards
  const beams = range(12, (i): Path => {
    const [x, foot] = [30 + i * 35, 722];
    const [dx, dy] = [130 + i * 8, 180];
    return polygon([
      [x, foot],
      [x + 8, foot],
      [x + dx + 34, foot + dy],
      [x + dx, foot + dy],
    ]);
  });
  art.blot(beams, '#e6d998', 0.8);
}
