import { contactShadow, fringe } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { tanukiHead } from './tanuki-head.ts';
import { toned } from './view.ts';

const FUR = { fill: '#94796a', shade: '#66566a', soft: 22, rim: '#f0c8a0', rimWidth: 0 } as const;
/** It sits: nape, round back, haunch; the quilt lies over its shoulders. */
const BACK = closed(
  '420,626! 440,640 490,626 512,636! 530,660 541,694 544,722 549,748 553,780 550,818 536,846 500,854 400,850! 396,780',
);
/** Its thigh, drawn up beside it. */
const HAUNCH = '446,856 438,826 444,794 466,772 496,766 526,776 546,800 550,830 538,858';

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
    // the far flank turns from the fire
    [closed('540,740! 534,760 544,800 540,856! 570,856 570,730'), '#574a60'],
    [closed('508,636! 528,668 536,700 538,726! 524,724 524,690 504,652'), '#a88b76'],
    // the small of the back and its spine
    [closed('424,742! 470,728 520,716 536,740 532,772 500,776 462,780 440,806 414,812!'), '#8b7069'],
    [closed('470,730! 500,724 512,740 506,764 486,770 468,764'), '#a88b76'],
    // what the quilt throws on it
    [
      closed(
        '410,856! 416,800 426,770 440,752 466,740 498,732 540,710! 542,730 504,750 472,760 450,776 440,806 440,856!',
      ),
      '#4b3f54',
    ],
    // the thigh, drawn up: lit from the left, deep under its far edge
    [closed(HAUNCH), '#8d7468'],
    [closed('446,850! 440,822 448,796 468,778 494,774 506,790 500,820 482,846'), '#ad8f78'],
    [closed('448,832! 446,810 456,792 474,784 484,796 476,818 462,836'), '#c4a283'],
    [closed('526,776! 546,800 552,832 540,860! 516,860 530,834 532,804'), '#5d4e68'],
  );
  locks(art, '516,640 534,668 544,700 550,740 555,780', -16, 32, [14, 26], '#6d5c66');
  locks(art, '474,734 496,738 516,740', 70, 9, [16, 26], '#a88b76');
  locks(art, '482,756 506,752 530,748', 70, 9, [14, 24], '#7d655f');
  locks(art, '444,800 466,774 496,767 526,776 546,800', -70, 24, [9, 18], '#a0836f');
  locks(art, '450,826 466,802 488,796 504,806', 40, 13, [16, 28], '#bd9d80');
  locks(art, '462,800 474,790 490,786', 40, 8, [14, 24], '#d0b08e');
  locks(art, '506,800 524,804 534,820', 50, 9, [14, 26], '#7f6967');
}

export const tanukiFace = (art: Art): void => tanukiHead(art, 440, 604, 1.06, 11);

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
