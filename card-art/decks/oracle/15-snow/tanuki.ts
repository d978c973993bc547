import { fringe, within } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { LAP } from './quilt.ts';
import { tanukiHead } from './tanuki-head.ts';
import { toned } from './view.ts';

/** Its neck, before the quilt comes over it. */
export function tanukiNeck(art: Art): void {
  toned(art, closed('412,620! 430,652 480,670 498,676! 502,650 496,616 484,596'), {
    fill: '#8d7468',
    shade: '#54496c',
    soft: 16,
  });
}

export const tanukiFace = (art: Art): void => tanukiHead(art, 452, 606, 1, 11);

const TAIL = closed(
  '520,806! 500,800 470,806 440,816 408,824 384,832! 368,842 372,852 392,858 426,859 462,856 496,848 520,834!',
);

/** Thick, and dark at its end; it has not been given a place under the quilt. */
export function tail(art: Art): void {
  art.outside(closed(LAP, '566,700! 520,700!'), [340, 780, 600, 880], () => brush(art));
}

function brush(art: Art): void {
  toned(
    art,
    TAIL,
    { fill: '#8d7468', shade: '#5c4c66', soft: 13, rim: '#f0c8a0', rimWidth: 2, towards: [-0.4, -0.9] },
    [closed('360,826! 398,820 414,828 408,842 414,862! 360,864!'), '#43333c'],
  );
  const locks = (line: string, turn: number, count: number, length: [number, number], paint: string): void =>
    void art.blot(fringe(line, turn, { count, length, width: 4.6, seed: line, bare: 0.05 }), paint);
  locks('520,808 500,803 470,809 440,819 412,826', 16, 20, [12, 24], '#a5897a');
  locks('412,825 398,829 386,834', 12, 8, [10, 20], '#43333c');
  locks('518,836 496,846 462,854 416,857', -16, 20, [12, 22], '#5c4c66');
  locks('414,857 394,855 380,849', -18, 8, [10, 18], '#332836');
  locks('422,824 416,836 420,850', 88, 9, [12, 24], '#8d7468');
  locks('500,814 470,822 440,830', -4, 10, [14, 26], '#b59a86');
  locks('506,830 476,838 446,842', 4, 10, [14, 26], '#6f5c66');
  within(art, TAIL, { along: [LAP], paint: '#352a4c', width: 12 });
}
