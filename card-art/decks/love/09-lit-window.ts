import { defineCard } from '../../define.ts';
import { evening, nearWillow, water } from './09-lit-window/canal.ts';
import { dancer } from './09-lit-window/dancer.ts';
import { frame, front, ivy, room } from './09-lit-window/house.ts';
import { rower } from './09-lit-window/rower.ts';
import { LAMP } from './09-lit-window/view.ts';

/** One window is lit on a canal: somebody dances in it with the dishcloth, and somebody in a boat lets the oars rest. */
export const picture = defineCard({
  name: 'love/09-lit-window',
  light: [...LAMP],
  numeral: 'IX',
  draw(art) {
    evening(art);
    front(art);
    room(art);
    dancer(art, 206, 534, 0.97);
    frame(art);
    ivy(art);
    water(art);
    rower(art, 372, 806);
    nearWillow(art);
  },
});
