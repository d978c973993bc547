import { byHand, INK, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  type Path,
  type Point,
  points,
  polygon,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { HORIZON } from './level.ts';

const RIDGE = '30,402 74,394 118,402 176,392 232,404 300,398 352,406 420,396 480,404 570,392';
/** Hedges and copses along the meadow's far end: masses, no two alike. */
const COPSES = [
  closed('40,426! 40,412 54,404 70,407 80,414 96,412 110,420 128,421 134,426!'),
  closed('176,426! 188,420 206,419 222,422 240,420 250,426!'),
  closed('404,426! 416,419 430,420 442,411 456,406 472,410 480,418 504,414 522,420 566,419! 566,426!'),
];

/** Low hills and hedges in the last sun, which comes from behind us. */
export function land(art: Art): void {
  const hills = byHand(polygon([...points(RIDGE), [570, 430], [30, 430]]), 3);
  art.fill(hills, '#587a6c');
  stippled(art, hills, '#b4bf88', [0, 396], [0, 426], [0, 0.9]);
  for (const copse of COPSES) {
    art.fill(byHand(copse, 1.4), '#41664f');
    stippled(art, copse, '#9fae62', [0, 420], [-20, 400], [0, 0.8]);
  }
}

/** The near meadow, a strip as far as the water. */
export function meadow(art: Art): void {
  art.fill(
    roundRect(40, HORIZON, 520, 40),
    art.linear(0, HORIZON, 0, 448, ramp(0, '#e9d983', 0.5, '#c4be66', 1, '#98a04c')),
  );
  strokes(
    art,
    ['60,430 150,428 240,431', '330,429 440,427 552,430', '240,436 340,434 470,437'],
    INK.detail,
    '#93944a',
  );
}

/** Grass along the water's far edge, higher here and lower there. */
export function farGrass(art: Art): void {
  const edge = (seed: string, foot: number, tall: number): Path => {
    const chance = random(seed);
    const tips = range(170, (i): Point[] => {
      const x = 40 + i * 3.08;
      const stand = 0.35 + 0.35 * Math.sin(i * 0.21) + 0.3 * Math.sin(i * 0.067 + 2);
      return [
        [x, foot - 1],
        [x + chance.between(-1, 3), foot - 1 - Math.max(0.3, stand) * tall * chance.between(0.5, 1)],
      ];
    }).flat();
    return polygon([[40, foot + 2], ...tips, [564, foot + 2]]);
  };
  art.fill(edge('far grass', 439, 12), '#a9a653').fill(edge('nearer grass', 441, 8), '#76834a');
}

/** What of it the water shows. */
export function landInWater(art: Art): void {
  const flipped = (path: Path): Path => path.flip(HORIZON);
  art.fill(byHand(flipped(polygon([...points(RIDGE), [570, HORIZON], [30, HORIZON]])), 3), '#5d7d6e');
  art.fill(
    COPSES.map((copse) => byHand(flipped(copse), 1.4)),
    '#456856',
  );
}
