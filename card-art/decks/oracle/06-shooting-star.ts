import { defineCard } from '../../define.ts';
import { bather, waterline, X, Y } from './06-shooting-star/bather.ts';
import { inn } from './06-shooting-star/inn.ts';
import { lampBelow, lantern, roof } from './06-shooting-star/lantern.ts';
import { afloat, maple } from './06-shooting-star/maple.ts';
import { mirrored } from './06-shooting-star/mirrored.ts';
import { aroundIt, monkey } from './06-shooting-star/monkey.ts';
import { nearStone, shore } from './06-shooting-star/shore.ts';
import { cedars, hills, meteor, meteorBelow, sky } from './06-shooting-star/sky.ts';
import { nearSteam, steam } from './06-shooting-star/steam.ts';
import { tray, underTray } from './06-shooting-star/tray.ts';
import { air, pool } from './06-shooting-star/view.ts';
import { rings, SURFACE, tones, water } from './06-shooting-star/water.ts';

/** A hot spring at night: one star falls, the sky and the pool both have it, and a hand goes up before a thought can come. */
export const picture = defineCard({
  name: 'oracle/06-shooting-star',
  light: [372, 298],
  draw(art) {
    const here = air(art);
    sky(art);
    meteor(art);
    hills(art);
    inn(art);
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
    nearSteam(art);
    monkey(pool(art, 648, 0.8));
    monkey(here);
    aroundIt(art);
    rings(art, X, Y);
    mirrored(art);
    bather(here);
    waterline(art);
    tray(pool(art, 782, 0.66));
    tray(here);
    underTray(art);
    afloat(art);
    nearStone(here);
  },
});
