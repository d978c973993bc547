import { stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, Path, points, type Point, tube } from '../../../kit/pen/index.ts';
import { onIt } from './colours.ts';
import { FUR, fur } from './form.ts';
import { head } from './cat-head.ts';

const BODY =
  '462,400! 488,442 520,494 556,562 586,650 600,760 600,840! 420,838! 412,790 404,730 392,690 380,650 372,610 374,574 382,540 396,512 420,470';
const THIGH = '600,640! 556,640 506,664 470,712 452,770 458,812 480,830 600,836!';
const HIND_PAW = '600,808! 500,806 452,804 428,814 422,828 436,838 500,842 600,844!';

const limb = (knots: string, widths: readonly number[]): Path => tube(points(knots), widths, 22).outline;

/** A part of the cat, and the colours where they fall on it. */
export function lain(art: Art, outline: Path, fill: string, soft: number, aside: Point, opacity = 1): void {
  fur(
    art,
    outline,
    () => {
      art.fill(outline, fill);
      art.clip(outline, () => onIt(art, aside, opacity));
    },
    soft,
  );
}

/** A white cat in the dark: it has put a paw on the crystal, and all the colours have come out over it. */
export function cat(art: Art): void {
  const farLeg = Path.join(
    limb('396,640 388,710 382,770 376,812', [26, 20, 16, 17]),
    closed('398,800 376,798 356,806 348,820 356,832 384,834 400,826'),
  );
  lain(art, farLeg, FUR.far, 9, [0, 30], 0.7);
  lain(art, closed(BODY), FUR.near, 30, [0, 16]);
  lain(art, closed(HIND_PAW), FUR.near, 8, [0, 30]);
  lain(art, closed(THIGH), FUR.near, 22, [8, 34]);
  foreleg(art);
  tail(art);
  tufts(art);
  head(art);
}

/** Lifted: the paw lies against the stone. */
function foreleg(art: Art): void {
  const leg = Path.join(
    limb('450,584 436,626 416,652 388,650 352,630 322,606', [34, 32, 27, 20, 16, 15]),
  );
  const paw = closed('336,592 320,578 300,572 286,580 280,596 284,614 298,624 318,626 336,622');
  lain(art, leg, FUR.near, 9, [-4, 24]);
  lain(art, paw, FUR.near, 6, [-4, 24]);
  strokes(art, ['284,594 294,596 302,598', '285,608 295,608 303,607'], 1.6, FUR.ink, 0.1);
  strokes(art, ['440,650 420,674 396,672', '432,596 424,622 410,634'], 1.6, FUR.ink, 0.3);
}

function tail(art: Art): void {
  const outline = limb('610,806 560,838 500,852 440,850 404,842 384,828', [20, 20, 19, 17, 14, 4]);
  lain(art, outline, FUR.near, 7, [0, 60], 0.4);
}

/** Long hair on breast and back, where one colour runs into the next. */
function tufts(art: Art): void {
  strokes(
    art,
    [
      '398,520 390,546 392,566',
      '410,526 400,556 402,580',
      '388,560 380,584 386,604',
      '428,520 420,548 424,566',
      '500,480 508,510 506,534',
      '520,512 530,544 530,566',
      '540,560 546,590 544,612',
      '474,720 464,760 468,800',
      '500,690 486,712 480,736',
    ],
    1.6,
    FUR.ink,
    0.3,
  );
  strokes(
    art,
    [
      curve('438,828 440,820 446,814'),
      curve('450,830 452,822 458,816'),
      curve('356,828 358,822 362,818'),
      curve('366,831 368,824 372,820'),
    ],
    1.5,
    FUR.ink,
    0.1,
  );
  stippled(art, ellipse(520, 840, 90, 30), '#191726', [520, 780], [520, 866], [0, 0.8]);
}
