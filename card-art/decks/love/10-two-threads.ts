import { defineCard } from '../../define.ts';
import { Path } from '../../kit/pen/index.ts';
import { evening, house, neighbours, snow } from './10-two-threads/lane.ts';
import { casement, floor, rug, thrown, walls } from './10-two-threads/room.ts';
import { hanging, spinner } from './10-two-threads/spinner.ts';
import { stove } from './10-two-threads/stove.ts';
import { spindle, spun } from './10-two-threads/threads.ts';
import { FIRE, opening } from './10-two-threads/view.ts';
import { basket, hanks } from './10-two-threads/wool.ts';

/** Two who live round a corner from each other each let a thread run across the lane; in a dark room it becomes one. */
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
    thrown(art, Path.join(hanging.translate(-26, -4), spindle.translate(-44, -10)));
    hanks(art);
    stove(art);
    basket(art);
    spinner(art);
    spun(art);
  },
});
