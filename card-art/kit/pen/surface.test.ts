import { describe, expect, it } from 'vitest';
import { palettes } from '../grade/palettes.ts';
import { Art, line, local, ramp, svgPath } from './index.ts';

const blank = (): Art =>
  new Art({ id: 'x-', width: 100, height: 100, palette: palettes.tarot, light: [50, 50] });

describe('Art', () => {
  it('merges neighbours with the same pen, but never fills that may overlap', () => {
    const count = (draw: (art: Art) => void): number => {
      const art = blank();
      draw(art);
      return art.toSvg().match(/<path/g)?.length ?? 0;
    };
    const [a, b] = [line(0, 0, 1, 1), line(2, 2, 3, 3)];
    expect(count((art) => art.line(a).line(b))).toBe(1);
    expect(count((art) => art.line(a).line(b, 5))).toBe(2);
    expect(count((art) => art.blot(a).blot(b))).toBe(1);
    expect(count((art) => art.fill(a).fill(b))).toBe(2);
  });

  it('leaves out empty paths', () => {
    expect(blank().line([]).toSvg()).not.toContain('<path');
  });

  it('places motifs: scale, mirror, turn, move', () => {
    const box = local(blank(), 10, 20, 2, { rot: 90, mirror: true });
    expect(box.at(1, 0).map(Math.round)).toEqual([10, 18]);
    expect(box.place(svgPath('M0 0L0 -5')).toData()).toBe('M10 20L20 20');
  });
});

describe('ramp', () => {
  it('reads offsets, colours and opacities', () => {
    expect(ramp(0, '#111111', 0.5, '#222222', 0.3, 1, '#333333', 0)).toEqual([
      [0, '#111111'],
      [0.5, '#222222', 0.3],
      [1, '#333333', 0],
    ]);
    expect(() => ramp(0, 1)).toThrow();
  });
});
