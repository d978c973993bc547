import { points } from '../kit/pen/index.ts';
import { hero } from './shared/hero.ts';

/** The home page's sky on phones: the moon left of the middle, words down the right side. */
export const picture = hero({
  name: 'scenes/hero-tall',
  seed: 'ht',
  width: 780,
  height: 1680,
  widths: [780],
  moon: [232, 522],
  scale: 0.93,
  horizon: 944,
  stars: 300,
  rays: 560,
  clear: [
    [470, 150, 770, 910],
    [40, 36, 410, 110],
    [40, 140, 600, 225],
    [680, 40, 750, 90],
  ],
  far: points('0,96 .1,146 .19,92 .28,122 .39,68 .5,92 .6,58 .75,76 .84,122 .92,92 1,152'),
  near: points('0,44 .075,74 .17,44 .275,62 .4,26 .53,22 .68,20 .82,42 .91,72 1,44'),
  flowers: 0.9,
});
