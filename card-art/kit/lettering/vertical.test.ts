import { describe, expect, it } from 'vitest';
import { columnsOf, verticalLettering } from './vertical.ts';

describe('a column', () => {
  it('holds as many characters as there are rows', () => {
    expect(columnsOf('あいうえお', 2)).toEqual(['あい', 'うえ', 'お']);
    expect(columnsOf('', 3)).toEqual([]);
  });

  it('lets a stop hang below rather than begin the next one', () => {
    expect(columnsOf('あい。うえ', 2)).toEqual(['あい。', 'うえ']);
  });

  it('never begins with a small kana or a closing bracket: the character before comes along', () => {
    expect(columnsOf('止まって', 2)).toEqual(['止', 'まっ', 'て']);
    expect(columnsOf('その「星」が', 4)).toEqual(['その', '「星」が']);
  });

  it('never ends with an opening bracket', () => {
    expect(columnsOf('に「星', 2)).toEqual(['に', '「星']);
  });
});

describe('vertical lettering', () => {
  const type = { size: 20, advance: 24, pitch: 40, rows: 3 };

  it('runs from top to foot, then from right to left', () => {
    const [left, , right, bottom] = verticalLettering(['一二三四'], 200, 0, type).bounds();
    expect(left).toBeLessThan(170); // 四 begins a second column
    expect(right).toBeGreaterThan(200);
    expect(bottom).toBeLessThan(3 * 24);
  });

  it('sets a stop into the upper right of its square', () => {
    const [left, , , bottom] = verticalLettering(['。'], 200, 0, type).bounds();
    expect(left).toBeGreaterThan(200 - 2);
    expect(bottom).toBeLessThan(12);
  });
});
