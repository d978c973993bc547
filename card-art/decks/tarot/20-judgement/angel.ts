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
/** Below the belt: belly, the near thigh that comes forwards to its knee, the shin that goes down into the cloud; the seat behind. */
const NEAR_LEG = closed(
  '384,428! 392,440 390,454 374,464 354,480 338,497 325,514 317,531 317,547 325,560! 342,573 366,586 420,602! 560,610 640,614! 640,540! 584,522 544,496 522,466 508,434 488,404 444,368!',
);
const FAR_LEG = closed('430,380! 480,394 530,424 580,452 640,476! 640,600! 500,560 430,470!');

function skirt(art: Art): void {
  form(art, FAR_LEG, '#385788', 20, { shade: '#1f2c5c' });
  strokes(art, ['500,412 560,452 620,486', '520,452 570,486 620,510'], INK.form, FOLD, 0.2);
  form(art, NEAR_LEG, ROBE, 22, { shade: DEEP });
  art.clip(NEAR_LEG, () => {
    // seat, hip and the thigh's side that are turned from the light
    art.fill(
      closed(
        '452,366! 480,402 488,434 472,462 438,484 402,510 372,536 352,560 344,574! 420,640! 640,640! 640,380 500,350!',
      ),
      '#385486',
    );
    // the hollow between thigh and calf, and what the thigh throws on the cloth behind it
    art.fill(
      closed(
        '350,574! 372,552 402,530 438,508 466,489 486,478 504,474 530,484 590,520 640,560! 640,660! 420,640!',
      ),
      DEEP,
    );
    // the cloth over the calf comes out of that shadow again
    art.fill(closed('366,588! 400,566 446,552 500,552 560,572 640,606! 640,660! 420,640!'), '#34508a');
    sweep(art);
    // tight over the thigh: the plane that looks up to the dawn; the knee is a cap at its end
    art.fill(
      closed('392,456! 376,466 354,482 337,500 325,522! 338,526 352,508 374,490 402,473 420,456!'),
      '#6088b6',
    );
    art.fill(closed('322,530! 328,522 336,520 341,526 341,537 335,545 324,548! 321,540!'), '#6088b6');
  });
  strokes(
    art,
    [
      // from the fold of the groin over the hip
      '391,452 416,446 440,452 456,466',
      '388,457 416,460 440,474',
      // round the hip, from the belt
      '408,421 426,428 440,442',
      '428,403 456,418 474,442',
      '446,386 478,406 498,436',
      // from the knee back, under the thigh
      '345,520 348,533 342,545 332,552',
      '344,528 362,528 384,516',
      '350,498 368,504 390,499 410,488',
    ],
    INK.form,
    DEEP,
    0.14,
  );
  strokes(
    art,
    ['396,560 426,543 456,531 496,525', '498,456 510,467 532,477 562,488', '420,573 446,564 476,560 506,563'],
    INK.form,
    FOLD,
    0.16,
  );
}

/** Two long folds come out of the hollow of the knee, lift into the light and run with the skirt out of the picture. */
function sweep(art: Art): void {
  for (const [fold, crest] of [
    [
      '354,573! 380,551 408,530 438,511 468,499 500,493 532,496 570,511! 570,527 532,515 500,514 470,521 440,532 406,551 374,570!',
      '376,556! 404,534 438,511 468,499 500,493 522,494 546,500! 522,499 500,500 470,507 440,520 408,538!',
    ],
    [
      '372,574! 402,558 432,547 464,541 496,540 530,548 570,566! 570,580 530,560 496,553 464,555 432,564 404,580!',
      '396,562! 432,547 464,541 492,540 514,544! 492,545 464,548 434,554!',
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
