import { describe, expect, test } from 'vitest';
import { pageOfEachKind } from '../every-page/shown.ts';
import { open } from '../support/browser.ts';
import { content, words } from '../support/content.ts';
import { LONG_TEST } from '../support/long-test.ts';

test.each(content.decks)('without JavaScript the page of $deck leads to all meanings', async ({
  deck,
  cards,
}) => {
  const { page } = await open(`/reading/${deck}`, { javaScript: false });
  const note = page.locator('main noscript');
  expect(await note.textContent()).toContain(words.draw.noScript);
  expect((await note.boundingBox())?.height).toBeGreaterThan(20);
  expect(await page.getByRole('button', { name: words.draw.button }).isVisible()).toBe(false);
  await page.locator(`main a[href="/reading/${deck}/cards"]`).click();
  const links = page.locator(`main a[href^="/reading/${deck}/"]`);
  expect(await links.count()).toBe(cards.length);
  await links.nth(1).click();
  expect(await page.locator('article').innerText()).toMatch(/\S{40}/);
});

test('every page of the menu is a plain link', async () => {
  const { page } = await open('/', { javaScript: false });
  for (const { path } of content.menu) {
    expect(await page.locator(`a[href="${path}"]`).count(), path).toBeGreaterThan(0);
  }
  expect(await page.getByRole('link', { name: content.pages.home.line.button }).getAttribute('href')).toMatch(
    /^https:/,
  );
  expect(await page.locator('footer aside').first().isVisible()).toBe(true);
});

describe('the menu', () => {
  test('opens by its address and closes, with the pointer', async () => {
    const { page } = await open('/blog', { javaScript: false });
    const menu = page.locator('#side-menu');
    expect(await page.getByRole('button', { name: words.menuOpen }).count()).toBe(0);
    await page.getByRole('link', { name: words.menuOpen }).click();
    await menu.waitFor();
    // It covers the header, and nothing covers it.
    const close = page.getByRole('link', { name: words.menuClose });
    expect(await close.count()).toBe(1);
    await close.click();
    await menu.waitFor({ state: 'hidden' });
  });

  test('leads on, with the keyboard', async () => {
    const { page } = await open('/blog', { javaScript: false });
    await page.getByRole('link', { name: words.menuOpen }).focus();
    await page.keyboard.press('Enter');
    const menu = page.locator('#side-menu');
    await menu.waitFor();
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    expect(await menu.locator(':focus').count(), 'the next stop is in the menu').toBe(1);
    const { path } = content.decks.at(-1)!;
    await menu.locator(`a[href="${path}"]`).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${path}`);
    expect(await focused.count()).toBe(0);
    expect(await menu.isVisible()).toBe(false);
  });
});

test('every kind of page shows its words: nothing waits for a script', LONG_TEST, async () => {
  const { page } = await open('about:blank', { javaScript: false, reducedMotion: 'reduce' });
  await page.route(/\/(pictures|assets)\/.+\.(avif|webp|js)$/, (route) => route.abort());
  const lost: string[] = [];
  for (const path of pageOfEachKind()) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const main = page.locator('main');
    // The draw button needs a script; it gives way to the words that say so.
    const unseen = await main.locator('h1, h2, h3, p, li, dt, dd, a, figcaption').evaluateAll((elements) =>
      elements
        // The short rows of articles never show a summary; what a wait says has nothing to wait for here.
        .filter((element) => !element.closest('dialog, a[href^="/blog/"], [role=status], [role=alert]'))
        .filter((element) => !element.closest('[aria-hidden=true]'))
        // Another week than the build's (week.test.ts), her own sign, and the form that would find it (my-sign.test.ts).
        .filter(
          (element) =>
            !element.closest('[data-monday][hidden], [data-weeks-late], [data-opens], [data-sign-of], form'),
        )
        // What is folded up opens without a script.
        .filter((element) => !element.closest('details:not([open]) > :not(summary)'))
        // Of the two ways to LINE one is seen, a phone's or a computer's; a phone needs no code for itself.
        .filter((element) => !element.closest('[data-line-link]'))
        .filter(
          (element) =>
            !element.parentElement
              ?.closest('div')
              ?.parentElement?.querySelector(":scope > img[src$='/line.svg']"),
        )
        // Two taps that only a script can answer.
        .filter((element) => !element.closest('section[tabindex="-1"]:has(fieldset)'))
        // What her device alone can say of her record (my-cards-storage.test.ts).
        .filter((element) => !element.closest('[data-of-record]'))
        // What an address says of her draw: without one nothing came, and both sides stand in the text.
        .filter((element) => !element.closest('[data-hers]'))
        .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((element) => element.textContent?.trim().slice(0, 20)),
    );
    lost.push(...unseen.map((words) => `${path}: ${words}`));
    if ((await main.innerText()).length < 60) lost.push(`${path}: nothing to read`);
  }
  expect(lost).toEqual([]);
});
