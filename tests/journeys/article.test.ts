import { expect, test } from 'vitest';
import type { Block } from '../../app/content/types.ts';
import { hydrated, open, scrolling, twoFrames } from '../support/browser.ts';
import { ARTICLE, article, bare, content } from '../support/content.ts';

const CONTENTS = `nav[aria-label="${content.pages.blog.contents}"]`;

test('title, picture, contents of h2 and h3, and a block for each of the six kinds', async () => {
  const { page } = await open(ARTICLE, { clock: 'real' });
  const shown = page.locator('article');
  expect(bare(await shown.locator('h1').textContent())).toBe(bare(article.title));
  expect(await shown.locator('header img, h1 ~ div img').count()).toBeGreaterThan(0);
  const headings = article.content.flatMap((block) =>
    block.type === 'h2' || block.type === 'h3' ? [bare(block.text)] : [],
  );
  expect((await shown.locator('h2, h3').allTextContents()).map(bare)).toEqual(headings);
  const entries = shown.locator(`${CONTENTS} li`);
  const listed = await entries.allTextContents();
  expect(listed.map((entry) => bare(entry).replace(/^[一二三四五六七八九十]/, ''))).toEqual(headings);

  const blocksOf = (type: Block['type']) => article.content.filter((block) => block.type === type);
  const counts = { h2: 'h2', h3: 'h3', img: 'figure img' } as const;
  for (const [type, selector] of Object.entries(counts))
    expect(await shown.locator(selector).count(), type).toBe(blocksOf(type as Block['type']).length);
  const text = bare(await shown.textContent());
  for (const block of article.content) {
    if (block.type === 'p') expect(text).toContain(bare(block.text));
    if (block.type === 'ul') for (const item of block.items) expect(text).toContain(bare(item.text));
    if (block.type === 'card') {
      const way = shown.getByRole('link', { name: block.buttonText });
      expect(await way.first().getAttribute('href')).toBe(block.buttonHref);
      expect(text).toContain(bare(block.title));
    }
  }
});

test('in the contents an h3 is indented', async () => {
  const { page } = await open(ARTICLE, { clock: 'real' });
  const indent = (level: number) =>
    page
      .locator(`${CONTENTS} li[data-level="${level}"] a`)
      .first()
      .evaluate((link) => Number.parseFloat(getComputedStyle(link).paddingLeft));
  expect(await indent(3)).toBeGreaterThan((await indent(2)) + 10);
});

test('an entry of the contents scrolls smoothly to its heading, below the header, and the next tab goes on from there', async () => {
  const { page } = await open(ARTICLE, { clock: 'real' });
  await hydrated(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth');
  const link = page.locator(`${CONTENTS} a`).nth(4);
  const id = decodeURIComponent(((await link.getAttribute('href')) ?? '').slice(1));
  await link.scrollIntoViewIfNeeded();
  await twoFrames(page);
  await scrolling(page, () => link.click());
  const heading = page.locator(`[id="${id}"]`);
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  expect(await top()).toBeLessThan(300);
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
