import { INK, strokes, twoTone } from '../../../kit/hand/index.ts';
import { closed, type Local } from '../../../kit/pen/index.ts';
import { CLOTH, HAIR, LINE, SKIN, SUN } from './tones.ts';

const toned = twoTone({ towards: SUN });

/** A head in profile to the left, 100 from chin to crown, round the middle of the skull; a white cloth over the hair. */
export function head(box: Local): void {
  toned(
    box,
    '-24,-36! -35,-24 -38.6,-12 -38.4,-6! -36.4,-1 -40,6 -46,13 -49,18! -47.4,21.6 -41,23.4! -41.4,26 -43.6,29.4! -42,32 -38.4,33! -41.6,35.6 -40.4,39 -37,41! -38.4,45 -37.4,50 -32,54 -24,54 -10,47 4,38! 22,30 30,0 10,-30',
    { ...SKIN, soft: 0, rimWidth: 1.4 },
    // the cheek turns from the sun; the jaw's underside
    [closed('-14,-40! -18,-16 -12,0 -15,14 -22,26 -26,40 -30,58! 40,58! 40,-40!'), '#dc9a68'],
    [closed('-36,56! -20,48 -6,38 0,26 6,8! 40,8! 40,60!'), SKIN.shade],
    [closed('-49,22! -44,20 -40,18 -37,21 -40,24!'), '#c07a52'],
  );
  strokes(box, ['-35.4,0.4 -31,-2 -24,1.4'], 1.5, '#3f241f', 0);
  strokes(box, ['-37,-10.4 -31,-13.4 -22,-10.4'], 1.5, '#4a3128', 0.05);
  strokes(box, ['-41,33 -36,33.4 -31,30.4'], 1.1, '#84402f', 0);
  strokes(box, ['-34,22 -31.6,19 -32.4,15.6'], 0.8, '#a8684a', 0);
  // hair at the temple and down to the nape, the ear before it
  toned(box, '-20,-26! -15,-10 -7,0 -4,14 4,26 12,40 24,44 38,34 46,12! 40,-20!', { ...HAIR, soft: 5 });
  toned(box, '-3,3! 4,0 9,6 8,15 4,21 -1,20 -3,12!', { ...SKIN, fill: '#dc9a68', soft: 1, rimWidth: 1 });
  toned(box, '38,22! 50,24 60,36 64,52! 56,48 50,54! 42,42 32,30!', { ...CLOTH, soft: 3 });
  toned(
    box,
    '-29,-19! -39,-27 -37,-42 -22,-57 4,-64 30,-57 48,-38 54,-12 49,14 40,30! 30,27 20,14 10,2 -4,-10 -18,-17!',
    { ...CLOTH, soft: 11 },
  );
  strokes(
    box,
    ['-30,-32 -6,-38 18,-28 36,-6', '-16,-22 6,-18 24,0 36,18', '44,-30 48,-8 42,16'],
    INK.detail,
    LINE.cloth,
    0.15,
  );
}
