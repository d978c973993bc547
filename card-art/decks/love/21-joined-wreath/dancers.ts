import { contactShadow } from '../../../kit/hand/index.ts';
import { type Art, local } from '../../../kit/pen/index.ts';
import { herFarArm, herNearArm, herSkirt, herTrunk } from './her.ts';
import { hisFarArm, hisLegs, hisNearArm, hisTrunk, joined } from './him.ts';
import { FEET } from './view.ts';

/** Two old people dance on when all have gone, their faces near, their eyes shut. */
export function dancers(art: Art): void {
  const box = local(art, ...FEET, 1.2);
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

/** The lamp hangs above them: what they throw lies round their feet. */
export function shadows(art: Art): void {
  const [x, y] = FEET;
  contactShadow(art, x + 14, y + 8, 190, 28, '#22142a');
  contactShadow(art, x + 4, y + 10, 80, 12, '#160e1e');
  contactShadow(art, x + 134, y + 10, 52, 9, '#160e1e');
}
