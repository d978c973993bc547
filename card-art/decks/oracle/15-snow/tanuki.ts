import { contactShadow, fringe } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { tanukiHead } from './tanuki-head.ts';
import { toned } from './view.ts';

const FUR = { fill: '#94796a', shade: '#66566a', soft: 22, rim: '#f0c8a0', rimWidth: 0 } as const;
const locks = (
  art: Art,
  line: string,
  turn: number,
  count: number,
  length: [number, number],
  paint: string,
): void => void art.blot(fringe(line, turn, { count, length, width: 6.4, seed: line, bare: 0.05 }), paint);

/** Neck and ruff go down under the hem. */
const NECK = closed(
  '396,618! 408,638 424,653 446,664 480,670 508,666 528,658 539,646! 528,626 506,612 470,606',
);

export function tanukiFace(art: Art): void {
  toned(art, NECK, { ...FUR, fill: '#5d4852', shade: '#4c3d4e' });
  tanukiHead(art, 440, 604, 1.06, 11);
}

const TAIL = closed(
  '566,784! 530,794 504,806 484,813 462,813 440,810 422,806 408,799 397,788! 390,804 392,824 402,840 420,851 444,858 476,861 520,860 566,856!',
);

/** From under the hem, thick, and dark at its end; it lies round before the two. */
export function tail(art: Art): void {
  contactShadow(art, 470, 860, 84, 8, '#2c2450');
  toned(
    art,
    TAIL,
    { fill: '#8d7468', shade: '#5c4c66', soft: 11, rim: '#f0c8a0', rimWidth: 2, towards: [-0.4, -0.9] },
    [closed('380,780! 410,800 428,807 424,826 430,842 444,864! 380,864!'), '#43333c'],
    // what the hem throws
    [closed('482,812! 506,803 570,790! 570,806 522,812 496,822 480,826!'), '#5c4c66'],
  );
  locks(art, '428,809 412,803 401,794', -170, 10, [8, 18], '#54414a');
  locks(art, '530,852 490,856 458,856 430,852', -16, 22, [12, 22], '#66546a');
  locks(art, '440,855 420,849 402,836', -14, 10, [10, 18], '#332836');
  locks(art, '440,812 436,828 442,852', 88, 11, [14, 28], '#8d7468');
  locks(art, '476,817 456,816 438,813', 6, 9, [12, 22], '#a98b75');
  locks(art, '540,822 506,828 462,834', -4, 15, [16, 30], '#a98b75');
  locks(art, '530,838 490,843 456,846', 4, 12, [14, 26], '#7b6568');
}
