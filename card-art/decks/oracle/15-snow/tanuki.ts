import { contactShadow, fringe } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { tanukiHead } from './tanuki-head.ts';
import { toned } from './view.ts';

const FUR = { fill: '#94796a', shade: '#66566a', soft: 22, rim: '#f0c8a0', rimWidth: 0 } as const;
/** It sits with its back to us: throat, nape and shoulders; the quilt lies round the rest. */
const BACK = closed(
  '436,588! 428,616 420,640 408,660 396,690 392,740! 420,780 580,780! 584,700 566,668 548,640 532,612 514,580!',
);

const locks = (
  art: Art,
  line: string,
  turn: number,
  count: number,
  length: [number, number],
  paint: string,
): void => void art.blot(fringe(line, turn, { count, length, width: 6.4, seed: line, bare: 0.05 }), paint);

/** Its neck and back, before the quilt comes over it. */
export function tanukiBack(art: Art): void {
  contactShadow(art, 500, 848, 80, 12, '#2c2450');
  toned(
    art,
    BACK,
    FUR,
    // the shoulders run out of the neck; between them the hollow of the nape
    [closed('390,760! 396,688 412,658 430,646 450,656 466,684 468,720'), '#b08e74'],
    [closed('470,664! 488,676 494,700 486,726! 468,720 460,690'), '#7d6868'],
    // the far side looks from the fire
    [closed('500,590! 520,616 528,650 522,690 516,730! 600,730 600,600'), '#625368'],
    // the head's shadow under the ruff
    [closed('450,620! 466,656 496,654 520,618 526,640 512,668 486,680 460,674 444,652'), '#5a4a5e'],
    // throat and near shoulder in the fire
    [closed('420,600! 446,620 448,648 440,676 424,700! 380,720 390,640'), '#dcae80'],
    [closed('414,610! 433,622 434,646 422,668 410,690! 380,700 396,640'), '#ffd9a0'],
  );
  locks(art, '522,590 540,618 556,648 574,676', -16, 20, [12, 24], '#625368');
  locks(art, '514,622 526,646 540,668 552,690', -10, 15, [16, 30], '#7a6670');
  locks(art, '436,690 452,676 468,690', -60, 9, [8, 16], '#c9a27c');
  locks(art, '438,628 440,650 432,676', 6, 12, [14, 28], '#e6bb8c');
  locks(art, '430,622 424,642 410,664', 12, 14, [10, 22], '#ffdca6');
}

export const tanukiFace = (art: Art): void => tanukiHead(art, 440, 586, 1.06, 9);

const TAIL = closed(
  '590,812! 546,797 524,794 498,800 470,812 440,822 408,830 384,836! 366,846 370,857 392,863 426,865 466,862 506,854 546,850 590,850!',
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
