import { contactShadow, fringe } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { tanukiHead } from './tanuki-head.ts';
import { toned } from './view.ts';

const FUR = { fill: '#94796a', shade: '#66566a', soft: 22, rim: '#f0c8a0', rimWidth: 0 } as const;
/** It sits: the nape, a long round back down to the haunch; the quilt lies over the shoulder and the rest. */
const BACK = closed(
  '420,626! 440,640 490,626 512,636! 526,658 536,690 541,726 541,760 537,786! 546,806 546,830 534,848 500,854 440,850! 430,760',
);
const RIDGE = '512,636 526,658 536,690 541,726 541,760 537,786';

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
  contactShadow(art, 504, 850, 70, 12, '#2c2450');
  toned(
    art,
    BACK,
    { ...FUR, shade: '#5d4e68' },
    // what the fire reaches past the quilt
    [closed('486,690! 506,694 516,720 514,750 506,776! 484,800 480,700'), '#a98b75'],
    // the head's shadow on it
    [closed('420,640! 470,690 502,696 520,684 530,656! 512,630 440,620'), '#57465a'],
    // between back and haunch
    [closed('484,776! 506,772 528,774 542,784! 530,792 506,792 480,806'), '#66535f'],
    [closed('470,852! 474,816 488,796 508,788 526,794 534,812 532,836 518,852'), '#a0836f'],
    [closed('526,790! 538,806 538,832 518,856! 566,856 566,780'), '#5d4e68'],
    // the evening's light from without
    { along: [RIDGE], paint: '#8f94c4', width: 6 },
  );
  locks(art, RIDGE, -14, 30, [10, 20], '#6d6480');
  locks(art, '506,668 520,690 528,722 528,756', -8, 20, [16, 30], '#7f6967');
  locks(art, '494,690 504,712 508,740 504,766', -16, 16, [16, 30], '#b4967e');
  locks(art, '512,696 518,724 516,754', -10, 11, [16, 28], '#94796a');
  locks(art, '486,800 504,790 522,794 533,812', -60, 13, [10, 20], '#b4967e');
  locks(art, '490,818 504,808 518,812', -50, 9, [12, 22], '#8a7069');
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
  '546,800! 524,794 498,800 470,812 440,822 408,830 384,836! 366,846 370,857 392,863 426,865 466,862 506,854 540,840!',
);

/** Thick, and dark at its end; it lies round before the haunch. */
export function tail(art: Art): void {
  contactShadow(art, 452, 862, 84, 8, '#2c2450');
  toned(
    art,
    TAIL,
    { fill: '#8d7468', shade: '#5c4c66', soft: 13, rim: '#f0c8a0', rimWidth: 2, towards: [-0.4, -0.9] },
    [closed('360,830! 398,824 414,832 408,846 414,868! 360,870!'), '#43333c'],
  );
  locks(art, '546,802 520,797 496,804 466,815 440,824 412,831', 16, 24, [12, 24], '#a5897a');
  locks(art, '412,830 398,834 386,839', 12, 8, [10, 20], '#43333c');
  locks(art, '530,844 496,853 462,859 416,862', -16, 22, [12, 22], '#5c4c66');
  locks(art, '414,862 394,860 380,854', -18, 8, [10, 18], '#332836');
  locks(art, '422,829 416,841 420,855', 88, 9, [12, 24], '#8d7468');
  locks(art, '516,806 484,816 446,830', -4, 12, [14, 26], '#b59a86');
  locks(art, '514,826 478,840 446,847', 4, 12, [14, 26], '#6f5c66');
}
