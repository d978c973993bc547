import { defineCard } from '../../define.ts';
import { outOfFocus } from '../../kit/hand/index.ts';
import { ramp } from '../../kit/pen/index.ts';
import { ground, nearLeaves, night, starsAndPowder, storehouse } from './18-two-moths/lane.ts';
import { lunaMoth, type MothHold, mothShape } from './18-two-moths/luna-moth.ts';
import { postLantern } from './18-two-moths/post-lantern.ts';
import { FLAME } from './18-two-moths/view.ts';
import { cat, child } from './18-two-moths/watchers.ts';

const GREAT: MothHold = { open: [1, 0.8], rot: 28 };
const SMALL: MothHold = { open: [0.62, 1], rot: -42 };

/**
 * Two moths go round a lane's lantern, and the wall has them as large as a fright: a child keeps behind the post, the
 * cat boxes a shadow.
 */
export const picture = defineCard({
  name: 'love/18-two-moths',
  light: [...FLAME],
  numeral: 'XVIII',
  draw(art) {
    night(art);
    starsAndPowder(art);
    ground(art);
    storehouse(art);
    outOfFocus(art, 1.5, () => {
      const dim = art.linear(320, 0, 560, 0, ramp(0, '#7a6434', 0.5, '#4c4a32', 1, '#2c403e'));
      for (const part of [
        ...mothShape(art, 440, 358, 1.3, { open: [0.8, 0.78], rot: 16 }),
        ...mothShape(art, 410, 562, 0.76, { open: [0.62, 1], rot: -36 }),
      ])
        art.fill(part, dim);
    });
    postLantern(art, ...FLAME);
    child(art, 112, 828);
    cat(art, 420, 816);
    lunaMoth(art, 238, 262, 0.9, GREAT, [-0.4, 1]);
    lunaMoth(art, 280, 566, 0.66, SMALL, [-1, -0.6]);
    nearLeaves(art);
  },
});
