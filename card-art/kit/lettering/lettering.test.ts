import { expect, it } from 'vitest';
import { lettering } from './lettering.ts';

it('sets a line that is too long for its room smaller', () => {
  const [left, top, right] = lettering('迷う夜にひとつの灯りを', 300, 100, 40, {
    spacing: 4,
    room: 200,
  }).bounds();
  expect(right - left).toBeLessThanOrEqual(200);
  expect((left + right) / 2).toBeCloseTo(300, -1);
  expect(top).toBeGreaterThan(100 - 40 / 2);
});

it('leaves a line that has room as it is', () => {
  const asked = lettering('星', 0, 0, 40, { room: 200 }).toString();
  expect(asked).toBe(lettering('星', 0, 0, 40).toString());
});
