import { contactShadow, INK, ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, limb, Path, ribbon } from '../../../kit/pen/index.ts';
import { FLESH, form, GOLD, LINEN, LINEN_FOLD, RED, SKIN } from './form.ts';
import { tiara } from './tiara.ts';

/** Red cope over both shoulders, open in front; it falls over the throne's arms to the step. */
function copeBehind(art: Art): void {
  form(
    art,
    closed(
      '340,404! 316,414 300,446 290,500 284,560 274,642! 300,650 330,646! 410,648 440,652 472,644! 466,570 456,510 446,450 428,416 404,404!',
    ),
    '#a32c3c',
    20,
    RED,
  );
  strokes(
    art,
    ['438,440 450,520 456,636', '428,440 436,530 440,640', '298,520 292,580 288,640'],
    INK.contour * 0.7,
    '#4a1230',
    0.18,
  );
}

/** White linen over the knees, falling to the feet; the stole with its crosses. */
function linen(art: Art): void {
  for (const shoe of [
    '322,634! 312,640 304,650 306,655! 322,658 346,655 350,640!',
    '380,636! 376,646 372,654 376,659! 396,660 412,656 412,640!',
  ])
    form(art, closed(shoe), '#d9a750', 4, GOLD);
  form(
    art,
    closed(
      '342,402! 330,440 324,480 316,520 310,548 312,600 308,642! 330,650 352,642 372,650 396,646 418,650! 424,600 424,560 418,526 408,480 404,440 398,404!',
    ),
    '#f3e6ca',
    18,
    LINEN,
  );
  art.blot(
    ['360,540 362,600 356,640'].map((way) => ribbon(curve(way), 13, { end: 0.8, peak: 0.8 })),
    '#cbb3a0',
  );
  strokes(
    art,
    [
      '320,540 328,590 324,640',
      '336,536 344,590 340,642',
      '312,530 336,520 360,528',
      '372,530 394,522 416,532',
      '384,544 388,600 384,644',
      '396,546 398,600 398,642',
    ],
    INK.form,
    LINEN_FOLD,
    0.18,
  );
  for (const [way, x, y] of [
    ['354,408 350,460 342,516 333,540 330,570 330,612', 330, 596],
    ['388,408 392,460 396,516 400,540 401,574 402,622', 402, 606],
  ] as const) {
    form(art, ribbon(curve(way), 15, { start: 1, end: 1, samples: 14 }), '#2f7a62', 5, {
      shade: '#0f3034',
      rim: '#cfe0ac',
      rimWidth: 1.6,
    });
    art.blot(
      [`${x},${y - 9} ${x},${y + 9}`, `${x - 5},${y - 3} ${x + 5},${y - 3}`].map((bar) =>
        ribbon(curve(bar), 3, { start: 0.9, end: 0.9 }),
      ),
      '#f2cf84',
    );
  }
}

/** The lifted arm: two fingers up, two folded. */
function blessing(art: Art): void {
  form(
    art,
    closed(
      '283,404! 279,394 276,384 281,378! 279,366 279,354 283,349! 288,350 288,362 289,370! 291,362 293,350 298,347! 302,351 299,364 299,376! 304,384 303,394 299,406!',
    ),
    SKIN,
    3,
    { ...FLESH, rimWidth: 2 },
  );
  strokes(
    art,
    ['289,370 288,378', '281,380 290,382 296,380', '284,388 294,388'],
    INK.detail,
    '#70363e',
    0.05,
  );
  form(
    art,
    closed('279,404! 290,400 303,405! 306,430 318,456 332,472! 322,494 306,492 292,476 282,446'),
    '#f3e6ca',
    6,
    LINEN,
  );
  strokes(art, ['286,408 292,444 312,480', '296,408 304,440 322,466'], INK.detail, LINEN_FOLD, 0.1);
  form(
    art,
    closed(
      '346,404! 328,408 316,424 304,446 288,462! 286,480 290,500 300,520 318,532! 334,516 342,480 350,440',
    ),
    '#c43c46',
    9,
    RED,
  );
  strokes(art, ['334,414 318,446 296,480', '340,424 330,464 306,508'], INK.form, '#5a1430', 0.18);
  form(art, ribbon(curve('287,462 288,482 296,504 318,531'), 7, { start: 1, end: 0.4 }), '#d9a750', 3, GOLD);
}

/** The staff with three bars, the near arm that holds it. */
function staff(art: Art): void {
  const bars = (
    [
      [300, 13],
      [320, 20],
      [344, 28],
    ] as const
  ).map(([y, half]) => {
    const x = 458 + (y - 280) * 0.02;
    return ribbon(curve(`${x - half},${y + 1} ${x},${y} ${x + half},${y - 1}`), 7, { start: 1, end: 1 });
  });
  form(
    art,
    Path.join(ribbon(curve('465,646 461,460 458,280'), 6.4, { start: 1, end: 1 }), ...bars),
    '#e8b95c',
    2.4,
    {
      shade: '#6c3a34',
      rim: '#fff6d4',
      rimWidth: 1.7,
    },
  );
  form(art, ellipse(457.6, 277, 6), '#e8b95c', 3, GOLD);
  form(
    art,
    closed('400,404! 424,410 440,432 452,462 456,486! 448,500 430,516 410,520! 402,490 396,450'),
    '#b8353f',
    10,
    RED,
  );
  strokes(art, ['416,424 430,460 438,506', '406,430 414,470 418,514'], INK.form, '#5a1430', 0.18);
  form(art, ribbon(curve('456,484 448,500 430,515 410,519'), 7, { start: 1, end: 0.6 }), '#d9a750', 3, GOLD);
  form(art, limb('436,498 448,486 458,476', [9, 8.4, 7.4], 8), '#f3e6ca', 4, LINEN);
  form(art, closed('452,478! 450,468 456,460 466,460 471,466! 472,474 468,482 460,486!'), SKIN, 3, FLESH);
  strokes(art, ['460,466 471,467', '460,472 471,473'], INK.detail, '#70363e', 0.05);
}

/** An old face in its beard, bowed a little to those below. */
function head(art: Art): void {
  form(art, closed('332,408! 344,398 366,394 390,398 404,408! 398,424 372,430 342,424!'), '#c43c46', 6, RED);
  form(art, closed('346,358! 345,372 348,390 366,400 384,390 388,372 387,356!'), SKIN, 6, FLESH);
  form(
    art,
    closed(
      '347,372! 352,380 360,381 365,378 371,381 380,380 387,370! 392,392 386,420 372,444 360,452! 348,436 340,408 342,386',
    ),
    '#f6eddc',
    7,
    {
      shade: '#94808a',
    },
  );
  form(art, closed('360,370! 357,378 360,381 366,381 368,377!'), SKIN, 2, { shade: '#94555a' });
  art.blot(
    ['350,367 355,364.5 360,367', '370,367 376,364.5 382,367'].map((brow, i) => ink(curve(brow), 3.6, i, 0)),
    '#fbf3e2',
  );
  art.blot(
    ['352,371.5 356,373 360,371.5', '371,371.5 375,373 379,371.5'].map((lid, i) =>
      ink(curve(lid), 1.7, i, 0),
    ),
    '#542630',
  );
  strokes(
    art,
    [
      '354,388 350,410 356,436',
      '366,388 364,414 362,444',
      '378,388 380,408 372,432',
      '358,384 366,386 374,384',
    ],
    INK.detail,
    '#86707a',
    0.1,
  );
}

/** An old man in three crowns: right hand lifted to bless, the left on the staff. */
export function hierophant(art: Art): void {
  contactShadow(art, 372, 652, 112, 12, '#1e1020');
  copeBehind(art);
  linen(art);
  staff(art);
  blessing(art);
  head(art);
  tiara(art, 366, 357, 0.62);
}
