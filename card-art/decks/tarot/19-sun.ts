import { defineCard } from '../../define.ts';
import { banner } from './19-sun/banner.ts';
import { child } from './19-sun/child.ts';
import { flowersBefore, flowersBehind, grass } from './19-sun/garden.ts';
import { horse } from './19-sun/horse.ts';
import { clouds, sky, sun } from './19-sun/sky.ts';
import { farLap } from './19-sun/tunic.ts';
import { SUN } from './19-sun/view.ts';
import { meadow, wall } from './19-sun/wall.ts';

/** A white pony comes towards us from before the sun's disc, a laughing child astride, arms wide, eyes shut, between sunflowers. */
export const picture = defineCard({
  name: 'tarot/19-sun',
  light: [SUN.x, SUN.y],
  numeral: 'XIX',
  draw(art) {
    sky(art);
    sun(art);
    clouds(art);
    flowersBehind(art);
    wall(art);
    meadow(art);
    farLap(art);
    horse(art);
    child(art, (hand) => banner(art, hand));
    grass(art);
    flowersBefore(art);
  },
});
