import { describe, expect, test } from 'vitest';
import { withoutIdle } from '../faults/visitor.ts';
import { hydrated, open } from '../support/browser.ts';
import { ARTICLE } from '../support/content.ts';
import { reactIsThere } from '../support/react-is-there.ts';
import { errorPages } from '../support/site.ts';

/** That it starts by itself on every kind of page, once the page has been shown: weights.test.ts. */
describe('React starts late, but it starts', () => {
  test.each(['/', '/reading/tarot', ARTICLE])('%s: at the first touch', async (path) => {
    const { page, messages } = await open(path, { clock: 'controlled', init: withoutIdle });
    // However long she waits, and though all its files have come.
    await page.clock.runFor(60_000);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(reactIsThere)).toBe(false);
    await hydrated(page);
    expect(messages).toEqual([]);
  });

  test('a press on a link does not start it: the next page comes alone', async () => {
    const { page } = await open('about:blank', { clock: 'controlled', init: withoutIdle });
    await page.route('**/reading/tarot/cards', (route) => route.fulfill({ status: 204 }));
    await page.goto('/reading/tarot', { waitUntil: 'load' });
    const answered = page.waitForResponse('**/reading/tarot/cards');
    await page.locator('main a[href="/reading/tarot/cards"]').click();
    await answered;
    await page.clock.runFor(60_000);
    expect(await page.evaluate(reactIsThere)).toBe(false);
    // Anywhere else it does: the page stands, for its link was answered with nothing.
    await page.locator('h1').click();
    await page.waitForFunction(reactIsThere, undefined, { polling: 50 });
  });

  test.each([
    ['/reading/tarot', 'its own picture', '**/pictures/backs/**'],
    ['/terms-of-service', 'its styles', '**/assets/*.css'],
  ])('%s: nothing of it is fetched before %s; then everything, once', async (path, _, last) => {
    const { page } = await open('about:blank', { clock: 'controlled', init: withoutIdle });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const ofReact = () => asked.filter((file) => /^\/assets\/.*\.(js|data)$/.test(file));
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(last, async (route) => {
      await released;
      await route.continue();
    });
    const held = page.waitForRequest(last);
    const opened = page.goto(path);
    await held;
    // Time enough for what would be asked for too early.
    await page.clock.runFor(10_000);
    expect(ofReact()).toEqual([]);
    release();
    await opened;
    await page.clock.resume();
    await expect.poll(() => ofReact().length).toBeGreaterThan(5);
    expect(await page.evaluate(reactIsThere)).toBe(false);
    await hydrated(page);
    expect(ofReact()).toEqual([...new Set(ofReact())]);
  });
});

test('not-found pages stand without React, at addresses it knows nothing of', async () => {
  const { page } = await open('about:blank', { clock: 'controlled' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const file of errorPages()) {
    await page.goto(`${file.slice(0, -'404.html'.length)}no-such-page`);
    await page.keyboard.press('Tab');
    await page.clock.runFor(60_000);
    expect(await page.locator('h1').count()).toBe(1);
  }
  expect(asked.length).toBeGreaterThan(errorPages().length);
  expect(asked.filter((path) => path.endsWith('.js'))).toEqual([]);
});
