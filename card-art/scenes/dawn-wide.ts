import { dawn } from './shared/dawn.ts';

export const picture = dawn({
  name: 'scenes/dawn-wide',
  seed: 'dw',
  width: 1600,
  height: 560,
  widths: [1280, 1920],
  sun: 70,
});
