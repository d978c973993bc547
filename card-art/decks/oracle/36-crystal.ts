import { defineCard } from '../../define.ts';
import { cluster, clusterShadow } from './36-crystal/cluster.ts';
import { garden } from './36-crystal/garden.ts';
import { laundry } from './36-crystal/laundry.ts';
import { notebook } from './36-crystal/notebook.ts';
import { spectrum } from './36-crystal/spectrum.ts';
import { casement, reveal, sill } from './36-crystal/window.ts';

/** The forenoon sun stands outside, up on the left. */
const LIGHT = [60, 90] as const;

/** A quartz cluster on a deep sill: the garden stands on its head in it, and its rainbow lies on the wall. */
export const picture = defineCard({
  name: 'oracle/36-crystal',
  light: [...LIGHT],
  draw(art) {
    garden(art);
    laundry(art, 352, 574);
    casement(art);
    reveal(art);
    spectrum(art);
    sill(art);
    clusterShadow(art);
    notebook(art);
    cluster(art);
  },
});
