/**
 * The weeks that the finished site knows. They depend on the day of its build, so they are read out of its pages; their
 * words are what the sky and the owner's files give for those weeks.
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { HOUR_MS, type Monday, opensAt, rangeOf, startOf, weeksLater } from '../../app/horoscope/week.ts';
import { type ShownWeek, weeksAt } from '../../app/sky/weeks.server.ts';
import { bare, content } from './content.ts';
import { readPage } from './site.ts';

/** The Monday of the week in which the site was built. */
export const BUILT: Monday = /data-monday="([\d-]+)"/.exec(readPage('/weekly/leo'))?.[1] ?? '';

/** The Monday after, the last whose words the undated pages hold. */
export const NEXT: Monday = weeksLater(BUILT, 1);

const weeks = weeksAt(startOf(BUILT), content);

/** The week of the build and the next, as they are to be shown. */
export const builtWeek = weeks.current;
export const nextWeek = weeks.next;

/** Every week that has pages of its own, as it is to be shown; the earliest first. */
export const datedWeeks = weeks.all;

/** An instant so many hours after a week begins in Tokyo; before it, if fewer than none. */
export function hoursInto(monday: Monday, hours: number): string {
  return new Date(startOf(monday) + hours * HOUR_MS).toISOString();
}

/** When the next week's page is offered: Friday 18:00 in Tokyo. */
export const OPENS = new Date(opensAt(NEXT)).toISOString();

/** A week as `shownRange` gives it. */
export function rangeText(monday: Monday): string {
  const { start, end } = rangeOf(monday);
  return `${start} 〜 ${end}`;
}

/** The range that is seen. Fails where there is not exactly one. */
export async function shownRange(page: Page): Promise<string> {
  const shown = await page.locator('[data-range]').filter({ visible: true }).all();
  expect(shown.length, 'ranges that are seen').toBe(1);
  const days = await shown[0]!.locator('span:not([aria-hidden], .visually-hidden)').allTextContents();
  return days.join(' 〜 ');
}

/** Words of a week that are seen on `/`, `/weekly` or a sign's page. */
function wordsOn(path: string, { signs, ranking, sky }: ShownWeek): string[] {
  const [, , sign] = path.split('/');
  const fortunes = content.signs.find((one) => one.sign === sign)?.sign;
  if (fortunes) return Object.values(signs[fortunes].fortunes).flatMap(({ text }) => text.split(/\n\s*\n/));
  // The first sentence of the first sign, and so on.
  if (path === '/')
    return (['message', 'love', 'work'] as const).map(
      (category, place) => signs[ranking[place]!.sign].fortunes[category].text.split('。')[0]!,
    );
  return [
    sky.headline,
    ...ranking.map(({ reason }) => reason),
    ...Object.values(signs).map(({ nickname }) => nickname),
  ];
}

/** The page shows this week, by its range and its words, and no words of the other weeks. */
export async function expectWeek(page: Page, path: string, week: ShownWeek): Promise<void> {
  expect(await shownRange(page)).toBe(rangeText(week.monday));
  expectWords(await page.locator('main').innerText(), path, week);
}

/** What is seen of a page are the words of this week, and none of the others. */
export function expectWords(innerText: string, path: string, week: ShownWeek): void {
  const text = bare(innerText);
  const own = wordsOn(path, week).map(bare);
  expect(own.filter((words) => !text.includes(words))).toEqual([]);
  const others = datedWeeks.filter(({ monday }) => monday !== week.monday);
  const foreign = others
    .flatMap((other) => wordsOn(path, other).map(bare))
    .filter((words) => !own.includes(words));
  expect(foreign.length).toBeGreaterThan(0);
  expect(foreign.filter((words) => text.includes(words))).toEqual([]);
}
