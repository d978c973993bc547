import {
  type Art,
  clamp,
  curve,
  ellipse,
  LINE,
  type Local,
  line,
  local,
  type Paint,
  Path,
  type PathLike,
  type Placement,
  polar,
  ramp,
  range,
  spline,
  svgPath,
} from '../../../kit/pen/index.ts';
import { horned } from '../../../kit/sky/moon.ts';

/** Engraving on cream, where gold would vanish. */
const BROWN = '#7a5030';
/** Light, half-light, shade, deep shade. */
export type MothTones = readonly [lite: string, half: string, shade: string, deep: string];

const MOONLIT: MothTones = ['#fff3ea', '#d9b3c8', '#8a6aa6', '#38285f'];

const FOREWING = svgPath(
  'M4 -18C26 -52 74 -84 122 -82C136 -81 140 -72 134 -62C128 -52 126 -40 116 -30',
  'C98 -10 62 6 34 6C20 6 10 0 4 -6Z',
);
const HINDWING = svgPath('M4 -2C24 4 58 4 84 12C96 22 94 48 80 64C68 78 48 78 36 66C22 52 10 30 4 10Z');

/** A shape, or its mirror image, in the moth's own box. */
type Side = (path: PathLike) => Path;
const SIDES: readonly Side[] = [(path) => Path.join(path), (path) => Path.join(path).mirror(0)];

/** Two bands and a fringe of short rays. */
function hindwing(box: Local, side: Side, tone: Paint, deep: string): void {
  box.solid(side(HINDWING), tone);
  box.clip(side(HINDWING), () => {
    box.fill(side(svgPath('M0 0C30 16 66 14 96 24L90 34C64 26 34 28 8 14Z')), deep, 0.5);
    const fringe = range(13, (i) => {
      const angle = 96 + i * 7.4;
      return line(...polar(10, 4, 26, angle), ...polar(10, 4, 90, angle));
    });
    box.line(side(fringe), LINE.hair, 'gold', 0.8);
  });
  box.line(side(svgPath('M80 18C88 30 84 48 74 58C64 68 50 68 40 58')), LINE.fine, 'gold', 0.9);
}

/** Dark leading edge, wavy band, one crescent mark: a round one would be an eye. */
function forewing(box: Local, side: Side, tone: Paint, deep: string): void {
  box.solid(side(FOREWING), tone, LINE.mid * 1.15);
  box.clip(side(FOREWING), () => {
    box.fill(side(svgPath('M0 -10C28 -46 76 -78 130 -78L132 -70C82 -66 40 -40 10 -6Z')), deep, 0.62);
    const band = svgPath(
      'M74 14C66 -4 84 -22 78 -40C76 -52 84 -62 82 -74L94 -78',
      'C94 -62 88 -52 92 -40C96 -24 80 -8 88 8Z',
    );
    box.fill(side(band), deep, 0.55);
    const veins = range(11, (i) => {
      const angle = 55 + i * 5.2;
      return spline([polar(2, -12, 20, angle), polar(2, -12, 70, angle + 2), polar(2, -12, 136, angle - 2)]);
    });
    box.line(side(veins), LINE.hair, 'gold', 0.8);
  });
  box.line(side(svgPath('M126 -74C122 -60 118 -46 108 -36C94 -20 70 -6 46 -2')), LINE.fine, 'gold', 0.95);
  box.fill(side(horned(56, -34, 9, 7.6, 4.4, 20)), '#fffaf0');
}

/** A rib with combs. */
function antenna(box: Local, side: Side): void {
  const rib = curve('4,-32 14,-52 30,-66 46,-70');
  box.line(side(rib));
  const combs = rib
    .walk(12)
    .slice(2, 11)
    .flatMap(({ x, y, angle, t }) => {
      const length = 8.5 * Math.sin(Math.PI * clamp(t, 0.1, 0.95));
      return [-52, 52].map((turn) => line(x, y, ...polar(x, y, length, angle + turn)));
    });
  box.line(side(combs), LINE.fine, 'gold', 0.9);
}

/** Segmented abdomen, furry collar, head. */
function body(box: Local, [lite, half, shade]: MothTones): void {
  const abdomen = svgPath('M-8 2C-11 20 -9 42 0 62C9 42 11 20 8 2Z');
  box.solid(abdomen, box.linear(-10, 0, 10, 0, ramp(0, shade, 0.45, lite, 1, shade)));
  const segments = range(6, (i) => {
    const [half, y] = [9 - i * 1.1, 12 + i * 8];
    return svgPath(`M${-half} ${y}C${-half * 0.4} ${y + 4} ${half * 0.4} ${y + 4} ${half} ${y}`);
  });
  box.line(segments, LINE.fine, BROWN, 0.9);
  const collar = svgPath('M0 -30C12 -30 15 -14 12 -2C8 8 -8 8 -12 -2C-15 -14 -12 -30 0 -30Z');
  box.solid(collar, box.radial(-3, -18, 24, ramp(0, '#fffaf0', 1, half)));
  const fur = range(9, (i) => line(...polar(0, -12, 3, -100 + i * 25), ...polar(0, -12, 11, -100 + i * 25)));
  box.line(fur, LINE.hair, BROWN, 0.8);
  box.solid(ellipse(0, -33, 6, 5), shade, LINE.fine);
}

/** A moth from the front, wings open, about 270 wide; (x, y) lies between the wings. */
export function moth(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { tones = MOONLIT, ...placement }: Placement & { tones?: MothTones } = {},
): void {
  const [lite, half, shade, deep] = tones;
  const box = local(art, x, y, scale, placement);
  const tone = box.radial(0, -10, 140, ramp(0, deep, 0.3, shade, 0.66, half, 1, lite));
  for (const side of SIDES) {
    hindwing(box, side, tone, deep);
    forewing(box, side, tone, deep);
    antenna(box, side);
  }
  body(box, tones);
}
