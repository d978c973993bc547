/** The page of what she drew, with a record to show. */
import type { Page } from 'playwright-core';
import { type OpenOptions, open } from './browser.ts';
import { bare, content, deckCalled } from './content.ts';
import { keep, readingAt } from './record.ts';

export const PATH = '/my-cards';
export const texts = content.pages.myCards;
export const NOW = '2026-11-22T23:45:00+09:00';
export const STILL: OpenOptions = { now: NOW, clock: 'controlled', reducedMotion: 'reduce', seed: null };

export const star = readingAt('2026-11-22T23:41', 'tarot', 17, { side: 'reversed', theme: 'money' });
/** After midnight in Tokyo: in London and New York it is the day before. */
export const early = readingAt('2026-11-21T00:08', 'tarot', 18);
export const cups = readingAt('2026-11-18T21:20', 'love', 14, { theme: 'waiting' });
export const lotus = readingAt('2026-11-18T23:55', 'oracle', 1);
export const again = readingAt('2026-11-03T20:00', 'tarot', 17);
export const october = readingAt('2026-10-31T23:59', 'love', 4);
export const RECORD = [october, again, cups, lotus, early, star];

export const nameOf = (deck: string, card: number) => deckCalled(deck).cards[card]!.name;
export const entries = (page: Page) => page.locator('main li:has(button)').filter({ visible: true });
export const shown = async (page: Page) => (await entries(page).allInnerTexts()).map(bare);
export const empty = (page: Page) => page.getByText(texts.empty.title).filter({ visible: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const day = (page: Page, month: number, date: number) =>
  page.getByRole('link', {
    name: texts.calendar.day.replace('{month}', String(month)).replace('{date}', String(date)),
    exact: true,
  });

/** Opens the page as one who has drawn before. */
export async function visit(readings = RECORD, options: OpenOptions = {}) {
  const opened = await open('/about', { ...STILL, ...options });
  await keep(opened.page, readings);
  await opened.page.goto(PATH);
  if (readings.length > 0) await entries(opened.page).first().waitFor();
  return opened;
}
