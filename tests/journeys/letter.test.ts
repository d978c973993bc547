import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { paths } from '../../addresses/paths.ts';
import { hydrated, open } from '../support/browser.ts';
import { bare, content, deckCalled } from '../support/content.ts';

const { paid } = content.pages;
const [service] = content.services;

test('from a card: the page begins with it, gives a text for the order, and shows the whole sample', async () => {
  const love = deckCalled('love');
  const card = love.cards[16]!;
  const theme = love.situations![0]!;
  const { page, messages, outside } = await open(paths.paidFrom('love', [card.id], 'reversed', theme.key), {
    clock: 'real',
    reducedMotion: 'reduce',
    init: () => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    },
  });
  const order = page.getByLabel(paid.order.label);
  await order.waitFor();
  const heading = page.locator('main h2').first();
  expect(await heading.innerText()).toBe(paid.order.heading.replace('{card}', card.name));
  for (const said of [card.name, love.labels.reversed!, theme.label, paid.order.forms.open])
    expect(await order.innerText()).toContain(said);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/paid-fortune$/);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.filter((value) => value > 0.001)).toEqual([]);
  await page.getByRole('button', { name: paid.order.copy }).click();
  await page
    .getByRole('status')
    .getByText(new RegExp(`${paid.order.copied}|${paid.order.copyFailed}`))
    .waitFor();
  // Far below, beside each way out, the text is at hand again.
  const again = page.getByRole('button', { name: paid.order.copyAgain.replace('{card}', card.name) });
  expect(await again.count()).toBe(content.services.length);
  const ways = page.locator('[data-order-link]');
  expect(
    await ways.evaluateAll((links) => links.map((link) => link.getAttribute('data-order-link'))),
  ).toEqual(content.services.map(({ id }) => id));

  // The letter: page by page to the left, to its last word; then as lines.
  const way = page.getByRole('button', { name: paid.reader.open }).first();
  await way.click();
  const sample = page.getByRole('dialog', { name: paid.sampleLabel });
  await sample.waitFor();
  const count = sample.getByRole('status').filter({ hasText: /頁/ });
  // How many there are is measured once the letter is open.
  const shown = async () => (await count.innerText()).replace(/（.*/, '');
  const first = await shown();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(shown).not.toBe(first);
  await page.keyboard.press('ArrowRight');
  await expect.poll(shown).toBe(first);
  await sample.getByRole('button', { name: paid.reader.next }).click();
  await expect.poll(shown).not.toBe(first);
  await page.keyboard.press('End');
  const last = lastWords(sample);
  await expect.poll(() => isWithin(last)).toBe(true);
  expect(await isLastPage(sample)).toBe(true);
  await sample.getByRole('button', { name: paid.reader.horizontal }).click();
  expect(bare(await sample.innerText())).toContain(bare(service!.sampleText + service!.letter));
  await page.keyboard.press('Escape');
  await sample.waitFor({ state: 'detached' });
  expect(await way.evaluate((button) => button === document.activeElement)).toBe(true);

  // Two taps point one letter out.
  const { first: one, second: two, found } = paid.choice!;
  const answer = one.answers.at(-1)!;
  const letter = answer.letters[1]!;
  const { title } = content.services.find(({ id }) => id === letter.service)!;
  await page.getByRole('button', { name: answer.label }).click();
  await page.getByRole('button', { name: two.answers[1]! }).click();
  const name = page.locator(':focus');
  expect(bare(await name.innerText())).toBe(bare(title));
  const why = page.locator(`[id="${await name.getAttribute('aria-describedby')}"]`);
  expect(await why.innerText()).toContain(letter.why);
  await page.getByRole('status').getByText(found.replace('{service}', title)).waitFor();
  expect(messages).toEqual([]);
  expect(outside).toEqual([]);
});

test('a card that is not ours shows the plain page; the address may say anything', async () => {
  const { page, messages } = await open('/paid-fortune?card=love.99&theme=%3Cb%3E', { clock: 'real' });
  await hydrated(page);
  await expect
    .poll(() => page.locator('main h1').evaluate((title) => title.getBoundingClientRect().top))
    .toBeLessThan(200);
  expect(await page.getByLabel(paid.order.label).count()).toBe(0);
  expect(messages).toEqual([]);
});

test('without JavaScript each sample stands there whole, and nothing waits for a tap that does nothing', async () => {
  const { page } = await open('/paid-fortune', { javaScript: false });
  expect(await page.getByRole('button', { name: paid.reader.open }).count()).toBe(0);
  expect(await page.getByRole('button', { name: paid.choice!.second.answers[0]! }).count()).toBe(0);
  for (const { id, sampleText, letter } of content.services) {
    await page.locator(`#${id} summary`).click();
    expect(bare(await page.locator(`#${id} details`).innerText())).toContain(bare(sampleText + letter));
  }
  const { question, answer } = paid.faq.items.at(-1)!;
  await page.getByText(question, { exact: true }).click();
  expect(await page.getByText(answer, { exact: true }).isVisible()).toBe(true);
});

/** Whether all of it lies in the window. */
function isWithin(part: { boundingBox(): Promise<{ x: number; width: number } | null> }): Promise<boolean> {
  return part.boundingBox().then((box) => box !== null && box.x >= 0 && box.x + box.width <= 390);
}

test.each([
  { width: 1280, height: 800 },
  { width: 390, height: 664 },
])('the letter fits its window, with the button that closes it: %o', async (viewport) => {
  const { page } = await open(paths.paidFortune(), { clock: 'real', reducedMotion: 'reduce', viewport });
  await hydrated(page);
  const sample = await openLetter(page);
  const close = (await sample.getByRole('button', { name: paid.reader.close }).boundingBox())!;
  const dialog = (await sample.boundingBox())!;
  expect(close.y + close.height).toBeLessThanOrEqual(Math.min(dialog.y + dialog.height, viewport.height));
});

test('the signature never stands on a page of its own', async () => {
  // A height at which it did.
  const viewport = { width: 390, height: 664 };
  const { page } = await open(paths.paidFortune(), { clock: 'real', reducedMotion: 'reduce', viewport });
  await hydrated(page);
  for (const [place, { id }] of content.services.entries()) {
    const sample = await openLetter(page, place);
    // There is more than the first page as soon as the pages are counted.
    await expect.poll(() => isLastPage(sample)).toBe(false);
    await page.keyboard.press('End');
    await expect.poll(() => isLastPage(sample)).toBe(true);
    expect(await sample.evaluate(columnsInSight), id).toBeGreaterThan(1);
    await sample.getByRole('button', { name: paid.reader.close }).click();
    await sample.waitFor({ state: 'detached' });
  }
});

test('a letter whose text is set larger while it lies open is counted anew, and turned to its last word', async () => {
  const { page } = await open(paths.paidFortune(), { clock: 'real', reducedMotion: 'reduce' });
  await hydrated(page);
  const sample = await openLetter(page);
  await expect.poll(() => isLastPage(sample)).toBe(false);
  await sample.locator('section').evaluate((pages) => {
    pages.style.fontSize = '150%';
  });
  const last = lastWords(sample);
  const turnedToTheEnd = async () => {
    await page.keyboard.press('End');
    return isWithin(last);
  };
  await expect.poll(turnedToTheEnd).toBe(true);
});

test('where the styles of the letter do not come, its text opens in the page, and the next tap has the letter', async () => {
  const { page } = await open(paths.paidFortune(), { clock: 'real', reducedMotion: 'reduce' });
  await hydrated(page);
  const styles = /\/assets\/letter-dialog[^/]*\.css$/;
  await page.route(styles, (route) => route.abort());
  await page.getByRole('button', { name: paid.reader.open }).first().click();
  await expect
    .poll(() => page.locator(`#${service!.id} details`).evaluate((plain) => plain.hasAttribute('open')))
    .toBe(true);
  await page.unroute(styles);
  const sample = await openLetter(page);
  // Upright, as its styles have it.
  await expect
    .poll(() => lastWords(sample).evaluate((words) => getComputedStyle(words).writingMode))
    .toBe('vertical-rl');
});

/** Opens the sample of a service. @param place which, from 0 */
async function openLetter(page: Page, place = 0): Promise<Locator> {
  await page.getByRole('button', { name: paid.reader.open }).nth(place).click();
  const sample = page.getByRole('dialog', { name: paid.sampleLabel });
  await sample.waitFor();
  return sample;
}

/** The end of the first service's letter. */
function lastWords(sample: Locator): Locator {
  return sample
    .locator('p')
    .filter({ hasText: service!.letter.split('\n').at(-1)! })
    .first();
}

/** Whether there is no page to turn to any more. */
async function isLastPage(sample: Locator): Promise<boolean> {
  const next = sample.getByRole('button', { name: paid.reader.next });
  return (await next.getAttribute('aria-disabled')) === 'true';
}

/** Runs in the page: how many columns of a letter stand on the page that is shown. */
function columnsInSight(dialog: Element): number {
  const pages = dialog.querySelector('section')!;
  const { left, right } = pages.getBoundingClientRect();
  const columns = new Set<number>();
  for (const paragraph of pages.querySelectorAll('p')) {
    const range = document.createRange();
    range.selectNodeContents(paragraph);
    for (const column of range.getClientRects())
      if (column.left >= left - 1 && column.right <= right + 1) columns.add(Math.round(column.left));
  }
  return columns.size;
}
