import { ridgeEdge } from './shared/edges.ts';

export const picture = ridgeEdge({
  name: 'scenes/ridge-wide',
  width: 1600,
  height: 150,
  widths: [1280, 1920],
});
