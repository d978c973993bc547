import { contactShadow, INK, lit, printed, strokes, twoTone, within } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local, ramp } from '../../../kit/pen/index.ts';
import { SKIN as HANDS, LET_GO, OFFERED } from './hand.ts';
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
  LET_GO.paint(box, HANDS);
  within(box, LET_GO.outline, { side: [-1.3, -0.4], paint: RIM });
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
        '-2,-55! 8.4,-57! 11.2,-52 13.4,-45 14.8,-38 16,-32! 19.4,-27.2 22.8,-21.4 25.4,-14.6! 18.8,-10.6! 14,-17 9,-23 5.8,-28.4! 4.4,-33 3,-40 0,-48',
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
        '-6.6,-57! 7.4,-58.6! 9,-53 7.6,-47 4.6,-40 1.8,-33 0.8,-28.4 2.6,-23 4.2,-17 4.4,-11 4.8,-4.6! -2.8,-4! -4.4,-10 -6.4,-18 -7.6,-23.4 -9.6,-28 -10,-33 -9.4,-42 -8,-50',
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
      '0.8,-28.6 -2.4,-27 -5.6,-27.6',
      '1.4,-26.2 -1.4,-24.4 -4.4,-24.6',
      '-2.8,-7 0.6,-5.8 4,-7.4',
      '-3.2,-9.6 -0.6,-8.8 1.6,-9.6',
      '15.6,-32.6 12,-30.6 8,-30',
      '15.8,-31.8 14,-29 11,-27.6',
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
    { ...SHIRT, fill: '#d2c7b0' },
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
  OFFERED.paint(box, HANDS);
  within(box, OFFERED.outline, { side: [-1.3, -0.4], paint: RIM });
  small(
    box,
    '1,-83.4! 6.4,-83.4 9.2,-79.8 8.4,-75.4 4.8,-70.8 0,-66.8 -4.4,-64.2 -8.6,-64.2! -11,-65.4 -13.4,-67! -10.4,-73.4! -7.8,-72.4 -5.6,-73.2! -4.4,-76 -2,-80.4',
    { ...SHIRT, towards: [-0.5, -0.86] },
    [
      '10,-84! 7.4,-79.6 4,-75.4 0,-71.6 -4,-68.8 -8,-68 -12.6,-69.4! -15,-66! -6,-62! 0,-62! 10,-70!',
      '#c3b8a3',
    ],
    ['10,-79! 6.6,-74 2,-69.6 -3,-66.6 -8,-66 -13,-67.6! -13,-63! 0,-62! 10,-70!', '#938d87'],
  );
  small(box, '-11.4,-74.8! -9.2,-73.4 -10,-70 -12.4,-66.4! -15,-67.6 -14.4,-71.4 -11.4,-74.8!', SHIRT, [
    '-9,-71! -12,-69.4 -16,-69.2! -14,-65! -8,-66!',
    SHIRT.shade,
  ]);
  strokes(
    box,
    [
      '-5.6,-73.4 -3,-71.4 -2.4,-68.8',
      '-5.8,-73 -5.8,-70.4 -7.2,-67.4',
      '-4.8,-74.6 -1,-73.4 1.4,-70.8',
      '5,-81 6.8,-77.6 5.4,-74',
    ],
    INK.detail,
    '#8d8478',
    0.2,
  );
}
