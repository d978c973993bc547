import { expect, test } from 'vitest';
import { ARTICLE, bare, content, deckCalled, words } from '../../support/content.ts';
import { keptPaths } from '../../support/kept-paths.ts';
import type { Open, Visit } from '../support/visit.ts';

const CARDS_OF_LOVE = deckCalled('love').cards.length;

/** Waits until the worker answers for the page and a deck's cards, pages and pictures, are kept. */
async function deckKept(visit: Visit): Promise<void> {
  await visit.until(() => navigator.serviceWorker.controller?.state === 'activated');
  const fewest = async () => {
    const paths = await visit.tab.run(keptPaths);
    const ofDeck = (start: RegExp) => paths.filter((path) => start.test(path)).length;
    return Math.min(ofDeck(/^\/pictures\/love\//), ofDeck(/^\/reading\/love\/\d+$/));
  };
  await expect.poll(fewest).toBeGreaterThanOrEqual(CARDS_OF_LOVE);
}

/** What is kept is read without a network. */
export function offline(open: Open): void {
  test('without a network: a draw to its card, with its picture; a page never opened says so', async ({
    skip,
  }) => {
    skip(!content.site.offline, 'content/site.yaml says offline: false');
    const visit = await open('/reading/love');
    await visit.hydrated();
    await deckKept(visit);
    visit.site.stopAnswering();

    await visit.go('/reading/love?utm_source=line');
    await visit.hydrated();
    await visit.tap('main button', words.draw.button);
    await visit.until(() => document.querySelector('[data-phase="revealed"]') !== null);
    // The result moves until the focus is on it.
    await visit.until(() => document.activeElement?.tagName === 'H1');
    await visit.until(() => {
      const picture = document.querySelector<HTMLImageElement>('[data-phase] [aria-hidden="false"] img');
      return picture?.complete === true && picture.naturalWidth > 100;
    });
    const drawn = await visit.tab.run(() => document.querySelector('h1')?.textContent);
    await visit.follow(words.draw.details);
    await visit.until(() => document.querySelector('main article') !== null);
    expect(drawn).toContain(await visit.tab.run(() => document.querySelector('h1')?.textContent));
    // In its own font, which no page read so far has set these words in.
    await visit.until(() => {
      const { fontWeight, fontFamily } = getComputedStyle(document.querySelector('h1')!);
      const words = document.querySelector('h1')?.textContent?.replaceAll(/[\s\u200b]/g, '') ?? '';
      return document.fonts.check(`${fontWeight} 16px ${fontFamily.split(',')[0]}`, words);
    });

    await visit.go(ARTICLE);
    const said = await visit.tab.run(() => document.querySelector('h1')?.innerText ?? '');
    expect(bare(said)).toBe(bare(words.offline.title));
  });
}
