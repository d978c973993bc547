import { defineCard } from '../../define.ts';
import { cat, trailing } from './34-feather/alive.ts';
import { child, hold } from './34-feather/child.ts';
import { feather } from './34-feather/feather.ts';
import { balcony, endHouse, leftHouse, rail, rightHouse, sky } from './34-feather/lane.ts';
import { pigeon } from './34-feather/pigeon.ts';
import { washing } from './34-feather/washing.ts';

/** Straight up from the bottom of a lane: a feather comes down into the shade, and somebody reaches for it. */
export const picture = defineCard({
  name: 'oracle/34-feather',
  light: [150, 120],
  draw(art) {
    sky(art);
    rightHouse(art);
    endHouse(art);
    leftHouse(art);
    cat(art, 160, 822, 0.84, -2);
    child(art, 418, 536, 1.04);
    balcony(art);
    rail(art);
    hold(art, 418, 536, 1.04);
    trailing(art, 268, 560, 88, 'a');
    washing(art);
    pigeon(art, 364, 122, 0.88, -22);
    feather(art, 286, 344, 0.92, -15);
  },
});
