import { expect, it } from 'vitest';
import { rasterise } from '../../render/rasterise.ts';
import { CARD } from '../frame/window.ts';
import { grain, pressed } from './grain-tile.ts';

/** Pixels across a card: sheets, phones, stories, wallpapers, desktops. */
const WIDTHS = [150, 300, 464, 480, 720, 900, 960];

it.each(WIDTHS)('never gives a filter a whole number of pixels at %i, where resvg panics', (width) => {
  const scale = width / CARD.width;
  for (let size = 100; size < 560; size++) {
    const [left, top, right, bottom] = pressed([20, 30, 20 + size, 30 + size], [0, 0, 600, 1000]);
    for (const pixels of [(right - left) * scale, (bottom - top) * scale]) {
      expect(Math.abs(pixels - Math.round(pixels))).toBeGreaterThan(0.001);
    }
  }
});

it.each([
  720, 960,
])('begins its tiles on whole pixels at %i: between two their joints are rows of dots', (width) => {
  for (let at = 0; at < 560; at++) {
    const [left, top] = pressed([at + 0.3, at + 0.7, 590, 990], [0, 0, 600, 1000]);
    for (const start of [left, top]) {
      const pixel = (start * width) / CARD.width;
      expect(Math.abs(pixel - Math.round(pixel))).toBeLessThan(1e-9);
    }
  }
});

it.each([
  [720, 84],
  [960, 112],
])('at %i a tile follows the other after %i pixels, wherever they begin', async (width, period) => {
  for (const [left, top] of [
    [35, 40],
    [105, 210],
    [330, 505],
  ] as const) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}"><filter id="grain" filterUnits="userSpaceOnUse" x="${left}" y="${top}" width="200.37" height="200.37">${grain([left, top, left + 200, top + 200])}</filter><rect width="600" height="1000" filter="url(#grain)"/></svg>`;
    const { data, info } = await rasterise(svg, width)
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => data[y * info.width + x];
    const [x, y] = [left, top].map((start) => Math.round((start * width) / CARD.width)) as [number, number];
    const column = Array.from({ length: 2 * period }, (_, step) => at(x + 9, y + step));
    const row = Array.from({ length: 2 * period }, (_, step) => at(x + step, y + 9));
    for (const line of [column, row]) {
      expect(new Set(line).size).toBeGreaterThan(4);
      expect(line.slice(period)).toEqual(line.slice(0, period));
    }
  }
});
