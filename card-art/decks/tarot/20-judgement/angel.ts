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
/** Below the belt: hip and the near thigh, bent forwards, its knee in the cloud; then the shin that trails. */
const NEAR_LEG = closed(
  '384,428! 388,448 376,486 364,522 360,544 368,564 388,574 420,578! 480,590 560,612 640,640! 640,540! 580,524 534,496 514,468 506,436 488,404 444,368!',
);
const FAR_LEG = closed('430,380! 480,394 530,424 580,452 640,476! 640,600! 500,560 430,470!');

function skirt(art: Art): void {
  form(art, FAR_LEG, '#385788', 20, { shade: '#1f2c5c' });
  strokes(art, ['500,412 560,452 620,486', '520,452 570,486 620,510'], INK.form, FOLD, 0.2);
  form(art, NEAR_LEG, ROBE, 22, { shade: DEEP });
  art.clip(NEAR_LEG, () => {
    // the thigh's side that is turned from the light, then the calf under it, in its shadow
    art.fill(
      closed('446,366! 466,404 474,446 464,488 442,526 416,556 450,552 490,530 540,540! 560,480 500,380!'),
      '#385486',
    );
    art.fill(closed('384,574! 410,562 438,544 464,528 500,524 560,548 640,590! 640,660! 470,620!'), DEEP);
  });
  strokes(
    art,
    [
      // round the hip, from the belt
      '394,432 404,456 402,484',
      '410,420 428,446 430,480',
      '430,402 454,430 462,462',
      '446,386 476,412 492,446',
      // over the thigh to the knee
      '372,500 392,512 420,516',
      '364,526 388,534 416,530',
      '364,548 386,552 410,546',
      '474,506 448,524 426,534',
      '504,482 476,506 452,520',
    ],
    INK.form,
    FOLD,
    0.14,
  );
  strokes(
    art,
    ['420,566 460,548 510,540', '440,580 490,566 550,572', '480,556 530,558 580,574'],
    INK.form,
    '#16204a',
    0.16,
  );
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

/** An angel leans out of a cloud on one knee, against the light, and sends the trumpet down to the sea. */
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
