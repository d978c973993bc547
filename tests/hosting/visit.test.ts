import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ROOT } from '../../build/lib/paths.ts';
import { pageFile } from '../../hosting/rules.ts';
import { hydrated, open } from '../support/browser.ts';
import { content, words } from '../support/content.ts';
import { manifest } from '../support/site.ts';

/** Patterns of addresses that Cloudflare hands to the Worker before it looks for a file. */
const { run_worker_first: patterns } = (
  JSON.parse(readFileSync(join(ROOT, 'wrangler.jsonc'), 'utf8').replace(/^\s*\/\/.*$/gm, '')) as {
    assets: { run_worker_first: string[] };
  }
).assets;

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Whether a request runs the Worker: its pattern says so, or no file answers. */
function runsWorker(path: string): boolean {
  const fits = (pattern: string) => new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`).test(path);
  // A pattern with `!` takes back what the others say.
  const asked =
    patterns.some(fits) && !patterns.some((pattern) => pattern.startsWith('!') && fits(pattern.slice(1)));
  const { files } = manifest();
  return asked || !(path in files || pageFile(path) in files);
}

interface Step {
  name: string;
  requests: number;
  bytes: number;
  worker: string[];
}

/** A first visit: home, the draw of a deck, its result, the card's own page. What each step asked for. */
async function visit(deck: string): Promise<Step[]> {
  const { page } = await open('about:blank', { clock: 'real', deviceScaleFactor: 3 });
  let pending: Promise<[path: string, bytes: number]>[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    pending.push(
      request
        .sizes()
        .then(({ responseBodySize, responseHeadersSize }) => [
          pathname,
          responseBodySize + responseHeadersSize,
        ]),
    );
  });
  const steps: Step[] = [];
  const step = async (name: string, act: () => Promise<unknown>) => {
    await act();
    await page.waitForLoadState('networkidle');
    // Taken first: what comes while the sizes are asked for belongs to the next step.
    const finished = pending;
    pending = [];
    const found = await Promise.all(finished);
    const bytes = found.reduce((sum, [, size]) => sum + size, 0);
    const worker = found.map(([path]) => path).filter(runsWorker);
    steps.push({ name, requests: found.length, bytes, worker });
  };
  await step('home', () => page.goto('/').then(() => hydrated(page)));
  await step('draw', () => follow(page, `main a[href="/reading/${deck}"]`));
  await step('result', async () => {
    await page.getByRole('button', { name: words.draw.button }).click();
    await page.locator('[data-phase="revealed"]').waitFor();
  });
  await step('card', () => follow(page, `main a[href^="/reading/${deck}/"]`));
  // What is fetched ahead after the last step belongs to none: the page closes without asking for its size.
  page.removeAllListeners('requestfinished');
  await Promise.allSettled(pending);
  return steps;
}

/** Follows a link as a touch does; the page it leads to has been shown when it ends. */
async function follow(page: Page, selector: string): Promise<void> {
  const link = page.locator(selector).first();
  const path = await link.getAttribute('href');
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await page.waitForFunction((wanted) => location.pathname + location.search === wanted, path);
}

test.each(content.decks)('a visit to $deck never runs the Worker', {
  timeout: 120_000,
}, async ({ deck }) => {
  const steps = await visit(deck);
  expect(steps.map(({ name }) => name)).toEqual(['home', 'draw', 'result', 'card']);
  expect(steps.flatMap(({ worker }) => worker)).toEqual([]);
});

test('but a shared result and a page that is not there do', () => {
  expect(
    ['/reading/love/3', '/weekly/', '/nowhere', '/assets/root-00000000.js'].filter(runsWorker),
  ).toHaveLength(4);
});
