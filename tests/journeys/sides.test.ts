import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawCard } from '../faults/visitor.ts';
import { hydrated, open } from '../support/browser.ts';
import { bare, content, deckCalled, words } from '../support/content.ts';
import { decideDraw, descriptionOf, drawnOn, messageOf, type Side } from '../support/drawn.ts';

const WITH_SIDES = content.decks.filter(({ reversals }) => reversals);

/** Draws this card on this side. */
async function drawn(deck: string, index: number, side: Side) {
  const { page, messages } = await open('about:blank', {
    clock: 'controlled',
    reducedMotion: 'reduce',
    seed: null,
  });
  await decideDraw(page, index, side);
  await page.goto(`/reading/${deck}`);
  await hydrated(page);
  await drawCard(page);
  return { page, messages };
}

/** The drawn picture as it is seen, small and grey. */
async function seen(page: Page): Promise<Buffer> {
  const picture = page.locator('[data-phase="revealed"] div[aria-hidden="false"] img');
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  const png = await picture.screenshot();
  return sharp(png).resize(60, 100, { fit: 'fill' }).greyscale().raw().toBuffer();
}

function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, place) => sum + Math.abs(value - (other[place] ?? 0)), 0) / one.length;
}

describe.each(WITH_SIDES)('$deck', ({ deck, cards, labels }) => {
  const index = Math.floor(cards.length / 2);
  const card = cards[index]!;

  test.each(['upright', 'reversed'] as const)('%s: side, name, its message and keywords', async (side) => {
    const { page, messages } = await drawn(deck, index, side);
    expect((await drawnOn(page)).side).toBe(side);
    const other = side === 'upright' ? 'reversed' : 'upright';
    expect(await page.locator('main').getByText(labels[side]!, { exact: true }).isVisible()).toBe(true);
    expect(await page.locator('main').getByText(labels[other]!, { exact: true }).count()).toBe(0);
    expect(bare(await page.locator('main h1 .phrases').innerText())).toBe(card.name);
    expect(await page.locator('main [data-columns]').textContent()).toBe(messageOf(card, side));
    const list = page.getByRole('list', { name: words.detail.keywords });
    expect(await list.getByRole('listitem').allInnerTexts()).toEqual(card.keywords);
    expect(messages).toEqual([]);
  });

  // The owner may give every card of a deck a description for its reversed side, or none.
  const described = [true, false]
    .map((own) => ({ own, place: cards.findIndex((each) => 'descriptionReversed' in each === own) }))
    .filter(({ place }) => place >= 0);

  test.each(described)('the description is the side’s, or of one for both (own: $own)', async ({
    own,
    place,
  }) => {
    for (const side of ['upright', 'reversed'] as const) {
      const { page } = await drawn(deck, place, side);
      await page.getByText(descriptionOf(cards[place]!, side), { exact: true }).waitFor();
      if (own) {
        const other = descriptionOf(cards[place]!, side === 'upright' ? 'reversed' : 'upright');
        expect(await page.getByText(other, { exact: true }).count()).toBe(0);
      }
    }
  });

  test('reversed: the picture stands on its head, and says so to those who hear it', async () => {
    const upright = await drawn(deck, index, 'upright');
    const reversed = await drawn(deck, index, 'reversed');
    expect(await upright.page.getByRole('img', { name: card.alt, exact: true }).count()).toBe(1);
    expect(
      await reversed.page
        .getByRole('img', { name: `${card.alt}（${labels.reversed}）`, exact: true })
        .count(),
    ).toBe(1);
    const [one, other] = [await seen(upright.page), await seen(reversed.page)];
    const turned = Buffer.from(one.toReversed());
    expect(difference(other, turned)).toBeLessThan(difference(other, one) / 2);
  });
});

test('reversed and without its picture: the name in the frame can be read', async () => {
  const { page } = await open('about:blank', { clock: 'controlled', reducedMotion: 'reduce', seed: null });
  await page.route(/\/pictures\/tarot\//, (route) => route.abort());
  await decideDraw(page, 17, 'reversed');
  await page.goto('/reading/tarot');
  await hydrated(page);
  await drawCard(page);
  const frame = page.locator('[data-phase="revealed"] div[aria-hidden="false"] > div > span');
  await frame.waitFor();
  const turns = await frame.evaluate((element) => {
    const found: string[] = [];
    for (let at: Element | null = element; at && at.tagName !== 'MAIN'; at = at.parentElement) {
      const { rotate, transform } = getComputedStyle(at);
      found.push(rotate, transform);
    }
    return found.filter((value) => value !== 'none' && !/^(y )?0deg$/.test(value));
  });
  expect(turns).toEqual([]);
});

test('a deck without sides: nothing is said of them, and the card stands upright', async () => {
  for (const { deck, cards } of content.decks.filter(({ reversals }) => !reversals)) {
    const { page, messages } = await drawn(deck, 3, 'reversed');
    expect((await drawnOn(page)).side).toBeNull();
    const text = await page.locator('main').innerText();
    for (const label of Object.values(deckCalled('tarot').labels).slice(0, 2))
      expect(text).not.toContain(label);
    expect(await page.getByRole('img', { name: cards[3]!.alt, exact: true }).count()).toBe(1);
    expect(messages).toEqual([]);
  }
});
