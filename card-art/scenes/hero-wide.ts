import { points } from '../kit/pen/index.ts';
import { hero } from './shared/hero.ts';

/** The home page's sky on wide screens: words on the left, the moon on the right. */
export const picture = hero({
  name: 'scenes/hero-wide',
  seed: 'hw',
  width: 1600,
  height: 900,
  widths: [1280, 1920],
  moon: [1100, 392],
  scale: 1.1,
  horizon: 640,
  stars: 420,
  rays: 560,
  clear: [
    [250, 120, 715, 600],
    [70, 26, 580, 215],
    [700, 30, 1500, 70],
  ],
  far: points('0,70 .06,84 .14,46 .2,34 .27,40 .36,60 .45,84 .53,62 .62,66 .75,78 .84,118 .92,90 1,150'),
  near: points('0,34 .06,48 .13,22 .22,16 .31,26 .4,36 .5,24 .6,20 .7,22 .82,42 .91,70 1,44'),
  flowers: 1.15,
});
