import type { CDPSession } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, open } from '../support/browser.ts';
import { words } from '../support/content.ts';
import { LONG_TEST } from '../support/long-test.ts';

interface Weight {
  listeners: number;
  nodes: number;
  /** Bytes of JavaScript's memory. */
  heap: number;
}

/** What the page holds once everything that nobody holds is gone. */
async function weigh(devTools: CDPSession): Promise<Weight> {
  // Twice: the first collection lets go of what only finalizers held.
  for (let run = 0; run < 2; run++) await devTools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devTools.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { listeners: value('JSEventListeners'), nodes: value('Nodes'), heap: value('JSHeapUsedSize') };
}

test('fifty draws in a row: the fiftieth weighs what the tenth did', LONG_TEST, async () => {
  const { page, messages } = await open('/reading/love', { clock: 'controlled', reducedMotion: 'reduce' });
  await hydrated(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  await devTools.send('HeapProfiler.enable');
  const weights: Weight[] = [];
  for (let draw = 1; draw <= 50; draw++) {
    await page.getByRole('button', { name: words.draw.button }).dispatchEvent('click');
    await page.clock.fastForward(4000);
    await page.getByRole('link', { name: words.draw.details }).dispatchEvent('click');
    await page.locator('main article').waitFor();
    if (draw % 10 === 0) weights.push(await weigh(devTools));
    await page.getByRole('link', { name: words.detail.again }).dispatchEvent('click');
    await page.getByRole('button', { name: words.draw.button }).waitFor();
  }
  const [tenth, , , , fiftieth] = weights;
  if (!tenth || !fiftieth) throw new Error('not weighed');
  // Cards differ by a few elements; forty draws that each left one thing behind would show.
  expect(fiftieth.listeners - tenth.listeners).toBeLessThan(20);
  expect(fiftieth.nodes - tenth.nodes).toBeLessThan(200);
  expect(fiftieth.heap - tenth.heap).toBeLessThan(1_500_000);
  expect(messages).toEqual([]);
});
