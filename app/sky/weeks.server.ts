/** The weeks that a build shows, each with everything its pages say. */

import { type SignName, signNames } from '../content/schemas/sign.ts';
import type { Content } from '../content/types.ts';
import { FIRST_MONDAY, type Monday, mondayOf, rangeOf, type Week, weeksLater } from '../horoscope/week.ts';
import { type ChosenWeek, lineOfWeeks, loneWeek } from './choice.server.ts';
import { type RankedSign, rank } from './ranking.server.ts';
import { type SignWeekWords, weekFor } from './week-for.server.ts';
import { type WeekSky, weekSky } from './week-sky.server.ts';

/** So many weeks before this one keep their pages. */
const KEPT_WEEKS = 8;

export interface ShownWeek {
  monday: Monday;
  range: Week;
  greeting?: string;
  ranking: RankedSign[];
  sky: WeekSky;
  signs: Record<SignName, SignWeekWords>;
}

export interface ShownWeeks {
  /** The week in which the site is built. */
  current: ShownWeek;
  next: ShownWeek;
  /** Every week that has pages of its own, the earliest first. */
  all: readonly ShownWeek[];
}

type WeekContent = Pick<Content, 'sky' | 'signs' | 'weeks' | 'ranking'>;

/**
 * This week, the next and the last eight, as far back as there are words: before the line of weeks only what the owner
 * wrote.
 * @param now the time of the build, milliseconds since 1970 (UTC)
 */
export function weeksAt(now: number, content: WeekContent): ShownWeeks {
  const today = mondayOf(now);
  const mondays = Array.from({ length: KEPT_WEEKS + 2 }, (_, place) => weeksLater(today, place - KEPT_WEEKS));
  const line = lineOfWeeks(mondays.at(-1)!);
  const all = mondays
    .filter((monday) => monday >= FIRST_MONDAY || monday === today || content.weeks.has(monday))
    .map((monday) => {
      const place = line.findIndex((week) => week.monday === monday);
      return showWeek(line[place] ?? loneWeek(monday), place, content);
    });
  const at = all.findIndex(({ monday }) => monday === today);
  return { current: all[at]!, next: all[at + 1]!, all };
}

function showWeek(chosen: ChosenWeek, place: number, content: WeekContent): ShownWeek {
  const { monday } = chosen;
  const greeting = content.weeks.get(monday)?.greeting;
  return {
    monday,
    range: rangeOf(monday),
    ...(greeting !== undefined && { greeting }),
    ranking: rank(monday, place, content),
    sky: weekSky(monday, content),
    signs: Object.fromEntries(
      signNames.map((sign) => [sign, weekFor(sign, chosen, content)]),
    ) as ShownWeek['signs'],
  };
}
