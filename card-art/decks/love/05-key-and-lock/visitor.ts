import { gripFromBack } from '../../../kit/figure/grip.ts';
import { INK, type Plane, printed, regionOf, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, local, type Point, random, range } from '../../../kit/pen/index.ts';
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
  head(local(art, 218, 374, 0.54, { rot: 18 }));
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

/** Knuckle, joint, tip, half the width. */
const FINGERS: readonly (readonly [knuckle: Point, joint: Point, tip: Point, half: number])[] = [
  [[186, 521], [184, 534], [188.6, 551], 4.4],
  [[195.6, 522], [194.6, 537], [196.8, 557.6], 5],
  [[206, 522], [205.8, 537.6], [205.8, 559], 5.2],
  [[216, 521], [217, 535.6], [214.6, 555.6], 5],
];

/** Closed over the third board's head: paint the gate first. */
export function handOnGate(art: Art): void {
  const hand = local(art, 0, 0);
  const bent = (knots: string, ...planes: Plane[]): void =>
    tones(
      hand,
      closed(knots),
      { fill: SKIN.middle, shade: SKIN.dark, soft: 2, rim: SKIN.light, rimWidth: 1.4 },
      ...planes,
    );
  // what the fingers shade of the board
  art.fill(closed('186,538! 187,553 195,563 207,564.6 217.6,560 222.6,544! 222,536!'), '#1c2e38', 0.85);
  // from the little finger to the first: over the board's edge, bent at the joint, the tips pressed to its front
  for (const [[x, y], [jointX, jointY], [tipX, tipY], half] of FINGERS) {
    bent(
      `${x - half},${y}! ${jointX - half - 0.6},${jointY - 1} ${jointX - half},${jointY + 5} ${tipX - half * 0.8},${tipY - 4} ${tipX},${tipY} ${tipX + half * 0.8},${tipY - 4} ${jointX + half},${jointY + 5} ${jointX + half + 0.4},${jointY - 1} ${x + half},${y}!`,
      [
        `${jointX - 9},${jointY + 1}! ${jointX},${jointY + 3} ${jointX + 9},${jointY + 1}! ${tipX + 9},${tipY + 4}! ${tipX - 9},${tipY + 4}!`,
        '#9a6250',
      ],
    );
    strokes(
      art,
      [
        `${jointX - 2.4},${jointY + 1} ${jointX + 2},${jointY + 1.4}`,
        `${x + half},${y + 4} ${jointX + half + 0.4},${jointY} ${jointX + half},${jointY + 6} ${tipX + half * 0.8},${tipY - 4}`,
      ],
      0.9,
      SKIN.line,
      0,
    );
  }
  // the thumb holds against them from the other edge
  bent('213,512! 221,512 229,519 233,529 232,540! 230,546 225,547 223,542! 224,534 220,527 212,523!', [
    '226,516! 226,530 224,548! 238,548 238,520!',
    '#9a6250',
  ]);
  // the back of the hand, up to the knuckles
  bent(
    '176,508! 186,501 202,502 215,509 223,519! 221,525 216,524.6 211,522.6 206,525.6 201,523.4 195.6,525.6 191,523 186,526 182,524! 178,519 174,515!',
    ['172,512! 184,517 204,515 223,520! 222,528 180,528!', '#a8705a'],
  );
  strokes(art, ['195,517 195.6,521', '205,516 206,520.6', '214.6,517 215.6,520'], 0.9, SKIN.dark, 0);
  tones(art, closed('172,502! 182,496 192,500! 192,512 188,526! 176,530 166,524!'), {
    fill: '#9a5062',
    shade: COAT.shade,
    soft: 5,
    ...RIM,
  });
}
