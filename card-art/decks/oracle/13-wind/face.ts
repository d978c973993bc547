import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local } from '../../../kit/pen/index.ts';

/** Brow, nose with its underside, lips, chin, jaw up to the ear. */
const PROFILE = closed(
  '-38,-44! -42,-26 -43,-14 -40,-4! -45,5 -52,14 -56,20! -54,25 -46,27! -47,31 -50,35! -47.4,37.6 -44.6,38.4! -48,41 -48,45.4 -44,48.6! -46,55 -44,63 -37,68! -24,66 -8,56 2,42! 12,16 10,-44!',
);
/** The brim's shadow, its edge clean over nose and cheek. */
const SHADOW = closed('-70,-60! -70,16! -50,15 -40,19 -26,25 -10,27 6,24! 20,24! 20,-60!');
const JAW = closed('-38,74! -34,64 -20,58 -8,48 -4,34 -2,26! 14,20! 14,60!');
const HAIR = closed(
  '-32,-48! -28,-32 -20,-22 -16,-10 -17,6 -14,18! -10,10 -6,-2 2,-6! 12,0 10,18 4,30 2,44! 16,44 30,34 38,14 40,-12 34,-48!',
);
const EAR = closed('-6,-2! 2,-8 10,-3 9,8 3,18 -3,20 -6,12');

const SKIN = { mid: '#e0a680', shade: '#b06c52', light: '#ffd9ab', line: '#6a362e' } as const;

/** A profile to the left under a brim, 110 × `scale` high, her lids lowered against the wind; the ear at (x, y). */
export function face(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  flat(
    box,
    PROFILE,
    SKIN.mid,
    [closed('-60,14! -44,24 -34,40 -38,52 -36,72! -60,72!'), SKIN.light],
    [ellipse(-28, 32, 11, 8), '#e08c6c', 0.6],
    [JAW, SKIN.shade],
    [SHADOW, SKIN.shade],
    [closed('-70,-60! -70,-12! -40,-14 -20,-8 -4,-2 20,-10! 20,-60!'), '#96563f', 0.55],
    // the underside of the nose, the lower lip's shade
    [closed('-55,24! -49,22 -43,25 -45,29!'), SKIN.shade],
    [closed('-47,47.6! -41,46.6 -37,48 -42,51!'), SKIN.shade, 0.8],
    [closed('-51,35! -45,34 -38,36.6 -38,39 -43,43.6 -49,44!'), '#c05f52', 0.85],
  );
  strokes(box, ['-45,38.2 -40,38 -35.6,35.4'], 2.6 * scale, '#7c302f', 0);
  strokes(box, ['-38,1 -34,4.4 -28,5 -21,1.6'], 3.4 * scale, '#3c2028', 0);
  strokes(box, ['-37,-4 -31,-6 -24,-4.4'], 1.6 * scale, SKIN.line, 0);
  strokes(box, ['-41,-13 -35,-17.4 -27,-17 -20,-13'], 3.6 * scale, '#4a2a28', 0);
  strokes(box, ['-45.6,23 -43.6,19.6 -45.4,16.6'], 1.8 * scale, SKIN.line, 0);
  flat(box, HAIR, '#3a2830', [
    closed('14,-50! 20,-30 22,-6 16,14 6,28! 12,34 30,14 34,-12 30,-50!'),
    '#5c3a34',
  ]);
  flat(box, EAR, '#c48060', [closed('-3,2! 3,-3 6,2 3,10 -1,13!'), '#8a4c3c']);
}
