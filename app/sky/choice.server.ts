/**
 * Which texts a week has. What chooses stands in the sky, so all twelve signs choose alike: each reads the chosen sign as
 * another house, and no two share a text. Here a choice names the sign; `week-for.server.ts` makes houses of it.
 *
 * A text that was read lately steps aside for a reserve (控え) that follows the Moon, so the choice of a week depends on
 * those before it: the line of weeks begins at `FIRST_MONDAY`, the same for everyone.
 */
import { DAY_MS, FIRST_MONDAY, HOUR_MS, type Monday, startOf, weeksLater } from '../horoscope/week.ts';
import {
  type MoonAngle,
  moonAngles,
  moonPassages,
  type Phase,
  type Quarter,
  quarters,
} from './events.server.ts';
import { isRetrograde, type Luminary, type Planet, signOf } from './positions.server.ts';
import { isWorkingDay } from './working-day.server.ts';

/** The four fortunes, as content and pages name them, in their order on a page. */
export const CATEGORIES = ['message', 'love', 'work', 'money'] as const;
export type Category = (typeof CATEGORIES)[number];

/** How a planet's weeks in a sign go: its first, its last, those between; only the first between finds its text unread. */
export const STATES = ['entering', 'middle', 'leaving'] as const;
export type State = (typeof STATES)[number];

/** The set of twelve texts that a choice is from. */
export type TextSet = Phase | State | 'reserve';

/** Whose sign leads a category, besides the Moon. */
export const LEADERS = { love: 'venus', work: 'mercury', money: 'sun' } as const;

/** Weeks that a text rests after it was read, before its own sky may call it again. */
export const REST: Record<Category, number> = { message: 40, love: 26, work: 26, money: 26 };

type Because = 'fresh' | 'no quarter' | 'read lately' | 'retrograde';

export interface Choice {
  set: TextSet;
  /** The place in the zodiac of what chose: the Moon at her quarter or on her way, or the planet. */
  sign: number;
  /** Why, for whoever reads the report: `fresh`, or why a reserve stands here. */
  because: Because;
  /** When the text's day is. */
  day: Day;
}

/** An instant, or two days of the week that follow one another, counted from Monday 0. */
export type Day = { at: number } | { days: readonly [number, number] };

export interface ChosenWeek extends Record<Category, Choice> {
  monday: Monday;
}

/**
 * The weeks from the first to a last one, in their order. Pure: the same for every build.
 * @param last the Monday of the last week, from `FIRST_MONDAY` on
 */
export function lineOfWeeks(last: Monday): ChosenWeek[] {
  for (let monday = weeksLater(FIRST_MONDAY, line.length); monday <= last; monday = weeksLater(monday, 1))
    line.push(chooseWeek(monday, readInLine, line.length));
  return line.filter(({ monday }) => monday <= last);
}

/** A week by itself, as if no text had been read before: for weeks before the line. */
export function loneWeek(monday: Monday): ChosenWeek {
  return chooseWeek(monday, new Memory(), 0);
}

/** When which text was read last, by category, set and sign, in weeks from the first. */
class Memory {
  readonly #weeks = new Map<string, number>();

  last(category: Category, set: TextSet, sign: number): number {
    return this.#weeks.get(`${category} ${set} ${sign}`) ?? Number.NEGATIVE_INFINITY;
  }

  read(category: Category, { set, sign }: Choice, week: number): void {
    this.#weeks.set(`${category} ${set} ${sign}`, week);
  }
}

/** The line as far as it was asked for, and what was read in it: a week is chosen once, whatever is asked later. */
const line: ChosenWeek[] = [];
const readInLine = new Memory();

function chooseWeek(monday: Monday, memory: Memory, week: number): ChosenWeek {
  const start = startOf(monday);
  const end = start + 7 * DAY_MS;
  const stays = moonStays(start, end);

  const choose = (category: Category, called: Called): Choice => {
    const readLately =
      called.because === 'fresh' && week - memory.last(category, called.set, called.sign) < REST[category];
    const because = readLately ? 'read lately' : called.because;
    const choice = because === 'fresh' ? (called as Choice) : reserve(category, because);
    memory.read(category, choice, week);
    return choice;
  };
  const reserve = (category: Category, because: Choice['because']): Choice => {
    const [longestUnread] = stays.toSorted(
      (a, b) => memory.last(category, 'reserve', a.sign) - memory.last(category, 'reserve', b.sign),
    );
    const { sign, days } = longestUnread!;
    return { set: 'reserve', sign, because, day: { days } };
  };

  return {
    monday,
    message: choose('message', calledByQuarter(quarters(start, end))),
    love: choose('love', calledBy('venus', start)),
    work: choose('work', calledBy('mercury', start)),
    money: choose('money', calledBy('sun', start)),
  };
}

/** What the sky calls for, before it is asked what was read lately; or why it calls for nothing. */
type Called = (Choice & { because: 'fresh' }) | { because: Exclude<Because, 'fresh' | 'read lately'> };

function calledByQuarter([first]: readonly Quarter[]): Called {
  if (!first) return { because: 'no quarter' };
  return { set: first.phase, sign: first.sign, because: 'fresh', day: { at: first.at } };
}

function calledBy(leader: 'sun' | 'mercury' | 'venus', start: number): Called {
  const end = start + 7 * DAY_MS;
  if (leader !== 'sun' && retrogradeWithin(leader, start, end)) return { because: 'retrograde' };
  return {
    set: stateOf(leader, start),
    sign: signOfWeek(leader, start),
    because: 'fresh',
    day: { at: turningDay(leader, start, end) },
  };
}

/** The middle of a week, Thursday at noon in Tokyo: where a body stands then is where it stands that week. */
export function middleOf(start: number): number {
  return start + 3.5 * DAY_MS;
}

/** The sign of a body's week. */
export function signOfWeek(body: Planet | Luminary, start: number): number {
  return signOf(body, middleOf(start));
}

function stateOf(leader: 'sun' | 'mercury' | 'venus', start: number): State {
  const sign = signOfWeek(leader, start);
  if (signOfWeek(leader, start - 7 * DAY_MS) !== sign) return 'entering';
  return signOfWeek(leader, start + 7 * DAY_MS) === sign ? 'middle' : 'leaving';
}

/** Whether a planet goes back at any time of a span; a span of retrograde motion lasts weeks. */
export function retrogradeWithin(planet: Planet, start: number, end: number): boolean {
  for (let at = start; at <= end; at += DAY_MS / 2) if (isRetrograde(planet, at)) return true;
  return false;
}

/**
 * When the Moon stands 0°, 60° or 120° from a planet while it is in the week's sign; else opposite, else at any twelfth of the
 * circle: the planet is there for three and a half days at least, and she passes a twelfth in less than three. Never when it has
 * left, as the chip under the text says until when it stays. Of several such days work has the first, love and money the last:
 * else most texts would turn on a Monday or Tuesday. Before a day on which most people are off, work takes any of them,
 * and else one on which Mercury stands in the next sign.
 */
function turningDay(leader: 'sun' | 'mercury' | 'venus', start: number, end: number): number {
  const sign = signOfWeek(leader, start);
  const within = (days: MoonAngle[]) => days.filter(({ at }) => signOf(leader, at) === sign);
  const angles = moonAngles(leader, start, end);
  const twelfths = moonAngles(leader, start, end, 30);
  const there = within(angles);
  const ranks = [there.filter(({ angle }) => angle !== 180), there, within(twelfths)];
  const best = ranks.find((days) => days.length > 0)!;
  if (leader !== 'mercury') return best.at(-1)!.at;
  const atWork = [...ranks.flat(), ...angles, ...twelfths].find(({ at }) => isWorkingDay(at));
  return (atWork ?? best[0]!).at;
}

/** A sign in which the Moon spends a day or more of the week, and the two days of the week that are most hers. */
export interface MoonStay {
  sign: number;
  days: readonly [number, number];
}

/** A day belongs to a stay that has at least so much of it. More, and a stay late on a Saturday has no second day: in ten years a 仕事 text came back after 15 weeks. */
const PART_OF_A_DAY = 2 * HOUR_MS;

/** The Moon's longer stays within a week, in their order. One of which only a single day is left has no two days to name. */
export function moonStays(start: number, end: number): MoonStay[] {
  return moonPassages(start, end).flatMap(({ sign, from, to }) => {
    if (to - from < DAY_MS) return [];
    const hours = (day: number) =>
      Math.min(to, start + (day + 1) * DAY_MS) - Math.max(from, start + day * DAY_MS);
    const hers = [0, 1, 2, 3, 4, 5, 6].filter((day) => hours(day) >= PART_OF_A_DAY);
    const pairs = hers.slice(1).map((day) => [day - 1, day] as const);
    const [best] = pairs.toSorted((a, b) => hours(b[0]) + hours(b[1]) - (hours(a[0]) + hours(a[1])));
    return best ? [{ sign, days: best }] : [];
  });
}
