import { INK, ink } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, type Path } from '../../../kit/pen/index.ts';
import { type Light, lit } from './plumage.ts';

export interface Head {
  x: number;
  y: number;
  scale: number;
  /** How far the bill hangs. */
  rot: number;
  mirror: boolean;
  /** Size of the knob over the bill: large on a cob, small on a pen. */
  knob: number;
  bill: string;
}

const SKULL = closed('-34,18! -34,0 -24,-14 -8,-21 10,-22 26,-18 37,-10 40,2 37,12 24,17 6,20 -14,24');

const boxOf = (art: Art, { x, y, scale, rot, mirror }: Head): Local =>
  local(art, x, y, scale, { rot, mirror });

/** The skull's outline on the picture: shaded as one with the neck. */
export const skullOf = (head: Head): Path => {
  const turned = SKULL.scale(head.mirror ? -head.scale : head.scale, head.scale);
  return turned.rotate(head.rot).translate(head.x, head.y);
};

/** Bill, knob, the black that leads from it to the eye, the open eye. */
export function swanFace(art: Art, head: Head, light: Light): void {
  const box = boxOf(art, head);
  const bill = closed('34,-11! 46,-10 58,-3 72,3 88,6 99,11 103,18 98,22 84,20 66,18 50,16 35,12!');
  lit(art, box.place(bill), head.bill, 4, { ...light, shade: '#9c4a3c' });
  const black = '#1a2630';
  box.fill(closed('18,-4! 25,-9 33,-14 41,-11 45,-4 43,5 47,14 50,16 36,14! 26,4'), black);
  box.fill(ellipse(39, -12, 8 * head.knob, 6.4 * head.knob).rotate(24, 39, -12), black);
  box.fill(closed('92,8! 99,11 103,18 98,22 92,20 94,14'), black);
  const stroke = (line: string, weight: number, colour: string): void => {
    art.blot(ink(box.place(curve(line)), weight, line, 0), colour);
  };
  stroke('40,12 60,15 92,19', INK.form, '#6c2c34');
  stroke('62,3 70,6', 3, '#6c2c34');
  box.fill(ellipse(10, -5, 5.2), '#16202a').fill(ellipse(8.6, -6.8, 1.9), '#fffdf4');
  stroke('-4,14 -14,6 -20,-4', INK.detail, light.shade);
}
