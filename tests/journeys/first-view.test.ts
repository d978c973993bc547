import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Card, Deck } from '../../app/content/types.ts';
import { drawCard } from '../faults/visitor.ts';
import { hydrated, open } from '../support/browser.ts';
import { content, words } from '../support/content.ts';
import { decideDraw, messageOf, type Side } from '../support/drawn.ts';

/** Common phones with and without their browser's bars, and desktops. */
const PHONE = { width: 390, height: 844 };
const WITH_BARS = { width: 390, height: 664 };
const SMALL = { width: 320, height: 568 };
const DESKTOPS = [
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
];

interface Sample {
  deck: string;
  card: Card;
  side: Side;
  named: string;
}

/** The cards that need most room: the longest message of each deck and side, and the longest name. */
const SAMPLES: Sample[] = content.decks.flatMap((deck) => {
  const sides: Side[] = deck.reversals ? ['upright', 'reversed'] : ['upright'];
  return sides.flatMap((side) => {
    const cards = [longest(deck, (card) => messageOf(card, side)), longest(deck, ({ name }) => name)];
    return [...new Set(cards)].map((card) => ({
      deck: deck.deck,
      card,
      side,
      named: `${deck.deck} ${card.id} ${card.name} ${side}`,
    }));
  });
});

function longest({ cards }: Deck, text: (card: Card) => string): Card {
  return cards.reduce((most, card) => (text(card).length > text(most).length ? card : most));
}

/** Opens the result of a draw at the size of a phone, or a card's page as she comes to it from there. */
async function show(kind: 'result' | 'page', { deck, card, side }: Sample): Promise<Page> {
  const { page } = await open('about:blank', {
    clock: 'controlled',
    reducedMotion: 'reduce',
    seed: null,
    viewport: PHONE,
  });
  if (kind === 'page') {
    await page.goto(`/reading/${deck}/${card.id}?side=${side}`);
    return page;
  }
  await decideDraw(page, card.index, side);
  await page.goto(`/reading/${deck}`);
  await hydrated(page);
  await drawCard(page);
  return page;
}

async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** What of it lies outside the window, in words; nothing where it is seen whole. */
async function outside(page: Page, what: string, element: Locator): Promise<string[]> {
  const { top, left, bottom, right, width, height } = await element.evaluate((shown) => {
    const box = shown.getBoundingClientRect();
    return {
      top: box.top,
      left: box.left,
      bottom: box.bottom,
      right: box.right,
      width: innerWidth,
      height: innerHeight,
    };
  });
  const header = await page.locator('header').first().boundingBox();
  const covered = (header?.y ?? 0) + (header?.height ?? 0);
  const seen = top >= covered - 1 && left >= -0.5 && bottom <= height + 0.5 && right <= width + 0.5;
  return seen
    ? []
    : [`${what}: ${[left, top, right, bottom].map(Math.round)} of ${width} × ${height}, below ${covered}`];
}

const message = (page: Page) => page.locator('main [data-columns]:visible');

describe.each(['result', 'page'] as const)('the first view: %s', (kind) => {
  test.each(SAMPLES)('$named', async (sample) => {
    const page = await show(kind, sample);
    const name = page.locator('main h1');
    expect(await message(page).textContent()).toBe(messageOf(sample.card, sample.side));
    const found: string[] = [];

    await resize(page, PHONE);
    found.push(...(await outside(page, 'phone: name', name)));
    found.push(...(await outside(page, 'phone: message', message(page))));

    await resize(page, WITH_BARS);
    found.push(...(await outside(page, 'phone with bars: name', name)));
    // Its first three signs.
    const begins = await message(page).evaluate((shown) => {
      const { top } = shown.getBoundingClientRect();
      return top + 3 * 1.2 * Number.parseFloat(getComputedStyle(shown).fontSize);
    });
    if (begins > WITH_BARS.height) found.push(`phone with bars: the message begins at ${begins}`);

    for (const size of DESKTOPS) {
      await resize(page, size);
      const at = `${size.width} × ${size.height}`;
      found.push(...(await outside(page, `${at}: name`, name)));
      found.push(...(await outside(page, `${at}: message`, message(page))));
      const card = await page.locator(`main [data-sky="night"] img[alt^="${sample.card.alt}"]`).boundingBox();
      const said = await name.boundingBox();
      if (!card || !said || said.x < card.x + card.width)
        found.push(`${at}: the name does not stand beside the card`);
    }
    expect(found).toEqual([]);
  });
});

test.each(content.decks)('the wait of $deck, whole on a phone with bars and on a small one', async ({
  deck,
}) => {
  const { page } = await open(`/reading/${deck}`, {
    clock: 'controlled',
    reducedMotion: 'reduce',
    viewport: WITH_BARS,
  });
  await hydrated(page);
  await page.getByRole('button', { name: words.draw.button }).click();
  await page.clock.runFor(1500);
  for (const size of [WITH_BARS, SMALL]) {
    await resize(page, size);
    const found = await outside(page, 'card', page.locator('[data-phase="drawing"] img').first());
    found.push(...(await outside(page, 'words', page.getByText(words.draw.drawing, { exact: true }))));
    found.push(...(await outside(page, 'moons', page.getByRole('progressbar'))));
    expect(found, `${size.width} × ${size.height}`).toEqual([]);
  }
});
