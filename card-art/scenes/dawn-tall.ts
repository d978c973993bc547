import { dawn } from './shared/dawn.ts';

export const picture = dawn({
  name: 'scenes/dawn-tall',
  seed: 'dt',
  width: 780,
  height: 620,
  widths: [780],
  sun: 64,
});
