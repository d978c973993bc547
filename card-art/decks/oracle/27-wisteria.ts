import { defineCard } from '../../define.ts';
import { couple } from './27-wisteria/couple.ts';
import { ground, park } from './27-wisteria/park.ts';
import { farRacemes, nearRacemes } from './27-wisteria/racemes.ts';
import { sparrow } from './27-wisteria/sparrows.ts';
import { roof, vine } from './27-wisteria/trellis.ts';

/** Where the trellis opens on the garden. */
const LIGHT = [236, 540] as const;

/** Under a wisteria trellis in May: racemes from near to far, sun in patches on the ground, two old people on a bench. */
export const picture = defineCard({
  name: 'oracle/27-wisteria',
  light: [...LIGHT],
  draw(art) {
    park(art);
    ground(art);
    roof(art);
    farRacemes(art);
    couple(art, 398, 722);
    vine(art);
    sparrow(art, 218, 762, 4);
    sparrow(art, 306, 774, 26, { mirror: true });
    nearRacemes(art);
  },
});
