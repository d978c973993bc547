import { INK, printed, regionOf, strokes, type Tones, twoTone } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  type Local,
  local,
  type Path,
  roundLimb,
  unit,
} from '../../../kit/pen/index.ts';
import { metre, onGrass, seen, YARD } from './view.ts';

const form = twoTone({ towards: unit([-1, -0.4]) });

const SKIN = { fill: '#d2a384', shade: '#a8745f', rim: '#ffe9cc', soft: 2.4, rimWidth: 1 } as const;
/** What lies on her far side, or under the skirt. */
const FAR = { fill: '#b5836b', shade: '#94644f', soft: 2 } as const;
const BLUE = { fill: '#5f78a2', shade: '#445a86', light: '#8199bf', line: '#364a74' } as const;
const HAIR = { fill: '#6b4238', shade: '#472b2c', rim: '#c08a64', soft: 3, rimWidth: 1 } as const;

/** Metres in one unit of her box. */
const UNIT = 0.016;

/** She who mends, outside for now: on tiptoe she pegs the sheet, seen from the side and a little from behind. */
export function mender(art: Art): void {
  const away = 6.3;
  const [x, y] = seen([-0.86, YARD, away]);
  const box = local(art, x, y, metre(away) * UNIT);
  const shadow = thrown(away);
  printed(art, regionOf(shadow, 4), () => void art.fill(shadow, '#4d7262', 0.85));
  legs(box);
  farArm(box);
  dress(box);
  head(box);
  nearArm(box);
  basket(art, seen([-1.5, YARD, 6]));
}

/** Her outline laid on the grass by the sun that throws the heart: skirt, waist, head, both arms up. */
function thrown(away: number): Path {
  const outline = curve(
    '-6,0! -4,-20! -17,-21! -8,-50 -6,-56 -8,-74! -5,-80 -3,-84! -12,-88 -11,-98 -4,-105 4,-105 7,-96! 10,-104 10,-116! 18,-116! 18,-92 9,-80 7,-72! 6,-56 9,-49 14.6,-21! 9,-20! 12,0!',
  );
  return outline.map((x, y) => onGrass(-0.86 + x * UNIT, -y * UNIT, away)).close();
}

/** On the balls of both feet, the heels lifted. */
function legs(box: Local): void {
  form(
    box,
    '2.6,-32! 3,-22 5,-13 5.4,-8 4.6,-5! 5.4,-3 9,-0.6 13.6,0.2! 14.4,-1.4 11.4,-4.2 8.8,-8 8.8,-14 9.6,-23 9,-32!',
    FAR,
  );
  form(
    box,
    '-6.4,-32! -7.4,-24 -6,-15 -3.8,-9 -5,-5.4! -4.4,-3.4 -1,-2.4 3,0 7.4,0.8! 8.4,-0.8 5.4,-3.8 1.6,-7 0.8,-12 1.6,-21 1,-32!',
    SKIN,
    // the skirt's shadow
    ['-10,-34! 4,-34! 4,-19 -3,-16.6 -10,-18!', SKIN.shade],
  );
  strokes(box, ['-4.4,-9 -2.6,-7.6', '4.6,-2 6.4,-0.8'], 0.9, '#8a5848', 0);
}

function dress(box: Local): void {
  // neck and bare back above the cloth
  form(box, '-6,-76! -2.6,-80 -2.4,-84 -3.4,-90! 2.6,-90! 2.6,-85 4.4,-80.4 6.4,-76!', SKIN, [
    '0,-92! 8,-92 8,-74 3,-74 1.4,-80',
    SKIN.shade,
  ]);
  form(
    box,
    '-6.6,-77! -3.4,-74.6 1.4,-74.8 5.4,-78.4! 7.8,-74 7.6,-68 6,-61 5.6,-55! 8.6,-49 11.4,-40 13.4,-29 14.6,-21! 10,-19 5,-21 0,-18.8 -6,-21 -12,-18.6 -17.6,-21.4! -15.4,-34 -11.2,-44 -8.4,-50 -6.2,-56! -7,-62 -8.2,-69 -8,-74!',
    { fill: BLUE.fill, shade: BLUE.shade, soft: 4 },
    // shoulder blade and hip meet the sun
    ['-8,-76! -4,-70 -4,-62 -6.6,-55! -10,-62', BLUE.light],
    ['-6.4,-55! -8,-46 -12,-34 -15,-18! -22,-18 -10,-50', BLUE.light],
    // folds from where it is gathered
    ['-2,-54! -3,-42 -6.4,-30 -7,-17! -2,-17 -2,-34 -0.4,-44', BLUE.shade],
    ['2.4,-54! 4,-42 4,-32 2.4,-17! 7.4,-17 7.4,-34 5,-46', BLUE.shade],
    ['-5,-53! -8,-42 -12,-30 -13,-17! -10,-17 -9,-32 -6,-44', BLUE.shade, 0.7],
    // the pull up to the lifted arms
    ['5.4,-78! 3.6,-71 4,-64 6,-58! 9,-64 9,-76', BLUE.shade],
  );
  strokes(box, ['-1,-60 1.6,-66 2,-72', '2.4,-58.6 4.4,-63'], 0.9, BLUE.line, 0.1);
  form(box, '-6.6,-57.6! 0,-56.6 6,-57.8! 6.4,-53.6! 0,-52.4 -7,-53.4!', {
    fill: '#efe4cb',
    shade: '#c3b59a',
    soft: 2,
  });
  // the bow and its ends, blown back
  form(box, '-6,-55.4! -9,-58.6 -12.4,-58 -11.6,-55 -8.6,-54! -12,-52 -11.4,-49.6 -8.4,-51!', {
    fill: '#efe4cb',
    shade: '#c3b59a',
    soft: 1,
  });
  strokes(box, ['-7,-54 -11,-47 -10.6,-40', '-6.6,-53.6 -8.6,-46 -13.4,-41.6'], INK.contour, '#efe4cb', 0);
}

/** Tipped back: she looks up at the peg. */
function head(box: Local): void {
  const turned = (knots: string) =>
    closed(knots).translate(0, 90).rotate(-27).scale(0.92).translate(-0.4, -89);
  const line = (knots: string) => curve(knots).translate(0, 90).rotate(-27).scale(0.92).translate(-0.4, -89);
  form(
    box,
    turned(
      '1,-101.4! 3.8,-101 5.7,-99.2 6.3,-97.2 6.1,-95.3! 6.8,-94.2 7.7,-93 7.4,-92.2 6.5,-91.9! 7,-91.2 6.5,-90.6! 6.7,-89.9 6.1,-89.3! 6.3,-88.2 5.3,-86.9 3.4,-86.6! 1.2,-87.2 -0.6,-89 -2,-92!',
    ),
    { ...SKIN, soft: 0 },
    [turned('1.2,-96! 1.8,-92 2.2,-89.6 4,-87.6 5.8,-86.4! 2,-84 -4,-92'), SKIN.shade, 0.8],
    [turned('2.6,-92.6! 3.8,-93.2 5,-92.4 5,-91 3.8,-90.4 2.8,-91.2!'), '#d8806c', 0.28],
    [turned('7,-91.2! 6.2,-91.1 5.4,-90.6 6.1,-90.1 6.9,-90.2!'), '#b86a5e'],
  );
  strokes(box, [line('3.6,-93.9 4.4,-94.8 5.7,-94.8')], 1.5, '#4a2a26', 0);
  strokes(box, [line('3.2,-95.9 4.2,-96.9 5.7,-96.9')], 1.1, HAIR.fill, 0.05);
  // the tail first, then the cap that it is gathered from
  form(
    box,
    turned(
      '-5,-98.6! -9,-99 -11.8,-95 -12,-89 -10.6,-83 -10.8,-77.6 -12.4,-73! -8,-75.6 -6,-81 -6.2,-88 -4.6,-93!',
    ),
    HAIR,
    [turned('-7,-98! -8,-90 -7,-82 -10,-74! -5,-76 -4,-92'), HAIR.shade],
  );
  form(
    box,
    turned(
      '7,-97! 6.4,-101 2.4,-104 -2.8,-103 -6.4,-99 -6.8,-94 -5,-89.4 -2.4,-87! -0.6,-88.4 0.4,-91 0.6,-93.6! 2.2,-94.6 3.2,-93! 3.6,-96 5,-97!',
    ),
    HAIR,
    [turned('-1,-86! -1.6,-92 1,-97 6,-98.6! 2,-100 -3,-97 -4.4,-91'), HAIR.shade],
  );
  form(box, turned('0.4,-93.6! 1.8,-94.6 3,-93.2 2.4,-91 1.2,-89.8! 0.6,-91'), { ...SKIN, soft: 1 });
  form(box, turned('-7.4,-99.4! -5,-99.8! -4.2,-94.4! -6,-93.4!'), {
    fill: '#c8646a',
    shade: '#97434f',
    soft: 1,
  });
}

/** Elbow before her face, the forearm up: this hand holds the sheet's corner to the line. */
function nearArm(box: Local): void {
  form(
    box,
    '-3,-75.4! -3,-79 0,-82 5,-86.6 10.2,-91.8! 10,-97 9.8,-103 10.3,-110! 11.8,-110! 12.7,-103 14,-97 14.2,-92.4 13.4,-89.2! 9.8,-83.6 6.4,-78.6 3.2,-74.4 -0.2,-73.6!',
    SKIN,
    ['14,-104! 12.2,-98 12.4,-91.6! 8,-84.6 3.4,-77.6 -2,-73! 4,-70 18,-88', SKIN.shade],
  );
  strokes(box, ['10,-91.4 11.4,-91.2 12.6,-92.2', '-3,-76 -0.6,-78.6 0,-81'], 0.9, '#8a5848', 0);
  hand(box, '10.2,-109.4! 9.6,-111.1 9.7,-112.9! 12.4,-113.2! 12.9,-111.5 11.9,-109.4!', SKIN, [
    '10.1,-112.2 9.7,-114.3 10.6,-115.7',
    '10.9,-112.5 11,-115 12.2,-116.6',
    '11.9,-112.5 12.4,-114.9 13.7,-116.4',
    '12.2,-111 13.7,-112.2 14.5,-114.1',
  ]);
}

/** And this one has the peg between thumb and first finger. */
function farArm(box: Local): void {
  form(
    box,
    '3,-80! 8,-84.6 13.6,-90.4! 14.2,-96 14.8,-102 15.4,-110! 16.9,-110! 17.8,-102 18.8,-95.6 17.8,-89! 13,-82.6 8.6,-77 5,-74!',
    FAR,
  );
  hand(box, '15.3,-109.4! 15,-111.1 15.3,-112.7! 17.8,-113! 18.2,-111.1 16.9,-109.4!', FAR, [
    '17.8,-111 19.7,-111.9 20.1,-113.8',
    '17.8,-111.8 19.6,-113.3 19.7,-115.5',
    '17.4,-112.4 18.9,-114.4 18.5,-116.8',
    '15.8,-111.8 15.9,-114.1 16.9,-115.8',
  ]);
}

/** A palm and its fingers, each parted from the one before it. */
function hand(box: Local, palm: string, skin: Tones, fingers: readonly string[]): void {
  form(box, palm, { ...skin, soft: 1.2 });
  for (const finger of fingers) {
    box.fill(roundLimb(finger, [1, 0.92, 0.78], 10), '#8a5848');
    box.fill(roundLimb(finger, [0.74, 0.66, 0.5], 10), skin.fill);
  }
}

function basket(art: Art, [x, y]: readonly [number, number]): void {
  printed(
    art,
    [x - 30, y - 10, x + 80, y + 20],
    () =>
      void art.fill(
        closed(
          `${x - 17},${y - 1}! ${x + 17},${y - 4}! ${x + 40},${y + 6} ${x + 32},${y + 13} ${x + 6},${y + 12}`,
        ),
        '#587a6a',
        0.75,
      ),
  );
  form(
    art,
    `${x - 20},${y - 20}! ${x - 15},${y - 33} ${x - 2},${y - 31} ${x + 11},${y - 36} ${x + 20},${y - 20}!`,
    { fill: '#fbf6e6', shade: '#c3cdbb', soft: 6 },
  );
  form(
    art,
    `${x - 23},${y - 23}! ${x},${y - 20} ${x + 23},${y - 23}! ${x + 17},${y} ${x},${y + 3} ${x - 17},${y}`,
    { fill: '#b98a5c', shade: '#80593f', soft: 9, rim: '#f0d3a0', rimWidth: 1.2 },
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
