import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, type Monday, startOf, weeksLater } from '../horoscope/week.ts';
import {
  eclipses,
  ingresses,
  leaves,
  moonAngles,
  PHASES,
  type Phase,
  type Quarter,
  quarters,
  stations,
} from './events.server.ts';
import { apart, type Luminary, longitude, type Planet, placeOf, signOf } from './positions.server.ts';

const MINUTE_MS = 60_000;
const utc = (instant: string) => Date.parse(`${instant}Z`);
const minutesApart = (one: number, other: number) => Math.abs(one - other) / MINUTE_MS;

/** What is found within two days of an instant. */
function around<Found>(search: (from: number, to: number) => Found[], instant: string): Found[] {
  return search(utc(instant) - 2 * DAY_MS, utc(instant) + 2 * DAY_MS);
}

/** A week of Tokyo's calendar. */
function within<Found>(search: (from: number, to: number) => Found[], monday: Monday): Found[] {
  return search(startOf(monday), startOf(weeksLater(monday, 1)));
}

/*
 * Every published instant below (UTC) was also found with Moshier's ephemeris, at most 45 seconds from it. How far ours may
 * be apart is what 0.003° are for the body, and a half minute for the rounding on each side.
 */

// U.S. Naval Observatory, Phases of the Moon (aa.usno.navy.mil/data/MoonPhases).
test.each<[Phase, string]>([
  ['full-moon', '2026-01-03T10:03'],
  ['last-quarter', '2026-01-10T15:48'],
  ['new-moon', '2026-01-18T19:52'],
  ['first-quarter', '2026-01-26T04:47'],
  ['new-moon', '2026-08-12T17:37'],
  ['full-moon', '2026-10-26T04:12'],
  ['last-quarter', '2026-11-01T20:28'],
  ['new-moon', '2026-11-09T07:02'],
  ['first-quarter', '2026-11-17T11:48'],
  ['full-moon', '2026-11-24T14:53'],
  ['last-quarter', '2026-12-01T06:09'],
  ['new-moon', '2026-12-09T00:52'],
  ['first-quarter', '2026-12-17T05:43'],
  ['full-moon', '2026-12-24T01:28'],
  ['new-moon', '2027-01-07T20:24'],
  ['full-moon', '2027-08-17T07:29'],
  ['full-moon', '2028-01-12T04:03'],
  ['new-moon', '2028-07-22T03:02'],
  ['full-moon', '2028-12-31T16:48'],
])('%s of %s, to the minute', (phase, instant) => {
  const [quarter, ...others] = around(quarters, instant);
  expect(others).toEqual([]);
  expect(quarter?.phase).toBe(phase);
  expect(minutesApart(quarter!.at, utc(instant))).toBeLessThanOrEqual(1);
});

// NASA, Five Millennium Catalogs of Solar and of Lunar Eclipses (Espenak and Meeus): the greatest eclipse, in Terrestrial
// Time, which is 69 s ahead of UTC. All of the three years: three lunar eclipses of 2027 are of the half-shadow only.
test('the eclipses of 2026 to 2028 are those of the catalogue, to half a minute', () => {
  const catalogue: [Luminary, string][] = [
    ['sun', '2026-02-17T12:13:06'],
    ['moon', '2026-03-03T11:34:52'],
    ['sun', '2026-08-12T17:47:06'],
    ['moon', '2026-08-28T04:14:04'],
    ['sun', '2027-02-06T16:00:48'],
    ['sun', '2027-08-02T10:07:50'],
    ['moon', '2028-01-12T04:14:13'],
    ['sun', '2028-01-26T15:08:59'],
    ['moon', '2028-07-06T18:20:57'],
    ['sun', '2028-07-22T02:56:40'],
    ['moon', '2028-12-31T16:53:15'],
  ];
  const found = eclipses(utc('2026-01-01T00:00'), utc('2029-01-01T00:00'));
  expect(found.map((eclipse) => eclipse.of)).toEqual(catalogue.map(([of]) => of));
  for (const [place, [, greatest]] of catalogue.entries())
    expect(minutesApart(found[place]!.at, utc(greatest) - 69_184)).toBeLessThan(0.5);
});

// U.S. Naval Observatory, Earth's Seasons: equinoxes and solstices (aa.usno.navy.mil/data/Earth_Seasons).
test.each([
  ['2026-03-20T14:46', 'aries'],
  ['2026-06-21T08:25', 'cancer'],
  ['2026-09-23T00:05', 'libra'],
  ['2026-12-21T20:50', 'capricorn'],
  ['2027-03-20T20:25', 'aries'],
  ['2027-06-21T14:11', 'cancer'],
  ['2027-09-23T06:02', 'libra'],
  ['2027-12-22T02:42', 'capricorn'],
  ['2028-03-20T02:17', 'aries'],
  ['2028-06-20T20:02', 'cancer'],
  ['2028-09-22T11:45', 'libra'],
  ['2028-12-21T08:20', 'capricorn'],
] as const)('at %s the Sun enters %s, to two minutes', (instant, sign) => {
  const [ingress, ...others] = around((from, to) => ingresses('sun', from, to), instant);
  expect(others).toEqual([]);
  expect(ingress?.sign).toBe(placeOf(sign));
  expect(minutesApart(ingress!.at, utc(instant))).toBeLessThanOrEqual(2);
});

// Tables of the Swiss Ephemeris (Astrodienst), as calendars print them (Saturn's: cafeastrology.com, in New York's time).
// Where a planet is slow, minutes are long: Venus about to turn, Jupiter, and most of all Saturn with 0.005° in an hour.
test.each([
  ['2026-04-09T19:36', 'mars', 'aries', 3],
  ['2026-04-24T04:04', 'venus', 'gemini', 3],
  ['2026-08-06T19:13', 'venus', 'libra', 3],
  ['2026-09-28T02:49', 'mars', 'leo', 3],
  ['2026-11-25T23:37', 'mars', 'virgo', 3],
  ['2026-12-04T08:13', 'venus', 'scorpio', 3],
  ['2026-12-06T08:33', 'mercury', 'sagittarius', 3],
  ['2027-02-21T14:14', 'mars', 'leo', 3],
  ['2026-09-10T08:07', 'venus', 'scorpio', 7],
  ['2026-10-25T09:10', 'venus', 'libra', 14],
  ['2026-06-30T05:52', 'jupiter', 'leo', 5],
  ['2027-07-26T04:49', 'jupiter', 'virgo', 5],
  ['2028-08-24T05:08', 'jupiter', 'libra', 5],
  ['2026-02-14T00:11', 'saturn', 'aries', 31],
  ['2028-04-13T03:39', 'saturn', 'taurus', 31],
] as const)('at %s %s enters %s, to %i minutes', (instant, planet, sign, minutes) => {
  const [ingress, ...others] = around((from, to) => ingresses(planet, from, to), instant);
  expect(others).toEqual([]);
  expect(ingress?.sign).toBe(placeOf(sign));
  expect(minutesApart(ingress!.at, utc(instant))).toBeLessThanOrEqual(minutes);
});

// Tables of the Swiss Ephemeris, as before. A planet stands still for hours; which minute is the middle, 0.0001° decide.
test.each([
  ['2026-02-26T06:48', 'mercury', 'back'],
  ['2026-03-11T03:30', 'jupiter', 'forward'],
  ['2026-03-20T19:33', 'mercury', 'forward'],
  ['2026-06-29T17:36', 'mercury', 'back'],
  ['2026-07-23T22:58', 'mercury', 'forward'],
  ['2026-07-26T19:56', 'saturn', 'back'],
  ['2026-10-03T07:16', 'venus', 'back'],
  ['2026-10-24T07:13', 'mercury', 'back'],
  ['2026-11-13T15:54', 'mercury', 'forward'],
  ['2026-11-14T00:28', 'venus', 'forward'],
  ['2026-12-10T23:31', 'saturn', 'forward'],
  ['2026-12-13T00:57', 'jupiter', 'back'],
  ['2027-01-10T12:59', 'mars', 'back'],
  ['2027-04-01T14:08', 'mars', 'forward'],
] as const)('at %s %s turns %s, to a quarter of an hour', (instant, planet, turns) => {
  const [station, ...others] = around((from, to) => stations(planet, from, to), instant);
  expect(others).toEqual([]);
  expect(station).toMatchObject({ planet, turns });
  expect(minutesApart(station!.at, utc(instant))).toBeLessThanOrEqual(15);
});

test('a retrograde over a boundary: Venus enters scorpio, goes back into libra, and enters scorpio again', () => {
  const [from, to] = [utc('2026-09-01T00:00'), utc('2026-12-31T00:00')];
  const signs = ingresses('venus', from, to);
  expect(signs.map(({ sign }) => sign)).toEqual(
    (['scorpio', 'libra', 'scorpio'] as const).map((sign) => placeOf(sign)),
  );
  const turns = stations('venus', from, to);
  expect(turns.map((station) => station.turns)).toEqual(['back', 'forward']);
  const order = [signs[0]!, turns[0]!, signs[1]!, turns[1]!, signs[2]!].map(({ at }) => at);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(leaves('venus', utc('2026-10-20T00:00'))).toBe(signs[1]!.at);
  expect(leaves('venus', utc('2026-11-24T00:00'))).toBe(signs[2]!.at);
});

test('every station is followed by one the other way, after three weeks (Mercury) to five months (Saturn)', () => {
  const [from, to] = [utc('2026-01-01T00:00'), utc('2032-01-01T00:00')];
  // Days from a station back to the next forward, the shortest and the longest, roundly.
  const days = {
    mercury: [19, 25],
    venus: [40, 44],
    mars: [55, 83],
    jupiter: [115, 125],
    saturn: [130, 145],
  } as const;
  for (const [planet, [shortest, longest]] of Object.entries(days) as [Planet, readonly [number, number]][]) {
    const found = stations(planet, from, to);
    for (const [place, station] of found.entries()) {
      const next = found[place + 1];
      if (!next) break;
      expect(next.turns).not.toBe(station.turns);
      if (station.turns === 'forward') continue;
      expect((next.at - station.at) / DAY_MS).toBeGreaterThan(shortest);
      expect((next.at - station.at) / DAY_MS).toBeLessThan(longest);
    }
  }
  // Mercury goes back three times in a year, or four.
  expect(stations('mercury', from, to).length).toBeGreaterThanOrEqual(6 * 3 * 2);
  expect(stations('mercury', from, to).length).toBeLessThanOrEqual(6 * 4 * 2);
});

test('the Moon enters one sign after the other, every 1.9 to 2.7 days', () => {
  const found = ingresses('moon', utc('2026-01-01T00:00'), utc('2029-01-01T00:00'));
  // Thirteen times and a bit through all signs in a year.
  expect(found.length).toBeGreaterThan(3 * 13 * 12);
  for (const [place, { sign, at }] of found.entries()) {
    expect(Math.abs(apart(sign * 30, longitude('moon', at)))).toBeLessThan(0.01);
    const next = found[place + 1];
    if (!next) continue;
    expect(next.sign).toBe((sign + 1) % 12);
    expect((next.at - at) / DAY_MS).toBeGreaterThan(1.9);
    expect((next.at - at) / DAY_MS).toBeLessThan(2.7);
  }
});

test('at every quarter of four years the Moon is a quarter further from the Sun, as seen from here, and in the sign it says', () => {
  const found = quarters(utc('2026-01-01T00:00'), utc('2030-01-01T00:00'));
  // 12.37 moons a year, four quarters each.
  expect(found.length).toBeGreaterThanOrEqual(197);
  expect(found.length).toBeLessThanOrEqual(199);
  for (const [place, { phase, at, sign }] of found.entries()) {
    const ahead = apart(longitude('sun', at), longitude('moon', at));
    expect(Math.abs(apart(PHASES.indexOf(phase) * 90, ahead))).toBeLessThan(0.006);
    expect(sign).toBe(signOf('moon', at));
    if (place > 0) expect(phase).toBe(PHASES[(PHASES.indexOf(found[place - 1]!.phase) + 1) % 4]);
  }
});

test('an eclipse of the Sun belongs to a new moon, one of the Moon to a full moon', () => {
  const all = eclipses(utc('2026-01-01T00:00'), utc('2036-01-01T00:00'));
  // At least two of the Sun in every year.
  expect(all.filter((eclipse) => eclipse.of === 'sun').length).toBeGreaterThanOrEqual(20);
  for (const eclipse of all) {
    const [quarter] = quarters(eclipse.at - 2 * HOUR_MS, eclipse.at + 2 * HOUR_MS);
    expect(quarter?.phase).toBe(eclipse.of === 'sun' ? 'new-moon' : 'full-moon');
    expect(minutesApart(quarter!.at, eclipse.at)).toBeLessThan(30);
  }
});

// From the quarters above and the Naval Observatory's others: 2028-04-02 19:15, -04-09 10:27; 2026-10-10 15:50, -10-18 16:13.
test('a week with two quarters, weeks with none', () => {
  const phases = (monday: Monday) => within(quarters, monday).map(({ phase }) => phase);
  expect(phases('2026-11-23')).toEqual(['full-moon']);
  expect(phases('2028-04-03')).toEqual(['first-quarter', 'full-moon']);
  expect(phases('2026-10-12')).toEqual([]);
  expect(phases('2028-03-27')).toEqual([]);
  expect(phases('2028-04-10')).toEqual([]);
});

// The full moon of 2028-12-31 16:48 is at 01:48 of 2029-01-01 in Tokyo, a Monday; so is its eclipse.
test('weeks around a year’s end: what happens after midnight in Tokyo belongs to the new week', () => {
  const phases = (monday: Monday) => within(quarters, monday).map(({ phase }) => phase);
  expect(phases('2028-12-25')).toEqual([]);
  expect(within(eclipses, '2028-12-25')).toEqual([]);
  expect(phases('2029-01-01')).toEqual(['full-moon', 'last-quarter']);
  expect(within(eclipses, '2029-01-01')).toMatchObject([{ of: 'moon' }]);
  expect(phases('2026-12-28')).toEqual(['last-quarter']);
  expect(phases('2027-01-04')).toEqual(['new-moon']);
});

test('the weeks of three years, year ends too, share out the quarters: none is lost, none is told twice', () => {
  const shared: Quarter[] = [];
  let monday = '2026-01-05';
  for (; monday < '2029-01-07'; monday = weeksLater(monday, 1)) shared.push(...within(quarters, monday));
  const all = quarters(startOf('2026-01-05'), startOf(monday));
  expect(shared.map(({ phase }) => phase)).toEqual(all.map(({ phase }) => phase));
  for (const [place, { at }] of all.entries())
    expect(minutesApart(shared[place]!.at, at)).toBeLessThanOrEqual(1);
});

test('a quarter in the last half minute of a span belongs to it, and not to the next', () => {
  const all = quarters(utc('2026-01-01T00:00'), utc('2029-01-01T00:00'));
  let before = 0;
  for (const { at } of all) {
    // The minute it is rounded to: half of the quarters are seconds before, half after.
    const [ended, begun] = [quarters(at - DAY_MS, at), quarters(at, at + DAY_MS)];
    expect(ended.length + begun.length).toBe(1);
    for (const quarter of ended) expect(quarter.at).toBeLessThan(at);
    before += ended.length;
  }
  expect(before).toBeGreaterThan(all.length / 4);
  expect(before).toBeLessThan((all.length * 3) / 4);
});

test.each(['mercury', 'venus', 'sun'] as const)('the Moon overtakes %s in steps of 60°, in order', (body) => {
  const found = moonAngles(body, utc('2026-10-01T00:00'), utc('2027-10-01T00:00'));
  // Twelve or thirteen rounds a year, six steps each.
  expect(found.length).toBeGreaterThan(70);
  for (const [place, { angle, at }] of found.entries()) {
    expect(Math.abs(apart(angle, longitude('moon', at) - longitude(body, at)))).toBeLessThan(0.01);
    if (place > 0) expect(angle).toBe((found[place - 1]!.angle + 60) % 360);
  }
});

test.each([
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
] as const)('until it leaves, %s stays in its sign, and then it is in another', (body) => {
  const from = utc('2026-11-23T00:00');
  const until = leaves(body, from);
  for (let part = 0; part < 20; part++)
    expect(signOf(body, from + ((until - from) * part) / 20)).toBe(signOf(body, from));
  expect(signOf(body, until + MINUTE_MS)).not.toBe(signOf(body, from));
});
