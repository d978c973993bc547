import { defineCard } from '../../define.ts';
import { brazier } from './15-snow/embers.ts';
import { guest } from './15-snow/guest.ts';
import { host, offered } from './15-snow/host.ts';
import { floor, jamb, niche, scoops, strays, vault } from './15-snow/hut.ts';
import { carrier, cedars, falling, ground, house, weather } from './15-snow/outside.ts';

/** Inside a hut of snow while more falls: a raccoon dog comes in at the opening, and the child shares. */
export const picture = defineCard({
  name: 'oracle/15-snow',
  seed: 'nsn',
  light: [430, 360],
  draw(art) {
    weather(art);
    cedars(art);
    ground(art);
    house(art);
    carrier(art);
    falling(art, 170, 620, 104, [1, 2.6]);
    falling(art, 170, 660, 32, [3, 5]);
    vault(art);
    scoops(art);
    jamb(art);
    niche(art);
    floor(art);
    guest(art, 286, 722, 1);
    brazier(art, 134, 822, 0.94);
    host(art, 466, 832, 1);
    offered(art, 340, 670, 0.8);
    strays(art);
  },
});
