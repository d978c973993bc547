import { defineCard } from '../../define.ts';
import { canoe, dog, kneeling, propping, twig } from './01-one-flame/campers.ts';
import { fire, lake, sheet } from './01-one-flame/shelter.ts';
import { FIRE, SHORE } from './01-one-flame/view.ts';
import { bank, pines, rain, rushes, warmth, wood } from './01-one-flame/wood.ts';

/** Rain at nightfall; under a sheet between two pines two people keep one fire going, and the lake has it too. */
export const picture = defineCard({
  name: 'love/01-one-flame',
  light: [...FIRE],
  numeral: 'I',
  draw(art) {
    wood(art);
    lake(art, SHORE);
    bank(art);
    sheet(art);
    warmth(art);
    pines(art);
    kneeling(art);
    propping(art);
    fire(art);
    twig(art);
    dog(art);
    canoe(art);
    rushes(art);
    rain(art);
  },
});
