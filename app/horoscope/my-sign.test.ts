import { expect, test } from 'vitest';
import { loadContent } from '../content/load.server.ts';
import { signOfBirthday } from './my-sign.ts';

const { signs } = loadContent();

/** Every day of a leap year, as month and day. */
const days = Array.from({ length: 366 }, (_, place) => {
  const date = new Date(Date.UTC(2028, 0, 1 + place));
  return [date.getUTCMonth() + 1, date.getUTCDate()] as const;
});

test('every day of a leap year has exactly one sign', () => {
  for (const [month, day] of days) {
    const found = signs.filter((sign) => signOfBirthday([sign], month, day) !== undefined);
    expect(
      found.map(({ sign }) => sign),
      `${month}/${day}`,
    ).toHaveLength(1);
    expect(signOfBirthday(signs, month, day)).toBe(found[0]);
  }
});

test('through the year the signs come in their order, each once and on end', () => {
  const order = days.map(([month, day]) => signOfBirthday(signs, month, day)!.sign);
  const runs = order.filter((sign, place) => sign !== order[place - 1]);
  // The year begins in the sign in which it ends.
  expect(runs).toEqual([
    'capricorn',
    'aquarius',
    'pisces',
    'aries',
    'taurus',
    'gemini',
    'cancer',
    'leo',
    'virgo',
    'libra',
    'scorpio',
    'sagittarius',
    'capricorn',
  ]);
});

test('the first and the last day of a sign are its own', () => {
  for (const { sign, dates } of signs)
    for (const end of dates.split('〜')) {
      const [month = 0, day = 0] = end.split('/').map(Number);
      expect(signOfBirthday(signs, month, day)?.sign, end).toBe(sign);
    }
});

test.each([
  [2, 30],
  [4, 31],
  [6, 31],
  [9, 31],
  [11, 31],
  [1, 32],
])('%i/%i is no birthday', (month, day) => {
  expect(signOfBirthday(signs, month, day)).toBeUndefined();
});

test('29 February is a birthday', () => {
  expect(signOfBirthday(signs, 2, 29)?.sign).toBe('pisces');
});
