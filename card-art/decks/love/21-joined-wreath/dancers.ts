import { contactShadow } from '../../../kit/hand/index.ts';
import { type Art, ellipse, local } from '../../../kit/pen/index.ts';
import { herFarArm, herNearArm, herSkirt, herTrunk } from './her.ts';
import { hisFarArm, hisLegs, hisNearArm, hisTrunk } from './him.ts';
import { joined } from './joined.ts';
import { FEET, SIZE } from './view.ts';

/** Two old people dance on when all have gone, their faces near, their eyes shut. */
export function dancers(art: Art): void {
  const box = local(art, ...FEET, SIZE);
  // the lamp's light hangs in the air between the two faces
  art.glow(...box.at(24, -312), 110, '#ffe6ac', 0.8);
  art.glow(...box.at(24, -300), 44, '#ffe2a0', 1);
  hisFarArm(box);
  herFarArm(box);
  joined(box);
  hisLegs(box);
  herSkirt(box);
  hisTrunk(box);
  herTrunk(box);
  hisNearArm(box);
  herNearArm(box);
}

/** The lamp hangs above them: what they throw lies round their feet, darkest right under each sole. */
export function shadows(art: Art): void {
  const [x, y] = FEET;
  contactShadow(art, x + 20, y + 8, 176, 22, '#2c1a2c');
  for (const [along, down, long] of SOLES) {
    contactShadow(art, x + along * SIZE, y + down * SIZE, long * 1.7, 10, '#160c1a');
    art.fill(ellipse(x + along * SIZE, y + down * SIZE - 1, long, 3.4), '#120a16');
  }
}
/** In the dancers' box: what stands on the grass, and half its length. Her shoe, its heel; his flat sole; his toes. */
const SOLES = [
  [-1, 12.4, 19],
  [-27, 11.6, 5],
  [16, 9, 36],
  [106, 8, 15],
] as const;
