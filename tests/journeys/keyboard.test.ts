import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, open } from '../support/browser.ts';
import { content, WHOLE_DRAW, words } from '../support/content.ts';

const TIKTOK =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 musical_ly_39.5.0 BytedanceWebview/d8a21c6';

/** Presses Tab until the keyboard stands on what has these words or this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab');
    if ((await focusedName(page)).includes(name)) return;
  }
  throw new Error(`60 times Tab did not come to ${name}`);
}

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element && element !== document.body
      ? `${element.getAttribute('aria-label') ?? ''} ${element.textContent?.trim()}`
      : '';
  });
}

/** All places that Tab comes to within an open dialog until it comes round; fails when it leaves the dialog. */
async function roundOf(page: Page, dialog: string): Promise<number> {
  const seen = new Set<string>();
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab');
    const [inside, html] = await page.evaluate((selector) => {
      const element = document.activeElement;
      // Between the last and the first the browser's own bar has its turn.
      if (element === document.body) return [true, ''] as const;
      return [element?.closest(selector) !== null, element?.outerHTML.slice(0, 200) ?? ''] as const;
    }, dialog);
    expect(inside, `after ${step + 1} tabs`).toBe(true);
    if (html && seen.has(html) && seen.size > 1) return seen.size;
    if (html) seen.add(html);
  }
  return seen.size;
}

test('the skip link is the first stop, is seen, and leads past the header', async () => {
  const { page } = await open('/blog', { clock: 'real' });
  await hydrated(page);
  await page.keyboard.press('Tab');
  expect((await focusedName(page)).trim()).toBe(words.skipLink);
  const box = await page.locator(':focus').boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.locator('main :focus').getAttribute('href')).toBe(`/blog/${content.articles[0]?.id}`);
});

describe.each(['Enter', 'Space'])('%s', (key) => {
  test('opens the menu; Escape closes it and gives the focus back', async () => {
    const { page } = await open('/blog', { clock: 'real' });
    await hydrated(page);
    await tabTo(page, words.menuOpen);
    await page.keyboard.press(key);
    await page.locator('#side-menu').waitFor();
    expect(await page.locator('#side-menu :focus').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.locator('#side-menu').waitFor({ state: 'hidden' });
    expect(await focusedName(page)).toContain(words.menuOpen);
  });

  test('draws a card, opens the share dialog, copies; Escape gives the focus back', async () => {
    const { page } = await open('/reading/love', { clock: 'controlled', reducedMotion: 'reduce' });
    await hydrated(page);
    await tabTo(page, words.draw.button);
    await page.keyboard.press(key);
    await page.clock.runFor(WHOLE_DRAW);
    await page.locator('[data-phase="revealed"]').waitFor();
    await page.clock.runFor(2000);
    expect(await page.locator('h1:focus').count(), 'the result has the focus').toBe(1);
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toContain(words.draw.details);
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toContain(words.draw.share);
    await page.keyboard.press(key);
    await page.locator('#share-dialog').waitFor();
    // LINE, X, Facebook, copy, close; the device's own sheet where there is one.
    expect(await roundOf(page, '#share-dialog')).toBeGreaterThanOrEqual(5);
    await tabTo(page, words.share.copy);
    await page.keyboard.press(key);
    await page
      .getByRole('status')
      .getByText(new RegExp(`${words.share.copied}|${words.share.copyFailed}`))
      .waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#share-dialog').waitFor({ state: 'hidden' });
    expect(await focusedName(page)).toContain(words.draw.share);
  });

  test('opens the sample of each reading; Escape gives the focus back', async () => {
    const { page } = await open('/paid-fortune', { clock: 'real' });
    await hydrated(page);
    const buttons = page.getByRole('button', { name: content.pages.paid.sampleLabel });
    for (let place = 0; place < (await buttons.count()); place++) {
      await buttons.nth(place).focus();
      await page.keyboard.press(key);
      await page.locator('main dialog[open]').waitFor();
      expect(await page.locator('dialog[open] :focus').count()).toBe(1);
      await page.keyboard.press('Escape');
      await page.locator('main dialog[open]').waitFor({ state: 'detached' });
      expect(await buttons.nth(place).evaluate((button) => button === document.activeElement)).toBe(true);
    }
  });
});

test("in TikTok's browser Enter on LINE opens the explanation; it holds the focus and gives it back", async () => {
  const { page } = await open('/', { clock: 'real', userAgent: TIKTOK });
  await hydrated(page);
  await tabTo(page, content.pages.home.line.button);
  await page.keyboard.press('Enter');
  await page.locator('#line-sheet').waitFor();
  // Address, id, the way out, and the sheet itself, which scrolls.
  expect(await roundOf(page, '#line-sheet')).toBe(4);
  await page.keyboard.press('Escape');
  await page.locator('#line-sheet').waitFor({ state: 'hidden' });
  expect(await focusedName(page)).toContain(content.pages.home.line.button);
});

test('choosing a page puts the keyboard at its beginning, and going back too', async () => {
  const { page } = await open('/blog', { clock: 'real' });
  await hydrated(page);
  await tabTo(page, words.menuOpen);
  await page.keyboard.press('Enter');
  await page.locator('#side-menu').waitFor();
  await page.locator('#side-menu a[href="/reading/love"]').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: words.draw.button }).waitFor();
  await page.locator('#main:focus').waitFor();
  await page.keyboard.press('Tab');
  expect(await page.locator('main :focus').count(), 'the next stop is in the page').toBe(1);
  await page.goBack();
  await page.locator('main a[href^="/blog/"]').first().waitFor();
  await page.locator('#main:focus').waitFor();
});

test('the link to the page itself at its foot leads the keyboard back to its beginning', async () => {
  const { page } = await open('/blog', { clock: 'real', reducedMotion: 'reduce' });
  await hydrated(page);
  await page.locator('footer nav a[href="/blog"]').focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => scrollY === 0);
  await page.keyboard.press('Tab');
  expect(await page.locator('main :focus').getAttribute('href')).toBe(`/blog/${content.articles[0]?.id}`);
});

describe('the words beside an icon', () => {
  const tooltip = (page: Page) => page.locator('[popover]:popover-open', { hasText: words.menuOpen });

  async function hovered(): Promise<Page> {
    const { page } = await open('/blog', { clock: 'controlled' });
    await hydrated(page);
    await page.getByRole('button', { name: words.menuOpen }).hover();
    await page.clock.runFor(800);
    await tooltip(page).waitFor();
    return page;
  }

  test('go by Escape, wherever the focus is', async () => {
    const page = await hovered();
    await page.keyboard.press('Escape');
    await tooltip(page).waitFor({ state: 'detached' });
  });

  test('stay while the pointer is on them, and go when it leaves', async () => {
    const page = await hovered();
    const tip = await tooltip(page).boundingBox();
    const button = await page.getByRole('button', { name: words.menuOpen }).boundingBox();
    if (!tip || !button) throw new Error('nothing to point at');
    // Across the gap between the button and the words.
    await page.mouse.move(button.x + button.width / 2, tip.y - 4);
    await page.mouse.move(tip.x + tip.width / 2, tip.y + tip.height / 2);
    await page.clock.runFor(500);
    expect(await tooltip(page).count()).toBe(1);
    await page.mouse.move(100, 500);
    await tooltip(page).waitFor({ state: 'detached' });
  });
});
