import { expect, test } from 'vitest';
import { ARTICLE, content, PICK } from '../../support/content.ts';
import { LONG_TEST } from '../../support/long-test.ts';
import { PHONE } from '../engines/engine.ts';
import type { Open, Visit } from '../support/visit.ts';

/** One page of each kind. */
const KINDS = [
  '/',
  '/paid-fortune',
  '/weekly',
  '/weekly/leo',
  '/reading',
  ...content.readings.slice(0, 1).map(({ path }) => path),
  '/reading/oracle',
  '/reading/tarot/cards',
  '/reading/tarot/17',
  PICK,
  `${PICK}/b`,
  '/blog',
  ARTICLE,
  '/notifications',
  '/about',
  '/link',
  '/terms-of-service',
  '/privacy-policy',
  '/legal-notation',
];

const NO_PAGE = '/no/such/page';

export function pages(open: Open): void {
  test(
    'on every kind of page React takes over in silence, nothing is wider than the phone, every picture is seen',
    LONG_TEST,
    async () => {
      const visit = await open(KINDS[0]!);
      for (const path of KINDS) {
        if (path !== KINDS[0]) await visit.go(path);
        await visit.hydrated();
        expect(await visit.told(), path).toEqual([]);
        await isSound(visit, path);
        await TYPE[path]?.(visit);
      }
    },
  );

  test('the not-found page', async () => {
    const visit = await open(NO_PAGE);
    expect(await visit.tab.run(() => document.querySelector('h1')?.textContent)).toBe(
      content.pages.notFound.heading,
    );
    expect(await visit.told()).toEqual([expect.stringContaining(NO_PAGE)]);
    await isSound(visit, NO_PAGE);
  });
}

/** What is asked of the type on some of these pages. */
const TYPE: Record<string, (visit: Visit) => Promise<void>> = {
  '/': async (visit) => {
    await hasOurMincho(visit);
    await runsDown(visit, 'h1');
  },
  '/reading/oracle': async (visit) => {
    await hasOurMincho(visit);
    await standsInOneLine(visit);
  },
  '/weekly/leo': async (visit) => {
    await hasOurMincho(visit);
    await runsDown(visit, 'main section');
  },
  [ARTICLE]: hasOurMincho,
};

/** The headings stand in it, each of their signs. */
async function hasOurMincho(visit: Visit): Promise<void> {
  await visit.until(() => document.fonts.status === 'loaded');
  const { family, missing, faces } = await visit.tab.run(() => {
    const heading = document.querySelector('h1')!;
    const { fontFamily, fontWeight } = getComputedStyle(heading);
    const text = (heading.textContent ?? '').replace(/[\s\u200b]/g, '');
    const bare = (name: string) => name.replaceAll('"', '');
    return {
      family: bare(fontFamily.split(',')[0] ?? ''),
      missing: [...text].filter(
        (sign) => !document.fonts.check(`${fontWeight} 20px "Shippori Mincho"`, sign),
      ),
      faces: [...document.fonts].filter(
        (face) => bare(face.family) === 'Shippori Mincho' && face.status === 'loaded',
      ).length,
    };
  });
  expect(family).toBe('Shippori Mincho');
  expect(missing).toEqual([]);
  expect(faces).toBeGreaterThan(0);
}

/** The vertical words in it run from top to bottom. */
async function runsDown(visit: Visit, within: string): Promise<void> {
  const lines = await visit.tab.run(verticalLines, within);
  expect(lines.length).toBeGreaterThan(0);
  for (const { text, mode, down, aside } of lines) {
    expect(mode, text).toBe('vertical-rl');
    expect(down, `${text}: each sign below the one before`).toBe(true);
    expect(aside, `${text}: pixels that its signs stand beside their column`).toBeLessThan(2);
  }
}

/** On a draw the signs of the name stand side by side. */
async function standsInOneLine(visit: Visit): Promise<void> {
  const lines = await visit.tab.run(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('h1')!);
    return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
  });
  expect(lines).toBe(1);
}

async function isSound(visit: Visit, path: string): Promise<void> {
  const { width, wide } = await visit.tab.run(() => ({
    width: innerWidth,
    wide: document.documentElement.scrollWidth,
  }));
  expect(width, path).toBe(PHONE.width);
  expect(wide, path).toBeLessThanOrEqual(width);
  // What lies further down is fetched when it comes near.
  await visit.until(() =>
    [...document.images].every((picture) => {
      const { top, bottom, width: shown } = picture.getBoundingClientRect();
      const inSight = shown > 0 && bottom > 0 && top < innerHeight;
      return !inSight || (picture.complete && picture.naturalWidth > 0);
    }),
  );
  const styled = await visit.tab.run(() =>
    getComputedStyle(document.body).fontFamily.includes('Hiragino Sans'),
  );
  expect(styled, path).toBe(true);
}

/** Runs in the page: the columns of vertical text, sign by sign. */
function verticalLines(within: string) {
  const elements = [...document.querySelectorAll(within), ...document.querySelectorAll(`${within} *`)].filter(
    (element) =>
      // Of two weeks in the page one is seen.
      element.getClientRects().length > 0 &&
      getComputedStyle(element).writingMode === 'vertical-rl' &&
      [...element.childNodes].some(
        (node) => node.nodeType === 3 && (node.textContent ?? '').trim().length > 1,
      ),
  );
  return elements.map((element) => {
    const node = [...element.childNodes].find((child) => (child.textContent ?? '').trim().length > 1)!;
    const text = node.textContent ?? '';
    const boxes = [...text].slice(0, 4).map((_, index) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect();
    });
    const middles = boxes.map((box) => box.left + box.width / 2);
    return {
      text,
      mode: getComputedStyle(element).writingMode,
      down: boxes.every((box, index) => index === 0 || box.top > (boxes[index - 1]?.top ?? 0)),
      aside: Math.max(...middles) - Math.min(...middles),
    };
  });
}
