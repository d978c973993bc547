import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local, type Path } from '../../../kit/pen/index.ts';
import { head } from './cat-head.ts';
import { fallen } from './colours.ts';
import { COAT } from './form.ts';

/** Back and flank, cut by the frame, the breast before them. */
const BODY = closed('30,-60! 70,-64 110,-44 150,-6 170,60 176,200! -60,200! -80,176 -80,144 -72,104 -62,60!');
/** Put out along the table to the stone's foot: elbow under the breast, wrist, the toes spread a little. */
const REACHING = closed(
  '-8,110 -24,112 -46,122 -70,140 -94,156 -112,164! -128,168 -140,177 -143,188 -137,197! -124,202 -104,203 -84,201! -64,200 -36,200 -6,200! 12,172 12,140 4,118',
);
/** Under the breast, its toes to us. */
const TUCKED = closed('26,150 16,166 13,182 18,196 32,204 58,206 82,204 95,194 97,178 90,160 70,150 46,147');

/** A white cat lies by the stone and looks up into what it throws: all colours go over face, breast and paw. */
export function cat(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  body(box);
  paw(box, TUCKED, ['36,203 36,194 39,188', '58,204 58,194 60,188', '78,202 78,193 79,188']);
  paw(box, REACHING, [
    '-137,190 -128,187 -120,188',
    '-134,198 -124,194 -115,195',
    '-118,202 -110,198 -103,199',
  ]);
  head(local(art, x, y, scale, { rot: -8 }));
}

const fill = (box: Local, knots: string, tone: string, opacity = 1): void =>
  void box.fill(closed(knots), tone, opacity);

/** The form in its own shade, then what falls on it, then what turns away from that. */
function body(box: Local): void {
  box.fill(BODY, COAT.deep);
  box.clip(BODY, () => {
    fill(box, '-100,60! -40,70 10,80 40,110 50,150 40,210! -100,210!', COAT.shade);
    fill(box, '60,-70! 112,-48 150,-8 168,50! 150,40 118,0 84,-26 56,-36!', COAT.shade);
  });
  fallen(box, BODY, 0.8);
  box.clip(BODY, () => {
    // what the head throws, and the flank beyond the light
    fill(
      box,
      '-90,64! -76,96 -50,112 -20,124 14,132 40,150 60,170! 110,170! 150,60! 120,20!',
      COAT.dark,
      0.86,
    );
    fill(box, '80,20! 92,70 98,120 104,210! 190,210! 190,0!', COAT.dark, 0.86);
  });
}

function paw(box: Local, outline: Path, toes: readonly string[]): void {
  box.fill(outline, COAT.shade);
  box.clip(outline, () => {
    fill(
      box,
      '-150,160! -110,156 -70,134 -30,112! 10,130! -10,146 -50,158 -84,176 -120,184 -150,190!',
      COAT.fair,
    );
  });
  fallen(box, outline, 0.9);
  box.clip(outline, () => {
    fill(box, '-150,206! -120,194 -84,192 -40,186 10,178! 20,210! -150,215!', COAT.deep, 0.6);
    fill(box, '10,206! 30,194 60,196 100,186! 110,215! 10,215!', COAT.deep, 0.6);
    // under the head
    fill(box, '-70,96! -54,124 -34,132 -14,134 2,142 12,156! 30,130! 20,90!', COAT.dark, 0.8);
    fill(box, '6,130! 104,130! 102,172 86,162 58,158 34,162 14,178!', COAT.dark, 0.7);
  });
  strokes(box, toes, 2, COAT.ink, 0.05);
}
