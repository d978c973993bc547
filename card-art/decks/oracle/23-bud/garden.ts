import { byHand, INK, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  line,
  type Path,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';

/** Where the ground begins. */
const GROUND = 700;

/** Sky, the neighbours' trees, the fence, and ground on which the last snow lies where no sun comes: flat planes, paler the farther they are. */
export function garden(art: Art): void {
  art.fill(
    roundRect(40, 50, 520, 830),
    art.linear(40, 300, 520, 120, ramp(0, '#fdf3d6', 0.5, '#eeedd9', 1, '#cfd8ca')),
  );
  const wood = byHand(
    closed('20,640! 20,404 58,388 96,398 132,372 176,366 216,392 250,404 292,384 330,392 380,410! 380,640!'),
    3,
  );
  art.blot(bareCrowns(), '#cdccb4');
  art.fill(wood, '#dcdcc4');
  stippled(art, wood, '#b9bfa4', [200, 380], [200, 520], [0, 0.8]);
  neighbours(art);
  ground(art);
  fence(art);
}

/** Two roofs of the town, snow on the sides that look away from the sun. */
function neighbours(art: Art): void {
  art.fill(closed('20,470! 64,440! 150,440! 190,478! 180,600! 20,600!'), '#e9dfc6');
  art.fill(closed('20,480! 58,428! 154,428! 204,482! 150,478! 20,480!'), '#cbc3b1');
  art.fill(closed('104,428! 154,428! 204,482! 164,478!'), '#f3efe3');
  art.fill(closed('270,520! 316,474! 400,474! 400,600! 270,600!'), '#ded3ba');
  art.fill(closed('250,526! 312,462! 400,462! 400,522!'), '#c8c0af');
  art.fill(closed('78,500! 100,500! 100,530! 78,530!'), '#cbc3b1');
}

/** Twiggy crowns far off. */
function bareCrowns(): Path[] {
  const chance = random('bare crowns');
  return range(26, (i): Path => {
    const x = 44 + (i % 13) * 26 + chance.between(-8, 8);
    const lean = chance.between(-30, 30);
    const top = chance.between(300, 366);
    return ribbon(curve(`${x},440 ${x + lean * 0.3},400 ${x + lean},${top}`), chance.between(2, 5), {
      start: 1,
    });
  });
}

/** Weathered boards, each with the sun on its left edge. */
function fence(art: Art): void {
  art.fill(roundRect(20, 600, 380, 9), '#bfb9a4').fill(roundRect(20, 664, 380, 9), '#bfb9a4');
  const boards = range(12, (i) => {
    const [x, top] = [22 + i * 31, 568 + ((i * 7) % 5)];
    return closed(
      `${x},${GROUND + 4}! ${x},${top + 8}! ${x + 12.5},${top - 4}! ${x + 25},${top + 8}! ${x + 25},${GROUND + 4}!`,
    );
  });
  art.blot(boards, '#d6cfb6');
  for (const board of boards) {
    const [left, top, right] = board.bounds();
    stippled(art, board, '#b4ae97', [left + 6, 640], [right + 8, 650], [0, 0.6]);
    art.fill(roundRect(left, top + 12, 3, GROUND - top - 8), '#ebe3c9');
  }
}

function ground(art: Art): void {
  const soil = closed('20,698! 140,694 300,698 420,702 580,698! 580,890! 20,890!');
  art.fill(soil, '#c3bc90');
  stippled(art, soil, '#8f8d66', [120, 700], [460, 870], [0.1, 0.9]);
  // low sun through the gaps between the boards
  const beams = range(9, (i): Path => {
    const x = 44 + i * 41;
    const [dx, dy] = [120 + i * 7, 170];
    return polygon([
      [x, GROUND + 26],
      [x + 7, GROUND + 26],
      [x + dx + 24, GROUND + dy],
      [x + dx, GROUND + dy],
    ]);
  });
  for (const beam of beams) {
    const [left, top, right, bottom] = beam.bounds();
    art.fill(
      beam,
      art.linear(left, top, right, bottom, ramp(0, '#ecdca4', 0.7, 0.5, '#dccf9a', 0.4, 1, '#c3bc90', 0)),
    );
    stippled(art, beam, '#f0e2ae', [left, top], [right, bottom], [0.85, 0.05]);
  }
  // the fence's shadow, and in it what is left of the snow
  art.fill(byHand(closed('20,694! 400,694! 440,722 300,732 120,736 20,742!'), 2), '#8f8d72');
  const snow = byHand(
    closed('20,772! 20,712 74,700 132,706 190,702 250,714 276,722 236,730 168,736 110,746 72,764'),
    1.5,
  );
  art.fill(snow, '#f3f2e8');
  stippled(art, snow, '#a9b8b8', [120, 712], [140, 756], [0, 0.9]);
  art.fill(closed('296,722! 312,716 334,717 346,722! 330,726 308,726'), '#e6e8de');
  strokes(
    art,
    range(10, (i) => line(200 + i * 34, 770 + ((i * 37) % 70), 214 + i * 34, 764 + ((i * 37) % 70))),
    INK.form,
    '#7d7a56',
    0.1,
  );
}
