import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, open, PHONE } from '../support/browser.ts';
import { bare, content, deckCalled, words } from '../support/content.ts';
import { answerOf, messageOf, themesOf } from '../support/drawn.ts';
import { reactIsThere } from '../support/react-is-there.ts';

const tarot = deckCalled('tarot');
const star = tarot.cards.find(({ name }) => name === '星') ?? tarot.cards[17]!;
const STAR = `/reading/tarot/${star.id}`;

const heading = (side: 'upright' | 'reversed', { name } = star, { labels } = tarot) =>
  words.detail.meaning.replace('{card}', name).replace('{side}', labels[side]!);

/** Opens a page whose modules never come. */
async function withoutReact(path: string): Promise<Page> {
  const { page } = await open('about:blank');
  await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort());
  await page.goto(path);
  expect(await page.evaluate(reactIsThere)).toBe(false);
  return page;
}

/** Headings of the second level as they are seen, from above. */
async function headings(page: Page): Promise<string[]> {
  const boxes = await page.locator('main h2:visible').evaluateAll((all) =>
    all
      .map((each) => ({ text: each.textContent, top: each.getBoundingClientRect().top }))
      .sort((a, b) => a.top - b.top)
      .map(({ text }) => text),
  );
  return boxes.map(bare);
}

describe.each(content.decks)('$deck', (deck) => {
  test('a card says its message, its meaning on each side, an answer to each theme, one act', async () => {
    const card = deck.cards[5]!;
    const { page, messages } = await open(`/reading/${deck.deck}/${card.id}`);
    await hydrated(page);
    const text = bare(await page.locator('main').innerText());
    expect(text).toContain(bare(messageOf(card, 'upright')));
    expect(text).toContain(bare(card.detail.overview));
    const sides = deck.reversals ? (['upright', 'reversed'] as const) : [null];
    for (const side of sides) {
      if (side) expect(await headings(page)).toContain(bare(heading(side, card, deck)));
      for (const { key } of deck.themes) expect(text).toContain(bare(answerOf(card, side, key)));
    }
    for (const { key } of themesOf(deck)) expect(text).toContain(bare(answerOf(card, null, key)));
    expect(messages).toEqual([]);
  });

  test('it leads to its neighbours, round the deck, and to two of a like meaning', async () => {
    const last = deck.cards.at(-1)!;
    const { page } = await open(`/reading/${deck.deck}/${last.id}`);
    const way = page.getByRole('navigation', { name: words.detail.neighbours }).getByRole('link');
    expect(await way.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      `/reading/${deck.deck}/${deck.cards.at(-2)!.id}`,
      `/reading/${deck.deck}/${deck.firstId}`,
    ]);
    const related = page.locator('section', {
      has: page.getByRole('heading', { name: words.detail.related }),
    });
    expect(
      await related
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.replace('/reading/', ''))),
    ).toEqual(last.related);
  });
});

test.each([
  ['before React', true],
  ['with React', false],
])('the side that came stands first, with its message; the theme she asked about is marked, %s', async (_, early) => {
  const path = `${STAR}?side=reversed&theme=work`;
  const page = early ? await withoutReact(path) : (await open(path)).page;
  if (!early) await hydrated(page);
  expect(await page.locator('main [data-columns]:visible').textContent()).toBe(messageOf(star, 'reversed'));
  expect(await page.locator('main').getByText(tarot.labels.reversed!, { exact: true }).isVisible()).toBe(
    true,
  );
  const found = await headings(page);
  expect(found.indexOf(heading('reversed'))).toBeLessThan(found.indexOf(heading('upright')));
  const hers = page.locator('main section', {
    has: page.getByRole('heading', { name: heading('reversed') }),
  });
  expect(await hers.getByText(words.detail.yours).isVisible()).toBe(true);
  expect(await page.getByText(words.detail.yours).locator('visible=true').count()).toBe(1);
  // One answer of all is hers.
  const asked = page.locator('main dl > div', {
    has: page.getByText(words.detail.asked, { exact: true }).locator('visible=true'),
  });
  expect(await asked.locator('dd').allInnerTexts()).toEqual([
    expect.stringContaining(answerOf(star, 'reversed', 'work')),
  ]);
});

test.each([
  '',
  '?side=sideways&theme=fame&from=nobody',
  '?side="]',
])('an address that says nothing of hers (%s): the page as it is for everyone', async (query) => {
  const { page, messages } = await open(STAR + query);
  await hydrated(page);
  expect(await page.locator('main [data-columns]:visible').textContent()).toBe(messageOf(star, 'upright'));
  for (const mark of [words.detail.yours, words.detail.asked, words.detail.friend])
    expect(await page.locator('main').getByText(mark, { exact: true }).locator('visible=true').count()).toBe(
      0,
    );
  expect(
    await page
      .locator('main')
      .getByText(tarot.labels.upright!, { exact: true })
      .locator('visible=true')
      .count(),
  ).toBe(0);
  expect(messages).toEqual([]);
});

test.each([
  PHONE,
  { width: 1280, height: 800 },
])('a shared card at $width px says whose it is, its side and message, and how to draw, in the first view', async (viewport) => {
  const { page, messages } = await open(`/reading/love/${star.index}?deck=tarot&side=reversed&from=friend`, {
    viewport,
  });
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe(STAR);
  expect(Object.fromEntries(searchParams)).toEqual({ side: 'reversed', from: 'friend' });
  const main = page.locator('main');
  const draw = main.getByRole('link', { name: words.detail.drawToo }).first();
  for (const shown of [
    main.getByText(words.detail.friend, { exact: true }),
    draw,
    main.getByText(tarot.labels.reversed!, { exact: true }),
    main.getByRole('heading', { level: 1 }),
    main.locator('[data-columns]:visible'),
  ]) {
    const box = await shown.boundingBox();
    expect(box?.y, await shown.innerText()).toBeGreaterThan(0);
    expect((box?.y ?? 0) + (box?.height ?? 0), await shown.innerText()).toBeLessThanOrEqual(viewport.height);
  }
  expect(await main.locator('[data-columns]:visible').textContent()).toBe(messageOf(star, 'reversed'));
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
    `${content.site.address}${STAR}`,
  );
  await hydrated(page);
  // Nothing came to her who was sent it, and she has not drawn before.
  expect(await main.getByText(words.detail.yours, { exact: true }).locator('visible=true').count()).toBe(0);
  expect(await main.getByRole('link', { name: words.detail.again }).count()).toBe(0);
  expect(await draw.isVisible()).toBe(true);
  await draw.click();
  await page.getByRole('button', { name: words.draw.button }).waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/reading/tarot');
  expect(messages).toEqual([]);
});

test.each([
  ['', `/reading/love/${star.index}?deck=tarot&from=friend`, 'upright'],
  ['?side=reversed', `/reading/love/${star.index}?deck=tarot&side=reversed&from=friend`, 'reversed'],
] as const)('a card is shared from its own page%s, with the side that is shown', async (query, address, side) => {
  const { page, messages } = await open(STAR + query);
  await hydrated(page);
  await page.getByRole('button', { name: words.detail.share }).click();
  await page.getByRole('dialog', { name: words.share.title }).waitFor();
  const x = new URL((await page.getByRole('link', { name: words.share.x }).getAttribute('href')) ?? '');
  const shared = new URL(x.searchParams.get('url') ?? '');
  expect(shared.pathname + shared.search).toBe(address);
  expect(x.searchParams.get('text')).toContain(messageOf(star, side));
  expect(x.searchParams.get('text')).toContain(tarot.labels[side]);
  await page.keyboard.press('Escape');
  expect(messages).toEqual([]);
});

test.each([320, 390, 1280])('at %i px a line of keywords begins and ends with a word', async (width) => {
  const cards = content.decks.flatMap(({ path, cards }) =>
    cards.map(({ id, keywords }) => ({ path: `${path}/${id}`, length: keywords.join('').length })),
  );
  const longest = cards.reduce((a, b) => (b.length > a.length ? b : a));
  const { page } = await open(longest.path, { javaScript: false, viewport: { width, height: 800 } });
  const listed = page.getByRole('list', { name: words.detail.keywords }).getByRole('listitem');
  const spans = await listed.evaluateAll((items) =>
    items.map((item) => {
      const range = document.createRange();
      range.selectNodeContents(item);
      const [box, word] = [item.getBoundingClientRect(), range.getBoundingClientRect()];
      return { top: Math.round(word.top), before: word.left - box.left, after: box.right - word.right };
    }),
  );
  for (const [place, { top, before, after }] of spans.entries()) {
    if (spans[place - 1]?.top !== top) expect(before).toBeLessThan(2);
    if (spans[place + 1]?.top !== top) expect(after).toBeLessThan(2);
  }
});
