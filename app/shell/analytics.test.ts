import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Counter, type FirebaseSettings, startAnalytics } from './analytics.ts';
import { recordPageView } from './page-view.ts';

const settings: FirebaseSettings = {
  apiKey: 'key',
  authDomain: 'a.example',
  projectId: 'p',
  appId: 'app',
  measurementId: 'G-1',
};

let target: EventTarget & { requestIdleCallback?: unknown };
let idle: (() => void)[];

beforeEach(() => {
  idle = [];
  target = Object.assign(new EventTarget(), { requestIdleCallback: (run: () => void) => idle.push(run) });
  vi.stubGlobal('window', target);
  vi.stubGlobal('requestIdleCallback', target.requestIdleCallback);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

function counter() {
  const logged: string[] = [];
  const fake: Counter = { log: (_, { page_path }) => logged.push(page_path) };
  return { logged, fake };
}

const settle = () => new Promise((done) => setTimeout(done));

test('views before Firebase has come are kept and counted in order, later ones at once', async () => {
  const { logged, fake } = counter();
  startAnalytics(settings, async () => fake);
  recordPageView('/');
  recordPageView('/blog?from=line');
  expect(logged).toEqual([]);
  for (const run of idle) run();
  await settle();
  expect(logged).toEqual(['/', '/blog?from=line']);
  recordPageView('/weekly');
  expect(logged).toEqual(['/', '/blog?from=line', '/weekly']);
});

test('nothing is fetched before the page is idle, nor without a configuration', () => {
  const load = vi.fn(async () => counter().fake);
  startAnalytics(settings, load);
  expect(load).not.toHaveBeenCalled();
  startAnalytics(null, load);
  for (const run of idle) run();
  expect(load).toHaveBeenCalledTimes(1);
});

test('blocked: silent, and the site goes on', async () => {
  startAnalytics(settings, () => Promise.reject(new Error('blocked')));
  for (const run of idle) run();
  await settle();
  expect(() => recordPageView('/')).not.toThrow();
});

test('offline: waits for the network', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { logged, fake } = counter();
  startAnalytics(settings, async () => fake);
  recordPageView('/');
  expect(idle).toEqual([]);
  vi.stubGlobal('navigator', { onLine: true });
  target.dispatchEvent(new Event('online'));
  for (const run of idle) run();
  await settle();
  expect(logged).toEqual(['/']);
});
