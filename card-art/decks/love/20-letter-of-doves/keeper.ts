import { contactShadow, INK, lit, printed, strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local, ramp } from '../../../kit/pen/index.ts';
import { letGo, offered } from './hand.ts';
import { head } from './head.ts';
import { metre, seen } from './view.ts';

const EVENING = { towards: [-1, -0.2] } as const;
const RIM = '#ffcf8c';
const form = lit({ from: EVENING, shade: '#14303a', rim: RIM, rimWidth: 1.8, stray: 0.2 });
const small = twoTone(EVENING);

const SKIN = { fill: '#c48a64', shade: '#8c573f', soft: 3, rim: '#ffd6a0', rimWidth: 1.6 };
const SHIRT = { fill: '#ece0c6', shade: '#a99f92', soft: 5, rim: '#fff3d6', rimWidth: 1.6 };
const FAR_SHIRT = { ...SHIRT, fill: '#c9bfa8', shade: '#8d8a84' };
const LEATHER = { fill: '#6a483a', shade: '#3d2c2a', soft: 3, rim: '#e8b27c', rimWidth: 1.4 };

/** Somebody who has just let the dove go, from the side, stepping after it, his weight on the foot before him. */
export function keeper(art: Art): void {
  const away = 3.3;
  const [x, y] = seen([0.17, 0, away]);
  const box = local(art, x, y, (metre(away) * 1.86) / 100);
  const shadow = box.place(closed('-7,-1! 6,-3! 22,-3! 40,12 58,21 68,28 54,30 30,19 6,5 -7,2'));
  printed(
    art,
    [x - 60, y - 10, x + 260, y + 120],
    () => void art.fill(shadow, art.linear(x, y, x + 160, y + 75, ramp(0, '#1a3640', 0.85, 1, '#1a3640', 0))),
  );
  contactShadow(art, x - 4, y, 42, 7, '#16303a');
  contactShadow(art, x + 52, y - 10, 24, 5, '#16303a');
  farArm(box);
  legs(box);
  trunk(box);
  head(box, [3.4, -92.6], 36);
  nearArm(box);
}

/** Raised after the dove; its upper part goes behind the chin. */
function farArm(box: Local): void {
  small(box, '-18,-89.4! -20.6,-96.4 -20.4,-104.6! -17,-105.4! -14.2,-99.6 -10.6,-92!', {
    ...SKIN,
    fill: '#b57a57',
  });
  letGo(box, [-18.6, -104.2], -14);
  small(box, '0,-83! -6,-87.4 -11.4,-93.4! -17.6,-90.2! -16,-85.4 -10,-79 -4,-73.4!', FAR_SHIRT);
  small(box, '-10.6,-94.2! -18.4,-90.4! -17.2,-87.8! -9.6,-91.4!', FAR_SHIRT);
}

function legs(box: Local): void {
  const { art } = box;
  // the one he pushed off with: thigh straight to the bent knee, shin straight to the heel in the air, the ball down
  small(
    box,
    '22,-15! 26,-13 27.2,-10.6 25.4,-7.6! 22,-4.6 19.2,-2.4! 13.6,-2.4! 13.2,-4 15,-5.4 17.6,-8 19.2,-12.6!',
    LEATHER,
    ['27.4,-9! 25.4,-7.6 22,-4.6 19.2,-2.4! 13,-2.4! 13,-3.5! 18.6,-3.6! 21,-5.8 24,-9.2!', '#2c2022'],
  );
  form(
    art,
    box.place(
      closed(
        '-4,-55! 8,-56! 10.2,-50 11.6,-42! 12.4,-33.4! 17.6,-27.2 21.4,-21.4 25,-14.8! 18.6,-10.4! 12,-18.4! 4.4,-27.6! 2.8,-31! -1,-42 -3,-48',
      ),
    ),
    '#24434c',
    4,
  );
  // the one he stands on
  small(box, '4.8,-7! 6,-3.4 5.8,0! -8.6,0.2! -10,-1 -9.2,-2.6 -5.4,-4 -3,-7!', LEATHER, [
    '6,-1! -10,-0.9! -10,0.6! 6,0.6!',
    '#2c2022',
  ]);
  form(
    art,
    box.place(
      closed(
        '-6.6,-57! 7.4,-58.6! 10,-53 9.8,-48.4 7.2,-41 4.8,-33 3.6,-28.6 5,-23 5.6,-18 4.6,-11 4.8,-4.6! -2.6,-4! -3.4,-10 -4.2,-18 -4.6,-24 -5.8,-28.4 -5.8,-34 -7,-42 -7.4,-50',
      ),
    ),
    '#35606a',
    6,
  );
  strokes(
    box,
    [
      '-6.6,-51 -2,-48.6 2,-49.6',
      '8.6,-48.6 5,-46 1.4,-46.4',
      '3.6,-28.6 0,-27 -3.4,-27.6',
      '4.2,-26.4 1,-24.6 -2,-24.8',
      '-2.8,-7 0.6,-5.8 4,-7.4',
      '-3.2,-9.6 -0.6,-8.8 1.6,-9.6',
      '12.2,-33.2 9.6,-31 6,-30.2',
      '12.4,-32.6 11,-29.6 8.6,-28',
      '24.6,-16.6 22,-13.6 19.6,-12.8',
    ],
    INK.detail,
    '#17343c',
    0.2,
  );
}

function trunk(box: Local): void {
  small(box, '-4.6,-88.6! 1,-92 7,-91! 6.6,-86 8.4,-80.6! -3,-79! -2.8,-84', {
    ...SKIN,
    fill: '#a8704f',
    shade: '#6f432f',
    soft: 6,
  });
  small(
    box,
    '-3,-83.4! 1.6,-84.4 7.4,-86! 8,-79 5,-60 4,-53! -7.4,-52! -6.8,-60 -8.4,-68 -8.2,-75 -5.4,-81',
    SHIRT,
  );
  form(
    box.art,
    box.place(
      closed(
        '0.4,-84! 7.4,-85.4! 10,-80.6 10.6,-73 9.2,-66 7.4,-61 8.8,-54.6! 3,-51.6 -3,-51.2 -7.4,-53! -6,-58 -6.6,-66 -5.8,-74 -2.6,-80',
      ),
    ),
    '#86463f',
    7,
  );
  strokes(
    box,
    [
      '8.2,-62.4 4,-59.6 -1,-60',
      '7.8,-59.4 4,-57.4 0.4,-57.6',
      '-4.6,-66 -1.6,-62.6 2.6,-61.6',
      '0.6,-84 -3.4,-75 -4,-64 -3.6,-53',
    ],
    INK.detail,
    '#4a2529',
    0.2,
  );
  // the collar
  small(box, '-3.4,-83.6! 1,-85.8 7.2,-88! 8.6,-84.4 4,-82.4 0.4,-79.6! -2,-80.4', { ...SHIRT, soft: 4 }, [
    '8.6,-89! 3,-85.4 1.4,-83 0.4,-79! 5,-81! 9,-84!',
    '#a39a8e',
  ]);
}

/** Lower, half bent, as the dove left it. */
function nearArm(box: Local): void {
  small(box, '-13.4,-66.4! -19.8,-68.8 -25.8,-76.4! -23.4,-80! -16.8,-79 -9.4,-75.4!', SKIN, [
    '-11,-64! -19,-66.6 -27,-75.6! -25.2,-77.6! -18,-72 -10,-69!',
    SKIN.shade,
  ]);
  offered(box, [-24.4, -78.2], -52);
  small(
    box,
    '2,-83.6! 7,-83 9.4,-79 8.6,-74 4,-70 -1.6,-66.6 -8,-64.6 -12.6,-65.2 -14.2,-66.8! -10.8,-74.6! -7.4,-75 -3.6,-77.4 -1,-81.4',
    { ...SHIRT, towards: [-0.5, -0.86] },
    ['10,-84! 7,-79 3,-75.4 -2,-72.6 -6,-71.6 -12.4,-70.6! -16,-63! 0,-62! 10,-70!', '#b5aa98'],
    ['10,-79! 6,-73.4 0,-69.4 -6,-67.6 -13,-68! -14,-63! 0,-62! 10,-70!', '#8f8a86'],
    ['-1.6,-80.6! -4.6,-77 -7.4,-75 -3.4,-74.6 0,-77', '#c9bea8'],
  );
  small(box, '-10.2,-75.4! -15.4,-67.4! -12.8,-65.8! -7.8,-73.8!', SHIRT, [
    '-9,-73! -11.4,-68.4! -17,-69! -13,-63! -6,-70!',
    SHIRT.shade,
  ]);
  strokes(
    box,
    ['-8,-74 -7,-70 -9,-66.6', '-3.4,-77 -3,-72 -5.6,-67', '5,-81 7,-77.6 5.6,-73.4'],
    INK.detail,
    '#8d8478',
    0.2,
  );
}
