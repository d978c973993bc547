import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pickLetters } from '../../addresses/pick-letters.ts';
import { hydrated, open } from '../support/browser.ts';
import { bare, content, PICK, pick } from '../support/content.ts';

const texts = content.pages.picks;
/** The turn, then the way out of the others. */
const WHOLE_TURN = 720 + 360;

const cardOf = (letter: (typeof pickLetters)[number]) => {
  const name = pick.answers[letter].card;
  return content.decks.flatMap(({ cards }) => cards).find(({ deck, id }) => name === `${deck}/${id}`)!;
};
const linkTo = (page: Page, letter: string) =>
  page.getByRole('link', { name: new RegExp(`^${letter.toUpperCase()} ?${texts.turn}$`) });
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** The answer of a card stands there: its name, its text, both other cards to turn. */
async function expectAnswer(page: Page, letter: (typeof pickLetters)[number]): Promise<void> {
  await page.waitForURL(`**${PICK}/${letter}`);
  await page
    .locator('h1')
    .filter({ hasText: cardOf(letter).name })
    .waitFor();
  expect(bare(await page.locator('main article').innerText())).toContain(bare(pick.answers[letter].text));
  for (const other of pickLetters.filter((one) => one !== letter))
    expect(await linkTo(page, other).isVisible(), other).toBe(true);
}

test('a tap turns the card where it lies, the others leave, the answer has an address; back lays all three down', async () => {
  const { page, messages } = await open(PICK, { clock: 'controlled', motion: 'real' });
  await hydrated(page);
  const card = linkTo(page, 'b').locator('div').first();
  const before = await card.boundingBox();
  await linkTo(page, 'b').click();
  // What a visitor sees is moved by the browser, not by the clock of the page.
  const shown = await page.evaluate(async () => {
    const running = document.getAnimations();
    for (const animation of running) animation.finish();
    await Promise.all(running.map(({ finished }) => finished));
    return [...document.querySelectorAll('main ol > li')].map((item) => getComputedStyle(item).opacity);
  });
  expect(shown).toEqual(['0', '1', '0']);
  const after = await card.boundingBox();
  expect(Math.abs(after!.x + after!.width / 2 - before!.x - before!.width / 2)).toBeLessThan(1);
  expect(pathOf(page)).toBe(PICK);
  await page.clock.runFor(WHOLE_TURN);
  await expectAnswer(page, 'b');
  await page.goBack();
  await linkTo(page, 'b').waitFor();
  expect(pathOf(page)).toBe(PICK);
  for (const letter of pickLetters) expect(await linkTo(page, letter).isVisible()).toBe(true);
  await page.goForward();
  await expectAnswer(page, 'b');
  expect(messages).toEqual([]);
});

test('with the keyboard: the three in their order, Enter turns', async () => {
  const { page } = await open(PICK, { clock: 'controlled' });
  await hydrated(page);
  await linkTo(page, 'a').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.clock.runFor(WHOLE_TURN);
  await expectAnswer(page, 'b');
});

test('one card is enough: a second tap changes nothing', async () => {
  const { page } = await open(PICK, { clock: 'controlled', motion: 'real' });
  await hydrated(page);
  await linkTo(page, 'a').click();
  await linkTo(page, 'c').dispatchEvent('click');
  await page.clock.runFor(2 * WHOLE_TURN);
  await expectAnswer(page, 'a');
});

test('who leaves during the turn is not brought back', async () => {
  const { page } = await open('/pick', { clock: 'controlled', motion: 'real' });
  await hydrated(page);
  await page.locator(`main a[href="${PICK}"]`).click();
  await linkTo(page, 'c').waitFor();
  await linkTo(page, 'c').click();
  await page.goBack();
  await page.getByRole('heading', { name: texts.title, exact: true }).waitFor();
  await page.clock.runFor(2 * WHOLE_TURN);
  expect(pathOf(page)).toBe('/pick');
});

test('for whom nothing moves the answer is there at once', async () => {
  const { page } = await open(PICK, { clock: 'controlled', reducedMotion: 'reduce' });
  await hydrated(page);
  await linkTo(page, 'c').click();
  await expectAnswer(page, 'c');
});

test('into a tab of its own a card is opened as any link', async () => {
  const { page } = await open(PICK, { clock: 'controlled' });
  await hydrated(page);
  const opened = page.context().waitForEvent('page');
  await linkTo(page, 'a').click({ modifiers: ['ControlOrMeta'] });
  await (await opened).waitForURL(`**${PICK}/a`);
  await page.clock.runFor(2 * WHOLE_TURN);
  expect(pathOf(page)).toBe(PICK);
});

test('reloaded, an answer stands there at once, and its other cards lead on', async () => {
  const { page, messages } = await open(PICK, { clock: 'controlled', motion: 'real' });
  await hydrated(page);
  await linkTo(page, 'a').click();
  await page.clock.runFor(WHOLE_TURN);
  await expectAnswer(page, 'a');
  await page.reload();
  await expectAnswer(page, 'a');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await hydrated(page);
  await page.getByRole('link', { name: texts.other.replace('{letter}', 'C') }).click();
  await expectAnswer(page, 'c');
  expect(messages).toEqual([]);
});

test('without scripts each card is a link to its answer', async () => {
  const { page } = await open(PICK, { javaScript: false });
  await linkTo(page, 'c').click();
  await expectAnswer(page, 'c');
  await linkTo(page, 'a').click();
  await expectAnswer(page, 'a');
});

describe('sent to a friend', () => {
  test('each answer has its own title, address and picture', async () => {
    const seen = new Set<string>();
    for (const path of [PICK, ...pickLetters.map((letter) => `${PICK}/${letter}`)]) {
      const { page } = await open(path, { javaScript: false });
      const meta = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content');
      const picture = new URL((await meta('og:image')) ?? '').pathname;
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
        content.site.address + path,
      );
      expect(picture).toContain(`/previews/picks/${pick.id}`);
      const answer = await page.request.get(picture);
      expect(answer.headers()['content-type']).toBe('image/jpeg');
      expect((await answer.body()).length).toBeLessThan(150_000);
      seen.add(picture).add((await meta('og:title')) ?? '');
    }
    expect(seen.size).toBe(8);
  });

  test('the share dialog carries the address of the answer, the question and the card', async () => {
    const { page } = await open(`${PICK}/b`);
    await hydrated(page);
    await page.getByRole('button', { name: content.pages.shell.draw.share }).click();
    const dialog = page.getByRole('dialog', { name: content.pages.shell.share.title });
    const line = dialog.getByRole('link', { name: content.pages.shell.share.line });
    const { searchParams } = new URL((await line.getAttribute('href')) ?? '');
    expect(searchParams.get('url')).toBe(`${content.site.address}${PICK}/b`);
    expect(searchParams.get('text')).toContain(pick.title);
    expect(searchParams.get('text')).toContain(cardOf('b').name);
  });
});

describe('found', () => {
  test('the list has all of them, newest first', async () => {
    const { page } = await open('/pick', { javaScript: false });
    const links = await page
      .locator('main a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(content.picks.map(({ id }) => `/pick/${id}`));
    const dates = await page
      .locator('main time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  test.each(['/', '/reading'])('%s shows the newest', async (path) => {
    const { page } = await open(path, { javaScript: false });
    const link = page.locator('main a[href^="/pick/"]');
    expect(await link.count()).toBe(1);
    expect(await link.getAttribute('href')).toBe(PICK);
    expect(bare(await link.textContent())).toContain(bare(pick.title));
  });

  test('the feed names each, the site map each with its answers', async () => {
    const { page } = await open('/pick', { javaScript: false });
    const text = async (path: string) => (await page.request.get(path)).text();
    const [feed, map] = [await text('/feed.xml'), await text('/sitemap.xml')];
    for (const { id, title } of content.picks) {
      expect(feed).toContain(`${content.site.address}/pick/${id}<`);
      expect(feed).toContain(title);
      for (const path of [`/pick/${id}`, ...pickLetters.map((letter) => `/pick/${id}/${letter}`)])
        expect(map).toContain(`${content.site.address}${path}<`);
    }
  });

  test('an A・B・C or a letter that is not there is not found', async () => {
    for (const path of ['/pick/2026-01-01-none', `${PICK}/d`]) {
      const { page } = await open(path);
      expect(await page.getByRole('heading', { level: 1 }).textContent(), path).toBe(
        content.pages.notFound.heading,
      );
    }
  });
});
