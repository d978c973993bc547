import { expect, test } from 'vitest';
import { hydrated, open } from '../support/browser.ts';
import { pages } from '../support/site.ts';

/** One page of each kind and every page of the kinds that are few: the cards of a deck share all their code. */
const shown = pages().filter(
  (path) => !/^\/reading\/(tarot|oracle|love)\/\d+$/.test(path) || path.endsWith('/7'),
);

test('nothing is said in the console, on no page, and nobody outside is asked for anything', {
  timeout: 300_000,
}, async () => {
  const noises: string[] = [];
  for (const path of shown) {
    const { page, messages, outside } = await open(path, { clock: 'real' });
    await hydrated(page);
    noises.push(
      ...messages.map((message) => `${path}: ${message}`),
      ...outside.map((url) => `${path}: ${url}`),
    );
    await page.context().close();
  }
  expect(noises).toEqual([]);
});
