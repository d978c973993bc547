import { gripFromBack } from '../../../kit/figure/grip.ts';
import { INK, printed, regionOf, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, local } from '../../../kit/pen/index.ts';
import { head } from './face.ts';
import { RIM, SKIN, tones } from './light.ts';
import { roses } from './roses.ts';

const COAT = { fill: '#843e50', shade: '#56263e', dark: '#401a32' } as const;
const SCARF = { fill: '#9cb0a4', shade: '#6c8480', ...RIM } as const;

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
  part(back);
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
