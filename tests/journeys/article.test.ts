import { expect, test } from 'vitest';
import { hydrated, open } from '../support/browser.ts';

const PATH = '/blog/tarot-intro';

test('title, picture, contents of h2 and h3, and the six kinds of block', async () => {
  const { page } = await open(PATH, { clock: 'real' });
  const article = page.locator('article');
  expect(await article.locator('h1').count()).toBe(1);
  expect(await article.locator('header img, h1 ~ div img').count()).toBeGreaterThan(0);
  const headings = await article.locator('h2, h3').allTextContents();
  const entries = article.locator('nav[aria-label="もくじ"] li');
  const listed = (await entries.allTextContents()).map((entry) =>
    entry.replace(/^[一二三四五六七八九十]/, ''),
  );
  expect(listed).toEqual(headings);
  const indent = (level: number) =>
    entries
      .locator(`xpath=self::*[@data-level="${level}"]/a`)
      .first()
      .evaluate((link) => Number.parseFloat(getComputedStyle(link).paddingLeft));
  expect(await indent(3)).toBeGreaterThan((await indent(2)) + 10);
  expect(await article.locator('h2').count()).toBeGreaterThanOrEqual(5);
  expect(await article.locator('h3').count()).toBeGreaterThanOrEqual(2);
  expect(await article.locator('ul').count()).toBeGreaterThan(0);
  expect(await article.locator('figure img').count()).toBeGreaterThan(0);
  expect(await article.locator('div[data-sky="night"] a').count()).toBeGreaterThan(0);
});

test('an entry of the contents scrolls smoothly to its heading, below the header, and the next tab goes on from there', async () => {
  const { page } = await open(PATH, { clock: 'real' });
  await hydrated(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth');
  const link = page.locator('nav[aria-label="もくじ"] a').nth(4);
  const id = decodeURIComponent(((await link.getAttribute('href')) ?? '').slice(1));
  await link.click();
  const heading = page.locator(`[id="${id}"]`);
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top, { timeout: 5000 }).toBeLessThan(300);
  await page.waitForTimeout(600);
  const headerBottom = await page
    .locator('header')
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await top()).toBeGreaterThanOrEqual(Math.min(64, headerBottom));
  expect(
    await heading.evaluate(
      (element) => element === document.activeElement || element.contains(document.activeElement),
    ),
  ).toBe(true);
});

test('elsewhere scrolling is not slowed down', async () => {
  const { page } = await open('/blog', { clock: 'real' });
  await hydrated(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
});
