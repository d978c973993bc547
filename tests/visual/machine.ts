import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';

/** What decides how letters look, besides the page: photographs can be compared only where both are the same. */
export interface Machine {
  /** Major version of Chromium. */
  browser: string;
  /** Hash of a line in the page's own system face and of a bold one in the machine's serif, which shows its hinting. */
  letters: string;
}

/** Reads the machine through a page of the site. Leaves the page blank. */
export async function thisMachine(page: Page): Promise<Machine> {
  const browser = page.context().browser()?.version().split('.')[0] ?? '';
  const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  await page.goto('about:blank');
  await page.setContent(
    '<div><p>星あかりで読む、今夜の一枚。Aa 0123</p><b>星あかりで読む、今夜の一枚。Aa 0123</b></div>',
  );
  await page.locator('div').evaluate((lines, face) => {
    const [system, serif] = lines.children as unknown as [HTMLElement, HTMLElement];
    lines.style.width = '520px';
    system.style.cssText = `margin:0;font:28px ${face}`;
    serif.style.cssText = 'font:17px serif;letter-spacing:0.06em';
  }, family);
  const picture = await page.locator('div').screenshot();
  return { browser, letters: createHash('sha256').update(picture).digest('hex').slice(0, 16) };
}
