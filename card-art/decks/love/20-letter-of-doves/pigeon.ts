import { INK, lit, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, type Path } from '../../../kit/pen/index.ts';

/** The evening light comes from the left, low. */
export const form = lit({
  from: { towards: [-1, -0.35] },
  shade: '#3c5a66',
  rim: '#ffd9a0',
  rimWidth: 2,
  stray: 0.2,
});

export type Pose = 'looking' | 'resting' | 'preening';

export interface Coat {
  body: string;
  wing: string;
  tail: string;
  /** Bars over the wing, where it has some. */
  bars?: string;
}
export const WHITE: Coat = { body: '#f2ead9', wing: '#e2ddd0', tail: '#cfcfc8' };
export const GREY: Coat = { body: '#7f979b', wing: '#a2b1b0', tail: '#56707a', bars: '#324852' };

/** Trunk and head of a pose as one outline: its bill, its eye, where its wing lies. */
interface Shape {
  outline: Path;
  bill: Path;
  eye: readonly [number, number];
  wing: Path;
  tail: Path;
  /** Lengths of its legs. */
  legs: number;
}

const WING = '-19,-46 -4,-49 16,-40 38,-25 60,-9! 34,-11 8,-14 -12,-20 -23,-32';
const TAIL = '24,-30! 76,-4! 75,3! 68,5 30,-9!';

const SHAPES: Record<Pose, Shape> = {
  looking: {
    outline: closed(
      '-40,-92! -35,-97 -26,-97 -20,-91 -18,-80 -18,-66 -8,-54 14,-42 36,-27 50,-16! 34,-9 14,-11 -6,-11 -20,-16 -31,-28 -35,-44 -33,-60 -33,-74 -39,-84!',
    ),
    bill: closed('-38,-93! -50,-95 -51,-93 -39,-86!'),
    eye: [-31, -91],
    wing: closed(WING),
    tail: closed(TAIL),
    legs: 13,
  },
  resting: {
    outline: closed(
      '-40,-56! -39,-64 -32,-69 -22,-68 -15,-61 -2,-53 18,-42 38,-26 50,-14! 36,-3 12,0 -14,0 -32,-6 -42,-20 -43,-36 -38,-47 -38,-51!',
    ),
    bill: closed('-38,-59! -48,-55 -48,-53 -38,-52!'),
    eye: [-31, -60],
    wing: closed('-22,-42 -4,-49 18,-38 38,-23 62,-5! 34,-5 8,-7 -14,-12 -26,-24'),
    tail: closed('24,-26! 76,-1! 75,5! 68,7 30,-3!'),
    legs: 0,
  },
  preening: {
    outline: closed(
      '-8,-66! -2,-74 -4,-82 -14,-87 -25,-84 -31,-76 -36,-62 -39,-46 -36,-28 -24,-15 -6,-11 14,-11 34,-9 50,-16! 36,-27 16,-42 2,-52 -10,-58!',
    ),
    bill: closed('-4,-74! 5,-63 4,-61 -7,-67!'),
    eye: [-11, -77],
    wing: closed(WING),
    tail: closed(TAIL),
    legs: 12,
  },
};

function legs(box: Local, length: number): void {
  for (const [x, fill] of [
    [2, '#8a4f48'],
    [-9, '#b0625a'],
  ] as const) {
    box.line(curve(`${x},-${length + 1} ${x - 1},0`), 2.6 * box.scale, fill);
    box.line(
      [curve(`${x - 1},0 ${x - 10},1`), curve(`${x - 1},0 ${x - 6},3.4`), curve(`${x - 1},0 ${x + 5},1`)],
      2 * box.scale,
      fill,
    );
  }
}

/** A pigeon that faces left, 110 × `scale` long, its feet at (x, y). */
export function pigeon(art: Art, x: number, y: number, scale: number, pose: Pose, coat: Coat): void {
  const box = local(art, x, y, scale);
  const { outline, bill, eye, wing, tail, legs: length } = SHAPES[pose];
  const soft = 9 * scale;
  const fine = { rimWidth: 1.4 };
  if (length) legs(box, length);
  form(art, box.place(tail), coat.tail, soft * 0.4, fine);
  art.fill(box.place(bill), '#8b6a62');
  form(art, box.place(outline), coat.body, soft, { depth: 0.9 });
  form(art, box.place(wing), coat.wing, soft * 0.6, { rimWidth: 0.8, depth: 0.7 });
  if (coat.bars) strokes(box, ['14,-34 8,-26 6,-16', '26,-28 21,-20 20,-13'], 4.4 * scale, coat.bars, 0);
  strokes(box, ['20,-26 40,-17 56,-9', '8,-20 30,-13 46,-9'], INK.detail, coat.tail, 0.1);
  box.fill(ellipse(...eye, 2.3), '#c47a4c').fill(ellipse(...eye, 1.6), '#1b2a30');
}
