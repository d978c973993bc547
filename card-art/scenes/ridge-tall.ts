import { ridgeEdge } from './shared/edges.ts';

export const picture = ridgeEdge({ name: 'scenes/ridge-tall', width: 780, height: 150, widths: [780] });
