import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A browser of which only that is there what the registration looks at; idle moments come when the test says. */
function browser({ saveData = false, loaded = true, workers = true, refused = false } = {}) {
  const idle: (() => void)[] = [];
  const said: unknown[] = [];
  const registered: [string, unknown][] = [];
  const window = Object.assign(new EventTarget(), { requestIdleCallback: true });
  const document = Object.assign(new EventTarget(), {
    readyState: loaded ? 'complete' : 'interactive',
    visibilityState: 'visible',
  });
  const update = vi.fn(async () => {});
  const serviceWorker = {
    controller: null,
    ready: Promise.resolve({ active: { postMessage: (message: unknown) => said.push(message) } }),
    register: async (address: string, options: unknown) => {
      registered.push([address, options]);
      if (refused) throw new DOMException('', 'SecurityError');
      return { update };
    },
  };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('location', { origin: 'https://site.example', pathname: '/reading/love' });
  vi.stubGlobal('navigator', { connection: { saveData }, ...(workers && { serviceWorker }) });
  vi.stubGlobal('performance', {
    now: () => 0,
    getEntriesByType: () => [
      { name: 'https://site.example/assets/a-1.js' },
      { name: 'https://site.example/pictures/b-480.c.avif' },
      { name: 'https://site.example/feed.xml' },
      { name: 'https://ads.example/assets/x.js' },
    ],
  });
  const rest = async () => {
    for (let turn = 0; turn < 5; turn++) {
      await new Promise((resolve) => setTimeout(resolve));
      for (const run of idle.splice(0)) run();
    }
  };
  return { window, document, update, registered, said, idle, rest };
}

const load = () => import('./register.ts');

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('DEV', false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('after the load event and an idle moment, once; then this page and what it fetched are kept', async () => {
  const { window, registered, said, idle, rest } = browser({ loaded: false });
  const { startOffline } = await load();
  startOffline(true);
  startOffline(true);
  expect(idle).toEqual([]);
  window.dispatchEvent(new Event('load'));
  expect(registered).toEqual([]);
  await rest();
  expect(registered).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
  expect(said).toEqual([{ keep: ['/reading/love', '/assets/a-1.js', '/pictures/b-480.c.avif'] }]);
});

test.each([
  ['switched off by the site', {}, false],
  ['a device that saves data', { saveData: true }, true],
  ['a browser without service workers', { workers: false }, true],
])('%s: nothing is registered or kept', async (_, options, wanted) => {
  const { registered, said, rest } = browser(options);
  const { startOffline, keepForOffline } = await load();
  startOffline(wanted);
  if (wanted) keepForOffline(['/a']);
  await rest();
  expect([registered, said]).toEqual([[], []]);
});

test('nothing is registered in development', async () => {
  vi.stubEnv('DEV', true);
  const { registered, rest } = browser();
  (await load()).startOffline(true);
  await rest();
  expect(registered).toEqual([]);
});

test('a refusal stays silent', async () => {
  const { registered, said, rest } = browser({ refused: true });
  (await load()).startOffline(true);
  await rest();
  expect([registered.length, said]).toEqual([1, []]);
});

test('a tab that comes back asks for a new build, one that goes does not', async () => {
  const { document, update, rest } = browser();
  (await load()).startOffline(true);
  await rest();
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(update).toHaveBeenCalledTimes(0);
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(update).toHaveBeenCalledTimes(1);
});

test("Trusted Types: the policy knows the worker's address and no other", async () => {
  const { window, registered, rest } = browser();
  let policy = { createScriptURL: (_: string) => '' };
  const createPolicy = vi.fn((_: string, rules: typeof policy) => {
    policy = rules;
    return rules;
  });
  Object.assign(window, { trustedTypes: { createPolicy } });
  (await load()).startOffline(true);
  await rest();
  expect(createPolicy.mock.calls[0]?.[0]).toBe('service-worker');
  expect(registered[0]?.[0]).toBe('/sw.js');
  expect(() => policy.createScriptURL('/evil.js')).toThrow('/evil.js');
});
