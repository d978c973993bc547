import { gripFromBack } from '../../../kit/figure/grip.ts';
import { INK, printed, regionOf, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, limb, local } from '../../../kit/pen/index.ts';
import { head } from './face.ts';
import { RIM, SKIN, tones } from './light.ts';
import { roses } from './roses.ts';

const COAT = { fill: '#843e50', shade: '#56263e', dark: '#401a32' } as const;
const SCARF = { fill: '#9cb0a4', shade: '#6c8480', ...RIM } as const;

/** Somebody close behind our gate, flowers in one arm; her other arm comes over it later (`armOnGate`). */
export function visitor(art: Art): void {
  const shadow = closed('150,560! 300,560! 420,660 520,760 560,900! 220,900!');
  printed(art, regionOf(shadow, 4), () => void art.fill(shadow, '#7c6468', 0.8));
  farSleeve(art);
  tones(
    art,
    closed(
      '200,420! 182,430 160,435 144,444 134,462 136,500 146,560 130,650 112,760! 160,780 250,784 340,772! 330,640 324,560 324,510 318,470 304,449 274,434!',
    ),
    { fill: COAT.fill, shade: COAT.shade, soft: 22, ...RIM },
    // the breast turns away; the arm hangs from the shoulder and draws the cloth
    ['240,450! 262,474 270,520 264,600 270,700 268,784! 350,784 340,440!', COAT.shade],
    ['196,452! 206,478 206,500 200,530 196,570 214,570! 226,524 224,490 212,458!', '#6c3046'],
    ['196,486! 214,506 236,518 262,522! 232,530 206,518 190,500!', COAT.shade],
  );
  // the scarf's inside, beyond the neck
  art.fill(closed('206,412! 234,414 252,419 260,427! 258,440 206,440!'), '#4f6a68');
  head(local(art, 218, 367, 0.54, { rot: 11 }));
  scarf(art);
  bouquet(art);
  farHand(art);
}

/** Loose round the base of the neck; one end hangs. */
function scarf(art: Art): void {
  tones(art, closed('230,454! 246,450 256,456! 262,482 260,512 264,548! 246,552 232,548! 236,510 230,480'), {
    ...SCARF,
    fill: '#8ca296',
    soft: 6,
    rimWidth: 0,
  });
  tones(
    art,
    closed(
      '191,412! 190,419 198,429 212,436 230,439 246,435 255,428 263,433 267,448 258,462 232,472 202,469 178,457 166,440 168,424 178,414!',
    ),
    { ...SCARF, soft: 9 },
    ['170,424! 186,444 214,456 248,454 268,442! 268,450 244,464 210,460 180,442 168,432!', SCARF.shade],
  );
  // its edge against the neck
  art.fill(
    closed(
      '191,412! 190,418 198,428 212,435.4 230,438.4 246,434.4 254,422! 265,432! 257,443 250,445 230,445 210,442 192,434 182,420!',
    ),
    '#4f6a68',
  );
  strokes(art, ['176,444 196,460 226,466', '242,480 246,510 244,542'], INK.detail, '#52706e', 0.1);
}

/** From the far shoulder down to an elbow well off the body, and back to the flowers. */
function farSleeve(art: Art): void {
  tones(
    art,
    closed(
      '292,442! 314,450 330,472 348,504 372,540 380,562! 374,578 354,582 330,574 306,560! 300,540 318,516! 332,524 338,526! 324,506 306,490!',
    ),
    { fill: '#763648', shade: COAT.dark, soft: 10 },
    ['384,562! 362,546 338,526! 326,520 306,538! 340,548 366,590!', COAT.dark],
  );
  strokes(
    art,
    ['336,525 350,536 366,546', '334,524 342,540 352,552', '318,466 330,488 340,504'],
    INK.form,
    COAT.dark,
    0.15,
  );
}

/** Garden flowers in paper. */
function bouquet(art: Art): void {
  roses(art);
  tones(
    art,
    closed('278,468! 298,478 322,474 346,464 356,470! 330,508 302,544 282,566! 272,564! 272,520'),
    { fill: '#f0e4cc', shade: '#b8a494', soft: 12, ...RIM },
    ['322,474! 316,500 296,540 280,566! 310,540 356,470!', '#d6c4ae'],
  );
  strokes(art, ['298,478 296,504 284,544'], INK.detail, '#b8a494', 0.1);
}

/** The far hand round the paper, its wrist out of a turned-up cuff. */
function farHand(art: Art): void {
  art.fill(closed('279,500! 300,495 322,508 332,532! 314,544 290,540 277,532'), '#b8a494', 0.7);
  const fist = local(art, 296, 513, 0.36, { mirror: true, rot: 18 });
  gripFromBack(fist, SKIN, { side: [-1.4, -1], paint: SKIN.light });
  tones(art, closed('326,505! 336,507 350,517 369,540! 373,552 369,567! 352,567 334,558 316,547!'), {
    fill: '#7e3c4e',
    shade: COAT.dark,
    soft: 9,
    rim: '#a2566a',
    rimWidth: 1.6,
  });
  tones(art, closed('324,501! 331,503 337,508! 337,525 330,544! 323,547 314.6,544! 321.6,525!'), {
    fill: '#9a5062',
    shade: COAT.shade,
    soft: 5,
    ...RIM,
    rimWidth: 1.4,
  });
}

/** She leans on it: the elbow over the first board, the forearm along the next two, the hand over the fourth. Paint the gate first. */
export function armOnGate(art: Art): void {
  // what the arm shades of the boards
  art.fill(
    closed('100,530! 140,540 186,546 236,548! 262,560 262,572 232,566 190,562 140,558 104,552!'),
    '#22343e',
    0.7,
  );
  forearm(art);
  sleeve(art);
  hand(local(art, 5, 43, 0.92));
}

/** Bare from the sleeve to the wrist, thick near the elbow. */
function forearm(art: Art): void {
  tones(
    art,
    closed('180,502! 196,505 208,511 219,518.4 226,522! 227,532 222,541! 211,544 196,549 178,551!'),
    { fill: SKIN.middle, shade: SKIN.dark, soft: 7, rim: SKIN.light, rimWidth: 3 },
    ['170,500! 196,504 198,520 198,534 192,556! 170,556!', SKIN.dark, 0.8],
  );
}

function sleeve(art: Art): void {
  tones(
    art,
    closed(
      '180,430! 160,434 143,445 132,464 122,486 108,500 99,514 97,529 105,541! 132,546 158,549 178,552! 186,540 188,520 184,503! 176,500 170,496! 182,478 192,460 196,444!',
    ),
    { fill: '#8e4658', shade: COAT.shade, soft: 0, ...RIM },
    // the upper arm turns from the sun and comes down upon the forearm
    [
      '200,440! 184,462 172,480 164,492! 148,496 132,506 120,520 112,546! 150,552 186,554 190,530! 172,534 148,531 142,526! 152,512 168,504 182,500!',
      COAT.shade,
    ],
    ['158,450! 148,468 138,486 124,500! 138,500 152,486 162,466', '#a2566a', 0.7],
    ['150,514! 162,508 178,506 182,516! 168,518 156,522', '#a2566a', 0.5],
  );
  strokes(
    art,
    [
      '169,496 154,500 140,508',
      '172,498 158,506 146,516',
      '178,468 168,482 154,492',
      '118,508 113,520 116,532',
    ],
    INK.form,
    COAT.dark,
    0.15,
  );
  // its turned-up end
  tones(art, closed('174,496! 183,498 191,503! 195,518 193,537 187,554! 180,556 171,552! 179,538 181,517!'), {
    fill: '#9a5062',
    shade: COAT.shade,
    soft: 5,
    ...RIM,
    rimWidth: 1.4,
  });
}

/** Seen from the side of the little finger: it lies over the board's head and the fingers hang, each a little behind the next. */
function hand(box: Local): void {
  box.fill(
    closed('240,545! 256,556 290,562 304,556! 305,574 297,586 288,594 277,596 266,590 256,572!'),
    '#1c2c36',
    0.75,
  );
  for (const [knots, widths, nail] of [
    [
      '262,529 278,531 291,539 298,552 299,564',
      [7, 7, 6.8, 6.4, 5.8, 3.4],
      '296,557 300.4,557 301,563 299,566 295.6,564',
    ],
    [
      '260,536 275,540 287,549 293,564 293,577',
      [7, 7, 6.8, 6.4, 6, 3.4],
      '289.4,569.6 294,569.6 295,576 292.8,579 289,577',
    ],
    [
      '256,543 268,549 279,559 284,573 284,586',
      [7, 6.8, 6.6, 6.2, 5.8, 3.4],
      '280.4,578.6 285,578.6 286,585 283.8,588 280,586',
    ],
    [
      '250,547 260,555 269,565 273,577 273,588',
      [6.4, 6.2, 6, 5.6, 5, 3],
      '269.8,581.4 273.8,581.4 274.6,587 272.6,589.6 269.4,588',
    ],
  ] as const) {
    const finger = limb(knots, widths, 18);
    tones(box, finger, { fill: SKIN.middle, shade: SKIN.dark, soft: 2.6, rim: SKIN.light, rimWidth: 1.6 });
    box.fill(closed(nail), '#e0b498');
  }
  tones(
    box,
    closed(
      '222,513! 230,515.4 240,516 252,517.6 263,521.6 270,526.6! 271,532 267,540 261,548 253,554.6! 245,552 237,547 229,542.4 222,542!',
    ),
    { fill: SKIN.middle, shade: SKIN.dark, soft: 0 },
    ['223,542.5! 233,537.6 244,541 254,547 258,551! 252,560 220,552!', SKIN.dark, 0.7],
    { along: ['230,515.4 240,516 252,517.6 263,521.6 270,526.6'], paint: SKIN.light, width: 3.4 },
    ...[
      '262,526 266,523.6 270,527 268,531.4 264,531',
      '258.6,534 262.6,532 266.4,535 264.4,539.4 260.4,538.6',
      '253,541.6 257,540 260.6,543 258.6,547.4 254.6,546.4',
    ].map((knuckle) => [knuckle, SKIN.light, 0.22] as const),
  );
  strokes(
    box,
    ['262,528 254,525.4 246,524.6', '258,536 251,532.6 245,530.6', '253,543.6 247,540 241,537'],
    0.9,
    SKIN.line,
    0.15,
  );
}
