import { contactShadow, INK, stippled, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, contains, curve, line, polar, ribbon } from '../../../kit/pen/index.ts';
import { rounded, toned } from './view.ts';

/** Its lower edge: it lies on the mat in slow waves. */
const HEM = '116,798! 124,814 154,822 196,818 236,828 284,824 330,834 380,836 432,830 482,838 536,842!';
/** Its other edge lies over the other's back, and goes down behind the haunch. */
const EDGE = '372,588 412,600 460,622 500,656 528,704 542,756 544,804 536,842';
/** Shoulder, elbow and seat of the child; on the right it sags, and rises again over the one beside it. */
const QUILT = closed(
  '250,560! 226,566 204,576 188,592 178,616 170,646 158,676 146,700 143,716 150,732 146,748 130,770',
  HEM,
  '544,804 542,756 528,704 500,656! 460,622 412,600 372,588 344,572 320,562!',
);
const DARK = '#242a62';

/** One padded quilt round both; it hangs from two shoulders and a nape, and sags between. */
export function quilt(art: Art): void {
  contactShadow(art, 346, 826, 240, 22, '#2c2450');
  rounded(
    art,
    QUILT,
    () => {
      art.fill(QUILT, '#434e92');
      art.clip(QUILT, () => folds(art));
      weave(art);
      within(art, QUILT, { along: [HEM], paint: '#8f4a46', width: 17 });
    },
    22,
    { depth: 0.9 },
  );
  stippled(art, QUILT, '#e8a07c', [138, 730], [262, 690], [0.85, 0]);
  collar(art);
}

/** Woven crosses, dyed before the weaving: over a back they spread, into a fold they dive. */
function weave(art: Art): void {
  const warp = [
    '212,578 188,640 164,704 166,750 146,820',
    '238,568 220,630 200,690 204,750 192,830',
    '266,562 254,630 242,690 242,750 240,832',
    '294,560 294,630 288,690 288,750 290,836',
    '320,564 330,630 334,690 336,750 338,838',
    '346,574 366,640 378,700 382,760 386,842',
    '374,592 396,650 408,710 416,770 424,842',
    '408,604 432,660 448,716 456,776 462,842',
    '444,622 472,676 488,730 496,784 498,842',
    '478,644 506,690 522,740 530,790 526,842',
  ];
  const cloth = QUILT.flatten(4);
  const threads = warp.flatMap((way, column) =>
    curve(way)
      .walk(15)
      .filter(({ x, y }, i) => i % 2 === column % 2 && contains(cloth, x, y))
      .flatMap(({ x, y, angle }) =>
        [0, 90].map((turn) => {
          const [half, dir] = [turn ? 5 : 7.4, angle + turn];
          return ribbon(line(...polar(x, y, half, dir), ...polar(x, y, half, dir + 180)), 2.6, {
            start: 0.6,
            end: 0.6,
            samples: 4,
          });
        }),
      ),
  );
  within(art, QUILT, () => void art.blot(threads, '#97a3d2', 0.8));
}

/** What turns from the fire: behind the arm, below the seat, in the sag between the two, past the haunch. */
function folds(art: Art): void {
  const fold = (knots: string, depth: number): void => void art.fill(closed(knots), DARK, depth);
  // the child's shoulder and arm, its back; the other's back beyond the sag
  art.fill(
    closed('186,600! 206,580 232,574! 228,612 214,650 198,684 178,712! 150,716 160,676 176,640'),
    '#6571b4',
  );
  art.fill(
    closed('236,580! 270,566 312,568 334,590! 344,640 340,690 322,736 286,752 256,738 246,690 236,632'),
    '#525ea4',
  );
  art.fill(closed('424,640! 456,640 492,672 514,722 518,772! 500,796 468,790 446,748 432,694'), '#525ea4');
  // the arm lies forward, round the knees; its elbow stands off the back
  fold('230,600! 238,640 240,684 228,712 204,730 152,734! 150,724 176,718 198,694 216,658 226,624', 0.72);
  // seat and haunch, pressed on the mat
  fold('158,772! 210,786 266,784 322,768 346,748! 336,790 290,806 230,806 180,796', 0.45);
  fold('440,762! 466,796 500,806 530,790! 524,820 484,824 452,806', 0.4);
  // it hangs from one's shoulder to the other's
  fold(
    '338,584! 356,610 384,628 424,634! 404,650 398,684 404,726 400,772 386,842! 352,842 362,790 366,730 360,676 344,626',
    0.66,
  );
  fold('344,600! 362,626 388,640 418,644! 398,652 372,646 354,628', 0.5);
  // where it breaks on the mat
  fold('190,826! 196,804 220,788! 212,806 214,830', 0.55);
  fold('276,832! 284,810 278,790! 296,808 298,832', 0.5);
  fold('524,720! 534,760 534,804 528,842! 560,842 560,740', 0.6);
}

/** The edge at the neck is turned over, of velvet. */
function collar(art: Art): void {
  const roll = ribbon(curve(`196,586 212,574 232,564 256,557 284,554 312,557 338,568 ${EDGE}`), 27, {
    start: 0.05,
    end: 0.6,
    peak: 0.4,
    samples: 44,
  });
  toned(art, roll, {
    fill: '#a2544a',
    shade: '#6a3446',
    soft: 8,
    rim: '#ffc08a',
    rimWidth: 2.2,
    towards: [-0.75, -0.66],
  });
  strokes(
    art,
    [
      '236,562 240,572 236,582',
      '330,566 327,576 333,584',
      '366,588 361,598 366,606',
      '520,690 512,696 514,706',
      '540,746 532,752 534,764',
    ],
    INK.form,
    '#582c42',
    0.1,
  );
}
