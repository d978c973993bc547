import { defineCard } from '../../define.ts';
import { cat } from './10-two-threads/cat.ts';
import { house, paving, rain, trees, weather } from './10-two-threads/lane.ts';
import { floor, light, opening, skeins, sunnyWall, walls } from './10-two-threads/room.ts';
import { spinner, spinnerShadow } from './10-two-threads/spinner.ts';
import { strangers } from './10-two-threads/strangers.ts';
import { basket, threads } from './10-two-threads/threads.ts';
import { greatWheel, wheelShadow } from './10-two-threads/wheel.ts';

/** A shower in the sun: she spins a blue and a rose thread into one; through her wheel, two run under one eave. */
export const picture = defineCard({
  name: 'love/10-two-threads',
  light: [500, 200],
  numeral: 'X',
  draw(art) {
    art.clip(opening, () => {
      weather(art);
      trees(art);
      house(art);
      paving(art);
      strangers(art);
      rain(art);
    });
    walls(art);
    floor(art);
    art.clip(light, () => {
      wheelShadow(art);
      spinnerShadow(art);
    });
    sunnyWall(art);
    skeins(art);
    greatWheel(art);
    spinner(art);
    cat(art);
    basket(art);
    threads(art);
  },
});
