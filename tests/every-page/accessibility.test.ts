import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { LONG_TEST } from '../support/long-test.ts';
import { pages } from '../support/site.ts';
import { axeFindings } from './axe.ts';
import { everyPage, openServed, pageOfEachKind, pageOfEachLayout, WIDTHS } from './shown.ts';

test(
  'axe finds nothing on pages that share their layout with another, as they are served',
  LONG_TEST,
  async () => {
    const goTo = await openServed();
    const kinds = pageOfEachKind();
    const alike = pages().filter((path) => !kinds.includes(path));
    const layouts = pageOfEachLayout();
    const found: string[] = [];
    for (const [place, path] of everyPage().entries()) {
      // Cards, signs and their weeks, articles and A・B・C differ in nothing but words and pictures: one of fifteen stands for them.
      if (layouts.includes(path) || alike.indexOf(path) % 15 > 0) continue;
      const width = WIDTHS[place % 2] ?? WIDTHS[0];
      const page = await goTo(path);
      await page.setViewportSize({ width, height: PHONE.height });
      found.push(...(await axeFindings(page)).map((finding) => `${path} at ${width} px: ${finding}`));
    }
    expect(found).toEqual([]);
  },
);
