import { defineCard } from '../../define.ts';
import { chairs } from './14-two-cups/chairs.ts';
import { couple } from './14-two-cups/couple.ts';
import { lowGlass, tallGlass } from './14-two-cups/glasses.ts';
import { bridge, hills, river, sky } from './14-two-cups/river.ts';
import { CANDLE, candle, shadows, table } from './14-two-cups/table.ts';
import { floor, railing, willow } from './14-two-cups/terrace.ts';

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
    floor(art);
    railing(art);
    couple(art);
    willow(art);
    table(art);
    shadows(art);
    candle(art);
    tallGlass(art, 343, 653);
    lowGlass(art, 448, 651);
    chairs(art);
  },
});
