import { expect, test } from 'vitest';
import { signNames } from '../content/schemas/sign.ts';
import { DAY_MS, FIRST_MONDAY, HOUR_MS, startOf, weeksLater } from '../horoscope/week.ts';
import {
  CATEGORIES,
  type Choice,
  type ChosenWeek,
  LEADERS,
  lineOfWeeks,
  loneWeek,
  STATES,
} from './choice.server.ts';
import { ingresses, moonAngles, PHASES, quarters } from './events.server.ts';
import { apart, houseOf, longitude, placeOf, signOf } from './positions.server.ts';
import { isWorkingDay } from './working-day.server.ts';

/** Ten years. */
const WEEKS = 522;
const line = lineOfWeeks(weeksLater(FIRST_MONDAY, WEEKS - 1));

/** The three that a planet or the Sun leads. */
const LED = ['love', 'work', 'money'] as const;

/** When a choice's day is, if it is an instant. */
function instant({ day }: Choice): number {
  if (!('at' in day)) throw new Error('two days, no instant');
  return day.at;
}

/** The day that a calendar in Tokyo shows, in words. */
function weekday(at: number): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Tokyo', weekday: 'long' }).format(at);
}

/** How far a planet goes in each six hours of a week, and in the six before and after it. */
function moves(planet: 'venus' | 'mercury', { monday }: ChosenWeek): number[] {
  const stands = Array.from({ length: 7 * 4 + 3 }, (_, step) =>
    longitude(planet, startOf(monday) + (step - 1) * 6 * HOUR_MS),
  );
  return stands.slice(1).map((to, step) => apart(stands[step]!, to));
}

test('ten years: every week has a text for each of the four, from a set that the category has', () => {
  expect(line.map(({ monday }) => monday)).toEqual(
    Array.from({ length: WEEKS }, (_, week) => weeksLater(FIRST_MONDAY, week)),
  );
  for (const week of line)
    for (const category of CATEGORIES) {
      const { set, sign } = week[category];
      expect([...(category === 'message' ? PHASES : STATES), 'reserve']).toContain(set);
      expect(signNames[sign]).toBeDefined();
    }
});

test('no text is written in vain: in ten years each is read, by someone of every sign', () => {
  for (const category of CATEGORIES) {
    const read = new Set(line.map((week) => `${week[category].set} ${week[category].sign}`));
    const sets = category === 'message' ? PHASES : STATES;
    // Through houses each sign reads all twelve of a set, once the set was chosen in all twelve signs.
    for (const set of [...sets, 'reserve'])
      for (const place of signNames.keys()) expect(read).toContain(`${set} ${place}`);
  }
});

test('no two signs read the same text in a week', () => {
  for (const week of line)
    for (const category of CATEGORIES) {
      const houses = signNames.map((own) => houseOf(week[category].sign, placeOf(own)));
      expect(new Set(houses).size).toBe(12);
    }
});

// voice.md, section 9.
test.each([
  ['message', 40],
  ['work', 16],
  ['money', 12],
  ['love', 8],
] as const)('whoever reads %s every week for ten years meets no text again within %i weeks', (category, weeks) => {
  for (const own of signNames) {
    const last = new Map<string, number>();
    for (const [number, week] of line.entries()) {
      const { set, sign } = week[category];
      const text = `${set} ${houseOf(sign, placeOf(own))}`;
      expect(number - (last.get(text) ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(weeks);
      last.set(text, number);
    }
  }
});

test('a week’s day lies within the week', () => {
  for (const week of line)
    for (const category of CATEGORIES) {
      const { day } = week[category];
      if ('at' in day) {
        expect(day.at).toBeGreaterThanOrEqual(startOf(week.monday));
        expect(day.at).toBeLessThan(startOf(weeksLater(week.monday, 1)));
      } else {
        const [first, second] = day.days;
        expect([0, 1, 2, 3, 4, 5]).toContain(first);
        expect(second).toBe(first + 1);
      }
    }
});

test('only a reserve has two days, and on both of them the Moon is in its sign at some hour', () => {
  for (const week of line)
    for (const category of CATEGORIES) {
      const { set, sign, day } = week[category];
      expect('days' in day).toBe(set === 'reserve');
      if (!('days' in day)) continue;
      for (const number of day.days) {
        const midnight = startOf(week.monday) + number * DAY_MS;
        const hours = Array.from({ length: 12 }, (_, hour) =>
          signOf('moon', midnight + (2 * hour + 1) * HOUR_MS),
        );
        expect(hours).toContain(sign);
      }
    }
});

test('a message of a phase is of the first quarter-moon in the week, in her sign and at her hour; without one it is a reserve', () => {
  for (const { monday, message } of line) {
    const [first] = quarters(startOf(monday), startOf(weeksLater(monday, 1)));
    expect(message.because === 'no quarter').toBe(!first);
    if (message.set === 'reserve') continue;
    expect(message).toMatchObject({ set: first?.phase, sign: first?.sign });
    const ahead = apart(longitude('sun', instant(message)), longitude('moon', instant(message)));
    expect(Math.abs(apart(PHASES.indexOf(first!.phase) * 90, ahead))).toBeLessThan(0.02);
  }
});

test.each(
  LED,
)('%s enters, is in the middle or leaves, as its planet does around the week’s Thursday', (category) => {
  const leader = LEADERS[category];
  for (const week of line) {
    const { set, sign } = week[category];
    if (set === 'reserve') continue;
    const thursday = startOf(week.monday) + 3.5 * DAY_MS;
    expect(weekday(thursday)).toBe('Thursday');
    expect(sign).toBe(signOf(leader, thursday));
    // A planet that goes forward changes sign at most once in a week; one about to turn may have come back before.
    const came = ingresses(leader, thursday - 7 * DAY_MS, thursday).length % 2 === 1;
    const goes = ingresses(leader, thursday, thursday + 7 * DAY_MS).length % 2 === 1;
    expect(set).toBe(came ? 'entering' : goes ? 'leaving' : 'middle');
  }
});

test.each(
  LED,
)('on the day that %s names the Moon meets its planet or is a sixth or a third of the circle away, else opposite, else at a twelfth', (category) => {
  const leader = LEADERS[category];
  const away = (at: number) => Math.abs(apart(longitude(leader, at), longitude('moon', at)));
  for (const week of line) {
    if (week[category].set === 'reserve') continue;
    const at = instant(week[category]);
    const nearest = [0, 30, 60, 90, 120, 150, 180].toSorted(
      (a, b) => Math.abs(away(at) - a) - Math.abs(away(at) - b),
    )[0]!;
    expect(Math.abs(away(at) - nearest)).toBeLessThan(0.02);
    if ([0, 60, 120].includes(nearest)) continue;
    // Work takes the day opposite, or of another twelfth, where the others are days off.
    if (category === 'work' && isWorkingDay(at)) continue;
    // Only if there is none of these days while the planet is in the sign: then she has nothing else to offer.
    const better = nearest === 180 ? [0, 60, 120] : [0, 60, 120, 180];
    const offered = moonAngles(leader, startOf(week.monday), startOf(weeksLater(week.monday, 1)), 30)
      .filter((day) => signOf(leader, day.at) === week[category].sign)
      .map((day) => Math.min(day.angle, 360 - day.angle));
    expect(offered.filter((angle) => better.includes(angle))).toEqual([]);
  }
});

test('nobody is told a day on which the planet under the text has left; work alone steps over, for a working day', () => {
  for (const week of line) {
    for (const category of LED) {
      const { set, sign } = week[category];
      if (set === 'reserve') continue;
      const at = instant(week[category]);
      if (signOf(LEADERS[category], at) === sign) continue;
      expect(category).toBe('work');
      const days = moonAngles('mercury', startOf(week.monday), startOf(weeksLater(week.monday, 1)), 30);
      expect(days.filter((day) => signOf('mercury', day.at) === sign && isWorkingDay(day.at))).toEqual([]);
    }
  }
});

test('work names a day off in one week of forty, and only where the sky has no other', () => {
  const called = line.filter(({ work }) => work.set !== 'reserve');
  const off = called.filter(({ work }) => !isWorkingDay(instant(work)));
  for (const { monday } of off) {
    const angles = moonAngles('mercury', startOf(monday), startOf(weeksLater(monday, 1)), 30);
    expect(angles.filter(({ at }) => isWorkingDay(at))).toEqual([]);
  }
  expect(off.length / called.length).toBeLessThan(1 / 40);
});

test.each([
  // Venus goes back for six weeks in nineteen months, Mercury for three weeks in four months; weeks begun count.
  ['love', 0.06, 0.1],
  ['work', 0.18, 0.28],
] as const)('%s has a reserve whenever its planet goes back at some hour of the week', (category, least, most) => {
  let weeks = 0;
  for (const week of line) {
    const steps = moves(LEADERS[category], week);
    const retrograde = week[category].because === 'retrograde';
    if (retrograde) weeks++;
    if (retrograde) expect(week[category].set).toBe('reserve');
    // A planet that goes back within a week does so for six hours of it; at its very ends, in those beyond.
    if (steps.slice(1, -1).some((moved) => moved < 0)) expect(retrograde).toBe(true);
    if (steps.every((moved) => moved > 0)) expect(retrograde).toBe(false);
  }
  expect(weeks / WEEKS).toBeGreaterThan(least);
  expect(weeks / WEEKS).toBeLessThan(most);
});

test('the Sun never goes back: money has a reserve only for a text that was read lately', () => {
  for (const { money } of line) expect(money.because).toBe(money.set === 'reserve' ? 'read lately' : 'fresh');
});

test.each([1, 2, 30])('the first %i weeks are the same, whatever week the line goes on to', (weeks) => {
  expect(lineOfWeeks(weeksLater(FIRST_MONDAY, weeks - 1))).toEqual(line.slice(0, weeks));
});

test('a week before the line is read by itself, and the first week of the line as well', () => {
  expect(loneWeek(FIRST_MONDAY)).toEqual(line[0]);
  const before = loneWeek(weeksLater(FIRST_MONDAY, -3));
  for (const category of CATEGORIES) expect(before[category].because).not.toBe('read lately');
  // Venus and Mercury both went back in the week of 2026-11-02.
  expect(before).toMatchObject({ love: { because: 'retrograde' }, work: { because: 'retrograde' } });
});

// The week that the samples were written for: full moon on Tuesday (U.S. Naval Observatory: 2026-11-24 14:53 UTC).
test('2026-11-23: full moon in gemini, Venus in libra, Mercury in scorpio, the Sun new in sagittarius', () => {
  expect(line[0]).toMatchObject({
    monday: '2026-11-23',
    message: { set: 'full-moon', sign: placeOf('gemini'), because: 'fresh' },
    love: { set: 'middle', sign: placeOf('libra'), because: 'fresh' },
    work: { set: 'middle', sign: placeOf('scorpio'), because: 'fresh' },
    money: { set: 'entering', sign: placeOf('sagittarius'), because: 'fresh' },
  });
  const days = CATEGORIES.map((category) => weekday(instant(line[0]![category])));
  expect(days).toEqual(['Tuesday', 'Thursday', 'Friday', 'Sunday']);
});
