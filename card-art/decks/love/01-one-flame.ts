import { defineCard } from '../../define.ts';
import { canoe } from './01-one-flame/canoe.ts';
import { dog } from './01-one-flame/dog.ts';
import { fire } from './01-one-flame/fire.ts';
import { kneeling } from './01-one-flame/her.ts';
import { propping } from './01-one-flame/him.ts';
import { lake } from './01-one-flame/lake.ts';
import { pines } from './01-one-flame/pines.ts';
import { sheet } from './01-one-flame/sheet.ts';
import { FIRE } from './01-one-flame/view.ts';
import { bank, rain, rushes, warmth, wood } from './01-one-flame/wood.ts';

/** Rain at nightfall; under a sheet between two pines two people keep one fire going, and the lake has it too. */
export const picture = defineCard({
  name: 'love/01-one-flame',
  light: [...FIRE],
  numeral: 'I',
  draw(art) {
    wood(art);
    lake(art);
    bank(art);
    sheet(art);
    warmth(art);
    pines(art);
    fire(art);
    propping(art);
    kneeling(art);
    dog(art);
    canoe(art);
    rushes(art);
    rain(art);
  },
});
