import { defineCard } from '../../define.ts';
import { boat, rope } from './04-crescent/boat.ts';
import { boathouses, boathousesImage } from './04-crescent/boathouses.ts';
import { fisher } from './04-crescent/fisher.ts';
import { jetty, mooringPost } from './04-crescent/jetty.ts';
import { reeds } from './04-crescent/reeds.ts';
import { MOON, shores, sky } from './04-crescent/sky.ts';
import { moonPath, ruffles, water } from './04-crescent/water.ts';

/** Afterglow in an inlet of boathouses: the thin moon is out, and the last boat is being made fast. */
export const picture = defineCard({
  name: 'oracle/04-crescent',
  light: [...MOON.at],
  draw(art) {
    sky(art);
    shores(art);
    water(art);
    boathousesImage(art);
    ruffles(art);
    moonPath(art);
    boathouses(art);
    boat(art);
    jetty(art);
    mooringPost(art);
    rope(art);
    fisher(art, 412, 724, 1);
    reeds(art);
  },
});
