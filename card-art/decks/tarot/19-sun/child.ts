import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, type Point, points, spline } from '../../../kit/pen/index.ts';
import { childHead } from './child-head.ts';
import { COAT } from './coat.ts';
import { fist, openHand, palm } from './hands.ts';
import { SKIN } from './skin.ts';
import { tunic } from './tunic.ts';
import { ride } from './view.ts';

/*
 * The joints: seat 368,512, throat 336,386, ear 348,312; right arm 290,386 – 222,364 – 170,314, left arm
 * 400,388 – 466,366 – 464,298, near leg 392,502 – 306,574 – 346,660. The head is 110 high.
 */
const RIGHT_WRIST = [170, 314, -40] as const;
const RIGHT_ARM = spline(
  [
    ...points('300,368! 272,362 250,355 234,349! 226,344 214,336 203,328 190,318'),
    ...openHand(...RIGHT_WRIST),
    ...points('171,330 179,340 188,351 200,365! 208,377 218,380 232,384 254,391 276,394!'),
  ],
  true,
);
const LEFT_ARM =
  '372,366! 400,364 424,361 438,354 448,345! 447,334 450,320 455,306 456,290! 472,290! 472,304 478,318 482,336 483,354 482,366! 482,376 477,383 468,386! 450,394 432,400 408,402!';
/** Over the near flank: the thigh comes forward out of the hem, the shin hangs from the knee, the toes hang down. */
const LEG =
  '330,494! 306,516 291,540 284,560 285,576! 290,588 300,603 312,622 324,642 332,655 333,664! 326,674 316,682 306,687! 301,691 302,697 308,699! 322,698 336,694 350,689! 360,686 363,679 361,671 356,658! 355,644 355,628 352,612 345,599 337,589! 352,580 372,566 392,548 404,524!';
/** What the leg darkens of the pony's flank. */
const UNDER_LEG = closed(
  '450,530! 424,556 398,576 374,588 366,606 368,634 369,654 364,668 350,674! 354,640 336,590',
);

/** A child astride a bare-backed pony, both arms up, the face to the sky. `banner` paints what the left fist holds. */
export function child(art: Art, banner: (hand: Point) => void): void {
  const box = ride(art);
  box.fill(UNDER_LEG, COAT.deep);
  leg(box);
  arms(box);
  neck(box);
  tunic(box);
  fist(box, 463, 276, banner);
  childHead(art, ...box.at(348, 312), box.scale * 1.06, 28);
}

function arms(box: Local): void {
  flat(
    box,
    RIGHT_ARM,
    SKIN.fill,
    // its underside, from the wrist over the elbow to the armpit
    ['150,314! 172,326 186,340 202,354 214,364 232,370 256,378 300,398! 290,424 200,404 150,344', SKIN.shade],
    ['228,342! 240,354 254,360 280,366! 280,352 240,340', SKIN.light],
    ['178,304! 190,314 206,328 220,340! 214,324 194,304', SKIN.light],
    { side: [1.2, -3.2], paint: SKIN.rim },
  );
  palm(box, ...RIGHT_WRIST);
  flat(
    box,
    LEFT_ARM,
    SKIN.fill,
    // forearm and upper arm turn from the sun at their outer sides
    ['476,284! 470,304 470,326 472,348 466,364 450,376 426,384 396,394! 420,434 500,404 500,314', SKIN.shade],
    ['372,366! 400,370 424,368 442,360! 440,344 400,354', SKIN.light],
    ['455,292! 460,310 457,328 455,344! 444,344 446,314', SKIN.light],
    { side: [-3, -1.4], paint: SKIN.rim },
  );
  strokes(box, ['448,346 453,351 455,357', '209,374 206,369'], 1.5, SKIN.line, 0.1);
}

/** Out of the shoulders, forward: from behind the ear a strap runs to the pit of the throat. */
function neck(box: Local): void {
  flat(
    box,
    '308,340! 314,352 318,364 312,374 298,380! 320,398 346,400 384,376! 372,368 366,356 368,336! 340,314',
    SKIN.fill,
    ['300,332! 314,346 330,350 346,344 372,344! 372,304 310,314', SKIN.deep],
    ['346,340! 348,358 342,374 338,392! 372,398 392,366 372,334', SKIN.shade],
    ['314,348! 322,360 326,372 330,386! 312,386 300,374', SKIN.light, 0.6],
  );
  strokes(box, ['352,348 350,362 344,376 338,387', '318,380 326,380 333,385'], 1.4, SKIN.line, 0.15);
}

function leg(box: Local): void {
  flat(
    box,
    LEG,
    SKIN.fill,
    // under the thigh, the hollow of the knee, the calf
    [
      '410,530! 380,552 352,566 330,582 328,596 336,612 341,632 344,650 347,664 344,675 332,684 308,696! 312,712 376,706 380,600 420,540',
      SKIN.shade,
    ],
    // what the hem darkens
    ['290,520! 302,540 318,556 336,568 362,580! 400,560 400,500 300,500', SKIN.deep],
    // the knee's cap, the shin, the instep look at the sky
    ['296,530! 300,546 307,560 307,574 299,589 289,588! 278,570 284,548', SKIN.light],
    ['295,598! 306,602 318,622 332,648 333,662 316,682! 326,664 314,640 300,614', SKIN.light],
  );
  strokes(box, ['293,596 304,594 312,585', '338,589 330,589 325,584'], 1.5, SKIN.line, 0.1);
  strokes(
    box,
    ['343,663 347,667 345,673', '308,688 312,684', '313,693 317,689', '319,695 323,691'],
    1.3,
    SKIN.line,
    0,
  );
}
