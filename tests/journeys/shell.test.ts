import { expect, test } from 'vitest';
import { hydrated, open } from '../support/browser.ts';
import { keepPageViews, pageViews } from '../support/page-views.ts';

const DESKTOP = { width: 1280, height: 800 };

test('the header names six pages in order and marks the current one, also below it', async () => {
  const { page } = await open('/weekly/leo', { clock: 'real', viewport: DESKTOP });
  const links = page.locator('header nav a');
  expect(await links.allTextContents()).toEqual([
    'ホーム',
    '有料鑑定おすすめ',
    '今週の運勢',
    'カード占い',
    'ブログ',
    'お知らせ',
  ]);
  expect(await page.locator('header nav a[aria-current]').allTextContents()).toEqual(['今週の運勢']);
});

test('scrolling down hides the header, up shows it, and a focused header never goes', async () => {
  const { page } = await open('/blog/tarot-intro', { clock: 'real' });
  await hydrated(page);
  const header = page.locator('header').first();
  const hidden = () => header.evaluate((element) => element.hasAttribute('data-hidden'));
  await page.mouse.wheel(0, 900);
  await expect.poll(hidden).toBe(true);
  await page.mouse.wheel(0, -300);
  await expect.poll(hidden).toBe(false);
  await page.getByRole('button', { name: 'メニューを開く' }).focus();
  await page.mouse.wheel(0, 900);
  await page.waitForTimeout(300);
  expect(await header.evaluate((element) => element.getBoundingClientRect().top)).toBeCloseTo(0);
});

test('a page view for the first page and for each change of the route, with query, without fragment', async () => {
  const { page } = await open('/blog?from=line', { clock: 'real', init: keepPageViews, viewport: DESKTOP });
  await hydrated(page);
  await expect.poll(() => pageViews(page)).toEqual(['/blog?from=line']);
  await page.locator('main a[href="/blog/tarot-intro"]').click();
  await page.waitForURL('**/blog/tarot-intro');
  await page.locator('nav[aria-label="もくじ"] a').first().click();
  await page.waitForURL('**#*');
  await page.waitForTimeout(300);
  expect(await pageViews(page)).toEqual(['/blog?from=line', '/blog/tarot-intro']);
  await page.locator('header a[href="/weekly"]').click();
  await page.waitForURL('**/weekly');
  await page.goBack();
  await page.waitForURL('**/blog/tarot-intro#*');
  await expect
    .poll(() => pageViews(page))
    .toEqual(['/blog?from=line', '/blog/tarot-intro', '/weekly', '/blog/tarot-intro']);
});

test('a change of the page scrolls to its top; back and forward stand where they were', async () => {
  const { page } = await open('/blog', { clock: 'real' });
  await hydrated(page);
  const link = page.locator('main a[href="/blog/mindfulness-meditation"]');
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await link.click();
  await page.waitForURL('**/blog/mindfulness-meditation');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.waitForURL('**/blog');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('a footer button of the open page scrolls to the top in 800 ms; another one is a full page load', async () => {
  const { page } = await open('/blog', { clock: 'real' });
  await hydrated(page);
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
    Object.assign(window, { stillHere: true });
  });
  await page.locator('footer').getByRole('link', { name: 'ブログ' }).click();
  const times = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const began = performance.now();
        const look = () =>
          window.scrollY === 0 ? done(performance.now() - began) : requestAnimationFrame(look);
        look();
      }),
  );
  expect(times).toBeGreaterThan(500);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  await page.locator('footer').getByRole('link', { name: '今週の運勢' }).click();
  await page.waitForURL('**/weekly');
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(false);
});

test('the footer shows one banner, with the word 広告; another visit may show another', async () => {
  const seen = new Set<string>();
  for (const seed of [1, 2, 3, 4]) {
    const { page } = await open('/link', { clock: 'real', seed });
    const shown = page.locator('footer aside:not([hidden])');
    expect(await shown.count()).toBe(1);
    expect(await shown.getByText('広告', { exact: true }).isVisible()).toBe(true);
    const link = shown.getByRole('link');
    expect(await link.getAttribute('rel')).toBe('sponsored nofollow noopener');
    seen.add((await link.getAttribute('href')) ?? '');
  }
  expect(seen.size).toBeGreaterThan(1);
});

test('the copyright line and the legal links', async () => {
  const { page } = await open('/', { clock: 'real' });
  expect(await page.locator('footer').getByText('© 2025 ほしあかり').count()).toBe(1);
  for (const name of ['利用規約', 'プライバシーポリシー', '特定商取引法に基づく表記']) {
    expect(await page.locator('footer').getByRole('link', { name }).count()).toBe(1);
  }
});

test('the skip link is the first stop and leads to the content', async () => {
  const { page } = await open('/weekly', { clock: 'real' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
});

test('an unknown address shows the message and says in the console which one was tried', async () => {
  const { page, messages } = await open('/no/such/page', { clock: 'real' });
  expect(await page.locator('h1').textContent()).toBe('Oops! Page not found');
  expect(await page.getByRole('link', { name: 'ホームに戻る' }).getAttribute('href')).toBe('/');
  expect(messages.filter((message) => message.includes('/no/such/page'))).toHaveLength(1);
});
