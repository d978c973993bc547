import { defineCard } from '../../define.ts';
import { cat } from './03-full-moon/cat.ts';
import { feast, shadows } from './03-full-moon/feast.ts';
import { house, veranda } from './03-full-moon/house.ts';
import { moon } from './03-full-moon/moon.ts';
import { field, nearGrass, valley } from './03-full-moon/valley.ts';
import { viewer } from './03-full-moon/viewer.ts';

/** The moon has risen over the village's roofs. */
const MOON = [412, 352] as const;

/** Moon viewing: a veranda, dumplings, pampas grass, a cat that waits; what pounds rice in the moon takes a second look. */
export const picture = defineCard({
  name: 'oracle/03-full-moon',
  light: [...MOON],
  draw(art) {
    moon(art, ...MOON);
    valley(art);
    field(art);
    house(art);
    veranda(art);
    shadows(art, MOON[0]);
    viewer(art, 252, 766);
    feast(art);
    cat(art, 236, 847);
    nearGrass(art);
  },
});
