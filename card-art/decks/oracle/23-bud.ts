import { defineCard } from '../../define.ts';
import { branch } from './23-bud/branch.ts';
import { garden } from './23-bud/garden.ts';
import { house } from './23-bud/house.ts';
import { magnoliaBud } from './23-bud/magnolia-bud.ts';
import { whiteEye } from './23-bud/white-eye.ts';

/** The winter sun stands low, outside at the left. */
const LIGHT = [-40, 300] as const;

/** A magnolia's bud, still closed, over a back garden; in the house somebody drinks tea. */
export const picture = defineCard({
  name: 'oracle/23-bud',
  light: [...LIGHT],
  draw(art) {
    garden(art);
    house(art);
    branch(art);
    whiteEye(art, 424, 640, 1.02);
    magnoliaBud(art, 216, 497, 0.97, { rot: -9 });
  },
});
