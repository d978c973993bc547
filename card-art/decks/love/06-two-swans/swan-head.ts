import { flat } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { WHITE } from './view.ts';

export interface Head {
  x: number;
  y: number;
  scale: number;
  /** How far the bill hangs. */
  rot: number;
  mirror: boolean;
  /** Size of the knob over the bill: large on a cob, small on a pen. */
  knob: number;
  /** How far the eye is open, 0 … 1. */
  open: number;
}

/** Its back lies within the neck. */
const SKULL = closed('-30,14 -33,2 -25,-13 -10,-21 9,-23 25,-19 36,-11 40,2 37,12 24,18 6,20 -14,19');
const BLACK = '#1b2730';

/** Skull, bill, knob, the black that leads from it to the eye, the eye under its lid. */
export function swanHead(art: Art, { x, y, scale, rot, mirror, knob, open }: Head): void {
  const box = local(art, x, y, scale, { rot, mirror });
  flat(
    box,
    SKULL,
    WHITE.base,
    // the crown turns from the sun, throat and cheek look down on it
    ['-26,-12! -10,-18 4,-18 22,-15 40,-6! 40,-30 -20,-40', WHITE.shade],
    ['-24,26! -12,15 2,12 20,5 40,8! 40,40 -30,50', WHITE.lit],
  );
  flat(
    box,
    '34,-11! 46,-11 58,-4 72,2 88,5 99,10 104,17 99,22 84,21 66,19 50,17 35,13!',
    '#e2874c',
    ['33,8! 50,10 66,13 84,16 104,18! 104,26 30,22', '#b65c40'],
    ['44,-11! 58,-5 74,2 90,5! 84,8 66,4 50,-2', '#f6b06c'],
  );
  box.fill(closed('18,-3! 25,-9 33,-15 41,-12 45,-5 43,4 47,13 51,17 36,14! 27,4'), BLACK);
  box.fill(ellipse(39, -12, 8 * knob, 6.2 * knob).rotate(24, 39, -12), BLACK);
  box.fill(ellipse(37, -14, 2.4 * knob, 1.4 * knob).rotate(24, 37, -14), '#4d6068');
  box.fill(closed('93,7! 99,10 104,17 99,22 93,20 95,14'), BLACK);
  const stroke = (line: string, weight: number, paint: string): void => {
    box.fill(ribbon(curve(line), weight, { start: 0.3, end: 0.2, samples: 9 }), paint);
  };
  stroke('40,13 60,16 94,19.6', 2, '#5f2a30');
  stroke('60,2 68,5', 3.4, '#5f2a30');
  eye(box, open, stroke);
}

function eye(box: Local, open: number, stroke: (line: string, weight: number, paint: string) => void): void {
  const top = -3 - 7 * open;
  const ball = closed(`3,-3.4! 6,${top + 1} 12,${top} 18,-4! 14,-0.6 8,-0.4`);
  box.fill(ball, BLACK);
  if (open > 0.5) {
    box.clip(ball, () => void box.fill(ellipse(11.4, -3, 4.2), '#33241f'));
    box.fill(ellipse(12.6, -5.6, 1.4), '#fff6dc');
  }
  // the lid over it, its fold, the cheek's feathers
  stroke(`1,-2.4 5.4,${top - 0.4} 12,${top - 1.4} 19,-4`, 2.2, open > 0.5 ? '#5b7880' : BLACK);
  stroke(`1,${top - 2} 8,${top - 5.6} 16,${top - 3}`, 1.3, WHITE.line);
  stroke('-4,12 -13,7 -20,-2', 1.4, WHITE.shade);
}
