import { flat, strokes, within } from '../../../kit/hand/index.ts';
import { closed, curve, type Local, ribbon } from '../../../kit/pen/index.ts';
import { CORONA, SKIN } from './view.ts';

const HAIR = { fill: '#4b3125', shade: '#2a1a16', line: '#7a5440' } as const;

export function ponytail(box: Local): void {
  flat(
    box,
    ribbon(curve('52,-147 66,-136 68,-112 63,-86'), 19, { samples: 18, start: 0.6, end: 0.04, peak: 0.4 }),
    HAIR.fill,
    {
      side: [5 * box.scale, 2 * box.scale],
      paint: HAIR.shade,
    },
  );
  strokes(box, ['60,-138 65,-120 63,-100'], 1.3 * box.scale, HAIR.line, 0.1);
}

/** From the floor of the chin to the pit, from the nape to the shoulders; the cord from behind the ear to the pit. */
export function neck(box: Local): void {
  flat(
    box,
    '6,-152! 13,-146 17.6,-139 18.4,-131 17,-123 15,-114! 30,-110 54,-119! 48,-126 46,-134 48,-146 30,-160!',
    SKIN.fill,
    ['4,-156! 16,-144 24,-139 32,-140! 46,-150 30,-166!', SKIN.shade],
    ['29,-146! 27,-132 21,-120 18,-112! 58,-112 54,-150!', SKIN.shade],
    ['38,-146! 38,-132 34,-122 30,-112! 58,-112 54,-150!', SKIN.deep],
  );
}

/** Drawn upright round the middle of the skull; the box lays it back. */
export function head(box: Local): void {
  const unit = box.scale;
  const face =
    '-9,-24! -15,-20 -19.4,-12 -20.6,-6 -19,-1.6! -21.6,2.6 -26.4,7.4 -26.2,9.4 -21,11! -22.2,13 -22,14.4 -19.8,15.2! -21.2,16.8 -20.8,18.6 -19,19.8! -20.2,22.8 -18.6,26 -14.6,27! -8,25 -1,21 3,15! 12,6 8,-20!';
  flat(
    box,
    face,
    SKIN.fill,
    ['-6,-26! -12,-14 -14,-8 -17,-2 -16,3 -18.6,8 -16,13 -17,19 -15,30! -30,30 -32,-26!', SKIN.lit],
    ['8,-10! -2,4 -8,12 -14,21 -15,29! 10,26 14,-6!', SKIN.shade],
    ['-19.6,-2.4! -15,-3.6 -10.6,-1.6 -12,2 -17,2.8!', SKIN.shade],
    ['-22.4,10.8! -19,7.4 -17.6,9.6 -19,11.6!', SKIN.shade],
    ['-24,13.4! -19.6,13.6 -16.6,14.8! -18.4,17.8 -23,18.2!', '#9a5848'],
    {
      along: [
        '-12,-22 -15,-20 -19.4,-12 -20.6,-6 -19,-1.6',
        '-19,-1.6 -21.6,2.6 -26.4,7.4',
        '-20.2,22 -18.6,26 -14.6,27',
      ],
      paint: CORONA,
      width: 3 * unit,
    },
  );
  flat(box, '-18.4,1.2! -17.8,-1.8 -14.6,-2 -11.4,0.6!', '#e6cdaa', [
    '-19,1.6! -18.6,-2.6 -15.4,-2.4 -15.6,1.8!',
    '#2b1a16',
  ]);
  strokes(box, ['-18.4,-1.6 -15,-2.8 -10.6,0.6'], 1.5 * unit, '#3a2219', 0);
  strokes(box, ['-19.4,-6.4 -15.4,-8.8 -9.4,-6.6'], 1.8 * unit, HAIR.fill, 0.05);
  strokes(box, ['-20,15.2 -17.6,15 -15.4,13.8'], 1 * unit, '#5c2c28', 0);
  const hair =
    '-14.6,-21! -9,-26 0,-28.4 10,-26.4 19,-19 23,-8 21,4 14,12 8,15.4! 5,11 4,5! 2,1 -3,0.4! -4,-6 -6,-12 -14.6,-21!';
  flat(box, hair, HAIR.fill, { side: [-1 * unit, -8 * unit], paint: HAIR.fill }, [
    '10,17! 6,4 16,-4 21,-16! 30,-6 24,16!',
    HAIR.shade,
  ]);
  within(box, hair, {
    along: ['-14,-21.6 -9,-26 0,-28.4 10,-26.4 16,-22.6'],
    paint: CORONA,
    width: 4 * unit,
  });
  strokes(box, ['-9,-19 4,-14 16,0', '-4,-22 10,-18 19,-5', '-2,-7 6,-5 13,4'], 1.3 * unit, HAIR.line, 0.1);
  flat(box, '-2.4,2! 0,-1.4 4,-0.6 4.4,4 1.4,9.6 -1.4,9!', SKIN.fill, [
    '-0.4,2.4! 2.4,1 2.6,4.4 0,7.4!',
    SKIN.deep,
  ]);
  box.fill(closed('13,9! 20,2.6 25,6.6! 22,13 16,15.4!'), '#b9493c');
}
