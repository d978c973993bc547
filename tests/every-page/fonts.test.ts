import { expect, test } from 'vitest';
import { FAMILY, type FontReport, readReport } from '../../build/fonts/cut-fonts.ts';
import { open } from '../support/browser.ts';
import { LONG_TEST } from '../support/long-test.ts';
import { pages } from '../support/site.ts';

/** Bytes of web font that a page may load, its closed dialogs included. */
const BUDGET = 79_000;
/** A card's page: the line for her, the names of its neighbours, its wallpaper and the word for LINE bring letters of their own. */
const CARD_BUDGET = 90_000;
/** An article ends with the cards in it and the titles of those before and after. */
const ARTICLE_BUDGET = 84_000;

/** Characters set in the web font by wanted weight: text and generated numerals, hidden dialogs included. */
type Painted = Record<string, string>;

test(
  'every character set in mincho is in the font, and no page loads more than the budget',
  LONG_TEST,
  async () => {
    const report = (await readReport())!;
    const { page } = await open('/', { clock: 'real', javaScript: true });
    await page.route(/\.(avif|webp|png|jpg|js|woff2)$/, (route) => route.abort());
    const missing = new Map<string, string>();
    const heavy: string[] = [];
    let characters = 0;
    for (const path of pages().filter(isTold)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const painted = await page.evaluate(collectPainted, FAMILY);
      const slices = new Set<string>();
      let bytes = 0;
      for (const [weight, text] of Object.entries(painted)) {
        characters += text.length;
        for (const character of text) {
          const slice = sliceOf(report, Number(weight), character);
          if (!slice) missing.set(`${character} (weight ${weight})`, path);
          else if (!slices.has(slice.file)) {
            slices.add(slice.file);
            bytes += slice.bytes;
          }
        }
      }
      const budget = budgetOf(path);
      if (bytes > budget) heavy.push(`${path}: ${(bytes / 1000).toFixed(1)} kB, ${[...slices].join(' ')}`);
    }
    expect(characters, 'characters in mincho, page by page').toBeGreaterThan(1000);
    expect([...missing].map(([character, path]) => `${character} on ${path}`)).toEqual([]);
    expect(heavy).toEqual([]);
  },
);

const woff2 = /\.woff2$/;

test('the page is painted in the letters that stand in, the font comes behind it', async () => {
  const { page } = await open('about:blank', { clock: 'real' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/fonts-*.css', async (route) => {
    await released;
    await route.continue();
  });
  const opened = page.goto('/');
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
    undefined,
    { polling: 50 },
  );
  expect(await page.locator('h1').isVisible()).toBe(true);
  expect(asked.filter((path) => woff2.test(path))).toEqual([]);
  release();
  await opened;
  await page.waitForFunction(setInFont, FAMILY, { polling: 50 });
});

test('without scripts the font comes as well', async () => {
  const { page } = await open('about:blank', { javaScript: false });
  const font = page.waitForRequest(woff2);
  await page.goto('/');
  expect((await (await font).response())?.status()).toBe(200);
});

/** Runs inside the page: whether the heading stands in the web font. */
function setInFont(family: string): boolean {
  const heading = document.querySelector('h1')!;
  const { fontFamily, fontWeight } = getComputedStyle(heading);
  const faces = [...document.fonts].filter(
    (face) => face.family.includes(family) && face.status === 'loaded',
  );
  return fontFamily.includes(family) && faces.some((face) => face.weight === fontWeight);
}

function budgetOf(path: string): number {
  if (/^\/reading\/\w+\/\d+$/.test(path)) return CARD_BUDGET;
  return /^\/blog\/./.test(path) ? ARTICLE_BUDGET : BUDGET;
}

/** All pages but most single cards, which are on their deck's list too, and most signs' past weeks. */
function isTold(path: string, place: number): boolean {
  return place % 7 === 1 || !/^\/(reading\/\w+\/\d+|weekly\/\w+\/[\d-]+)$/.test(path);
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
    // One week is seen at a time, and of twelve signs hers.
    const unseen =
      'script, style, template, noscript, svg, [data-monday][hidden], [data-sign-of]:not([data-sign-of=leo])';
    if (parent && !parent.closest(unseen)) add(getComputedStyle(parent), node.nodeValue ?? '');
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
