import { hand } from '../../../kit/figure/hand/hand.ts';
import { INK, printed, regionOf, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, local } from '../../../kit/pen/index.ts';
import { head } from './face.ts';
import { RIM, SKIN, tones } from './light.ts';
import { roses } from './roses.ts';

const COAT = { fill: '#843e50', shade: '#56263e', dark: '#401a32' } as const;
const SCARF = { fill: '#9cb0a4', shade: '#6c8480', ...RIM } as const;

/** The near hand: the wrist over the board's head, the fingers bent down its front. */
const OVER_BOARD = hand({
  pose: {
    index: [22, 20, 10, 4],
    middle: [26, 22, 12, 0],
    ring: [30, 24, 12, 2],
    little: [32, 26, 14, 7],
    thumb: { away: 26, across: 46, bend: [8, 14] },
    wrist: [18, -16],
  },
  side: 'right',
  at: [208, 522],
  length: 74,
  fingers: 118,
  turn: 208,
  tip: 8,
  light: [-0.3, -0.95],
  forearm: 0.34,
});

/** The far one, round the paper from its back. */
const ROUND_FLOWERS = hand({
  pose: {
    index: [14, 22, 12, 4],
    middle: [18, 24, 14, 0],
    ring: [22, 26, 14, 2],
    little: [26, 26, 14, 5],
    thumb: { away: 42, across: 30, bend: [6, 10] },
  },
  side: 'left',
  at: [328, 523],
  length: 60,
  fingers: -78,
  turn: 158,
  light: [-0.8, -0.5],
  forearm: 0.2,
});

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
  art.fill(closed('278,506! 288,514 300,524 322,528! 328,541 308,539 290,529 279,515'), '#b8a494', 0.7);
  ROUND_FLOWERS.paint(art, SKIN);
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

/** She leans on it: the elbow on the first board, the forearm along the next two, the hand over the fourth. Paint the gate first. */
export function armOnGate(art: Art): void {
  // what the arm shades of the boards
  art.fill(
    closed(
      '100,530! 140,540 186,546 214,534! 230,544 250,556 266,552! 268,564 262,576 252,579 241,574 231,562 222,555 206,557 190,561 140,558 104,552!',
    ),
    '#22343e',
    0.7,
  );
  OVER_BOARD.paint(art, { ...SKIN, dark: '#9a6150' });
  within(art, OVER_BOARD.outline, { side: [-0.8, -2.4], paint: SKIN.light });
  sleeve(art);
}

function sleeve(art: Art): void {
  tones(
    art,
    closed(
      '180,430! 160,434 143,445 132,464 122,486 110,506 101,520 98,531 103,540 114,543! 136,546 160,548 180,549! 186,538 187,520 184,506! 174,503 166,498! 180,480 192,460 196,444!',
    ),
    { fill: '#8e4658', shade: COAT.shade, soft: 0, ...RIM },
    // the upper arm's far side, and what it throws on the forearm
    [
      '200,440! 188,462 176,482 166,498! 154,504 142,512 132,524! 138,506 152,488 168,470 184,440!',
      COAT.shade,
    ],
    // the forearm's underside, back to the elbow's point
    ['190,532! 170,536 146,535 124,530 108,522! 96,530 100,548 190,556!', COAT.shade],
    ['158,450! 148,468 136,488 120,508! 134,504 150,486 162,466', '#a2566a', 0.7],
    ['184,507! 170,505 154,508 138,518! 152,518 170,514 186,516!', '#a2566a', 0.7],
  );
  strokes(
    art,
    [
      // out of the bend of the arm, and round the elbow's point
      '166,498 152,503 136,514 126,526',
      '166,499 156,510 148,524',
      '168,494 154,494 138,500',
      '104,526 114,521 126,521',
      '107,534 120,531 132,534',
      '178,468 168,482 154,490',
    ],
    INK.form,
    COAT.dark,
    0.15,
  );
  // its turned-up end
  tones(art, closed('176,500! 184,501 191,505! 195,518 193,534 188,549! 180,551 172,548! 179,537 181,518!'), {
    fill: '#9a5062',
    shade: COAT.shade,
    soft: 5,
    ...RIM,
    rimWidth: 1.4,
  });
}
