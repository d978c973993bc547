import { defineCard } from '../../define.ts';
import { bough, falling } from './24-cherry-blossom/bough.ts';
import { bridge, deckAt, quay, railing, reflection } from './24-cherry-blossom/bridge.ts';
import { raft, walls, water } from './24-cherry-blossom/canal.ts';
import { banks, kerbs, row, sky, willow } from './24-cherry-blossom/town.ts';
import { walkers } from './24-cherry-blossom/walkers.ts';

/** A canal in April: two on their way home from school on the bridge, petals on the water, a heavy bough over us. */
export const picture = defineCard({
  name: 'oracle/24-cherry-blossom',
  light: [150, 120],
  draw(art) {
    sky(art);
    banks(art);
    water(art);
    walls(art);
    kerbs(art);
    row(art);
    willow(art);
    reflection(art);
    bridge(art);
    quay(art);
    walkers(art, deckAt(-1.62), deckAt(-0.16), 1.72);
    railing(art);
    raft(art);
    falling(art);
    bough(art);
  },
});
