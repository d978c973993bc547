import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { ReadingCalled } from '../../app/content/schemas/reading.ts';
import { dayOf } from '../../app/horoscope/week.ts';
import { cardsByDay } from '../../app/kept/card-of-day.ts';
import { expectWhole } from '../faults/visitor.ts';
import { hydrated, type OpenOptions, open, twoFrames } from '../support/browser.ts';
import { bare, content, deckCalled, words } from '../support/content.ts';
import { openHeld } from '../support/held.ts';
import { recordOf } from '../support/record.ts';
import { hoursInto, NEXT } from '../support/weeks.ts';

const reading = content.readings.find(({ id }) => id === 'today') as ReadingCalled<'today'>;
const PATH = reading.path;
const DELAY = reading.delaySeconds * 1000;
const deck = deckCalled(reading.deck);
const { weekdays } = content.pages.myCards.calendar;

/** Late in the evening of a day of the week after the build's, from Monday, 0. */
const evening = (day: number) => hoursInto(NEXT, day * 24 + 23.5);
const STILL: OpenOptions = { now: evening(0), clock: 'controlled', reducedMotion: 'reduce', seed: null };

const take = (page: Page) => page.getByRole('button', { name: words.draw.fan.take });
const row = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: reading.seven }) })
    .last();
const days = async (page: Page) => (await row(page).getByRole('listitem').allInnerTexts()).map(bare);
/** Of the seven days, those that have a card: their places in the row. */
const filled = (page: Page) =>
  row(page)
    .getByRole('listitem')
    .evaluateAll((items) => items.flatMap((item, place) => (item.querySelector('a') ? [place] : [])));

/** Takes the lifted card and waits for the reveal. */
async function draw(page: Page): Promise<void> {
  await take(page).click();
  await page.locator('[data-phase="drawing"]').waitFor();
  await page.clock.runFor(DELAY + 2000);
  await page.locator('[data-phase="revealed"]').waitFor();
}

/** The card that stands there, its side, and what its day says and is called. */
async function shown(page: Page) {
  await page.locator('[data-phase="revealed"]').waitFor();
  const href = await page.getByRole('link', { name: words.draw.details }).getAttribute('href');
  const { pathname, searchParams } = new URL(href ?? '', 'http://site');
  const card = deck.cards.find(({ id }) => pathname.endsWith(`/${id}`))!;
  const side = searchParams.get('side') as 'upright' | 'reversed';
  const [text = '', dayName = ''] = 'today' in card ? [card.today?.[side], card.dayName?.[side]] : [];
  return { card, side, text, dayName };
}

async function opened(options: OpenOptions = {}) {
  const visit = await open(PATH, { ...STILL, ...options });
  await hydrated(visit.page);
  await visit.page.locator('[data-phase]:not([data-phase="idle"])').waitFor();
  return visit;
}

test('before: date with weekday, the Moon in words, a fan of the whole deck, seven days', async () => {
  const { page, messages } = await opened();
  const said = bare(await page.locator('main').innerText());
  expect(said).toContain(weekdays[0]);
  expect(said).toContain(bare(reading.lead.join('')));
  expect(Object.values(reading.moon).some((line) => said.includes(bare(line)))).toBe(true);
  const fan = page.getByRole('list', { name: words.draw.fan.label });
  expect(await fan.getByRole('button').count()).toBe(deck.cards.length);
  expect(await days(page)).toHaveLength(7);
  expect((await days(page)).at(-1)).toContain(weekdays[0]);
  expect(await filled(page)).toEqual([]);
  await expectWhole(page);
  expect(messages).toEqual([]);
});

test("three seconds, then the card with its side, its line, today's words, until midnight", async () => {
  const { page, messages } = await opened();
  await take(page).click();
  await page.clock.runFor(DELAY - 200);
  expect(await page.locator('[data-phase="drawing"]').count()).toBe(1);
  await page.clock.runFor(1000);
  const { card, side, text } = await shown(page);
  await page.getByText(text, { exact: true }).waitFor();
  const said = bare(await page.locator('main').innerText());
  const parts = [card.name, deck.labels[side] ?? '', reading.until, weekdays[0] ?? ''];
  for (const part of parts) expect(said).toContain(bare(part));
  expect(await filled(page)).toEqual([6]);
  expect(await page.getByRole('link', { name: content.pages.myCards.title }).last().isVisible()).toBe(true);
  await expectWhole(page);
  expect(messages).toEqual([]);
});

test('the same card after a reload, at another visit, in another tab; on record once', async () => {
  const { page, messages } = await opened();
  await draw(page);
  const first = await shown(page);
  const record = await recordOf(page);
  expect(record).toMatchObject([{ reading: 'today', theme: null }]);
  await page.reload();
  expect(await shown(page)).toEqual(first);
  await page.goto('/link');
  await page.goto(PATH);
  expect(await shown(page)).toEqual(first);
  const other = await page.context().newPage();
  await page.close();
  await other.goto(PATH);
  expect(await shown(other)).toEqual(first);
  expect(await take(other).count()).toBe(0);
  expect(await recordOf(other)).toEqual(record);
  expect(messages).toEqual([]);
});

test('a fan that lies open in another tab gives way to the card that was drawn here', async () => {
  const { page, messages } = await opened();
  const other = await page.context().newPage();
  await other.goto(PATH);
  await hydrated(other);
  await take(other).waitFor();
  await draw(page);
  expect(await shown(other)).toEqual(await shown(page));
  expect(await recordOf(page)).toHaveLength(1);
  // Thrown away with the whole record, it is gone in both.
  await other.goto('/my-cards');
  await other.getByRole('button', { name: content.pages.myCards.acts.clear }).click();
  await other.getByRole('dialog').getByRole('button', { name: content.pages.myCards.clear.yes }).click();
  await take(page).waitFor();
  expect(messages).toEqual([]);
});

test('who leaves while the card is on its way has not drawn', async () => {
  const { page } = await opened();
  await take(page).click();
  await page.goto('/link');
  await page.goto(PATH);
  await take(page).waitFor();
  expect(await recordOf(page)).toBeNull();
});

test("a week of evenings: each day's card, yesterday's beside it, the row behind them", async () => {
  const { page, messages } = await opened();
  const drawn: Awaited<ReturnType<typeof shown>>[] = [];
  // Friday she does not come.
  for (const day of [0, 1, 2, 3, 5, 6]) {
    await page.clock.setSystemTime(evening(day));
    await page.goto(PATH);
    await take(page).waitFor();
    const yesterday = page.getByRole('heading', { name: reading.yesterdaysCard });
    expect(await yesterday.count(), `yesterday's card on day ${day}`).toBe([0, 5].includes(day) ? 0 : 1);
    await draw(page);
    const now = await shown(page);
    const two = page.getByRole('region', { name: reading.twoDays });
    expect(await two.count()).toBe([0, 5].includes(day) ? 0 : 1);
    if (await two.count()) {
      const said = bare(await two.innerText());
      const before = drawn.at(-1)!;
      expect(said).toContain(bare(before.card.name));
      expect(said).toContain(bare(now.card.name));
      if (before.card !== now.card) expect(said).toMatch(RegExp(`${before.dayName}.+${now.dayName}`));
    }
    drawn.push(now);
  }
  expect(await filled(page)).toEqual([0, 1, 2, 3, 5, 6]);
  expect((await days(page)).map((day) => day[0])).toEqual(weekdays);
  const links = await row(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('aria-label')));
  for (const [place, label] of links.entries()) expect(label).toContain(drawn[place]!.card.name);
  expect(cardsByDay((await recordOf(page)) ?? [], 'today').size).toBe(6);
  expect(messages).toEqual([]);
});

describe('midnight in Tokyo', () => {
  test('in an open tab: the page begins anew and says so, the card is yesterday’s', async () => {
    // In Los Angeles it is seven in the morning.
    const { page, messages } = await opened({ timezoneId: 'America/Los_Angeles' });
    await draw(page);
    const { card } = await shown(page);
    await page.clock.runFor(29 * 60_000);
    await page.clock.runFor(2 * 60_000);
    await take(page).waitFor();
    expect(await page.locator('main').getByRole('status').filter({ hasText: reading.renewed }).count()).toBe(
      1,
    );
    const said = bare(await page.locator('main').innerText());
    expect(said).toContain(weekdays[1]);
    expect(said).toContain(bare(reading.yesterdaysCard));
    expect(said).toContain(bare(card.name));
    await draw(page);
    expect(await filled(page)).toEqual([5, 6]);
    expect(messages).toEqual([]);
  });

  test('a laptop that was asleep over it', async () => {
    const { page } = await opened();
    await draw(page);
    await page.clock.setSystemTime(evening(2));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await take(page).waitFor();
    expect(await filled(page)).toEqual([4]);
  });

  test('a fan that lies there stays; only the date changes', async () => {
    const { page } = await opened();
    await page.getByRole('button', { name: words.draw.fan.right }).click();
    const lifted = () => page.locator('main [aria-current="true"]').getAttribute('aria-label');
    const before = await lifted();
    await page.clock.runFor(31 * 60_000);
    expect(bare(await page.locator('main').innerText())).toContain(weekdays[1]);
    expect(await lifted()).toBe(before);
  });
});

describe('a clock that is wrong', () => {
  test.each([
    '1970-01-01T00:00:00Z',
    '2019-05-05T12:00:00+09:00',
  ])('%s counts as the day of the build, and the card stays for it', async (now) => {
    const { page, messages } = await opened({ now });
    const date = await page.locator('time').getAttribute('datetime');
    expect(Date.parse(date ?? '')).toBeGreaterThan(Date.parse('2026-01-01'));
    await draw(page);
    const first = await shown(page);
    const [kept] = (await recordOf(page)) ?? [];
    expect(new Date(dayOf(kept!.at) * 86_400_000).toISOString().slice(0, 10)).toBe(date);
    await page.reload();
    expect(await shown(page)).toEqual(first);
    expect(await filled(page)).toEqual([6]);
    expect(messages).toEqual([]);
  });

  test('decades ahead: the day that it says, without a word about a Moon that nobody computed', async () => {
    const { page, messages } = await opened({ now: '2107-02-28T12:00:00+09:00' });
    const said = bare(await page.locator('main').innerText());
    expect(Object.values(reading.moon).some((line) => said.includes(bare(line)))).toBe(false);
    await draw(page);
    await expectWhole(page);
    expect(messages).toEqual([]);
  });
});

test.each([
  [
    'refused',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'full of nonsense',
    () => {
      Storage.prototype.getItem = () => '[["default", "nonsense"], 7, null]';
    },
  ],
])('storage that is %s: she draws her card of the day', async (_, init) => {
  const { page, messages } = await opened({ init });
  await draw(page);
  await expectWhole(page);
  expect(messages).toEqual([]);
});

test('without JavaScript it says what it needs, and leads to the meanings', async () => {
  const { page } = await open(PATH, { javaScript: false });
  expect(await page.locator('main noscript').textContent()).toContain(words.draw.noScript);
  expect(await page.locator(`main a[href="/reading/${deck.deck}/cards"]`).isVisible()).toBe(true);
});

test.each([390, 1280])('nothing on the screen moves when the fan comes, at %i px', async (width) => {
  const { page, release } = await openHeld('about:blank', {
    ...STILL,
    clock: 'fixed',
    viewport: { width, height: 844 },
  });
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shifted: number }).shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(PATH, { waitUntil: 'domcontentloaded' });
  await page.locator('main h1').waitFor();
  release();
  await take(page).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await twoFrames(page);
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.02);
});
