import { defineCard } from '../../define.ts';
import { cat } from './34-feather/cat.ts';
import { child } from './34-feather/child.ts';
import { feather } from './34-feather/feather.ts';
import { endHouse, leftHouse, rightHouse, sky } from './34-feather/lane.ts';
import { pigeon } from './34-feather/pigeon.ts';
import { washing } from './34-feather/washing.ts';

/** Straight up from the bottom of a lane: a feather comes down into the shade, and a child beside us reaches for it. */
export const picture = defineCard({
  name: 'oracle/34-feather',
  light: [150, 120],
  draw(art) {
    sky(art);
    rightHouse(art);
    endHouse(art);
    leftHouse(art);
    cat(art, 160, 822, 0.84, -2);
    washing(art);
    pigeon(art, 388, 134, 0.72, -22);
    feather(art, 266, 226, 0.79, -15);
    child(art, -14, 0);
  },
});
