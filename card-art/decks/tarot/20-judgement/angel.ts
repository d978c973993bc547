import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Path, ribbon } from '../../../kit/pen/index.ts';
import { farFingers, farPalm, farSleeve, nearArm } from './arms.ts';
import { form, SKIN, toned } from './form.ts';
import { head } from './head.ts';
import { banner, mouthpiece, trumpet } from './trumpet.ts';
import { farWing, nearWing } from './wings.ts';

const ROBE = '#4a6d9c';
const DEEP = '#2b3f72';
const FOLD = '#1f2c5c';

/** From the collar down the breast to the belt, up the back. */
const CHEST = closed(
  '299,279! 287,308 291,340 306,368 334,396 362,418 388,432! 446,372! 434,344 404,312 374,280 348,264 320,268!',
);
/** From the belt over the hip to the knee, and back along its underside to the seat. */
const THIGH = closed(
  '384,428! 390,440 385,452 369,463 350,479 334,497 321,516 314,533 315,546 323,555! 334,559 346,554 357,546! 384,531 414,516 446,502 476,487 500,466 511,438 489,404 444,368!',
);
/** Folded back under it, from the knee to the ankle. */
const SHIN = closed(
  '317,540! 316,553 324,568 342,578! 372,581 404,574 436,561 462,547 478,534! 483,525 479,515 470,509! 440,510 410,516 380,528 346,540!',
);
/** What streams from both: over the far leg and out of the picture. */
const TRAIN = closed(
  '384,500! 366,540 372,570 400,592 440,604! 560,610 640,614! 640,476 580,452 530,424 480,394 430,380!',
);
const FOOT = closed(
  '468,513! 477,506 487,502.6 494,505! 501,510.6 510,516 520,521 527.6,526! 530.6,530.6 527.6,535 519.6,535.6! 504,533.6 488,534.6 474,534!',
);

function skirt(art: Art): void {
  form(art, TRAIN, '#34508a', 20, { shade: FOLD });
  art.clip(TRAIN, () => {
    // under the thigh, and what it throws on the cloth behind it
    art.fill(
      closed('380,520! 430,490 480,462 500,436 508,404! 528,436 560,466 640,510! 640,660! 400,640!'),
      DEEP,
    );
    sweep(art);
  });
  strokes(art, ['508,416 560,452 620,486', '520,448 570,484 620,510'], INK.form, FOLD, 0.2);
  toned(
    art,
    FOOT,
    { ...SKIN, fill: '#c88a70', soft: 3 },
    // the sole, and the toes that end it
    [closed('490,502! 499,509 510,516 522,522 532,528! 536,520 500,496!'), '#e0a888'],
    [closed('470,534! 486,526 504,526 530,533! 530,542! 470,542!'), '#a1665c'],
  );
  strokes(art, ['519,521 521,526', '514,519 516.6,524.6', '481,512 486,517 485,524'], 1.2, '#7c4040', 0.1);
  form(art, SHIN, '#41639a', 12, { shade: DEEP });
  art.clip(SHIN, () => {
    // what the thigh throws on the calf
    art.fill(closed('330,556! 352,560 384,546 414,531 446,517 478,506! 470,490 380,500 320,540!'), DEEP);
    art.fill(
      closed('317,552! 326,562 342,570 370,573 402,567 434,553! 438,559 404,573 370,579 340,577 322,568!'),
      '#5a82b4',
    );
  });
  strokes(
    art,
    ['350,566 384,562 414,550', '372,575 408,567 440,552', '352,562 372,551 396,543'],
    INK.form,
    FOLD,
    0.14,
  );
  toned(art, ribbon(curve('470,508 479,516 481,525 477,535'), 6, { start: 1, end: 1, samples: 8 }), {
    fill: '#d9a650',
    shade: '#8c5a3c',
    rim: '#fff0bc',
    soft: 2,
  });
  form(art, THIGH, ROBE, 20, { shade: DEEP });
  art.clip(THIGH, () => {
    // the thigh's side and the seat, which are turned from the light
    art.fill(
      closed(
        '446,362! 478,402 486,428 470,452 440,472 404,492 372,512 350,532 338,548! 346,570! 540,520! 540,380!',
      ),
      '#385486',
    );
    art.fill(
      closed('350,552! 372,532 404,514 440,497 470,480 492,458 503,436 505,404! 540,440! 510,500! 360,570!'),
      DEEP,
    );
    // tight over the thigh: the plane that looks up to the dawn, and the knee, a cap at its end
    art.fill(
      closed('386,454! 370,465 351,481 336,498 325,516! 334,520 346,504 364,489 392,474 416,462!'),
      '#6088b6',
    );
    art.fill(closed('318,528! 323,519 330,516 338,520 341,529 338,540 331,547 322,548 316,541!'), '#6088b6');
  });
  strokes(
    art,
    [
      // from the fold of the groin over the hip
      '386,451 410,442 436,446 456,458',
      '384,455 412,456 438,468',
      // round the hip, from the belt
      '408,421 426,428 440,442',
      '428,403 456,418 474,442',
      '446,386 474,408 490,436',
      // drawn from the knee along the thigh
      '344,518 348,531 343,543 333,551',
      '343,523 366,518 398,502',
      '347,532 372,524 400,510',
      '342,514 356,504 380,492',
    ],
    INK.form,
    DEEP,
    0.14,
  );
}

/** Long folds come out from between thigh and calf and from under the shin, lift into the light and run out of the picture. */
function sweep(art: Art): void {
  for (const [fold, crest] of [
    [
      '440,512! 470,497 506,489 540,494 570,508! 570,528 536,514 504,512 474,518 450,526!',
      '450,508! 474,496 506,489 534,491 556,500! 530,497 504,496 476,502 456,512!',
    ],
    [
      '392,574! 428,560 462,548 498,545 532,552 570,568! 570,584 532,566 498,560 464,563 432,572 404,586!',
      '410,568! 436,557 466,547 498,544 520,548! 496,550 466,553 436,563!',
    ],
  ] as const)
    art.fill(closed(fold), '#416298').fill(closed(crest), '#6088b6');
}

function chest(art: Art): void {
  form(art, CHEST, ROBE, 22, { shade: DEEP });
  art.clip(CHEST, () => {
    art.fill(closed('372,284! 384,316 384,350 372,380 396,440! 460,400! 440,330!'), '#3d5c8d');
    // what the wing throws
    art.fill(closed('350,300! 366,330 396,346 420,372 440,384! 470,360! 400,270!'), DEEP, 0.8);
  });
  strokes(
    art,
    [
      '350,344 368,372 396,412',
      '330,384 352,400 384,418',
      '376,330 400,356 424,386',
      '396,326 416,346 436,370',
      '380,300 400,322 420,336',
    ],
    INK.form,
    FOLD,
    0.16,
  );
  toned(art, ribbon(curve('384,433 408,418 428,398 447,371'), 13, { start: 1, end: 1, samples: 10 }), {
    fill: '#d9a650',
    shade: '#8c5a3c',
    rim: '#fff0bc',
    soft: 3,
  });
}

function collar(art: Art): void {
  toned(art, ribbon(curve('296,279 307,294 330,290 348,269'), 7, { start: 1, end: 1, samples: 10 }), {
    fill: '#d9a650',
    shade: '#8c5a3c',
    rim: '#fff0bc',
    soft: 2,
  });
}

const NECK: Path = closed('304,256! 305,268 299,280 308,293 330,289 347,271! 337,256 332,224! 310,230!');

function neck(art: Art): void {
  toned(
    art,
    NECK,
    { ...SKIN, fill: '#c88a70', soft: 4 },
    // what the jaw throws, and the nape, which turns from the light
    [closed('296,252! 308,274 320,272 332,258 340,240! 330,220 300,230!'), '#a1665c'],
    [closed('333,226! 330,246 331,262 338,278! 352,272 344,240!'), '#a1665c'],
  );
  // the long muscle from behind the ear to the pit of the throat
  strokes(art, ['327,254 320,270 309,284'], 1.4, '#7c4040', 0.1);
}

/** An angel leans out of a cloud on one knee, against the light, and sends the trumpet down to the sea. */
export function angel(art: Art): void {
  farWing(art);
  skirt(art);
  chest(art);
  nearWing(art);
  neck(art);
  collar(art);
  banner(art);
  farPalm(art);
  trumpet(art);
  farFingers(art);
  farSleeve(art);
  head(art);
  mouthpiece(art);
  nearArm(art);
}
