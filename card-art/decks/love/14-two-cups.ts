import { defineCard } from '../../define.ts';
import { chair } from './14-two-cups/chairs.ts';
import { couple } from './14-two-cups/couple.ts';
import { lowGlass, tallGlass } from './14-two-cups/glasses.ts';
import { bridge, hills, river, sky } from './14-two-cups/river.ts';
import { candle, shadows, table } from './14-two-cups/table.ts';
import { railing, willow } from './14-two-cups/terrace.ts';
import { CANDLE } from './14-two-cups/view.ts';

/** A river terrace at dusk: two glasses in one candle's light, two chairs, and their people over at the railing. */
export const picture = defineCard({
  name: 'love/14-two-cups',
  light: [...CANDLE],
  numeral: 'XIV',
  draw(art) {
    sky(art);
    hills(art);
    river(art);
    bridge(art);
    railing(art);
    couple(art);
    willow(art);
    table(art);
    shadows(art);
    candle(art);
    tallGlass(art, 318, 806);
    lowGlass(art, 490, 798);
    chair(art);
  },
});
