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
/** Below the belt: belly and the near thigh that comes forwards to its knee; the seat behind. */
const THIGH = closed(
  '384,428! 392,440 390,454 374,466 352,483 334,502 321,521 312,539! 316,549 327,556 344,558! 384,546 426,530 466,514 500,500! 522,474 512,440 488,404 444,368!',
);
/** Folded back under it from the knee, as far as the hem. */
const CALF = closed(
  '314,542! 320,554 338,565 368,573 400,579 420,581 434,582! 441,569 443,551 450,530! 430,500 360,520!',
);
/** The other leg trails, stretched out behind him. */
const FAR_LEG = closed('430,380! 480,394 530,424 580,452 640,476! 640,640! 560,620 480,600 440,560 440,470!');

function skirt(art: Art): void {
  form(art, FAR_LEG, '#385788', 20, { shade: '#1f2c5c' });
  // what lies under that leg, and in the near one's shadow
  art.clip(FAR_LEG, () =>
    art.fill(closed('430,480! 476,496 510,512 560,524 640,548! 640,650! 430,650!'), DEEP),
  );
  strokes(
    art,
    [
      '500,412 560,452 620,486',
      '520,452 570,486 620,510',
      '506,478 540,502 600,520',
      '512,500 560,528 620,544',
    ],
    INK.form,
    FOLD,
    0.2,
  );
  foot(art);
  form(art, CALF, '#3f609a', 14, { shade: FOLD });
  art.clip(CALF, () => {
    art.fill(closed('318,546! 346,562 388,556 430,542 480,522! 480,480! 310,500!'), FOLD);
    // what the cloud throws back
    art.fill(closed('318,554! 340,564 372,571 408,576 440,578! 440,590! 318,580!'), '#6086b4');
  });
  strokes(
    art,
    ['352,564 392,560 430,550', '384,573 412,566 436,556', '420,578 430,566 436,548'],
    INK.form,
    FOLD,
    0.16,
  );
  toned(art, ribbon(curve('433,583 441,569 443,551 451,528'), 7, { start: 1, end: 0.8, samples: 12 }), {
    fill: '#d9a650',
    shade: '#8c5a3c',
    rim: '#fff0bc',
    soft: 2,
  });
  form(art, THIGH, ROBE, 22, { shade: DEEP });
  art.clip(THIGH, () => {
    // seat, hip and the thigh's side that are turned from the light
    art.fill(
      closed('452,366! 480,402 488,434 472,462 438,484 402,510 372,533 346,552 338,562! 540,560! 560,380!'),
      '#385486',
    );
    // its underside
    art.fill(
      closed('344,562! 378,546 414,524 448,500 474,478 498,468 524,474! 540,480! 540,540! 420,570!'),
      DEEP,
    );
    // tight over the thigh: the plane that looks up to the dawn
    art.fill(
      closed('392,456! 376,468 354,486 336,506 324,524 317,540! 330,540 346,516 372,494 402,474 420,456!'),
      '#6088b6',
    );
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
      '322,526 344,530 364,526 384,514',
      '317,544 338,548 358,542',
      '344,498 366,506 390,500 410,488',
    ],
    INK.form,
    DEEP,
    0.14,
  );
}

/** The near foot, bare, out of the hem's dark mouth: heel up, toes to the right. */
function foot(art: Art): void {
  art.fill(closed('433,584! 446,580 456,558 452,527! 440,548'), '#18224a');
  toned(
    art,
    '436,548! 446,546 454,540 465,537 475,541 484,548! 500,552 516,557 527,564! 531,569 526,574 518,575! 504,577 486,575 470,572 452,572 436,574!',
    { ...SKIN, soft: 2.6 },
    // the sole, turned up and from the light
    ['462,534! 476,540 484,550 502,556 520,563 534,572! 538,540! 478,530!', '#b97c66'],
    ['452,578! 478,571 504,572 528,570! 528,584! 458,590!', '#f0c19c'],
  );
  strokes(
    art,
    [
      '484,548 478,553 477,558',
      '519,575 523,571 527,565',
      '512,576 517,571 520,566',
      '448,552 456,556 460,562',
    ],
    1.1,
    '#7c4040',
    0.05,
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
