import {
  type Art,
  ellipse,
  LINE,
  type Local,
  line,
  local,
  type Paint,
  type Path,
  type Placement,
  polar,
  ramp,
  range,
  ribbon,
  svgPath,
} from '../pen/index.ts';
import type { MothTones } from './moth.ts';

/** A wing: outline, the dark band across it, its veins' headings and lengths. */
const FORE = svgPath(
  'M6 -4C0 -44 18 -98 62 -134C74 -142 84 -136 82 -124C80 -112 88 -106 84 -92C72 -52 46 -14 12 6Z',
);
const FORE_BAND = svgPath(
  'M-10 -92C14 -80 34 -66 56 -62C74 -60 90 -66 104 -76L98 -58C84 -50 70 -46 54 -48C32 -52 10 -64 -12 -76Z',
);
const HIND = svgPath(
  'M8 2C34 -22 66 -30 92 -20C102 -14 100 -4 94 4C98 12 92 22 82 26C74 36 60 36 48 30C32 24 18 14 8 8Z',
);
const HIND_BAND = svgPath('M64 -40C70 -20 70 4 60 40L74 40C82 12 82 -16 76 -40Z');

/** One pair of wings about the root (0, 0); `turn` raises it. */
function wingPair(box: Local, tone: Paint, deep: string, turn: (path: Path) => Path): void {
  const veins = (count: number, from: (i: number) => Path): void => {
    box.line(
      range(count, (i) => turn(from(i))),
      LINE.hair,
      'gold',
      0.8,
    );
  };
  const hind = turn(HIND);
  box.solid(hind, tone);
  box.clip(hind, () => {
    box.fill(turn(HIND_BAND), deep, 0.5);
    veins(6, (i) => line(...polar(8, 4, 18, 72 + i * 9), ...polar(8, 4, 74 - i * 3, 72 + i * 8)));
  });
  const fore = turn(FORE);
  box.solid(fore, tone, LINE.mid * 1.15);
  box.clip(fore, () => {
    box.fill(turn(FORE_BAND), deep, 0.5);
    box.fill(turn(svgPath('M6 -4C0 -44 18 -98 62 -134L70 -132C30 -94 14 -46 14 -4Z')), deep, 0.5);
    veins(7, (i) => line(...polar(6, -2, 20, 14 + i * 5), ...polar(6, -2, 118 - i * 5, 26 + i * 4.5)));
  });
  box.line([hind, fore], LINE.fine);
  box.blot(turn(svgPath('M56 -92C60 -86 60 -80 56 -74C55 -80 55 -86 56 -92Z')), '#fff3ea', 0.9);
}

/** Two feathered feelers. */
function feelers(box: Local): void {
  for (const course of ['M-44 6C-56 -8 -72 -14 -90 -12', 'M-42 4C-48 -14 -60 -26 -78 -30']) {
    const rib = svgPath(course);
    box.line(rib, LINE.mid * 0.8);
    const combs = rib
      .walk(11)
      .slice(2)
      .flatMap(({ x, y, angle, t }) => {
        const length = 8 * Math.sin(Math.PI * Math.min(0.94, t));
        return [-56, 56].map((turn) => line(x, y, ...polar(x, y, length, angle + turn)));
      });
    box.line(combs, LINE.fine, 'gold', 0.9);
  }
}

/** Ringed abdomen, furry collar, head with a closed lid. */
function body(box: Local, [lite, half, shade]: MothTones): void {
  const brown = '#8a4258';
  const abdomen = svgPath('M0 -4C22 -2 48 12 62 32C64 38 58 42 50 38C28 34 6 26 -8 14Z');
  box.solid(abdomen, box.linear(10, -4, 4, 30, ramp(0, lite, 0.5, half, 1, shade)));
  const segments = range(5, (i) =>
    svgPath(
      `M${10 + i * 10} ${2 + i * 6}C${8 + i * 10} ${10 + i * 6} ${4 + i * 10} ${18 + i * 5}`,
      `${-1 + i * 11} ${23 + i * 4}`,
    ),
  );
  box.line(segments, LINE.fine, brown, 0.9);
  const collar = svgPath('M-36 -6C-26 -18 0 -16 8 -2C12 12 0 24 -14 22C-30 20 -42 6 -36 -6Z');
  box.solid(collar, box.radial(-16, -6, 30, ramp(0, '#fffaf2', 1, half)));
  const fur = range(11, (i) => line(...polar(-14, 4, 7, i * 33), ...polar(-14, 4, 17, i * 33 + 14)));
  box.line(fur, LINE.hair, brown, 0.9);
  box.solid(ellipse(-38, 4, 9, 8), half, LINE.fine);
  box.blot(ribbon(svgPath('M-43 3C-41 7 -37 7 -35 4'), 2, { start: 0.3 }), '#5a2440');
}

/**
 * A moth in flight from the side, wings raised, furry and stout, head to the left; about 170 × 190.
 * (x, y) is where the wings grow.
 */
export function flutteringMoth(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { tones, ...placement }: Placement & { tones: MothTones },
): void {
  const box = local(art, x, y, scale, placement);
  const [lite, half, shade, deep] = tones;
  const near = box.radial(0, 0, 150, ramp(0, deep, 0.34, shade, 0.68, half, 1, lite));
  const far = box.radial(0, 0, 150, ramp(0, deep, 0.5, shade, 1, half));
  wingPair(box, far, deep, (path) => path.scale(0.9).rotate(-52).translate(-4, -2));
  feelers(box);
  body(box, tones);
  wingPair(box, near, deep, (path) => path.rotate(2));
}
