import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, open } from '../support/browser.ts';
import { delayOf, words } from '../support/content.ts';

/** React's modules, whatever they are called. */
const MODULES = /\/assets\/[^/]+\.js$/;
const PATH = '/reading/love';
const [LOST = ''] = words.draw.lost;

const button = (page: Page) => page.getByRole('button', { name: words.draw.button });
const waiting = (page: Page) => page.getByText(words.draw.drawing, { exact: true });
/** Said, and not only in the markup of a page whose styles are still on their way. */
const said = (page: Page) =>
  page.locator('[data-phase="idle"][data-trouble="lost"]').getByText(LOST).waitFor();
const revealed = (page: Page) => page.locator('[data-phase="revealed"]');

/** A draw page whose modules fail in the first documents; `documents` counts how often the page was loaded. */
async function openFailing(failing: number) {
  const { page } = await open('about:blank', { clock: 'controlled' });
  const loads = { documents: 0 };
  await page.route(`**${PATH}`, (route) => {
    if (route.request().isNavigationRequest()) loads.documents++;
    return route.continue();
  });
  await page.route(MODULES, (route) => (loads.documents <= failing ? route.abort() : route.continue()));
  await page.goto(PATH);
  return { page, loads };
}

test('modules that fail once: the page loads again by itself and draws', async () => {
  const { page, loads } = await openFailing(1);
  await button(page).click();
  await expect.poll(() => loads.documents).toBe(2);
  await waiting(page).waitFor();
  await page.locator('[data-phase="drawing"] div[aria-hidden="true"] img').waitFor({ state: 'attached' });
  await page.clock.runFor(delayOf('love'));
  await revealed(page).waitFor();
  expect(loads.documents).toBe(2);
  // The second try belongs to that one draw: a reload shows it again, a later visit begins with nothing drawn.
  await page.reload();
  await revealed(page).waitFor();
  await page.goto('/link');
  await page.goto(PATH);
  await hydrated(page);
  expect(await page.locator('[data-phase="idle"]').count()).toBe(1);
});

test('modules that fail again: words and the button, never a loop; a tap tries once more', async () => {
  const { page, loads } = await openFailing(2);
  await button(page).click();
  await said(page);
  expect(loads.documents).toBe(2);
  expect(await page.getByRole('alert').innerText()).toContain(LOST);
  expect(await waiting(page).isVisible()).toBe(false);
  expect(await page.locator(`main a[href="${PATH}/cards"]`).isVisible()).toBe(true);
  await page.clock.runFor(20_000);
  expect(loads.documents).toBe(2);

  await button(page).click();
  await expect.poll(() => loads.documents).toBe(3);
  await page.locator('[data-phase="drawing"] div[aria-hidden="true"] img').waitFor({ state: 'attached' });
  await page.clock.runFor(delayOf('love'));
  await revealed(page).waitFor();
});

test('no network at all: the page stays and says so, at each tap', async () => {
  const { page, loads } = await openFailing(9);
  // The page itself does not answer any more either.
  await page.route(`**${PATH}`, (route) => route.abort());
  await button(page).click();
  await said(page);
  await button(page).click();
  await said(page);
  expect(await button(page).isVisible()).toBe(true);
  expect(loads.documents).toBe(1);
});
