import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, open } from '../support/browser.ts';
import { words } from '../support/content.ts';
import { answerOf, descriptionOf, drawnOn, messageOf } from '../support/drawn.ts';
import { drawCard, expectWhole, ours } from './visitor.ts';

const ANSWERS = /\/assets\/answers-[\w-]+\.json$/;

const again = (page: Page) => page.getByRole('button', { name: words.draw.answersRetry });

test.each([
  404,
  500,
  'abort',
  'nonsense',
] as const)('%s: name and message are there, words say what is missing, and a tap reads it again', async (fault) => {
  const { page, messages } = await open('about:blank', { clock: 'controlled', reducedMotion: 'reduce' });
  await page.route(ANSWERS, async (route) => {
    if (fault === 'abort') await route.abort();
    else if (fault === 'nonsense')
      await route.fulfill({ contentType: 'text/html', body: '<html>gone</html>' });
    else await route.fulfill({ status: fault, contentType: 'text/html', body: '<html>gone</html>' });
  });
  await page.goto('/reading/tarot');
  await hydrated(page);
  await drawCard(page);
  const { card, side } = await drawnOn(page);
  expect(await page.locator('main').innerText()).toContain(card.name);
  expect(await page.locator('main [data-columns]').textContent()).toBe(messageOf(card, side));
  await page.getByRole('alert').getByText(words.draw.answersLost).waitFor();
  expect(await page.locator('main dl').count()).toBe(0);

  // Still lost: the words stay.
  const asked = page.waitForRequest(ANSWERS);
  await again(page).click();
  await asked;
  await page.getByRole('alert').getByText(words.draw.answersLost).waitFor();

  await page.unroute(ANSWERS);
  await again(page).click();
  await page.getByText(descriptionOf(card, side), { exact: true }).waitFor();
  expect(await page.locator('main dl').innerText()).toContain(answerOf(card, side, 'love'));
  expect(await again(page).count()).toBe(0);
  await expectWhole(page);
  expect(ours(messages)).toEqual([]);
});

test('on their way for long: the place says that it is busy, nothing of the page jumps, and they come', async () => {
  const { page, messages } = await open('about:blank', { clock: 'controlled', reducedMotion: 'reduce' });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(ANSWERS, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/reading/love');
  await hydrated(page);
  await drawCard(page);
  const region = page.getByRole('region', { name: words.draw.resultLabel });
  expect(await region.locator('[aria-busy="true"]').count()).toBe(1);
  expect(await page.getByRole('alert').count()).toBe(0);
  const { card, side } = await drawnOn(page);
  release();
  await page.getByText(descriptionOf(card, side), { exact: true }).waitFor();
  expect(await region.locator('[aria-busy="true"]').count()).toBe(0);
  expect(messages).toEqual([]);
});
