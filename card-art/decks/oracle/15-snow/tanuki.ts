import { contactShadow, fringe } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { tanukiHead } from './tanuki-head.ts';
import { toned } from './view.ts';

const FUR = { fill: '#94796a', shade: '#66566a', soft: 22, rim: '#f0c8a0', rimWidth: 0 } as const;
/** It sits: nape, round back, haunch; the quilt lies over the rest. */
const BACK = closed(
  '420,626! 440,640 490,626 512,636! 532,660 548,694 556,734 560,780 556,820 540,846 500,852 440,850! 430,760',
);

const locks = (
  art: Art,
  line: string,
  turn: number,
  count: number,
  length: [number, number],
  paint: string,
): void => void art.blot(fringe(line, turn, { count, length, width: 6.4, seed: line, bare: 0.05 }), paint);

/** Its back, before the quilt comes over it. */
export function tanukiBack(art: Art): void {
  contactShadow(art, 500, 848, 80, 12, '#2c2450');
  toned(
    art,
    BACK,
    FUR,
    // the head's shadow on it
    [closed('420,640! 450,676 500,684 540,668! 520,620 440,620'), '#66535f'],
    // the shoulder stands out, towards the fire; behind it the flank falls in
    [closed('430,664! 462,668 490,682 500,708 492,736 470,752! 440,760 430,700'), '#a98b75'],
    [closed('436,660! 456,668 468,690 466,716 452,740! 440,720 440,690'), '#c4a386'],
    [closed('436,760! 466,754 492,742 502,720! 508,744 498,768 480,790 440,800'), '#735f66'],
    // haunch
    [closed('452,850! 450,812 466,784 494,770 522,778 538,802 536,832 520,852'), '#a0836f'],
    [closed('522,778! 540,796 544,828 524,856! 566,856 566,770'), '#5d4e68'],
  );
  locks(art, '512,640 532,662 546,694 555,734 558,776', -16, 26, [14, 28], '#5d4e68');
  locks(art, '492,664 514,684 530,712 538,748', -8, 18, [18, 34], '#7f6967');
  locks(art, '488,688 498,706 496,730 478,748', -24, 16, [16, 30], '#a98b75');
  locks(art, '470,682 478,706 468,730', -12, 11, [16, 30], '#b99a80');
  locks(art, '458,676 464,698 458,722', -8, 10, [16, 30], '#d0b092');
  locks(art, '512,734 516,756 508,774', -10, 9, [16, 28], '#8a7069');
  locks(art, '474,784 494,774 514,780 530,798', -70, 13, [10, 20], '#a0836f');
  locks(art, '470,806 486,792 506,792 520,806', 40, 11, [16, 28], '#b4967e');
}

/** Neck and ruff go down under the hem. */
const NECK = closed(
  '396,618! 408,640 424,656 446,670 480,678 504,682 530,712! 526,690 518,664 506,636 470,610',
);

export function tanukiFace(art: Art): void {
  toned(art, NECK, { ...FUR, fill: '#5d4852', shade: '#4c3d4e' });
  tanukiHead(art, 440, 604, 1.06, 11);
}

const TAIL = closed(
  '556,790! 532,788 508,796 486,809 464,819 440,826 418,833! 403,843 405,854 423,861 454,863 488,860 522,852 556,842!',
);

/** From under the haunch, thick, and dark at its end; it lies round before the hem. */
export function tail(art: Art): void {
  contactShadow(art, 470, 862, 74, 8, '#2c2450');
  toned(
    art,
    TAIL,
    { fill: '#8d7468', shade: '#5c4c66', soft: 13, rim: '#f0c8a0', rimWidth: 2, towards: [-0.4, -0.9] },
    [closed('396,832! 424,824 441,830 435,844 441,868! 396,868!'), '#43333c'],
  );
  locks(art, '512,796 488,808 462,820 438,828', 16, 18, [12, 24], '#a5897a');
  locks(art, '438,828 424,832 414,837', 12, 8, [10, 20], '#43333c');
  locks(art, '530,846 500,855 470,860 440,861', -16, 20, [12, 22], '#5c4c66');
  locks(art, '440,862 422,859 410,853', -18, 8, [10, 18], '#332836');
  locks(art, '448,827 442,841 446,854', 88, 9, [12, 24], '#8d7468');
  locks(art, '520,806 490,818 464,828', -4, 10, [14, 26], '#b59a86');
  locks(art, '518,828 486,841 462,848', 4, 10, [14, 26], '#6f5c66');
  // the haunch's long hair hides where it comes out
  locks(art, '484,800 508,788 534,782 560,784', 84, 28, [20, 34], '#94796a');
  locks(art, '496,792 520,780 548,776', 80, 12, [16, 30], '#a98b75');
}
