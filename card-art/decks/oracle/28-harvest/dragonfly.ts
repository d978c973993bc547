import { lit, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  limb,
  local,
  type Path,
} from '../../../kit/pen/index.ts';

const form = lit({
  from: { towards: [-0.8, -0.6] },
  shade: '#74202c',
  rim: '#ffc79a',
  rimWidth: 1.4,
  stray: 0,
});

/** A wing to the right from its root at (0, 0), its veins and the dark cell near its tip. */
const WING = closed('0,-2! 20,-8 44,-9 62,-5 66,0 58,5 36,8 14,7 0,3!');
const VEINS = ['0,0 30,-3 60,-3', '0,1 26,2 54,2', '18,-7 20,0 22,7', '34,-9 35,-1 37,8', '48,-8 48,0 50,6'];
const CELL = closed('50,-8! 58,-6! 57,-3! 50,-5!');

function wing(box: Local, x: number, y: number, angle: number, long: number, wide: number): void {
  const place = (path: Path): Path => path.scale(long, wide).rotate(angle).translate(x, y);
  box.fill(place(WING), '#fff8e0', 0.62);
  box.line(place(WING), 0.9, '#7c5a40');
  box.line(
    VEINS.map((vein) => place(curve(vein))),
    0.55,
    '#8f6c4c',
    0.7,
  );
  box.fill(place(CELL), '#a8382c');
  box.fill(place(closed('0,-2! 12,-6 15,0 11,6 0,3!')), '#eda04c', 0.7);
}

const ABDOMEN = limb('10,0 34,-3 60,-8 84,-15', [5.2, 4.4, 4.8, 4.2, 3.4, 1.2], 24);
const THORAX = closed('-16,-4! -10,-11 2,-13 13,-8 14,2 6,9 -8,9 -16,4!');

/** A red dragonfly from the side at rest on a stake, whose tip is (x, y); it looks to the left. */
export function perched(art: Art, x: number, y: number, scale: number): void {
  const stake = local(art, x, y, scale);
  form(art, stake.place(limb('0,0 3,110 8,240', [3.6, 4.6, 5.4], 10)), '#8a7a4c', 3, {
    shade: '#453f2e',
    rim: '#f6e2ac',
  });
  strokes(stake, ['-3,58 1,61 6,59', '-2,140 4,143 9,140'], 1.8, '#6f6040', 0);
  const box = local(art, x, y - 12 * scale, scale, { rot: -6 });
  wing(box, 2, -9, -58, 1.02, 0.9);
  wing(box, 8, -8, -26, 0.98, 1);
  strokes(box, ['-10,7 -8,13 -2,14', '-4,8 -2,14 2,15', '2,8 4,13 2,18'], 1.6, '#3c2a2c', 0);
  form(art, box.place(ABDOMEN), '#cb4039', 4);
  strokes(
    box,
    ['26,-6 27,-1 27,3', '40,-8 41,-3 42,2', '54,-12 56,-6 57,-2', '68,-15 70,-10 71,-6'],
    0.9,
    '#7c2430',
    0,
  );
  form(art, box.place(THORAX), '#b14734', 6);
  strokes(box, ['-4,-11 -8,0 -4,8', '6,-11 3,0 6,8'], 1, '#6c2430', 0);
  form(art, box.place(ellipse(-22, -3, 8.6, 8)), '#a8303a', 3, { shade: '#541c30' });
  box.fill(closed('-30,-1! -27,1 -20,3.6 -17,5! -22,6.4 -28,4'), '#d98c50');
  box.fill(ellipse(-24.5, -6, 2.2, 1.8), '#ffd9b0', 0.9);
  wing(box, 0, -3, 128, 0.84, 0.9);
  wing(box, 8, -2, 98, 0.78, 0.95);
}

/** One in the air, from above, heading to the left. */
export function flying(art: Art, x: number, y: number, scale: number, turn: number): void {
  const box = local(art, x, y, scale, { rot: turn });
  for (const [wx, angle] of [
    [-4, -104],
    [4, -76],
    [-4, 104],
    [4, 76],
  ] as const)
    wing(box, wx, angle < 0 ? -5 : 5, angle, 1, angle < 0 ? 0.9 : 0.9);
  form(art, box.place(limb('8,0 40,2 84,-1', [4.6, 3.8, 4.2, 2.4], 18)), '#cb4039', 3);
  form(art, box.place(ellipse(-2, 0, 13, 7.6)), '#b14734', 3);
  form(art, box.place(ellipse(-18, 0, 6, 8.4)), '#a8303a', 2.4);
}
