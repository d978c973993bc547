import { expect, test } from 'vitest';
import { hydrated, open } from '../support/browser.ts';
import { drawCard, expectWhole } from './visitor.ts';

/** Ways in which a browser does without storage; each runs in the page before its scripts. */
const STORAGES: Record<string, () => void> = {
  'refused on sight': () => {
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'not there, as in a bare web view': () => {
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { value: null });
  },
  'full of what is not ours': () => {
    Storage.prototype.getItem = () => '[["default", "nonsense"], 7, null]';
  },
};

test.each(
  Object.entries(STORAGES),
)('storage %s: she reads, goes back to her place, and draws', async (_, init) => {
  const { page, messages } = await open('/reading/love/cards', {
    clock: 'controlled',
    reducedMotion: 'reduce',
    init,
  });
  await hydrated(page);
  const card = page.locator('main a[href="/reading/love/17"]');
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await card.click();
  await page.locator('main article').waitFor();
  await page.goBack();
  await card.waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await page.reload();
  await hydrated(page);
  await expectWhole(page);
  await page.locator('main a[href="/reading/love"]').first().click();
  await drawCard(page);
  expect(messages).toEqual([]);
});
