import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { drawCard, expectResult, sideways } from '../faults/visitor.ts';
import { hydrated, open } from '../support/browser.ts';
import { bare, deckCalled, words } from '../support/content.ts';
import { drawnOn } from '../support/drawn.ts';
import {
  button,
  day,
  early,
  empty,
  entries,
  lotus,
  nameOf,
  PATH,
  RECORD,
  STILL,
  shown,
  star,
  texts,
  visit,
} from '../support/my-cards.ts';
import { keep, readingAt, recordOf } from '../support/record.ts';

describe('a reading', () => {
  test('is kept once: not at a reload, nor when she comes back from the card', async () => {
    const { page, messages } = await open('/reading/love', STILL);
    await hydrated(page);
    await page.getByRole('radio').last().check();
    await drawCard(page);
    const { card, side, theme } = await drawnOn(page);
    const kept = await recordOf(page);
    expect(kept).toEqual([
      { at: expect.any(Number), reading: 'love', cards: [{ card: card.index, side }], theme },
    ]);
    await page.reload();
    await expectResult(page);
    await page.getByRole('link', { name: words.draw.details }).click();
    await page.locator('main article').waitFor();
    await page.goBack();
    await expectResult(page);
    expect(await recordOf(page)).toEqual(kept);

    await page.goto(PATH);
    await entries(page).first().waitFor();
    expect(await shown(page)).toEqual([expect.stringContaining(bare(card.name))]);
    expect(messages).toEqual([]);
  });

  test('that she leaves before the card has turned is not kept', async () => {
    const { page } = await open('/reading/tarot', STILL);
    await hydrated(page);
    await button(page, words.draw.button).click();
    await page.goto('/about');
    expect(await recordOf(page)).toBeNull();
  });
});

describe('what she drew', () => {
  test('stands in the month and in the list, the latest first, and leads to her side and theme', async () => {
    const { page, messages } = await visit();
    const list = await shown(page);
    expect(list).toHaveLength(5);
    await page
      .locator('main')
      .getByRole('link', { name: texts.empty.all })
      .filter({ visible: true })
      .waitFor();
    const { labels, themes } = deckCalled('tarot');
    const money = themes.find(({ key }) => key === 'money')!.label;
    for (const part of ['11/22', '23:41', money, nameOf('tarot', 17), labels.reversed])
      expect(list[0]).toContain(bare(part));
    expect(list[1]).toContain('11/21');
    expect(list[1]).toContain('0:08');
    expect(list[2]).toContain(bare(nameOf('oracle', 1)));
    const hrefs = await entries(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.slice(0, 3)).toEqual([
      '/reading/tarot/17?side=reversed&theme=money',
      '/reading/tarot/18?side=upright',
      '/reading/oracle/2',
    ]);
    // A day of the month leads to its place in the list.
    await day(page, 11, 18).click();
    expect(await entries(page).nth(2).isVisible()).toBe(true);
    expect(new URL(page.url()).hash).not.toBe('');
    expect(await page.locator(':target').innerText()).toContain('11/18');
    expect(await page.locator('td[aria-current="date"]').innerText()).toContain('22');
    expect(await sideways(page)).toBe(0);
    expect(messages).toEqual([]);
  });

  test('came often: twice is often, once is not', async () => {
    const { page } = await visit();
    const often = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: texts.often.thisMonth }) });
    expect(await often.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringContaining(nameOf('tarot', 17)),
    ]);
  });

  test('is of the month before, a leaf back; not further than there is something', async () => {
    const { page } = await visit();
    expect(await button(page, texts.calendar.after).getAttribute('aria-disabled')).toBe('true');
    await button(page, texts.calendar.before).click();
    expect(await shown(page)).toEqual([expect.stringContaining('10/31')]);
    expect(await button(page, texts.calendar.before).getAttribute('aria-disabled')).toBe('true');
    await button(page, texts.calendar.after).click();
    expect(await shown(page)).toHaveLength(5);
    // The end of the list leads there too.
    await button(page, texts.log.more).click();
    expect(await shown(page)).toEqual([expect.stringContaining('10/31')]);
  });

  test('is many: the rest comes when she asks', async () => {
    const many = Array.from({ length: 40 }, (_, card) =>
      readingAt(`2026-11-${String((card % 20) + 1).padStart(2, '0')}T20:${10 + card}`, 'oracle', card),
    );
    const { page } = await visit(many);
    const before = await entries(page).count();
    expect(before).toBeLessThan(40);
    await button(page, texts.log.more).click();
    expect(await entries(page).count()).toBe(40);
  });

  test('is copied as text', async () => {
    const { page } = await visit();
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => Object.assign(window, { copied: text }) },
      });
    });
    await button(page, texts.acts.copy).click();
    await page.getByText(texts.acts.copied, { exact: true }).waitFor();
    const copied = await page.evaluate(() => (window as unknown as { copied: string }).copied);
    expect(copied.split('\n').filter((line) => /^\d+:\d\d /.test(line))).toHaveLength(RECORD.length);
    expect(copied).toContain('2026/10/31');
    expect(copied).toContain(nameOf('love', 4));
  });

  test('a reading that the site has no more, and a card that there is not, are passed over', async () => {
    const { page, messages } = await visit([
      readingAt('2026-11-20T20:00', 'runes', 3),
      readingAt('2026-11-20T20:01', 'constructor', 3),
      readingAt('2026-11-20T20:02', 'tarot', 99),
      star,
    ]);
    expect(await shown(page)).toHaveLength(1);
    expect(messages).toEqual([]);
  });
});

test('at 1280 px, with one card, the month covers nothing that stands below it', async () => {
  const { page } = await visit([star], { viewport: { width: 1280, height: 800 } });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const month = (await page.locator('main table').boundingBox())!;
  const acts = (await button(page, texts.acts.clear).boundingBox())!;
  expect(acts.y).toBeGreaterThanOrEqual(month.y + month.height);
});

describe('taking out', () => {
  const bin = (page: Page, name: string) => button(page, texts.log.remove.replace('{cards}', name));

  test('one goes, and comes back by もどす while it is offered', async () => {
    const { page, messages } = await visit();
    const before = await shown(page);
    await bin(page, nameOf('tarot', 18)).click();
    expect(await shown(page)).toHaveLength(4);
    await button(page, texts.log.restore).click();
    expect(await shown(page)).toEqual(before);
    expect(await recordOf(page)).toEqual(RECORD);
    expect(messages).toEqual([]);
  });

  test('it is offered for six seconds, longer for whoever has come to it', async () => {
    const { page } = await visit();
    await bin(page, nameOf('tarot', 18)).click();
    const restore = button(page, texts.log.restore);
    await page.clock.runFor(5500);
    await restore.focus();
    await page.clock.runFor(10_000);
    expect(await restore.isVisible()).toBe(true);
    await page.locator('h1').focus();
    await page.clock.runFor(6500);
    await restore.waitFor({ state: 'detached' });
    expect(await recordOf(page)).toHaveLength(RECORD.length - 1);
  });

  test('by keyboard: the focus goes on to the next one, at last to the title', async () => {
    const { page } = await visit([early, star]);
    await bin(page, nameOf('tarot', 17)).focus();
    await page.keyboard.press('Enter');
    expect(await page.locator(':focus').getAttribute('aria-label')).toContain(nameOf('tarot', 18));
    await page.keyboard.press('Enter');
    await empty(page).waitFor();
    expect(await page.locator(':focus').evaluate((element) => element.tagName)).toBe('H1');
  });

  test('all go, after one question', async () => {
    const { page, messages } = await visit();
    const dialog = page.getByRole('dialog', { name: texts.clear.title });
    await button(page, texts.acts.clear).click();
    await dialog.getByRole('button', { name: texts.clear.no }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await recordOf(page)).toEqual(RECORD);
    await button(page, texts.acts.clear).click();
    await dialog.getByRole('button', { name: texts.clear.yes }).click();
    await empty(page).waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.reload();
    await empty(page).waitFor();
    expect(messages).toEqual([]);
  });
});

describe('two tabs', () => {
  test('keep each other true', async () => {
    const { page } = await visit([early]);
    const other = await page.context().newPage();
    await other.goto('/reading/love');
    await hydrated(other);
    await button(other, words.draw.button).click();
    await other.clock.runFor(20_000);
    await expectResult(other);
    await expect.poll(() => entries(page).count()).toBe(2);
    await button(page, texts.acts.clear).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.clear.yes }).click();
    expect(await recordOf(other)).toBeNull();
    // The one that draws next does not bring the old list back.
    await other.goto('/reading/tarot');
    await hydrated(other);
    await button(other, words.draw.button).click();
    await other.clock.runFor(20_000);
    await expectResult(other);
    await expect.poll(() => entries(page).count()).toBe(1);
  });

  test('in the menu and on the hub stands the number of cards, once there is one', async () => {
    const { page, messages } = await open('/reading', STILL);
    await hydrated(page);
    const hub = page.locator(`main a[href="${PATH}"]`);
    const menu = page.locator(`dialog a[href="${PATH}"]`);
    for (const link of [hub, menu]) expect(bare(await link.textContent())).toBe(bare(texts.title));
    const other = await page.context().newPage();
    await other.goto('/about');
    // Its last reading holds three.
    const three = {
      ...lotus,
      reading: 'spiritual',
      cards: [7, 8, 9].map((card) => ({ ...lotus.cards[0]!, card })),
    };
    await keep(other, [...RECORD, three]);
    const count = bare(texts.title + texts.count.replace('{count}', String(RECORD.length + 3)));
    for (const link of [hub, menu]) await expect.poll(async () => bare(await link.textContent())).toBe(count);
    expect(messages).toEqual([]);
  });
});
