import { castShadow, INK, type Plane, stippled, strokes, twoTone } from '../../../kit/hand/index.ts';
import { closed, ellipse, type Local, local, type Path } from '../../../kit/pen/index.ts';

/** The noon falls in from the upper left; people are too small for specks. */
export const tones = twoTone({ towards: [-0.66, -0.75] });
const RIM = { rim: '#fff6dc', rimWidth: 1.2 };
/** Of what looks at the light that lies on the water between the two hands. */
export const GLOW = '#ffedc0';
export const SKIN = { fill: '#d0a078', shade: '#96644a', soft: 2.4, ...RIM };
export const LINEN = { fill: '#f1e8d0', shade: '#a8a894', soft: 3, ...RIM };
const STRAW = { fill: '#e2c886', shade: '#a8844a', soft: 4, ...RIM };

/** What somebody throws on the water, to the right and towards us. */
export function thrown(on: Local, whole: Path): void {
  const [x, y] = on.at(0, 0);
  const shadow = castShadow(on.place(whole), y, 0.42, 0.3);
  stippled(on.art, shadow, '#29474a', [x, y], [x + 80, y + 60], [0.9, 0.55]);
}

/** A straw hat from above, tilted by the head under it. */
export function strawHat(on: Local, x: number, y: number, size: number, rot: number, band: string): void {
  const box = local(on.art, ...on.at(x, y), on.scale * size, { rot });
  tones(box, closed('-17,1 -12,-9 0,-12 13,-9 17,1 12,9 0,12 -13,9'), STRAW);
  box.fill(ellipse(1, -1, 9.4, 7.6), band);
  tones(box, ellipse(0.4, -3, 8.6, 6.8), { ...STRAW, fill: '#edd69a', soft: 3 });
  strokes(box, ['-14,3 -6,9 6,9', '-10,-7 0,-10 10,-7'], INK.detail, '#a98a50');
}

/** A face that looks left, in a box of 42 units. */
export function profile(box: Local, ...planes: Plane[]): void {
  tones(
    box,
    closed(
      '-11,-16 -14,-10! -13.4,-6 -15,-2 -19.4,4! -18,6.4 -14.6,7! -16.2,9.4 -14.6,11! -15.6,13.4 -13.6,15! -13.8,18.6 -10,21 -4,19 3,13! 8,8 9,-6 4,-16 -4,-19',
    ),
    { ...SKIN, soft: 0, rimWidth: 0 },
    [closed('-19.4,5! -14,7.4 -12.4,4.6!'), '#96644a'],
    [closed('-6,20! -1,12 1,2! 12,-4 10,14'), '#b0785a'],
    ...planes,
  );
  strokes(box, ['-14.6,11.4 -11.6,12.4 -9,11'], 1.1, '#8a3c40', 0);
}
