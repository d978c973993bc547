import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { content, WHOLE_DRAW, words } from '../support/content.ts';

const DRAW = words.draw.button;

interface Look {
  /** False where the page's styles are missing: then it may be wider than its window. */
  styled?: boolean;
}

/** Taps the button and lets the time of a draw pass; needs a page opened with `clock: 'controlled'`. */
export async function drawCard(page: Page, look: Look = {}): Promise<void> {
  await page.getByRole('button', { name: DRAW }).click();
  // The first: without styles the hidden line for a slow network shows as well.
  await page.locator('main').getByRole('status').first().waitFor();
  await page.clock.runFor(WHOLE_DRAW);
  await expectResult(page, look);
}

/** A draw has ended: the card's name, the line for her, its keywords, and the way on. */
export async function expectResult(page: Page, look: Look = {}): Promise<void> {
  await page.locator('[data-phase="revealed"]').waitFor();
  const name = await page.locator('main').getByRole('heading', { level: 1 }).innerText();
  expect(name.trim()).not.toBe('');
  expect(await page.locator('main [data-columns]').innerText()).toMatch(/\S/);
  expect(await page.getByRole('list', { name: words.detail.keywords }).getByRole('listitem').count()).toBe(3);
  expect(await page.getByRole('link', { name: words.draw.details }).isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: words.draw.share }).isVisible()).toBe(true);
  await expectWhole(page, look);
}

/** The page stands from header to footer, with one heading, no crash screen and nothing sticking out at the side. */
export async function expectWhole(page: Page, { styled = true }: Look = {}): Promise<void> {
  expect(await page.locator('main h1').count()).toBe(1);
  expect(await page.locator('main h1').isVisible()).toBe(true);
  expect(await page.locator('header').first().isVisible()).toBe(true);
  expect(await page.locator('footer').isVisible()).toBe(true);
  expect(await page.locator('body').innerText()).not.toContain(content.pages.notFound.crash.heading);
  if (styled) expect(await sideways(page)).toBe(0);
}

/** By how many pixels the page is wider than its window. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // Below an open dialog the page keeps the place of its scrollbar free.
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/** What was said in the console, without what the browser itself says of a file that did not come. */
export function ours(messages: readonly string[]): string[] {
  return messages.filter((message) => !message.startsWith('error: Failed to load resource'));
}

/** Runs before the page's scripts: no idle moment comes, so only a touch or a key starts React. */
export function withoutIdle(): void {
  // A clock in the test's hand brings one of its own: it is not taken.
  Object.defineProperty(window, 'requestIdleCallback', { get: () => () => 0, set: () => {} });
}
