/** What pages show and devices keep of her own sign. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SignName } from '../../app/content/types.ts';
import { bare, content } from './content.ts';
import { builtWeek } from './weeks.ts';

export const nameOf = (sign: SignName) => content.signs.find((one) => one.sign === sign)!.name;

/** What the browser keeps beyond the page. */
export const kept = (page: Page) => page.evaluate(() => Object.entries(localStorage));

/** The links that the index or the home page calls hers, as far as they are seen: where they lead, what they say. */
export async function rows(page: Page): Promise<{ href: string | null; text: string }[]> {
  const { weekly, home } = content.pages;
  const label = new URL(page.url()).pathname === '/' ? home.weekly.mySign : weekly.mySign;
  const links = await page.locator('main a', { hasText: label }).filter({ visible: true }).all();
  return Promise.all(
    links.map(async (link) => ({
      href: await link.getAttribute('href'),
      text: bare(await link.innerText()),
    })),
  );
}

/** Her row or line is the only one, leads to her sign and says its nickname. */
export async function expectHers(page: Page, sign: SignName, week = builtWeek): Promise<void> {
  const shown = await rows(page);
  expect(shown.map(({ href }) => href)).toEqual([`/weekly/${sign}`]);
  expect(shown[0]!.text).toContain(nameOf(sign));
  expect(shown[0]!.text).toContain(bare(week.signs[sign].nickname));
}
