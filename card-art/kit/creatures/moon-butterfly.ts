import {
  type Art,
  clamp,
  ellipse,
  LINE,
  type Local,
  local,
  type Path,
  type Placement,
  points,
  ramp,
  random,
  range,
  ribbon,
  spline,
  stipple,
  svgPath,
} from '../pen/index.ts';
import { litMoon } from '../sky/moon.ts';
import { sparkle } from '../sky/star.ts';

/** The right wings, spread flat; the body stands on x = 0. */
const FORE = spline(
  points(
    '6,-30! 40,-88 96,-150 164,-194 214,-207 232,-192 224,-166 219,-150 212,-128 206,-106 198,-82 192,-62 182,-36 172,-10 160,-4 112,-6 52,2 6,4!',
  ),
  true,
);
const HIND = spline(
  points(
    '6,-4! 60,-14 124,-10 168,8 188,44 186,88 170,124 148,146! 146,176 150,206 138,222 124,206 116,172! 92,166 60,150 36,112 14,60 4,30!',
  ),
  true,
);
/** Where the pale inner field ends and the dark border with its moons begins. */
const FORE_FIELD = spline(
  points('10,-26! 44,-82 98,-142 150,-178! 166,-146 164,-110 154,-74 134,-24! 90,-14 46,-4 10,-2!'),
  true,
);
const HIND_FIELD = spline(
  points('10,2! 60,-6 116,-2 142,16! 150,50 142,88 118,118 94,128! 70,124 48,96 24,54 10,26!'),
  true,
);
const FORE_VEINS = svgPath(
  'M8 -24C46 -74 94 -128 150 -176M10 -20C54 -66 108 -112 164 -148M12 -16C60 -50 116 -84 164 -108',
  'M14 -12C62 -36 114 -58 154 -74M14 -8C56 -20 104 -34 144 -48M150 -176L206 -204M164 -148L226 -168',
  'M164 -108L212 -122M154 -74L198 -84M144 -48L184 -40M70 -72C92 -66 98 -52 92 -32',
);
const HIND_VEINS = svgPath(
  'M10 6C58 4 106 4 142 18M12 10C62 20 112 34 148 50M12 14C56 36 104 64 142 88M12 18C46 52 84 88 118 118',
  'M12 22C36 60 66 96 92 126M142 18L176 22M148 50L188 56M142 88L178 106M118 118L140 148M92 126L98 166',
  'M66 6C84 20 84 40 68 48',
);

/** Moons down the border of the right wing: x, y, radius, phase. Round in the middle, thin at both ends. */
const MOONS = [
  [204, -186, 10, 0.1],
  [196, -150, 12, 0.19],
  [187, -112, 14.5, 0.3],
  [172, -68, 17, 0.4],
  [161, 30, 18, 0.5],
  [165, 74, 15.5, 0.62],
  [150, 110, 13, 0.75],
  [120, 144, 10.5, 0.88],
] as const;

const BODY = svgPath(
  'M0 -58C8 -56 10 -44 8 -34C12 -24 11 -8 8 0C9 34 7 80 0 112C-7 80 -9 34 -8 0C-11 -8 -12 -24 -8 -34C-10 -44 -8 -56 0 -58Z',
);
const FEELER = svgPath('M3 -56C14 -88 34 -122 66 -140');

/** One wing: the dark border with its dust of stars, the lit field with veins and scales. */
function wing(box: Local, outline: Path, field: Path, veins: Path, seed: string): void {
  const { palette } = box.art;
  box.solid(
    outline,
    box.radial(0, 0, 270, ramp(0, '#1a2260', 0.6, '#141b52', 1, '#0b1038')),
    LINE.bold * 0.8,
  );
  const dust = (x: number, y: number): number => 0.25 + 0.75 * clamp(Math.hypot(x, y) / 240);
  box.line(stipple(outline, 420, dust, seed), 1.1, palette.pale, 0.6);
  const light = ramp(0, '#fff8ee', 0.22, '#f3c6d2', 0.52, '#a990d6', 0.86, '#5d62b4', 1, '#3a4194');
  box.solid(field, box.radial(0, -4, 232, light), LINE.fine);
  box.line(veins, LINE.mid * 0.8, 'gold', 0.95);
  const scales = random(`${seed}s`);
  box.clip(field, () => {
    const strokes = range(420, () => {
      const [angle, reach] = [scales.between(-Math.PI, Math.PI), scales.between(50, 225)];
      const [x, y] = [Math.sin(angle) * reach, -Math.cos(angle) * reach];
      return svgPath(`M${x} ${y}L${x * 1.05} ${y * 1.05}`);
    });
    box.line(strokes, LINE.hair, '#fff6ee', 0.45);
  });
}

/** The moons down one border. */
function moons(box: Local, side: 1 | -1): void {
  const { palette } = box.art;
  for (const [x, y, radius, phase] of MOONS) {
    box.glow(x * side, y, radius * 2.1, palette.glow, 0.5);
    box.solid(ellipse(x * side, y, radius), '#0a0f36', LINE.fine);
    // left and right run the same way: thin moons lie outside, as the wings mirror each other
    const lit = litMoon(x, y, radius - 0.8, phase);
    box.fill(side > 0 ? lit : lit.mirror(0), '#fff3d8');
  }
}

/**
 * A butterfly seen from above, wings spread, head up: down the dark border of each wing the moon
 * waxes and wanes. (x, y) is the middle of its body; 460 wide at scale 1.
 */
export function moonButterfly(
  art: Art,
  x: number,
  y: number,
  scale: number,
  placement: Placement = {},
): void {
  for (const side of [1, -1] as const) {
    const box = local(art, x, y, scale, placement);
    const turned = (path: Path): Path => (side > 0 ? path : path.mirror(0));
    wing(box, turned(HIND), turned(HIND_FIELD), turned(HIND_VEINS), `h${side}`);
    wing(box, turned(FORE), turned(FORE_FIELD), turned(FORE_VEINS), `f${side}`);
    moons(box, side);
  }
  const box = local(art, x, y, scale, placement);
  box.glow(0, -10, 90, '#fffaf0', 0.8, 1.3);
  box.solid(BODY, box.linear(0, -58, 0, 112, ramp(0, '#5d62b4', 0.4, '#1a2260', 1, '#0b1038')), LINE.mid);
  const rings = range(8, (i) =>
    svgPath(
      `M-${7.6 - i * 0.6} ${14 + i * 11}C-3 ${19 + i * 11} 3 ${19 + i * 11} ${7.6 - i * 0.6} ${14 + i * 11}`,
    ),
  );
  box.line(rings, LINE.fine, 'gold', 0.9);
  box.line(svgPath('M-8 -34C-3 -30 3 -30 8 -34M-9 -4C-3 1 3 1 9 -4'), LINE.fine);
  for (const turned of [FEELER, FEELER.mirror(0)]) {
    box.blot(ribbon(turned, 3, { start: 0.8, end: 0.5, samples: 12 }));
    const tip = turned.walk(2)[1]!;
    box.blot(ellipse(tip.x, tip.y, 4));
  }
  box.blot(sparkle(0, -44, 7), '#fffaf0');
}
