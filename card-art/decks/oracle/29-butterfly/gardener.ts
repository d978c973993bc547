import { castShadow, contactShadow, printed, strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, limb, local, Path } from '../../../kit/pen/index.ts';

const SKIRT = closed('-16,-70! 0,-74 16,-70! 24,-40 28,-16! 10,-10 -10,-10 -24,-16! -22,-40');
const SHIRT = closed('-17,-104! -6,-110 10,-110 19,-102! 21,-84 17,-68! 0,-64 -16,-68! -19,-86');
const ARM = limb('17,-102 27,-86 32,-66', [5.4, 4.6, 3.4], 10);
const FAR_ARM = limb('-16,-102 -24,-88 -20,-72', [5.2, 4.4, 3], 10);
const LEGS = Path.join(
  limb('-9,-16 -9,-2', [4, 3.6], 6),
  limb('10,-16 11,-2', [4, 3.6], 6),
  ellipse(-9, -1, 7, 3.6),
  ellipse(12, -1, 7, 3.6),
);
const BRIM = closed('-25,-119! -14,-124 2,-127 18,-125 27,-120! 16,-114 0,-112 -16,-114');
const CROWN = closed('-12,-122! -11,-136 0,-141 12,-137 14,-123! 0,-119');
const CAN = closed('22,-62! 44,-62! 46,-40 44,-36! 22,-36! 21,-40');
const SPOUT = closed('43,-46! 54,-54 64,-62! 68,-60! 60,-48 45,-38!');

const toned = twoTone({ towards: [-0.8, -0.6] });

/** Somebody waters the bed, far off, from behind; the feet at (x, y). */
export function gardener(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1.02);
  const form = (outline: Path, fill: string, shade: string, soft: number): void =>
    toned(box, outline, { fill, shade, soft, rim: '#fffbe0', rimWidth: 1.4 });
  contactShadow(art, x + 4, y + 1, 34, 7, '#2c6448');
  const shadow = castShadow(box.place([SKIRT, SHIRT, BRIM]), y, 0.5, 0.22);
  printed(art, shadow.bounds(), () => void art.fill(shadow, '#2c6448', 0.7));
  box.fill(LEGS, '#7a6250');
  form(FAR_ARM, '#d9a98a', '#a97862', 3);
  form(SKIRT, '#7f9fa0', '#557c80', 9);
  form(SHIRT, '#f3ead6', '#b9c4a4', 9);
  box.fill(ellipse(1, -112, 7, 8), '#6b5040');
  form(BRIM, '#e3c078', '#b08a4c', 4);
  form(CROWN, '#e3c078', '#b08a4c', 6);
  box.fill(closed('-12,-126! 1,-122 14,-127! 14,-122! 0,-118 -12,-121!'), '#b9604c');
  form(CAN, '#b98a4c', '#8a6438', 6);
  form(SPOUT, '#b98a4c', '#8a6438', 3);
  strokes(box, ['24,-62 32,-74 42,-62'], 2.4, '#8a6438', 0);
  form(ARM, '#f3ead6', '#b9c4a4', 3);
  box.fill(ellipse(32, -64, 3.6, 4.2), '#d9a98a');
  strokes(box, ['66,-58 76,-44 80,-22', '68,-60 82,-46 88,-24', '67,-59 79,-46 84,-22'], 1.2, '#fffdf0', 0.3);
}
