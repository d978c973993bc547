import { defineCard } from '../../define.ts';
import { foxgloves } from './05-key-and-lock/foxgloves.ts';
import { gate, posts } from './05-key-and-lock/gate.ts';
import { lane, poplars, sky, tree, woods } from './05-key-and-lock/lane.ts';
import { ivy } from './05-key-and-lock/leaves.ts';
import { key, lock } from './05-key-and-lock/lock.ts';
import { robin } from './05-key-and-lock/robin.ts';
import { armOnGate, visitor } from './05-key-and-lock/visitor.ts';

/** A garden gate early in the morning, seen from inside: it is locked, the key is on our side, and somebody behind it waits for it to turn. */
export const picture = defineCard({
  name: 'love/05-key-and-lock',
  light: [70, 250],
  numeral: 'V',
  draw(art) {
    sky(art);
    woods(art);
    lane(art);
    poplars(art);
    tree(art);
    visitor(art);
    posts(art);
    gate(art);
    armOnGate(art);
    lock(art, 430, 672);
    key(art, 430, 672);
    ivy(art);
    foxgloves(art);
    robin(art, 524, 503);
  },
});
