import { expect, test } from 'vitest';
import { loadContent } from '../content/load.server.ts';
import { signNames } from '../content/schemas/sign.ts';
import { FIRST_MONDAY, HOUR_MS, type Monday, startOf, weeksLater } from '../horoscope/week.ts';
import { quarters } from './events.server.ts';
import { signOf } from './positions.server.ts';
import { weekSky } from './week-sky.server.ts';

const { sky, signs } = loadContent();
const { events: texts, words } = sky;
const names = signs.map(({ name }) => name);
const skyOf = (monday: Monday) => weekSky(monday, { sky, signs });

/** A line of content with its slots filled. */
function said(line: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((text, [slot, value]) => text.replace(`{${slot}}`, value), line);
}

// Full moon: U.S. Naval Observatory, 2026-11-24 14:53 UTC. Mars: Swiss Ephemeris, 2026-11-25 23:37 UTC.
test('2026-11-23: full moon in gemini on Tuesday, Mars into virgo on Thursday, the Sun in sagittarius all week', () => {
  const { events, lines, headline } = skyOf(FIRST_MONDAY);
  expect(events).toEqual([
    {
      date: '11/24',
      time: '火 23:53',
      mark: 'full-moon',
      title: '満月 双子座',
      text: texts.phases['full-moon'].gemini,
    },
    {
      date: '11/26',
      time: '木 8:37',
      mark: 'enters',
      title: '火星が乙女座へ',
      text: texts.ingress.mars.virgo,
    },
    { date: words.allWeek, mark: 'stands', title: '太陽は射手座', text: texts.sun.sagittarius },
  ]);
  expect(lines).toEqual([]);
  expect(headline).toBe(`火曜の夜、満月・双子座。${texts.phases['full-moon'].gemini}`);
});

test('2026-11-23: seven days from Monday, she waxes until Tuesday, and Tuesday’s Moon alone is the full one', () => {
  const { days } = skyOf(FIRST_MONDAY);
  expect(days.map(({ weekday, day }) => `${weekday}${day}`)).toEqual([
    '月23',
    '火24',
    '水25',
    '木26',
    '金27',
    '土28',
    '日29',
  ]);
  expect(days.map(({ full }) => full)).toEqual([false, true, false, false, false, false, false]);
  expect(days.map(({ moon }) => moon.waxing)).toEqual([true, true, false, false, false, false, false]);
  expect(days[1]?.moon.lit).toBe(1);
  const waning = days.slice(1).map(({ moon }) => moon.lit);
  expect(waning).toEqual(waning.toSorted((a, b) => b - a));
});

test('2026-11-23: the Moon goes from taurus through gemini and cancer to leo', () => {
  const { bands, bandsText } = skyOf(FIRST_MONDAY);
  expect(bandsText).toBe('牡牛座、火曜20:10から双子座、木曜19:51から蟹座、土曜20:20から獅子座');
  // 44:10, 47:41, 48:29 and 27:40 hours of 168.
  expect(bands).toEqual([
    { sign: '牡牛座', share: 26.3 },
    { sign: '双子座', share: 28.4 },
    { sign: '蟹座', share: 28.9 },
    { sign: '獅子座', share: 16.5 },
  ]);
});

test('two years: the bands fill the week, and are the Moon’s signs in their order', () => {
  for (let week = 0; week < 104; week++) {
    const monday = weeksLater(FIRST_MONDAY, week);
    const { bands, days } = skyOf(monday);
    const sum = bands.reduce((all, { share }) => all + share, 0);
    expect(Math.abs(sum - 100), monday).toBeLessThanOrEqual(0.05 * bands.length + 1e-9);
    const places = bands.map(({ sign }) => names.indexOf(sign));
    expect(places, monday).toEqual(places.map((_, band) => (places[0]! + band) % 12));
    expect(places[0]).toBe(signOf('moon', startOf(monday)));
    expect(places.at(-1)).toBe(signOf('moon', startOf(weeksLater(monday, 1)) - HOUR_MS / 30));
    expect(days).toHaveLength(7);
  }
});

test('two years: a headline in every week, of its first quarter-moon; without one, of the Sun', () => {
  let without = 0;
  for (let week = 0; week < 104; week++) {
    const monday = weeksLater(FIRST_MONDAY, week);
    const { headline, events } = skyOf(monday);
    expect(headline, monday).not.toMatch(/[{}]|undefined/);
    const [first] = quarters(startOf(monday), startOf(weeksLater(monday, 1)));
    if (first) {
      expect(headline, monday).toMatch(
        new RegExp(`^.曜の(未明|明け方|朝|昼|午後|夕方|夜)、${words.phases[first.phase]}・`),
      );
    } else {
      without++;
      expect(headline, monday).toMatch(/^太陽は.{1,2}座。/);
      expect(events.filter(({ mark }) => mark in words.phases)).toEqual([]);
    }
  }
  expect(without).toBeGreaterThanOrEqual(4);
});

test('2027-03-01, without a quarter: the headline is the Sun’s, who stands in pisces', () => {
  expect(skyOf('2027-03-01').headline).toBe(`太陽は魚座。${texts.sun.pisces}`);
});

test('2029-01-01, with two quarters: both are told, the first in the headline', () => {
  const { events, headline } = skyOf('2029-01-01');
  expect(events.map(({ mark }) => mark)).toEqual(['full-moon', 'last-quarter', 'stands']);
  expect(headline).toBe(`月曜の未明、満月・蟹座。${texts.phases['full-moon'].cancer}`);
});

test('2026-12-21, the Sun changes sign: told once, in its place among the days, and nowhere as standing', () => {
  const { events } = skyOf('2026-12-21');
  expect(events.map(({ date, title }) => `${date} ${title}`)).toEqual([
    '12/22 太陽が山羊座へ',
    '12/24 満月 蟹座',
    '12/26 水星が山羊座へ',
  ]);
});

// NASA's catalogue of eclipses: 2027-02-06 16:00 UTC (Sun), 2028-01-12 04:13 UTC (Moon).
test.each([
  ['2027-02-01', 'solar-eclipse', '日曜'],
  ['2028-01-10', 'lunar-eclipse', '水曜'],
] as const)('%s: a %s on %s is the first line', (monday, eclipse, day) => {
  expect(skyOf(monday).lines[0]).toBe(said(texts.lines[eclipse], { day }));
});

// Swiss Ephemeris: Mercury back 2027-02-09 17:37 UTC, forward 2027-03-03 12:32 UTC.
test('a retrograde of Mercury begins, lasts for two weeks, ends, and is over', () => {
  const { begins, lasts, ends } = texts.lines.mercury;
  const expected: [Monday, string | undefined][] = [
    ['2027-02-01', undefined],
    ['2027-02-08', said(begins, { day: '水曜' })],
    ['2027-02-15', said(lasts, { until: '3月3日' })],
    ['2027-02-22', said(lasts, { until: '3月3日' })],
    ['2027-03-01', said(ends, { day: '水曜' })],
    ['2027-03-08', undefined],
  ];
  for (const [monday, line] of expected) {
    const ofMercury = skyOf(monday).lines.filter((said) => said.includes(words.bodies.mercury));
    expect(ofMercury, monday).toEqual(line === undefined ? [] : [line]);
  }
});

// Swiss Ephemeris: Mars back 2027-01-10, forward 2027-04-01, both Tokyo's days.
test('a retrograde of Mars through twelve weeks: one line each, the same until', () => {
  const { begins, lasts, ends } = texts.lines.mars;
  const weeks = Array.from({ length: 13 }, (_, week) => weeksLater('2027-01-04', week));
  const lines = weeks.map((monday) => skyOf(monday).lines.filter((line) => line.includes(words.bodies.mars)));
  expect(lines[0]).toEqual([said(begins, { day: '日曜' })]);
  for (const line of lines.slice(1, -1)) expect(line).toEqual([said(lasts, { until: '4月1日' })]);
  expect(lines.at(-1)).toEqual([said(ends, { day: '木曜' })]);
});

// Swiss Ephemeris: Jupiter into virgo 2027-07-26 04:49 UTC, Saturn into taurus 2028-04-13 03:39 UTC.
test.each([
  ['2027-07-26', 'jupiter', '月曜', 'virgo'],
  ['2028-04-10', 'saturn', '木曜', 'taurus'],
] as const)('%s: %s changes sign on %s, to %s', (monday, body, day, sign) => {
  const line = said(texts.lines['slow-ingress'], {
    day,
    planet: words.bodies[body],
    sign: names[signNames.indexOf(sign)]!,
  });
  expect(skyOf(monday).lines).toEqual([line]);
});
