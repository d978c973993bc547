import { INK, ink } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, local, type Path } from '../../../kit/pen/index.ts';
import { FLESH, form, SKIN } from './form.ts';

/** The head in its own box, looking left; the beard falls on the breast. */
export function head(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 0.7, { mirror: true, rot: -4 });
  const line = (knots: string, weight: number, seed: number): Path =>
    ink(box.place(curve(knots)), weight, seed, 0);
  form(art, box.place(closed('-34,-20! -46,0 -48,26 -40,50 -26,62! -10,50 -8,20 -14,-10')), '#e9dcc8', 6, {
    shade: '#8c7a78',
  });
  form(
    art,
    box.place(
      closed(
        '18,-44! 31,-32 36,-19 37.5,-9! 36,0 36,3! 42,14 47.5,24! 46,29 38.5,31! 38,42 32,54! 8,58 -10,48 -24,30 -30,-10 -20,-44',
      ),
    ),
    SKIN,
    6,
    FLESH,
  );
  form(art, box.place(closed('-12,2! -20,0 -21,12 -16,22 -10,20!')), '#d0926f', 3, FLESH);
  art.blot(
    [
      line('34,7.5 27,11 18,9', 2.6, 1),
      line('30,14 24,16.5 18,15', 1.2, 2),
      line('43,28 39.5,26 37,29', 1.4, 3),
      line('12,8 6,6', 1, 5),
      line('13,12 8,13', 1, 6),
    ],
    '#5e2c34',
  );
  form(
    art,
    box.place(
      closed(
        '39,31! 42,36 45,43 41,47! 46,58 45,76 38,98 24,124 10,142! 6,124 -6,104 -14,80 -16,54 -14,26 -12,8! -6,12 -4,24 4,34 16,38 28,34',
      ),
    ),
    '#f6eddc',
    8,
    { shade: '#9c8a84', rim: '#fffdf4' },
  );
  art.blot(box.place(closed('37,-9! 40,-2 38,4! 32,0 22,-4 16,-1! 20,-10 30,-11')), '#fdf6e6');
  art.blot(
    [
      line('40,40 34,42 28,40', 1.8, 4),
      line('36,52 34,76 24,104', INK.form, 7),
      line('26,46 24,72 12,110', INK.form, 8),
      line('12,44 10,66 2,92', INK.form, 9),
      line('0,34 0,56 -6,76', INK.form, 10),
      line('42,56 38,80 28,104', INK.detail, 11),
    ],
    '#8a7474',
  );
}
