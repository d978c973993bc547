import { gripFromBack } from '../../../kit/figure/grip.ts';
import { INK, printed, regionOf, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local } from '../../../kit/pen/index.ts';
import { head } from './face.ts';
import { RIM, SKIN, tones } from './light.ts';
import { roses } from './roses.ts';

const COAT = { fill: '#843e50', shade: '#56263e', dark: '#401a32' } as const;
const SCARF = { fill: '#9cb0a4', shade: '#6c8480', ...RIM } as const;

/** Somebody close behind our gate, flowers in one arm; her other arm comes over it later (`armOnGate`). */
export function visitor(art: Art): void {
  const shadow = closed('150,560! 300,560! 420,660 520,760 560,900! 220,900!');
  printed(art, regionOf(shadow, 4), () => void art.fill(shadow, '#7c6468', 0.8));
  tones(
    art,
    closed(
      '190,438! 174,452 158,466 148,486 138,516 146,560 130,650 112,760! 160,780 250,784 340,772! 328,640 322,560 324,500 316,462 294,441 258,432!',
    ),
    { fill: COAT.fill, shade: COAT.shade, soft: 22, ...RIM },
    ['236,450! 262,470 268,520 262,600 270,700 268,784! 350,784 340,440!', COAT.shade],
    // the near shoulder hangs from the neck, the cloth is drawn to it
    ['196,452! 206,478 204,500 190,524 180,560 200,560! 216,520 218,486 210,458!', '#6c3046'],
    ['186,476! 196,490 212,498 236,502! 214,506 196,502 184,492!', COAT.shade],
    ['184,494! 200,514 226,526 252,530! 220,536 194,524 180,508!', COAT.shade],
  );
  // the scarf's inside, beyond the chin
  art.fill(closed('224,408! 236,419 250,421.4 262,418! 268,426 262,436 224,438!'), '#4f6a68');
  head(local(art, 218, 374, 0.54, { rot: 11 }));
  scarf(art);
  farArm(art);
  bouquet(art);
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
      '202,402! 209,412 221,421 235,427 248,427.6 262,420! 268,425 270,440 260,454 232,462 204,458 186,446 181,428 189,410!',
    ),
    { ...SCARF, soft: 9 },
    ['193,414! 206,432 236,443 268,433! 268,438 240,451 210,446 188,430!', SCARF.shade],
  );
  // what jaw and chin throw on it
  art.fill(
    closed(
      '202,401! 209.4,411 221.2,420.2 235,426.2 248,426.8 262,419.2! 263,423 250,432.4 236,432.6 220,427 209,418 203,409!',
    ),
    '#4f6a68',
  );
  strokes(art, ['190,436 210,452 240,456', '246,470 250,500 248,530'], INK.detail, '#52706e', 0.1);
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
  roses(art);
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

/** She leans on it: the elbow over the first board, the forearm along the next two, the hand hangs before the fourth. Paint the gate first. */
export function armOnGate(art: Art): void {
  // what the arm shades of the boards
  art.fill(
    closed('104,526! 140,532 180,536 226,544! 226,556 200,552 160,546 124,545 104,540!'),
    '#22343e',
    0.7,
  );
  forearm(art);
  sleeve(art);
  hand(local(art, 33, 8));
}

/** Bare from the sleeve to the wrist, thick near the elbow. */
function forearm(art: Art): void {
  tones(
    art,
    closed('158,500! 176,500 194,505 206,511 214,515 226,516! 222,532! 212,535 196,539 178,539 158,534!'),
    { fill: SKIN.middle, shade: SKIN.dark, soft: 7, rim: SKIN.light, rimWidth: 3 },
    ['150,490! 184,502 178,514 184,526 180,545! 150,545!', SKIN.dark, 0.8],
  );
  strokes(art, ['204,520 212,521 220,524'], 0.9, SKIN.dark, 0.1);
}

function sleeve(art: Art): void {
  tones(
    art,
    closed(
      '183,442! 164,452 146,468 131,488 113,498! 100,506 95,519 101,531 114,537! 134,539 154,540 170,543! 177,536 179,520 174,499! 166,495 161,493! 170,482 180,476 186,464',
    ),
    { fill: '#8e4658', shade: COAT.shade, soft: 11, ...RIM },
    [
      '161,493! 146,499 130,508 116,524 110,542! 140,546 176,546 178,528! 160,530 140,526 146,514 160,506',
      COAT.shade,
    ],
    ['160,456! 152,474 142,490 128,500! 140,500 154,488 164,472', '#a2566a', 0.7],
  );
  strokes(
    art,
    [
      '161,493 148,498 136,508',
      '164,502 150,508 140,518',
      '170,463 162,478 150,490',
      '122,502 118,512 122,522',
    ],
    INK.form,
    COAT.dark,
    0.15,
  );
  // its turned-up end
  tones(art, closed('168,496! 176,494 184,498! 188,512 187,530 181,546! 174,548 166,545! 173,530 174,512!'), {
    fill: '#9a5062',
    shade: COAT.shade,
    soft: 5,
    ...RIM,
    rimWidth: 1.4,
  });
}

/** It lies over the board's head from a bent wrist, the fingers short before it, for they lean away from us. */
function hand(hand: Local): void {
  const part = (knots: string, fill: string = SKIN.middle): void =>
    tones(hand, closed(knots), { fill, shade: SKIN.dark, soft: 2.2, rim: SKIN.light, rimWidth: 1.4 });
  // what the fingers shade of the board
  hand.fill(
    closed('186,534! 187,548 194,557 203,563.6 212,562 221,560.6 229,555 233,543! 231,530!'),
    '#1c2c36',
    0.8,
  );
  // the thumb stays on her side of it
  part('212,510! 221,510 229,515 233,523! 230,529 225,528! 220,522 214,518!', SKIN.dark);
  // no two fingers alike: the least short and bent, the first apart
  for (const [finger, joint, nail] of [
    [
      '187,521! 182.6,528 181.6,536 183,543! 185.6,546.6 189,546 190.8,542! 191,536 194,530 197,526!',
      '182,531! 187,528.6 194,532! 191,537.6 183,537.6',
      '183.8,540.8 185.6,539.4 188,540.6 187.8,544 185.4,544.8',
    ],
    [
      '195,525! 190.6,533 189.4,542 190.4,550! 193.4,554 197.4,553.4 199.4,549! 199.6,541 202.6,533 206,527!',
      '189,537! 195,533 202,536.6! 199,544 190,544',
      '191.8,547.8 194,546 196.8,547.2 196.6,551.4 193.8,552.2',
    ],
    [
      '204.6,526! 200.6,535 199.6,545 200.8,553.4! 204,557.6 208.4,557 210.4,552.4! 210.6,543 213,535 215.6,528!',
      '199.6,539! 206,535 213,539! 210,547 200,547',
      '202.8,551 205.2,549 208,550.4 207.8,554.8 204.8,555.6',
    ],
    [
      '214.4,525! 213.6,534 214,543 215.4,550! 218.6,554 223,553 224.6,548.4! 225,540 226.6,532 227.6,525 223,519!',
      '213,536! 219,532.6 227,535.6! 224,543 214.6,543.6',
      '217.4,547.4 219.6,545.4 222.2,546.8 222,551 219.2,551.8',
    ],
  ] as const) {
    part(finger);
    within(hand, finger, [joint, SKIN.light, 0.55]);
    hand.fill(closed(nail), '#e0b498');
  }
  // wrist and back of the hand, up to the knuckles
  const back =
    '181,507! 190,505 199,504.6 208,507 217,511 224,516.4 229,523! 228,528.6 222.4,530 217,526.4! 213.4,531.6 208,532.4 204.6,528! 200.4,531 196,530.4 194.6,526.4! 190.6,527.6 187,525.4 184,521!';
  hand.fill(closed(back), SKIN.middle);
  within(
    hand,
    back,
    ['176,518! 186,517.4 194,523 196,532! 188,530 182,526', SKIN.dark, 0.6],
    { along: ['188,505.4 199,504.6 208,507 217,511 224,516.4 229,523'], paint: SKIN.light, width: 3 },
    // the knuckles stand out, the sinews run up from them
    ['190,515! 200,513 212,515 223,521 229,526! 229,520 218,508 204,503 188,504', SKIN.light, 0.35],
    ['217,521 222,519 227,523 225,528 220,527', SKIN.light, 0.7],
    ['205.6,524 210,521.4 214.6,525 212,530 207.4,529.6', SKIN.light, 0.6],
    ['196,523.4 200,521 203.6,525 201,529 197.4,528.6', SKIN.light, 0.45],
  );
  strokes(
    hand,
    ['216.6,526 213.6,520 210,516', '204.4,527.6 201.6,521 198.6,517', '194.4,526 192.6,521.6 190.6,518.6'],
    0.9,
    SKIN.line,
    0.1,
  );
}
