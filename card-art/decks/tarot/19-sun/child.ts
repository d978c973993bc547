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
 * 400,388 – 466,366 – 464,298, near leg 390,500 – 304,561 – 336,656. The head is 110 high.
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
/** Round the barrel: the thigh from the hip forward to the knee, the shin from there down and a little back, the foot hanging under it. */
const LEG =
  '340,484! 326,502 311,520 300,533 292,544 288,555! 287,564 290,572 294,578! 299,590 304,603 310,616 316,628 320,640! 316,650 308,657 298,664 288,670 280,674! 274,678 272,684 276,688.6! 283,693 292,694.6 300,692 308,690! 316,688 323,690.6 331,693.4! 340,695 349,692 351.6,685! 352,676 349,668 346.6,659! 345,648 352,636 354.6,622 353,606 346,592 335,580! 350,574 368,566 392,556 420,538 426,500!';
/** What the leg and the tunic darken of the pony's back and flank. */
const UNDER_LEG = closed(
  '440,512! 450,515 456,518! 455,528 446,546 436,558 424,566! 406,576 388,580 368,588 360,598! 366,612 366,630 362,648 358,662 352,676! 336,660 326,572',
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
      '430,524! 400,544 370,558 342,568 328,574 324,582 328,594 333,608 337,622 337,634 334,646 337,658 342,668 338,678 328,682 314,681 300,685 288,688 274,686! 284,706 380,706 372,600 430,560',
      SKIN.shade,
    ],
    // what the hem darkens
    ['318,492! 322,512 332,532 346,550 366,566! 396,574 430,560 426,500 360,480', SKIN.deep],
    // the thigh's upper side and the knee's cap look at the sky
    ['326,496! 322,512 317,524 309,537 301,548! 294,553 287,560! 282,548 306,516', SKIN.light],
    ['287,559! 293,556 298,559 299,565 296,572 292,577! 284,574', SKIN.light],
    // shin, instep
    ['295,580! 303,584 308,596 315,612 323,626 327,638 324,648! 312,646 296,608', SKIN.light],
    ['318,646! 322,652 316,661 306,669 296,675 284,680! 270,680 276,664 304,648', SKIN.light],
  );
  strokes(box, ['292,576 300,578 308,573 312,565', '336,580 329,580 324,574'], 1.5, SKIN.line, 0.1);
  strokes(
    box,
    ['336,652 341,656 341,663', '277.6,681.6 281.4,684.6', '283.4,678 287.4,681.4', '289.4,674.8 293,678'],
    1.3,
    SKIN.line,
    0,
  );
}
