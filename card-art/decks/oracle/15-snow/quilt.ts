import { contactShadow, INK, stippled, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ribbon } from '../../../kit/pen/index.ts';
import { rounded, toned } from './view.ts';

/** Where it lies over the root of the tail. */
export const LAP = '502,796! 493,806 489,820 496,834 514,842 566,842!';
/** Its lower edge: it lies on the mat in slow waves. */
const HEM =
  '112,796! 118,812 150,822 196,818 236,828 284,824 330,832 380,838 424,830 462,834 492,843 520,848 552,838!';
/** Left shoulder, elbow and knee of the child; on the right the nape, the back and the haunch of the other. */
const QUILT = closed(
  '250,562! 226,570 208,582 196,602 184,634 168,668 154,696 149,712 150,726 144,744 126,768',
  HEM,
  '550,790 540,736 520,694 498,666 472,650 440,640! 412,632 390,616 372,596 354,580 334,568 314,562!',
);
const DARK = '#242a62';

/** One padded quilt round both; it hangs from two shoulders and a nape, and sags between. */
export function quilt(art: Art): void {
  contactShadow(art, 336, 826, 236, 22, '#2c2450');
  rounded(
    art,
    QUILT,
    () => {
      art.fill(QUILT, '#434e92');
      art.clip(QUILT, () => folds(art));
      stripes(art);
      within(art, QUILT, { along: [HEM], paint: '#8f4a46', width: 17 });
    },
    22,
    { depth: 0.9 },
  );
  within(art, QUILT, { along: [LAP], paint: '#7c4046', width: 9 });
  stippled(art, QUILT, '#e8a07c', [138, 730], [262, 690], [0.85, 0]);
  collar(art);
}

/** Woven stripes: over a back they spread, into a fold they dive. */
function stripes(art: Art): void {
  const warp = [
    '214,580 196,622 176,668 160,704 166,740 142,776 128,824',
    '230,572 214,626 196,674 184,710 190,744 176,782 168,828',
    '250,564 240,622 228,674 218,714 220,748 212,784 206,830',
    '272,558 268,620 262,674 256,716 256,750 252,784 248,836',
    '294,558 298,620 298,674 296,716 298,750 296,784 294,836',
    '316,564 328,620 334,672 336,716 342,750 342,784 340,840',
    '336,574 350,620 364,668 374,714 384,750 386,790 386,846',
    '356,592 372,628 396,664 414,704 424,746 430,790 430,846',
    '388,622 414,650 440,676 458,708 470,746 474,790 476,846',
    '428,642 460,664 484,692 502,724 512,758 518,790 520,840',
    '462,652 492,676 514,704 530,738 536,770 540,800 544,830',
  ];
  const beside = warp.map((line) => line.replace(/([\d.]+),/g, (_, x: string) => `${Number(x) + 7},`));
  within(
    art,
    QUILT,
    { along: warp, paint: '#7481bc', width: 6 },
    { along: beside, paint: '#a9b4dc', width: 1.7 },
  );
}

/** What turns from the fire: behind the arm, below the seat, in the sag between the two, past the haunch. */
function folds(art: Art): void {
  const fold = (knots: string, depth: number): void => void art.fill(closed(knots), DARK, depth);
  art.fill(closed('210,584! 240,566 296,562 306,600 290,660 262,724 246,740 250,680 236,610'), '#525ea4');
  art.fill(closed('400,640! 446,664 478,700 492,744! 476,762 452,754 434,724 420,690'), '#4a559a');
  fold('232,596! 230,640 232,676 224,706 196,722 154,720! 158,732 200,738 234,722 248,694 246,650', 0.6);
  fold(
    '344,578! 352,612 378,644 414,662 452,668! 424,672 408,690 404,726 408,770 400,800 390,846! 350,846 360,800 356,760 344,716 336,660 334,610',
    0.6,
  );
  fold('196,764! 240,779 290,784 350,762! 304,800 246,797', 0.45);
  fold('490,664! 520,692 542,736 552,800 540,840 500,840! 516,800 516,750 506,704', 0.6);
  // where it breaks on the mat
  fold('190,826! 196,802 220,784! 212,804 214,830', 0.55);
  fold('276,832! 284,808 278,786! 296,806 298,832', 0.5);
  fold('312,834! 322,812 342,798! 334,816 334,838', 0.4);
  fold('434,846! 440,800 456,780 486,776! 466,792 458,812 456,846', 0.5);
  art.fill(closed('470,652! 496,668 514,694 506,704 488,682'), '#6a74b4', 0.6);
}

/** The edge at the neck is turned over, of velvet. */
function collar(art: Art): void {
  const roll = ribbon(
    curve(
      '184,632 190,604 206,582 228,567 254,559 284,556 312,560 336,571 356,586 376,606 400,624 430,638 462,650 488,668',
    ),
    27,
    { start: 0.05, end: 0.1, peak: 0.4, samples: 30 },
  );
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
      '366,594 361,604 366,612',
      '404,624 399,634 403,642',
    ],
    INK.form,
    '#582c42',
    0.1,
  );
}
