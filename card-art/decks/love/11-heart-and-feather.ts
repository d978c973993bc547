import { defineCard } from '../../define.ts';
import { balance } from './11-heart-and-feather/balance.ts';
import { branch, meadow, SUN, sky, slope } from './11-heart-and-feather/dawn.ts';
import { farFingers, weigher } from './11-heart-and-feather/weigher.ts';

/** At dawn somebody holds up the scales: a heart and a feather, level; two walk side by side below. */
export const picture = defineCard({
  name: 'love/11-heart-and-feather',
  light: [...SUN],
  numeral: 'XI',
  draw(art) {
    sky(art);
    slope(art);
    meadow(art);
    farFingers(art);
    balance(art);
    weigher(art);
    branch(art);
  },
});
