import { defineCard } from '../../define.ts';
import { axis, sideRoots } from './22-seed/axis.ts';
import { farHalf, farStalk, nearHalf } from './22-seed/bean.ts';
import { child } from './22-seed/child.ts';
import { farWall, foreground, ground } from './22-seed/ground.ts';
import { beam, childShadow, dust } from './22-seed/light.ts';
import { margin } from './22-seed/margin.ts';
import { mole } from './22-seed/mole.ts';
import { grass, hanging, meadow, sky, turf } from './22-seed/opening.ts';
import { burden, leaves } from './22-seed/shoot.ts';

/** Down in the earth, beside the bean: it has long begun. Far up, a child looks down the hole to see whether it comes. */
export const picture = defineCard({
  name: 'oracle/22-seed',
  light: [182, 112],
  draw(art) {
    sky(art);
    meadow(art);
    farWall(art);
    beam(art);
    childShadow(art);
    turf(art);
    child(art);
    hanging(art);
    ground(art);
    margin(art);
    grass(art);
    mole(art);
    sideRoots(art);
    farHalf(art);
    axis(art);
    farStalk(art);
    nearHalf(art);
    leaves(art);
    burden(art);
    foreground(art);
    dust(art);
  },
});
