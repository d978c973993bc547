import { defineCard } from '../../define.ts';
import { bather, waterline, X, Y } from './06-shooting-star/bather.ts';
import { lampBelow, lantern, roof } from './06-shooting-star/lantern.ts';
import { afloat, maple } from './06-shooting-star/maple.ts';
import { nearStone, shore } from './06-shooting-star/shore.ts';
import { cedars, hills, meteor, meteorBelow, sky } from './06-shooting-star/sky.ts';
import { steam } from './06-shooting-star/steam.ts';
import { air, pool } from './06-shooting-star/view.ts';
import { rings, SURFACE, tones, water } from './06-shooting-star/water.ts';

/** A hot spring at night: one star falls, the sky and the pool both have it, and a head goes back before a thought can come. */
export const picture = defineCard({
  name: 'oracle/06-shooting-star',
  light: [372, 298],
  draw(art) {
    const here = air(art);
    sky(art);
    meteor(art);
    hills(art);
    cedars(here);
    water(art);
    art.clip(SURFACE, () => {
      cedars(pool(art, 500, 0.3));
      shore(pool(art, 518, 0.45));
    });
    tones(art);
    meteorBelow(art);
    lampBelow(art);
    steam(art);
    shore(here);
    lantern(here);
    roof(here);
    maple(art);
    rings(art, X, Y);
    bather(pool(art, Y + 10, 0.72));
    bather(here);
    waterline(art);
    afloat(art);
    nearStone(here);
  },
});
