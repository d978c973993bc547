import { defineCard } from '../../define.ts';
import { back } from './15-silk-knot/back.ts';
import { bow, hangingEnd, pulledEnd, sash } from './15-silk-knot/bow.ts';
import { fingers, forearm } from './15-silk-knot/hand.ts';
import { lake, reeds } from './15-silk-knot/lake.ts';
import { swallow } from './15-silk-knot/swallow.ts';
import { SUN } from './15-silk-knot/view.ts';

/** A great silk bow where she cannot see it, on her own back; a swallow has one end and pulls. */
export const picture = defineCard({
  name: 'love/15-silk-knot',
  light: [...SUN],
  numeral: 'XV',
  draw(art) {
    lake(art);
    back(art);
    sash(art);
    hangingEnd(art);
    forearm(art);
    pulledEnd(art);
    bow(art);
    fingers(art);
    reeds(art);
    swallow(art, 452, 328, 0.82, -10);
  },
});
