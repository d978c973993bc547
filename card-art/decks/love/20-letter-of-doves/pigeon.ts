import { INK, lit, strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, type Path } from '../../../kit/pen/index.ts';

const RIM = '#ffd9a0';
/** The evening light comes from the left, low. */
export const form = lit({
  from: { towards: [-1, -0.35] },
  shade: '#3c5a66',
  rim: RIM,
  rimWidth: 2,
  stray: 0.2,
});

/** A perched bird is too small for grain: one clean plane of shade. */
const small = twoTone({ towards: [-0.9, -0.5] });

export type Pose = 'looking' | 'resting' | 'preening';

export interface Coat {
  body: string;
  wing: string;
  tail: string;
  shade: string;
  /** Bars over the wing, where it has some. */
  bars?: string;
}
export const WHITE: Coat = { body: '#f2ead9', wing: '#d8d7cd', tail: '#b9c0bc', shade: '#a9b7b6' };
export const GREY: Coat = {
  body: '#7f979b',
  wing: '#a2b1b0',
  tail: '#56707a',
  shade: '#5d7880',
  bars: '#324852',
};

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

const WING = '-22,-40 -14,-49 0,-50 18,-41 40,-26 70,-5! 48,-8 34,-9 8,-12 -12,-18 -22,-29';
const TAIL = '24,-30! 76,-4! 75,3! 68,5 30,-9!';

const SHAPES: Record<Pose, Shape> = {
  looking: {
    outline: closed(
      '-40,-77! -39,-85 -33,-90 -24,-89 -17,-83 -15,-74 -13,-65 -2,-55 18,-43 38,-28 50,-16! 34,-8 14,-8 -6,-8 -24,-12 -37,-23 -44,-38 -43,-52 -37,-63 -37,-71!',
    ),
    bill: closed('-39,-80! -49,-77 -49,-75 -38,-73!'),
    eye: [-30, -79],
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
  const fine = { rim: RIM, rimWidth: 1.4 };
  if (length) legs(box, length);
  small(art, box.place(tail), { fill: coat.tail, shade: coat.shade, soft: soft * 0.3, ...fine });
  art.fill(box.place(bill), '#8b6a62');
  small(box, outline, { fill: coat.body, shade: coat.shade, soft, rim: RIM, rimWidth: 2 }, [
    '-48,-34! -38,-24 -26,-17 -8,-14 20,-15 54,-22! 44,4 -10,4 -48,-6!',
    coat.shade,
  ]);
  small(art, box.place(wing), {
    fill: coat.wing,
    shade: coat.shade,
    soft: soft * 0.5,
    rim: RIM,
    rimWidth: 0.8,
  });
  if (coat.bars) strokes(box, ['14,-34 8,-26 6,-16', '26,-28 21,-20 20,-13'], 4.4 * scale, coat.bars, 0);
  strokes(
    box,
    ['18,-29 38,-19 60,-7', '10,-22 30,-14 50,-8', '-4,-18 12,-15 30,-10'],
    INK.detail,
    coat.bars ?? '#8fa5a4',
    0.1,
  );
  box.fill(ellipse(...eye, 2.3), '#c47a4c').fill(ellipse(...eye, 1.6), '#1b2a30');
}
