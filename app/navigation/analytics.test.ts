import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Counter, type FirebaseSettings, startAnalytics } from './analytics.ts';
import { count } from './events.ts';

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
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

function counter() {
  const logged: string[] = [];
  const fake: Counter = {
    log({ name, values }) {
      logged.push([name, ...Object.values(values)].join(' '));
    },
  };
  return { logged, fake };
}

const view = (page_path: string) => count('page_view', { page_path });
const settle = () => new Promise((done) => setTimeout(done));

test('what was told before Firebase has come, and before anybody listened, is kept and counted in order', async () => {
  const { logged, fake } = counter();
  count('line_open', { place: 'home', target: 'sheet' });
  startAnalytics(settings, async () => fake);
  view('/');
  view('/blog?from=line');
  expect(logged).toEqual([]);
  for (const run of idle) run();
  await settle();
  expect(logged).toEqual(['line_open home sheet', 'page_view /', 'page_view /blog?from=line']);
  count('draw', { reading: 'today', deck: 'tarot' });
  expect(logged.slice(3)).toEqual(['draw today tarot']);
});

test('nothing is fetched before the page is idle, nor without a configuration', () => {
  const load = vi.fn(async () => counter().fake);
  startAnalytics(settings, load);
  expect(load).not.toHaveBeenCalled();
  startAnalytics(null, load);
  for (const run of idle) run();
  expect(load).toHaveBeenCalledTimes(1);
});

test('without a configuration everything is heard in the console in development, once', () => {
  vi.stubEnv('DEV', true);
  const said = vi.spyOn(console, 'info').mockImplementation(() => {});
  const end = startAnalytics(null);
  count('share', { what: 'love', target: 'copy' });
  end();
  expect(said.mock.calls).toEqual([['share', { what: 'love', target: 'copy' }]]);
  said.mockRestore();
});

test('blocked: silent, and the site goes on', async () => {
  startAnalytics(settings, () => Promise.reject(new Error('blocked')));
  for (const run of idle) run();
  await settle();
  expect(() => view('/')).not.toThrow();
});

test('offline: waits for the network', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { logged, fake } = counter();
  startAnalytics(settings, async () => fake);
  view('/');
  expect(idle).toEqual([]);
  vi.stubGlobal('navigator', { onLine: true });
  target.dispatchEvent(new Event('online'));
  for (const run of idle) run();
  await settle();
  expect(logged).toEqual(['page_view /']);
});
