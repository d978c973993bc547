import { duskEdge } from './shared/edges.ts';

export const picture = duskEdge({ name: 'scenes/dusk-tall', width: 780, height: 130, widths: [780] });
