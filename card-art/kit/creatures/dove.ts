import { CREASE } from '../hands/skin.ts';
import { feather, featherRank, shaft } from '../hands/wing.ts';
import {
  type Art,
  LINE,
  type Local,
  lerp,
  local,
  type Paint,
  type Placement,
  points,
  ramp,
  ribbon,
  spline,
  svgPath,
} from '../pen/index.ts';
import { petal } from '../plants/petal.ts';

const ARM = spline(points('0,0 16,-26 12,-58 -8,-86'));
const BODY = spline(
  points('75,-17! 70,-28 58,-35 45,-29 34,-18 4,-12 -30,-4 -56,8 -34,22 0,28 32,22 54,6 66,-8 75,-15!'),
  true,
);
const LINE_WIDTH = LINE.mid;

/** A wing on a shoulder; `tilt` turns it clockwise. */
function wingOn(box: Local, shoulderX: number, shoulderY: number, tilt: number, plumage: Paint): void {
  const arm = ARM.rotate(tilt).translate(shoulderX, shoulderY);
  const heading = (t: number): number => lerp(-112, -24, t) + tilt;
  featherRank(box, arm, {
    count: 9,
    from: 0.06,
    heading,
    length: (t) => lerp(50, 74, Math.sin(t * 2.3)),
    width: () => 17,
    fill: plumage,
    lineWidth: LINE_WIDTH * 0.8,
    bend: -4,
  });
  featherRank(box, arm, {
    count: 7,
    from: 0.06,
    to: 0.82,
    heading: (t) => heading(t) + 6,
    length: (t) => lerp(28, 36, t),
    width: () => 15,
    fill: plumage,
    lineWidth: LINE_WIDTH * 0.7,
    bend: -2,
  });
  box.solid(ribbon(arm, 13, { samples: 10, start: 0.6, end: 0.2 }), plumage, LINE_WIDTH * 0.8);
}

/** A leafed twig hanging from the beak. */
function twigInBeak(box: Local): void {
  box.blot(ribbon(spline(points('78,-13 84,0 86,18')), 2.4, { start: 0.9, end: 0.4 }));
  for (const [x, y, angle] of [
    [82, -6, 120],
    [85, 6, -130],
    [86, 16, 130],
    [86, 20, 180],
  ] as const) {
    box.solid(petal(x, y, 17, 8, angle), '#6f6a96', LINE.fine);
  }
}

/**
 * A dove in flight, head to the right, lid closed; about 190 wide. `lift` 0 … 1: wings level to
 * wings high. Mirrored, a positive `rot` climbs.
 */
export function dove(
  art: Art,
  x: number,
  y: number,
  scale: number,
  {
    lift = 0.8,
    tones = ['#fffaf0', '#eecfd0', '#9a78ae', '#4a3570'],
    twig = false,
    ...placement
  }: Placement & {
    lift?: number;
    tones?: readonly [string, string, string, string];
    twig?: boolean;
  } = {},
): void {
  const box = local(art, x, y, scale, placement);
  const lightX = x + 30 * scale * (placement.mirror ? -1 : 1);
  const plumage = (darker: 0 | 1): Paint =>
    art.radial(
      lightX,
      y - 30 * scale,
      150 * scale,
      ramp(0, tones[darker], 0.5, tones[darker + 1]!, 1, tones[darker + 2]!),
    );
  wingOn(box, 26, -14, lerp(70, 28, lift), plumage(1)); // the far one
  for (const angle of [-74, -118, -84, -108, -96]) {
    box.solid(feather(-44, 10, 56, 16, angle), plumage(1), LINE_WIDTH * 0.8);
    box.line(shaft(-44, 10, 56, 16, angle), LINE.hair, 'gold', 0.7);
  }
  box.solid(BODY, plumage(0));
  const breast = svgPath('M46 4C34 16 16 22 -4 22M54 -4C50 2 46 6 42 9');
  box.line(breast, LINE.hair, CREASE, 0.6);
  wingOn(box, 10, -8, lerp(20, -14, lift), plumage(0));
  box.fill(svgPath('M71 -24C78 -24 84 -20 87 -15C81 -15 76 -13 73 -12Z'), '#e0a070');
  box.blot(ribbon(svgPath('M56 -25C59 -20 65 -20 68 -24'), 2.8, { start: 0.3 }), '#4a2f4e'); // lid
  if (twig) twigInBeak(box);
}
