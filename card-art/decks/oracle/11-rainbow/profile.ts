import { closed, curve, type Path } from '../../../kit/pen/index.ts';
import type { Parts } from './jumpers.ts';

/** A head's own box, a hundred high round the middle of the skull, looking left, on the picture. */
export const headAt =
  (x: number, y: number, size: number, turn: number) =>
  (knots: string, read = closed): Path =>
    read(knots).scale(size).rotate(turn).translate(x, y);

type OnHead = ReturnType<typeof headAt>;

export interface Flesh {
  fill: string;
  lit: string;
  turned: string;
  shade: string;
  line: string;
}

/** From the side, laughing, in the low sun: brow, nose, cheek and chin in it, temple and jaw out of it. */
export function laughing({ part, lines }: Parts, on: OnHead, flesh: Flesh): void {
  part(
    on(
      '-26,-44! -36,-32 -41,-20 -40.6,-11 -39,-5! -42,1 -47.4,7 -51.6,11.4! -52.4,14.6 -49.6,17.4 -43.6,18.6! -45.6,21 -47,23.6! -41,26 -33,27! -36,33 -40,38! -42.6,40 -42,43.6! -43,47 -39,53 -31,56 -20,53.6 -6,47.4 8,38! 30,30 36,-10 10,-50',
    ),
    flesh.fill,
    undefined,
    [on('-8,-50! -14,-30 -16,-12 -12,4 -6,18 -10,34 -18,46 -22,60! 50,60! 50,-50!'), flesh.turned],
    [on('30,4! 14,26 2,38 -12,47 -30,55! -24,68! 40,60!'), flesh.shade],
    // the laugh lifts the cheek
    [on('-34,9! -26,5 -16,6 -10,13! -16,22 -25,26 -32,24! -36,17'), flesh.lit],
    [
      on('-26,-46! -38,-32 -43,-18 -42,-6 -46,4 -53,11! -46,12 -40,4 -36,-6 -35,-20 -29,-32 -20,-42!'),
      flesh.lit,
    ],
    [on('-50,18.6! -45,16.4 -39,17 -37,20! -42,22'), flesh.shade],
  );
  part(on('-46,23.6! -40,25.6 -31,26 -22,22! -23,30 -29,37 -36,40 -41.4,39!'), '#6d2a2c', undefined, [
    on('-47,23! -40,25 -31,25.6 -22,21.6! -24,27.4 -32,30.6 -40,29.6!'),
    '#fff6e2',
  ]);
  lines([on('-37,-3 -31,-8.6 -23,-3.4', curve)], '#33201e', 2.2);
  lines([on('-39,-17 -32,-23 -22,-20', curve)], '#3a2420', 2);
  lines([on('-18,15 -15.6,23 -18,31', curve), on('-46,16 -43,13 -40,15', curve)], flesh.line, 1);
}

/** A hand flung up, its fingers apart, the thumb on the right; its wrist at (0, 0). */
export const OPEN_HAND = closed(
  '-13,3! -15,-12 -21,-28 -25,-42! -30,-52 -37,-64 -40,-71 -37,-75.5 -32.5,-73 -27,-63 -20,-52! -22,-66 -25,-80 -25,-88 -21.5,-92 -17.5,-88 -14,-76 -9,-56! -9,-70 -7,-86 -5.5,-96 -1,-99 3,-95 3.4,-84 3.4,-68 4,-55! 8,-68 13,-82 17,-90 21.5,-91.5 24,-87 22,-76 18,-62 15.5,-46! 17,-38 19,-31! 26,-36 34,-44 39,-50 44,-51 46,-46.5 42,-38 34,-27 26,-16 17,-6 13,3!',
);
