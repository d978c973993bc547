import { defineCard } from '../../define.ts';
import { banks, silverGrass } from './32-deer/banks.ts';
import { brook, stones } from './32-deer/brook.ts';
import { inTheWater, rings, splash } from './32-deer/splash.ts';
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
    fogOnTheBrook(art);
    inTheWater(art);
    rings(art);
    stones(art);
    banks(art);
    silverGrass(art);
    stag(art);
    splash(art);
  },
});
