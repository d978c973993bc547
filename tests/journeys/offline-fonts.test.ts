import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { paths } from '../../addresses/paths.ts';
import { FAMILY } from '../../build/fonts/cut-fonts.ts';
import { hydrated } from '../support/browser.ts';
import { LONG_TEST } from '../support/long-test.ts';
import { deckKept, kept, openWithWorker, whereKept, workerReady } from '../support/offline.ts';

whereKept();

/** A text in the web font: which font would have to be loaded for it, and how wide it stands. */
interface Set {
  font: string;
  text: string;
  width: number;
}

/** Runs inside the page: everything set in the web font, and what of it stands in another for want of a file. */
async function setIn(family: string): Promise<{ all: Set[]; missing: string[] }> {
  const all: Set[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = (node.nodeValue ?? '').replaceAll(/[\s\u200b\u3000]/g, '');
    if (!parent || text === '' || !parent.checkVisibility()) continue;
    const style = getComputedStyle(parent);
    if (!style.fontFamily.startsWith(`"${family}"`)) continue;
    const shown = style.textTransform === 'uppercase' ? text.toUpperCase() : text;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { width } = range.getBoundingClientRect();
    all.push({ font: `${style.fontWeight} 16px "${family}"`, text: shown, width: Math.round(width) });
  }
  // As the browser would do it once the words come into sight.
  await Promise.allSettled(all.map(({ font, text }) => document.fonts.load(font, text)));
  await document.fonts.ready;
  const missing = all.filter(({ font, text }) => !document.fonts.check(font, text)).map(({ text }) => text);
  return { all, missing };
}

/** Opens a page by its address and resolves to what it sets in the web font. */
async function typesetting(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'load' });
  // A fan shows what each place is for once React has it; the page without a network stands at any address, without React.
  if (path !== paths.offline()) await hydrated(page);
  return page.evaluate(setIn, FAMILY);
}

test('after one visit, without a network, every page kept stands in its own fonts', LONG_TEST, async () => {
  const { page, site } = await openWithWorker('/reading/oracle');
  await workerReady(page);
  await deckKept(page, 'oracle');
  const all = (await kept(page)).filter((path) => !/\.\w+$/.test(path));
  expect(all.length).toBeGreaterThan(40);
  // The cards of a deck take their letters from the same files: one of four stands for them.
  const pages = all.filter((path) => Number(/^\/reading\/\w+\/(\d+)$/.exec(path)?.[1] ?? 0) % 4 === 0);
  expect(pages).toEqual(expect.arrayContaining(['/reading/tarot', '/reading/love', '/offline']));

  site.down();
  const offline = new Map<string, Awaited<ReturnType<typeof typesetting>>>();
  for (const path of pages) offline.set(path, await typesetting(page, path));
  const missing = [...offline].flatMap(([path, set]) => set.missing.map((text) => `${path}: ${text}`));
  expect(missing).toEqual([]);

  site.up();
  for (const [path, set] of offline) {
    expect(set.all.length, path).toBeGreaterThan(3);
    expect({ path, ...(await typesetting(page, path)) }).toEqual({ path, ...set });
  }
});
