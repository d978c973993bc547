import { dawnSky } from './shared/dawn.ts';

export const picture = dawnSky({
  name: 'scenes/dawn-tall',
  seed: 'dt',
  width: 780,
  height: 620,
  widths: [780],
});
