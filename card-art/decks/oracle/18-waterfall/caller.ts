import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, limb, local, type Path, ribbon } from '../../../kit/pen/index.ts';
import { toned } from './light.ts';

const LEGS = [
  [limb('5,-48 14,-27 15,-4', [6.6, 5.4, 3.8], 14), closed('10,-8! 19,-8! 20,1! 2,2! 2,-2 9,-4')],
  [limb('1,-48 -9,-28 -12,-4', [7, 5.8, 4], 14), closed('-17,-8! -8,-8! -7,1! -25,2! -25,-2 -18,-4')],
] as const;
/** Leaning back from the hips, chest to the fall; the wind of it takes the hem. */
const JACKET = closed(
  '-4,-79! -9,-70 -11,-60 -9,-50 -9,-43! 0,-41 10,-42 20,-46 31,-50! 25,-56 18,-63 16,-72 14,-80! 6,-84',
);
/** Upper arm down to the elbow, a corner, and up again to the mouth. */
const SLEEVE = closed(
  '8,-80! 12,-74 8,-69 -3,-66 -14,-65! -19,-68 -17,-76 -14,-85! -7,-84! -8,-77 -7,-74! -1,-75 3,-79',
);
const HAND = closed('-14,-84! -17,-89 -17,-95 -15,-99 -12,-98 -10,-93 -6,-89 -6,-84!');
/** The head thrown back: brow, nose, open mouth, chin, throat. */
const HEAD = closed(
  '-2,-105! -6,-102 -9,-98! -12,-96 -10,-94! -10,-92 -7,-91! -7,-88 -5,-85 -1,-83! 2,-80 10,-79! 11,-88 14,-94 11,-103 4,-107',
);
const HAIR = closed(
  '-3,-104! 0,-110 8,-111 15,-106 18,-98 24,-98 32,-102 42,-101! 34,-95 38,-91 30,-90 24,-87 14,-88 8,-92 6,-98 2,-102',
);
const SCARF = closed('-3,-83! 4,-80 12,-82! 14,-77 6,-75 -5,-78!');

/** Somebody small before all that, from the side: feet apart, head back, hands at the mouth, calling up the fall. */
export function caller(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const form = (outline: Path, fill: string, shade: string, rim: string | undefined, soft: number): void =>
    toned(box, outline, {
      fill,
      shade,
      soft: soft * scale,
      rimWidth: 1.7 * scale,
      ...(rim ? { rim } : {}),
    });
  // her shadow on the slab, away from the sun
  box.fill(closed('22,0! -20,1! -52,12 -70,22! -40,18 0,10'), '#0c2f3a', 0.55);
  form(SLEEVE.translate(-3, -4), '#a8465c', '#7c2c48', undefined, 4);
  form(HAND.translate(-3, -3), '#d29a80', '#a86e5c', undefined, 2);
  for (const [i, [leg, boot]] of LEGS.entries()) {
    form(leg, i ? '#3d5674' : '#2c4060', '#22344f', i ? '#9db8c4' : undefined, 4);
    form(boot, '#6b4436', '#3f2628', '#d9a888', 3);
  }
  form(JACKET, '#d9667a', '#a23e58', '#ffd6c4', 8);
  strokes(box, ['-4,-76 -5,-64 -4,-52', '12,-76 12,-64 20,-52', '4,-60 8,-50 18,-47'], 1.3, '#7c2c48', 0.2);
  form(HEAD, '#eab492', '#c08468', '#fff0d8', 4);
  box.fill(closed('-10,-93.6! -7,-93.4 -5.4,-91.6! -7,-90.6'), '#5c2430');
  box.blot(ribbon(curve('-6.6,-98.8 -4.4,-97 -2.4,-97.4'), 1.2), '#4a2a2a');
  form(HAIR, '#3c2a30', '#241a24', '#c99a78', 4);
  box.fill(ellipse(5, -94, 2, 2.8), '#d9977a');
  form(SCARF, '#f4e3b4', '#c9a878', undefined, 3);
  form(HAND, '#f0bc9a', '#c98a70', '#fff0d8', 2.4);
  strokes(box, ['-14.6,-96 -11.6,-91', '-16.4,-92 -12,-88'], 0.9, '#a86e5c', 0);
  form(SLEEVE, '#e0748a', '#a23e58', '#ffd6c4', 4.4);
  strokes(box, ['-17,-69 -11,-71 -7,-74', '-14,-66 -8,-70 -4,-72', '-16,-79 -11,-79'], 1.2, '#7c2c48', 0.1);
}
