import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, open } from '../support/browser.ts';
import { content, deckCalled, WHOLE_DRAW, words } from '../support/content.ts';
import { decideDraw } from '../support/drawn.ts';
import { eventsTold, keepPageViews } from '../support/page-views.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

const { keep } = words;
const titleOf = (card: string, kind: 'wallpaper' | 'story') =>
  keep.title.replace('{card}', card).replace('{kind}', keep[kind]);

/** The address within the site of the picture that a page shows in its dialog, once it is there. */
async function shownIn(page: Page, name: string): Promise<string> {
  const picture = page.getByRole('dialog').getByRole('img', { name });
  await picture.waitFor();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  return new URL((await picture.getAttribute('src')) ?? '', page.url()).pathname;
}

describe.each(content.decks)('$deck', ({ deck, cards, reversals }) => {
  test('a card’s page shows its wallpaper and, of the side that came, its story, and saves either under its name', async () => {
    const card = cards[4]!;
    const { page, messages } = await open(`/reading/${deck}/${card.id}?side=reversed`);
    await hydrated(page);
    await page.evaluate(keepPageViews);
    await page.getByRole('link', { name: keep.open }).click();
    const wallpaper = titleOf(card.name, 'wallpaper');
    expect(await shownIn(page, wallpaper)).toContain(`/pictures/wallpapers/${card.file}-1170.`);
    const save = page.getByRole('link', { name: keep.save });
    const [saved] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(saved.suggestedFilename()).toBe(`${wallpaper}.jpg`);

    await page.getByRole('radio', { name: keep.story }).check({ force: true });
    const story = titleOf(card.name, 'story');
    const side = reversals ? '-reversed' : '';
    expect(await shownIn(page, story)).toContain(`/pictures/stories/${card.file}${side}-1080.`);
    expect(await save.getAttribute('download')).toBe(`${story}.jpg`);
    expect(await eventsTold(page)).toEqual([`keep wallpaper ${deck}`]);
    expect(messages).toEqual([]);
  });
});

const [star] = deckCalled('tarot').cards.slice(17);
const STAR = `/reading/tarot/${star!.id}`;

test('by keyboard: opened, switched, closed, and the focus comes back', async () => {
  const { page } = await open(STAR);
  await hydrated(page);
  const link = page.getByRole('link', { name: keep.open });
  await link.focus();
  await page.keyboard.press('Enter');
  await shownIn(page, titleOf(star!.name, 'wallpaper'));
  await page.getByRole('radio', { name: keep.wallpaper }).focus();
  await page.keyboard.press('ArrowRight');
  await shownIn(page, titleOf(star!.name, 'story'));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
});

test.each([
  ['LINE', `${IPHONE} Safari Line/15.8.0`, 'line'],
  ['TikTok', `${IPHONE} musical_ly_39.5.0 BytedanceWebview/d8a21c6`, 'tiktok'],
  ['Instagram', `${IPHONE} Instagram 365.0.0.27.85`, 'inApp'],
] as const)('in %s, which saves nothing by a link, she reads how it is done there, and nothing else', async (_, userAgent, hint) => {
  const { page } = await open(STAR, { userAgent });
  await hydrated(page);
  await page.getByRole('link', { name: keep.open }).click();
  await shownIn(page, titleOf(star!.name, 'wallpaper'));
  const dialog = page.getByRole('dialog');
  expect(await dialog.locator('p').allTextContents()).toEqual([keep.hints[hint].join('')]);
  expect(await dialog.getByRole('link').count()).toBe(0);
  // What a long press finds is the picture, not the clock over it.
  const found = () =>
    dialog.getByRole('img').evaluate((image) => {
      const { x, y, width, height } = image.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height * 0.2) === image;
    });
  // Once the sheet has come up.
  await expect.poll(found).toBe(true);
});

test('the result of a draw leads to the wallpaper of its card', async () => {
  const { page } = await open('about:blank', { clock: 'controlled' });
  await decideDraw(page, 17, 'reversed');
  await page.goto('/reading/tarot');
  await hydrated(page);
  await page.getByRole('button', { name: words.draw.button }).click();
  await page.clock.runFor(WHOLE_DRAW);
  await page.getByRole('link', { name: keep.take }).click();
  expect(await shownIn(page, titleOf(star!.name, 'wallpaper'))).toContain(star!.file);
  await page.getByRole('dialog').getByRole('button', { name: keep.close }).click();
  await page.getByRole('button', { name: words.draw.share }).click();
  await page.getByRole('link', { name: keep.share }).click();
  expect(await shownIn(page, titleOf(star!.name, 'story'))).toContain(`${star!.file}-reversed`);
});

test.each([
  ['without JavaScript', { javaScript: false }],
  ['where the dialog’s module does not come', {}],
])('%s the link leads to the picture alone', async (_, options) => {
  const { page } = await open(STAR, options);
  if (!('javaScript' in options)) {
    await hydrated(page);
    await page.route(/\/assets\/keep-dialog/, (route) => route.abort());
  }
  await page.getByRole('link', { name: keep.open }).click();
  await page.waitForURL(/\/pictures\/wallpapers\/tarot\/17-star-1170\.\w+\.jpg$/);
});
