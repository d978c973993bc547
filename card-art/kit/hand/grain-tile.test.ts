import { expect, it } from 'vitest';
import { CARD } from '../frame/window.ts';
import { pressed } from './grain-tile.ts';

/** Pixels across a card: sheets, phones, stories, wallpapers, desktops. */
const WIDTHS = [150, 300, 464, 480, 726, 900, 960];

it.each(WIDTHS)('never gives a filter a whole number of pixels at %i, where resvg panics', (width) => {
  const scale = width / CARD.width;
  for (let size = 100; size < 560; size++) {
    const [left, top, right, bottom] = pressed([20, 30, 20 + size, 30 + size], [0, 0, 600, 1000]);
    for (const pixels of [(right - left) * scale, (bottom - top) * scale]) {
      expect(Math.abs(pixels - Math.round(pixels))).toBeGreaterThan(0.001);
    }
  }
});

it('begins its tiles on whole pixels at 960: between two their joints are rows of dots', () => {
  for (let at = 0; at < 560; at++) {
    const [left, top] = pressed([at + 0.3, at + 0.7, 590, 990], [0, 0, 600, 1000]);
    for (const start of [left, top]) {
      const pixel = (start * 960) / CARD.width;
      expect(Math.abs(pixel - Math.round(pixel))).toBeLessThan(1e-9);
    }
  }
});
