import { lit, printed } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, limb, random, range } from '../../../kit/pen/index.ts';

const form = lit({
  from: { towards: [-1, -0.6] },
  shade: '#7a6468',
  rim: '#e6d8c0',
  rimWidth: 1.8,
  stray: 0.4,
});
const SHADE = '#584050';

/** A little dish of gold dust. */
export function goldDust(art: Art, x: number, y: number): void {
  printed(
    art,
    [x - 50, y - 20, x + 90, y + 40],
    () =>
      void art.fill(
        closed(
          `${x - 34},${y + 8}! ${x + 20},${y - 6}! ${x + 46},${y + 2} ${x + 56},${y + 14} ${x + 40},${y + 28} ${x + 10},${y + 31} ${x - 18},${y + 24}`,
        ),
        SHADE,
        0.85,
      ),
  );
  form(
    art,
    closed(
      `${x - 42},${y - 6}! ${x + 42},${y - 6}! ${x + 34},${y + 11} ${x + 18},${y + 20} ${x},${y + 23} ${x - 18},${y + 20} ${x - 34},${y + 11}`,
    ),
    '#b3a69f',
    9,
  );
  art.fill(ellipse(x, y - 6, 42, 20), '#d6c8b6').fill(ellipse(x, y - 5, 37, 16.6), '#a09089');
  form(
    art,
    closed(
      `${x - 28},${y - 3}! ${x - 14},${y - 14} ${x + 2},${y - 17} ${x + 18},${y - 10} ${x + 28},${y - 2}! ${x + 14},${y + 7} ${x - 14},${y + 7}`,
    ),
    '#dfa843',
    6,
    { shade: '#a86f34', rim: GLINT },
  );
  const chance = random('dust');
  art.blot(
    range(34, () =>
      ellipse(
        x + chance.between(-64, 74),
        y + chance.between(4, 40),
        chance.between(0.6, 1.5),
        chance.between(0.5, 1),
      ),
    ),
    '#c98f34',
  );
}
const GLINT = '#fff0b8';

/** The brush on its rest, its tip still golden. */
export function brush(art: Art, x: number, y: number): void {
  const at = (knots: string) => closed(knots).translate(x, y);
  printed(
    art,
    [x - 110, y - 30, x + 110, y + 60],
    () =>
      void art.fill(
        limb(`${x - 76},${y + 26} ${x + 6},${y + 8} ${x + 100},${y - 14}`, [3, 4, 2], 20),
        SHADE,
        0.8,
      ),
  );
  form(art, at('2,12! 6,0 14,-4 22,-1 26,9! 14,14'), '#8fb0b0', 4);
  form(
    art,
    limb(`${x - 88},${y + 15} ${x - 30},${y + 4} ${x + 54},${y - 12}`, [2.6, 4, 4.4], 24),
    '#9c5a48',
    3,
  );
  form(art, limb(`${x + 54},${y - 12} ${x + 70},${y - 15}`, [4.6, 4.2], 8), '#b9b4a4', 2);
  form(
    art,
    limb(`${x + 70},${y - 15} ${x + 82},${y - 17} ${x + 100},${y - 19}`, [4.2, 4.4, 0.4], 12),
    '#6b4a40',
    2,
  );
  form(art, limb(`${x + 86},${y - 17.6} ${x + 102},${y - 19}`, [3.4, 0.3], 8), '#e0aa48', 1);
}
