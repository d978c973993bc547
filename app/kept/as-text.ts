import { calendarDay } from './calendar-day.ts';
import { type KeptCards, shownReading } from './cards.ts';
import { byDay, timeOf } from './days.ts';
import type { KeptReading } from './stored.ts';

interface Words {
  title: string;
  /** From Monday. */
  weekdays: readonly string[];
  /** With `{weekday}`. */
  weekday: string;
}

/** The whole record as lines of text, the latest day first: what she copies to keep it elsewhere. */
export function asText(readings: readonly KeptReading[], cards: KeptCards, words: Words): string {
  const days = byDay(readings).flatMap(({ day, readings: drawn }) => {
    const lines = drawn.flatMap((entry) => lineOf(entry, cards) ?? []);
    if (lines.length === 0) return [];
    const { year, month, date, weekday } = calendarDay(day);
    const shown = words.weekday.replace('{weekday}', words.weekdays[weekday] ?? '');
    return [[`${year}/${month}/${date} ${shown}`, ...lines].join('\n')];
  });
  return [words.title, ...days].join('\n\n');
}

function lineOf(entry: KeptReading, all: KeptCards): string | null {
  const shown = shownReading(entry, all);
  if (!shown) return null;
  const { kind, theme, name, side } = shown;
  return `${timeOf(entry.at)} ${kind}${theme ? ` — ${theme}` : ''}　${name}${side ? `（${side}）` : ''}`;
}
