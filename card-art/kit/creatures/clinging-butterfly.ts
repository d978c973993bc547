import {
  type Art,
  ellipse,
  LINE,
  type Local,
  local,
  type Placement,
  ramp,
  range,
  ribbon,
  svgPath,
} from '../pen/index.ts';
import { dewDrop } from '../plants/dew-drop.ts';

const FORE_DOTS = [
  [50, -157],
  [70, -153],
  [83, -138],
  [82, -120],
  [74, -102],
  [62, -82],
] as const;
const HIND_DOTS = [
  [106, -36],
  [109, -12],
  [101, 14],
  [86, 34],
  [66, 40],
] as const;
const LEGS = ['M-4 8C-14 14 -22 20 -28 34', 'M-2 12C-10 22 -14 30 -16 44', 'M-8 2C-22 2 -30 10 -38 18'].map(
  (leg) => svgPath(leg),
);
const FEELERS = ['M-17 -22C-26 -44 -42 -58 -62 -62', 'M-14 -23C-18 -48 -28 -70 -46 -84'].map((feeler) =>
  svgPath(feeler),
);

/** The far pair, of which only an edge shows; hind wing with its margin still crumpled; fore wing. */
function wings(box: Local, [lite, mid, dark]: readonly [string, string, string]): void {
  const far = box.radial(6, 0, 170, ramp(0, dark, 0.5, mid, 0.86, lite, 1, mid));
  const near = box.radial(6, 0, 170, ramp(0, dark, 0.36, mid, 0.8, lite, 1, mid));
  box.solid(svgPath('M0 -6C-24 -52 -34 -104 -18 -150C2 -158 22 -144 28 -124C30 -84 22 -40 8 2Z'), far);
  box.line(svgPath('M2 -10C-12 -54 -18 -104 -10 -146M4 -10C4 -60 10 -100 14 -146'), LINE.hair);
  const hind = svgPath(
    'M4 4C34 -34 74 -62 104 -54C118 -44 116 -28 122 -14C120 2 112 8 112 22C104 36 92 34 84 46',
    'C72 56 60 46 50 44C30 38 14 24 4 4Z',
  );
  box.solid(hind, near);
  const hindVeins = svgPath(
    'M10 2C44 -22 76 -40 108 -46M10 4C50 -10 86 -16 120 -14M10 6C50 4 84 10 110 22',
    'M10 8C40 18 64 30 82 44M8 8C28 22 42 34 52 42',
  );
  box.line(hindVeins, LINE.hair);
  box.line(svgPath('M92 -48C96 -32 98 -18 100 -8C98 8 92 16 88 26C78 34 70 32 60 36'), LINE.fine);
  box.blot(HIND_DOTS.map(([u, v]) => ellipse(u, v, 2.8)));
  const fore = svgPath(
    'M2 -8C0 -58 14 -118 44 -162C62 -170 84 -158 92 -140C88 -126 92 -116 84 -102C66 -62 40 -26 10 4Z',
  );
  box.solid(fore, near, LINE.mid * 1.3);
  const foreVeins = svgPath(
    'M4 -10C14 -60 28 -112 52 -160M5 -8C24 -56 44 -104 74 -158',
    'M6 -6C34 -50 58 -92 90 -136M7 -4C36 -38 62 -70 86 -104',
  );
  box.line(foreVeins, LINE.hair);
  box.line(svgPath('M34 -142C54 -150 72 -144 78 -130C74 -108 54 -70 32 -36'), LINE.fine);
  box.blot(FORE_DOTS.map(([u, v]) => ellipse(u, v, 2.7)));
}

/** Legs, abdomen, thorax, head, feelers. */
function body(box: Local): void {
  const { ink } = box.art.palette;
  const legs = (width: number, end: number) =>
    LEGS.map((leg) => ribbon(leg, width, { start: 1, end, samples: 8 }));
  box.blot(legs(5.4, 0.7), ink).blot(legs(2.6, 0.4));
  box.solid(svgPath('M-2 2C12 4 26 26 34 54C36 66 30 74 24 70C10 56 -6 30 -8 10Z'), ink);
  const segments = range(5, (i) =>
    svgPath(
      `M${2 + i * 5} ${30 + i * 8}C${8 + i * 5} ${28 + i * 8} ${12 + i * 4.6} ${24 + i * 8}`,
      `${15 + i * 4.2} ${19 + i * 8}`,
    ),
  );
  box.line(segments, LINE.hair);
  box.solid(svgPath('M-10 -14C-2 -18 8 -10 8 2C6 12 -4 16 -10 10C-16 2 -16 -8 -10 -14Z'), ink);
  box.solid(ellipse(-14, -17, 7), ink, LINE.fine);
  box.blot(FEELERS.map((feeler) => ribbon(feeler, 2.2, { start: 0.9, end: 0.5, samples: 9 })));
  box.blot([ellipse(-63, -62, 3.2), ellipse(-47, -85, 3.2)]);
}

/**
 * A newborn butterfly from the side, clinging with its legs, wings soft and damp over its back. Feet
 * near (-26, 34), head up and left; about 170 × 230.
 */
export function clingingButterfly(
  art: Art,
  x: number,
  y: number,
  scale: number,
  {
    tones = ['#fff0e6', '#f29aa2', '#7a2350'],
    ...placement
  }: Placement & { tones?: readonly [string, string, string] } = {},
): void {
  const box = local(art, x, y, scale, placement);
  wings(box, tones);
  body(box);
  for (const [u, v, radius] of [
    [52, 50, 5],
    [84, 54, 6.5],
    [114, 30, 5],
  ] as const) {
    dewDrop(art, ...box.at(u, v), radius * scale);
  }
}
