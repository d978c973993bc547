import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, open } from '../support/browser.ts';
import { content, deckCalled, words } from '../support/content.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: words.search.label });
const said = (page: Page) => page.locator('main').getByRole('status');

/** The numbers of the cards that are seen, in their order. */
function found(page: Page, deck: string): Promise<number[]> {
  return page
    .locator(`main ol a[href^="/reading/${deck}/"]:visible`)
    .evaluateAll((links) => links.map((link) => Number(link.getAttribute('href')?.split('/').at(-1))));
}

describe.each(content.decks)('$deck', ({ deck, cards }) => {
  test('a feeling finds the cards that answer it; nothing typed shows all', async () => {
    const { page, messages } = await open(`/reading/${deck}/cards`);
    await hydrated(page);
    expect(await found(page, deck)).toHaveLength(cards.length);
    expect(await said(page).innerText()).toBe('');
    await field(page).fill('返信がこない');
    await expect.poll(async () => (await found(page, deck)).length).toBeLessThan(cards.length);
    const answering = await found(page, deck);
    expect(answering.length).toBeGreaterThan(0);
    expect(await said(page).innerText()).toBe(
      words.search.found.replace('{count}', String(answering.length)),
    );
    await field(page).fill('彼から返信がこない');
    await expect.poll(() => found(page, deck)).toEqual(answering);
    await field(page).fill('');
    await expect.poll(async () => (await found(page, deck)).length).toBe(cards.length);
    expect(messages).toEqual([]);
  });
});

test.each([
  ['its name', '星'],
  ['its reading', 'ほし'],
  ['its reading in katakana', 'ホシ'],
  ['its English name', 'the star'],
  ['full-width letters', 'ＳＴＡＲ'],
])('a card is found by %s', async (_, query) => {
  const { page } = await open('/reading/tarot/cards');
  await hydrated(page);
  await field(page).fill(query);
  await expect.poll(() => found(page, 'tarot')).toContain(17);
  expect((await found(page, 'tarot')).length).toBeLessThan(deckCalled('tarot').cards.length / 2);
});

test('what nothing answers to is said, in words that help', async () => {
  const { page } = await open('/reading/tarot/cards');
  await hydrated(page);
  await field(page).fill('ぷぺぽ');
  await expect.poll(() => said(page).innerText()).toBe(words.search.none);
  expect(await found(page, 'tarot')).toEqual([]);
});

test('what was typed before React is answered when React comes', async () => {
  const { page } = await open('about:blank', { clock: 'real' });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/reading/tarot/cards');
  await field(page).pressSequentially('ほし');
  expect(await found(page, 'tarot')).toHaveLength(deckCalled('tarot').cards.length);
  release();
  await hydrated(page);
  await expect.poll(async () => (await found(page, 'tarot')).length).toBeLessThan(10);
  expect(await found(page, 'tarot')).toContain(17);
  expect(await field(page).inputValue()).toBe('ほし');
});

test('a card that was found is opened', async () => {
  const { page, messages } = await open('/reading/tarot/cards');
  await hydrated(page);
  await field(page).fill('星');
  await expect.poll(async () => (await found(page, 'tarot')).length).toBeLessThan(10);
  await page.locator('main a[href="/reading/tarot/17"]').click();
  await page.locator('main article').waitFor();
  expect(messages).toEqual([]);
});
