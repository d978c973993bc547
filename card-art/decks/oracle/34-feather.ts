import { defineCard } from '../../define.ts';
import { cat } from './34-feather/cat.ts';
import { child } from './34-feather/child.ts';
import { feather } from './34-feather/feather.ts';
import { endHouse, ground, leftHouse, rightHouse, sky } from './34-feather/lane.ts';
import { pigeon } from './34-feather/pigeon.ts';
import { washing } from './34-feather/washing.ts';

/** Low in a lane whose walls run to one point: a feather comes down between the roofs, and a child beside us reaches for it. */
export const picture = defineCard({
  name: 'oracle/34-feather',
  light: [150, 120],
  draw(art) {
    sky(art);
    endHouse(art);
    rightHouse(art);
    leftHouse(art);
    ground(art);
    cat(art, 134, 832, 0.5, -2);
    washing(art);
    pigeon(art, 394, 138, 0.66, -22);
    feather(art, 262, 232, 0.72, -3);
    child(art);
  },
});
