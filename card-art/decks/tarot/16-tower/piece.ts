import { finger } from '../../../kit/figure/finger.ts';
import { type Plane, strokes, twoTone } from '../../../kit/hand/index.ts';
import { closed, type Local, local, Path, unit } from '../../../kit/pen/index.ts';
import { FIRE_RIM, TO_FIRE } from './form.ts';

/** What a part of somebody falling is painted in: towards the fire, away from it. */
interface Stuff {
  fill: string;
  shade: string;
  /** Nothing of the fire falls on its edge: it lies before another part, or in its shadow. */
  unlit?: boolean;
}

export const SKIN: Stuff = { fill: '#d4936f', shade: '#8f5058' };
/** Skin that turns from the fire; a crease in it. */
export const DIM = '#b9745f';
export const CREASE = '#6e3848';

const firelit = twoTone({ towards: unit(TO_FIRE) });

/**
 * One part of somebody falling, with the fire on its right edge.
 * @param outline it, or its knots
 * @param tones what lies on it, back to front: closed knots and their colour
 * @param soft how broad its shaded side is, in units of the picture
 */
export function piece(
  box: Local,
  outline: string | Path,
  { fill, shade, unlit }: Stuff,
  tones: readonly (readonly [knots: string, colour: string])[] = [],
  soft = 4,
): void {
  firelit(
    box,
    outline,
    { fill, shade, soft, rimWidth: 1.9, ...(unlit ? {} : { rim: FIRE_RIM }) },
    ...tones.map(([knots, colour]): Plane => [closed(knots), colour]),
  );
}

const FINGERS = [
  ['16,-14 40,-46 54,-66 66,-86', 26],
  ['84,-24 116,-42 140,-54 160,-60', 21],
  ['90,-8 128,-16 156,-20 180,-18', 22],
  ['88,10 122,14 146,20 166,30', 21],
  ['80,25 106,36 124,48 136,62', 19],
] as const;
const PALM = closed(
  '-16,-17! 8,-21 28,-31 48,-36! 64,-35 90,-31! 98,-14 98,4 92,20 84,32! 60,34 34,29 8,19 -16,17!',
);

interface Arm {
  /** From the shoulder to the wrist, in the body's centimetres. */
  outline: string;
  /** The middle of the wrist. */
  wrist: readonly [x: number, y: number];
  /** Where the fingers point on the picture: clockwise from the right, or from the left where the hand is mirrored. */
  rot: number;
  mirror?: boolean;
  tones?: readonly (readonly [knots: string, colour: string])[];
}

/** A bare arm and its spread hand in one form, so that no seam runs across the wrist. The hand is written in millimetres. */
export function arm(body: Local, { outline, wrist, rot, mirror = false, tones = [] }: Arm): void {
  const own = handAt(body, wrist, rot, mirror);
  firelit(
    body.art,
    Path.join([body.place(closed(outline)), own.place(PALM)]),
    { ...SKIN, soft: 3.4, rim: FIRE_RIM, rimWidth: 1.9 },
    ...tones.map(([knots, colour]): Plane => [body.place(closed(knots)), colour]),
    [own.place(closed('44,-30! 64,-24 72,-8 64,12 44,14! 54,0 54,-16!')), DIM],
  );
  strokes(own, ['46,-28 56,-14 54,2 44,14', '4,-12 8,0 4,12'], 1, CREASE, 0);
}

/** A hand that comes out of a sleeve, which is painted after it. */
export function hand(body: Local, wrist: readonly [number, number], rot: number, mirror = false): void {
  const own = handAt(body, wrist, rot, mirror);
  piece(own, PALM, SKIN, [['44,-30! 64,-24 72,-8 64,12 44,14! 54,0 54,-16!', DIM]], 2.4);
  strokes(own, ['46,-28 56,-14 54,2 44,14'], 1, CREASE, 0);
}

function handAt(body: Local, [x, y]: readonly [number, number], rot: number, mirror: boolean): Local {
  const own = local(body.art, ...body.at(x, y), body.scale * 0.122, { rot, mirror });
  for (const [course, width] of FINGERS) piece(own, finger(course, width), SKIN, [], 1.2);
  return own;
}
