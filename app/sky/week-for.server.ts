/** A sign's week in words: the chosen texts with their days, and the chip under each that says what chose it. */

import { fillPlaceholders } from '../content/read/placeholders.ts';
import type { SignName } from '../content/schemas/sign.ts';
import type { Content } from '../content/types.ts';
import { DAY_MS, type Monday, startOf } from '../horoscope/week.ts';
import type { MoonLook } from '../ui/moon-path.ts';
import {
  CATEGORIES,
  type Category,
  type Choice,
  type ChosenWeek,
  LEADERS,
  middleOf,
} from './choice.server.ts';
import { leaves, type Phase, turnsForward } from './events.server.ts';
import { moonLook } from './moon-look.server.ts';
import { houseOf, placeOf } from './positions.server.ts';
import { dateName, dayText, partOfDay, twoDays, twoDaysShort, weekdayName } from './tokyo.server.ts';

export interface Fortune {
  text: string;
  /** What in the sky chose it: 「満月 双子座・7室 11/24」. None where the owner wrote the text. */
  chips: string[];
  /** The day on which it turns, with the Moon of that day. */
  turn?: { day: string; moon: MoonLook };
}

export interface SignWeekWords {
  nickname: string;
  fortunes: Record<Category, Fortune>;
}

/**
 * @param chosen the week's choice (`lineOfWeeks`)
 * @param content `sky`, `signs` (for their names), `weeks` (what the owner wrote stands above)
 */
export function weekFor(
  sign: SignName,
  chosen: ChosenWeek,
  { sky, signs, weeks }: Pick<Content, 'sky' | 'signs' | 'weeks'>,
): SignWeekWords {
  const own = placeOf(sign);
  const owners = weeks.get(chosen.monday)?.signs?.[sign] ?? {};
  const overall = overallText(chosen.message, own, sky);
  const words = { sky, names: signs.map(({ name }) => name), monday: chosen.monday };
  const fortune = (category: Category): Fortune => {
    const written = owners[category];
    if (written) return { text: written, chips: [] };
    const choice = chosen[category];
    const text =
      category === 'message' ? overall.text : sky[category][choice.set as 'reserve'][houseKey(choice, own)]!;
    const until = untilOf(category, choice, chosen.monday);
    return {
      text: filled(text, category, choice, until),
      chips: chips(category, choice, own, words, until),
      turn: turnOf(choice, chosen.monday),
    };
  };
  return {
    nickname: owners.nickname ?? overall.nickname,
    fortunes: Object.fromEntries(CATEGORIES.map((category) => [category, fortune(category)])) as Record<
      Category,
      Fortune
    >,
  };
}

function overallText({ set, sign }: Choice, own: number, { overall }: Content['sky']) {
  return overall[set as Phase | 'reserve'][String(houseOf(sign, own))]!;
}

function houseKey({ sign }: Choice, own: number): string {
  return String(houseOf(sign, own));
}

/** Puts the day, and until when, into a text. */
function filled(text: string, category: Category, { day }: Choice, until: number | undefined): string {
  const named =
    'days' in day ? twoDays(day.days) : category === 'message' ? partOfDay(day.at) : weekdayName(day.at);
  return fillPlaceholders(text, { day: named, ...(until !== undefined && { until: dateName(until) }) });
}

/** When the planet that chose leaves the sign of its week; the Moon leads by her days. */
function untilOf(category: Category, { day }: Choice, monday: Monday): number | undefined {
  if (category === 'message' || 'days' in day) return undefined;
  return leaves(LEADERS[category], middleOf(startOf(monday)));
}

interface Names {
  sky: Content['sky'];
  names: readonly string[];
  monday: Monday;
}

function chips(
  category: Category,
  { set, sign, day, because }: Choice,
  own: number,
  { sky, names, monday }: Names,
  until: number | undefined,
): string[] {
  const { words } = sky;
  const house = fillPlaceholders(words.house, { number: String(houseOf(sign, own)) });
  const place = `${names[sign]}・${house}`;
  if ('days' in day) {
    const moon = `${words.bodies.moon} ${place} ${twoDaysShort(day.days)}`;
    return because === 'retrograde' ? [moon, retrogradeChip(category, monday, words)] : [moon];
  }
  if (category === 'message') return [`${words.phases[set as Phase]} ${place} ${dayText(day.at)}`];
  return [`${words.bodies[LEADERS[category]]} ${place} ${untilText(until!, words)}`];
}

/** 「金星は逆行中 11/14まで」 */
function retrogradeChip(category: Category, monday: Monday, words: Content['sky']['words']): string {
  const planet = LEADERS[category as keyof typeof LEADERS] as 'venus' | 'mercury';
  const going = fillPlaceholders(words.retrograde, { planet: words.bodies[planet] });
  return `${going} ${untilText(turnsForward(planet, startOf(monday)), words)}`;
}

function untilText(at: number, words: Content['sky']['words']): string {
  return fillPlaceholders(words.until, { date: dayText(at) });
}

function turnOf({ day }: Choice, monday: Monday): NonNullable<Fortune['turn']> {
  if ('at' in day) return { day: weekdayName(day.at), moon: moonLook(day.at) };
  // Between her two days, at midnight.
  return { day: twoDaysShort(day.days), moon: moonLook(startOf(monday) + day.days[1] * DAY_MS) };
}
