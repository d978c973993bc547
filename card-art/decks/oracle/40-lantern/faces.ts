import { INK, strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local } from '../../../kit/pen/index.ts';
import { FLAME } from './view.ts';

/** Faces in the light of the flame: its side, what is turned past it, what it does not reach. */
const toned = twoTone({ at: FLAME });
const RIM = '#fff4cc';
const OLD = { fill: '#e8a974', shade: '#8a4e38', rim: RIM, rimWidth: 1.4 } as const;
const YOUNG = { fill: '#f2b078', shade: '#a65c3c', rim: RIM, rimWidth: 1.4 } as const;
const HAIR = { fill: '#9a9b92', shade: '#4a5657', rim: '#ffe0a6', rimWidth: 1.5 } as const;
const SCARF = { fill: '#bb5540', shade: '#5a2430', rim: '#ffbd78', rimWidth: 1.8 } as const;
const CAP = { fill: '#4f8a84', shade: '#204a4c', rim: '#f4dca0', rimWidth: 1.8 } as const;
const WOOL = { fill: '#ecdfc0', shade: '#a2855e', rim: '#fffbe6', rimWidth: 1.6 } as const;
const GLOW = '#ffd694';

/** The grown one: looks up past the child to its hand, and smiles; (x, y) is the middle of the skull. */
export function grown(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale, { rot: -9 });
  toned(box, closed('-33,0 -27,-6 -19,-3 -17,6 -22,13 -30,12 -35,7'), { ...HAIR, soft: 5 });
  strokes(box, ['-30,-2 -25,4 -27,10', '-34,4 -29,7 -24,5'], INK.detail, '#6d736c', 0.1);
  box.fill(closed('-12,10! 4,16 14,21 16,30! -8,34!'), OLD.shade);
  toned(
    box,
    closed(
      '-10,-22 6,-22 14.6,-15 16.6,-8! 15.8,-4 18.4,1 22.2,5.6! 20.6,8 17.2,9! 19,11.4 17.2,12.8! 18.2,15 16,17! 16.8,20.4 13.6,23.8 8,24 0,21 -8,26 -14,14 -12,2',
    ),
    { ...OLD, soft: 0 },
    [closed('8,-26! 7,-10 9,-2 8,6 11,14 9,28! 30,28! 30,-26!'), GLOW],
    [closed('-16,-10! -3,-6 0,4 -1,13 4,19 12,24.6! 0,32! -20,24!'), OLD.shade],
    // under the brow
    [closed('8.4,-5! 12,-6.4 16.6,-4.6! 14.4,-0.6 10,-0.6!'), '#c98a5c'],
  );
  strokes(box, ['9.4,-1.6 12.6,-3.8 15.6,-2.6'], 1.7, '#4a2c26', 0);
  strokes(box, ['9.6,-9.4 13,-11 16.4,-9.2'], 1.7, '#8f8a80', 0);
  strokes(box, ['8,-1 5.6,-1.6 4,-0.4', '8.2,0.4 6,1.4'], 0.9, '#a0603f', 0);
  strokes(box, ['14.6,8 11.4,11 11,15'], 1, '#a0603f', 0.1);
  strokes(box, ['17.4,12.8 14.4,13.6 12.4,12.6'], 1.2, '#7d3c30', 0);
  toned(
    box,
    closed('16,-13! 12,-23 1,-28 -11,-26 -21,-18 -25,-5 -21,9 -13,16! -7,13 -4,7! -4,0 -2,-7 3,-12 9,-14!'),
    { ...HAIR, soft: 8 },
    [closed('18,-12! 12,-24 2,-29 -6,-29! 0,-22 4,-15 8,-13!'), '#d8cdaa'],
  );
  strokes(
    box,
    ['12,-16 0,-22 -14,-16 -20,-4', '4,-13 -6,-12 -14,-4 -17,6', '-2,-4 -8,0 -13,8'],
    INK.detail,
    '#666d68',
    0.1,
  );
  toned(box, closed('-4,-2! 0,-4.6 3.4,-2 2.8,4 -0.4,7.4 -3.4,6!'), { ...OLD, soft: 1.6 });
  toned(box, closed('-19,14! -24,24 -19,36 0,41 16,37 21,28 15,21! 7,26 -6,23'), { ...SCARF, soft: 7 });
  strokes(box, ['-18,22 -2,32 18,27', '-17,30 -2,37 14,34'], INK.detail, '#7d2f30', 0.1);
}

/** The child, its mouth open for what its own hand does. */
export function young(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale, { rot: -6 });
  toned(
    box,
    closed(
      '-6,-20 8,-20 16.6,-14 18,-7! 17.4,-2.4 19.4,1 21.8,4! 20.2,6.4 17.8,7.2! 19.8,9.6 18,10.8! 18,12.6 18.8,14.6 16.8,16.2! 17.2,19 13.6,22.4 6,22.4 -3,19 -12,22 -14,4',
    ),
    { ...YOUNG, soft: 0 },
    [closed('9,-24! 8,-10 10,-2 7,6 10,13 8,26! 30,26! 30,-24!'), '#ffdda0'],
    [closed('-18,-10! -4,-6 -1,5 -2,12 3,18 10,23.6! 0,30! -20,24!'), YOUNG.shade],
    [closed('3,5 6.4,3.4 9,6 8,9.4 4.6,10 2.4,8'), '#f2a272'],
  );
  box.fill(closed('12,-2.6! 13.8,-4.8 16.6,-4.4! 16.4,-1.6 14.2,-1!'), '#402630');
  strokes(box, ['11,-2.8 13.6,-5.4 17,-4.8'], 1.1, '#402630', 0);
  strokes(box, ['11,-9.4 14,-11.2 17,-10'], 1.3, '#8a5638', 0);
  box.fill(closed('18,11! 15.8,11.2 15.6,13 17.4,14.4!'), '#7d3630');
  toned(
    box,
    closed('20,-11! 17,-24 6,-33 -8,-32 -19,-23 -22,-8 -20,8 -15,17! -7,14 -4,5 -2,-6! 8,-11'),
    { ...CAP, soft: 8 },
    [closed('21,-12! 18,-24 8,-33 2,-34! 8,-24 11,-13!'), '#7fb29a'],
  );
  toned(box, closed('21.6,-14! 23.4,-8 20,-5! 9,-6 0,-3 -2,6! -8,5 -8,-6 4,-13'), { ...WOOL, soft: 3 });
  toned(box, ellipse(-7, -38, 9, 8.4), { ...WOOL, soft: 6 });
  strokes(
    box,
    ['-14,-22 -17,-8 -15,6', '-2,-30 -8,-20 -10,-8', '9,-30 5,-22 4,-14'],
    INK.detail,
    '#2c6462',
    0.1,
  );
}

/** Its collar, under the chin. */
export function collar(art: Art, x: number, y: number, scale: number): void {
  toned(local(art, x, y, scale), closed('-18,-4! -8,-8 8,-6 17,-8! 20,0 15,9 0,12 -15,8 -20,2'), {
    ...WOOL,
    soft: 6,
  });
}
