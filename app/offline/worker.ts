/** The service worker: hands the browser's events to the rules in `answers.ts` and `store.ts`. */
import { answer, type World } from './answers.ts';
import type { BuildFacts, WorkerScope } from './scope.ts';
import { Store } from './store.ts';

/** Written before this script by `build/finish/precache.ts`. */
declare const BUILD: BuildFacts;

const worker = globalThis as unknown as WorkerScope;
const fetchNow: typeof fetch = (...request) => worker.fetch(...request);
const store = new Store({ caches: worker.caches, fetch: fetchNow, build: BUILD });
const world: World = {
  origin: worker.location.origin,
  build: BUILD,
  store,
  fetch: fetchNow,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

worker.addEventListener('install', (event) => {
  // No waiting for old pages to close: what they still need is in the cache before this one.
  event.waitUntil(store.precacheAll().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

worker.addEventListener('fetch', (event) => {
  const { request, clientId, preloadResponse } = event;
  const later = (work: Promise<unknown>) => event.waitUntil(work);
  const reply = answer({ request, clientId, preloaded: preloadResponse, later }, world);
  if (reply) event.respondWith(reply);
});

worker.addEventListener('message', (event) => {
  const { keep, doubt } = (event.data ?? {}) as { keep?: unknown; doubt?: unknown };
  store.doubt(addresses(doubt));
  event.waitUntil(store.keep(addresses(keep)));
});

/** The addresses within the site of a list that a page has sent. */
function addresses(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return list.filter((path): path is string => typeof path === 'string' && /^\/(?!\/)/.test(path));
}

async function takeOver(): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await store.noteOlderClients(open.map(({ id }) => id));
  await store.forgetOlder();
  // Pages are asked for while the worker wakes up, so that it costs them no time.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}
