import fc from 'fast-check';
import { expect, test } from 'vitest';
import { litPath } from './moon-path.ts';

/** How far right a path reaches at a height between -1 and 1, on its outer half circle and on its inner half ellipse. */
function edgesAt(path: string, radius: number, height: number): { outer: number; inner: number } {
  const arcs = [...path.matchAll(/A(\S+) (\S+) 0 0 ([01])/g)];
  expect(arcs).toHaveLength(2);
  const [outer, inner] = arcs.map(([, wide, tall, sweep], way) => {
    expect(Number(tall)).toBe(radius);
    // Down by clockwise is the right side, up by clockwise the left one.
    const right = (sweep === '1') === (way === 0);
    return (right ? 1 : -1) * Number(wide) * Math.sqrt(1 - height ** 2);
  });
  return { outer: outer!, inner: inner! };
}

const LITS = [0, 0.01, 0.25, 0.49, 0.5, 0.51, 0.75, 0.99, 1];

test('new: the inner edge lies on the outer one, nothing is between', () => {
  for (const waxing of [true, false]) {
    const { outer, inner } = edgesAt(litPath({ lit: 0, waxing }, 5.6), 5.6, 0);
    expect(inner).toBe(outer);
  }
});

test('full: from one edge of the disc to the other', () => {
  for (const waxing of [true, false]) {
    const { outer, inner } = edgesAt(litPath({ lit: 1, waxing }, 5.6), 5.6, 0);
    expect(inner).toBe(-outer);
    expect(Math.abs(outer)).toBe(5.6);
  }
});

test('half: the inner edge is a straight line, waxing the right half, waning the left', () => {
  for (const waxing of [true, false]) {
    const { outer, inner } = edgesAt(litPath({ lit: 0.5, waxing }, 5), 5, 0);
    expect(Math.abs(inner)).toBe(0);
    expect(outer).toBe(waxing ? 5 : -5);
  }
});

test.each(
  LITS,
)('%d lit: as much of the middle is, on the right while she waxes and mirrored while she wanes', (lit) => {
  const radius = 6;
  const waxing = edgesAt(litPath({ lit, waxing: true }, radius), radius, 0);
  const waning = edgesAt(litPath({ lit, waxing: false }, radius), radius, 0);
  expect(waxing.outer).toBe(radius);
  expect((waxing.outer - waxing.inner) / (2 * radius)).toBeCloseTo(lit, 2);
  expect(waning.outer).toBeCloseTo(-waxing.outer, 9);
  expect(waning.inner).toBeCloseTo(-waxing.inner, 9);
});

test('any light, any size: the area between the edges is as much of the disc as is lit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100 }),
      fc.boolean(),
      fc.integer({ min: 4, max: 40 }),
      (percent, waxing, radius) => {
        const path = litPath({ lit: percent / 100, waxing }, radius);
        const { outer, inner } = edgesAt(path, radius, 0.5);
        const width = 2 * radius * Math.sqrt(1 - 0.25);
        expect(Math.abs(outer - inner) / width).toBeCloseTo(percent / 100, 2);
        expect(path).toMatch(/^M0 -\d+A[^M]*Z$/);
      },
    ),
  );
});
