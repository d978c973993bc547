/** Stands at `/sw.js` once the site has switched its worker off: removes what a device has kept, and itself. */
import type { WorkerScope } from './scope.ts';
import { CACHE_PREFIX } from './store.ts';

const worker = globalThis as unknown as WorkerScope;

worker.addEventListener('install', (event) => {
  event.waitUntil(worker.skipWaiting());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(leave());
});

async function leave(): Promise<void> {
  // First: even where the storage fails, the next page is asked for without a worker.
  await worker.registration.unregister();
  const names = await worker.caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => worker.caches.delete(name)),
  );
}
