import { defineCard } from '../../define.ts';
import { axis, sideRoots } from './22-seed/axis.ts';
import { farHalf, nearHalf } from './22-seed/bean.ts';
import { child } from './22-seed/child.ts';
import { fingers } from './22-seed/fingers.ts';
import { behind, details, foreground, grass, ground } from './22-seed/ground.ts';
import { beam, dust } from './22-seed/light.ts';
import { mole } from './22-seed/mole.ts';
import { burden, leaves } from './22-seed/shoot.ts';

/** Down in the earth, beside the bean: it has long begun. Above, a child has opened a crack to see whether it comes. */
export const picture = defineCard({
  name: 'oracle/22-seed',
  light: [210, 110],
  draw(art) {
    behind(art);
    beam(art);
    child(art);
    ground(art);
    details(art);
    grass(art);
    mole(art);
    fingers(art);
    sideRoots(art);
    farHalf(art);
    axis(art);
    nearHalf(art);
    leaves(art);
    burden(art);
    foreground(art);
    dust(art);
  },
});
