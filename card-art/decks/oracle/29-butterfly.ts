import { defineCard } from '../../define.ts';
import { border, garden, nearLeaves, shade, shafts } from './29-butterfly/garden.ts';
import { gardener, glint } from './29-butterfly/gardener.ts';
import { insect } from './29-butterfly/insect.ts';
import { emptyCase } from './29-butterfly/shell.ts';
import { dew, twig } from './29-butterfly/twig.ts';

/** The sun has just come over the garden's trees. */
const SUN = [126, 116] as const;

/** A butterfly just out of its case hangs below a twig and lets its wings unfold in the morning sun. */
export const picture = defineCard({
  name: 'oracle/29-butterfly',
  light: [...SUN],
  draw(art) {
    garden(art, ...SUN);
    gardener(art, 148, 716);
    border(art, 240, 728);
    shade(art);
    shafts(art, ...SUN);
    glint(art, 148, 716);
    twig(art);
    emptyCase(art, 205, 257);
    insect(art, 306, 388);
    dew(art);
    nearLeaves(art);
  },
});
