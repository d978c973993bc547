import { defineCard } from '../../define.ts';
import { banner } from './13-death/banner.ts';
import { fallenCrown } from './13-death/crown.ts';
import { farArm, farHand } from './13-death/far-arm.ts';
import { GROUND, SUN } from './13-death/form.ts';
import { HORSE, horse } from './13-death/horse.ts';
import { bank, boat, dawn, farShore, nearGrass, shadow } from './13-death/land.ts';
import { BISHOP, bishop, CHILD, child } from './13-death/people.ts';
import { RIDER, rider } from './13-death/rider.ts';

/** A skeleton in armour rides a pale horse along the river at dawn; a bishop and a child wait for him in the road. */
export const picture = defineCard({
  name: 'tarot/13-death',
  seed: 'rdde',
  light: SUN,
  numeral: 'XIII',
  draw(art) {
    dawn(art);
    farShore(art);
    boat(art, 436, 618);
    bank(art);
    shadow(art, HORSE.far, GROUND.far);
    shadow(art, HORSE.near, GROUND.near);
    shadow(art, RIDER, GROUND.near);
    shadow(art, BISHOP, 834);
    shadow(art, CHILD, 849);
    banner(art);
    farArm(art);
    farHand(art);
    horse(art);
    rider(art);
    fallenCrown(art, 274, 838);
    bishop(art);
    child(art);
    nearGrass(art);
  },
});
