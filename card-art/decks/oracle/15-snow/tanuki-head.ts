import { fringe, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, type Path, ribbon } from '../../../kit/pen/index.ts';
import { toned } from './view.ts';

const FUR = { fill: '#b8967c', shade: '#7b6568', soft: 7, rim: '#ffdca4', rimWidth: 1.8 } as const;
const EAR = { ...FUR, fill: '#43323c', shade: '#2c2638', soft: 5, rimWidth: 1.4 } as const;

const SKULL = closed(
  '-60,9! -50,2 -36,-4 -26,-14 -15,-30 2,-40 20,-42 38,-34 52,-18 62,0 65,18 60,34 48,45 32,50 14,49 -2,44 -16,39 -34,35 -50,29! -58,20',
);

/** Three quarters of it, the nose to the left; warm, and nearly asleep. */
export function tanukiHead(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  const put = (path: Path): Path => box.place(path);
  const fur = (knots: string, paint: string): void => void box.fill(closed(knots), paint);
  const locks = (line: string, turn: number, count: number, size: [number, number], paint: string): void =>
    void box.blot(fringe(line, turn, { count, length: size, width: 4.2, seed: line, bare: 0.05 }), paint);
  ears(box, art, put);
  toned(art, put(SKULL), FUR, () => {
    fur('-14,-34 4,-46 26,-46 46,-36 38,-18 14,-22 -2,-19 -16,-14', '#8d7468');
    // the back of the head looks from the fire
    fur('30,-40! 54,-20 66,0 68,22 58,40 40,52! 44,30 46,8 40,-14', '#94786a');
    // brow and cheek are pale, the mask lies between and runs back to the ruff
    fur('-27,-9! -17,-19 -2,-22 14,-16 24,-6! 12,-13 0,-14 -12,-11 -21,-3', '#dcbd98');
    fur('-23,3! -15,-7 -2,-10 10,-7 18,4 24,18 28,34! 16,33 6,24 -6,15 -17,11', '#46323c');
    fur('-42,1! -37,-7 -30,-10 -27,-3 -32,5 -40,7', '#3a2a34');
    fur('-44,-1! -32,-6 -24,-12 -15,-24! -13,-14 -20,-5 -27,2 -33,5! -30,0', '#9a7c6a');
    fur('-62,10! -46,6 -30,4 -21,11 -8,18 6,28 18,38 12,50 -20,42 -56,36', '#f2dab2');
    fur('-54,23! -40,27 -26,27 -14,33 0,42 -24,44 -54,36', '#d4aa80');
    // the fire comes along the quilt: under the chin, up the bridge of the nose, over the brow
    box.blot(
      [
        ribbon(curve('-58,22 -50,29 -34,35 -16,39 0,45'), 7, { start: 0.3, end: 0.1 }),
        ribbon(curve('-50,3 -37,-3 -27,-13 -16,-29 -2,-38 12,-41'), 11, { start: 0.3, end: 0, peak: 0.5 }),
        ribbon(curve('-25,-9 -18,-17 -8,-20 2,-19'), 4, { start: 0.2, end: 0 }),
      ],
      '#e3a274',
    );
    box.blot(
      [
        ribbon(curve('-50,2 -36,-4 -26,-14 -15,-30 2,-40 10,-41.4'), 5.6, { start: 0.3, end: 0, peak: 0.5 }),
        ribbon(curve('-58,23 -50,30 -34,36 -18,40'), 5, { start: 0.3, end: 0.1 }),
      ],
      '#ffd494',
    );
  });
  // the cheek's long hair runs out over the ruff, and pale into dark
  locks('42,-30 56,-12 64,10 60,32', -34, 20, [14, 26], '#8a706a');
  locks('38,-24 52,-6 58,14 55,34', -30, 18, [16, 30], '#94786a');
  locks('26,-26 38,-8 44,12 42,30', -30, 16, [16, 30], FUR.fill);
  locks('62,24 50,42 34,50', -98, 13, [12, 26], FUR.fill);
  locks('38,48 16,49 -4,43', -118, 15, [10, 22], '#dcb68e');
  locks('-4,20 6,28 16,38', -14, 8, [9, 18], '#f2dab2');
  locks('16,4 24,18 28,32', -58, 9, [9, 18], '#46323c');
  locks('12,-25 26,-26 42,-20', 44, 10, [9, 17], '#8d7468');
  eye(box);
  mouth(box);
}

/** Small and round, one at either side of the skull, both turned to the voice. */
function ears(box: ReturnType<typeof local>, art: Art, put: (path: Path) => Path): void {
  toned(art, put(closed('-13,-28! -15,-38 -11,-46 -3,-47 4,-41 7,-34!')), { ...EAR, fill: '#4a3844' });
  toned(art, put(closed('25,-32! 26,-44 32,-53 41,-53 49,-45 51,-33 48,-18!')), EAR);
  box.fill(closed('31,-30! 31,-42 36,-47 42,-43 45,-34 43,-22!'), '#a67a66');
  box.fill(closed('36,-28! 37,-39 40,-43 43,-36 43,-22!'), '#7d5854');
  box.blot(
    fringe('29,-34 36,-32 45,-24', -50, {
      count: 9,
      length: [7, 14],
      width: 3,
      seed: 'in the ear',
      bare: 0,
    }),
    '#e6cba4',
  );
}

/** Lids let down; the far one is hardly seen. */
function eye(box: ReturnType<typeof local>): void {
  box.fill(closed('-18,3! -12,6 -5,6.4 3.4,1.6! -1,8 -8,10 -14,8'), '#150f18');
  box.fill(ellipse(-9, 7, 1.5, 1), '#e8c9a0');
  strokes(box, ['-20,2.4 -13,5.4 -5,5.8 5,0.4'], 2.2, '#c39b80', 0);
  strokes(box, ['-14,-3 -8,-5 0,-3'], INK.form, '#7d6260', 0.1);
  strokes(box, ['-38,1 -35,3.4 -30,2.4'], 1.8, '#c39b80', 0);
}

/** Wet nose, lips just apart. */
function mouth(box: ReturnType<typeof local>): void {
  box
    .fill(closed('-68,10! -64,3 -56,2 -50,6 -50,12 -56,18 -64,17'), '#241a24')
    .fill(closed('-64,6! -58,4 -53,6 -56,8.4 -61,8.4'), '#8b6a70')
    .fill(closed('-65,12! -61,12 -60,15 -63,15.6'), '#0f0a12');
  strokes(box, ['-58,18 -56,23 -47,26 -35,26 -27,22'], INK.form, '#3a2430', 0);
  strokes(
    box,
    ['-46,13 -43,12', '-42,18 -39,17.4', '-48,19 -46,19.6', '-38,13 -35.6,12'],
    INK.detail,
    '#8a6452',
    0,
  );
  strokes(box, ['-45,18 -34,27 -18,31', '-43,20 -35,32 -24,40', '-50,20 -58,28 -63,37'], 1.1, '#fff0d8', 0.1);
}
