import { flat, type Plane, strokes } from '../../../kit/hand/index.ts';
import { closed, type Local, limb, local } from '../../../kit/pen/index.ts';
import { HERS, HIS } from './heads.ts';
import { RIM, toned } from './view.ts';

/** Where the two hands meet, in the dancers' box. */
const place = (on: Local): Local => local(on.art, ...on.at(-13, -50), on.scale * 0.84);

/** A finger's breadth from its root to its round tip. */
const TAPER = [1, 1, 1.02, 1, 0.98, 0.96, 0.95, 0.94, 0.92, 0.88, 0.78, 0.58, 0.12];

/** From its knuckle to its tip; `planes` lie over its shade. */
function finger(
  on: Local,
  course: string,
  width: number,
  fill: string,
  shade: string,
  ...planes: Plane[]
): void {
  const shape = limb(
    course,
    TAPER.map((part) => (part * width) / 2),
    26,
  );
  flat(on, shape, fill, { side: [-1.2, 2.2], paint: shade }, ...planes);
}

/** His hand from its cuff, held out flat under hers and in its shade: the fingers two by two, their tips in the light. */
export function hisPalm(on: Local): void {
  const box = place(on);
  for (const [pair, parting] of [
    [
      '-104,-272! -132,-267 -150,-264 -160,-267 -166,-271.6! -170,-271 -169.6,-267! -172,-264.6 -169,-261! -158,-256 -132,-254 -104,-256!',
      '-169.6,-267 -160,-261.4 -146,-259.6',
    ],
    [
      '-102,-262! -126,-258 -146,-255.6 -157,-258! -162,-259 -163,-255.4! -163.6,-252 -159,-249.4! -148,-246.4 -130,-245.4 -114,-244.4 -100,-245!',
      '-163,-255.4 -154,-251.4 -140,-251',
    ],
  ] as const) {
    flat(
      box,
      pair,
      '#a86c52',
      // what her hand shades
      ['-100,-290! -150,-276 -156,-262 -152,-246 -140,-236! -90,-236!', HIS.shade],
      { side: [0.4, 2], paint: HIS.dark },
      { side: [-0.6, -1.4], paint: '#dca878' },
    );
    strokes(box, [parting], 1.3, HIS.dark, 0);
  }
  toned(
    box,
    '-94,-271! -106,-279 -118,-276 -124,-268! -124,-256 -120,-247! -108,-243 -100,-244 -92,-250!',
    { ...HIS, soft: 0, rimWidth: 0 },
    ['-90,-258! -106,-262 -128,-264! -134,-240 -90,-240', HIS.shade],
  );
}

/** The back of her hand, laid in his: knuckles in one arc, the fingers let down over his. */
export function herHand(on: Local): void {
  const box = place(on);
  for (const [course, width] of [
    ['-118,-284 -136,-287 -148,-283 -158,-276', 7.6],
    ['-120,-279.6 -139,-281.6 -152,-276.6 -161.6,-268.6', 8],
    ['-122,-274 -139,-275.6 -151,-270.4 -158.6,-262.8', 7.8],
    ['-122,-268.6 -135,-270 -144.6,-265.6 -151,-259.4', 7],
  ] as const)
    finger(box, course, width, HERS.fill, HERS.shade, { side: [0.5, -1], paint: '#f6cf98' });
  flat(
    box,
    '-99,-254! -101,-263 -104,-272 -108,-280 -115,-286 -124,-289! -130,-287 -134,-281 -134.6,-274 -131,-266! -124,-261 -117,-257 -113.6,-246!',
    HERS.fill,
    ['-138,-272! -126,-270 -117,-262 -109,-246! -130,-246', HERS.shade],
    // what his thumb shades
    ['-128,-292! -112,-285 -104,-272 -98,-258! -102,-258 -109,-273 -116,-281 -130,-286!', HERS.shade],
  );
  strokes(
    box,
    ['-129,-283 -132,-283', '-131.6,-277 -134.6,-276.6', '-130,-271 -133,-270'],
    1.2,
    HERS.line,
    0,
  );
}

/** His thumb: it grows out of the ball beside his cuff and lies over the back of her hand. */
export function hisThumb(on: Local): void {
  flat(
    place(on),
    closed(
      '-93,-258! -94.6,-271! -99,-278 -106,-287 -114,-292! -121,-295 -127,-293 -127,-289! -122,-286 -115,-284 -109,-277 -104,-267 -100,-258!',
    ),
    HIS.fill,
    ['-127,-290! -121,-289 -114,-287 -107,-279 -101,-268 -97,-256! -110,-256 -118,-282', HIS.shade],
    { along: ['-94.6,-271 -99,-278 -106,-287 -114,-292 -121,-295 -127,-293'], paint: RIM, width: 3.4 },
  );
}
