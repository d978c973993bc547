import { twoTone } from '../../../kit/hand/index.ts';
import { closed, type Local, unit } from '../../../kit/pen/index.ts';

/** The noon stands in the gap of the alders, behind and between the two: on his right, on her left. */
export const his = twoTone({ towards: unit([0.74, -0.67]) });
export const hers = twoTone({ towards: unit([-0.74, -0.67]) });

const RIM = { rim: '#fff2cf', rimWidth: 1.5 };
export const SKIN = { fill: '#cf9c72', shade: '#96644a', soft: 4, ...RIM };
export const SKIN_LINE = '#7d4938';
export const LINEN = { fill: '#efe6cd', shade: '#a9aa97', soft: 6, ...RIM };
export const LINEN_LINE = '#878b7e';
const STRAW = { fill: '#dfc27d', shade: '#9d7c45', soft: 4, ...RIM };

/** A straw hat from the side, its crown up, in centimetres about the head's middle in it. */
export function strawHat(on: Local, tones: ReturnType<typeof twoTone>, band: string): void {
  tones(on, closed('-19,1! -14,-1.6 -6,-3 4,-3 13,-1.4 19,2! 14,4 5,5 -5,4.8 -14,3.4'), {
    ...STRAW,
    fill: '#8a6a3e',
    shade: '#5f4830',
    soft: 2,
  });
  tones(on, closed('-19,1! -14,-2.4 -6,-4 4,-4 13,-2.2 19,2! 13,2 5,2.6 -5,2.4 -14,1.8'), STRAW);
  tones(
    on,
    closed('-9.4,-1! -9.6,-5 -8.4,-9 -4,-11 1.6,-11.2 6.6,-9.6 9,-6 9.4,-0.6! 4,0.8 -4,0.6'),
    { ...STRAW, fill: '#ecd394', soft: 6 },
    [closed('-9.8,-4.2! -4,-2.6 4,-2.4 9.6,-3.8! 9.8,0 4,1.4 -4,1.2 -9.8,-0.4!'), band],
  );
}
