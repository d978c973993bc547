import { type Art, closed, ellipse, limb, local, Path } from '../../../kit/pen/index.ts';
import { child, childsLeg } from './child.ts';
import { grave, HORIZON, metre } from './grave.ts';
import { oldMan, oldMansArm } from './old-man.ts';
import { woman } from './woman.ts';

/** Far out others get up too. */
function others(art: Art): void {
  for (const [x, y] of [
    [86, HORIZON + 10],
    [512, HORIZON + 13],
  ] as const) {
    const box = local(art, x, y, metre(y) / 100);
    const arms = [
      limb('-8,-104 -26,-120 -34,-150', [7, 6, 4], 8),
      limb('8,-104 24,-122 26,-152', [7, 6, 4], 8),
    ];
    const trunk = closed('-14,-108! 0,-112 14,-108! 22,-20! -22,-20!');
    box.fill(Path.join(ellipse(0, -124, 12, 14), ...arms), '#6b6a92').fill(trunk, '#a9b4c8');
    box.fill(closed('-110,0! -104,-46! 100,-46! 106,0!'), '#7685a8');
  }
}

/** Three people of three ages rise out of graves on the water. */
export function risen(art: Art): void {
  others(art);
  grave(art, { x: 318, y: 716, turn: 26 }, 1, () => child(art, 287, 714));
  childsLeg(art, 287, 714);
  grave(art, { x: 452, y: 772, turn: 30 }, 1, () => oldMan(art, 414, 774));
  oldMansArm(art, 414, 774);
  grave(art, { x: 176, y: 806, turn: -26 }, 1, () => woman(art, 152, 804));
}
