import { byHand, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  type Path,
  points,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';

/** Sky, the neighbours' trees and roofs, the fence, and ground on which the last snow lies: pale, in the morning's haze. */
export function garden(art: Art): void {
  art.fill(
    roundRect(40, 50, 520, 830),
    art.linear(40, 300, 520, 120, ramp(0, '#fdf3d6', 0.5, '#eeedd8', 1, '#d0d9ca')),
  );
  crowns(art);
  neighbours(art);
  fence(art);
  ground(art);
}

/** Bare crowns far off: in the haze a rounded tone with boughs in it. */
function crowns(art: Art): void {
  const far = closed(
    '20,500! 20,404 44,372 70,382 92,352 124,358 140,388 170,372 196,340 234,338 258,368 282,396 312,372 344,366 372,392 400,400! 400,520!',
  );
  art.fill(far, '#dcdfc6');
  stippled(art, far, '#f6efd4', [200, 400], [200, 500], [0, 1]);
  const near = closed('20,500! 24,440 54,420 82,436 104,462 140,452 168,464! 180,520!');
  art.fill(near, '#ccd1b4');
  const chance = random('bare crowns');
  const boughs = [50, 96, 122, 216, 240, 330, 352].flatMap((x, i) =>
    range(5, (k): Path => {
      const lean = (k - 2) * 13 + chance.between(-4, 4);
      const top = 366 + chance.between(0, 26) + (i % 2) * 14;
      return ribbon(curve(`${x},500 ${x + lean * 0.2},450 ${x + lean},${top}`), 4 - (k % 3), {
        start: 1,
        end: 0,
      });
    }),
  );
  art.blot(boughs, '#bfc4a6');
}

/** Two roofs of the town, snow on the sides that look away from the sun. */
function neighbours(art: Art): void {
  const shape = (knots: string, paint: string): void =>
    void art.fill(byHand(polygon(points(knots)), 1), paint);
  shape('20,474 58,436 150,436 186,476 186,580 20,580', '#ead9b6');
  shape('150,436 186,476 186,580 150,580', '#d3c3a6');
  shape('20,482 20,452 52,424 152,424 120,482', '#b9ad98');
  shape('74,392 92,392 92,426 74,426', '#c4ae96');
  shape('74,388 92,388 92,394 74,394', '#f5f1e4');
  for (const x of [56, 92]) shape(`${x},504 ${x + 18},504 ${x + 18},532 ${x},532`, '#b9a98e');
  shape('262,524 400,524 400,600 262,600', '#dfcba6');
  shape('244,528 304,462 400,462 400,528', '#b3a793');
  shape('304,462 400,462 400,490 376,484 346,494 320,484 290,478', '#f1ede0');
  strokes(art, ['262,530 330,531 400,530'], 2.4, '#9c8f7c', 0);
}

/** Weathered boards; the sun comes between them. */
function fence(art: Art): void {
  const tops = range(11, (i) => 556 + ((i * 7) % 5) * 1.6);
  const board = (i: number, from: number, wide: number): Path => {
    const [x, top] = [24 + i * 35 + from, tops[i]!];
    return byHand(
      polygon([
        [x, top + 4],
        [x + wide / 2, top],
        [x + wide, top + 3],
        [x + wide, 708],
        [x, 708],
      ]),
      0.8,
    );
  };
  art.fill(roundRect(20, 600, 380, 8), '#aaa489').fill(roundRect(20, 668, 380, 8), '#aaa489');
  art.blot(
    range(11, (i) => board(i, 0, 29)),
    '#c6bfa1',
  );
  art.blot(
    range(11, (i) => board(i, 0, 9)),
    '#ecdfba',
  );
  const grain = range(22, (k) => {
    const [i, x] = [Math.floor(k / 2), 24 + Math.floor(k / 2) * 35 + (k % 2 ? 15 : 22)];
    return curve(
      `${x},${tops[i]! + 16 + (k % 3) * 9} ${x + 1},${630 + (k % 4) * 8} ${x},${680 + (k % 5) * 4}`,
    );
  });
  strokes(art, grain, 1.1, '#a39c80', 0.3);
}

function ground(art: Art): void {
  const soil = closed('20,706! 140,700 300,703 420,706 580,700! 580,890! 20,890!');
  art.fill(soil, art.linear(60, 700, 420, 860, ramp(0, '#c4bf94', 0.5, '#a9a57e', 1, '#8c8868')));
  // low sun comes through the gaps between the boards and lies in strips on the grass
  const beams = range(9, (i): Path => {
    const [x, foot] = [34 + i * 44, 744];
    const [dx, dy] = [120 + i * 12, 150];
    return polygon([
      [x, foot],
      [x + 13, foot],
      [x + dx + 44, foot + dy],
      [x + dx, foot + dy],
    ]);
  });
  art.clip(soil, () =>
    art.blot(beams, art.linear(60, 740, 80, 820, ramp(0, '#d9cf9e', 0, 1, '#d9cf9e', 0.7))),
  );
  stippled(art, soil, '#8a8768', [200, 720], [420, 880], [0, 0.5]);
  // the fence's shadow, and in it what is left of the snow
  const snow = closed(
    '20,716 60,704 120,708 176,702 238,712 280,708 306,716 284,728 236,734 200,744 150,740 104,750 60,764 20,772',
  );
  art.fill(snow, '#e6ebe4');
  art.clip(snow, () => {
    art.fill(closed('10,742! 60,730 120,726 180,728 240,722 310,718! 310,780! 10,790!'), '#c6d2d0');
    strokes(art, ['26,722 70,714 130,716', '170,712 216,716 262,716'], 2, '#fbfaf0', 0.2);
  });
  art.fill(closed('326,724 346,716 372,720 362,728 340,730'), '#d9e0da');
  const chance = random('grass');
  const blades = range(46, (): Path => {
    const [x, y] = [chance.between(60, 560), chance.between(770, 862)];
    return curve(
      `${x},${y} ${x + chance.between(-2, 3)},${y - 6} ${x + chance.between(-6, 7)},${y - chance.between(9, 17)}`,
    );
  });
  strokes(art, blades, 1.8, '#7f7d5c', 0);
}
