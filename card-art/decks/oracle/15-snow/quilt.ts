import { contactShadow, INK, stippled, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, contains, curve, line, polar, ribbon } from '../../../kit/pen/index.ts';
import { rounded, toned } from './view.ts';

/** Its lower edge: it lies on the mat in slow waves. */
const HEM = '112,796! 118,812 150,822 196,818 236,828 284,824 330,832 380,838 420,831 446,836 462,842!';
/** Its other edge has slid from the other's shoulder, and goes down over the flank. */
const EDGE = '372,600 398,624 420,646 436,672 446,706 450,744 454,788 463,842';
/** Left shoulder, elbow and knee of the child; on the right it sags between the two. */
const QUILT = closed(
  '250,562! 226,570 208,582 196,602 184,634 168,668 154,696 149,712 150,726 144,744 126,768',
  HEM,
  '454,788 450,744 446,706 436,672 420,646! 398,624 372,600 354,580 334,568 314,562!',
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
    '214,580 196,622 176,668 160,704 166,740 142,776 128,824',
    '238,570 222,624 208,676 196,712 200,746 188,784 182,830',
    '264,560 256,620 248,674 240,716 242,750 236,784 232,836',
    '292,558 296,620 296,674 294,716 296,750 294,784 292,836',
    '318,564 330,620 338,672 342,716 348,750 350,784 348,840',
    '340,574 356,620 374,668 386,714 396,750 400,790 400,846',
    '366,600 388,632 412,664 428,704 436,746 442,790 446,846',
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
  art.fill(closed('210,584! 240,566 296,562 306,600 290,660 262,724 246,740 250,680 236,610'), '#525ea4');
  art.fill(closed('400,640! 446,664 478,700 492,744! 476,762 452,754 434,724 420,690'), '#4a559a');
  fold('232,596! 230,640 232,676 224,706 196,722 154,720! 158,732 200,738 234,722 248,694 246,650', 0.6);
  fold(
    '344,578! 352,612 378,644 414,662 452,668! 424,672 408,690 404,726 408,770 400,800 390,846! 350,846 360,800 356,760 344,716 336,660 334,610',
    0.6,
  );
  fold('196,764! 240,779 290,784 350,762! 304,800 246,797', 0.45);
  fold('418,660! 432,692 438,730 442,790 452,846! 470,846 466,700 440,650', 0.6);
  // where it breaks on the mat
  fold('190,826! 196,802 220,784! 212,804 214,830', 0.55);
  fold('276,832! 284,808 278,786! 296,806 298,832', 0.5);
  fold('312,834! 322,812 342,798! 334,816 334,838', 0.4);
}

/** The edge at the neck is turned over, of velvet. */
function collar(art: Art): void {
  const roll = ribbon(
    curve(`184,632 190,604 206,582 228,567 254,559 284,556 312,560 336,571 356,586 ${EDGE}`),
    27,
    { start: 0.05, end: 0.6, peak: 0.4, samples: 44 },
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
      '428,652 420,658 422,668',
      '452,716 444,722 446,734',
    ],
    INK.form,
    '#582c42',
    0.1,
  );
}
