import { defineCard } from '../../define.ts';
import { child, dog, LAMP } from './07-milky-way/child.ts';
import { reeds, shore } from './07-milky-way/shore.ts';
import { farBank, hills, sky, water } from './07-milky-way/sky.ts';
import { train, trainInWater } from './07-milky-way/train.ts';
import { parapet, viaduct, viaductInWater } from './07-milky-way/viaduct.ts';

/** The last train goes up the valley as the river of stars does; a child lifts her lantern, and somebody waves back. */
export const picture = defineCard({
  name: 'oracle/07-milky-way',
  light: [...LAMP],
  draw(art) {
    sky(art);
    hills(art);
    water(art);
    viaductInWater(art);
    trainInWater(art);
    train(art);
    viaduct(art);
    parapet(art);
    farBank(art);
    shore(art);
    dog(art);
    child(art);
    reeds(art);
  },
});
