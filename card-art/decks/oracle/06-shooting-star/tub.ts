import { contactShadow, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local, type Path } from '../../../kit/pen/index.ts';
import { form } from './light.ts';

/** Her tray of cedar with flask and cup, that the wave has sent off. */
export function tub(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale, { rot: -9 });
  const put = (path: Path, fill: string, soft: number): void =>
    form(art, box.place(path), fill, soft * scale, { shade: '#6a5a48' });
  contactShadow(art, x + 2, y + 10, 62 * scale, 14 * scale, '#24393b');
  put(closed('-52,-14! -46,10 -20,18 20,18 46,10 52,-14! 0,4'), '#a8794c', 9);
  box.fill(ellipse(0, -14, 52, 17), '#c89a64').fill(ellipse(1, -13, 47, 13.6), '#6f4c32');
  strokes(box, ['-46,0 -20,10 20,10 48,-2'], INK.contour, '#5f4129', 0.05);
  strokes(box, ['-30,2 -28,14', '-8,6 -8,18', '16,6 16,18', '36,1 34,12'], INK.detail, '#5f4129', 0.1);
  put(
    closed('-24,-8! -28,-24 -24,-36 -17,-42 -16,-52 -20,-56! -4,-56! -8,-52 -7,-42 0,-36 4,-24 0,-8! -12,-5'),
    '#e9e2cf',
    7,
  );
  strokes(box, ['-26,-26 -12,-22 3,-26'], INK.form, '#4a7f86', 0.05);
  put(closed('14,-20! 36,-20! 33,-8 25,-5 17,-8'), '#e9e2cf', 4);
  box.fill(ellipse(25, -20, 11, 3.4), '#b9b09a');
}
