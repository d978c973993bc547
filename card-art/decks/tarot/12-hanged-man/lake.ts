import { byHand, stippled } from '../../../kit/hand/index.ts';
import { mistyHill } from '../../../kit/land/misty-hill.ts';
import {
  type Art,
  closed,
  ellipse,
  lerp,
  Path,
  ramp,
  random,
  range,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { HORIZON, MIRROR, SUN } from './form.ts';

const [X, Y] = SUN;
/** The sun's half width. */
const DISC = 112;

/** A clear autumn morning; the woods of the far shore stand in their mist. */
export function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, HORIZON - 40),
    art.linear(0, 60, 0, HORIZON, ramp(0, '#7fbcb8', 0.4, '#b9d8bc', 0.72, '#f2dc9c', 1, '#f6cc84')),
  );
  art.glow(X, Y, 190, '#fff3c4', 0.7);
  for (const hill of [
    {
      crest: '30,478 84,454 136,464 190,494 262,506 322,474 380,432 440,416 500,430 570,412',
      fill: '#9cc3ad',
      mist: '#f8ecc0',
      depth: [6, 100],
    },
    {
      crest: '30,520 76,504 128,516 190,538 262,540 330,528 384,508 450,500 520,508 570,502',
      fill: '#76a695',
      mist: '#fbeec2',
      depth: [8, 60],
    },
  ] as const)
    mistyHill(art, { ...hill, foot: HORIZON });
}

/** Groups of trees along the far water: dark firs and what has turned, no two alike, lower where the sun stands. */
const WOODS: readonly (readonly [tone: string, outline: string])[] = [
  [
    '#5a8f80',
    '40,572! 40,542! 48,536 54,542! 60,522! 66,540! 74,544 82,538 90,546! 95,528! 101,548! 112,552 122,559 136,561! 142,572!',
  ],
  ['#b98a4e', '44,572! 46,559 56,554 66,558 72,564 88,560 98,563 108,572!'],
  ['#88a886', '120,572! 130,565 150,563 176,565 236,565 262,563 286,566 296,572!'],
  [
    '#5a8f80',
    '268,572! 276,562 290,558 298,562! 304,546! 310,561! 322,554 334,550 342,556! 350,534! 357,554! 362,540! 368,556! 384,554 398,558 420,555 440,572!',
  ],
  ['#c08c4c', '300,572! 310,565 322,561 332,565 340,560 356,557 368,564 380,572!'],
];

/** The sun, and the far shore before it. */
export function sun(art: Art): void {
  art.fill(ellipse(X, Y, DISC), '#fffdf0');
  for (const [tone, outline] of WOODS) art.fill(byHand(closed(outline), 1), tone);
  stippled(
    art,
    roundRect(44, HORIZON - 22, 512, 24),
    '#fff0c6',
    [0, HORIZON - 22],
    [0, HORIZON + 2],
    [0, 0.9],
  );
}

/** Still water that has the morning in it once more. */
export function water(art: Art): void {
  art.fill(
    roundRect(40, HORIZON, 520, 320),
    art.linear(0, HORIZON, 0, 868, ramp(0, '#fdeec2', 0.16, '#e3e2ba', 0.45, '#a3c9b4', 1, '#4f9090')),
  );
  // the woods and hills, upside down and short
  art.fill(
    roundRect(40, HORIZON, 520, 60),
    art.linear(0, HORIZON, 0, HORIZON + 60, ramp(0, '#6f9f8c', 0.62, 0.4, '#6f9f8c', 0.34, 1, '#6f9f8c', 0)),
  );
  const below = 2 * HORIZON - Y;
  art.glow(X, below + 30, 170, '#fffbe0', 0.9, 0.9);
  glitter(art, below);
}

/** The sun's second disc, which the ripples draw out towards us. */
function glitter(art: Art, below: number): void {
  const chance = random('second sun');
  art.blot(
    range(30, (i) => {
      const t = i / 29;
      const y = lerp(HORIZON + 4, 700, t ** 1.5);
      const wide = y < below + DISC ? Math.sqrt(Math.max(200, DISC * DISC - (y - below) ** 2)) : 24;
      const half = wide * chance.between(0.55, 1.1) * lerp(1, 0.8, t);
      const x = X + chance.between(-6, 6) * (1 + 3 * t);
      return closedStroke(x, y, half, lerp(1.6, 4, t));
    }),
    '#fffdf0',
    0.94,
  );
}

/** A lens that lies on the water. */
const closedStroke = (x: number, y: number, half: number, high: number): Path =>
  spline(
    [
      [x - half, y, 1],
      [x - half * 0.3, y - high * 0.5],
      [x + half * 0.5, y - high * 0.36],
      [x + half, y, 1],
      [x + half * 0.2, y + high * 0.5],
      [x - half * 0.5, y + high * 0.3],
    ],
    true,
  );

/** The nearer to us, the more we look into the water and the less of what stands in it. */
export function depth(art: Art): void {
  art.fill(
    roundRect(40, 640, 520, 240),
    art.linear(0, 690, 0, 868, ramp(0, '#3f8288', 0, 0.5, '#3a7c84', 0.08, 1, '#2f6a74', 0.66)),
  );
}

/** Face and hand in the lake are left whole. */
const onHim = (x: number, y: number, half: number): boolean =>
  (y > 742 && y < 824 && Math.abs(x - 240) < half + 30) || (y < 742 && Math.abs(x - 297) < half + 12);

/** Level strokes of sky and of deep water, finer in the distance, that break what stands in the lake. */
export function breaking(art: Art): void {
  const chance = random('mirror');
  const strokes = range(70, (i): [light: boolean, Path] => {
    const t = chance() ** 1.2;
    const y = lerp(HORIZON + 10, 862, t);
    const x = chance() < 0.55 ? chance.between(100, 480) : chance.between(40, 560);
    const half = lerp(7, 46, t) * chance.between(0.4, 1.2);
    if (onHim(x, y, half)) return [true, new Path()];
    return [i % 3 > 0, closedStroke(x, y, half, lerp(0.9, 3.4, t) * chance.between(0.6, 1))];
  });
  art
    .blot(
      strokes.filter(([light]) => !light).map(([, path]) => path),
      '#3c7c80',
      0.5,
    )
    .blot(
      strokes.filter(([light]) => light).map(([, path]) => path),
      '#cfe2c2',
      0.8,
    );
}

/** Where his finger touches: rings, as flat as the water is there. */
export function rings(art: Art): void {
  const chance = random('rings');
  for (const [x, y, r] of [
    [293, MIRROR, 9],
    [293, MIRROR, 24],
    [293, MIRROR, 46],
    [293, MIRROR, 74],
  ] as const)
    art.line(ellipse(x, y, r, r * 0.1), chance.between(1.1, 1.5), '#fffbe0', 0.85);
}
