import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, open } from '../support/browser.ts';
import { content, words } from '../support/content.ts';
import { drawCard } from './visitor.ts';

/** A drawn card with its share dialog open. */
async function sharing(init: () => void): Promise<{ page: Page; messages: string[] }> {
  const { page, messages } = await open('/reading/love', {
    clock: 'controlled',
    reducedMotion: 'reduce',
    init,
  });
  await hydrated(page);
  await drawCard(page);
  await page.getByRole('button', { name: words.draw.share }).click();
  await page.getByRole('dialog', { name: words.share.title }).waitFor();
  return { page, messages };
}

/** The shares that reached the device, as `[text, number of files]`; a test puts them on the window. */
function shares(page: Page): Promise<[string, number][]> {
  return page.evaluate(() => (window as unknown as { shares: [string, number][] }).shares);
}

test.each([
  [
    'missing, but the old way works',
    words.share.copied,
    () => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => true;
    },
  ],
  [
    'missing, and the old way breaks',
    words.share.copyFailed,
    () => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => {
        throw new Error('no');
      };
    },
  ],
  [
    'refused, and the old way is gone',
    words.share.copyFailed,
    () => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
      });
      Object.defineProperty(document, 'execCommand', { value: undefined });
    },
  ],
])('a clipboard that is %s: the answer is said once, and the dialog stays', async (_, answer, init) => {
  const { page, messages } = await sharing(init);
  const copy = page.getByRole('button', { name: words.share.copy });
  for (let tap = 0; tap < 3; tap++) await copy.click();
  const said = page.getByRole('dialog', { name: words.share.title }).getByText(answer);
  await said.waitFor();
  expect(await said.count()).toBe(1);
  expect(await copy.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await page.locator('textarea').count()).toBe(0);
  expect(await page.getByRole('dialog', { name: words.share.title }).isVisible()).toBe(true);
  await page.clock.runFor(5000);
  expect(await said.isVisible()).toBe(false);
  expect(messages).toEqual([]);
});

test.each([
  [
    'refuses everything',
    [] as number[],
    () => {
      Object.assign(window, { shares: [] });
      Object.assign(navigator, {
        canShare: () => false,
        share: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
      });
    },
  ],
  [
    'breaks at once',
    [],
    () => {
      Object.assign(window, { shares: [] });
      Object.assign(navigator, {
        canShare: () => true,
        share: () => {
          throw new TypeError('no');
        },
      });
    },
  ],
  [
    'takes no files',
    [0],
    () => {
      const shares: [string, number][] = [];
      Object.assign(window, { shares });
      Object.assign(navigator, {
        canShare: (data: ShareData) => !data.files,
        share: async (data: ShareData) => shares.push([data.text ?? '', data.files?.length ?? 0]),
      });
    },
  ],
])('a share sheet that %s leaves the dialog as it was', async (_, files, init) => {
  const { page, messages } = await sharing(init);
  const more = page.getByRole('button', { name: words.share.more });
  await more.click();
  await expect.poll(async () => (await shares(page)).map(([, count]) => count)).toEqual(files);
  expect(await more.isVisible()).toBe(true);
  await page.getByRole('button', { name: words.share.close }).click();
  await page.getByRole('dialog', { name: words.share.title }).waitFor({ state: 'hidden' });
  expect(messages).toEqual([]);
});

test.each([
  ['does not answer', 'hang'],
  ['is gone', 404],
  ['breaks off', 'abort'],
] as const)('the picture for the share sheet %s: the words are shared without it', async (_, fault) => {
  const { page } = await sharing(() => {
    const shares: [string, number][] = [];
    Object.assign(window, { shares });
    Object.assign(navigator, {
      canShare: () => true,
      share: async (data: ShareData) => shares.push([data.text ?? '', data.files?.length ?? 0]),
    });
  });
  await page.route(/\/pictures\//, async (route) => {
    if (fault === 'abort') await route.abort();
    else if (fault === 404) await route.fulfill({ status: 404, body: '' });
  });
  const asked = page.waitForRequest(/\/pictures\//);
  await page.getByRole('button', { name: words.share.more }).click();
  await asked;
  await page.clock.runFor(2000);
  await expect.poll(() => shares(page)).toEqual([[expect.stringContaining(`#${content.site.hashtag}`), 0]]);
});

test('with pop-ups blocked, the ways to the three services are plain links and open all the same', async () => {
  const { page } = await sharing(() => {
    window.open = () => null;
  });
  // An empty answer would leave the new tab waiting for its page.
  await page.context().route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  for (const name of [words.share.line, words.share.x, words.share.facebook]) {
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name }).click(),
    ]);
    expect(await page.getByRole('dialog', { name: words.share.title }).isVisible()).toBe(true);
    await tab.close();
  }
});
