import { expect, test } from 'vitest';
import { isWorkingDay } from './working-day.server.ts';

/** Holidays of 2026 and 2027 as the Cabinet Office publishes them (国民の祝日について). */
test.each([
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2026-11-22', false],
  // 勤労感謝の日
  ['2026-11-23', false],
  ['2026-11-24', true],
  ['2026-12-28', true],
  ['2026-12-29', false],
  ['2027-01-01', false],
  ['2027-01-04', true],
  // 成人の日, the second Monday
  ['2027-01-11', false],
  // the holiday itself is a Sunday: the Monday is off in its place
  ['2027-03-22', false],
  ['2027-05-06', true],
])('%s: whether most people work is %s, from its first minute in Tokyo to its last', (day, works) => {
  expect(isWorkingDay(Date.parse(`${day}T00:00:00+09:00`))).toBe(works);
  expect(isWorkingDay(Date.parse(`${day}T23:59:00+09:00`))).toBe(works);
});
