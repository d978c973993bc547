import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, ribbon } from '../../../kit/pen/index.ts';
import { form, GOLD, LINE, LINEN, toned } from './form.ts';

const CLOTH = '#b23442';
const RED = { shade: '#4a1230', rim: '#ffb98c', rimWidth: 2 } as const;

const OVER_FAR_ARM = closed(
  '368,366! 352,360 334,366 318,378 306,396 294,420 284,444! 292,452 306,462 322,466! 334,454 346,436 358,420 372,404!',
);
const BEHIND_FAR_ARM = closed(
  '320,400! 292,440 264,476 255,520 252,556 258,590! 276,600 292,600! 320,590 344,560 344,440!',
);
const OVER_NEAR_ARM = closed(
  '386,366! 404,360 424,364 444,372 460,384 472,402 481,426 490,452 500,476! 504,488 502,500! 507,540 510,620 524,760! 452,760! 458,690 461,620 464,560 462,520 460,496! 468,484 472,470 474,460! 456,450 436,436 412,418 386,402!',
);

/** What of the red cope hangs behind the lifted arm, down from the bend of the elbow. */
export function copeBehind(art: Art): void {
  form(art, BEHIND_FAR_ARM, CLOTH, 10, RED);
  art.clip(BEHIND_FAR_ARM, () => {
    art.fill(closed('350,440! 318,470 292,500 282,540 280,580 284,620! 350,620!'), '#5c1730');
    art.fill(closed('246,520! 262,500 268,540 262,610! 244,610!'), '#d2504c', 0.7);
  });
  strokes(
    art,
    [
      '270,498 262,540 262,596',
      '284,506 274,548 274,600',
      '318,490 304,530 300,580',
      '330,500 320,540 316,574',
    ],
    INK.form,
    LINE.red,
    0.16,
  );
}

/** Its far half, over the shoulder and the upper arm; the sleeve comes out from under its border. */
export function copeFar(art: Art): void {
  form(art, OVER_FAR_ARM, CLOTH, 9, RED);
  art.clip(OVER_FAR_ARM, () => {
    art.fill(closed('360,356! 334,362 300,398 276,450! 300,458! 304,430 316,404 336,382 356,374'), '#d2504c');
    art.fill(closed('350,356! 330,364 300,396 278,446! 288,450! 298,422 312,396 332,376 350,366'), '#ee8a68');
    art.fill(closed('376,372! 356,396 340,424 326,450 318,470! 340,470! 380,410!'), '#8a2240');
  });
  strokes(
    art,
    ['344,376 326,398 312,430', '352,384 336,410 322,446', '300,420 306,436 318,450'],
    INK.form,
    LINE.red,
    0.16,
  );
  orphrey(art, '374,404 360,422 348,440 336,456 322,465 306,461 292,452 283,443');
}

/** Its near half: over the shoulder, over the bent arm, and from the forearm down beside his knee. */
export function copeNear(art: Art): void {
  form(art, OVER_NEAR_ARM, CLOTH, 14, RED);
  art.clip(OVER_NEAR_ARM, () => {
    // the lit shoulder and upper arm, the hollow before the bend of the elbow, the forearm's upper side
    art.fill(closed('386,372! 404,362 426,368 446,378 460,392! 440,392 414,386 388,388!'), '#d2504c');
    art.fill(closed('450,388! 464,402 474,430 486,464! 478,460 466,434 456,410!'), '#cc4a4a');
    art.fill(closed('436,402! 452,416 466,440 480,466! 466,456 450,444 438,426!'), '#8a2240');
    art.fill(closed('474,458! 484,464 496,476 503,490! 494,494 482,486 466,486!'), '#cc4a4a');
    // what hangs from it in its shade
    art.fill(
      closed('456,500! 466,487 480,488 494,496 506,494! 530,560! 524,770! 440,770! 460,600!'),
      '#7a1c36',
      0.8,
    );
  });
  strokes(
    art,
    [
      // from the shoulder to the bend of the elbow and to the border
      '436,376 454,400 468,434 482,464',
      '416,374 432,398 456,430 474,456',
      '402,378 416,398 434,418',
      // round the elbow
      '500,480 490,470 480,464',
      '501,492 490,486 478,480',
      // down from the forearm
      '470,492 472,560 466,690',
      '480,490 486,570 482,700',
      '490,496 497,580 496,700',
      '500,500 505,580 507,700',
    ],
    INK.form,
    LINE.red,
    0.16,
  );
}

/** Its border, over the sleeve that comes out from under it. */
export const nearBorder = (art: Art): void =>
  orphrey(
    art,
    '386,400 398,410 416,422 436,436 456,450 471,461 471,472 465,484 459,498 463,540 462,600 458,670 455,758',
  );

/** The gold border along a front edge, with its lozenges. */
function orphrey(art: Art, way: string): void {
  const path = curve(way);
  toned(art, ribbon(path, 12, { start: 1, end: 0.9, samples: 30 }), { ...GOLD, soft: 2.4 });
  art.blot(
    path
      .walk(Math.round(way.split(' ').length * 2.2))
      .slice(1, -1)
      .map(({ x, y, angle }) => closed('0,-3.6! 2.4,0! 0,3.6! -2.4,0!').rotate(angle).translate(x, y)),
    '#9a3038',
  );
}

/** Amice round the neck. */
export function collar(art: Art): void {
  toned(art, '346,360! 352,350 380,352 402,348 412,354! 406,372 390,386 374,394 358,386', {
    ...LINEN,
    soft: 4,
  });
  strokes(art, ['352,362 364,376 374,384', '412,358 398,372 386,382'], INK.form, LINE.linen, 0.1);
}

/** What holds the cope together. */
export function clasp(art: Art): void {
  const round = closed('376,390! 386,394 391,404 386,414 376,418! 366,414 361,404 366,394');
  toned(art, round, GOLD);
  toned(art, ellipse(376, 404, 6.4, 7), {
    fill: '#3f8f86',
    shade: '#1d4c54',
    rim: '#d8f0d8',
    soft: 2,
    rimWidth: 1.2,
  });
  art.blot(
    [
      [376, 394.6],
      [376, 413.4],
      [366.6, 404],
      [385.4, 404],
    ].map(([x, y]) => ellipse(x!, y!, 2)),
    '#a82f40',
  );
}
