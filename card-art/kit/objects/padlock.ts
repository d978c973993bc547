import {
  type Art,
  ellipse,
  LINE,
  type Local,
  local,
  points,
  ramp,
  range,
  ribbon,
  roundRect,
  spline,
  svgPath,
} from '../pen/index.ts';
import { leaf } from '../plants/leaf.ts';
import { type MetalTones, metal } from './metal.ts';

const DARK_METAL: MetalTones = ['#d98a80', '#9a4c60', '#5e1f40', '#35102a'];
const LIT_PLATE: MetalTones = ['#fff3ea', '#f7cdb8', '#c47f78', '#8a4258'];

const BODY = svgPath(
  'M-80 -58C-52 -64 -30 -60 0 -66C30 -60 52 -64 80 -58C90 -18 86 30 62 58C44 78 18 84 0 104',
  'C-18 84 -44 78 -62 58C-86 30 -90 -18 -80 -58Z',
);

/** One bent bar with a lit inner edge, on two feet. */
function shackle(box: Local): void {
  const { art, scale } = box;
  const bar = svgPath('M-66 -52V-152C-66 -258 66 -258 66 -152V-52H47V-152C47 -232 -47 -232 -47 -152V-52Z');
  box.solid(bar, metal(art, ...box.at(0, -140), 90 * scale, DARK_METAL), LINE.bold);
  box.line(svgPath('M-52 -60V-152C-52 -239 52 -239 52 -152V-60'), LINE.fine);
  const collar = metal(art, ...box.at(0, -70), 60 * scale);
  for (const x of [-56.5, 56.5]) {
    box.solid(roundRect(x - 15, -76, 30, 10, 4), collar);
    box.solid(roundRect(x - 18, -66, 36, 9, 3), collar);
  }
}

/** Two briars that rise from the tip and curl beside the keyhole. */
function scrollwork(box: Local): void {
  const stem = spline(points('2,84 18,70 44,52 58,22 54,-12 40,-30 26,-26 26,-14 34,-12'));
  const briar = [
    ribbon(stem, 4.2, { start: 0.8, end: 0.5, samples: 18 }),
    ribbon(spline(points('52,36 36,34 28,44 32,54 39,50')), 3, { start: 0.7, end: 0.4 }),
    ribbon(spline(points('57,4 68,-8 68,-26 58,-34 52,-27')), 3, { start: 0.7, end: 0.4 }),
    leaf(30, 62, 17, 8, 158, 2),
    leaf(47, 46, 15, 7, 60, -2),
    leaf(58, 16, 16, 7, -30, 2),
    leaf(49, -22, 18, 8, -4, 3),
    leaf(40, -31, 15, 7, -66, 2),
    leaf(16, 72, 15, 7, -14, 2),
    ellipse(33.5, -17, 2.6),
    ellipse(37, 48, 2),
    ellipse(54, -28, 2),
  ];
  for (const shape of briar) box.blot(shape.withMirror(0));
}

/** A lit lozenge with the keyhole, light behind it. */
function escutcheon(box: Local): void {
  const plate = svgPath(
    'M0 -30C8 -22 26 -20 26 -2C26 10 20 14 17 26C14 40 8 50 0 60C-8 50 -14 40 -17 26',
    'C-20 14 -26 10 -26 -2C-26 -20 -8 -22 0 -30Z',
  );
  box.solid(plate, metal(box.art, ...box.at(0, 8), 60 * box.scale, LIT_PLATE));
  box.line(plate.scale(0.84, 0.84, 0, 12), LINE.hair, '#8a3f50', 0.8);
  const hole = svgPath(
    'M0 -12C9 -12 13.5 -5 13.5 1C13.5 7 10 10 6.5 13L10 40H-10L-6.5 13C-10 10 -13.5 7 -13.5 1',
    'C-13.5 -5 -9 -12 0 -12Z',
  );
  const inner = ramp(0, '#fffaf2', 0.4, '#ffd0a8', 0.75, '#c24a5c', 1, '#5e1232');
  box.solid(hole, box.radial(0, 2, 36, inner), LINE.mid, '#6a1f3c');
}

/** A heart-shaped padlock: body 170 × 170 round (x, y), keyhole at (0, 8), shackle up to y = -232. */
export function padlock(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  shackle(box);
  const glowing = ramp(0, '#f0a596', 0.34, '#a94c5e', 0.72, '#5c1c3c', 1, '#2c0c22');
  box.solid(BODY, box.radial(0, -12, 150, glowing), LINE.bold);
  box.line(BODY.scale(0.9, 0.9, 0, 6), LINE.mid);
  box.line(BODY.scale(0.855, 0.855, 0, 7), LINE.hair);
  const rim = BODY.scale(0.95, 0.95, 0, 3).walk(35);
  box.blot(range(34, (i) => ellipse(rim[i]!.x, rim[i]!.y, 1.5)));
  scrollwork(box);
  escutcheon(box);
}
