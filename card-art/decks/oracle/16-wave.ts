import { defineCard } from '../../define.ts';
import { boat } from './16-wave/boat.ts';
import { bowSpray, crestFoam, drops, spume, tatters, tongues } from './16-wave/foam.ts';
import { farSwells, meetingSwell, nearSwell, sky } from './16-wave/sea.ts';
import { body, lace, streaks } from './16-wave/wave.ts';

/** The morning light stands low behind the sea, to the left. */
const [X, Y] = [130, 500];

/** A great wave rears up and leans over; a small boat with a warm sail climbs to meet it. */
export const picture = defineCard({
  name: 'oracle/16-wave',
  seed: 'nwv',
  light: [X, Y],
  draw(art) {
    sky(art, X, Y);
    spume(art);
    farSwells(art);
    body(art);
    streaks(art);
    lace(art);
    tongues(art);
    tatters(art);
    crestFoam(art);
    boat(art, 168, 672, 1);
    meetingSwell(art);
    bowSpray(art, 168, 672);
    nearSwell(art);
    drops(art);
  },
});
