import { expect, test } from 'vitest';
import { FAMILY, type FontReport, readReport } from '../../scripts/build-fonts.ts';
import { open } from '../support/browser.ts';
import { pages } from '../support/site.ts';

/** Bytes of web font that a page may load, its closed dialogs included. */
const BUDGET = 70_000;

/** Characters set in the web font by wanted weight: text and generated numerals, hidden dialogs included. */
type Painted = Record<string, string>;

test('every character set in mincho is in the font, and no page loads more than the budget', {
  timeout: 180_000,
}, async () => {
  const report = (await readReport())!;
  const { page } = await open('/', { clock: 'real', javaScript: true });
  await page.route(/\.(avif|webp|png|jpg|js|woff2)$/, (route) => route.abort());
  const missing = new Map<string, string>();
  const heavy: string[] = [];
  for (const path of pages().filter(isTold)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const painted = await page.evaluate(collectPainted, FAMILY);
    const slices = new Set<string>();
    let bytes = 0;
    for (const [weight, characters] of Object.entries(painted)) {
      for (const character of characters) {
        const slice = sliceOf(report, Number(weight), character);
        if (!slice) missing.set(`${character} (weight ${weight})`, path);
        else if (!slices.has(slice.file)) {
          slices.add(slice.file);
          bytes += slice.bytes;
        }
      }
    }
    if (bytes > BUDGET) heavy.push(`${path}: ${(bytes / 1000).toFixed(1)} kB, ${[...slices].join(' ')}`);
  }
  expect([...missing].map(([character, path]) => `${character} on ${path}`)).toEqual([]);
  expect(heavy).toEqual([]);
});

/** All pages but most single cards: what is on those is on their deck's list too. */
function isTold(path: string): boolean {
  const id = /^\/reading\/\w+\/(\d+)$/.exec(path)?.[1];
  return id === undefined || Number(id) % 7 === 1;
}

/** The slice that a browser takes a character from; it picks the nearest of the weights there are. */
function sliceOf({ slices }: FontReport, wanted: number, character: string) {
  const weight = wanted <= 500 ? 500 : 600;
  return slices.find((slice) => slice.weight === weight && slice.characters.includes(character));
}

/** Runs inside the page. */
function collectPainted(family: string): Painted {
  const painted: Painted = {};
  const add = (style: CSSStyleDeclaration, text: string) => {
    if (!style.fontFamily.startsWith(`"${family}"`)) return;
    const upper = style.textTransform === 'uppercase' ? text.toUpperCase() : text;
    for (const character of upper) {
      if (character <= ' ' || '\u3000\u200b\u00a0'.includes(character)) continue;
      const known = painted[style.fontWeight] ?? '';
      if (!known.includes(character)) painted[style.fontWeight] = known + character;
    }
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent && !parent.closest('script, style, template, noscript, svg'))
      add(getComputedStyle(parent), node.nodeValue ?? '');
  }
  // Generated text belongs to a class; asking once a class is twenty times faster than once an element.
  const asked = new Set<string>();
  for (const element of document.body.querySelectorAll('*')) {
    const kind = `${element.tagName} ${element.getAttribute('class')} ${element.parentElement?.getAttribute('class')}`;
    if (asked.has(kind) && !element.hasAttribute('data-n')) continue;
    asked.add(kind);
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      const literal = /^"(.*)"$/.exec(style.content)?.[1];
      if (literal) add(style, literal);
      if (style.content.includes('attr(')) add(style, element.getAttribute('data-n') ?? '');
      if (style.content.includes('counter(')) add(style, '一二三四五六七八九十');
    }
  }
  return painted;
}
