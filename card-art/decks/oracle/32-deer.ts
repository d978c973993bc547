import { defineCard } from '../../define.ts';
import { herd } from './32-deer/herd.ts';
import { clearing, longGrass, silverGrass } from './32-deer/meadow.ts';
import { stag } from './32-deer/stag.ts';
import { air, farGround, trunks } from './32-deer/wood.ts';

/** Where the early sun is in the fog. */
const [X, Y] = [452, 226];

/** A stag has lifted his head out of the grass, near us, and turned one ear back: he has heard it before the others. */
export const picture = defineCard({
  name: 'oracle/32-deer',
  light: [X, Y],
  draw(art) {
    air(art, X, Y);
    trunks(art);
    farGround(art);
    clearing(art);
    herd(art);
    stag(art);
    longGrass(art);
    silverGrass(art);
  },
});
