import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, open } from '../support/browser.ts';

/** Draws a card and opens the share dialog. */
async function shared(deck: string, init?: () => void): Promise<{ page: Page; id: number }> {
  const { page } = await open(`/reading/${deck}`, { clock: 'controlled', seed: 5, ...(init && { init }) });
  await hydrated(page);
  await page.getByRole('button', { name: 'カードを引く' }).click();
  await page.clock.runFor(7000);
  await page.locator('[data-phase="revealed"]').waitFor();
  const details = await page.getByRole('link', { name: 'カードの詳細を見る' }).getAttribute('href');
  await page.getByRole('button', { name: '結果をシェアする' }).click();
  await page.getByRole('dialog', { name: '結果をシェア' }).waitFor();
  return { page, id: Number(details?.split('/').at(-1)) };
}

describe.each([
  { deck: 'tarot', query: '?deck=tarot', first: 0 },
  { deck: 'oracle', query: '?deck=oracle', first: 1 },
  { deck: 'love', query: '', first: 0 },
])('$deck', ({ deck, query, first }) => {
  test('every target carries the one shape of address, which leads to the drawn card', async () => {
    const { page, id } = await shared(deck);
    const path = `/reading/love/${id - first}${query}`;
    const hrefs = await Promise.all(
      ['LINEでシェア', 'Xでシェア', 'Facebookでシェア'].map(async (name) => {
        const link = page.getByRole('link', { name });
        expect(await link.getAttribute('target')).toBe('_blank');
        expect(await link.getAttribute('rel')).toBe('noopener');
        return new URL((await link.getAttribute('href')) ?? '');
      }),
    );
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
    expect(x?.searchParams.get('text')).toMatch(/ #ほしあかり$/);

    const name = await page.getByRole('heading', { level: 1, includeHidden: true }).textContent();
    await page.goto(path);
    expect(new URL(page.url()).pathname).toBe(`/reading/${deck}/${id}`);
    expect(name).toContain((await page.getByRole('heading', { level: 1 }).textContent()) ?? '?');
  });
});

test.each([
  ['its button', (page: Page) => page.getByRole('button', { name: '閉じる' }).click()],
  ['Esc', (page: Page) => page.keyboard.press('Escape')],
  ['a click beside it', (page: Page) => page.mouse.click(195, 20)],
])('closes by %s and gives the focus back', async (_, close) => {
  const { page } = await shared('love');
  await close(page);
  await page.getByRole('dialog', { name: '結果をシェア' }).waitFor({ state: 'hidden' });
  const button = page.getByRole('button', { name: '結果をシェアする' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('copies the address and says so', async () => {
  const { page, id } = await shared('oracle', () => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: (text: string) => {
          document.documentElement.dataset.copied = text;
          return Promise.resolve();
        },
      },
    });
  });
  await page.getByRole('button', { name: 'リンクをコピー' }).click();
  await page.getByText('リンクをコピーしました').waitFor();
  const copied = await page.evaluate(() => document.documentElement.dataset.copied);
  expect(copied).toMatch(new RegExp(`/reading/love/${id - 1}\\?deck=oracle$`));
  await page.clock.runFor(4100);
  await page.getByText('リンクをコピーしました').waitFor({ state: 'hidden' });
});

test('a refused clipboard is said, not hidden', async () => {
  const { page } = await shared('love', () => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    });
    document.execCommand = () => false;
  });
  await page.getByRole('button', { name: 'リンクをコピー' }).click();
  await page.getByText('コピーできませんでした').waitFor();
});

test("the device's share sheet gets text, address and the card's picture; cancelling it changes nothing", async () => {
  const { page } = await shared('love', () => {
    Object.assign(navigator, {
      canShare: () => true,
      share: (data: ShareData) => {
        document.documentElement.dataset.sheet = JSON.stringify([
          data.text,
          data.files?.map((file) => file.type),
        ]);
        return Promise.reject(new DOMException('cancelled', 'AbortError'));
      },
    });
  });
  await page.getByRole('button', { name: 'その他の方法でシェア' }).click();
  await page.waitForFunction(() => document.documentElement.dataset.sheet);
  const [text, types] = JSON.parse(
    (await page.evaluate(() => document.documentElement.dataset.sheet)) ?? '[]',
  );
  expect(text).toMatch(/#ほしあかり https:\/\/\S+\/reading\/love\/\d+$/);
  expect(types).toEqual([expect.stringMatching(/^image\//)]);
  expect(await page.getByRole('dialog', { name: '結果をシェア' }).isVisible()).toBe(true);
});

test('without a share sheet the button is not there', async () => {
  const { page } = await shared('love', () => {
    Object.assign(navigator, { share: undefined, canShare: undefined });
  });
  expect(await page.getByRole('button', { name: 'その他の方法でシェア' }).count()).toBe(0);
});
