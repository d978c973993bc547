import { byHand, lit, stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  type Path,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';

const bark = lit({
  from: { towards: [0.95, -0.2] },
  shade: '#1a211c',
  rim: '#fff0c8',
  rimWidth: 2,
  stray: 1.4,
});

/** Fog with the early sun in it, above to the right. */
export function air(art: Art, x: number, y: number): void {
  art.fill(
    roundRect(44, 50, 512, 640),
    art.linear(
      500,
      110,
      70,
      500,
      ramp(0, '#fff6da', 0.3, '#f8e6b8', 0.52, '#cfc79c', 0.74, '#7d8767', 1, '#46543f'),
    ),
  );
  stippledGlow(art, x, y, 300, '#fffbe8', 0.95);
}

interface Trunk {
  x: number;
  foot: number;
  width: number;
  lean: number;
  fill: string;
  /** Stumps and twigs: as written curves from the trunk's middle, at a height. */
  twigs?: readonly string[];
}

/** Far to near, the nearer the darker: no two of one width. */
const TRUNKS: readonly Trunk[] = [
  {
    x: 176,
    foot: 560,
    width: 9,
    lean: 0.03,
    fill: '#8b9470',
    twigs: ['183,304 196,270 200,236', '186,214 174,190 171,156'],
  },
  { x: 212, foot: 566, width: 16, lean: -0.02, fill: '#a5a880' },
  { x: 304, foot: 560, width: 7, lean: 0.05, fill: '#cdc498' },
  {
    x: 398,
    foot: 566,
    width: 13,
    lean: -0.04,
    fill: '#d8cea2',
    twigs: ['396,430 420,404 430,370', '396,380 372,352 366,330'],
  },
  { x: 462, foot: 562, width: 8, lean: 0.02, fill: '#e3d8ae' },
  {
    x: 148,
    foot: 580,
    width: 24,
    lean: -0.05,
    fill: '#566148',
    twigs: ['146,360 120,330 104,290'],
  },
  { x: 520, foot: 586, width: 20, lean: 0.06, fill: '#d6cda4', twigs: ['530,330 500,300 486,270'] },
];

export function trunks(art: Art): void {
  for (const trunk of TRUNKS) {
    const outline = stem(trunk);
    art.blot(
      (trunk.twigs ?? []).map((twig) => ribbon(curve(twig), trunk.width * 0.34, { start: 1, peak: 0.02 })),
      trunk.fill,
    );
    if (trunk.width < 18)
      art.fill(
        outline,
        art.linear(0, 300, 0, trunk.foot, ramp(0, trunk.fill, 0.5, trunk.fill, 1, trunk.fill, 0)),
      );
    else
      bark(art, outline, trunk.fill, trunk.width * 0.24, {
        ...(trunk.x < 300 ? { shade: '#35402f', rim: '#9aa07a' } : { shade: '#8d9078' }),
        depth: 0.6,
        rimWidth: 1,
      });
  }
  // their feet are gone in the fog
  stippledGlow(art, 430, 590, 250, '#f6ebc6', 1, 0.6);
  stippledGlow(art, 210, 590, 170, '#b5b48c', 0.9, 0.5);
  const near: Trunk = { x: 78, foot: 640, width: 62, lean: -0.03, fill: '#343e33' };
  art.blot(
    [
      ribbon(curve('56,346 96,312 128,264 138,216 158,180'), 15, { start: 1, peak: 0.02 }),
      ribbon(curve('128,240 110,210 108,190'), 6, { start: 1, peak: 0.02 }),
    ],
    '#343e33',
  );
  bark(art, stem(near), near.fill, 15, { rim: '#8f9070', rimWidth: 3 });
  const chance = random('bark');
  const grooves = (): void =>
    strokes(
      art,
      range(30, (): Path => {
        const [x, y] = [78 + chance.between(-24, 22), chance.between(70, 590)];
        return curve(
          `${x},${y} ${x + chance.between(-3, 3)},${y + 18} ${x + chance.between(-4, 4)},${y + chance.between(30, 60)}`,
        );
      }),
      2,
      '#1f2823',
      0.25,
    );
  art.clip(stem(near), grooves);
}

function stem({ x, foot, width, lean }: Trunk): Path {
  const height = foot - 40;
  const [top, half] = [x + lean * height, width / 2];
  return byHand(
    closed(
      `${top - half * 0.8},40! ${top + half * 0.8},40! ${x + lean * height * 0.5 + half * 0.86},${foot - height * 0.5} ${x + half},${foot - 50} ${x + half * 1.7},${foot}! ${x - half * 1.7},${foot}! ${x - half},${foot - 50} ${x + lean * height * 0.5 - half * 0.9},${foot - height * 0.5}`,
    ),
    1.2,
  );
}

/** The ground that goes off on both sides of the brook, in the fog. */
export function farGround(art: Art): void {
  for (const [outline, fill, top, low, fog] of [
    [
      closed('30,566! 110,548 190,560 260,576 328,592! 300,610 262,632! 30,640!'),
      '#66724f',
      556,
      604,
      '#b9b78c',
    ],
    [closed('318,594! 390,576 470,556 570,548! 570,640! 440,628! 352,610'), '#bdb98c', 556, 600, '#f4e9c4'],
  ] as const) {
    art.fill(byHand(outline, 2), fill);
    stippled(art, outline, fog, [0, top - 10], [0, low], [0.9, 0]);
  }
}

/** Fog that still lies on the water where it comes from. */
export function fogOnTheBrook(art: Art): void {
  stippledGlow(art, 326, 594, 150, '#fbf2d2', 1, 0.3);
}
