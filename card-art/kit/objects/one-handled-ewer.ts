import {
  type Art,
  LINE,
  type Local,
  local,
  type Placement,
  type Point,
  points,
  ramp,
  range,
  svgPath,
  tube,
} from '../pen/index.ts';
import { sparkle } from '../sky/star.ts';

/** Engraving on cream, where gold would vanish. */
const BROWN = '#7a5030';

/** Light, half-light, shade, deep shade. */
const PEARL = ['#fbe6d6', '#d9b3c8', '#8a6aa6', '#35245f'] as const;
type Tones = readonly [string, string, string, string];

/** Small, with a straight base: a flared one made a fish of the tilted ewer. */
const FOOT = svgPath('M-24 88C-25 94 -29 98 -29 102V110H29V102C29 98 25 94 24 88ZM-29 102H29');
const BODY = svgPath(
  'M-18 -114C-14 -98 -14 -84 -19 -70C-54 -54 -74 -20 -68 20C-62 62 -34 88 0 96',
  'C34 88 62 62 68 20C74 -20 54 -54 19 -70C15 -82 18 -94 32 -104C44 -112 56 -116 64 -126',
  'C40 -128 22 -120 8 -124C-4 -128 -14 -124 -18 -114Z',
);
/** The dark inside, seen over the near lip. */
const MOUTH = svgPath(
  'M-16 -116C-4 -128 10 -122 24 -122C38 -122 50 -125 62 -126C48 -116 30 -110 14 -111',
  'C0 -112 -10 -110 -16 -116Z',
);

/** The water's surface inside the mouth, up to the beak. */
const WATER = svgPath('M22 -121C38 -121 50 -124 62 -126C50 -117 40 -112 27 -110C21 -112 19 -117 22 -121Z');

/** One free loop on the far side of the beak. */
function handle(box: Local): void {
  const loop = tube(points('-12,-112 -44,-134 -86,-118 -100,-70 -88,-28 -58,-6'), [5.5, 7, 8, 8.5, 7, 5]);
  box.solid(loop.outline, box.linear(-100, -60, -20, -60, ramp(0, '#fff3da', 1, '#b98a5a')));
  box.line(loop.edge(0.25, 0.08, 0.92, 16), LINE.hair, BROWN, 0.9);
}

/** Shaded flank, a band of stars between two lines, flutes below it. */
function decoration(box: Local, deep: string): void {
  box.fill(svgPath('M22 -76C60 -52 66 10 40 54C24 80 8 92 0 100L110 100L110 -76Z'), deep, 0.5);
  box.fill(svgPath('M-80 -16C-40 4 40 4 80 -16L80 22C40 42 -40 42 -80 22Z'), deep, 0.85);
  box.line(svgPath('M-80 -16C-40 4 40 4 80 -16M-80 22C-40 42 40 42 80 22'), LINE.fine + 0.3);
  box.line(svgPath('M-50 -50C-24 -38 24 -38 50 -50M-19 -76C-8 -70 8 -70 19 -76'), LINE.fine, 'gold', 0.9);
  const flutes = range(13, (i) => {
    const u = i / 6 - 1;
    return svgPath(`M${66 * u} ${45 - 14 * u * u}C${60 * u} 66 ${34 * u} 86 ${6 * u} 95`);
  });
  box.line(flutes, LINE.hair, 'gold', 0.9);
  for (let i = 0; i < 5; i++) {
    const u = (i - 2) / 2.2;
    box.blot(sparkle(60 * u, 15 - 12 * u * u, 12));
  }
}

/**
 * A ewer with one handle, upright before the turn: about 170 wide, foot at y = 120, beak at (64, -126).
 * @returns where water comes out of the dark mouth; paint the stream after the ewer.
 */
export function oneHandledEwer(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { tones = PEARL, ...placement }: Placement & { tones?: Tones } = {},
): Point {
  const box = local(art, x, y, scale, placement);
  const [lite, half, shade, deep] = tones;
  handle(box);
  box.solid(FOOT, box.linear(-36, 0, 36, 0, ramp(0, half, 1, deep)));
  box.fill(BODY, box.radial(-26, -20, 160, ramp(0, lite, 0.3, half, 0.65, shade, 1, deep)));
  box.clip(BODY, () => decoration(box, deep));
  box.line(BODY, LINE.bold * 0.9);
  box.solid(MOUTH, art.palette.ink);
  box.fill(WATER, box.linear(20, -116, 58, -122, ramp(0, art.palette.mist, 1, art.palette.pale)));
  return box.at(56, -123);
}
