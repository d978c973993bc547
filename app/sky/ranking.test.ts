import { expect, test } from 'vitest';
import { loadContent } from '../content/load.server.ts';
import { type SignName, signNames } from '../content/schemas/sign.ts';
import type { Content } from '../content/types.ts';
import { FIRST_MONDAY, type Monday, weeksLater } from '../horoscope/week.ts';
import { type RankedSign, rank } from './ranking.server.ts';

const { sky } = loadContent();

type Ranked = Pick<Content, 'sky' | 'weeks' | 'ranking'>;

const fixed = (...signs: { sign: SignName; reason?: string }[]): Content['ranking'] => ({
  from: 'fixed',
  ranking: signs.map((entry, place) => ({ rank: place + 1, ...entry })),
});
const shipped = fixed({ sign: 'scorpio' }, { sign: 'leo' }, { sign: 'pisces' });

function ranked(monday: Monday, week: number, change: Partial<Ranked> = {}): RankedSign[] {
  return rank(monday, week, { sky, weeks: new Map(), ranking: shipped, ...change });
}

const fromSky = { ranking: { ...shipped, from: 'sky' as const } };
const names = (ranking: RankedSign[]) => ranking.map(({ sign }) => sign);

test('fixed: the signs as they are written, without points; a written reason stands, else the sky gives one', () => {
  const ranking = fixed({ sign: 'pisces' }, { sign: 'leo', reason: '理由です。' }, { sign: 'aries' });
  for (const week of [0, 1, 40]) {
    const [pisces, leo, aries] = ranked(weeksLater(FIRST_MONDAY, week), week, { ranking });
    expect([pisces?.sign, leo, aries?.sign]).toEqual([
      'pisces',
      { sign: 'leo', reason: '理由です。' },
      'aries',
    ]);
    expect(pisces).not.toHaveProperty('points');
    const ofTheSky = Object.values(sky.reasons).flatMap((houses) => Object.values(houses));
    expect(ofTheSky).toContain(pisces?.reason);
    expect(ofTheSky).toContain(aries?.reason);
  }
});

test('what the owner ranks in a week’s file stands above both, that week alone', () => {
  const own = [
    { sign: 'virgo' as const, reason: '書いた理由。' },
    { sign: 'aries' as const },
    { sign: 'leo' as const },
  ];
  const weeks = new Map([[FIRST_MONDAY, { ranking: own }]]);
  for (const change of [{ weeks }, { weeks, ...fromSky }]) {
    expect(names(ranked(FIRST_MONDAY, 0, change))).toEqual(['virgo', 'aries', 'leo']);
    expect(ranked(FIRST_MONDAY, 0, change)[0]).toEqual({ sign: 'virgo', reason: '書いた理由。' });
    expect(names(ranked(weeksLater(FIRST_MONDAY, 1), 1, change))).not.toEqual(['virgo', 'aries', 'leo']);
  }
});

/*
 * Points by hand: a body in sign s is kind (house 1, 5, 9, 10 or 11) to s itself, and to the signs 4, 8, 9 and 10 before it.
 * Venus and Jupiter are worth 3, the Sun and the week's phase 2.
 */
test('2026-11-23, by hand: Venus libra, Jupiter leo, Sun sagittarius, full moon gemini', () => {
  // 3 venus: libra, gemini, sagittarius, capricorn, aquarius. 3 jupiter: leo, aries, libra, scorpio, sagittarius.
  // 2 sun: sagittarius, leo, aries, aquarius, pisces. 2 full moon: gemini, libra, aquarius, leo, virgo.
  // Sagittarius and libra have 8; leo and aquarius have 7, and leo has Jupiter in it.
  expect(ranked(FIRST_MONDAY, 0, fromSky)).toEqual([
    { sign: 'libra', reason: sky.reasons.venus['1'], points: { total: 8, parts: '金星3・木星3・満月2' } },
    { sign: 'sagittarius', reason: sky.reasons.sun['1'], points: { total: 8, parts: '金星3・木星3・太陽2' } },
    { sign: 'leo', reason: sky.reasons.jupiter['1'], points: { total: 7, parts: '木星3・太陽2・満月2' } },
  ]);
});

test('2026-12-14, by hand: Venus scorpio, Jupiter leo, Sun sagittarius, first quarter pisces; a tie of five', () => {
  // 3 venus: scorpio, cancer, pisces, aquarius, capricorn. 3 jupiter: leo, aries, sagittarius, scorpio, libra.
  // 2 sun: sagittarius, leo, aries, pisces, aquarius. 2 first quarter: pisces, scorpio, cancer, gemini, taurus.
  // Scorpio 8, pisces 7; aries, cancer, leo, sagittarius, aquarius 5. Leo has Jupiter, sagittarius the Sun: in the zodiac's order.
  const ranking = ranked('2026-12-14', 3, fromSky);
  expect(ranking.map(({ sign, points }) => [sign, points?.total, points?.parts])).toEqual([
    ['scorpio', 8, '金星3・木星3・上弦2'],
    ['pisces', 7, '金星3・太陽2・上弦2'],
    ['leo', 5, '木星3・太陽2'],
  ]);
});

test('2027-03-01, by hand, a week without a quarter: Venus aquarius, Jupiter leo, Sun pisces', () => {
  // Aries and libra have Venus and Jupiter, 6; gemini, scorpio and taurus one of them and the Sun, 5.
  const ranking = ranked('2027-03-01', 14, fromSky);
  expect(ranking.map(({ sign, points }) => [sign, points?.total, points?.parts])).toEqual([
    ['aries', 6, '金星3・木星3'],
    ['libra', 6, '金星3・木星3'],
    ['taurus', 5, '金星3・太陽2'],
  ]);
});

test('two years from the sky: three signs, the points never rise, and are what their parts add up to', () => {
  for (let week = 0; week < 104; week++) {
    const ranking = ranked(weeksLater(FIRST_MONDAY, week), week, fromSky);
    expect(new Set(names(ranking)).size).toBe(3);
    const totals = ranking.map(({ points }) => points?.total ?? Number.NaN);
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    for (const { points } of ranking) {
      const parts = [...(points?.parts.matchAll(/\d/g) ?? [])].map(Number);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(points?.total);
    }
  }
});

test('whoever stands first every week reads no reason twice running', () => {
  for (const sign of signNames) {
    const [other, another] = signNames.filter((name) => name !== sign);
    const ranking = fixed({ sign }, { sign: other! }, { sign: another! });
    const reasons = Array.from(
      { length: 104 },
      (_, week) => ranked(weeksLater(FIRST_MONDAY, week), week, { ranking })[0]!.reason,
    );
    const again = reasons.flatMap((reason, week) =>
      reason === reasons[week - 1] ? [`${sign} ${week} ${reason}`] : [],
    );
    expect(again).toEqual([]);
  }
});
