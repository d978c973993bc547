import { duskEdge } from './shared/edges.ts';

export const picture = duskEdge({ name: 'scenes/dusk-wide', width: 1600, height: 150, widths: [1280, 1920] });
