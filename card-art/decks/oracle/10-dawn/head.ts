import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local, local } from '../../../kit/pen/index.ts';

// written as it looks to the left
const NECK = closed('-5,28! -7,40 -16,54! 32,54! 28,36 24,12!');
const FACE = closed(
  '-19,-25! -24.6,-15 -25.4,-6 -24,-0.6! -26.6,5 -31,11 -32,13.6! -30.4,16 -26.8,16.6! -27.6,19 -29,21.2! -27,22.8! -28.2,25.2 -26.2,27.6! -27,32 -25,36 -19.6,38! -11,36 -2,30 8,24! 20,10 12,-24!',
);
/** Gathered low in the nape, off the ear. */
const HAIR = closed(
  '-20,-23! -17,-32 -7,-40 7,-43 21,-40 32,-29 36,-14 33,0 27,11 22,19! 16,20 12,14! 13,4 8,-2 1,-1! -2,2 -4,8! -6,0 -9,-8 -15,-16',
);
const EAR = closed('1,3! 4,-2 10,-1.4 12,4 10,10 7,15.6 3.6,17.6 2.4,12');

const SKIN = { mid: '#c4825f', light: '#f8c68e', shade: '#8f553f', line: '#6b3a30' } as const;

const placed = (art: Art, x: number, y: number, scale: number): Local =>
  local(art, x, y, scale, { mirror: true, rot: 1 });

/** What the collar is laid round. */
export function neck(art: Art, x: number, y: number, scale: number): void {
  const box = placed(art, x, y, scale);
  flat(box, NECK, SKIN.shade, [closed('-20,60! -8,46 -2,40 -4,28! -14,26 -26,60!'), SKIN.mid]);
}

/** A profile to the right that the low sun before it lights, lids lowered; round its middle. */
export function head(art: Art, x: number, y: number, scale: number): void {
  const box = placed(art, x, y, scale);
  flat(
    box,
    FACE,
    SKIN.mid,
    [
      closed(
        '-40,-30! -15,-26 -18,-12 -21,-3 -21,6 -15,10 -10,17 -18,21 -22,26 -20,32 -14,36! -20,46 -40,44!',
      ),
      SKIN.light,
    ],
    {
      along: [
        '-19,-25 -24.6,-15 -25.4,-6 -24,-0.6',
        '-24,-0.6 -26.6,5 -31,11 -32,13.6',
        '-27,31 -25,36 -19.6,38',
      ],
      paint: '#ffeec6',
      width: 4.4 * scale,
    },
    [ellipse(-10, 19, 7, 5.4), '#d98a66', 0.4],
    [closed('-20,42! -11,36 -3,29 3,20 4,2! 24,-6! 20,32 -4,42!'), SKIN.shade],
    [closed('-23,0! -19,-2 -12,-1.6 -10,2 -14,5 -20,5!'), '#d9976c', 0.8],
    [closed('-31,15! -27,13.6 -25,15.4 -26.4,17.6!'), '#b0704e'],
    [closed('-29.4,21! -25.6,20.4 -21.6,22.8 -25.4,26.6 -29,26!'), '#c2604f'],
    [closed('-26,28.4! -22.8,27.8 -20.6,29 -23.6,30.6!'), '#c4825f'],
  );
  strokes(box, ['-23.6,2.4 -21,4.4 -16.6,4.2 -13.4,1.6'], 1.5 * scale, '#3f2426', 0);
  strokes(box, ['-24.6,-5.4 -20.6,-8 -13.6,-6.6'], 1.7 * scale, '#4a2d2b', 0);
  strokes(box, ['-28.2,22.9 -25,23.2 -21.4,21'], 0.9 * scale, '#7a302c', 0);
  strokes(box, ['-26,16 -24.4,13.8 -25.6,11.6'], 0.8 * scale, SKIN.shade, 0);
  flat(
    box,
    HAIR,
    '#5f3d33',
    [closed('12,-50! 18,-32 20,-12 14,2 12,14! 20,24 40,10 42,-40!'), '#3c2629'],
    [closed('-22,-22! -16,-36 -4,-44 8,-46! -1,-38 -9,-28 -14,-18!'), '#a8704c'],
    { side: [1.2 * scale, -1.2 * scale], paint: '#ffdda2' },
  );
  strokes(
    box,
    ['20,14 10,-4 0,-16 -12,-20', '21,12 14,-10 4,-26 -8,-33', '23,10 20,-14 14,-30 4,-41'],
    1 * scale,
    '#33211f',
    0.2,
  );
  strokes(box, ['-14,-17 -20,-12 -22,-4 -27,2', '-3,4 -4,14 -8,22'], 0.7 * scale, '#5f3d33', 0);
  flat(box, EAR, '#d99468', [closed('7,1! 10.4,3 9,9 6,13! 5,9 7.4,6!'), SKIN.shade]);
}
