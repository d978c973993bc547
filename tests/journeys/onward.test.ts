import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, open } from '../support/browser.ts';
import { bare, content, words } from '../support/content.ts';

const DESKTOP = { width: 1280, height: 800 };
const { blog } = content.pages;
const [deck] = content.decks;

/** The list below カード占い in the header, and the button beside that link. */
function readingsMenu(page: Page) {
  const item = page.locator('header nav > ul > li').filter({ has: page.locator('details') });
  return {
    name: item.locator(':scope > a'),
    button: item.locator('summary'),
    first: item.locator(`div a[href="${deck!.path}"]`),
  };
}

test('below カード占い in the header stand all readings: for a pointer, by keyboard, and nothing moves', async () => {
  const { page } = await open('/blog', { clock: 'real', viewport: DESKTOP });
  await hydrated(page);
  const { name, button, first } = readingsMenu(page);
  const place = () => page.locator('main h1').evaluate((heading) => heading.getBoundingClientRect().top);
  const before = await place();
  expect(await first.isVisible()).toBe(false);

  await name.hover();
  await first.waitFor();
  expect(await place()).toBe(before);
  await page.keyboard.press('Escape');
  await first.waitFor({ state: 'hidden' });
  await page.mouse.move(20, 600);

  await button.focus();
  await page.keyboard.press('Tab');
  expect(await first.evaluate((link) => link === document.activeElement)).toBe(false);
  await button.focus();
  await page.keyboard.press('Enter');
  await first.waitFor();
  await page.keyboard.press('Tab');
  expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await first.waitFor({ state: 'hidden' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

  await button.click();
  await first.waitFor();
  for (const { path } of [...content.decks, ...content.readings])
    expect(await page.locator(`header nav div a[href="${path}"]`).isVisible(), path).toBe(true);
  await first.click();
  await page.waitForURL(`**${deck!.path}`);
  await first.waitFor({ state: 'hidden' });
});

test('without JavaScript the button beside カード占い opens the list', async () => {
  const { page } = await open('/blog', { javaScript: false, viewport: DESKTOP });
  const { button, first } = readingsMenu(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await first.click();
  await page.waitForURL(`**${deck!.path}`);
});

test('an article leads on: share, writer, its cards, the next article and back; the footer to all the rest', async () => {
  const [first, second] = content.articles;
  const { page } = await open(`/blog/${first!.id}`, { clock: 'real', viewport: DESKTOP });
  await hydrated(page);
  await page.getByRole('button', { name: blog.share }).click();
  const dialog = page.getByRole('dialog', { name: blog.share });
  await dialog.waitFor();
  expect(await dialog.getByRole('link', { name: words.share.line }).getAttribute('href')).toContain(
    encodeURIComponent(`/blog/${first!.id}`),
  );
  await page.keyboard.press('Escape');

  const { author } = content.pages.about;
  expect(await page.locator('main').getByRole('link', { name: author.link }).getAttribute('href')).toBe(
    '/about',
  );
  const neighbours = page.getByRole('navigation', { name: blog.neighbours });
  expect(await neighbours.locator('a[rel=prev]').count()).toBe(0);
  await neighbours.locator('a[rel=next]').click();
  await page.waitForURL(`**/blog/${second!.id}`);
  await expect.poll(async () => bare(await page.locator('h1').textContent())).toBe(bare(second!.title));
  expect(await neighbours.locator('a[rel=prev]').getAttribute('href')).toBe(`/blog/${first!.id}`);

  for (const path of ['/about', '/link', ...content.readings.map((reading) => reading.path)])
    expect(await page.locator(`footer a[href="${path}"]`).isVisible(), path).toBe(true);

  // Where the article speaks of a card, the card's page speaks of the article.
  const card = page.locator('main section a[href^="/reading/"]').first();
  const address = await card.getAttribute('href');
  await card.click();
  await page.waitForURL(`**${address}`);
  await page.locator(`main a[href="/blog/${second!.id}"]`).waitFor();
});

test.each([
  ['/terms-of-service', content.legal.terms.sections.map(({ heading }) => heading)],
  [
    '/privacy-policy',
    [
      ...content.legal.privacy.sections.map(({ heading }) => heading),
      content.legal.privacy.transmissionsTitle,
    ],
  ],
  ['/legal-notation', content.legal.legalNotation.rows.map(({ term }) => term)],
])('%s begins with a list of its parts, each a tap away, also without JavaScript', async (path, headings) => {
  const { page } = await open(path, { javaScript: false });
  const links = page.getByRole('navigation', { name: words.legal.contents }).getByRole('link');
  expect((await links.allTextContents()).map(bare)).toEqual(headings.map(bare));
  await links.last().click();
  const part = page.locator('main :target');
  expect(bare(await part.textContent())).toContain(bare(headings.at(-1)));
  await expect.poll(async () => (await part.boundingBox())!.y).toBeLessThan(844);
});

test("a sign's week leads back to the twelve by an arrow that points back, and on to the card of the day", async () => {
  const { page } = await open('/weekly/leo', { javaScript: false });
  const back = page.locator('main').getByRole('link', { name: content.pages.weekly.back });
  const arrow = (await back.locator('svg').boundingBox())!;
  expect(arrow.x).toBeLessThan((await back.locator('span').boundingBox())!.x);
  const today = content.readings.find(({ path }) => path === '/reading/today')!;
  expect(await page.locator(`main a[href="${today.path}"]`).isVisible()).toBe(true);
});

test('the profile leads on to the paid letters and to the cards', async () => {
  const { page } = await open('/about', { javaScript: false });
  for (const path of ['/paid-fortune', '/reading'])
    expect(await page.locator(`main a[href="${path}"]`).isVisible(), path).toBe(true);
});
