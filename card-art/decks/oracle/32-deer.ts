import { defineCard } from '../../define.ts';
import { banks, boulder, silverGrass } from './32-deer/banks.ts';
import { brook, inTheWater, stones, thrownUp } from './32-deer/brook.ts';
import { stag } from './32-deer/stag.ts';
import { air, farGround, fogOnTheBrook, trunks } from './32-deer/wood.ts';

/** Where the early sun is in the fog. */
const [X, Y] = [486, 150];

/** A stag has heard something and is off already: in one leap over a brook, out of the wood, into the light. */
export const picture = defineCard({
  name: 'oracle/32-deer',
  light: [X, Y],
  draw(art) {
    air(art, X, Y);
    trunks(art);
    brook(art);
    farGround(art);
    inTheWater(art);
    fogOnTheBrook(art);
    stones(art);
    banks(art);
    boulder(art);
    silverGrass(art);
    stag(art, 306, 400, 0.92, -14);
    thrownUp(art);
  },
});
