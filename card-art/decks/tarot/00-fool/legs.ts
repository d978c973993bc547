import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ribbon } from '../../../kit/pen/index.ts';
import { CRIMSON, HOSE, LEATHER, OCHRE, SKIN } from './tones.ts';
import { form } from './view.ts';

/*
 * Both legs from one pair of hips, which lie over the foot that stands: hip (314, 436), knee (306, 540), ankle (284, 622)
 * of that one, straight under him on the line that neck and waist begin; knee (410, 474), ankle (420, 560) of the other.
 */

const STANDING =
  '268,436! 268,464 272,494 277,520 279,536! 274,552 267,572 265,592 268,614! 280,620 297,616! 301,600 307,580 314,560 320,546! 324,534 328,514 336,488 344,462 346,440!';
const STANDING_BOOT =
  '262,602! 278,609 300,603! 302,612 307,619 316,626 328,631 341,636! 348,640 348,648! 330,651 300,651 262,650! 256,646 256,634 260,620 261,610';
const STEPPING =
  '300,400! 330,412 362,428 390,444 412,456! 425,463 431,474 429,486! 432,506 436,530 440,554! 428,562 412,564! 402,548 394,528 391,510 392,498! 376,504 350,502 322,494 298,482 284,460!';
const STEPPING_BOOT =
  '408,550! 424,553 443,543! 446,552 453,557 463,556 473,551! 479,547 486,542! 487,552 483,562! 475,570 461,578 449,587! 443,595 433,602 421,603! 411,600 407,592 408,580 411,567';
/** What we see of its sole, from below. */
const SOLE =
  '421,603! 413,601 415,597 427,597 437,590 445,581 461,572 475,564 485,553! 486,560 483,564! 475,571 461,579 449,588! 443,596 433,603';

/** Of the turf before its sole. */
const BLADES = [
  '262,656 260,648 254,640',
  '268,657 268,649 265,643',
  '276,657 278,650 282,645',
  '298,656 297,650 293,645',
  '304,656 306,649 311,644',
  '328,654 327,648 322,643',
  '334,654 336,648 342,643',
];

/** It bears him: thigh, knee and shin in one line down to the whole sole on the turf. */
export function standingLeg(art: Art): void {
  form(
    art,
    closed(STANDING),
    { ...OCHRE, soft: 9 },
    // behind the thigh, in the hollow of the knee, behind the calf
    [
      closed('262,436! 284,470 290,504 290,534 284,556 280,580 280,600 282,624! 250,624! 250,440!'),
      OCHRE.shade,
    ],
    // the thigh's long muscle, the cap, the shin's edge
    [closed('330,470! 326,496 318,518 314,532! 320,534 328,512 336,486 342,464!'), OCHRE.light],
    [closed('306,540! 312,534 320,536 319,546 312,552 305,550!'), OCHRE.light],
    [closed('312,558! 303,578 297,598 294,618! 299,618 304,598 310,578 318,554!'), OCHRE.light],
    // under the hem and the other thigh
    [closed('250,430! 360,430! 352,494 334,506 318,500 300,488 284,486 262,470!'), OCHRE.deep],
  );
  strokes(
    art,
    [
      '321,546 312,556 302,556',
      '322,530 310,530 302,536',
      '279,538 288,540 294,546',
      '276,520 286,526 292,526',
    ],
    1.5,
    OCHRE.deep,
    0.15,
  );
  // the turf gives under it, and stands up again beside it
  art.fill(closed('254,648! 276,645 320,645 349,647! 340,654 314,653 296,657 280,654 262,655!'), '#26352f');
  boot(art, STANDING_BOOT, '259,602! 278,610 301,602! 304,610 302,616! 284,621 268,618 260,613!', false);
  art.blot(
    BLADES.map((knots) => ribbon(curve(knots), 3, { start: 0.9, peak: 0.1, samples: 5 })),
    '#566b4a',
  );
}

/** From the hip the thigh rises forwards, from the knee the shin hangs out over the depth. */
export function steppingLeg(art: Art): void {
  form(
    art,
    closed(STEPPING),
    { ...HOSE, soft: 9 },
    // under the thigh, and the calf
    [
      closed(
        '280,440! 310,464 344,476 376,482 398,484! 406,498 404,522 412,546 424,570! 400,570 380,512 290,490!',
      ),
      HOSE.shade,
    ],
    [closed('390,498! 399,504 398,522 406,546 416,568! 406,566 390,534 386,510!'), HOSE.deep],
    // the long muscle over the knee, the cap, the shin
    [closed('372,434! 392,446 408,456 414,464! 398,462 382,452 368,442'), HOSE.light],
    [closed('416,461! 426,467 429,478 425,486! 419,484 415,474'), HOSE.light],
    [closed('425,494! 430,514 434,536 437,555! 432,558 427,536 423,514'), HOSE.light],
    // what the skirt throws on it
    [closed('290,400! 360,424! 378,440 384,462 380,486 368,506! 300,500 280,460!'), HOSE.deep, 0.75],
  );
  strokes(
    art,
    [
      '392,498 402,491 412,489',
      '392,510 401,504 410,505',
      '430,486 422,490 415,488',
      '398,542 406,541 412,546',
    ],
    1.6,
    HOSE.deep,
    0.15,
  );
  boot(art, STEPPING_BOOT, '405,551! 424,557 443,541! 447,550 446,558! 430,567 416,568 408,563!', true);
  flat(art, SOLE, '#2c1524', { side: [0.8, 1.6], paint: LEATHER.rim });
}

function boot(art: Art, outline: string, top: string, near: boolean): void {
  form(art, closed(outline), {
    ...LEATHER,
    fill: near ? '#5e3434' : '#6d4038',
    shade: near ? '#3a1d2b' : LEATHER.shade,
    soft: 9,
  });
  form(art, closed(top), {
    ...SKIN,
    fill: near ? '#8f5a45' : '#b98058',
    shade: near ? '#56303a' : '#7a4a3c',
    rim: LEATHER.rim,
    soft: 7,
  });
  strokes(
    art,
    near
      ? ['446,561 450,569 446,578', '457,558 461,565 458,572', '413,575 416,585 423,591']
      : [
          '303,617 299,626 290,630',
          '314,626 310,633 302,636',
          '259,622 264,630 274,634',
          '256,645 290,645 346,643',
        ],
    1.4,
    LEATHER.deep,
    0.15,
  );
}

const SKIRT =
  '277,384! 270,402 261,424 254,446! 264,448 272,460! 282,452 292,456 300,472! 308,466 318,472 326,490! 336,482 346,486 354,502! 360,490 370,486 382,492! 384,474 388,458 394,448! 386,436 374,420 366,406 360,390! 330,398 300,394';

/** From the belt it hangs behind him, and before him it lies over the thigh that rises. */
export function skirt(art: Art): void {
  const outline = closed(SKIRT);
  form(
    art,
    outline,
    { ...CRIMSON, shade: '#a83a5c', soft: 9 },
    // behind the hip it hangs in its own shade
    [closed('250,380! 292,384 286,410 282,436 286,462! 250,470!'), '#a83a5c'],
    // under the thigh's ridge
    [closed('300,440! 322,450 346,458 372,462 396,462! 390,510! 310,490!'), '#a83a5c'],
    // over the thigh to the sun
    [closed('352,396! 362,414 376,432 390,446! 378,446 360,434 346,416!'), '#e57f7e'],
    ...[
      // back falls
      '280,388! 270,410 262,432 260,450 272,462! 274,440 280,414 288,392!',
      '298,392! 290,416 288,440 292,458 300,472! 304,446 304,416 308,394!',
      // they bend over the hip on to the thigh
      '316,396! 312,418 316,446 326,490! 332,474 328,444 324,418 324,398!',
      '334,396! 336,416 344,440 354,502! 362,484 358,448 348,420 342,396!',
      '350,394! 356,412 368,430 380,446 382,492! 388,470 390,448 376,432 362,410 356,394!',
    ].map((fold) => [closed(fold), CRIMSON.deep] as const),
  );
}
