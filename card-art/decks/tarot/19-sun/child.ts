import { flat, stippled, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, type Point, points, spline } from '../../../kit/pen/index.ts';
import { childHead } from './child-head.ts';
import { fist, openHand, palm } from './hands.ts';
import { SKIN } from './skin.ts';
import { form } from './view.ts';

const BLUE = { rim: '#e6f3e4', fill: '#4f97ab', shade: '#2f6c8a', deep: '#234f72' } as const;

/** Arms up and apart: upper arm, elbow, forearm that narrows to the wrist. */
const RIGHT_WRIST = [179, 328, -35] as const;
const RIGHT_ARM = spline(
  [
    ...points('252,357! 236,354 223,350! 210,341 197,331'),
    ...openHand(...RIGHT_WRIST),
    ...points('184,350 198,367 209,378! 214,382 222,384 236,387 252,392!'),
  ],
  true,
);
const LEFT_ARM = closed(
  '362,350! 380,336 398,320! 412,306 424,292 434,279 446,268! 458,282! 447,292 440,304 430,322 421,338! 417,344 410,348 394,361 376,379!',
);
/** Thigh and knee towards us, the shin down the pony's side, the bare foot. */
const LEG = closed(
  '312,498! 306,508 299,516 295,527 296,540 303,556 312,574 323,596 332,612 337,625! 331,636 322,648 315,658 311,666! 311,672 316,674 320,671! 321,676 326,677 329,673! 331,677 335,676 337,671! 340,673 343,671 344,667! 347,667 349,664 349,660! 358,654 367,648 373,640 374,630 371,618! 366,600 360,572 353,552 348,538! 358,530 368,516 372,500!',
);
const TUNIC = closed(
  '292,358! 284,361 268,361 250,354! 246,366 245,380 247,394! 258,396 270,399 281,405! 284,420 286,438! 283,456 278,474 274,487! 282,494 294,500 306,507! 314,512 323,517! 330,524 339,530! 347,532 356,534! 365,532 373,528! 376,516 372,498 362,470 352,441! 354,424 358,402 364,386! 374,381 381,370! 376,356 364,345! 352,350 340,356 331,358! 322,366 302,366',
);
/** The sleeves' ends, round the arms. */
const HEMS = [
  closed('256,354! 250,364 248,378 251,396! 246,396! 242,380 244,364 250,353!'),
  closed('361,346! 371,352 378,361 380,373! 385,369! 383,357 376,348 366,342!'),
];
const SASH = closed('285,432! 300,438 330,439 353,434! 354,443! 330,449 300,448 284,441!');

/** A child astride a bare-backed pony, both arms up, the face turned to us. `banner` paints what the left fist holds. */
export function child(art: Art, banner: (hand: Point) => void): void {
  form(art, LEG, { ...SKIN, soft: 11, rimWidth: 0 });
  leg(art);
  form(art, RIGHT_ARM, { ...SKIN, soft: 5.6, towards: [0.5, -0.86], rimWidth: 1.6 });
  form(art, LEFT_ARM, { ...SKIN, soft: 8, towards: [-0.8, -0.6] });
  palm(art, ...RIGHT_WRIST);
  art.fill(closed('298,342! 326,344! 330,356 332,364 314,370 296,364 298,354'), SKIN.shade);
  art.fill(closed('298,342! 308,346 316,352 318,366 304,368 295,364 298,354'), SKIN.fill);
  tunic(art);
  fist(art, 456, 272, banner);
  childHead(art, 310, 306, 1, -5);
}

function leg(art: Art): void {
  strokes(
    art,
    ['303,544 313,549 324,545', '300,520 304,527 303,536', '357,620 362,617 366,622'],
    1.5,
    SKIN.line,
    0.1,
  );
  strokes(
    art,
    ['339,627 345,632 352,634', '320,671 323,662', '329,673 331,665', '337,671 338,665', '344,667 344,662'],
    1.2,
    SKIN.line,
    0,
  );
}

function tunic(art: Art): void {
  form(art, TUNIC, { ...BLUE, shade: '#3f82a0', soft: 9, rimWidth: 0 });
  stippled(art, TUNIC, '#2a6284', [300, 400], [384, 440], [0, 0.95]);
  within(art, TUNIC, { side: [-1.4, -1.5], paint: BLUE.rim });
  art.clip(TUNIC, () => {
    for (const fold of [
      '281,405! 296,410 306,420 296,416 284,414',
      '364,386! 350,392 338,404 352,400 362,396',
      '300,448! 302,470 298,492 306,507 314,480 308,458',
      '330,449! 338,470 340,496 338,531 350,500 344,468',
      '345,446! 358,474 366,500 372,530 380,520 374,490 356,460',
    ])
      art.fill(closed(fold), BLUE.deep);
    for (const light of [
      '288,450! 284,470 280,486 288,492 294,470 294,452',
      '318,450! 324,476 326,506 332,500 330,474 324,450',
    ])
      art.fill(closed(light), '#7db9c0');
  });
  strokes(art, ['268,363 262,372 258,384', '352,352 360,362 366,372'], 1.5, '#234f72', 0.2);
  art.fill(
    closed(
      '290,357! 296,366 306,371 316,371 326,367 333,356! 337,359! 329,371 317,376 305,376 294,370 287,360!',
    ),
    '#f2cf72',
  );
  for (const hem of HEMS) flat(art, hem, '#f2cf72', { side: [1, 5], paint: '#c9953c' });
  flat(art, SASH, '#f2cf72', { side: [7, 3], paint: '#c9953c' });
  art.fill(closed('346,436! 356,432 362,438 358,446 348,444'), '#f2cf72');
  art.fill(closed('354,443! 362,456 372,464 380,478! 370,476 360,464 350,446'), '#dcb04e');
  art.fill(closed('350,445! 352,462 358,478 357,490! 349,480 346,462'), '#f2cf72');
}
