import { contactShadow, INK, strokes, type Tones } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local, local, Path } from '../../../kit/pen/index.ts';
import { GOLD, toned } from './form.ts';

/** How flat what lies on the step is seen. */
const FLAT = 0.42;

/** One key along its own x axis, the bow on the left, the bit on the right; turned, then laid down. */
function key(box: Local, rot: number, tones: Tones): void {
  const laid = (path: Path): Path => box.place(path.rotate(rot).scale(1, FLAT).translate(0, -6));
  const ring = (cx: number, cy: number, r: number): Path =>
    Path.join(ellipse(cx, cy, r), new Path([...ellipse(cx, cy, r - 7).mirror(cx).commands]));
  const outline = Path.join(
    [
      ring(-78, 0, 20),
      ring(-54, -20, 17),
      ring(-54, 20, 17),
      closed('-60,-6! 84,-6! 84,6! -60,6!'),
      closed('46,4! 82,4! 82,40! 70,40! 70,24! 58,24! 58,40! 46,40!'),
    ].map(laid),
  );
  box.art.fill(outline.translate(2, 5), '#123436', 0.8);
  toned(box.art, outline, tones);
}

/** A cushion on the step before him, a golden and a silver key crossed on it. */
export function keys(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1);
  contactShadow(art, x + 6, y + 22, 116, 9, '#160c18');
  toned(box, '-86,-22! -40,-27 40,-27 86,-22! 98,0 106,16! 104,24! 50,28 -50,28 -104,24! -106,16! -98,0', {
    fill: '#27594f',
    shade: '#163a3a',
    rim: '#cfe0ac',
    rimWidth: 1.6,
  });
  toned(box, '-86,-22! -40,-27 40,-27 86,-22! 96,-4 104,12! 50,17 -50,17 -104,12! -96,-4', {
    fill: '#3f7d68',
    shade: '#2a5f54',
    rim: '#e6f0bc',
    rimWidth: 1.6,
  });
  strokes(
    box,
    [
      '-84,-20 -66,-14 -52,-12',
      '84,-20 66,-14 52,-12',
      '-102,12 -82,8 -66,6',
      '102,12 82,8 66,6',
      '-92,20 -40,23 20,23',
    ],
    INK.form,
    '#143438',
    0.2,
  );
  for (const side of [-1, 1])
    toned(box, `${side * 103},15! ${side * 112},18 ${side * 115},30 ${side * 108},34 ${side * 102},26`, GOLD);
  key(box, 27, { ...GOLD, fill: '#dfe2da', shade: '#7d7a88', rim: '#fffef8' });
  key(box, 153, GOLD);
}
