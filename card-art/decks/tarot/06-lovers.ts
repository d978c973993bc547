import { defineCard } from '../../define.ts';
import { angel, cloud } from './06-lovers/angel.ts';
import { brook, flowers, grass, land, sky, stones, windfalls } from './06-lovers/brook.ts';
import { hands, man, shadows, woman } from './06-lovers/couple.ts';
import { flameTree, fruitTree } from './06-lovers/trees.ts';
import { SUN } from './06-lovers/view.ts';

/** She leaps the brook to him, between the tree of fruit and the tree of flames; an angel comes down out of the sun over both. */
export const picture = defineCard({
  name: 'tarot/06-lovers',
  light: [...SUN],
  numeral: 'VI',
  draw(art) {
    sky(art);
    land(art);
    angel(art);
    cloud(art);
    grass(art, [676, 760], 60, [5, 12], '#5f7f48');
    flameTree(art);
    brook(art);
    stones(art);
    shadows(art);
    grass(art, [760, 830], 84, [10, 24], '#50713f');
    fruitTree(art);
    windfalls(art);
    woman(art, 246, 798, 1);
    man(art, 414, 800, 1);
    hands(art, 331, 680);
    grass(art, [846, 892], 80, [20, 44], '#3c5c3c');
    flowers(art);
  },
});
