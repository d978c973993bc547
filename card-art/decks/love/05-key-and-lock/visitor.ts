import { gripFromBack } from '../../../kit/figure/grip.ts';
import { INK, printed, regionOf, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, local, random, range } from '../../../kit/pen/index.ts';
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

/** The upper arm hangs, the forearm comes forward to the gate's top. */
function nearArm(art: Art): void {
  tones(
    art,
    closed(
      '168,446! 152,452 140,470 132,500 120,532 112,560! 120,580 150,580 176,566 204,540! 204,524 190,502! 176,502 162,510! 174,492 182,474 180,456!',
    ),
    { fill: '#8e4658', shade: COAT.shade, soft: 12, ...RIM },
    ['162,510! 152,524 144,548 140,576! 160,566 160,540 172,522!', COAT.shade],
  );
  strokes(
    art,
    ['162,510 150,518 140,534', '172,508 166,520 166,534', '160,470 152,496 144,514'],
    INK.form,
    COAT.dark,
    0.15,
  );
}

/** Over the third board's head, which it holds: paint the gate first. */
export function handOnGate(art: Art): void {
  const edge = { side: [-1.4, -1.2], paint: SKIN.light } as const;
  const hand = local(art, 0, 0);
  const part = (knots: string, fill: string = SKIN.middle): void =>
    tones(hand, closed(knots), { fill, shade: SKIN.dark, soft: 2.4, rim: edge.paint, rimWidth: 1.4 });
  // what the fingers shade of the board
  art.fill(closed('188,536! 186,558 194,570 208,573 218.5,567! 218.5,540!'), '#22343e', 0.75);
  // thumb on her side, then the fingers from the little one to the first
  part('212,516! 222,518 231,526 234,534! 231,539 226,537! 220,530 210,526!', SKIN.dark);
  for (const finger of [
    '185,522! 182,532 181,544 183,554! 187,558 191,554! 192,544 194,534 196,526!',
    '193,520! 191,532 190,548 191,561! 195,566 200,562! 201,550 203,536 205,524!',
    '203,519! 202,532 201,548 202,562! 206,567 211,563! 212,550 213,536 214,523!',
    '212,520! 213,532 212,546 212,556! 216,561 221,557! 222,546 222,534 219,523!',
  ])
    part(finger);
  // the back of the hand, up to the knuckles
  part(
    '176,508! 188,502 204,504 217,512 222,522! 220,530 214,533 206,531 198,533 190,531 184,534! 180,526 174,520!',
  );
  strokes(
    art,
    ['196,520 196,526', '206,518 206,525', '192,543 196,544', '203,546 207,547', '184,541 188,542'],
    0.9,
    SKIN.line,
    0,
  );
  tones(art, closed('172,502! 182,496 192,500! 192,512 188,526! 176,530 166,524!'), {
    fill: '#9a5062',
    shade: COAT.shade,
    soft: 5,
    ...RIM,
  });
}
