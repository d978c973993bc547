import { expect, test } from 'vitest';
import { hydrated, open } from '../support/browser.ts';
import { words } from '../support/content.ts';
import { reactIsThere } from '../support/react-is-there.ts';
import { drawCard, expectResult, expectWhole } from './visitor.ts';

/** Parts that a browser may lack; each runs in the page before its scripts and takes some away. */
const MISSING: Record<string, () => void> = {
  crypto: () => Object.defineProperty(window, 'crypto', { value: undefined }),
  'crypto.getRandomValues': () =>
    Object.defineProperty(Crypto.prototype, 'getRandomValues', { value: undefined }),
  'observers of any kind': () => {
    for (const name of ['IntersectionObserver', 'ResizeObserver', 'PerformanceObserver', 'ReportingObserver'])
      Reflect.deleteProperty(window, name);
  },
  'requestIdleCallback and scheduler': () => {
    for (const name of ['requestIdleCallback', 'cancelIdleCallback', 'scheduler'])
      Reflect.deleteProperty(window, name);
  },
  'view transitions and animations': () => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    Reflect.deleteProperty(Element.prototype, 'animate');
    Reflect.deleteProperty(Element.prototype, 'getAnimations');
  },
  popover: () => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    // Then its pseudo-class is no known word either.
    const { matches } = Element.prototype;
    Object.defineProperty(Element.prototype, 'matches', {
      value(this: Element, selector: string) {
        if (selector.includes(':popover-open')) throw new DOMException('unknown', 'SyntaxError');
        return matches.call(this, selector);
      },
    });
  },
  Intl: () => {
    Reflect.deleteProperty(window, 'Intl');
    for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
      Reflect.deleteProperty(Date.prototype, name);
  },
  'sharing and clipboard': () => {
    for (const name of ['share', 'canShare', 'clipboard'])
      Object.defineProperty(navigator, name, { value: undefined });
  },
  'well-formed strings and abort timeouts': () => {
    Reflect.deleteProperty(String.prototype, 'toWellFormed');
    Reflect.deleteProperty(AbortSignal, 'timeout');
    Reflect.deleteProperty(Array.prototype, 'toSorted');
    Reflect.deleteProperty(Object, 'groupBy');
    Reflect.deleteProperty(Promise, 'withResolvers');
  },
  'service workers': () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
};

test.each(Object.entries(MISSING))('without %s a card is drawn, shared and read', async (_, init) => {
  const { page, messages } = await open('/reading/love', {
    clock: 'controlled',
    reducedMotion: 'reduce',
    // Seeding stands in for chance: here the page's own way of finding it is in question.
    seed: null,
    init,
  });
  await hydrated(page);
  const menu = page.locator('#side-menu');
  await page.getByRole('button', { name: words.menuOpen }).click();
  await menu.getByRole('button', { name: words.menuClose }).click();
  await menu.waitFor({ state: 'hidden' });
  await drawCard(page);
  await page.getByRole('button', { name: words.draw.share }).click();
  const dialog = page.getByRole('dialog', { name: words.share.title });
  await dialog.getByRole('button', { name: words.share.copy }).click();
  await dialog.getByText(new RegExp(`${words.share.copied}|${words.share.copyFailed}`)).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: words.draw.details }).click();
  await page.locator('main article').waitFor();
  await expectWhole(page);
  expect(messages).toEqual([]);
});

test('React comes by itself where nothing tells of idle moments or paints', async () => {
  const { page, messages } = await open('/reading/love', {
    clock: 'real',
    init: () => {
      Reflect.deleteProperty(window, 'requestIdleCallback');
      Reflect.deleteProperty(window, 'PerformanceObserver');
    },
  });
  await page.waitForFunction(reactIsThere);
  await page.getByRole('button', { name: words.draw.button }).click();
  await expectResult(page);
  expect(messages).toEqual([]);
});
