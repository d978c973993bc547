import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, open } from '../support/browser.ts';
import { OTHER_ARTICLE } from '../support/content.ts';
import { LONG_TEST } from '../support/long-test.ts';
import { pages } from '../support/site.ts';
import { drawCard, expectWhole, sideways } from './visitor.ts';

/** One page of each kind. */
const PAGES = pages()
  .filter(
    (path) =>
      !/^\/(reading\/[a-z]+\/\d+|weekly\/[a-z]+(\/[\d-]+)?|blog\/[a-z0-9-]+|reading\/(oracle|love)(\/cards)?)$/.test(
        path,
      ),
  )
  .concat('/reading/love/3', '/weekly/leo', OTHER_ARTICLE);

/**
 * Writes 300 letters without a break in the place of every text. Left as they are: what is made from a date or a number
 * and never written (`.num`, and the former price, `s`, which the content's check holds to whole yen).
 */
function lengthen(page: Page, within: string): Promise<number> {
  return page.locator(within).evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    let count = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.nodeValue?.trim() || node.parentElement?.closest('svg, noscript, .visually-hidden, .num, s'))
        continue;
      node.nodeValue = 'a'.repeat(300);
      count++;
    }
    return count;
  });
}

test('300 letters without a break in every text: no page grows wider than the phone', LONG_TEST, async () => {
  const { page } = await open('about:blank', { viewport: { width: 320, height: 700 } });
  const wide: string[] = [];
  for (const path of PAGES) {
    await page.goto(path);
    expect(await lengthen(page, 'main')).toBeGreaterThan(0);
    await lengthen(page, 'footer');
    const beyond = await sideways(page);
    if (beyond > 0) wide.push(`${path}: ${beyond} px`);
  }
  expect(wide).toEqual([]);
});

test('in the result of a draw, the menu and the share dialog too', async () => {
  const { page } = await open('/reading/love', {
    clock: 'controlled',
    reducedMotion: 'reduce',
    viewport: { width: 320, height: 700 },
  });
  await hydrated(page);
  await drawCard(page);
  await lengthen(page, 'main');
  await expectWhole(page);
  for (const dialog of ['#share-dialog', '#side-menu']) {
    await page.locator(dialog).evaluate((element: HTMLDialogElement) => element.showModal());
    await lengthen(page, dialog);
    const { scrollWidth, clientWidth } = await page.locator(dialog).evaluate((element) => ({
      scrollWidth: element.scrollWidth,
      clientWidth: element.clientWidth,
    }));
    expect(scrollWidth, dialog).toBeLessThanOrEqual(clientWidth);
    expect(await sideways(page)).toBe(0);
    await page.locator(dialog).evaluate((element: HTMLDialogElement) => element.close());
  }
});
