import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, limb, local } from '../../../kit/pen/index.ts';
import { GLOW, SKIN, tones } from './people.ts';

const LINE = '#8a5340';
const SHADE = '#a8714f';
/** The back of a hand before the glow. */
const BACKLIT = '#c08c64';

type Step = readonly [dx: number, dy: number];
/** His, with the glow over its fingers, and hers, with the glow under them. */
const HIS = [
  [0.6, 2],
  [1.2, -1.9],
] as const;
const HERS = [
  [0.4, 3],
  [-0.2, 1.7],
] as const;

/** A finger's breadth from its root to its round tip. */
const TAPER = [1, 1, 1.02, 1, 0.98, 0.96, 0.95, 0.94, 0.92, 0.88, 0.78, 0.58, 0.16];

/** Each from its knuckle over its joint to its tip, the farthest first; one side shaded, one lit by the glow, in steps of the picture. */
function fingers(
  on: Local,
  fill: string,
  [shaded, lit]: readonly [Step, Step],
  courses: readonly (readonly [course: string, width: number])[],
): void {
  for (const [course, width] of courses) {
    const shape = limb(
      course,
      TAPER.map((part) => (part * width) / 2),
      26,
    );
    flat(on, shape, fill, { side: shaded, paint: SHADE }, { side: lit, paint: GLOW });
  }
}

/** Open, its palm up, before the light: in millimetres from the wrist, the fingers along x; the thumb is on our side. */
export function openHand(art: Art, x: number, y: number): void {
  const on = local(art, x, y, 0.64, { rot: -24 });
  fingers(on, SKIN.fill, HIS, [
    ['40,-15 58,-25 71,-33 79,-42', 11.4],
    ['46,-12 68,-20 85,-28 96,-37', 12.6],
    ['50,-4 74,-6 94,-10 108,-17', 13.4],
    ['48,8 71,11 90,10 104,5', 13.4],
  ]);
  tones(
    on,
    closed('-10,-12! 10,-16 26,-19 40,-21 47,-18! 53,-11 55,-2 53,7 51,14! 42,18 26,21 12,18 -8,7!'),
    { ...SKIN, soft: 0, rimWidth: 0 },
    // the hollow of the palm
    [closed('6,-6! 18,-10 30,-9 37,-3 36,5 30,9! 26,2 16,-2'), '#b98860'],
    [closed('28,-22! 42,-16 46,-4 44,12! 56,14 60,-24!'), '#ecc496'],
    { along: ['-10,-12 10,-16 26,-19 40,-21 47,-18'], paint: GLOW, width: 4.4 },
  );
  fingers(on, SKIN.fill, HIS, [['12,12 32,22 50,27 66,25 77,20', 14]]);
  flat(
    on,
    '0,8! 6,1 16,0 28,7 36,15 38,24! 28,26 12,22',
    SKIN.fill,
    { side: [1, 2.4], paint: SHADE },
    { side: [0.9, -1.2], paint: '#ecc496' },
  );
  strokes(on, ['12,1 24,4 33,11 37,17', '45,-16 49,-7 48,5'], 1.1, LINE, 0);
}

/** Reaching down, its back to the light: in millimetres from the wrist, the fingers along x; the thumb is on our side. */
export function reachingHand(art: Art, x: number, y: number): void {
  const on = local(art, x, y, 0.56, { mirror: true, rot: -31 });
  fingers(on, BACKLIT, HERS, [
    ['42,-14 60,-18 74,-17 84,-11', 11.4],
    ['48,-8 70,-12 87,-9 99,-2', 12.4],
    ['50,2 74,3 93,8 107,16', 13],
    ['47,11 68,15 86,21 99,30', 13],
    ['10,10 26,21 42,28 56,29 67,27', 13],
  ]);
  tones(
    on,
    closed('-12,-9! 6,-14 26,-19 42,-19 48,-15! 53,-9 55,1 53,9 49,15! 40,18 26,19 8,15 -12,12!'),
    { ...SKIN, fill: BACKLIT, soft: 0, rimWidth: 0 },
    [closed('-12,3! 16,5 34,8 52,6! 54,24 10,24 -12,14!'), SHADE],
    { along: ['-12,-9 6,-14 26,-19 42,-19 48,-15'], paint: SKIN.rim, width: 1.6 },
    { along: ['-12,12 8,15 26,19 40,18 50,13'], paint: GLOW, width: 4.4 },
  );
  strokes(on, ['45,-10 49,-12', '49,-1 53,-3', '49,8 53,6', '14,15 24,19 34,19'], 1.1, LINE, 0);
}
