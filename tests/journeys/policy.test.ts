import { expect, test } from 'vitest';
import { hydrated, open, twoFrames } from '../support/browser.ts';
import { WHOLE_DRAW, words } from '../support/content.ts';

const PATH = '/reading/love';

/** Attempts to run code that was smuggled into the page; each would set a mark on the window. */
const ATTEMPTS: Record<string, () => void> = {
  'an inline script': () => {
    const script = document.createElement('script');
    script.append('window.broken = 1');
    document.body.append(script);
  },
  'an event handler in an attribute': () => {
    const picture = document.createElement('img');
    picture.setAttribute('onerror', 'window.broken = 1');
    picture.src = '/nowhere.png';
    document.body.append(picture);
  },
  'a script of another host': () => {
    const script = document.createElement('script');
    try {
      script.src = 'https://evil.example/x.js';
    } catch {
      // Trusted Types refuse the address itself.
    }
    document.body.append(script);
  },
  'a javascript: link': () => {
    const link = document.createElement('a');
    link.href = 'javascript:window.broken = 1';
    document.body.append(link);
    link.click();
  },
  'markup from a text': () => {
    document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.broken = 1">');
  },
  'code from a text': () => {
    // Later, so that it runs as the page's own code and not as the test's.
    // biome-ignore lint/security/noGlobalEval: the very thing that must not work
    setTimeout(() => window.eval('window.broken = 1'));
  },
};

test.each(Object.entries(ATTEMPTS))('%s is refused and does nothing', async (_, attempt) => {
  const { page, outside } = await open(PATH, { clock: 'real' });
  await page.evaluate(() =>
    document.addEventListener('securitypolicyviolation', () => {
      document.documentElement.dataset.refused = '';
    }),
  );
  await page.evaluate(attempt).catch(() => {});
  await page.locator('html[data-refused]').waitFor();
  await twoFrames(page);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  expect(outside).toEqual([]);
});

test('the whole draw and its dialogs break no rule of the policy', async () => {
  const { page, messages } = await open(PATH, { clock: 'controlled' });
  await hydrated(page);
  await page.getByRole('button', { name: words.draw.button }).click();
  await page.clock.runFor(WHOLE_DRAW);
  await page.getByRole('button', { name: words.draw.share }).click();
  await page.getByRole('button', { name: words.share.copy }).click();
  await page.keyboard.press('Escape');
  expect(messages).toEqual([]);
});
