import { defineCard } from '../../define.ts';
import { arm } from './15-snow/arm.ts';
import { brazier, glow, roasting } from './15-snow/brazier.ts';
import { childHead, childNeck } from './15-snow/child.ts';
import { floor, shadows } from './15-snow/floor.ts';
import { jamb, threshold, vault } from './15-snow/hut.ts';
import { cedars, falling, ground, strays, weather } from './15-snow/outside.ts';
import { frontEdge, hemOverTail, nape, quilt } from './15-snow/quilt.ts';
import { tail, tanukiFace } from './15-snow/tanuki.ts';

/** In a hut of snow two sit under one quilt and do nothing: it snows. */
export const picture = defineCard({
  name: 'oracle/15-snow',
  seed: 'nsn',
  light: [124, 706],
  draw(art) {
    weather(art);
    cedars(art);
    ground(art);
    falling(art);
    vault(art);
    jamb(art);
    threshold(art);
    floor(art);
    glow(art);
    shadows(art);
    childNeck(art);
    quilt(art);
    arm(art);
    frontEdge(art);
    nape(art);
    tail(art);
    hemOverTail(art);
    childHead(art);
    tanukiFace(art);
    brazier(art);
    roasting(art);
    strays(art);
  },
});
