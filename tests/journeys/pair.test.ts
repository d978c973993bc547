import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pairOf } from '../../app/content/families.ts';
import type { Card } from '../../app/content/types.ts';
import { drawCard, expectWhole } from '../faults/visitor.ts';
import { hydrated, type OpenOptions, open } from '../support/browser.ts';
import { bare, content, deckCalled, words } from '../support/content.ts';
import { decideDraw } from '../support/drawn.ts';

const texts = content.pages.pair;
const STILL: OpenOptions = { clock: 'controlled', reducedMotion: 'reduce', seed: null };
const love = deckCalled('love');

function familyOf(card: Card) {
  if (!('family' in card) || !card.family) throw new Error(`${card.name} has no family`);
  return card.family;
}

/** Both cards lie there with the names of their families, and the text of the two stands under them. */
async function expectPair(
  page: Page,
  sent: Card,
  drawn: Card,
  sides: ('upright' | 'reversed')[] = [],
): Promise<void> {
  await page.locator('main figcaption b').first().waitFor();
  const captions = await page.locator('main figcaption').allTextContents();
  expect(captions.map(bare)).toEqual(
    [sent, drawn].map((card, place) => {
      const side = sides[place];
      return bare(
        `${texts.families[familyOf(card)]}${card.name}${card.english}${side ? (love.labels[side] ?? '') : ''}`,
      );
    }),
  );
  const said = await page.locator('main dl dd:first-of-type').allTextContents();
  expect(said.map(bare)).toEqual(
    [sent, drawn].map(({ message }, place) =>
      bare(typeof message === 'string' ? message : message[sides[place] ?? 'upright']),
    ),
  );
  const pair = content.friendsPairs[pairOf(familyOf(sent), familyOf(drawn))];
  expect(bare(await page.locator('main [data-columns]').textContent())).toBe(bare(pair?.line ?? '?'));
  expect(bare(await page.locator('main').innerText())).toContain(bare(pair?.text ?? '?'));
  await expectWhole(page);
}

test("from a friend's card over her own draw to the two side by side, and back", async () => {
  const [sent, drawn] = [love.cards[17]!, love.cards[4]!];
  const { page, messages } = await open('about:blank', STILL);
  await decideDraw(page, drawn.index, 'reversed');
  await page.goto(`/reading/love/${sent.id}?side=reversed&from=friend`);
  await hydrated(page);
  expect(await page.getByText(bare(texts.invite).slice(0, 8)).isVisible()).toBe(true);
  await page.locator('main').getByRole('link', { name: texts.drawToo }).click();
  await page.getByRole('button', { name: words.draw.button }).waitFor();
  const beside = texts.beside.map((line) => line.replace('{card}', sent.name)).join('');
  expect(bare(await page.locator('main').innerText())).toContain(bare(beside));
  await drawCard(page);
  await page.getByRole('link', { name: texts.see }).click();
  await page.waitForURL('**/reading/pair?*');
  await expectPair(page, sent, drawn, ['reversed', 'reversed']);
  expect(await page.getByText(texts.drew).isVisible()).toBe(true);

  await page.getByRole('button', { name: texts.back }).click();
  const line = page.getByRole('dialog').getByRole('link', { name: words.share.line });
  const address = decodeURIComponent((await line.getAttribute('href')) ?? '');
  expect(address).toContain(`「${sent.name}」の隣に「${drawn.name}」`);
  const back = /\/reading\/pair\?\S+/.exec(address)?.[0].replace(/[#&]text=.*/, '');
  expect(back).toBe(`/reading/pair?cards=${sent.id}-${drawn.id}&sides=reversed-reversed&from=friend`);
  expect(messages).toEqual([]);
});

test('who opens what came back sees the two, and may draw anew', async () => {
  const { page } = await open('/reading/pair?cards=17-4&from=friend', STILL);
  await hydrated(page);
  await expectPair(page, love.cards[17]!, love.cards[4]!);
  expect(await page.getByText(texts.returned).isVisible()).toBe(true);
  expect(await page.locator('main').getByRole('link', { name: texts.again }).getAttribute('href')).toBe(
    love.path,
  );
});

test('both may have drawn the same card', async () => {
  const { page, messages } = await open('/reading/pair?cards=8-8', STILL);
  await hydrated(page);
  await expectPair(page, love.cards[8]!, love.cards[8]!);
  expect(messages).toEqual([]);
});

test.each([
  '',
  '?cards=17',
  '?cards=17-99',
  '?cards=a-b',
  '?cards=17-4-2',
])('without two cards (%j) it says what it is and where to draw', async (search) => {
  const { page, messages } = await open(`/reading/pair${search}`, STILL);
  await hydrated(page);
  const start = page.locator('main').getByRole('link', { name: texts.start });
  await start.waitFor();
  expect(await start.getAttribute('href')).toBe(love.path);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(texts.name);
  expect(messages).toEqual([]);
});

test('a card of another deck asks for no second one', async () => {
  const { page } = await open('/reading/tarot/17?from=friend', STILL);
  const links = page.locator('main').getByRole('link', { name: words.detail.drawToo });
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  // Above the card's text and below it.
  expect(addresses).toEqual(['/reading/tarot', '/reading/tarot']);
});

test('without JavaScript it says so, and the way to draw stands there', async () => {
  const { page } = await open('/reading/pair?cards=17-4', { javaScript: false });
  expect(await page.locator('main noscript').textContent()).toContain(texts.noScript);
  expect(await page.locator('main').getByRole('link', { name: texts.start }).isVisible()).toBe(true);
});
