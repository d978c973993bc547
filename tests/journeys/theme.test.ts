import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { drawCard } from '../faults/visitor.ts';
import { hydrated, type OpenOptions, open } from '../support/browser.ts';
import { content, delayOf, WHOLE_DRAW, words } from '../support/content.ts';
import { answerOf, decideDraw, descriptionOf, drawnOn, themesOf } from '../support/drawn.ts';
import { reactIsThere } from '../support/react-is-there.ts';

const STILL: OpenOptions = { clock: 'controlled', reducedMotion: 'reduce' };

const question = (page: Page) => page.getByRole('group', { name: words.draw.question });
const checked = (page: Page) =>
  question(page)
    .locator('label', { has: page.locator(':checked') })
    .innerText();
const button = (page: Page) => page.getByRole('button', { name: words.draw.button });

/** Terms and answers of the result, once they are there. */
async function answers(page: Page): Promise<[term: string, answer: string][]> {
  const list = page.getByRole('region', { name: words.draw.resultLabel }).locator('dl > div');
  await list.first().waitFor();
  return list.evaluateAll((all) =>
    all.map((pair) => [pair.querySelector('dt')!.textContent, pair.querySelector('dd')!.textContent]),
  );
}

describe.each(content.decks)('$deck', (deck) => {
  const path = `/reading/${deck.deck}`;
  const themes = themesOf(deck);

  test('asks what it is about, leaves it open at first, and answers what was asked', async () => {
    const { page, messages } = await open(path, STILL);
    await hydrated(page);
    expect(await question(page).getByRole('radio').count()).toBe(themes.length + 1);
    expect(await question(page).locator('label').allInnerTexts()).toEqual([
      words.draw.any,
      ...themes.map(({ label }) => label),
    ]);
    expect(await checked(page)).toBe(words.draw.any);

    const { key, label } = themes[1]!;
    await question(page).getByRole('radio', { name: label }).click();
    await drawCard(page);
    const { card, side, theme } = await drawnOn(page);
    expect(theme).toBe(key);
    expect(await page.locator('main').getByText(label, { exact: true }).first().isVisible()).toBe(true);
    expect(await answers(page)).toEqual([[label, answerOf(card, side, key)]]);
    expect(await page.getByText(descriptionOf(card, side, key), { exact: true }).isVisible()).toBe(true);
    expect(messages).toEqual([]);
  });

  test('left open, the first two themes are answered', async () => {
    const { page } = await open(path, STILL);
    await hydrated(page);
    await drawCard(page);
    const { card, side, theme } = await drawnOn(page);
    expect(theme).toBeNull();
    expect(await answers(page)).toEqual(
      deck.themes.slice(0, 2).map(({ key, label }) => [label, answerOf(card, side, key)]),
    );
  });

  // The owner may give a card a description for each theme, or none.
  const own = deck.cards
    .flatMap(({ descriptionFor = {} }, index) => Object.keys(descriptionFor).map((key) => ({ index, key })))
    .slice(0, 1);

  test.each(own)('the description is the theme’s where it has its own, on both sides ($key)', async ({
    index,
    key,
  }) => {
    for (const side of deck.reversals ? (['upright', 'reversed'] as const) : [null]) {
      const { page } = await open('about:blank', STILL);
      await decideDraw(page, index, side ?? 'upright');
      await page.goto(`${path}?theme=${key}`);
      await hydrated(page);
      await drawCard(page);
      const { card } = await drawnOn(page);
      expect(descriptionOf(card, side, key)).not.toBe(descriptionOf(card, side));
      await page.getByText(descriptionOf(card, side, key), { exact: true }).waitFor();
      expect(await page.getByText(descriptionOf(card, side), { exact: true }).count()).toBe(0);
    }
  });

  test('the address may name the theme', async () => {
    const { key, label } = themes.at(-1)!;
    const { page, messages } = await open(`${path}?theme=${key}`, STILL);
    expect(await checked(page)).toBe(label);
    await hydrated(page);
    expect(await checked(page)).toBe(label);
    await drawCard(page);
    expect((await drawnOn(page)).theme).toBe(key);
    expect(messages).toEqual([]);
  });
});

test.each(['fame', '', '"]<b>'])('?theme=%s, which there is not, leaves it open', async (theme) => {
  const { page, messages } = await open(`/reading/tarot?theme=${encodeURIComponent(theme)}`, STILL);
  await hydrated(page);
  expect(await checked(page)).toBe(words.draw.any);
  await drawCard(page);
  expect((await drawnOn(page)).theme).toBeNull();
  expect(messages).toEqual([]);
});

test('what is chosen and tapped before React counts', async () => {
  const { page, messages } = await open('about:blank', { clock: 'controlled' });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/reading/tarot');
  const [, wanted] = themesOf(content.decks.find(({ deck }) => deck === 'tarot')!);
  await question(page).getByRole('radio', { name: wanted!.label }).click();
  await button(page).click();
  expect(await page.evaluate(reactIsThere)).toBe(false);
  await page.clock.runFor(1000);
  release();
  await page.locator('[data-phase="drawing"] div[aria-hidden="true"] img').waitFor({ state: 'attached' });
  await page.clock.runFor(delayOf('tarot'));
  await page.locator('[data-phase="revealed"]').waitFor();
  const { card, side, theme } = await drawnOn(page);
  expect(theme).toBe(wanted!.key);
  await page.clock.runFor(WHOLE_DRAW);
  expect(await answers(page)).toEqual([[wanted!.label, answerOf(card, side, wanted!.key)]]);
  expect(messages).toEqual([]);
});

test('chosen before React and not tapped yet: React lets the choice stand', async () => {
  const { page } = await open('about:blank', { clock: 'real' });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/reading/love');
  await question(page).getByRole('radio').last().check();
  const chosen = await checked(page);
  release();
  await hydrated(page);
  expect(await checked(page)).toBe(chosen);
});

test('remembered for the visit, deck by deck', async () => {
  const { page } = await open('/reading/love', STILL);
  await hydrated(page);
  await question(page).getByRole('radio').nth(2).check();
  const chosen = await checked(page);
  await page.goto('/reading/tarot');
  expect(await checked(page)).toBe(words.draw.any);
  await page.goto('/reading/love');
  expect(await checked(page)).toBe(chosen);
});

test('the keyboard chooses with the arrows and draws with Enter on the button', async () => {
  const { page } = await open('/reading/oracle', STILL);
  await hydrated(page);
  await question(page).getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  const { key } = themesOf(content.decks.find(({ deck }) => deck === 'oracle')!)[0]!;
  await page.keyboard.press('Tab');
  expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.clock.runFor(WHOLE_DRAW);
  await page.locator('[data-phase="revealed"]').waitFor();
  expect((await drawnOn(page)).theme).toBe(key);
});
