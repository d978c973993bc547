import { dawnSky } from './shared/dawn.ts';

export const picture = dawnSky({
  name: 'scenes/dawn-wide',
  seed: 'dw',
  width: 1600,
  height: 560,
  widths: [1280, 1920],
});
