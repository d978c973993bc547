import {
  type Art,
  closed,
  curve,
  LINE,
  type Local,
  lerp,
  local,
  type Paint,
  type Placement,
  ramp,
  ribbon,
  type spline,
  svgPath,
} from '../../../kit/pen/index.ts';
import { featherRank } from './wing.ts';

/** From light to dark: breast, side, back, shade. */
export type SwallowTones = readonly [string, string, string, string];

const BODY = closed(
  '95,-5! 86,-14 72,-24 54,-23 28,-14 -12,-8 -46,-3 -70,4! -48,12 -12,21 22,25 54,18 76,6 86,0!',
);
/** The dark cap and back, over the light breast. */
const BACK = closed('88,-12! 72,-24 54,-23 28,-14 -12,-8 -46,-3 -70,4! -40,6 -6,4 24,-2 46,-8 62,-6 76,-7!');
/** Long outer feathers of the fork, then the short ones between them. */
const FORK = [
  'M-58 -2C-92 -8 -126 -18 -160 -40C-134 -14 -100 2 -62 8Z',
  'M-58 2C-90 6 -122 14 -152 34C-122 28 -88 20 -58 10Z',
  'M-56 -2C-80 -6 -98 -8 -116 -16C-98 4 -80 8 -58 8Z',
  'M-56 2C-78 8 -94 12 -110 22C-92 20 -74 16 -56 10Z',
] as const;

/** A long pointed wing on the shoulder at (x, y); `tilt` turns it clockwise, `down` lets it hang below the body. */
function wing(box: Local, x: number, y: number, tilt: number, down: boolean, plumage: Paint): void {
  const place = (path: ReturnType<typeof spline>) =>
    (down ? path.flip(0) : path).rotate(tilt).translate(x, y);
  const arm = place(curve('0,0 16,-24 14,-52 -2,-78'));
  const side = down ? -1 : 1;
  const heading = (t: number): number => (down ? 180 : 0) + side * lerp(-116, -34, t ** 0.9) + tilt;
  featherRank(box, arm, {
    count: 10,
    from: 0.04,
    heading,
    length: (t) => lerp(46, 104, t ** 1.4),
    width: (t) => lerp(19, 15, t),
    fill: plumage,
    lineWidth: LINE.mid * 0.8,
    bend: -7 * side,
  });
  featherRank(box, arm, {
    count: 7,
    from: 0.05,
    to: 0.86,
    heading: (t) => heading(t) + 7 * side,
    length: (t) => lerp(28, 40, t),
    width: () => 15,
    fill: plumage,
    lineWidth: LINE.mid * 0.7,
    bend: -3 * side,
  });
  box.solid(ribbon(arm, 13, { samples: 10, start: 0.7, end: 0.2 }), plumage, LINE.mid * 0.8);
}

/**
 * A small swallow-tailed bird in flight, head to the right, lid closed; about 255 long. `near` and
 * `far` turn its wings; `banking` lets the near one hang below the body. The tip of its beak is at (95, -4).
 */
export function swallow(
  art: Art,
  x: number,
  y: number,
  scale: number,
  {
    tones,
    near = 0,
    far = 30,
    banking = false,
    ...placement
  }: Placement & { tones: SwallowTones; near?: number; far?: number; banking?: boolean },
): void {
  const box = local(art, x, y, scale, placement);
  const [breast, side, back, shade] = tones;
  const farPlumage = box.radial(30, -20, 150, ramp(0, side, 0.5, back, 1, shade));
  const plumage = box.radial(40, banking ? 20 : -20, 160, ramp(0, breast, 0.3, side, 0.8, back, 1, shade));
  wing(box, 30, -12, far, false, farPlumage);
  for (const feather of FORK) box.solid(svgPath(feather), farPlumage, LINE.mid * 0.8);
  box.solid(BODY, box.linear(20, -22, 10, 26, ramp(0, side, 0.5, breast, 1, side)));
  box.solid(BACK, box.linear(80, -20, -60, 4, ramp(0, back, 1, shade)), LINE.fine);
  box.line(svgPath('M54 8C40 16 20 19 0 18M40 16C28 21 12 23 -6 20'), LINE.hair, back, 0.7);
  wing(box, 24, banking ? -2 : -10, near, banking, plumage);
  // beak, and the closed lid
  box.solid(svgPath('M82 -13C90 -12 98 -8 101 -3C94 -3 87 -3 81 -2Z'), '#e0a070', LINE.fine);
  box.blot(ribbon(svgPath('M66 -14C69 -9 75 -9 78 -13'), 2.8, { start: 0.3 }), '#fff0e4');
}
