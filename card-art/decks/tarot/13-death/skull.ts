import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, local } from '../../../kit/pen/index.ts';
import { toned } from './form.ts';

const BONE = { fill: '#f3ead6', shade: '#b0a3ac', rim: '#fffdf0', soft: 5, rimWidth: 2 } as const;
const DARK = '#1c1530';
const SEAM = '#7c6f8c';

/** A skull that looks to the right; the jaw hangs a little open. Moved by (x, y) from where the rider has it. */
export function skull(art: Art, x: number, y: number): void {
  // its box has it 100 high, its middle in the temple
  const box = local(art, x + 256, y + 306, 0.6, { rot: 9 });
  const at = (knots: string) => box.place(closed(knots));
  const plane = (knots: string, tone: string): void => void box.fill(closed(knots), tone);
  // jaw
  toned(art, at('-10,16! -2,14! 4,26 14,33 26,35 40,33! 42,41 38,50! 24,52 8,46 -4,36!'), {
    ...BONE,
    fill: '#ddd0bc',
    soft: 4,
  });
  toned(
    art,
    at(
      '-32,20 -40,2 -42,-16 -36,-36 -20,-50 4,-54 26,-48 38,-34 41,-18! 38,-12 38,-6! 45,6 46,12! 39,15 40,21! 41,27! 28,29 12,27! 10,20 0,16 -10,20 -18,26!',
    ),
    BONE,
    () => {
      plane('-46,-40! -26,-30 -24,-8 -10,6 -8,22 -20,40! -60,30!', '#c3b6b8');
      plane('-6,-24! 4,-30 10,-20 8,-6 -2,-2 -10,-10!', '#cfc2bf');
      // cheekbone
      plane('-8,4! 6,-2 20,2 30,8! 22,12 8,10!', '#fffaea');
      plane('-8,8! 6,10 22,14 30,18! 14,20 0,14!', '#b0a3ac');
    },
  );
  plane('10,-14! 14,-22 26,-24 36,-18! 35,-8 26,-2 14,-4', DARK);
  plane('16,-16! 26,-20 34,-15! 26,-14!', '#3c3054');
  plane('37,0! 33,6 34,15! 41,13!', DARK);
  plane('14,25.6! 28,28 40.6,26! 40,34! 27,35.6 15,33!', '#fbf4e4');
  strokes(
    box,
    [
      '14,29.6 27,31.6 40,30',
      '18,26 18.4,33',
      '22.6,27 23,34.6',
      '27.4,27.4 27.6,35',
      '32,27 32,34.8',
      '36.4,26.6 36.6,34',
    ],
    1,
    '#4a3c54',
    0,
  );
  strokes(
    box,
    ['-28,-34 -18,-28 -14,-16 -18,-6', '-2,-52 -2,-44 4,-38', '-12,10 -2,8 6,10'],
    INK.detail * 1.2,
    SEAM,
    0.1,
  );
}
