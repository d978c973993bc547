import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, type Point, points, spline } from '../../../kit/pen/index.ts';
import { childHead } from './child-head.ts';
import { COAT } from './coat.ts';
import { fist, openHand, palm } from './hands.ts';
import { SKIN } from './skin.ts';
import { tunic } from './tunic.ts';
import { seat } from './view.ts';

/*
 * The joints: seat 368,512, throat 336,386, ear 348,312; right arm 290,386 – 222,364 – 170,314, left arm
 * 400,388 – 466,366 – 464,298, near leg 386,506 – 304,564 – 338,658. The head is 110 high.
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
/** Across the barrel: the thigh from the hip forward to the knee, the shin from there down and a little back, the foot level under it. */
const LEG =
  '344,480! 328,500 310,521 296,541 288,555 286,567! 288,576 293,583 298,589! 301,602 308,621 317,640 324,652! 319,660 310,667 300,673.4 291,679! 286,682.6 285.6,687 289,690! 295,692 302,691 308,689! 318,685.6 326,687 334,690! 343,693 352,690 355.6,682! 356,673 352,663 350,652! 350,638 352,622 351,606 346,594 338,583! 352,577 372,570 394,558 420,538 426,500!';
/** What the leg darkens of the pony's flank. */
const UNDER_LEG = closed(
  '444,516! 430,550 402,573 374,586 362,602 362,624 360,638 360,652 354,664 340,664! 346,640 326,572',
);

/** A child astride a bare-backed pony, both arms up, the face to the sky. `banner` paints what the left fist holds. */
export function child(art: Art, banner: (hand: Point) => void): void {
  const box = seat(art);
  box.fill(UNDER_LEG, COAT.deep);
  leg(box);
  arms(box);
  neck(box);
  tunic(box);
  fist(box, 463, 276, banner);
  childHead(art, ...box.at(348, 312), box.scale, 28);
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
    // under the thigh, the hollow of the knee, the calf, heel and sole
    [
      '430,520! 400,544 366,560 340,570 327,578 326,590 333,606 337,624 338,642 340,656 345,668 340,678 325,680 310,683 298,688 284,688! 290,704 380,700 372,600 430,560',
      SKIN.shade,
    ],
    // what the hem darkens
    ['318,492! 322,512 332,532 346,548 366,564! 390,570 420,550 420,500 360,480', SKIN.deep],
    // the thigh's upper side, the knee's cap, the shin, the instep look at the sky
    ['328,494! 322,512 316,528 306,543 296,552 286,556! 288,544 306,516', SKIN.light],
    ['284,560! 296,556 305,562 307,573 301,584 294,588! 284,580', SKIN.light],
    ['298,588! 307,594 313,612 322,634 331,650 329,659! 316,656 300,620', SKIN.light],
    ['325,656! 318,665 307,672.4 294,681! 284,676 304,660', SKIN.light],
  );
  strokes(box, ['294,588 304,588 312,579', '338,583 331,583 326,578'], 1.5, SKIN.line, 0.1);
  strokes(
    box,
    ['338,658 342,663 341,669', '289.6,682.4 293,684.6', '294,679.4 297,682', '298,676.8 300.6,679.4'],
    1.3,
    SKIN.line,
    0,
  );
}
