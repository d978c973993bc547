import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, open } from '../support/browser.ts';
import { deckCalled, WHOLE_DRAW, words } from '../support/content.ts';
import { drawCard, expectResult, expectWhole } from './visitor.ts';

const draw = (page: Page) => page.getByRole('button', { name: words.draw.button });

/** What the browser says when it puts a page by, or brings one back as it was. */
function transition(page: Page, name: 'pagehide' | 'pageshow'): Promise<void> {
  return page.evaluate((type) => {
    window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  }, name);
}

test('a page left in the middle of a draw and brought back from the cache: the draw is given up, and a new one works', async () => {
  const { page, messages } = await open('/reading/tarot', { clock: 'controlled', reducedMotion: 'reduce' });
  await hydrated(page);
  await draw(page).click();
  await page.clock.runFor(1000);
  await transition(page, 'pagehide');
  await page.clock.fastForward(600_000);
  await transition(page, 'pageshow');
  await page.clock.runFor(10_000);
  expect(await page.locator('[data-phase="idle"]').count()).toBe(1);
  expect(await page.locator('main').getByRole('status').isVisible()).toBe(false);
  await drawCard(page);
  expect(messages).toEqual([]);
});

test('from a draw to another deck by the menu and back: each begins anew, nothing is told late', async () => {
  const { page, messages } = await open('/reading/love', { clock: 'controlled', reducedMotion: 'reduce' });
  await hydrated(page);
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    // Whatever a screen reader would hear.
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role="status"], [aria-live]'))
        if (region.textContent) told.push(region.textContent);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await draw(page).click();
  await page.clock.runFor(1000);
  await page.getByRole('button', { name: words.menuOpen }).click();
  await page.locator('#side-menu').locator('a[href="/reading/tarot"]').click();
  await page.getByRole('heading', { level: 1, name: deckCalled('tarot').name }).waitFor();
  await page.evaluate(() => (window as unknown as { told: string[] }).told.splice(0));
  await page.clock.runFor(10_000);
  expect(await page.locator('[data-phase="idle"]').count()).toBe(1);
  expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual([]);

  await page.goBack();
  await page.getByRole('heading', { level: 1, name: deckCalled('love').name }).waitFor();
  await page.clock.runFor(10_000);
  expect(await page.locator('[data-phase="idle"]').count()).toBe(1);
  await draw(page).click();
  await page.clock.runFor(WHOLE_DRAW);
  await expectResult(page);
  expect(messages).toEqual([]);
});

test('a tab in the background whose timers are held back: the card is there when she returns', async () => {
  const { page, messages } = await open('/reading/oracle', { clock: 'controlled', reducedMotion: 'reduce' });
  await hydrated(page);
  await draw(page).click();
  await page.clock.runFor(500);
  const see = (state: DocumentVisibilityState) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      Object.defineProperty(document, 'hidden', { value: value === 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await see('hidden');
  // Each timer fires once, far too late.
  await page.clock.fastForward(90_000);
  await see('visible');
  await page.clock.runFor(1000);
  await expectResult(page);
  await page.clock.runFor(90_000);
  await expectWhole(page);
  expect(messages).toEqual([]);
});
