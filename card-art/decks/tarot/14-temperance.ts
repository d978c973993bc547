import { defineCard } from '../../define.ts';
import { angel, lap } from './14-temperance/angel.ts';
import { mountains, sky } from './14-temperance/evening.ts';
import { SUN } from './14-temperance/form.ts';
import { irises } from './14-temperance/irises.ts';
import { ducks, mirrored, pool, rings, stone } from './14-temperance/pool.ts';

/** An angel with one foot in a pool, seen from behind its shoulder, lets a long thin stream fall from cup to cup against the evening. */
export const picture = defineCard({
  name: 'tarot/14-temperance',
  light: SUN,
  numeral: 'XIV',
  draw(art) {
    sky(art);
    mountains(art);
    pool(art);
    ducks(art);
    mirrored(art);
    rings(art);
    stone(art);
    angel(art);
    lap(art);
    irises(art);
  },
});
