import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { hydrated } from '../support/browser.ts';
import { ARTICLE, content, words } from '../support/content.ts';
import { LONG_TEST } from '../support/long-test.ts';
import { kept, openWithWorker, whereKept, workerReady } from '../support/offline.ts';
import { readFile } from '../support/site.ts';

whereKept();

function reply(response: ServerResponse, status: number, type: string, body: string): 'answered' {
  response.writeHead(status, { 'Content-Type': type }).end(body);
  return 'answered';
}

test('the worker comes last: after the picture, the scripts and their start', LONG_TEST, async () => {
  const { page, site } = await openWithWorker('/reading/tarot');
  await workerReady(page);
  const worker = site.requests.indexOf('GET /sw.js');
  const place = (pattern: RegExp) => site.requests.findIndex((request) => pattern.test(request));
  expect(worker).toBeGreaterThan(0);
  expect(place(/backs\/tarot/)).toBeGreaterThan(0);
  expect(worker).toBeGreaterThan(place(/backs\/tarot/));
  expect(worker).toBeGreaterThan(place(/assets\/entry\.client/));
});

test(
  'an error, a redirect, a page that is not found and a page in place of a file are never kept',
  LONG_TEST,
  async () => {
    const { page, site } = await openWithWorker('/blog');
    await workerReady(page);
    site.whim(({ url }, response) => {
      if (url === '/about') return reply(response, 503, 'text/html', '<h1>busy</h1>');
      if (url === '/link.data') return reply(response, 500, 'text/x-script', 'broken');
      if (/\/pictures\/signs\//.test(url ?? '')) return reply(response, 200, 'text/html', '<h1>portal</h1>');
      return undefined;
    });
    await page.goto('/about');
    expect(await page.locator('h1').innerText()).toBe('busy');
    await page.goto('/nothing');
    expect(await page.locator('h1').innerText()).toBe(content.pages.notFound.heading);
    await page.goto('/weekly/');
    expect(new URL(page.url()).pathname).toBe('/weekly');
    await page.evaluate(() => fetch('/link.data').then((answer) => answer.text()));
    await expect.poll(() => kept(page)).toContain('/weekly');
    const paths = await kept(page);
    expect(paths.filter((path) => /^\/(about|nothing|weekly\/|link\.data)$|signs/.test(path))).toEqual([]);
    // With a copy at hand a busy host is not seen.
    site.whim(({ url }, response) =>
      url === '/blog' ? reply(response, 503, 'text/html', '<h1>busy</h1>') : undefined,
    );
    await page.goto('/blog');
    expect(await page.locator('h1').innerText()).not.toBe('busy');
  },
);

test.each([
  ['denied from the start', "caches.open=()=>Promise.reject(new DOMException('','SecurityError'));"],
  ['full', "Cache.prototype.put=()=>Promise.reject(new DOMException('','QuotaExceededError'));"],
])(
  'storage %s: the site works as without, and nothing is said in the console',
  LONG_TEST,
  async (_, trouble) => {
    const { page, site, messages } = await openWithWorker('about:blank');
    let workers = 0;
    site.whim(({ url }, response) => {
      if (url !== '/sw.js') return undefined;
      workers += 1;
      return reply(response, 200, 'text/javascript', trouble + readFile('/sw.js'));
    });
    await page.goto('/reading/love');
    await hydrated(page);
    await expect.poll(() => workers, { timeout: 60_000 }).toBeGreaterThan(0);
    const none = () =>
      page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).every(({ active }) => !active),
      );
    await expect.poll(none, { timeout: 60_000 }).toBe(true);
    await page.getByRole('button', { name: words.draw.button }).click();
    await page.locator('[data-phase="revealed"]').waitFor();
    await page.getByRole('link', { name: words.draw.details }).click();
    await page.locator('article').waitFor();
    expect(messages).toEqual([]);
  },
);

test('storage that fills up later: the worker answers from the network', LONG_TEST, async () => {
  const { page, site, messages } = await openWithWorker('about:blank');
  site.whim(({ url }, response) => {
    if (url !== '/sw.js') return undefined;
    // Full as soon as the worker has precached what it needs.
    const later =
      "addEventListener('activate',()=>{Cache.prototype.put=()=>Promise.reject(new DOMException('','QuotaExceededError'))});";
    return reply(response, 200, 'text/javascript', later + readFile('/sw.js'));
  });
  await page.goto('/');
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 60_000 })
    .toBe('activated');
  await page.goto('/blog');
  await hydrated(page);
  await page.locator(`main a[href="${ARTICLE}"]`).first().click();
  await page.locator('main article').waitFor();
  expect(await kept(page)).not.toContain('/blog');
  expect(messages).toEqual([]);
});

test('registering that is refused stays silent', LONG_TEST, async () => {
  const { page, messages } = await openWithWorker('/', {
    init: () => {
      // The empty page that a tab begins with has none.
      if (!('ServiceWorkerContainer' in window)) return;
      ServiceWorkerContainer.prototype.register = () => {
        document.documentElement.dataset.refused = '';
        return Promise.reject(new DOMException('', 'SecurityError'));
      };
    },
  });
  await hydrated(page);
  await page.locator('html[data-refused]').waitFor({ timeout: 60_000 });
  expect(messages).toEqual([]);
});
