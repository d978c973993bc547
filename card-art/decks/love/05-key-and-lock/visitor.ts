import { gripFromBack } from '../../../kit/figure/grip.ts';
import { INK, printed, regionOf, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, local } from '../../../kit/pen/index.ts';
import { head } from './face.ts';
import { SKIN, tones } from './light.ts';
import { roses } from './roses.ts';

const SHIRT = { fill: '#8e4456', light: '#c0727a', shade: '#642c44', dark: '#44192f' } as const;
const SCARF = { fill: '#9cb0a4', light: '#dbe2cc', shade: '#6c8480' } as const;
const BARE = {
  fill: SKIN.middle,
  shade: SKIN.dark,
  soft: 0,
  rim: SKIN.light,
  rimWidth: 5,
  towards: [0.45, -0.9],
} as const;

/** Somebody close behind our gate who leans on its rail; arms come later, over it (`armsOnGate`). */
export function visitor(art: Art): void {
  const shadow = closed('330,560! 130,560! 30,660 -70,760 -110,900! 260,900!');
  printed(art, regionOf(shadow, 4), () => void art.fill(shadow, '#7c6468', 0.8));
  tones(
    art,
    closed(
      '196,424! 160,432 130,444 112,462 104,500! 108,640 120,800! 250,800 390,800! 384,620 392,540 376,490 352,458 316,440 270,428!',
    ),
    { fill: SHIRT.fill, shade: SHIRT.shade, soft: 0 },
    ['176,424! 190,470 176,520 186,600 180,800! 80,800 80,424!', SHIRT.shade],
    ['140,430! 150,480 136,560 130,800! 80,800 80,430!', SHIRT.dark],
    ['316,438! 352,456 378,490 392,540! 372,520 352,490 330,464 300,446!', SHIRT.light],
    ['290,456! 300,500 284,560 280,640! 300,640 312,560 312,500!', SHIRT.shade],
  );
  scarf(art);
  head(local(art, 222, 350, 0.76, { rot: 15 }));
  loop(art);
}

/** The end that hangs. */
function scarf(art: Art): void {
  tones(
    art,
    closed('232,440! 262,436 282,442! 286,480 276,530 284,600! 262,604 240,600! 246,550 236,490'),
    { fill: SCARF.fill, shade: SCARF.shade, soft: 9, rim: SCARF.light, rimWidth: 3 },
    ['250,446! 256,500 250,600! 236,600 230,446!', SCARF.shade],
  );
}

/** Round the neck, over the jaw's shade. */
function loop(art: Art): void {
  tones(
    art,
    closed(
      '158,412! 180,420 212,428 246,428 268,416! 284,426 288,446 270,462 232,470 190,464 162,448 152,428!',
    ),
    { fill: SCARF.fill, shade: SCARF.shade, soft: 12, rim: SCARF.light, rimWidth: 3 },
    ['162,416! 190,430 228,436 276,424! 284,432 250,446 214,446 176,432!', SCARF.shade],
    ['150,420! 176,444 196,466! 150,470', SCARF.shade],
  );
  strokes(art, ['172,422 200,442 250,446', '258,466 262,500 256,560'], INK.detail, '#52706e', 0.1);
}

/** Both arms and what they do, over the rail: paint the gate first. */
export function armsOnGate(art: Art): void {
  bouquetArm(art);
  restingArm(art);
  handOnGate(art);
}

/** The elbow stands on the rail, the fist has the flowers. */
function bouquetArm(art: Art): void {
  const bunch = local(art, -24, -174, 1.3);
  roses(bunch);
  tones(
    bunch,
    closed('278,468! 298,478 322,474 346,464 356,470! 330,508 302,544 282,566! 272,564! 272,520'),
    { fill: '#f0e4cc', shade: '#b8a494', soft: 14, rim: '#fffaea', rimWidth: 2.6 },
    ['298,478! 296,510 284,566! 262,566 268,468!', '#d6c4ae'],
  );
  strokes(bunch, ['298,478 296,504 284,544'], INK.detail, '#b8a494', 0.1);
  tones(
    art,
    closed(
      '322,446! 354,452 384,472 412,504 438,536 452,556! 446,570 432,572 420,566! 400,562 380,552 366,538! 352,510 334,480',
    ),
    { fill: SHIRT.fill, shade: SHIRT.shade, soft: 14, rim: SHIRT.light, rimWidth: 4 },
    ['330,470! 352,492 376,500 400,514 424,536! 400,590 340,540', SHIRT.shade],
  );
  strokes(art, ['410,500 422,514 440,534', '352,462 372,480 390,500'], INK.form, SHIRT.dark, 0.1);
  const fist = local(art, 356, 508, 0.52, { mirror: true, rot: 26 });
  gripFromBack(fist, SKIN, { side: [1.6, -1], paint: SKIN.light });
  tones(
    art,
    closed(
      '450,548! 456,562 450,582 434,592 414,588 394,572 380,556 370,543! 374,528 384,508! 396,511 414,521 432,532',
    ),
    BARE,
    ['362,538! 378,533 392,540 410,552 430,564 452,566! 456,600 370,600', SKIN.dark],
  );
}

/** The forearm lies along the rail, bare to above the elbow. */
function restingArm(art: Art): void {
  const shadow = closed('92,512! 160,520 236,536! 246,548 200,546 120,528');
  art.fill(shadow, '#22343e', 0.7);
  tones(
    art,
    closed(
      '112,462! 134,472 166,482 204,494 244,503! 252,512 250,528! 236,534 204,534 164,528 124,522 96,518! 80,510 76,496 84,480',
    ),
    BARE,
    ['80,500! 116,500 160,508 206,518 250,522! 250,545 100,530', SKIN.dark],
    ['112,462! 130,478 134,494 126,508! 116,500 104,490', '#6c3e3c', 0.7],
  );
  strokes(art, ['128,474 134,488 130,502', '82,504 88,496 98,496'], INK.form, SKIN.line, 0.1);
  tones(
    art,
    closed('178,432! 148,436 118,446 94,464 76,488! 82,498 100,500 116,494! 130,486 146,474 160,462'),
    { fill: SHIRT.fill, shade: SHIRT.dark, soft: 14 },
    ['178,432! 160,442 140,460 126,488! 142,480 160,464 180,450', SHIRT.light, 0.8],
    ['76,488! 96,490 116,480 132,466! 140,478 120,498 90,504', SHIRT.shade],
  );
  strokes(art, ['80,484 98,484 116,472', '150,446 132,456 118,470'], INK.form, SHIRT.dark, 0.1);
}

/** It hangs over the rail, at rest. */
function handOnGate(art: Art): void {
  const hand = local(art, -6, -183, 1.36);
  const part = (knots: string, fill: string = SKIN.middle): void =>
    tones(hand, closed(knots), { fill, shade: SKIN.dark, soft: 2.2, rim: SKIN.light, rimWidth: 1.4 });
  // what the fingers shade of the board
  hand.fill(closed('190,540! 190,560 198,573 212,576 221.5,570! 221.5,540!'), '#22343e', 0.75);
  part('206,506! 219,507 231,512 240,522! 239,529 233,529! 226,522 214,518!', SKIN.dark);
  // no two fingers alike: the least short and bent, the first apart and almost straight
  for (const [finger, joint, nail] of [
    [
      '189,521! 184.8,529 183.4,538 185.6,546! 188,549 191,547! 192,540 195.4,534 198,527!',
      '184,531! 189,528 195,532! 192,539 185,539',
      '185.8,543 187.6,541.6 189.4,543.4 188.8,547.4 187,547.6',
    ],
    [
      '197,524! 191.6,534 189.6,545 191.6,557! 193.6,561.6 197.4,560! 199,550 203.6,540 207,528!',
      '191,538! 197,534 203.4,538! 199,546 191,547',
      '192.6,554.6 194.6,552.6 197,554 196.6,559 194,560',
    ],
    [
      '206,525! 202,537 200.4,550 201.6,563! 203.6,568.4 207.8,567! 210,556 213.6,544 216.4,529!',
      '201.4,541! 208,537 214.4,541! 210,550 201.4,551',
      '202.8,560.6 205,558.4 207.4,560 207,565.6 204.2,566.6',
    ],
    [
      '215,524! 215.8,536 216.6,546 218.4,555! 221.2,559.6 225,557.4! 226,548 227.8,538 228,526 225,519!',
      '215.4,536! 221,533.6 228,536! 226,543 217,544',
      '219.4,552.4 221.4,550.6 224,552 223.8,556.4 221.4,557.4',
    ],
  ] as const) {
    part(finger);
    within(hand, finger, [joint, SKIN.light, 0.55]);
    hand.fill(closed(nail), '#e0b498');
  }
  // wrist and back of the hand, up to the knuckles
  const back =
    '181,507! 190,505 199,504.6 208,507 217,511 224,516.4 229,523! 228,528.6 222.4,530 217,526.4! 213.4,531.6 208,532.4 204.6,528! 200.4,531 196,530.4 194.6,526.4! 190.6,527.6 187,525.4 184,521!';
  tones(hand, closed(back), { fill: SKIN.middle, shade: SKIN.dark, soft: 0, rim: SKIN.light, rimWidth: 2 });
  within(
    hand,
    back,
    ['181,516! 188,518 194,524 196,532! 188,530 182,522', SKIN.dark, 0.75],
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
