import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';

/** What decides how letters look, besides the page: photographs can be compared only where both are the same. */
export interface Machine {
  /** Major version of Chromium. */
  browser: string;
  /** Hash of a line in the page's own system face. */
  letters: string;
}

/** Reads the machine through a page of the site. Leaves the page blank. */
export async function thisMachine(page: Page): Promise<Machine> {
  const browser = page.context().browser()?.version().split('.')[0] ?? '';
  const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  await page.goto('about:blank');
  await page.setContent('<p>星あかりで読む、今夜の一枚。Aa 0123</p>');
  await page.locator('p').evaluate((line, face) => {
    line.style.cssText = `margin:0;width:520px;font:28px ${face}`;
  }, family);
  const picture = await page.locator('p').screenshot();
  return { browser, letters: createHash('sha256').update(picture).digest('hex').slice(0, 16) };
}
