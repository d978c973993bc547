import { dawnRanges } from './shared/dawn.ts';

export const picture = dawnRanges({
  name: 'scenes/dawn-ranges-wide',
  seed: 'dw',
  width: 1600,
  height: 560,
  widths: [1280, 1920],
});
