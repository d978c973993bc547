import { type Plane, stippled, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, type Path } from '../../../kit/pen/index.ts';
import { bundle, staff } from './bundle.ts';
import { farHand, nearHand } from './hands.ts';
import { head } from './head.ts';
import { standingLeg, steppingLeg } from './legs.ts';
import { CREAM, CRIMSON, TEAL } from './tones.ts';
import { form } from './view.ts';

const TUNIC = closed(
  '284,284! 270,290 262,304 263,324 266,350 263,372 257,390! 248,412 241,432 236,450! 248,452 258,466! 266,458 278,460 288,475! 296,466 308,468 318,484! 322,474 329,468 336,469 341,480! 342.6,466 347,456 356,449! 354,435 355,419 361,400! 354,395 345,391.6 335,390! 338,374 345,354 350,334 346,312 338,298 328,288! 306,296',
);
const BELT = closed('256,386! 280,394 310,393 336,385! 338,394! 310,402 280,403 254,396!');

const FAR_ARM = closed(
  '331.1,287.5! 344.9,289.8 356.5,293.7 366.5,300.5! 374.4,307.9 381.3,315.1 386.5,320.1! 400.2,311.2 413.8,302.3 423.2,294.8! 430.4,300 436.8,310.2 438.8,316.6! 428.4,330.1 416.9,344.4 404.7,356.6! 397.8,361.5 389.6,362.1 374,358.5 358.6,353.9 339,349.6!',
);
const NEAR_ARM = closed(
  '258.1,314.3! 251.2,328.9 246.6,346.3 243.9,363.5 241.9,376.7! 243.5,383.6 247.8,387.9! 263.7,386.1 281.4,380.7 300.7,371.1 321.7,358.4 350.4,340.1! 343.4,327.6 332.6,317.4! 321.5,330.3 306.4,341.6 290,349.9! 295.1,338.4 297.2,327.2 296.3,315.3! 285.7,308.1 271.6,307.2',
);
/** The breast in the arm's crook, and the side under the forearm: neither sees the sun. */
const BEHIND_ARM = [
  closed('290,300! 300,312 312,318 324,320 334,312! 326,328 308,340 282,352!'),
  closed('250,380! 272,376 300,362 326,346 346,330! 353,344! 334,361 312,373 290,381 270,386 254,388!'),
];
const CUFFS = [
  closed('420,292! 425,286 430,288 440,302 443,310! 437,313 432,306 424,298'),
  closed('330,314! 336,308 342,312 351,326 354,334! 347,339 341,330 334,322'),
];

/** From the shoulders, back on the morning wind. */
const CAPE = closed(
  '318,296! 296,284 272,288 248,302 222,312 194,314 166,308 146,312! 154,326 150,342 134,354! 152,362 158,378 148,396! 172,392 196,398 214,416! 226,398 246,380 262,366 266,340 280,316',
);
const CAPE_FOLDS = [
  '262,306! 232,324 200,334 150,342! 154,330 196,322 230,314',
  '266,330! 240,352 204,368 156,376! 158,368 200,352 236,336',
  '264,352! 248,372 230,388 214,412! 208,400 230,376 246,360',
];
const CAPELET = closed(
  '334.7,294.2! 325.2,301 311.7,307 299,311.1! 294.4,317.4 286.7,320.7 278.5,319.3! 273,325.1 265.2,327.8 257,326! 252.2,328.8 246.2,328.9 240.9,325.7! 241.9,312.5 249,300.9 262.2,289.9 277.6,281.6 296,274.2! 301.7,282.8 310.2,288.1 322.5,291.2',
);
/** Above the leg that carries him he leans into the step. */
const LEAN = { angle: 4.5, x: 300, y: 643 } as const;

/** His foot stays on the turf, the rose inside the arch. */
const PLACE = { x: -49.5, y: -54.7, scale: 1.085 } as const;

const turned = (art: Art, angle: number, x: number, y: number, draw: () => void): void =>
  void art.group(`transform="rotate(${angle} ${x} ${y})"`, draw);

/** A traveller on the brink steps out over the air, chin up; the sun stands in the gap of his stride. */
export function traveller(art: Art): void {
  art.group(`transform="translate(${PLACE.x} ${PLACE.y}) scale(${PLACE.scale})"`, () => leaning(art));
}

function leaning(art: Art): void {
  standingLeg(art);
  turned(art, LEAN.angle, LEAN.x, LEAN.y, () => {
    cape(art);
    turned(art, -14, 350, 325, () => roseArm(art));
    turned(art, -LEAN.angle, 300, 430, () => steppingLeg(art));
    upperBody(art);
  });
}

function roseArm(art: Art): void {
  form(art, FAR_ARM, { ...CRIMSON, fill: '#b2405c', shade: '#7a2850', soft: 9, rimWidth: 0 });
  within(art, FAR_ARM, { side: [0.6, -1.8], paint: CRIMSON.rim });
  strokes(
    art,
    ['390,350 396,338 394,326', '384,352 382,340 386,330', '402,344 408,336 416,326'],
    1.7,
    CRIMSON.deep,
    0.15,
  );
  farHand(art);
  cuff(art, CUFFS[0]!);
}

function upperBody(art: Art): void {
  head(art, 326, 246);
  tunic(art);
  staff(art);
  within(art, TUNIC, ...BEHIND_ARM.map((shade): Plane => [shade, CRIMSON.deep]));
  form(
    art,
    NEAR_ARM,
    { ...CRIMSON, fill: '#d85b6b', soft: 10, rimWidth: 0 },
    // the upper arm from behind, down to the elbow's point
    [closed('223.2,305! 262.5,319.9 260,338.2 255.2,354.6 254.3,368.7 259.9,388.4! 230.5,396.7!'), '#a83a5c'],
    // what the capelet throws
    [
      closed(
        '236.1,316! 263.5,331.9 281.1,326.5 296.3,315.3! 300.7,320.9 293.4,329.6 279.7,333.6 266,338.7 241.9,338.6!',
      ),
      CRIMSON.shade,
    ],
    // the crook: upper arm on forearm
    [
      closed(
        '299.4,317! 297.5,331.2 293.3,341.6 286,350.2 269.9,362.5! 266.3,367.8 274.2,366.2 283.7,359.4 295.1,351.5 312.4,341.1!',
      ),
      CRIMSON.shade,
    ],
    [
      closed(
        '354.1,336.8! 337.1,349.2 318,361.7 296.9,374.4 275.5,382.1 245.7,386.5! 242.4,395.8 299.9,387.2 351.3,351.1!',
      ),
      CRIMSON.shade,
    ],
    // deltoid and biceps; the forearm's upper side
    [
      closed(
        '275.7,334! 284.6,332.3 292.2,326.6! 293,337.6 286.7,347.1 276.4,356 267,363.7! 263.7,360 265.9,349.8 270.2,341.4',
      ),
      '#e57f7e',
    ],
    [closed('333.5,316.4! 321.5,330.3 306.4,341.6 289.1,351! 303,349.9 322.2,338.3 339.1,323.9!'), '#e57f7e'],
  );
  // folds run out from the crook and the elbow
  strokes(
    art,
    [
      '286.1,351.2 275.6,359 265.3,367.9',
      '288.1,352 299.3,353.2 309,349.4',
      '281.5,357.6 289.9,361.9 299.9,361.1',
      '243.3,381.6 253,376.9 261.1,378.2',
      '244.8,375.5 253.2,366.8 256.5,358.5',
      '249.7,386.2 261.3,380.2 273.4,381.3',
    ],
    1.7,
    CRIMSON.deep,
    0.12,
  );
  form(art, CAPELET, { ...TEAL, soft: 7 });
  strokes(
    art,
    [
      '285.9,286 272.9,299.1 264.4,317.8 258.3,330.3',
      '298.5,293 291.3,303.6 282,312.4 278.9,323.7',
      '308.7,294.2 305.3,302.5 300.1,313',
      '268.6,295.4 253.6,308.6 244.8,323.3',
    ],
    1.5,
    TEAL.deep,
    0.2,
  );
  nearHand(art, 343, 322);
  cuff(art, CUFFS[1]!);
  bundle(art);
}

function cuff(art: Art, outline: Path): void {
  form(art, outline, { ...CREAM, soft: 3, rimWidth: 0 });
}

function tunic(art: Art): void {
  form(art, TUNIC, { ...CRIMSON, shade: '#a83a5c', soft: 12 });
  stippled(art, TUNIC, CRIMSON.shade, [300, 350], [246, 372], [0, 0.95]);
  art.clip(TUNIC, () => {
    for (const fold of [
      '262,398! 258,420 250,440 258,466! 268,444 272,420 272,400',
      '286,402! 286,424 284,446 288,475! 299,450 298,424 293,402',
      '306,402! 314,422 320,450 318,484! 330,458 325,424 312,401',
      '322,400! 333,416 341,444 341,479! 350,452 343,422 328,398',
      '268,316! 280,340 290,350 306,352 290,360 274,346',
    ])
      art.fill(closed(fold), CRIMSON.deep);
    art.fill(closed('300,404! 306,426 309,448 315,454 314,428 306,402'), '#e57f7e');
    // where the thigh lifts it: the top of the muscle, and round its side
    art.fill(closed('336,391! 346,393 354,396.4 361,401! 356,406 348,403 337,398!'), '#e57f7e');
    art.fill(closed('336,403! 347,411 353.6,426 354.6,446! 348,434 343,421!'), '#e57f7e');
  });
  form(art, BELT, { fill: '#f0cf8a', shade: '#b4854e', rim: '#fff3cf', soft: 8 });
  art.fill(closed('312,392! 322,390 324,402 314,404'), '#8a5a3c');
}

function cape(art: Art): void {
  form(art, CAPE, { ...TEAL, soft: 7, rimWidth: 0 });
  stippled(art, CAPE, TEAL.shade, [160, 330], [262, 350], [0, 0.9]);
  art.clip(CAPE, () => {
    for (const fold of CAPE_FOLDS) art.fill(closed(fold), TEAL.deep);
  });
  within(art, CAPE, { side: [0.4, 1.8], paint: TEAL.rim });
}
