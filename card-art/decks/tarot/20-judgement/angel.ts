import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Path, ribbon } from '../../../kit/pen/index.ts';
import { farFingers, farPalm, farSleeve, nearArm } from './arms.ts';
import { form, SKIN, toned } from './form.ts';
import { head } from './head.ts';
import { banner, trumpet } from './trumpet.ts';
import { farWing, nearWing } from './wings.ts';

const ROBE = '#4a6d9c';
const DEEP = '#2b3f72';
const FOLD = '#1f2c5c';

/** From the collar down the breast to the belt, up the back. */
const CHEST = closed(
  '300,288! 288,312 291,340 306,368 334,396 362,418 388,432! 446,372! 434,344 404,312 372,286 344,274 318,276!',
);
/** Below the belt, in flight: the near leg trails straight out of the picture, seat and thigh in one line with the back. */
const NEAR_LEG = closed(
  '384,430! 392,446 412,468 440,488 474,504 510,515 548,523 640,540! 640,438! 596,420 556,400 522,380 494,366 468,362 444,368!',
);
/** The far leg is drawn up: thigh to the knee, then the cloth back along the shin to a blown hem. */
const FAR_LEG = closed(
  '390,438! 368,452 347,472 330,494 320,512! 314,526 317,541 331,548! 350,551 370,548 390,550! 396,556 400,562 404,568! 418,554 432,555 442,568! 458,552 478,554 492,566! 508,550 532,552 550,562! 600,552 640,544! 640,480! 520,470!',
);

function skirt(art: Art): void {
  farShin(art);
  form(art, FAR_LEG, '#456997', 14, { shade: DEEP });
  art.clip(FAR_LEG, () => {
    // the thigh's under side, turned from the dawn, and what hangs from it
    art.fill(
      closed(
        '398,452! 384,478 366,500 350,516 342,528 346,540 372,544! 420,560! 560,580! 640,570! 640,480! 480,440!',
      ),
      '#34528a',
    );
    // what the near leg throws on it, down into the hollow of the knee
    art.fill(
      closed(
        '392,440! 392,462 384,484 378,504 384,520 410,524 450,530 500,540 560,550 640,560! 640,440! 440,400!',
      ),
      FOLD,
    );
    // the plane that looks to the dawn, from the groin to the knee
    art.fill(
      closed(
        '390,438! 366,452 345,472 328,494 316,514 312,534 322,548! 332,544 332,528 342,510 360,490 378,468 394,454!',
      ),
      '#7098c2',
    );
  });
  strokes(
    art,
    [
      '322,520 334,522 346,518 356,508',
      '326,536 342,536 360,532 376,524',
      '350,547 384,540 420,544 446,562',
      '372,536 420,534 470,540 500,558',
      '440,534 500,540 556,556',
      '352,482 364,482 374,476',
    ],
    INK.form,
    FOLD,
    0.16,
  );
  form(art, NEAR_LEG, ROBE, 16, { shade: DEEP });
  art.clip(NEAR_LEG, () => {
    // belly, hip and thigh in the light; the seat and the back of the leg turn from it
    art.fill(
      closed('470,356! 482,384 506,404 540,424 580,442 640,462! 640,420! 540,370 490,350!'),
      '#385486',
    );
    art.fill(
      closed(
        '384,430! 392,450 412,472 440,492 474,508 510,519 640,544! 640,520! 520,498 478,484 440,462 414,440!',
      ),
      '#3d5c8f',
    );
    art.fill(
      closed('404,424! 424,440 452,458 486,474 522,486 560,495! 552,484 520,470 486,452 456,432 428,410!'),
      '#6088b6',
    );
  });
  strokes(
    art,
    [
      // from the belt, with the wind
      '396,436 424,462 464,484 516,500',
      '408,424 440,446 480,464 530,482',
      '430,402 462,424 506,446 560,468',
      '444,384 478,404 520,426 580,452',
      // round the seat
      '500,372 506,388 524,404',
      '470,366 478,380 494,394',
    ],
    INK.form,
    DEEP,
    0.16,
  );
}

/** Bare from under the hem: calf, heel, a stretched foot. */
function farShin(art: Art): void {
  const bare = closed(
    '366,544! 400,548 440,556 476,562 498,570! 510,568 518,572 520,579! 532,583 546,591 558,601! 561,607 553,610 545,607! 530,606 514,602 498,595! 478,592 452,586 424,574 390,558!',
  );
  toned(art, bare, { ...SKIN, fill: '#cf9676', soft: 5, towards: [-0.3, 0.9] }, [
    closed('366,540! 400,552 440,563 476,572 502,580 522,586 558,605! 570,590! 520,550 440,530!'),
    '#b0705f',
  ]);
  strokes(art, ['502,574 508,578 510,584', '548,598 552,603', '542,598 546,605'], INK.detail, '#7c4040', 0.1);
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
  toned(art, ribbon(curve('296,290 308,306 334,300 351,282'), 7, { start: 1, end: 1, samples: 10 }), {
    fill: '#d9a650',
    shade: '#8c5a3c',
    rim: '#fff0bc',
    soft: 2,
  });
}

const NECK: Path = closed('303,264! 303,278 296,292 308,306 334,300 350,284! 341,266 338,226! 310,230!');

/** An angel in flight, one leg drawn up, against the light, sends the trumpet down to the sea. */
export function angel(art: Art): void {
  farWing(art);
  skirt(art);
  chest(art);
  nearWing(art);
  toned(art, NECK, { ...SKIN, fill: '#c88a70' });
  collar(art);
  banner(art);
  farPalm(art);
  trumpet(art);
  farFingers(art);
  farSleeve(art);
  head(art);
  nearArm(art);
}
