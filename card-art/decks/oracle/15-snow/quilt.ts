import { contactShadow, INK, stippled, strokes, within } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  contains,
  curve,
  line,
  type Path,
  polar,
  ramp,
  ribbon,
} from '../../../kit/pen/index.ts';
import { rounded, toned } from './view.ts';

/** Its lower edge: it lies on the mat in slow waves, and is lifted by the tail that comes out below it. */
const HEM =
  '116,798! 124,814 154,822 196,818 236,828 284,824 330,834 376,836 412,834 444,826 476,812 510,799 560,790!';
/** Neck, shoulder, elbow, waist and seat of the child; on the right it sags, and rises again over nape, back and haunch of the one beside it. */
const QUILT = closed(
  '252,570! 232,570 210,572 192,582 178,600 168,626 158,654 148,682 141,706 143,722 152,732 160,738! 154,752 142,766 128,780',
  HEM,
  '572,770 574,742 568,714 560,690 552,668 544,652! 500,640 428,612 396,610 366,596 344,582 320,572!',
);
/** The arm, from the shoulder to where the hand is hidden behind the fire. */
const SLEEVE = closed(
  '190,586! 214,580 228,590 224,622 212,656 198,686 180,706 156,722! 144,714 143,698 156,660 168,630 178,604',
);
const VELVET = {
  fill: '#a2544a',
  shade: '#6a3446',
  soft: 8,
  rim: '#ffc08a',
  rimWidth: 2.2,
  towards: [-0.75, -0.66],
} as const;
const SEAM = '#582c42';
const DARK = '#1f2458';
const EMBER = '#c9786a';
const GLOW = '#f0a878';

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
  glow(art);
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
    '448,640 474,684 488,730 496,784 498,842',
    '484,656 510,700 524,744 530,790 526,842',
    '514,654 540,700 552,744 556,790 550,842',
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
  within(art, QUILT, () => void art.blot(threads, '#a9b0d8', 0.42));
}

/** What turns from the fire is deep, what it meets is warm; cloth hangs from two shoulders, is sat on, and breaks on the mat. */
function folds(art: Art): void {
  const plane = (knots: string, paint: string, depth: number): void =>
    void art.fill(closed(knots), paint, depth);
  // away from the fire the whole cloth sinks
  art.fill(
    QUILT,
    art.linear(
      140,
      760,
      470,
      660,
      ramp(0, '#8a5a86', 0.85, 0.3, '#5a5a9c', 0.4, 0.6, DARK, 0.1, 1, DARK, 0.5),
    ),
  );
  // the child's back: shoulder blade, the hollow of the spine, the seat
  plane('236,584! 258,580 276,600 280,640 272,684 252,716 232,724! 236,690 240,650 236,616', '#6a6ab0', 0.8);
  plane('292,576! 320,572 334,594 340,640 334,690 314,730 284,748! 292,700 298,650 296,606', '#4f5aa2', 0.9);
  plane('280,566! 288,600 292,650 286,700 276,744! 264,742 274,700 280,650 278,604', DARK, 0.42);
  plane('196,744! 236,738 284,752 322,744 338,760 330,792 292,812 238,812 202,794', '#5a5ea6', 0.7);
  // under the seat it is pressed on the mat
  plane('178,792! 214,806 262,814 312,806 344,778! 346,806 318,822 262,828 208,820', DARK, 0.6);
  plane('164,742! 204,732 244,736 286,752 320,740! 300,764 258,760 214,750 176,754', DARK, 0.55);
  // the arm lies forward, round the knees; its elbow stands off the back
  plane(
    '232,592! 240,634 240,680 226,714 200,732 156,736! 152,726 184,716 204,694 218,656 226,622',
    DARK,
    0.85,
  );
  plane(
    '196,584! 214,580 228,590 224,622 212,656 198,686 180,706 152,714! 146,700 160,668 172,630 180,604',
    '#7a6aa8',
    0.9,
  );
  // swags between the two, from one's shoulder to the other's back
  plane(
    '338,580! 352,612 380,640 420,652 452,644! 436,664 410,690 398,740 392,842! 340,842 352,790 356,730 352,676 344,626',
    DARK,
    0.82,
  );
  plane('350,596! 372,624 404,636 442,630! 424,646 394,650 368,634', '#5560a6', 0.85);
  plane('352,644! 366,674 390,694 414,698! 396,708 374,702 358,684', '#47529a', 0.8);
  plane('356,708! 366,734 380,750 396,756! 382,764 366,756 356,738', '#3f4a90', 0.8);
  // the one beside it: a round back, warm where it meets the fire past the child
  plane('440,656! 474,664 506,682 524,714 528,760! 508,786 472,786 446,748 430,696', '#4a559e', 0.9);
  plane('440,660! 428,684 424,708 430,742 444,772! 470,776 466,736 466,702 470,664', '#6d66a6', 0.7);
  // the spine's side falls away; over the haunch the cloth is tight again
  plane('488,676! 506,706 512,740 504,776! 494,774 496,740 490,706', DARK, 0.45);
  plane('428,764! 452,784 480,782 508,760! 500,790 470,806 440,812', DARK, 0.7);
  plane('486,800! 490,778 508,762 530,758 546,768 552,792!', '#5a5ea6', 0.85);
  plane('530,664! 538,700 546,732 542,762 562,800! 590,800 580,660', DARK, 0.7);
  // it breaks on the mat in one long swell
  plane('150,806! 190,794 240,804 300,812 348,796! 352,816 320,832 250,826 190,822', '#6a5a90', 0.6);
  plane('398,842! 404,812 414,780! 430,806 432,842', DARK, 0.55);
}

/** The fire on the sleeve and on the hem before it, in specks that thin out over the arm. */
function glow(art: Art): void {
  stippled(art, SLEEVE, EMBER, [162, 648], [216, 674], [1, 0]);
  stippled(art, SLEEVE, GLOW, [160, 647], [190, 661], [1, 0]);
  stippled(art, QUILT, EMBER, [120, 790], [212, 776], [0.95, 0]);
  stippled(
    art,
    closed('436,668! 426,690 424,712 430,744 444,774! 470,776 470,720 464,686'),
    EMBER,
    [424, 706],
    [466, 694],
    [0.4, 0],
  );
}

/** The edge at the neck is turned over, of velvet. */
function collar(art: Art): void {
  const roll = ribbon(
    curve('196,586 212,576 232,570 256,568 284,569 312,570 338,576 372,592 412,604 450,618'),
    25,
    { start: 0.05, end: 0.8, peak: 0.5, samples: 36 },
  );
  toned(art, roll, VELVET);
  strokes(
    art,
    ['236,564 240,572 236,580', '330,570 327,578 333,584', '366,590 361,598 366,606'],
    INK.form,
    SEAM,
    0.1,
  );
}

/** Its front edge, pushed back over the arm that comes out before it. */
export const frontEdge = (art: Art): void =>
  toned(
    art,
    ribbon(curve('200,580 216,594 223,618 217,648 205,678 188,704 166,722'), 14, {
      start: 0.6,
      end: 0.1,
      peak: 0.5,
      samples: 20,
    }),
    VELVET,
  );

/** Round the nape of the one beside the child the edge lies like a shawl, under the ruff. */
export function nape(art: Art): void {
  const way = curve('386,606 396,628 412,648 434,664 460,674 488,677 512,672 530,662 542,648');
  const roll = (width: number): Path => ribbon(way, width, { start: 0.6, end: 0.35, peak: 0.4, samples: 40 });
  within(art, QUILT, [roll(22).translate(-1, 10), DARK, 0.5]);
  toned(
    art,
    roll(22),
    { ...VELVET, rimWidth: 0 },
    // under the jaw it is in shade; its round outer side hangs towards the fire
    { along: ['384,600 398,626 414,644 436,658 462,667 488,669 512,662'], paint: '#7c3e46', width: 12 },
    { along: ['377,612 388,634 405,655 430,674 458,685 488,688'], paint: '#d9805c', width: 13 },
    { along: ['377,612 388,634 405,655 430,674 452,683'], paint: '#ffc98c', width: 6 },
  );
  strokes(
    art,
    ['424,650 419,658 421,668', '464,668 463,677 468,685', '508,665 512,673 519,678'],
    INK.form,
    SEAM,
    0.1,
  );
}

/** The hem over the root of the tail. */
export function hemOverTail(art: Art): void {
  toned(
    art,
    ribbon(curve('472,819 488,812 508,801 532,793 562,789'), 10, {
      start: 0.3,
      end: 1,
      peak: 0.6,
      samples: 24,
    }),
    { ...VELVET, rimWidth: 1.4 },
  );
}
