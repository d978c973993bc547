import { defineCard } from '../../define.ts';
import { bicycle } from './25-rose/bicycle.ts';
import { bloom } from './25-rose/bloom.ts';
import { cane, leafSpray, opening } from './25-rose/cane.ts';
import { border, garden, path } from './25-rose/garden.ts';
import { arch, fence, wicket } from './25-rose/gate.ts';
import { visitor } from './25-rose/visitor.ts';

/** The sun going down behind the garden. */
const SUN = [434, 402] as const;

/** A rose on a cane with thorns; behind it roses over a wicket that stands open, and somebody who comes through the middle. */
export const picture = defineCard({
  name: 'oracle/25-rose',
  light: [...SUN],
  draw(art) {
    garden(art, ...SUN);
    path(art);
    visitor(art, 356, 604);
    wicket(art);
    fence(art);
    arch(art);
    bicycle(art, 96, 604);
    border(art);
    cane(art);
    opening(art, 118, 150);
    leafSpray(art, 76, 742, 116, 64, 'low');
    leafSpray(art, 100, 560, 104, -38, 'left');
    leafSpray(art, 150, 446, 112, 108, 'under');
    leafSpray(art, 100, 300, 96, -44, 'top');
    bloom(art, 196, 330, 1);
  },
});
