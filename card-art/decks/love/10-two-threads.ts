import { defineCard } from '../../define.ts';
import { cat } from './10-two-threads/cat.ts';
import { evening, house, neighbours, snow } from './10-two-threads/lane.ts';
import { casement, floor, rug, thrown, walls } from './10-two-threads/room.ts';
import { stove } from './10-two-threads/stove.ts';
import { incoming, spun } from './10-two-threads/threads.ts';
import { FIRE, opening } from './10-two-threads/view.ts';
import { wheel, wheelShape } from './10-two-threads/wheel.ts';
import { basket, hanks } from './10-two-threads/wool.ts';

/** Two who live round a corner from each other each let a thread run across the lane; a wheel in a dark room makes them one. */
export const picture = defineCard({
  name: 'love/10-two-threads',
  light: [...FIRE],
  numeral: 'X',
  draw(art) {
    art.clip(opening, () => {
      evening(art);
      house(art);
      neighbours(art);
      snow(art);
    });
    walls(art);
    casement(art);
    floor(art);
    rug(art);
    thrown(art, wheelShape.translate(-44, -14));
    hanks(art);
    stove(art);
    cat(art);
    incoming(art);
    wheel(art);
    spun(art);
    basket(art);
  },
});
