import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { storyName } from '../../addresses/picture-names.ts';
import { PICTURES } from '../../build/pictures/draw-pictures.ts';
import type { Manifest } from '../../card-art/render/manifest.ts';
import { atRest, hydrated, open } from '../support/browser.ts';
import { content, WHOLE_DRAW, words } from '../support/content.ts';
import { type DrawnResult, drawnOn, messageOf } from '../support/drawn.ts';
import { eventsTold, keepPageViews } from '../support/page-views.ts';

const manifest = JSON.parse(readFileSync(join(PICTURES, 'pictures.json'), 'utf8')) as Manifest;

/** Draws a card and opens the share dialog. */
async function shared(deck: string, init?: () => void): Promise<{ page: Page; drawn: DrawnResult }> {
  const { page } = await open(`/reading/${deck}`, { clock: 'controlled', seed: 5, ...(init && { init }) });
  await hydrated(page);
  await page.evaluate(keepPageViews);
  await page.getByRole('button', { name: words.draw.button }).click();
  await page.clock.runFor(WHOLE_DRAW);
  await page.locator('[data-phase="revealed"]').waitFor();
  const drawn = await drawnOn(page);
  await page.getByRole('button', { name: words.draw.share }).click();
  await page.getByRole('dialog', { name: words.share.title }).waitFor();
  return { page, drawn };
}

/** In bytes. */
function sizeOfStory(file: string, side: DrawnResult['side']): number {
  const { fallback } = manifest[storyName(file, side ?? 'upright')]!;
  return statSync(join(PICTURES, fallback.src)).size;
}

/** The one shape of address for a result, of all decks. */
function sharedAddress({ card, side }: DrawnResult): string {
  const query = [
    ...(card.deck === 'love' ? [] : [`deck=${card.deck}`]),
    ...(side === 'reversed' ? ['side=reversed'] : []),
    'from=friend',
  ];
  return `/reading/love/${card.index}?${query.join('&')}`;
}

describe.each(content.decks)('$deck', ({ deck, labels }) => {
  test('every target carries the one shape of address, which leads to the drawn card', async () => {
    const { page, drawn } = await shared(deck);
    const { card, side } = drawn;
    const path = sharedAddress(drawn);
    const hrefs = await Promise.all(
      [words.share.line, words.share.x, words.share.facebook].map(async (name) => {
        const link = page.getByRole('link', { name });
        expect(await link.getAttribute('target')).toBe('_blank');
        expect(await link.getAttribute('rel')).toBe('noopener');
        return new URL((await link.getAttribute('href')) ?? '');
      }),
    );
    const lies = await page
      .locator('#share-dialog picture img')
      .evaluate((element) => getComputedStyle(element).rotate);
    expect(lies, 'as it came').toBe(side === 'reversed' ? '180deg' : 'none');
    const [line, x, facebook] = hrefs;
    expect(line?.origin + (line?.pathname ?? '')).toBe('https://social-plugins.line.me/lineit/share');
    expect(x?.origin + (x?.pathname ?? '')).toBe('https://x.com/intent/tweet');
    expect(facebook?.origin + (facebook?.pathname ?? '')).toBe('https://www.facebook.com/sharer/sharer.php');
    const addresses = [
      line?.searchParams.get('url'),
      x?.searchParams.get('url'),
      facebook?.searchParams.get('u'),
    ];
    for (const address of addresses)
      expect(new URL(address ?? '').pathname + new URL(address ?? '').search).toBe(path);
    const text = x?.searchParams.get('text') ?? '';
    expect(text).toMatch(new RegExp(` #${content.site.hashtag}$`));
    // Her side and the line for her, as she read them.
    expect(text).toContain(card.name);
    expect(text).toContain(messageOf(card, side));
    if (side) expect(text).toContain(labels[side]);

    const name = await page.getByRole('heading', { level: 1, includeHidden: true }).textContent();
    await page.goto(path);
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe(`/reading/${deck}/${card.id}`);
    expect(searchParams.get('side')).toBe(side === 'reversed' ? side : null);
    expect(searchParams.get('from')).toBe('friend');
    expect(await page.locator('main [data-columns]:visible').textContent()).toBe(messageOf(card, side));
    expect(name).toContain((await page.getByRole('heading', { level: 1 }).textContent()) ?? '?');
  });
});

test.each([
  ['its button', (page: Page) => page.getByRole('button', { name: words.share.close }).click()],
  ['Esc', (page: Page) => page.keyboard.press('Escape')],
  ['a click beside it', (page: Page) => page.mouse.click(195, 20)],
])('closes by %s and gives the focus back', async (_, close) => {
  const { page } = await shared('love');
  await close(page);
  await page.getByRole('dialog', { name: words.share.title }).waitFor({ state: 'hidden' });
  const button = page.getByRole('button', { name: words.draw.share });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test.each([320, 360, 390])('at %i px what is said stands beside the words of its row', async (width) => {
  const { page } = await shared('love', () => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() } });
  });
  await page.setViewportSize({ width, height: 664 });
  const copy = page.getByRole('button', { name: words.share.copy });
  await copy.click();
  const said = page.getByRole('dialog').getByText(words.share.copied);
  await said.waitFor();
  await atRest(page);
  const end = await copy.evaluate((button) => {
    const range = document.createRange();
    range.selectNode([...button.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)!);
    return range.getBoundingClientRect().right;
  });
  expect((await said.boundingBox())!.x).toBeGreaterThanOrEqual(end);
});

test('copies the address and says so', async () => {
  const { page, drawn } = await shared('oracle', () => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: (text: string) => {
          document.documentElement.dataset.copied = text;
          return Promise.resolve();
        },
      },
    });
  });
  await page.getByRole('button', { name: words.share.copy }).click();
  const said = page.getByRole('dialog').getByText(words.share.copied);
  await said.waitFor();
  // In its own row: no other way, and not the button that closes, is covered.
  await atRest(page);
  const room = await said.evaluate((element) => {
    const [row, box] = [element.closest('li')!.getBoundingClientRect(), element.getBoundingClientRect()];
    return { above: box.top - row.top, below: row.bottom - box.bottom };
  });
  expect(room.above).toBeGreaterThanOrEqual(0);
  expect(room.below).toBeGreaterThanOrEqual(-1);
  expect(await eventsTold(page)).toEqual(['draw oracle oracle', 'share oracle copy']);
  const copied = await page.evaluate(() => document.documentElement.dataset.copied);
  expect(copied?.slice(content.site.address.length)).toBe(sharedAddress(drawn));
  await page.clock.runFor(4100);
  await said.waitFor({ state: 'hidden' });
});

test('a refused clipboard is said, not hidden', async () => {
  const { page } = await shared('love', () => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    });
    document.execCommand = () => false;
  });
  await page.getByRole('button', { name: words.share.copy }).click();
  await page.getByRole('dialog').getByText(words.share.copyFailed).waitFor();
});

test("the device's share sheet gets text, address and the story of the side that came; cancelling it changes nothing", async () => {
  const { page, drawn } = await shared('love', () => {
    Object.assign(navigator, {
      canShare: () => true,
      share: (data: ShareData) => {
        document.documentElement.dataset.sheet = JSON.stringify([
          data.text,
          data.files?.map((file) => [file.name, file.type, file.size]),
        ]);
        return Promise.reject(new DOMException('cancelled', 'AbortError'));
      },
    });
  });
  await page.getByRole('button', { name: words.share.more }).click();
  await page.waitForFunction(() => document.documentElement.dataset.sheet);
  const [text, files] = JSON.parse(
    (await page.evaluate(() => document.documentElement.dataset.sheet)) ?? '[]',
  );
  expect(text.split(' ').slice(-2)).toEqual([
    `#${content.site.hashtag}`,
    content.site.address + sharedAddress(drawn),
  ]);
  const { card, side } = drawn;
  expect(files).toEqual([[`${card.name}.jpg`, 'image/jpeg', sizeOfStory(card.file, side)]]);
  expect(await page.getByRole('dialog', { name: words.share.title }).isVisible()).toBe(true);
});

test('without a share sheet the button is not there', async () => {
  const { page } = await shared('love', () => {
    Object.assign(navigator, { share: undefined, canShare: undefined });
  });
  expect(await page.getByRole('button', { name: words.share.more }).count()).toBe(0);
});
