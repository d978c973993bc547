import { defineCard } from '../../define.ts';
import { bay } from './08-eclipse/bay.ts';
import { henhouse } from './08-eclipse/henhouse.ts';
import { hens } from './08-eclipse/hens.ts';
import { meadow, nearGrass } from './08-eclipse/meadow.ts';
import { picnic } from './08-eclipse/picnic.ts';
import { rooster } from './08-eclipse/rooster.ts';
import { SUN, sky } from './08-eclipse/sky.ts';

/** Night at noon over a bay: the hens take it for evening and go to roost; two have spread a blanket and look up. */
export const picture = defineCard({
  name: 'oracle/08-eclipse',
  light: [SUN.x, SUN.y],
  draw(art) {
    sky(art);
    bay(art);
    meadow(art);
    picnic(art);
    henhouse(art);
    hens(art);
    nearGrass(art);
    rooster(art);
  },
});
