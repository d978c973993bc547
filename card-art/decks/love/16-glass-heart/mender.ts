import { INK, lit, printed, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, limb, local, roundLimb } from '../../../kit/pen/index.ts';
import { metre, seen, YARD } from './view.ts';

const form = lit({
  from: { towards: [-1, -0.4] },
  shade: '#3f4a64',
  rim: '#fff6dc',
  rimWidth: 1.6,
  stray: 0.2,
});

/** She who mends, outside for now: on tiptoe she pegs the sheet, seen from the side and a little from behind. */
export function mender(art: Art): void {
  const away = 6.3;
  const [x, y] = seen([-0.86, YARD, away]);
  const box = local(art, x, y, (metre(away) * 1.6) / 100);
  const shadow = box.place(closed('-8,0! 8,-2! 40,10 74,20 70,25 30,16 -4,4'));
  printed(art, [x - 20, y - 8, x + 140, y + 50], () => void art.fill(shadow, '#587a6a', 0.75));
  // legs under the skirt; the farther foot flat, the nearer heel lifted
  form(art, box.place(closed('0,-26! 6,-26! 6,-10 5.4,-3 12,-1 12.4,0.6! 1,0.6 1,-6')), '#b98a74', 1.6);
  form(
    art,
    box.place(closed('-7,-26! -0.6,-26! -2,-12 -3,-6 3,-0.6 2.6,1! -3,0.4 -8,-5 -7.4,-12')),
    '#c99a82',
    1.6,
  );
  form(art, box.place(roundLimb('4,-78 12,-92 15.6,-112', [3, 2.5, 1.6], 14)), '#b98a74', 1.2);
  const dress = closed(
    '-4.6,-80! 1,-82.6 5.6,-79! 7,-70 5.4,-60 6.4,-54! 10,-40 12.6,-22 12,-17! 4,-15 -4,-16.6 -11,-14! -11.6,-26 -9.4,-42 -6.4,-55! -6.6,-64 -7,-73',
  );
  form(art, box.place(dress), '#5f78a2', 5);
  strokes(box, ['-3,-52 -5,-36 -7,-20', '1,-53 1,-36 0,-20', '4,-52 7,-36 8,-22'], INK.form, '#44608a', 0.2);
  form(art, box.place(closed('-6.6,-57! 6,-57! 6.6,-53.4! -6.8,-53.4!')), '#e9dcc0', 1);
  strokes(box, ['-6,-55 -10,-46 -9,-38', '-6,-55 -8,-47 -13,-41'], INK.contour, '#e9dcc0', 0);
  form(art, box.place(limb('0.6,-78 1.4,-89', [3.2, 2.8], 6)), '#c08e76', 1);
  const turned = (knots: string) => box.place(closed(knots).translate(0, 90).rotate(-16).translate(0, -90));
  form(art, turned('4,-98! 7.4,-95 8.8,-92 7.6,-91 7.2,-88! 4,-86.6 0,-88 0,-96'), '#d2a68c', 1.2);
  form(
    art,
    turned('6.4,-97.4! 4,-101 -1,-101.8 -5.6,-98.8 -6.8,-93.4 -4.6,-88.4! -1.6,-87 1.4,-90.4 2.6,-95'),
    '#6b4238',
    2,
  );
  form(
    art,
    box.place(closed('-7.6,-91! -3.4,-89! -4,-82 -5.4,-74 -8,-66! -9.4,-75 -8.8,-83')),
    '#6b4238',
    1.6,
  );
  strokes(box, ['-8.4,-88.6 -4,-87'], INK.contour, '#c8646a', 0);
  form(art, box.place(roundLimb('-0.4,-77 7,-91 12.6,-112', [3.5, 2.9, 1.7], 16)), '#d2a68c', 1.4);
  basket(art, seen([-1.5, YARD, 6]));
}

function basket(art: Art, [x, y]: readonly [number, number]): void {
  printed(
    art,
    [x - 30, y - 10, x + 80, y + 20],
    () =>
      void art.fill(
        closed(`${x - 16},${y}! ${x + 16},${y - 4}! ${x + 52},${y + 9} ${x + 20},${y + 12}`),
        '#587a6a',
        0.75,
      ),
  );
  form(
    art,
    closed(
      `${x - 20},${y - 22}! ${x - 14},${y - 34} ${x},${y - 32} ${x + 12},${y - 36} ${x + 20},${y - 22}!`,
    ),
    '#fbf6e6',
    4,
    { shade: '#c3cdbb' },
  );
  form(
    art,
    closed(`${x - 23},${y - 23}! ${x + 23},${y - 23}! ${x + 17},${y} ${x},${y + 3} ${x - 17},${y}`),
    '#b98a5c',
    6,
    { shade: '#6b4c40' },
  );
  strokes(
    art,
    [
      `${x - 21},${y - 15} ${x},${y - 12} ${x + 21},${y - 15}`,
      `${x - 19},${y - 7} ${x},${y - 4} ${x + 19},${y - 7}`,
    ],
    INK.form,
    '#7d5a44',
    0.1,
  );
}
