import { defineCard } from '../../define.ts';
import { bundle } from './15-silk-knot/bundle.ts';
import { seat, table, wall, windowFrame } from './15-silk-knot/carriage.ts';
import { fields, near, sky } from './15-silk-knot/fields.ts';
import { silkOver } from './15-silk-knot/silk.ts';
import { reflection, traveller } from './15-silk-knot/traveller.ts';

/** On an evening train: old letters by the window, the silk round them half undone, and whose they are in the glass. */
export const picture = defineCard({
  name: 'love/15-silk-knot',
  light: [470, 330],
  numeral: 'XV',
  draw(art) {
    sky(art);
    fields(art);
    near(art);
    reflection(art);
    wall(art);
    windowFrame(art);
    seat(art);
    table(art);
    bundle(art);
    silkOver(art);
    traveller(art);
  },
});
