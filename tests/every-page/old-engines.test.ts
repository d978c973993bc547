import { parse, tokenizer } from 'acorn';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isOfDesk } from '../../addresses/files.ts';
import { open } from '../support/browser.ts';
import { LONG_TEST } from '../support/long-test.ts';
import { manifest, pages, readFile, readPage } from '../support/site.ts';
import { comesAlive, pageOfEachLayout } from './shown.ts';

/** What visitors' engines read (docs/decisions/2026-11-21-old-engines.md); the owner's desk wants one of today. */
const built = (ending: string) =>
  Object.keys(manifest().files).filter((file) => file.endsWith(ending) && !isOfDesk(file));

test('the scripts in the pages are ES2019 and `import()`', () => {
  const scripts = new Map<string, string>();
  for (const path of pages()) {
    for (const [, attributes = '', text = ''] of readPage(path).matchAll(
      /<script([^>]*)>([\s\S]*?)<\/script>/g,
    ))
      if (text !== '' && !/application\/(ld\+)?json/.test(attributes)) scripts.set(text, path + attributes);
  }
  const wrong = [...scripts].flatMap(([text, where]) =>
    // Safari 11.1, Chrome 66, Firefox 67 read both.
    complaint(text.replaceAll('import(', 'load('), 2019, where.includes('type="module"')).map(
      (why) => `${where}: ${why}`,
    ),
  );
  expect(scripts.size).toBeGreaterThan(1);
  expect(wrong).toEqual([]);
});

test('the modules are ES2022 without what Safari learned in 16.4', () => {
  const files = built('.js');
  const wrong = files.flatMap((file) => {
    const text = readFile(file);
    return [...complaint(text, 2022, true), ...since164(text)].map((why) => `${file}: ${why}`);
  });
  expect(files.length).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
});

test('every colour of the styles has a form that engines without oklch know', () => {
  const files = built('.css');
  const wrong = files.filter((file) => {
    const plain = readFile(file).replace(/@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
    // One declaration after the other: the last one that is understood holds.
    const fallback = /([\w-]+):[^;{}]*#[0-9a-f]{3,8}[^;{}]*;\1:[^;{}]*\b(?:ok)?l(?:ab|ch)\([^;{}]*/g;
    return /(?<![\w-])(ok)?l(ab|ch)\(/.test(plain.replace(fallback, ''));
  });
  expect(files.length).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
});

test(
  'every layout shows all its words and links without a style and without a module',
  LONG_TEST,
  async () => {
    const { page } = await open('about:blank', { clock: 'real' });
    await page.route(/\.css$/, (route) => route.abort());
    await page.route(/\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'what is this?' }),
    );
    for (const path of pageOfEachLayout()) {
      const { words, lost } = await shownPlain(page, path);
      expect(words, path).toBeGreaterThan(20);
      expect(lost, path).toEqual([]);
      expect(await page.locator('h1').count(), path).toBe(1);
    }
  },
);

/** Loads a page whose modules say nothing: how many words are seen of it, and what is not. */
async function shownPlain(page: Page, path: string): Promise<{ words: number; lost: string[] }> {
  // Asked for at once, or at the first key.
  const module = comesAlive(path) ? page.waitForResponse(/\.js$/) : null;
  await page.goto(path);
  if (module) {
    await page.keyboard.press('Shift');
    await (await module).finished();
  }
  return page.evaluate(() => {
    const lost: string[] = [];
    let words = 0;
    // What is folded up opens without a script.
    const closed =
      'script, style, noscript, template, title, [hidden], [popover], dialog, svg, option, details:not([open]) > :not(summary)';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').replace(/[\s\u200b]/g, '');
      if (text === '' || node.parentElement?.closest(closed)) continue;
      words++;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { width, height } = range.getBoundingClientRect();
      const seen = node.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (width === 0 || height === 0 || !seen) lost.push(text);
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (link.closest(closed)) continue;
      const { width, height } = link.getBoundingClientRect();
      if (width === 0 || height === 0) lost.push(link.href);
    }
    return { words, lost };
  });
}

/** The parser's complaint, if it has one. */
function complaint(text: string, ecmaVersion: 2019 | 2022, module: boolean): string[] {
  try {
    parse(text, { ecmaVersion, sourceType: module ? 'module' : 'script' });
    return [];
  } catch (error) {
    return [`${error} in ${text.slice(0, 80)}`];
  }
}

/** Static blocks and lookbehind: ES2022 and ES2018 by the standard, unknown to Safari before 16.4. */
function since164(text: string): string[] {
  const found: string[] = [];
  let before = '';
  for (const token of tokenizer(text, { ecmaVersion: 2022, sourceType: 'module' })) {
    const source = text.slice(token.start, token.end);
    if (before === 'static' && source === '{') found.push('a static block');
    if (token.type.label === 'regexp' && /\(\?<[=!]/.test(source)) found.push(`lookbehind in ${source}`);
    before = source;
  }
  return found;
}
