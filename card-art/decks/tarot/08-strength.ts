import { defineCard } from '../../define.ts';
import { arm } from './08-strength/arm.ts';
import { beam, briars, floor, near, rock } from './08-strength/cave.ts';
import { infinity } from './08-strength/infinity.ts';
import { lion, shadows } from './08-strength/lion.ts';
import { lionFace, mane, wreathed } from './08-strength/lion-head.ts';
import { mountain, sky, valley } from './08-strength/outside.ts';
import { lap, woman } from './08-strength/woman.ts';

/** In the mouth of a cave a woman bends over a lion that sleeps with its chin on her knees; over her the infinity, outside a blue mountain. */
export const picture = defineCard({
  name: 'tarot/08-strength',
  seed: 'rdsg',
  light: [540, 220],
  numeral: 'VIII',
  draw(art) {
    sky(art);
    mountain(art);
    valley(art);
    floor(art);
    rock(art);
    infinity(art);
    beam(art);
    shadows(art);
    lion(art);
    woman(art);
    mane(art);
    lionFace(art);
    lap(art);
    wreathed(art);
    arm(art);
    briars(art);
    near(art);
  },
});
