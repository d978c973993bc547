import { defineCard } from '../../define.ts';
import { bolt } from './14-thunder/bolt.ts';
import { cyclist, egret } from './14-thunder/cyclist.ts';
import { distance, fields, nearRice } from './14-thunder/fields.ts';
import { poles } from './14-thunder/poles.ts';
import { bases, clouds, roof, sky } from './14-thunder/storm.ts';
import { FLASH } from './14-thunder/view.ts';

/** A thunderstorm over ripe rice; somebody in a yellow cape rides home into it. */
export const picture = defineCard({
  name: 'oracle/14-thunder',
  light: FLASH,
  draw(art) {
    sky(art);
    clouds(art);
    bases(art);
    bolt(art);
    roof(art);
    distance(art);
    fields(art);
    poles(art);
    egret(art, 452, 560, 0.42);
    cyclist(art);
    nearRice(art);
  },
});
