/** Days and hours as a clock on a wall in Tokyo shows them. */
import { TOKYO_OFFSET_MS } from '../horoscope/week.ts';
import type { Day } from './choice.server.ts';

const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'] as const;

/** By the hour at which each begins. */
const PARTS: readonly [from: number, name: string][] = [
  [19, '夜'],
  [16, '夕方'],
  [13, '午後'],
  [11, '昼'],
  [6, '朝'],
  [3, '明け方'],
  [0, '未明'],
];

/** `火` */
export function weekday(at: number): string {
  return WEEKDAYS[inTokyo(at).getUTCDay()]!;
}

/** `火曜` */
export function weekdayName(at: number): string {
  return `${weekday(at)}曜`;
}

/** `火曜の夜` */
export function partOfDay(at: number): string {
  const hour = inTokyo(at).getUTCHours();
  return `${weekdayName(at)}の${PARTS.find(([from]) => hour >= from)![1]}`;
}

/** `11/24` */
export function dayText(at: number): string {
  const date = inTokyo(at);
  return `${date.getUTCMonth() + 1}/${date.getUTCDate()}`;
}

/** `12月4日` */
export function dateName(at: number): string {
  const date = inTokyo(at);
  return `${date.getUTCMonth() + 1}月${date.getUTCDate()}日`;
}

/** `23:54`, to the nearest minute, as almanacs say it; never the next day's. */
export function clockText(at: number): string {
  const nearest = inTokyo(at + 30_000);
  const date = nearest.getUTCDate() === inTokyo(at).getUTCDate() ? nearest : inTokyo(at);
  return `${date.getUTCHours()}:${String(date.getUTCMinutes()).padStart(2, '0')}`;
}

/** Two neighbouring days of a week, as a reserve text names them: `水曜と木曜`. */
export function twoDays([first, second]: Extract<Day, { days: unknown }>['days']): string {
  return `${MONDAY_FIRST[first]!}曜と${MONDAY_FIRST[second]!}曜`;
}

/** `水・木曜` */
export function twoDaysShort([first, second]: Extract<Day, { days: unknown }>['days']): string {
  return `${MONDAY_FIRST[first]!}・${MONDAY_FIRST[second]!}曜`;
}

const MONDAY_FIRST = ['月', '火', '水', '木', '金', '土', '日'] as const;

function inTokyo(at: number): Date {
  return new Date(at + TOKYO_OFFSET_MS);
}
