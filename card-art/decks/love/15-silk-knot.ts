import { defineCard } from '../../define.ts';
import { leftArm, pinch, rightArm } from './15-silk-knot/arms.ts';
import { hangingEnd, knot, leftLoop, pulledEnd, rightLoop, sash } from './15-silk-knot/bow.ts';
import { dress, skirt } from './15-silk-knot/dress.ts';
import { head } from './15-silk-knot/head.ts';
import { lake, reeds } from './15-silk-knot/lake.ts';
import { swallow } from './15-silk-knot/swallow.ts';
import { SUN } from './15-silk-knot/view.ts';

/** She draws a great silk bow tight where she cannot see it, on her own back; a swallow has one end and pulls. */
export const picture = defineCard({
  name: 'love/15-silk-knot',
  light: [...SUN],
  numeral: 'XV',
  draw(art) {
    lake(art);
    skirt(art);
    dress(art);
    head(art);
    sash(art);
    pulledEnd(art);
    hangingEnd(art);
    leftLoop(art);
    rightLoop(art);
    leftArm(art);
    rightArm(art);
    knot(art);
    pinch(art);
    reeds(art);
    swallow(art, 447, 289, 0.74, -16);
  },
});
