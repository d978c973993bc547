import { INK, lit, printed, strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, local, ramp } from '../../../kit/pen/index.ts';
import { hand } from './hand.ts';
import { head } from './head.ts';
import { metre, seen } from './view.ts';

const EVENING = { towards: [-1, -0.2] } as const;
const RIM = '#ffcf8c';
const form = lit({ from: EVENING, shade: '#14303a', rim: RIM, rimWidth: 1.8, stray: 0.2 });
const small = twoTone(EVENING);

const SKIN = { fill: '#c48a64', shade: '#8c573f', soft: 3, rim: '#ffd6a0', rimWidth: 1.6 };
const SHIRT = { fill: '#ece0c6', shade: '#a99f92', soft: 5, rim: '#fff3d6', rimWidth: 1.6 };

/** Somebody who has just let the dove go, from the side, looking after it; both hands are still up. */
export function keeper(art: Art): void {
  const away = 3.7;
  const [x, y] = seen([0.26, 0, away]);
  const box = local(art, x, y, (metre(away) * 1.68) / 100);
  const shadow = box.place(closed('-16,-1! 6,-2! 30,9 52,20 62,27 48,27 26,16 6,6 -16,2'));
  printed(
    art,
    [x - 60, y - 10, x + 240, y + 120],
    () => void art.fill(shadow, art.linear(x, y, x + 150, y + 70, ramp(0, '#1a3640', 0.85, 1, '#1a3640', 0))),
  );
  // the far arm, lower
  small(box, '-2,-71! -8,-70.6 -12.4,-68 -16.4,-66! -15.2,-60.4! -9,-58.6 -3,-59!', {
    ...SHIRT,
    fill: '#c9bfa8',
    shade: '#8d8a84',
  });
  small(box, '-15.4,-65.4! -20,-67 -24.8,-69.2! -23.6,-65.8! -19.6,-62.6 -14.6,-61!', SKIN);
  hand(box, [-24.3, -67.4], -66);
  // the far leg, its heel off the ground
  form(
    art,
    box.place(
      closed(
        '-6,-53! 4,-53! 1,-40 -3.4,-28 -4.6,-18 -6,-8! -12.6,-8.6! -13,-17 -13.4,-27 -10.8,-38 -7.4,-46',
      ),
    ),
    '#24434c',
    4,
  );
  form(
    art,
    box.place(
      closed(
        '-5.6,-53! 10,-53! 11,-44 8.6,-34 7,-26.4 7.4,-18 6,-6.4! -1,-6.4! -1.4,-16 -1.8,-25.4 -3.8,-34 -5.8,-44',
      ),
    ),
    '#35606a',
    6,
  );
  strokes(
    box,
    ['-4,-47 0,-45.4 5,-46', '-1.4,-26 2,-24.8 5,-26', '-1,-22.6 2,-22 4.4,-23'],
    INK.detail,
    '#17343c',
    0.2,
  );
  for (const shoe of [
    '-6.2,-8.6! -5.2,-5.4 -6.8,-2.6 -9.4,-0.4! -18,-0.2! -19.2,-1.6 -18,-3.4 -14.6,-5 -12.8,-9!',
    '6.2,-6.8! 7.4,-2.4 6.8,0! -7.4,0! -8.6,-1.6 -7.4,-3.4 -3.4,-4.6 -1,-7!',
  ])
    small(box, shoe, { fill: '#6a483a', shade: '#3d2c2a', soft: 3, rim: '#e8b27c', rimWidth: 1.4 });
  // neck, shirt, waistcoat
  small(box, '-3.4,-92! 4.6,-93! 5,-86 7.6,-80.6! -3.4,-80!', {
    ...SKIN,
    fill: '#a8704f',
    shade: '#6f432f',
    soft: 6,
  });
  small(
    box,
    '-3.8,-82.6! 0,-84.4 6.6,-84! 11,-79 12.8,-70 10.6,-52! -6.4,-52! -6.2,-60 -8.4,-68 -7.4,-76',
    SHIRT,
  );
  form(
    art,
    box.place(
      closed(
        '1.2,-84! 7,-83.6! 11.6,-79 13.2,-69 11.2,-58 11,-49.4! 3,-48! -5.8,-50! -4.4,-60 -5,-70 -2.4,-78',
      ),
    ),
    '#86463f',
    7,
  );
  strokes(
    box,
    ['8,-66 4,-62 -1,-60.6', '9.4,-58 5,-56 0,-55.6', '2.4,-57 2,-53 2.6,-49'],
    INK.detail,
    '#4a2529',
    0.2,
  );
  head(box, [0.6, -93.4], 24);
  // the near arm: shoulder, upper arm, elbow, rolled sleeve, forearm
  small(box, '-18.6,-73.6! -22.8,-78.2 -26.2,-85.6! -23,-87.6! -17.4,-83 -13.6,-77.4!', SKIN);
  hand(box, [-24.5, -86.4], -32);
  small(
    box,
    '-0.6,-82.8! 5,-82.6 9,-78.4 8.8,-73 4.4,-69.8 -3,-68 -10,-66.6 -15.4,-67 -18.6,-70 -20,-73.6! -14,-79! -11.4,-76.6 -8,-76.2 -4,-79.4',
    { ...SHIRT, towards: [-0.5, -0.86] },
    ['-8,-76.2! -10.6,-72.4 -14.2,-69 -11,-74', '#a99f92'],
    ['8.8,-73 4.4,-75 1,-73 4,-70.4 6.4,-69', '#c4b9a4'],
  );
  small(box, '-20.8,-73! -14,-79.6! -12.2,-77.2! -18.6,-70.6!', SHIRT);
  strokes(
    box,
    ['-11.4,-76.4 -12.4,-72.6 -16,-69.4', '-8,-76 -7,-73 -8,-71', '3,-80.6 5.4,-77 4.8,-72.6'],
    INK.detail,
    '#8d8478',
    0.2,
  );
}
