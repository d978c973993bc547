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

/** From the collar down the breast and the belly to the belt, up the back. */
const CHEST = closed(
  '299,279! 287,308 291,340 302,372 324,404 348,428 374,446! 446,372! 434,344 404,312 374,280 348,264 320,268!',
);
/** The far thigh, a hand's breadth before the near one; the sleeve hangs over it. */
const FAR_THIGH = closed(
  '366,424! 344,436 324,452 309,472 300,494 297,514 300,532 308,546! 318,562 332,590 350,610! 380,600 380,500 400,450!',
);
/** Below the belt: the near thigh comes forwards to its knee, the shin goes back into the cloud; behind, the seat and what hangs from it. */
const NEAR_LEG = closed(
  '378,438! 388,448 386,460 372,470 353,487 336,505 324,522 317,538 317,550 326,560! 360,574 400,588 440,604! 580,620! 566,580 546,552 532,530 526,510! 524,486 518,460 506,432 488,404 447,368!',
);

function skirt(art: Art): void {
  form(art, FAR_THIGH, '#2b3f72', 14, { shade: FOLD });
  // the knee comes out of the shadow of sleeve and breast
  art.clip(FAR_THIGH, () => {
    art.fill(
      closed('302,482! 290,516 296,540 310,556! 318,562 314,546 316,530 323,514 334,500! 322,488 312,484'),
      '#44659a',
    );
    art.fill(closed('302,486! 290,516 296,536 307,546! 309,532 310,518 314,504 320,492!'), '#6088b6');
  });
  form(art, NEAR_LEG, ROBE, 22, { shade: DEEP });
  art.clip(NEAR_LEG, () => {
    // seat, hip and the thigh's side that are turned from the light
    art.fill(
      closed(
        '452,366! 474,402 482,432 470,460 440,482 406,506 376,530 356,552 350,566! 420,640! 640,640! 640,380 500,350!',
      ),
      '#385486',
    );
    // what the thigh throws on the cloth between it and the calf
    art.fill(
      closed(
        '348,564! 362,546 392,526 428,503 462,484 492,474 514,480! 530,510 540,540! 510,532 476,527 440,530 404,541 372,558!',
      ),
      FOLD,
    );
    // knee and shin come out of it, the cloth tight over the calf
    art.fill(
      closed('324,560! 346,566 372,558 404,541 440,530 476,527 510,532 544,546! 600,640! 420,640! 340,590!'),
      '#3d5c93',
    );
    art.fill(
      closed('384,552! 404,541 440,530 476,527 510,532 544,546! 512,545 476,541 442,544 410,553!'),
      '#6088b6',
    );
    // tight over the thigh: the plane that looks up to the dawn; the knee is a cap at its end
    art.fill(
      closed('390,458! 375,469 354,487 337,505 325,522! 340,526 354,508 376,490 404,473 424,456!'),
      '#6088b6',
    );
    art.fill(closed('317,540! 324,526 334,520 343,524 345,534 339,545 328,552 318,552!'), '#6088b6');
  });
  strokes(
    art,
    [
      // from the fold of the groin over the hip
      '389,452 416,446 440,452 456,466',
      '386,460 416,462 440,474',
      // round the hip, from the belt
      '408,421 426,428 440,442',
      '428,403 456,418 474,442',
      '446,386 478,406 498,436',
      // from the knee: back under the thigh, up over it
      '345,528 350,538 346,550 334,558',
      '348,530 368,528 392,512',
      '347,526 366,516 388,498',
      '342,522 356,506 376,494',
    ],
    INK.form,
    DEEP,
    0.14,
  );
  strokes(
    art,
    [
      '366,564 400,556 436,555 470,560',
      // what hangs from the seat to the calf
      '514,462 518,490 526,520',
      '490,466 498,494 508,522',
      '460,486 468,506 472,524',
    ],
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
  toned(art, ribbon(curve('374,446 402,426 428,400 447,371'), 13, { start: 1, end: 1, samples: 10 }), {
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
