import { type Art, ellipse, LINE, local, points, ramp, spline, stipple } from '../pen/index.ts';

/**
 * The seas of the moon as people in Japan read them: a hare that pounds rice. All for a disc of
 * radius 100, with soft, uneven shores as seas have.
 */
const HARE = spline(
  points(
    '-12,60 -30,62 -46,58 -58,46 -60,26 -56,4 -48,-14 -34,-27 -24,-36 -22,-48 -17,-57',
    '-27,-74 -27,-90 -17,-90 -8,-76 -4,-62 1,-61 3,-78 10,-94 19,-90 18,-72 15,-59 25,-51 33,-40',
    '29,-30 17,-25 13,-18 28,-13 44,-10 50,-2 44,5 28,3 12,4 14,20 8,38 16,52 10,61',
  ),
  true,
);
const MORTAR = spline(
  points('24,30 44,26 68,29 70,38 62,46 59,54 62,64 68,73 48,77 28,74 34,64 38,54 33,46 25,39'),
  true,
);
const PESTLE = spline(points('43,-34 52,-35 52,-20 49,-4 50,14 47,28 43,27 42,10 44,-6 42,-22'), true);
/** Seas that belong to no story. */
const OTHERS = [
  spline(points('-80,-34 -70,-48 -58,-50 -54,-40 -64,-28 -74,-22'), true),
  spline(points('-88,14 -80,4 -74,16 -78,34 -86,32'), true),
  spline(points('66,-54 76,-48 82,-34 76,-28 66,-38'), true),
];

/** Craters: x, y, radius. */
const CRATERS = [
  [-24, 82, 3.6],
  [4, 86, 2.4],
  [78, 2, 4],
  [62, -10, 2.4],
  [-48, -66, 3.4],
  [-40, -52, 2.2],
  [82, 20, 2.2],
  [48, -66, 3],
  [-72, 58, 2.8],
] as const;

/** A full moon of `radius` whose shadows are the hare; gold contour, cream body. */
export function hareMoon(art: Art, x: number, y: number, radius: number): void {
  const box = local(art, x, y, radius / 100);
  const disc = ellipse(0, 0, 100);
  box.fill(disc, box.radial(-14, -20, 126, ramp(0, '#fffdf4', 0.5, '#fcf0da', 0.8, '#f0dbd2', 1, '#cbb5d6')));
  const story = [HARE, MORTAR, PESTLE];
  box.blot(story, '#c6b3d0', 0.5);
  box.line(story, 7, '#c6b3d0', 0.2);
  box.line(story, 3, '#c6b3d0', 0.24);
  box.blot(OTHERS, '#c6b3d0', 0.3);
  box.line(OTHERS, 5, '#c6b3d0', 0.16);
  const grain = [...story, ...OTHERS].map((sea, i) =>
    stipple(sea, i ? 80 : 420, (_, sy) => 0.35 + sy / 160, `sea${i}`),
  );
  box.line(grain, 1.4, '#8f79ad', 0.34);
  for (const [cx, cy, r] of CRATERS) {
    box.fill(ellipse(cx + r * 0.18, cy + r * 0.18, r * 0.8), '#d6bfd0', 0.55);
    box.line(ellipse(cx, cy, r), LINE.hair, '#b594a8', 0.6);
  }
  box.line(disc, LINE.mid);
  box.line(ellipse(0, 0, 104), LINE.hair, 'gold', 0.6);
}
