import { ink, modelled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  Path,
  points,
  tube,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

const BODY = closed('-16,-74! 0,-80 24,-76 46,-62 66,-46! 40,-40 14,-42 -8,-50 -18,-62');
const NECK = tube(
  points('-8,-64 -24,-74 -26,-92 -12,-104 -12,-120 -22,-126'),
  [9, 8, 5.4, 4.6, 4.6, 5],
  24,
).outline;
const HEAD = closed('-12,-130! -20,-134 -30,-131 -36,-126! -30,-121 -20,-119 -12,-121');
const BILL = closed('-34,-129! -52,-126 -66,-121! -50,-121 -33,-122');
const PLUMES = Path.join([104, 114, 124].map((angle, i) => leaf(26 + i * 4, -66 + i * 4, 52, 9, angle, 3)));

const limbs = (box: Local): Path =>
  Path.join(
    ['8,-44 6,-24 10,0', '18,-42 20,-26 16,2'].map((leg, i) =>
      ink(box.place(curve(leg)), 2.6 * box.scale, i, 0),
    ),
  );

/** An egret that stands in the water and looks to the left; where its feet meet the water is (x, y). */
export function egret(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  art.blot(limbs(box), '#4a4650');
  modelled(
    art,
    box.place(Path.join(BODY, NECK, PLUMES)).bounds(),
    { towards: [-6, -6], soft: 6, shade: '#8a8ea0', rim: '#fffaf2', rimWidth: 1.6 },
    () => {
      box.fill(PLUMES, '#e2dcd8');
      box.fill(NECK, '#f4ece4').fill(BODY, '#f4ece4').fill(HEAD, '#f4ece4');
    },
  );
  box.fill(BILL, '#d99a5c');
  box.fill(ellipse(-28, -127, 2), '#2c2a38');
  art.blot(
    [16, 27].map((half) => ink(ellipse(x + 12 * scale, y + 1, half, half * 0.2), 1.4, half, 0.3)),
    '#f6e4d6',
  );
}
