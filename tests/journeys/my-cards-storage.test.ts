import { describe, expect, test } from 'vitest';
import { drawCard, expectWhole } from '../faults/visitor.ts';
import { hydrated, open, twoFrames } from '../support/browser.ts';
import { bare } from '../support/content.ts';
import { openHeld } from '../support/held.ts';
import {
  button,
  early,
  empty,
  entries,
  PATH,
  RECORD,
  STILL,
  star,
  texts,
  visit,
} from '../support/my-cards.ts';
import { keep, keepText, recordOf } from '../support/record.ts';

describe('nothing there', () => {
  test.each([
    320, 1280,
  ])('the page says so and that nothing is sent, and leads on, at %i px', async (width) => {
    const { page, messages } = await open(PATH, { viewport: { width, height: 844 } });
    await hydrated(page);
    await expectWhole(page);
    const said = bare(await page.locator('main').innerText());
    for (const line of [texts.empty.title, ...texts.empty.lead]) expect(said).toContain(bare(line));
    expect(await entries(page).count()).toBe(0);
    expect(await page.getByRole('link', { name: texts.empty.draw }).isVisible()).toBe(true);
    expect(messages).toEqual([]);
  });

  test('without JavaScript it says why', async () => {
    const { page } = await open(PATH, { javaScript: false });
    const note = page.locator('main noscript');
    expect(await note.textContent()).toContain(texts.noScript);
    expect((await note.boundingBox())?.height).toBeGreaterThan(20);
    expect(await page.getByRole('link', { name: texts.empty.draw }).isVisible()).toBe(true);
    expect(await page.locator('main button').filter({ visible: true }).count()).toBe(0);
  });
});

describe('storage', () => {
  const refuse = () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  };

  test('refused: she draws, and the page says why it stays empty', async () => {
    const { page, messages } = await open('/reading/love', { ...STILL, init: refuse });
    await hydrated(page);
    await drawCard(page);
    await page.goto(PATH);
    await hydrated(page);
    expect(bare(await page.locator('main').innerText())).toContain(bare(texts.refused.title));
    expect(await empty(page).count()).toBe(0);
    expect(messages).toEqual([]);
  });

  test('full: she draws, what is there stays, and the page says that no more fits', async () => {
    const { page, messages } = await visit();
    await page.context().addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto('/reading/love');
    await hydrated(page);
    await drawCard(page);
    await page.goto(PATH);
    await page.getByText(texts.full, { exact: true }).waitFor();
    await expect.poll(() => entries(page).count()).toBe(5);
    expect(await recordOf(page)).toEqual(RECORD);
    expect(messages).toEqual([]);
  });

  test.each([
    ['nonsense', '7{', 0],
    ['of another form', '[["default","nonsense"],7,null]', 0],
    ['broken in one place', JSON.stringify({ version: 1, readings: [early, { at: 'yesterday' }, star] }), 2],
  ])('%s: what can be read is shown, what cannot is set aside and said', async (_, text, readable) => {
    const { page, messages } = await open('/about', STILL);
    await keepText(page, text);
    await page.goto(PATH);
    await hydrated(page);
    const note = page.getByText(texts.damaged.text, { exact: true });
    await note.waitFor();
    await expect.poll(() => entries(page).count()).toBe(readable);
    // It is still there after a draw and a reload.
    await page.goto('/reading/love');
    await hydrated(page);
    await drawCard(page);
    await page.goto(PATH);
    await note.waitFor();
    await expect.poll(() => entries(page).count()).toBe(readable + 1);
    expect(await page.evaluate(() => Object.values(localStorage))).toContain(text);
    await button(page, texts.damaged.remove).click();
    await note.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => Object.values(localStorage))).not.toContain(text);
    expect(await recordOf(page)).toHaveLength(readable + 1);
    expect(messages).toEqual([]);
  });

  test('of a newer build: nothing is written over it, and the page asks to be loaded again', async () => {
    const text = '{"version":99,"readings":[{"when":"2030"}]}';
    const { page } = await open('/about', STILL);
    await keepText(page, text);
    await page.goto('/reading/love');
    await hydrated(page);
    await drawCard(page);
    await page.goto(PATH);
    await page.getByText(texts.newer, { exact: true }).waitFor();
    expect(await page.evaluate(() => Object.values(localStorage))).toContain(text);
  });
});

test('names and pictures that do not come: words say so, and a button asks again', async () => {
  const { page } = await open('/about', STILL);
  await keep(page, RECORD);
  const file = /\/assets\/kept-cards-[\w-]+\.json$/;
  await page.route(file, (route) => route.abort());
  await page.goto(PATH);
  await page.getByText(texts.lost, { exact: true }).waitFor();
  await page.unroute(file);
  await button(page, texts.retry).click();
  await expect.poll(() => entries(page).count()).toBe(5);
});

test.each([
  390, 1280,
])('before React its filled face stands there, at %i px, and nothing on the screen moves', async (width) => {
  const { page, release } = await openHeld('/about', {
    ...STILL,
    clock: 'fixed',
    viewport: { width, height: 844 },
  });
  await keep(page, RECORD);
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shifted: number }).shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(PATH, { waitUntil: 'domcontentloaded' });
  expect(await empty(page).count()).toBe(0);
  expect(await page.locator('main table').isVisible()).toBe(true);
  release();
  await entries(page).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await twoFrames(page);
  const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
  expect(shifted).toBeLessThan(0.01);
});
