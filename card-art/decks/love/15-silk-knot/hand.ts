import { INK, strokes, type Tones, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local, unit } from '../../../kit/pen/index.ts';
import { SUNWARD } from './view.ts';

const SKIN = { fill: '#d39a78', shade: '#a2685f' } as const;
/** Where the sun reaches: the tips of her fingers. */
const EDGE = { rim: '#ffe6bc', rimWidth: 1.5 } as const;
const LINE = '#7c4248';

/** Where she has hold of the silk; the forearm comes from the right. */
const hold = (art: Art): Local => local(art, 324, 661, 1, { rot: 6 });

const toned = twoTone({ towards: unit(SUNWARD) });
const put = (box: Local, outline: string, soft: number, edge: Partial<Tones> = {}): void =>
  toned(box, outline, { ...SKIN, ...edge, soft });

/** Her right arm reaches round behind her: out of the sleeve, the palm to us, below the silk. */
export function forearm(art: Art): void {
  const box = hold(art);
  // into the sleeve
  box.fill(closed('77,-40! 89,-40 95,-20 90,3! 80,5 74,-18'), '#5f4c74');
  put(
    box,
    '2,-26! 18,-31 34,-24 48,-15! 62,-20 76,-26 86,-32! 90,-20 89,-8 86,-1! 72,5 58,7 47,10! 38,18 26,26 10,27! -6,10 -8,-10',
    7,
  );
  strokes(box, ['46,-10 49,-3 48,6', '26,-14 18,-4 16,10'], INK.form, LINE, 0.1);
}

/** Four fingers closed over the silk, the thumb laid across the first. */
export function fingers(art: Art): void {
  const box = hold(art);
  for (const finger of [
    '-14,15 -4,12 8,13 13,18! 13,24 6,26! -4,25 -12,25 -17,20',
    '-20,4 -6,0 9,1 16,6! 16,13 9,15! -6,13 -16,14 -23,9',
    '-22,-9 -8,-13 9,-12 17,-6! 18,1 11,4! -6,1 -18,3 -25,-3',
    '-18,-19 -8,-25 6,-25 14,-19! 16,-13 10,-9! -4,-12 -16,-9 -22,-14',
  ])
    put(box, finger, 3, EDGE);
  put(box, '38,-20! 24,-33 8,-37 -4,-34 -12,-31 -13,-25 -4,-22 8,-24 18,-19 26,-8!', 4);
  strokes(box, ['-9,-33 -8,-29 -10,-26', '12,-31 15,-28 15,-24'], 1.4, LINE, 0);
}
