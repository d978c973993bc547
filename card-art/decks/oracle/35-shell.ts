import { defineCard } from '../../define.ts';
import { dog } from './35-shell/dog.ts';
import { drawing, footprints } from './35-shell/drawing.ts';
import { dune, waders } from './35-shell/dune.ts';
import { child, raker } from './35-shell/people.ts';
import { foam, sand, shore } from './35-shell/shore.ts';

/** Somebody rakes a great shell into the sand at low tide, room after room; in the oldest room a child sits. */
export const picture = defineCard({
  name: 'oracle/35-shell',
  light: [80, 160],
  draw(art) {
    shore(art);
    sand(art);
    foam(art);
    waders(art);
    drawing(art);
    footprints(art);
    child(art);
    raker(art);
    dog(art, 322, 636, 0.72);
    dune(art);
  },
});
