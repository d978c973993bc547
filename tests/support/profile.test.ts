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
