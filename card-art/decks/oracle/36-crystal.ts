import { defineCard } from '../../define.ts';
import { cat } from './36-crystal/cat.ts';
import { fan, ray, spark } from './36-crystal/colours.ts';
import { crystal, young } from './36-crystal/crystal.ts';
import { curtain, dust, room, table, under } from './36-crystal/room.ts';

/** A great crystal in a dark room takes the one gap's light and lays it, in colours, over a white cat. */
export const picture = defineCard({
  name: 'oracle/36-crystal',
  light: [60, 250],
  draw(art) {
    room(art);
    curtain(art);
    table(art);
    crystal(art);
    ray(art);
    fan(art);
    spark(art);
    under(art);
    dust(art);
    young(art);
    cat(art);
  },
});
