import { expect, test } from 'vitest';
import { open } from './browser.ts';

test('a clock that stood in a busy page: nothing of it reaches the next visitor', async () => {
  const before = await open('/about', { clock: 'controlled' });
  await before.page.evaluate(() => {
    const { performance } = (window as unknown as { __pwClock: { builtins: typeof globalThis } }).__pwClock
      .builtins;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      for (const start = performance.now(); performance.now() - start < 1000; );
    };
    port2.postMessage('begin');
  });
  await before.close();

  const { messages } = await open('/about', { clock: 'controlled' });
  expect(messages).toEqual([]);
});

/** Runs in the page: what lies on the device. */
async function onTheDevice(): Promise<string[]> {
  const root = await navigator.storage.getDirectory();
  const files: string[] = [];
  for await (const name of (root as unknown as { keys(): AsyncIterable<string> }).keys()) files.push(name);
  return [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await caches.keys()),
    ...files,
    ...(await cookieStore.getAll()).map(({ name }) => name ?? ''),
  ];
}

test('what a visitor leaves on her device is not there for the next', async () => {
  const before = await open('/about');
  await before.page.evaluate(async () => {
    localStorage.setItem('local', '1');
    sessionStorage.setItem('session', '1');
    await new Promise((done) => {
      indexedDB.open('database').onsuccess = done;
    });
    await (await caches.open('cache')).put('/kept', new Response('kept'));
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('folder', { create: true });
    await cookieStore.set('cookie', '1');
  });
  const left = await before.page.evaluate(onTheDevice);
  expect(left).toEqual(expect.arrayContaining(['local', 'session', 'database', 'cache', 'folder', 'cookie']));
  await before.close();

  const { page } = await open('/about');
  expect(await page.evaluate(onTheDevice)).toEqual([]);
  expect(await page.evaluate(() => history.length)).toBe(2);
});
