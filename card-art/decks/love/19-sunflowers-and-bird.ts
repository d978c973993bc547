import { defineCard } from '../../define.ts';
import { bluebird } from './19-sunflowers-and-bird/bird.ts';
import { hullAndBoards, load, wake } from './19-sunflowers-and-bird/boat.ts';
import { boatman } from './19-sunflowers-and-bird/boatman.ts';
import { passenger } from './19-sunflowers-and-bird/passenger.ts';
import { bridgeShadow, pads, river } from './19-sunflowers-and-bird/river.ts';

/** From a bridge, straight down: a boat heaped with sunflowers; our shadow waves to it, she answers, a bluebird goes along. */
export const picture = defineCard({
  name: 'love/19-sunflowers-and-bird',
  light: [180, 640],
  numeral: 'XIX',
  draw(art) {
    river(art);
    pads(art);
    bridgeShadow(art);
    wake(art);
    hullAndBoards(art);
    passenger(art);
    load(art);
    boatman(art);
    bluebird(art, 163, 303, 0.8);
  },
});
