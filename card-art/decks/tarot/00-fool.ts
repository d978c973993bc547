import { defineCard } from '../../define.ts';
import { clouds } from './00-fool/clouds.ts';
import { dog } from './00-fool/dog.ts';
import { rock, trodden } from './00-fool/rock.ts';
import { depthBelow, ranges, sky } from './00-fool/sky.ts';
import { traveller } from './00-fool/traveller.ts';
import { SUN } from './00-fool/view.ts';

/** A traveller with a bundle steps over the brink, eyes on the sky, the sun in the gap of the stride, a dog at the heel. */
export const picture = defineCard({
  name: 'tarot/00-fool',
  seed: 'cfl',
  light: [SUN.x, SUN.y],
  numeral: '0',
  draw(art) {
    sky(art);
    clouds(art);
    ranges(art);
    depthBelow(art);
    art.group('transform="translate(-18 0)"', () => rock(art));
    dog(art, 114, 660, 0.92);
    traveller(art);
    trodden(art);
  },
});
