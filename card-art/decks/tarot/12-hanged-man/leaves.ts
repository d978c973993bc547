import { byHand, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  Path,
  random,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { FOCUS, HORIZON } from './form.ts';

/** Sun from below: what hangs lowest is brightest. */
const TONES = ['#7a3c30', '#a8542c', '#cf7c2c', '#eaa63c', '#fbd26a'] as const;

/** A mass of leaves: an outline, and leaves of all sizes that hang out of it. */
function mass(outline: string, seed: string, [small, large]: readonly [number, number]): Path {
  const chance = random(seed);
  const core = byHand(closed(outline), 3);
  const round = core.walk(90).reduce((sum, { x, y }, i, all) => {
    const before = all[i - 1];
    return before ? sum + Math.hypot(x - before.x, y - before.y) : 0;
  }, 0);
  return Path.join(
    core,
    core.walk(Math.round(round / (small * 0.5))).map(({ x, y, angle }) => {
      const long = lerp(small, large, chance() ** 1.6);
      const out = (angle + 270) % 360;
      const turn = lerp(out, 180, 0.35) + chance.between(-36, 36);
      const [dx, dy] = [chance.between(-6, 6), chance.between(-9, 3)];
      return leaf(x + dx, y + dy, long, long * chance.between(0.36, 0.5), turn, chance.between(-4, 4));
    }),
  );
}

/** Leaves in threes and fives, each from its own twig's end, all over a mass. */
function sprigs(
  outline: string,
  seed: string,
  count: number,
  [small, large]: readonly [number, number],
): Path {
  const chance = random(seed);
  const [left, top, right, foot] = closed(outline).bounds();
  return Path.join(
    range(count, (i) => {
      const [x, y] = [chance.between(left + 6, right - 6), lerp(top, foot, chance.between(0.3, 0.95))];
      const heading = chance.between(130, 230);
      const blades = i % 3 ? 3 : 5;
      return range(blades, (j) => {
        const long = chance.between(small, large) * (j === 1 ? 1.1 : 0.85);
        return leaf(
          x,
          y,
          long,
          long * 0.42,
          heading + (j - (blades - 1) / 2) * chance.between(30, 44),
          (j - 1) * 2,
        );
      });
    }),
  );
}

const BEHIND = [
  '20,40! 580,40! 580,150 540,150 500,128 452,118 410,138 362,126 330,112 290,126 240,116 196,126 150,112 104,132 60,150 20,170!',
  '520,190 560,176 600,190! 600,330! 560,336 532,306 514,262',
] as const;

/** The crown's dark inside. */
export function leavesBehind(art: Art): void {
  for (const [i, outline] of BEHIND.entries()) {
    const path = mass(outline, `behind ${i}`, [13, 26]);
    art.fill(path, TONES[1]);
    stippled(art, path, TONES[0], [0, 170], [0, 80], [0, 1]);
  }
}

/** Masses before the bough, and light ones over them. */
const BEFORE: readonly (readonly [tone: 1 | 2 | 3, outline: string, small: number, large: number])[] = [
  [2, '20,96! 84,74 124,90 150,112 132,126 104,122 84,140 60,150 20,170!', 13, 28],
  [2, '282,58 340,50 400,60 440,82 420,100 388,96 362,112 326,100 300,110 280,84', 13, 27],
  [2, '150,96 176,74 210,62 244,60 236,80 206,92 190,108 160,116', 12, 24],
  [3, '168,92 190,76 216,70 206,84 186,98', 10, 19],
  [2, '450,56 580,50! 590,160! 560,154 536,132 508,142 484,124 462,122 444,96', 13, 30],
  [2, '536,226 590,212! 590,330! 560,322 540,300 526,262', 13, 28],
  [3, '20,124! 70,104 108,112 96,128 70,136 20,160!', 12, 26],
  [3, '306,84 340,72 388,82 400,94 372,102 340,94 316,100', 11, 24],
  [3, '476,100 530,92 590,110! 590,150! 548,134 516,126 490,120', 12, 28],
  [3, '548,256 590,246! 590,320! 562,308 546,284', 12, 26],
];

/** A twig that hangs out of the mass, with its leaves from the tip. */
const TWIGS: readonly (readonly [stem: string, leaves: number, size: number, tone: 2 | 3 | 4])[] = [
  ['96,118 90,150 72,186 66,222', 9, 26, 3],
  ['130,118 128,140 120,160', 5, 20, 4],
  ['60,120 52,150 54,176', 5, 24, 4],
  ['290,104 296,126 290,146', 5, 18, 4],
  ['330,106 342,124 346,138', 4, 17, 3],
  ['380,104 392,124 396,152', 6, 20, 4],
  ['480,120 470,146 474,178', 6, 22, 4],
  ['520,128 520,160 512,190', 6, 24, 3],
  ['548,310 540,346 548,380', 7, 24, 4],
  ['530,300 514,322 510,350', 5, 22, 3],
];

export function leavesBefore(art: Art): void {
  for (const [i, [tone, outline, small, large]] of BEFORE.entries()) {
    const path = mass(outline, `before ${i}`, [small, large]);
    art.fill(path, TONES[tone]);
    if (tone === 2) {
      const [, top, , foot] = path.bounds();
      stippled(art, path, TONES[1], [0, foot - 10], [0, top + 20], [0, 0.95]);
    }
    art.fill(sprigs(outline, `dark ${i}`, 4, [small, large * 0.8]), TONES[tone - 1]!);
    art.fill(sprigs(outline, `light ${i}`, 5, [small, large * 0.8]), TONES[tone + 1]!);
  }
  for (const [i, [stem, count, size, tone]] of TWIGS.entries()) {
    const chance = random(`twig ${i}`);
    const path = curve(stem);
    art.blot(ribbon(path, 2.6, { start: 1, end: 0.3 }), '#5a3430');
    const blades = path.walk(count).map(({ x, y, angle, t }, j) => {
      const side = j === count - 1 ? 0 : j % 2 ? 1 : -1;
      const long = size * lerp(0.8, 1.1, chance()) * (t > 0.9 ? 1.15 : 1);
      return [
        leaf(x, y, long, long * chance.between(0.4, 0.6), angle + side * chance.between(36, 74), side * -3),
        j % 3 === 1 ? TONES[Math.max(1, tone - 1)]! : TONES[tone],
        curve(`${x},${y} ${x},${y}`),
      ] as const;
    });
    for (const [blade, colour] of blades) art.fill(blade, colour);
  }
}

/** One leaf in the air, by its place, length, heading. */
const FALLING = [
  [96, 300, 15, 70],
  [118, 392, 11, 150],
  [330, 252, 13, 40],
  [366, 350, 12, 200],
  [316, 420, 9, 110],
  [84, 470, 8, 20],
] as const;

/** On their way; and those that lie on the water, flat as it is, larger the nearer they are. */
export function falling(art: Art): void {
  art.blot(
    FALLING.map(([x, y, long, angle]) => leaf(x, y, long, long * 0.5, angle, 3)),
    '#d8842c',
  );
}

/** A leaf afloat by its place, its length in centimetres, heading, and the tones of its two halves. */
const AFLOAT = [
  [104, 612, 9, 60, '#d98a34', '#e8a640'],
  [372, 700, 9, 118, '#e8a640', '#c8662e'],
  [92, 684, 10, 40, '#c4602e', '#a8502c'],
  [162, 712, 8, 140, '#f0b850', '#d98a34'],
  [470, 704, 9, 66, '#c4602e', '#a8502c'],
  [80, 752, 9, 128, '#f0b850', '#d98a34'],
  [376, 790, 9, 38, '#d0702e', '#b0542c'],
  [508, 770, 9, 110, '#f0b850', '#d98a34'],
  [448, 838, 9, 52, '#f4c460', '#d98a34'],
  [120, 842, 10, 128, '#e08e36', '#bc5c2c'],
] as const;

/** Centimetres that the eye is over the water. */
const EYE_HEIGHT = 38;

export function afloat(art: Art): void {
  for (const [x, y, centimetres, angle, light, dark] of AFLOAT) {
    const long = (centimetres * (y - HORIZON)) / EYE_HEIGHT;
    const flat = Math.max(0.13, (y - HORIZON) / FOCUS);
    const lay = (path: Path): Path =>
      path
        .rotate(angle)
        .scale(long, long * flat)
        .translate(x, y);
    const half = (side: number): Path =>
      lay(
        closed(
          `0,0.5! ${side * 0.2},0.4 ${side * 0.36},0.16 ${side * 0.3},-0.16 ${side * 0.12},-0.4 0.06,-0.56! 0.03,-0.2 0,0.2`,
        ),
      );
    art.fill(ellipse(x + long * 0.04, y + 1 + long * 0.05, long * 0.44, long * 0.5 * flat), '#2c5f68', 0.4);
    art.fill(half(1), dark).fill(half(-1), light);
    if (long > 16)
      art.blot(
        ribbon(lay(curve('0.03,-0.3 0,0 0,0.4 0.05,0.56 0.1,0.66')), long * 0.035, { start: 0.2, end: 0.7 }),
        '#7a3a2c',
      );
  }
}
