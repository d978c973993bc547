import { expect, test } from 'vitest';
import { keptPaths } from '../../support/kept-paths.ts';
import type { Open, Visit } from '../support/visit.ts';

const CARDS_OF_LOVE = 22;

/** Waits until the worker answers for the page and a deck's cards, pages and pictures, are put by. */
async function deckPutBy(visit: Visit): Promise<void> {
  await visit.until(() => navigator.serviceWorker.controller?.state === 'activated');
  const putBy = async () => {
    const paths = await visit.tab.run(keptPaths);
    const ofDeck = (start: RegExp) => paths.filter((path) => start.test(path)).length;
    return Math.min(ofDeck(/^\/pictures\/love\//), ofDeck(/^\/reading\/love\/\d+$/));
  };
  await expect.poll(putBy).toBeGreaterThanOrEqual(CARDS_OF_LOVE);
}

/** What was put by is read without a network. */
export function offline(open: Open): void {
  test('without a network: a draw to its card, with its picture; a page never opened says so', async () => {
    const visit = await open('/reading/love');
    await visit.hydrated();
    await deckPutBy(visit);
    visit.site.stopAnswering();

    await visit.go('/reading/love?utm_source=line');
    await visit.hydrated();
    await visit.tap('main button', 'カードを引く');
    await visit.until(() => document.querySelector('[data-phase="revealed"]') !== null);
    // The result moves until the focus is on it.
    await visit.until(() => document.activeElement?.tagName === 'H1');
    await visit.until(() => {
      const picture = document.querySelector<HTMLImageElement>('[data-phase] [aria-hidden="false"] img');
      return picture?.complete === true && picture.naturalWidth > 100;
    });
    const drawn = await visit.tab.run(() => document.querySelector('h1')?.textContent);
    await visit.tap('main a', 'カードの詳細を見る');
    await visit.until(() => document.querySelector('main article') !== null);
    expect(drawn).toContain(await visit.tab.run(() => document.querySelector('h1')?.textContent));

    await visit.go('/blog/tarot-intro');
    const said = await visit.tab.run(() => document.querySelector('h1')?.innerText ?? '');
    expect(said.replaceAll(/[\s\u200b]/g, '')).toBe('いまは電波が届いていません');
  });
}
