import { formatNumber } from './numbers.ts';

/** Offset 0 … 1, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/**
 * Gradient stops in one line: `ramp(0, '#0c0c2a', 0.6, '#3a2460')`. A number right after a colour
 * that is not followed by a colour is its opacity: `ramp(0, '#fff1d6', 0.9, 1, '#fff1d6', 0)`.
 */
export function ramp(...items: (number | string)[]): Stop[] {
  const stops: Stop[] = [];
  let i = 0;
  while (i < items.length) {
    const [offset, colour, third, fourth] = items.slice(i, i + 4);
    if (typeof offset !== 'number' || typeof colour !== 'string') {
      throw new Error(`ramp: expected offset and colour at item ${i}`);
    }
    if (typeof third === 'number' && typeof fourth !== 'string') {
      stops.push([offset, colour, third]);
      i += 3;
    } else {
      stops.push([offset, colour]);
      i += 2;
    }
  }
  return stops;
}

/** A gradient's stops as SVG has them. */
export const stopElements = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 100) / 100}"`;
      return `<stop offset="${formatNumber(offset * 100)}%" stop-color="${colour}"${alpha}/>`;
    })
    .join('');
