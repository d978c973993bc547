import { dawnRanges } from './shared/dawn.ts';

export const picture = dawnRanges({
  name: 'scenes/dawn-ranges-tall',
  seed: 'dt',
  width: 780,
  height: 620,
  widths: [780],
});
