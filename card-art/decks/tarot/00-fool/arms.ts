import { strokes, within } from '../../../kit/hand/index.ts';
import { strip } from '../../../kit/pen/forms.ts';
import { type Art, closed, points, tube } from '../../../kit/pen/index.ts';
import { farHand, nearHand } from './hands.ts';
import { CREAM, CRIMSON, SKIN } from './tones.ts';
import { form } from './view.ts';

const LIT = '#ffdcae';
const DEEP = '#96584c';

/** Shoulder to a bony elbow; from it a bare forearm, the muscle near the elbow. */
const FAR_SLEEVE = closed(
  '338,306! 356,312 372,324 388,330 400,332! 406,340 405,352 398,362! 384,366 366,362 350,356 338,350!',
);
const FAR_FOREARM = tube(
  points('394,350 404,344 418,324 430,308 439,294'),
  [12, 16, 16.6, 15, 12.6, 10, 8.6],
  14,
);

/** Lifts the rose into the light: it falls on the arm's front. */
export function roseArm(art: Art): void {
  form(
    art,
    FAR_FOREARM.outline,
    { ...SKIN, soft: 1, rimWidth: 0 },
    [strip(FAR_FOREARM, -1.2, -0.2), SKIN.shade],
    [strip(FAR_FOREARM, 0.4, 1.3), LIT],
    [closed('388,330! 402,334 412,346 414,360! 396,372 380,350'), SKIN.shade],
    { side: [1.6, 0.4], paint: SKIN.rim },
  );
  farHand(art, 432, 300);
  form(
    art,
    FAR_SLEEVE,
    { ...CRIMSON, fill: '#b2405c', shade: '#7a2850', soft: 9, rimWidth: 0 },
    [closed('338,330! 356,340 378,348 402,348! 400,370! 340,362!'), '#7a2850'],
    [closed('350,311! 370,324 388,332 402,333! 396,340 376,336 356,324'), '#d9606c'],
  );
  within(art, FAR_SLEEVE, { side: [0.6, -1.8], paint: CRIMSON.rim });
  strokes(
    art,
    ['394,340 384,342 374,340', '396,352 384,352 372,348', '346,318 356,330 358,346'],
    1.6,
    CRIMSON.deep,
    0.15,
  );
  form(
    art,
    '396,328! 404,329 411,338 411,351 404,363 396,367! 389,364! 398,354 400,342 394,333!',
    { ...CREAM, soft: 3, rimWidth: 1.2 },
    [closed('388,350! 412,348! 412,370! 386,370!'), CREAM.shade],
  );
}

const NEAR_SLEEVE = closed(
  '268,298! 255,306 247,322 244,340 244,352! 256,362 272,364 288,358 299,350! 302,332 301,316 297,306! 290,298 278,294',
);
/** Bare from over the elbow, whose point hangs, to the wrist. */
const NEAR_FOREARM = closed(
  '246,348! 244,366 246,380 250,390 257,397! 266,398 278,393 297,381 314,366 330,349 347,333! 336,316! 320,326 306,335 294,346 287,356! 292,340!',
);
/** The breast beside the arm, and the side under the forearm: neither sees the sun. */
const BEHIND_ARM = [
  closed('296,302! 306,316 306,340 300,366! 318,352 336,334! 322,318 310,308'),
  closed('262,396! 288,392 310,378 330,360 346,336! 352,350! 334,372 308,390 280,402 258,402!'),
];

/** What it throws on the tunic. */
export const armShade = BEHIND_ARM;

/** The arm before us: sleeve turned up over the elbow, a bare forearm up to the stick. */
export function stickArm(art: Art): void {
  form(
    art,
    NEAR_FOREARM,
    { ...SKIN, soft: 1, rimWidth: 0 },
    // the upper arm's back, the crook, what the hand throws
    [closed('240,340! 258,340! 256,364 257,380 266,389 280,387! 270,402! 240,402!'), SKIN.shade],
    [closed('262,346! 296,340! 294,352 286,362 276,368! 268,360'), SKIN.shade],
    [closed('240,340! 304,330! 300,352 284,364 262,366 242,360!'), DEEP],
    [closed('350,332! 330,349 314,366 297,381 278,393! 294,376 308,361 322,345 340,327!'), LIT],
    { side: [1.3, 1.1], paint: SKIN.rim },
  );
  strokes(
    art,
    ['288,357 282,364 276,367', '258,384 262,389 268,390', '324,330 314,338 306,347'],
    1.5,
    SKIN.line,
    0.1,
  );
  nearHand(art, 343, 322);
  form(
    art,
    NEAR_SLEEVE,
    { ...CRIMSON, fill: '#d85b6b', soft: 1, rimWidth: 0 },
    [closed('278,290! 270,310 268,330 270,348 274,370! 236,400! 236,300!'), '#a83a5c'],
    [closed('262,294! 254,316 253,334 256,350 260,366! 236,400! 236,300!'), CRIMSON.shade],
    [closed('284,298! 296,308 297,322 293,338! 288,326 284,312'), '#ee938a'],
    { side: [1.6, -0.6], paint: CRIMSON.rim },
  );
  strokes(
    art,
    [
      '299,336 290,342 282,350',
      '252,338 262,346 268,356',
      '276,300 284,312 286,326',
      '296,346 288,350 282,357',
    ],
    1.6,
    CRIMSON.deep,
    0.15,
  );
  form(
    art,
    '243,343! 254,354 272,357 288,351 300,341! 305,346 304,355! 294,366 274,372 254,367 240,356!',
    { ...CREAM, soft: 3, rimWidth: 1.2 },
    [closed('238,340! 258,353 270,356 273,376! 236,372!'), CREAM.shade],
  );
  strokes(art, ['268,358 266,364 268,370', '286,354 287,360 284,367'], 1.2, '#a8808c', 0.15);
}
