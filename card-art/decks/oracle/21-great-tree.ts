import { defineCard } from '../../define.ts';
import { child, satchel } from './21-great-tree/child.ts';
import { crownBefore, crownBehind, gaps } from './21-great-tree/crown.ts';
import { beams, distance, earth, groundLight, hall, sweeper, tufts } from './21-great-tree/ground.ts';
import { rope } from './21-great-tree/rope.ts';
import { sunOnRope, sunOnWood } from './21-great-tree/sun.ts';
import { camphor, SEAT } from './21-great-tree/trunk.ts';

/** A camphor tree older than its shrine; a child reads on its roots while somebody sweeps. */
export const picture = defineCard({
  name: 'oracle/21-great-tree',
  light: [110, 90],
  draw(art) {
    distance(art);
    hall(art);
    earth(art);
    groundLight(art);
    sweeper(art, 84, 600, 0.86);
    crownBehind(art);
    beams(art);
    camphor(art);
    sunOnWood(art);
    satchel(art, 204, 722, 0.95);
    rope(art);
    sunOnRope(art);
    child(art, SEAT, 1);
    tufts(art);
    gaps(art);
    crownBefore(art);
  },
});
