import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, Path, ribbon, spline } from '../../../kit/pen/index.ts';
import { FLESH, form, GOLD, LINEN, LINEN_FOLD, SKIN } from './form.ts';

/** The staff with three crossbars, held by the near hand. */
export function tripleCross(art: Art): void {
  const staff = [
    ribbon(curve('482,748 470,450 460,150'), 8, { start: 1, end: 1 }),
    ...(
      [
        [172, 17],
        [200, 26],
        [230, 36],
      ] as const
    ).map(([y, half]) =>
      ribbon(
        spline([
          [461 + (y - 150) * 0.034 - half, y + half * 0.04],
          [461 + (y - 150) * 0.034, y],
          [461 + (y - 150) * 0.034 + half, y - half * 0.04],
        ]),
        9,
        { start: 1, end: 1 },
      ),
    ),
  ];
  form(art, Path.join(staff), '#e0b058', 3, {
    shade: '#6c3a34',
    rim: '#fff6d4',
    rimWidth: 2,
  });
  for (const knob of [ellipse(459.6, 146, 8), ellipse(464, 264, 8, 6)]) form(art, knob, '#e0b058', 3, GOLD);
}

/** The hand that holds it. */
export function staffHand(art: Art): void {
  form(
    art,
    closed(
      '384,402! 384,440 386,480 392,510 406,531 430,537 454,522 482,490! 472,464 452,470 435,487 425,492! 412,456 394,412!',
    ),
    '#f3e6ca',
    9,
    LINEN,
  );
  strokes(
    art,
    ['394,440 398,486 414,516', '426,500 446,494 460,478', '420,522 448,508 470,488'],
    INK.form,
    LINEN_FOLD,
    0.18,
  );
  form(
    art,
    closed(
      '456,480! 452,466 456,452 464,446! 476,444 486,450 486,458! 489,464 487,470 485,473! 487,480 483,486 478,488! 472,494 462,490',
    ),
    SKIN,
    4,
    FLESH,
  );
  strokes(art, ['468,458 485,458', '468,472 485,472', '470,484 480,486'], INK.detail, '#7a3c40', 0.18);
}
