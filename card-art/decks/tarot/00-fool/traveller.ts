import { type Plane, stippled, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, type Path } from '../../../kit/pen/index.ts';
import { bundle, staff } from './bundle.ts';
import { farHand, nearHand } from './hands.ts';
import { head } from './head.ts';
import { skirt, standingLeg, steppingLeg } from './legs.ts';
import { CREAM, CRIMSON, TEAL } from './tones.ts';
import { form } from './view.ts';

const TUNIC = closed(
  '284,284! 270,290 262,304 263,324 266,350 263,372 256,390! 280,402 310,402 337,394! 338,376 345,354 350,334 346,312 338,298 328,288! 306,296',
);
const BELT = closed('256,386! 280,394 310,393 336,385! 338,394! 310,402 280,403 254,396!');

const FAR_ARM = closed(
  '346,312! 366,318 386,319! 396,312 412,300 424,290! 434,300 440,310! 428,326 414,344 404,354! 398,360 388,360 370,356 344,350!',
);
const NEAR_ARM = closed(
  '262,306! 255,322 250,342 246,362 244,372 245,380! 252,385! 270,382.4 292,373 312,361 332,349 350,334! 343,322 334,311! 322,325 306,336 284,348! 290,336 294,322 294,308! 286,298 270,298',
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
  '334,294! 320,304 302,308 284,310 270,318 260,324! 258,308 264,293 278,282 296,273! 302,282 312,288 324,290',
);

/** From the hips up he leans out, on the line that the standing leg goes on with. */
const LEAN = { angle: 5, x: 300, y: 643 } as const;

/** His foot stays on the turf, the rose inside the arch. */
const PLACE = { x: -49.5, y: -54.7, scale: 1.085 } as const;

const turned = (art: Art, angle: number, x: number, y: number, draw: () => void): void =>
  void art.group(`transform="rotate(${angle} ${x} ${y})"`, draw);

/** A traveller on the brink steps out over the air, chin up; the front boot stands dark before the light over the sun. */
export function traveller(art: Art): void {
  art.group(`transform="translate(${PLACE.x} ${PLACE.y}) scale(${PLACE.scale})"`, () => {
    leaning(art, () => {
      cape(art);
      turned(art, -14, 350, 325, () => roseArm(art));
    });
    standingLeg(art);
    steppingLeg(art);
    skirt(art);
    leaning(art, () => upperBody(art));
  });
}

function leaning(art: Art, draw: () => void): void {
  turned(art, LEAN.angle, LEAN.x, LEAN.y, draw);
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
  farHand(art, 432, 300);
  cuff(art, CUFFS[0]!);
}

function upperBody(art: Art): void {
  head(art, 326, 246);
  tunic(art);
  staff(art);
  form(art, CAPELET, { ...TEAL, soft: 7 });
  strokes(art, ['286,284 280,296 274,312', '304,288 300,298 296,308'], 1.5, TEAL.deep, 0.2);
  within(art, TUNIC, ...BEHIND_ARM.map((shade): Plane => [shade, CRIMSON.deep]));
  form(
    art,
    NEAR_ARM,
    { ...CRIMSON, fill: '#d85b6b', soft: 10, rimWidth: 0 },
    // the upper arm from behind, its crook, the forearm's underside
    [closed('256,300! 265,312 264,334 259,352 256,368 260,390! 240,390! 240,320!'), '#a83a5c'],
    [closed('284,346! 279,353 274,360 268,362! 268,354 276,346 284,332 292,314! 300,330'), '#a83a5c'],
    [
      closed('352,332! 336,343 316,354 296,365 274,374 256,378! 250,392 280,392 320,372 356,340!'),
      CRIMSON.shade,
    ],
    [closed('274,304! 284,308 288,320! 284,334 277,342 273,328'), '#e57f7e'],
    [closed('334,312! 322,326 306,337 286,348! 300,346 322,332 338,319!'), '#e57f7e'],
  );
  strokes(
    art,
    ['284,299 294,309 294,322 290,336 284,348 274,357', '350,335 332,350 312,362 292,374 272,384'],
    1.7,
    CRIMSON.deep,
    0.1,
  );
  // folds run out from the crook and the elbow
  strokes(
    art,
    [
      '284,349 296,347 308,340',
      '280,353 290,356 304,350',
      '274,357 266,361 259,360',
      '252,382 262,375 274,374',
      '258,338 264,345 272,346',
    ],
    1.6,
    CRIMSON.deep,
    0.15,
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
    art.fill(closed('268,316! 280,340 290,350 306,352 290,360 274,346!'), CRIMSON.deep);
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
