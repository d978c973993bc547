import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ribbon } from '../../../kit/pen/index.ts';
import { farArm, farFingers, nearArm, SUNLIT as SUNLIT_SKIN } from './arms.ts';
import { form, SKIN, toned } from './form.ts';
import { head } from './head.ts';
import { banner, trumpet } from './trumpet.ts';
import { farWing, nearWing } from './wings.ts';

const ROBE = '#4a6d9c';
const SUNLIT = '#b4cbd6';
const TURNED = '#38558a';
const DEEP = '#2b3f72';
const FOLD = '#1f2c5c';
const BRASS = { fill: '#d9a650', shade: '#8c5a3c', rim: '#fff0bc', soft: 3 } as const;

/** From the pit of the neck down the breast to the waist, up the back to the nape. */
const TRUNK = closed(
  '318,310! 305,334 301,362 309,394 326,428 346,460 364,486! 420,500 506,424! 492,390 468,356 440,328 408,304 376,290 346,292!',
);
/** From the belt over belly and hip into the cloud. */
const SKIRT = closed(
  '364,482! 352,508 344,540 342,572 352,600! 620,606! 640,560! 590,520 548,476 506,420! 450,470 400,490!',
);

function skirt(art: Art): void {
  form(art, SKIRT, ROBE, 22, { shade: DEEP });
  art.clip(SKIRT, () => {
    art
      .fill(closed('470,440! 476,480 466,520 448,556 440,620! 660,660! 660,520 540,420!'), TURNED)
      .fill(closed('508,420! 528,470 560,510 600,540 560,600! 660,640! 660,440!'), DEEP)
      // between the two legs under the cloth
      .fill(
        closed('404,490! 408,520 396,552 388,590 390,630! 432,630! 424,590 432,556 430,520 420,488!'),
        TURNED,
      )
      .fill(closed('362,482! 348,512 340,548 338,590! 366,600! 362,560 370,520 384,486!'), SUNLIT)
      .fill(closed('426,484! 442,512 440,548 430,590! 448,600! 456,552 456,510 440,476!'), '#6b91b8');
  });
  strokes(
    art,
    [
      '382,490 366,526 364,580',
      '404,492 402,530 388,590',
      '428,484 444,520 438,580',
      '452,472 478,512 474,570',
      '474,456 510,500 524,560',
      '490,440 530,486 570,530',
    ],
    INK.form,
    FOLD,
    0.16,
  );
}

function trunk(art: Art): void {
  form(art, TRUNK, ROBE, 22, { shade: DEEP });
  art.clip(TRUNK, () => {
    // ribs and back, turned from the dawn; what the wing throws on them
    art
      .fill(closed('408,296! 424,350 430,400 436,440 450,490! 540,440! 500,340!'), TURNED)
      .fill(closed('430,316! 452,360 474,392 500,424! 540,420! 500,330!'), DEEP)
      // the breast looks into the dawn
      .fill(
        closed(
          '320,306! 303,332 297,364 306,398 324,432 344,464 360,490! 388,494! 368,462 350,428 338,394 334,360 342,322!',
        ),
        SUNLIT,
      )
      // what the near arm throws
      .fill(closed('372,330! 352,368 340,404 338,430 350,452 384,466 412,440 432,400 440,362!'), DEEP);
  });
  strokes(
    art,
    [
      '322,318 334,352 336,384',
      '330,430 350,454 372,486',
      '352,456 372,470 396,488',
      '428,402 424,436 426,474',
      '436,376 446,412 446,462',
      '440,350 462,388 468,446',
      '436,332 468,366 488,424',
    ],
    INK.form,
    FOLD,
    0.16,
  );
  toned(
    art,
    ribbon(curve('364,486 400,491 446,474 484,446 506,418'), 14, { start: 0.6, end: 1, samples: 12 }),
    BRASS,
  );
}

/** Its throat is in the light that comes up from below, its nape in the shade of the hair. */
function neck(art: Art): void {
  toned(
    art,
    closed('300,266! 305,284 311,298 316,312! 346,322 382,308 402,300! 384,288 364,268 354,238! 310,230!'),
    { ...SKIN, fill: '#d0937a' },
    () => {
      art
        // what jaw and hair throw, and the nape
        .fill(
          closed(
            '300,258! 314,272 330,270 344,250 352,230! 380,290! 362,282 346,282 330,290 316,284 302,280!',
          ),
          '#a9686a',
        )
        .fill(closed('346,252! 352,276 364,296 372,316! 420,320! 410,270!'), '#98595f')
        // the throat, and the light on collarbone and shoulder
        .fill(closed('303,284! 308,298 316,312! 326,312 320,300 316,288!'), SUNLIT_SKIN)
        .fill(closed('324,312! 346,306 368,300 396,300! 380,312 348,324!'), '#e3ab8a');
    },
  );
  strokes(art, ['338,272 332,294 322,308'], INK.form, '#8f504c', 0.1);
  toned(art, ribbon(curve('316,312 338,322 372,312 400,304'), 8, { start: 1, end: 1, samples: 10 }), {
    ...BRASS,
    soft: 2,
  });
}

/** An angel to the waist out of a cloud, near, bare-armed, the dawn on face, arms and breast, sends the trumpet down to the sea. */
export function angel(art: Art): void {
  farWing(art);
  skirt(art);
  farArm(art);
  trunk(art);
  nearWing(art);
  neck(art);
  banner(art);
  trumpet(art);
  farFingers(art);
  head(art);
  nearArm(art);
}
