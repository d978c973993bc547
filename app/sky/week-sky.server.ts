/** The sky of a week, for everyone: seven Moons, the Moon's signs, what happens, one line. */

import { fillPlaceholders } from '../content/read/placeholders.ts';
import { signNames } from '../content/schemas/sign.ts';
import type { Content } from '../content/types.ts';
import { DAY_MS, type Monday, startOf } from '../horoscope/week.ts';
import type { MoonLook } from '../ui/moon-path.ts';
import { retrogradeWithin, signOfWeek } from './choice.server.ts';
import {
  eclipses,
  ingresses,
  moonPassages,
  type Phase,
  quarters,
  stations,
  turnsForward,
} from './events.server.ts';
import { eveningOf, moonLook } from './moon-look.server.ts';
import { clockText, dateName, dayText, partOfDay, weekday, weekdayName } from './tokyo.server.ts';

export interface SkyDay {
  weekday: string;
  /** Day of the month. */
  day: string;
  moon: MoonLook;
  full: boolean;
}

export interface SkyEvent {
  /** 「11/24」; 「週じゅう」 for what lasts. */
  date: string;
  /** 「火 23:54」 */
  time?: string;
  /** Which mark stands before it: a phase, a body that moves, or one that stands. */
  mark: Phase | 'enters' | 'stands';
  title: string;
  text: string;
}

export interface WeekSky {
  days: SkyDay[];
  /** The Moon's signs through the week: which, and how much of it in percent. */
  bands: { sign: string; share: number }[];
  /** The bands in words: 「牡牛座、火曜20:10から双子座…」 */
  bandsText: string;
  events: SkyEvent[];
  /** What is rare, above the twelve: retrogrades, eclipses, slow planets. */
  lines: string[];
  /** The week in one line. */
  headline: string;
}

const MOVERS = ['mercury', 'venus', 'mars'] as const;
const SLOW = ['jupiter', 'saturn'] as const;

export function weekSky(monday: Monday, { sky, signs }: Pick<Content, 'sky' | 'signs'>): WeekSky {
  const start = startOf(monday);
  const end = start + 7 * DAY_MS;
  const name = (sign: number) => signs[sign]!.name;
  const { words, events: texts } = sky;
  const phases = quarters(start, end);

  const phaseEvents = phases.map(({ phase, at, sign }) => ({
    at,
    mark: phase,
    title: `${words.phases[phase]} ${name(sign)}`,
    text: texts.phases[phase][signNames[sign]!],
  }));
  const moves = MOVERS.flatMap((body) => ingresses(body, start, end)).map(({ body, at, sign }) => ({
    at,
    mark: 'enters' as const,
    title: fillPlaceholders(words.enters, { planet: words.bodies[body], sign: name(sign) }),
    text: texts.ingress[body][signNames[sign]!],
  }));
  const sunMoves = ingresses('sun', start, end).map(({ at, sign }) => ({
    at,
    mark: 'enters' as const,
    title: fillPlaceholders(words.enters, { planet: words.bodies.sun, sign: name(sign) }),
    text: texts.sun[signNames[sign]!],
  }));
  const dated: SkyEvent[] = [...phaseEvents, ...moves, ...sunMoves]
    .sort((a, b) => a.at - b.at)
    .map(({ at, ...event }) => ({ date: dayText(at), time: `${weekday(at)} ${clockText(at)}`, ...event }));
  const sun = signOfWeek('sun', start);
  const standing: SkyEvent = {
    date: words.allWeek,
    mark: 'stands',
    title: fillPlaceholders(words.stands, { planet: words.bodies.sun, sign: name(sun) }),
    text: texts.sun[signNames[sun]!],
  };

  const [first] = phaseEvents;
  return {
    days: [0, 1, 2, 3, 4, 5, 6].map((day) => skyDay(start + day * DAY_MS, phases)),
    ...moonBands(start, end, name),
    events: sunMoves.length > 0 ? dated : [...dated, standing],
    lines: rareLines(start, end, sky, name),
    headline: first
      ? `${partOfDay(first.at)}、${first.title.replace(' ', '・')}。${first.text}`
      : `${standing.title}。${standing.text}`,
  };
}

function skyDay(midnight: number, phases: ReturnType<typeof quarters>): SkyDay {
  const isFull = ({ phase, at }: (typeof phases)[number]) =>
    phase === 'full-moon' && at >= midnight && at < midnight + DAY_MS;
  return {
    weekday: weekday(midnight),
    day: dayText(midnight).split('/')[1]!,
    moon: moonLook(eveningOf(midnight)),
    full: phases.some(isFull),
  };
}

function moonBands(start: number, end: number, name: (sign: number) => string) {
  const passages = moonPassages(start, end);
  return {
    bands: passages.map(({ sign, from, to }) => ({
      sign: name(sign),
      share: Math.round(((to - from) / (end - start)) * 1000) / 10,
    })),
    bandsText: passages
      .map(({ sign, from }, place) =>
        place === 0 ? name(sign) : `${weekdayName(from)}${clockText(from)}から${name(sign)}`,
      )
      .join('、'),
  };
}

function rareLines(
  start: number,
  end: number,
  { words, events }: Content['sky'],
  name: (sign: number) => string,
) {
  const turning = MOVERS.flatMap((planet) => {
    if (!retrogradeWithin(planet, start, end)) return [];
    const lines = events.lines[planet];
    const [turn] = stations(planet, start, end);
    if (turn)
      return [
        fillPlaceholders(turn.turns === 'back' ? lines.begins : lines.ends, { day: weekdayName(turn.at) }),
      ];
    return [fillPlaceholders(lines.lasts, { until: dateName(turnsForward(planet, end)) })];
  });
  const dark = eclipses(start, end).map(({ of, at }) =>
    fillPlaceholders(events.lines[of === 'sun' ? 'solar-eclipse' : 'lunar-eclipse'], {
      day: weekdayName(at),
    }),
  );
  const slow = SLOW.flatMap((body) => ingresses(body, start, end)).map(({ body, sign, at }) =>
    fillPlaceholders(events.lines['slow-ingress'], {
      day: weekdayName(at),
      planet: words.bodies[body],
      sign: name(sign),
    }),
  );
  return [...dark, ...turning, ...slow];
}
