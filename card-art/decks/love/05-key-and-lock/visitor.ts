import { gripFromBack } from '../../../kit/figure/grip.ts';
import { INK, printed, regionOf, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local, random, range } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { head } from './face.ts';
import { RIM, SKIN, tones } from './light.ts';

const COAT = { fill: '#843e50', shade: '#56263e', dark: '#401a32' } as const;
const SCARF = { fill: '#9cb0a4', shade: '#6c8480', ...RIM } as const;

const PETALS = {
  rose: { fill: '#d98c9a', shade: '#a45a74' },
  pale: { fill: '#fffaf0', shade: '#c4aab0' },
  deep: { fill: '#c4667e', shade: '#863e60' },
} as const;
const FLOWERS: readonly (readonly [x: number, y: number, size: number, tone: keyof typeof PETALS])[] = [
  [296, 438, 9, 'pale'],
  [314, 428, 10, 'deep'],
  [334, 432, 9, 'pale'],
  [350, 444, 9, 'rose'],
  [288, 456, 10, 'rose'],
  [342, 458, 10, 'pale'],
  [324, 446, 13, 'rose'],
  [304, 456, 12, 'pale'],
  [320, 468, 11, 'deep'],
  [292, 470, 8, 'deep'],
];

/** Somebody close behind our gate, flowers in one arm; her other hand comes over it later (`handOnGate`). */
export function visitor(art: Art): void {
  const shadow = closed('150,560! 300,560! 420,660 520,760 560,900! 220,900!');
  printed(art, regionOf(shadow, 4), () => void art.fill(shadow, '#7c6468', 0.8));
  tones(
    art,
    closed(
      '196,436! 168,444 148,458 140,480 140,540 128,640 112,760! 160,780 250,784 340,772! 326,640 318,560 322,500 312,468 292,450 258,438!',
    ),
    { fill: COAT.fill, shade: COAT.shade, soft: 22, ...RIM },
    ['236,450! 262,470 268,520 262,600 270,700 268,784! 350,784 340,440!', COAT.shade],
    ['196,470! 200,520 190,600 180,780! 204,780 212,600 210,520!', '#6c3046'],
  );
  head(local(art, 218, 374, 0.54, { rot: 11 }));
  scarf(art);
  farArm(art);
  bouquet(art);
  nearArm(art);
}

function scarf(art: Art): void {
  tones(art, closed('236,444! 252,440 262,446! 266,470 262,500 266,532! 250,538 236,534! 240,500 234,470'), {
    ...SCARF,
    fill: '#8ca296',
    soft: 6,
    rimWidth: 0,
  });
  tones(
    art,
    closed(
      '190,412! 204,422 226,430 248,428 258,420! 268,428 268,444 256,456 230,462 204,458 186,446 182,428!',
    ),
    { ...SCARF, soft: 9 },
    ['196,424! 214,440 240,444 266,436! 268,446 240,452 210,450 190,438!', SCARF.shade],
  );
  strokes(art, ['192,434 212,450 240,452', '246,470 250,500 248,530'], INK.detail, '#52706e', 0.1);
}

/** Bent, the elbow off the body: it carries the flowers before her breast. */
function farArm(art: Art): void {
  tones(
    art,
    closed(
      '290,450! 312,462 326,486 338,520 346,548! 344,562 330,566 306,556 286,538! 288,518 296,508! 306,514 312,518! 304,500 292,488!',
    ),
    { fill: '#763648', shade: COAT.dark, soft: 10 },
    ['346,556! 326,540 312,518! 320,520 340,534!', COAT.dark],
  );
  strokes(art, ['312,518 320,530 334,538', '310,522 314,536 322,546'], INK.form, COAT.dark, 0.15);
}

/** Garden flowers in paper, the hand round it from behind. */
function bouquet(art: Art): void {
  const chance = random('flowers');
  art.fill(
    range(13, (i) => leaf(318 + chance.between(-14, 14), 464, chance.between(38, 52), 11, i * 14 - 84)),
    '#54766a',
  );
  art.fill(closed('286,448 300,430 324,428 346,442 350,460 322,476 288,472'), '#3f6258');
  for (const [x, y, size, tone] of FLOWERS) {
    const petals = range(9, (i) => {
      const turn = (i / 9) * Math.PI * 2;
      const reach = size * (i % 2 ? 0.86 : 1.08) * chance.between(0.92, 1.08);
      return `${x + Math.cos(turn) * reach},${y + Math.sin(turn) * reach * 0.88}`;
    });
    const { fill, shade } = PETALS[tone];
    tones(art, closed(petals.join(' ')), { fill, shade, soft: size * 0.4 });
    const heart = local(art, x - size * 0.1, y - size * 0.1, size / 10, { rot: chance.between(-60, 60) });
    strokes(heart, ['-3,1 -1,-3 3,-2 4,2 0,4 -4,3', '-6,2 -6,-3 -2,-6', '6,-2 7,3 3,6'], 0.9, shade, 0.1);
  }
  tones(
    art,
    closed('278,468! 298,478 322,474 346,464 356,470! 330,508 302,544 282,566! 272,564! 272,520'),
    { fill: '#f0e4cc', shade: '#b8a494', soft: 12, ...RIM },
    ['322,474! 316,500 296,540 280,566! 310,540 356,470!', '#d6c4ae'],
  );
  strokes(art, ['298,478 296,504 284,544'], INK.detail, '#b8a494', 0.1);
  const fist = local(art, 292, 522, 0.4, { mirror: true, rot: 14 });
  gripFromBack(fist, SKIN, { side: [-1.4, -1], paint: SKIN.light });
}

/** The upper arm hangs, the forearm comes forward to the gate's top, behind the second board. */
function nearArm(art: Art): void {
  tones(
    art,
    closed(
      '168,446! 151,452 138,472 127,498 117,520! 114,534 121,546 136,547! 156,541 172,534 187,527! 189,518 187,508 182,501! 170,505 160,508 153,506! 160,494 172,484 181,474 182,456!',
    ),
    { fill: '#8e4658', shade: COAT.shade, soft: 11, ...RIM },
    ['153,506! 142,514 134,526 128,545! 150,546 170,538 188,530! 186,520 172,522 158,518', COAT.shade],
  );
  strokes(
    art,
    ['153,506 142,512 134,522', '160,509 152,518 144,526', '158,468 148,488 140,506'],
    INK.form,
    COAT.dark,
    0.15,
  );
}

/** Over the third board's head, which it holds: paint the gate first. */
export function handOnGate(art: Art): void {
  const hand = local(art, -3, 0);
  const part = (knots: string, fill: string = SKIN.middle): void =>
    tones(hand, closed(knots), { fill, shade: SKIN.dark, soft: 2.2, rim: SKIN.light, rimWidth: 1.4 });
  // what the fingers shade of the board
  hand.fill(closed('190,540! 190,560 198,573 212,576 221.5,570! 221.5,540!'), '#22343e', 0.75);
  // the thumb stays on her side of it
  part('212,510! 221,510 229,515 233,523! 230,529 225,528! 220,522 214,518!', SKIN.dark);
  for (const finger of [
    '190.4,527! 189,537 188.6,548 190,556! 193.4,559.8 197.2,556.4! 198.2,547 199,537 199,529!',
    '198.4,527! 197.2,540 197,552 198.2,563! 202,567.2 206,563.4! 207,552 207.6,540 207.4,528!',
    '207,527! 206.4,540 206.2,553 207.2,566! 211,570.2 215.2,566.4! 216,553 216.2,540 216,528!',
    '215.6,525! 215.8,538 215.4,550 216.2,560! 220,564.2 224,560.4! 225,549 226,537 225.4,524!',
  ])
    part(finger);
  // wrist and back of the hand, up to the knuckles
  part(
    '181,506! 189,506 196,504 205,505 214,509 221,515 226,523! 226.4,529 222,532 216.6,529.4! 212,533 207.4,530! 203,533.6 198.8,530.6! 195,533 190.6,530.6! 188,526 186,521 181,520!',
  );
  hand.fill(
    closed('181,515! 187,515 193,521 197,528 194,532 190.6,530.6! 188,526 186,521 181,520!'),
    SKIN.dark,
    0.7,
  );
  strokes(
    hand,
    [
      '216.4,527 213,519 208,513',
      '207.2,528 204,520 200,514',
      '198.6,529 196,523 193,518',
      '191,542.6 193.4,543.4 196,542.8',
      '199.6,546 202.4,547 205.4,546.2',
      '208.6,547.4 211.4,548.2 214.4,547.4',
      '217.8,543.6 220.6,544.2 223.4,543.4',
    ],
    0.9,
    SKIN.line,
    0.1,
  );
  hand.fill(
    ['193.4,554.6', '202,561.6', '211.2,564.6', '220.2,558.6'].map((tip) => {
      const [x, y] = tip.split(',').map(Number) as [number, number];
      return ellipse(x, y, 2, 2.6);
    }),
    '#d9a98c',
  );
  tones(
    art,
    closed('175,502! 182,499.6 187,502! 188.6,512 186.6,523 183.6,528! 178,529.6 174,528! 177,514'),
    {
      fill: '#9a5062',
      shade: COAT.shade,
      soft: 4,
      ...RIM,
      rimWidth: 1,
    },
  );
}
