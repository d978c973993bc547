import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ellipse, hatch, line, Path, points, polar, polygon, ribbon, spline, svgPath } from './index.ts';

const number = fc.integer({ min: -500, max: 500 });
const knots = fc.array(fc.tuple(number, number), { minLength: 3, maxLength: 8 });

describe('Path', () => {
  it('moves and moves back', () => {
    fc.assert(
      fc.property(knots, number, number, (corners, x, angle) => {
        const path = spline(corners, true);
        const back = path.translate(x, -x).translate(-x, x).rotate(angle).rotate(-angle).mirror(x).mirror(x);
        path.walk(9).forEach((step, i) => {
          const other = back.walk(9)[i]!;
          expect(other.x).toBeCloseTo(step.x, 6);
          expect(other.y).toBeCloseTo(step.y, 6);
        });
      }),
    );
  });

  it('writes data that it can read', () => {
    fc.assert(
      fc.property(knots, (corners) => {
        const data = spline(corners, true).toData();
        expect(svgPath(data).toData()).toBe(data);
      }),
    );
  });

  it('joins lists of any depth in order', () => {
    const [a, b] = [line(0, 0, 1, 0), line(2, 0, 3, 0)];
    expect(Path.join([a, [b, [a]]]).toData()).toBe('M0 0L1 0M2 0L3 0M0 0L1 0');
  });

  it('turns clockwise, 0 pointing up', () => {
    expect(polar(0, 0, 10, 90).map(Math.round)).toEqual([10, -0]);
    expect(line(0, 0, 0, -10).rotate(90).toData()).toBe('M0 0L10 0');
    expect(line(0, 0, 10, 0).walk(2)[0]!.angle).toBeCloseTo(90);
  });

  it('walks in even steps from end to end', () => {
    const steps = line(0, 0, 90, 0).walk(10);
    expect(steps.map(({ x }) => Math.round(x))).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90]);
    expect(steps.at(-1)!.t).toBe(1);
  });
});

describe('svgPath', () => {
  it('reads relative commands, smooth curves and arcs', () => {
    expect(svgPath('m1 1l2 0h2v2z').toData()).toBe('M1 1L3 1 5 1 5 3Z');
    expect(svgPath('M0 0C0 0 1 1 2 2S4 4 5 5').toData()).toBe('M0 0C0 0 1 1 2 2 3 3 4 4 5 5');
    const [left, top, right, bottom] = svgPath('M0 0A5 5 0 0 1 10 0').bounds().map(Math.round);
    expect([left, top, right, bottom]).toEqual([0, -5, 10, 0]);
  });

  it('refuses what it does not know', () => {
    expect(() => svgPath('M0 0T1 1')).toThrow('T');
  });
});

describe('points', () => {
  it('reads pairs and corners', () => {
    expect(points('1,2 3.5,-4!', '5,6')).toEqual([
      [1, 2],
      [3.5, -4, 1],
      [5, 6],
    ]);
    expect(() => points('1,2 3')).toThrow('"3"');
  });
});

describe('hatch and ribbon', () => {
  it('keeps every line inside its shape', () => {
    const lines = hatch(ellipse(0, 0, 50), { angle: 30, gap: 5 });
    for (const [x, y] of lines.flatten().flat()) expect(Math.hypot(x, y)).toBeLessThan(50.5);
  });

  it('tapers to nothing at both ends', () => {
    const [left, , right] = ribbon(line(0, 0, 100, 0), 10).bounds();
    expect([left, right].map(Math.round)).toEqual([0, 100]);
    const square = polygon(points('0,0 10,0 10,10 0,10'));
    expect(hatch(square, { angle: 0, gap: 2, from: 0.5 }).bounds()[0]).toBeCloseTo(5);
  });
});
