import { expect, test } from 'vitest';
import { words } from '../../support/content.ts';
import { readingOf } from '../../support/readings.ts';
import type { Open } from '../support/visit.ts';

/** Runs in the page: so many cards lie there turned, with their pictures. */
function areTurned(count: number): boolean {
  const pictures = document.querySelectorAll<HTMLImageElement>(
    '[data-phase="revealed"] [aria-hidden="false"] img',
  );
  return pictures.length === count && [...pictures].every((one) => one.complete && one.naturalWidth > 0);
}

export function readings(open: Open): void {
  test.each([
    'today',
    'spiritual',
    'twinray',
  ] as const)('%s: a card for each place out of the fan, turned, with the focus on them, and there after a reload', async (id) => {
    const { path, places } = readingOf(id);
    const visit = await open(path);
    await visit.hydrated();
    if (id === 'twinray') await visit.tap('main button', readingOf('twinray').begin);
    for (const _ of places) await visit.tap('main button', words.draw.fan.take);
    await visit.until(areTurned, places.length);
    await visit.until(() => document.activeElement?.tagName === 'H1');
    const names = () =>
      [
        ...document.querySelectorAll<HTMLImageElement>('[data-phase="revealed"] [aria-hidden="false"] img'),
      ].map(({ alt }) => alt);
    const drawn = await visit.tab.run(names);
    expect(new Set(drawn).size).toBe(places.length);
    await visit.tab.run(() => {
      document.documentElement.dataset.before = 'the reload';
      location.reload();
    });
    await visit.until(() => document.documentElement.dataset.before === undefined);
    await visit.until(areTurned, places.length);
    expect(await visit.tab.run(names)).toEqual(drawn);
    expect(await visit.told()).toEqual([]);
  });

  test('two cards that friends drew lie side by side', async () => {
    const visit = await open('/reading/pair?cards=17-4&from=friend');
    await visit.until(areTurned, 2);
    expect(await visit.told()).toEqual([]);
  });
}
