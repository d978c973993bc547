import { describe, expect, test } from 'vitest';
import { paths } from '../../addresses/paths.ts';
import { hydrated, open } from '../support/browser.ts';
import { content, delayOf, words } from '../support/content.ts';
import { answerOf, descriptionOf, drawnOn, messageOf } from '../support/drawn.ts';
import { keepPageViews, pageViews } from '../support/page-views.ts';

const DECKS = content.decks.map(({ deck, name, delaySeconds, cards, labels, reversals, themes }) => ({
  deck,
  name,
  delay: delaySeconds * 1000,
  ids: cards.map(({ id }) => id),
  labels,
  reversals,
  themes,
}));

const DRAW = { role: 'button', name: words.draw.button } as const;

describe.each(DECKS)('$name', ({ deck, name, delay, ids, labels, reversals, themes }) => {
  test('idle, drawing, revealed: at the specified delay, announced, with the focus on the result', async () => {
    const { page, messages } = await open(`/reading/${deck}`, { clock: 'controlled' });
    await hydrated(page);
    await expectText(page, 'h1', name);

    await page.getByRole(DRAW.role, { name: DRAW.name }).click();
    const status = page.locator('main').getByRole('status');
    expect(await status.innerText()).toBe(words.draw.drawing);
    expect(await page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0');
    expect(await page.getByRole(DRAW.role, { name: DRAW.name }).count()).toBe(0);

    await page.clock.runFor(delay - 100);
    expect(await status.innerText()).toBe(words.draw.drawing);
    await page.clock.runFor(200);
    await page.locator('[data-phase="revealed"]').waitFor();
    await page.clock.runFor(1500);

    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    const details = page.getByRole('link', { name: words.draw.details });
    const address = (await details.getAttribute('href')) ?? '';
    expect(address).toMatch(
      new RegExp(`^/reading/${deck}/\\d+${reversals ? '\\?side=(upright|reversed)' : ''}$`),
    );
    const { card, side } = await drawnOn(page);
    expect(ids).toContain(card.id);
    expect(await heading.textContent()).toContain(card.name);
    const main = page.locator('main');
    if (side) expect(await main.getByText(labels[side] ?? '', { exact: true }).isVisible()).toBe(true);
    expect(await main.locator('[data-columns]').textContent()).toBe(messageOf(card, side));
    await main.getByText(descriptionOf(card, side), { exact: true }).waitFor();
    for (const { key } of themes.slice(0, 2))
      expect(await main.locator('dl').innerText()).toContain(answerOf(card, side, key));
    expect(await page.getByRole('list', { name: words.detail.keywords }).getByRole('listitem').count()).toBe(
      3,
    );
    expect(await page.getByRole('button', { name: words.draw.share }).count()).toBe(1);
    expect(await page.getByRole(DRAW.role, { name: DRAW.name }).count()).toBe(0);
    expect(messages).toEqual([]);

    const shown = await heading.textContent();
    await page.clock.resume();
    await details.click();
    await page.waitForURL((url) => url.pathname + url.search === address);
    await page.locator('article').waitFor();
    expect(shown).toContain((await page.getByRole('heading', { level: 1 }).textContent()) ?? '?');
    expect(await page.getByRole('link', { name: words.detail.again }).getAttribute('href')).toBe(
      `/reading/${deck}`,
    );
    // The paid readings begin with this card.
    expect(await page.getByRole('link', { name: words.detail.more }).getAttribute('href')).toBe(
      paths.paidFrom(deck, [card.id], side, null),
    );

    await page.getByRole('link', { name: words.detail.again }).click();
    await page.getByRole(DRAW.role, { name: DRAW.name }).waitFor();
  });
});

test('leaving while drawing cancels: nothing is revealed or told later', async () => {
  const { page, messages } = await open('/reading/love', { clock: 'controlled', init: keepPageViews });
  await hydrated(page);
  await page.getByRole(DRAW.role, { name: DRAW.name }).click();
  await page.clock.runFor(1000);
  await page.locator('main a[href="/reading/love/cards"]').click();
  await page.waitForURL('**/reading/love/cards');
  // The address changes before the page does.
  await page.locator('main a[href="/reading/love/3"]').waitFor();
  await page.clock.fastForward(10_000);
  expect(await page.locator('[data-phase]').count()).toBe(0);
  expect(await pageViews(page)).toEqual(['/reading/love', '/reading/love/cards']);
  expect(messages).toEqual([]);

  await page.goBack();
  await page.getByRole(DRAW.role, { name: DRAW.name }).waitFor();
  expect(await page.locator('[data-phase="idle"]').count()).toBe(1);
});

test('a tab that slept through the wait reveals when it wakes', async () => {
  const { page } = await open('/reading/tarot', { clock: 'controlled' });
  await hydrated(page);
  await page.getByRole(DRAW.role, { name: DRAW.name }).click();
  await page.clock.fastForward(60_000);
  await page.locator('[data-phase="revealed"]').waitFor();
});

test('a double click draws once', async () => {
  const { page } = await open('/reading/love', { clock: 'controlled' });
  await hydrated(page);
  await page.getByRole(DRAW.role, { name: DRAW.name }).dblclick();
  await page.clock.runFor(delayOf('love') + 100);
  await page.locator('[data-phase="revealed"]').waitFor();
  const first = await page.getByRole('link', { name: words.draw.details }).getAttribute('href');
  await page.clock.runFor(10_000);
  expect(await page.getByRole('link', { name: words.draw.details }).getAttribute('href')).toBe(first);
});

test('a picture that does not come: name and texts on time, a drawn frame in its place', async () => {
  const { page } = await open('about:blank', { clock: 'controlled' });
  await page.route(/\/pictures\/love\//, (route) => route.abort());
  await page.goto('/reading/love');
  await hydrated(page);
  await page.getByRole(DRAW.role, { name: DRAW.name }).click();
  await page.clock.runFor(delayOf('love') + 100);
  await page.locator('[data-phase="revealed"]').waitFor();
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  const frame = page.locator('[data-phase="revealed"] div[aria-hidden="false"] > div > span');
  await frame.waitFor();
  expect(name).toContain(await frame.textContent());
});

test('reduced motion: the wait stays and shows its progress in steps', async () => {
  const { page } = await open('/reading/tarot', { clock: 'controlled', reducedMotion: 'reduce' });
  await hydrated(page);
  await page.getByRole(DRAW.role, { name: DRAW.name }).click();
  const bar = page.getByRole('progressbar');
  await page.clock.runFor(delayOf('tarot') * 0.42);
  expect(await bar.getAttribute('aria-valuenow')).toBe('40');
  await page.clock.runFor(delayOf('tarot') * 0.6);
  await page.locator('[data-phase="revealed"]').waitFor();
});

async function expectText(
  page: import('playwright-core').Page,
  selector: string,
  text: string,
): Promise<void> {
  expect(await page.locator(selector).textContent()).toBe(text);
}
