import { expect, test } from 'vitest';
import type { ReadingCalled } from '../../app/content/schemas/reading.ts';
import { hydrated } from '../support/browser.ts';
import { content, deckCalled, words } from '../support/content.ts';
import { LONG_TEST } from '../support/long-test.ts';
import { openWithWorker, whereKept, workerReady } from '../support/offline.ts';
import { keep, readingAt } from '../support/record.ts';

const today = content.readings.find(({ id }) => id === 'today') as ReadingCalled<'today'>;

whereKept();

test(
  'without a network, after a first visit to the home page: the card of the day, and what she drew, by name',
  LONG_TEST,
  async () => {
    const { page, site } = await openWithWorker('/', { seed: null });
    await workerReady(page);
    await keep(page, [readingAt('2025-03-03T21:20', 'love', 14)]);
    site.down();

    await page.goto(today.path);
    await hydrated(page);
    await page.getByRole('button', { name: words.draw.fan.take }).click();
    await page.locator('[data-phase="revealed"]').waitFor();
    const href = await page.getByRole('link', { name: words.draw.details }).getAttribute('href');
    const { pathname, searchParams } = new URL(href ?? '', page.url());
    const card = deckCalled(today.deck).cards.find(({ id }) => pathname.endsWith(`/${id}`))!;
    const side = searchParams.get('side') as 'upright' | 'reversed';
    await page.getByText('today' in card && card.today ? card.today[side] : '', { exact: true }).waitFor();

    await page.goto('/my-cards');
    const entries = page.locator('main li:has(button)');
    await expect.poll(() => entries.allInnerTexts()).toEqual([expect.stringContaining(card.name)]);
    await page.getByRole('button', { name: content.pages.myCards.log.more }).click();
    expect(await entries.allInnerTexts()).toEqual([
      expect.stringContaining(deckCalled('love').cards[14]!.name),
    ]);
  },
);
