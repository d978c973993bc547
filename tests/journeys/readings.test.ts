import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { paths } from '../../addresses/paths.ts';
import { namesByFamily, pairOf } from '../../app/content/families.ts';
import type { Card } from '../../app/content/types.ts';
import { filledForm } from '../../app/lib/filled-form.ts';
import { hydrated, type OpenOptions, open } from '../support/browser.ts';
import { bare, content, deckCalled, words } from '../support/content.ts';
import { cardsOf, layOut, readingOf, takeAll, toldOf } from '../support/readings.ts';

const STILL: OpenOptions = { clock: 'controlled', reducedMotion: 'reduce', seed: null };
const READINGS = ['spiritual', 'twinray'] as const;
type Id = (typeof READINGS)[number];

const take = (page: Page) => page.getByRole('button', { name: words.draw.fan.take });
const status = (page: Page) => page.locator('main').getByRole('status');

async function laidOut(id: Id, options: OpenOptions = {}) {
  const opened = await open(`/reading/${id}`, { ...STILL, ...options });
  await hydrated(opened.page);
  await layOut(opened.page, id);
  return opened;
}

/** Opens the page and goes through the whole reading. */
async function revealed(id: Id, options: OpenOptions = {}) {
  const opened = await laidOut(id, options);
  await takeAll(opened.page, id);
  await opened.page.clock.runFor(readingOf(id).delaySeconds * 1000 + 100);
  await opened.page.locator('[data-phase="revealed"]').waitFor();
  await opened.page.clock.runFor(4000);
  return opened;
}

/** What the page says of these cards, as the content has it. */
function expectedWords(id: Id, cards: Card[]): string[] {
  if (id === 'spiritual') {
    return cards.flatMap((card, place) => {
      const key = readingOf('spiritual').places[place]?.key ?? 'grow';
      const spread = 'spread' in card ? card.spread?.[key] : undefined;
      return [card.name, typeof card.message === 'string' ? card.message : '', spread ?? '?'];
    });
  }
  const [you, them] = cards.map((card) => ('twinray' in card ? card : null));
  const pair = you?.family && them?.family ? content.twinrayPairs[pairOf(you.family, them.family)] : null;
  const names =
    you?.family && them?.family
      ? namesByFamily(
          [you.family, them.family],
          readingOf(id).places.map(({ label }) => label),
        )
      : {};
  return [
    you?.name ?? '?',
    them?.name ?? '?',
    you?.twinray?.you ?? '?',
    them?.twinray?.them ?? '?',
    ...[pair?.line, pair?.text].map((text) => (text ? filledForm(text, names) : '?')),
    readingOf('twinray').stance.belief,
  ];
}

describe.each(READINGS)('%s', (id) => {
  const { places, name, delaySeconds } = readingOf(id);

  test('place by place, the wait, then different cards with the words of their places', async () => {
    const { page, messages } = await laidOut(id);
    const named = ({ label }: { label: string }) =>
      id === 'twinray' ? readingOf('twinray').picking.replace('{place}', label) : label;
    for (const [before, place] of places.entries()) {
      // The place that is next is named: on the screen and, once a card is taken, by voice.
      if (before === 0) await page.locator('main').getByText(named(place)).first().waitFor();
      else await expect.poll(() => status(page).allInnerTexts()).toContain(named(place));
      await take(page).click();
    }
    expect(await status(page).allInnerTexts()).toContain(words.draw.drawing);
    await page.clock.runFor(delaySeconds * 1000 - 200);
    expect(await page.locator('[data-phase="drawing"]').count()).toBe(1);
    await page.clock.runFor(300);
    const told = await toldOf(page);
    const cards = await cardsOf(page, id);
    expect(new Set(cards.map((card) => card.id)).size).toBe(places.length);
    for (const text of [name, ...expectedWords(id, cards)]) expect(told).toContain(bare(text));
    await page.clock.runFor(4000);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(messages).toEqual([]);
  });

  test('by keys alone, and the focus is never lost', async () => {
    const { page, messages } = await laidOut(id);
    const card = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    await page.locator('main li button[tabindex="0"]').first().focus();
    for (let place = 0; place < places.length; place++) {
      expect(await card()).toContain(words.draw.fan.after);
      const before = await card();
      await page.keyboard.press('ArrowRight');
      expect(await card()).not.toBe(before);
      await page.keyboard.press('Enter');
    }
    await page.clock.runFor(delaySeconds * 1000 + 4000);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(messages).toEqual([]);
  });

  test('back from a card, and after a reload: the same cards, as they lay', async () => {
    const { page, messages } = await revealed(id);
    const told = await toldOf(page);
    await page.goto('/link');
    await page.goBack();
    expect(await toldOf(page)).toBe(told);
    await page.reload();
    expect(await toldOf(page)).toBe(told);
    expect(messages).toEqual([]);
  });

  test('a fresh visit begins anew', async () => {
    const { page } = await revealed(id);
    await page.goto('/link');
    await page.goto(`/reading/${id}`);
    await hydrated(page);
    await layOut(page, id);
    expect(await page.locator('[data-phase="revealed"]').count()).toBe(0);
  });

  test('a shared link opens turned, for her to draw too', async () => {
    const cards = deckCalled(readingOf(id).deck).cards.slice(3, 3 + places.length);
    const path = `/reading/${id}?cards=${cards.map((card) => card.id).join('-')}`;
    const { page, messages } = await open(path, STILL);
    const told = await toldOf(page);
    for (const text of expectedWords(id, cards)) expect(told).toContain(bare(text));
    // Whose they are is said above them, with the way to her own beside it, which stands under the words once more.
    const own = page.getByRole('link', { name: readingOf(id).tryToo });
    const whose = await page.getByText(readingOf(id).sent, { exact: true }).boundingBox();
    const card = await page.locator('[data-phase="revealed"] img').first().boundingBox();
    expect(whose!.y).toBeLessThan(card!.y);
    expect(await own.count()).toBe(2);
    await own.first().click();
    await layOut(page, id);
    expect(await page.locator('[data-phase="revealed"]').count()).toBe(0);
    expect(new URL(page.url()).search).toBe('');
    expect(messages).toEqual([]);
  });

  test('from her own list they are hers, not a friend’s', async () => {
    const { page, messages } = await revealed(id);
    const cards = await cardsOf(page, id);
    await page.goto(paths.myCards());
    await page
      .locator('main li')
      .getByRole('link', { name: cards[0]!.name })
      .filter({ visible: true })
      .first()
      .click();
    await page.locator('[data-phase="revealed"]').waitFor();
    const told = await toldOf(page);
    for (const text of expectedWords(id, cards)) expect(told).toContain(bare(text));
    for (const text of [readingOf(id).sent, readingOf(id).tryToo]) expect(told).not.toContain(bare(text));
    expect(messages).toEqual([]);
  });

  // Which are bad: app/draw/sent-cards.test.ts.
  test('bad cards give the plain page', async () => {
    const { page, messages } = await open('about:blank', STILL);
    for (const cards of ['', '%00', Array(places.length).fill(3).join('-')]) {
      await page.goto(`/reading/${id}?cards=${cards}`);
      await hydrated(page);
      await layOut(page, id);
      expect(await page.locator('h1').first().innerText(), cards).toContain(name);
    }
    expect(messages).toEqual([]);
  });

  test('shared: the link opens these cards, the text names them', async () => {
    const { page } = await revealed(id);
    const cards = await cardsOf(page, id);
    await page.getByRole('button', { name: words.draw.share }).click();
    const x = await page.getByRole('link', { name: words.share.x }).getAttribute('href');
    const text = new URL(x ?? '').searchParams.get('text') ?? '';
    for (const card of cards) expect(text).toContain(card.name);
    expect(text).toContain(`#${content.site.hashtag}`);
    expect(text).not.toMatch(/[{}]/);
  });

  test('without JavaScript: what it is, and the way to the meanings', async () => {
    const { page } = await open(`/reading/${id}`, { javaScript: false });
    expect(await page.locator('h1').innerText()).toContain(name);
    expect(await page.locator('main noscript').innerText()).toContain(words.draw.noScript);
    for (const { label } of places) expect(await page.locator('main').innerText()).toContain(label);
    expect(await page.locator(`main a[href="/reading/${readingOf(id).deck}/cards"]`).count()).toBe(1);
    expect(await page.locator('main button').filter({ visible: true }).count()).toBe(0);
  });
});

test.each([320, 390])('at %i px each place of spiritual is named on one line', async (width) => {
  const { page } = await laidOut('spiritual', { viewport: { width, height: 664 } });
  const names = page.locator('main ol li > span:last-child');
  expect(await names.count()).toBeGreaterThanOrEqual(3);
  const lines = await names.evaluateAll((all) =>
    all.map((name) => {
      const words = document.createRange();
      words.selectNodeContents(name);
      return words.getClientRects().length;
    }),
  );
  expect(lines).toEqual(lines.map(() => 1));
});

test('twinray says before the draw that it is a belief', async () => {
  const { page } = await open('/reading/twinray', { javaScript: false });
  const { before, belief, after } = readingOf('twinray').stance;
  expect(bare(await page.locator('main').innerText())).toContain(bare(before + belief + after));
});

// One machine leads both; she begins this one by a press.
test('left during the wait: nothing is drawn, and she begins anew', async () => {
  const { page, messages } = await laidOut('twinray');
  await takeAll(page, 'twinray');
  await page.clock.runFor(1000);
  await page.locator('header a[href="/"]').first().click();
  await page.locator('main a[href="/weekly"]').first().waitFor();
  await page.clock.fastForward(10_000);
  expect(await page.locator('[data-phase]').count()).toBe(0);
  await page.goBack();
  await layOut(page, 'twinray');
  expect(await page.locator('[data-phase="revealed"]').count()).toBe(0);
  expect(messages).toEqual([]);
});

test('come back to from memory during the wait: the cards are hers to choose again', async () => {
  const { page } = await laidOut('twinray');
  await takeAll(page, 'twinray');
  await page.clock.runFor(1000);
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await layOut(page, 'twinray');
  await page.clock.runFor(20_000);
  expect(await page.locator('[data-phase="choosing"]').count()).toBe(1);
});
