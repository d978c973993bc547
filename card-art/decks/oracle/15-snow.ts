import { defineCard } from '../../define.ts';
import { child } from './15-snow/child.ts';
import { crystal } from './15-snow/crystal.ts';
import { snowfall, stems } from './15-snow/falling.ts';
import { drift, fields, firs, house, sky, slope, steps } from './15-snow/village.ts';

/** The one window that is lit. */
const [X, Y] = [428, 700];

/** A child from the lit house has come out into the falling snow, a hand up for a flake that is close to us. */
export const picture = defineCard({
  name: 'oracle/15-snow',
  seed: 'nsn',
  light: [X, Y],
  draw(art) {
    sky(art);
    fields(art);
    house(art, 96, 652, 0.5, false);
    drift(art, 96, 652, 0.5);
    firs(art);
    slope(art);
    house(art, 434, 714, 0.84, true);
    drift(art, 434, 714, 0.84);
    steps(art);
    snowfall(art);
    child(art, 168, 838, 0.92);
    stems(art);
    crystal(art, 388, 296, 168, 12);
  },
});
