import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { open, PHONE } from '../support/browser.ts';
import { reactIsThere } from '../support/react-is-there.ts';
import { comesAlive, pageOfEachKind } from './shown.ts';

/**
 * What a first visit costs: a phone with three device pixels to each of its own, an empty cache, our own server with
 * brotli. Counted are the bodies of all answers until the page is alive and the network still, without
 * scrolling: everything that comes late is in it. A kB is 1,000 bytes.
 */
const KB = 1000;
const SHARP_PHONE = { viewport: PHONE, deviceScaleFactor: 3 };

/** Kilobytes by what they are; `all` on the home page. */
const BUDGETS = { html: 15, script: 110, style: 20, font: 70 };
const ARTICLE_HTML = 20;
const HOME = 300;

/** Below it, browsers' tools show 0: digits and Latin letters of the stand-in are a hair wider or narrower. */
const STILL = 0.001;

interface Part {
  path: string;
  kind: 'html' | 'script' | 'style' | 'font' | 'other';
  bytes: number;
}

interface Visit {
  parts: Part[];
  /** What was on the screen last of all large things: the address of a picture, empty for text. */
  largest: string;
  /** Addresses of the pictures that the page says come first. */
  announced: string[];
  /** Elements that moved without the visitor's doing, by their layout-shift entries. */
  shifts: string[];
  /** The sum of their values (CLS). */
  shift: number;
  /** `asked ADDRESS` and `came ADDRESS`, in their order. */
  events: string[];
  outside: string[];
  /** What the console was told. */
  messages: string[];
}

interface Kept extends Pick<Visit, 'largest' | 'shifts' | 'shift'> {}

/** Runs in the page before its own scripts: keeps what the browser tells of paints and shifts. */
function watchPaint(): void {
  const kept: Kept = { largest: '', shifts: [], shift: 0 };
  Object.assign(window, { kept });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { url: string })[]) kept.largest = entry.url;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node }) =>
        node instanceof Element ? `${node.tagName}.${node.className}` : (node?.textContent ?? '?'),
      );
      kept.shift += entry.value;
      kept.shifts.push(`${entry.value.toFixed(4)}: ${moved.join(', ').slice(0, 200)}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Opens a page as a first visitor; its fonts are held back until everything else stands. */
async function visit(path: string): Promise<Visit> {
  const { page, outside, messages } = await open('about:blank', {
    clock: 'real',
    seed: null,
    init: watchPaint,
    ...SHARP_PHONE,
  });
  const finished: Request[] = [];
  const events: string[] = [];
  page.on('request', (request) => events.push(`asked ${request.url()}`));
  page.on('requestfinished', (request) => events.push(`came ${request.url()}`));
  page.on('requestfinished', (request) => finished.push(request));
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await gate;
    await route.continue();
  });
  // Fonts hold the load event back: the page is to be painted without them first.
  const held = page.waitForRequest('**/*.woff2');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await held;
  await settled(page);
  release();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  if (comesAlive(path)) await page.waitForFunction(reactIsThere, undefined, { timeout: 30_000 });
  await page.waitForLoadState('networkidle');
  await settled(page);
  const parts = await Promise.all(finished.map(weigh));
  const kept = await page.evaluate(() => ({
    ...(window as unknown as { kept: Kept }).kept,
    announced: [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')].map(
      ({ currentSrc }) => currentSrc,
    ),
  }));
  await page.context().close();
  return { parts, outside, messages, events, ...kept };
}

/** Two frames: whatever changed has been laid out, painted and told. */
function settled(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

async function weigh(request: Request): Promise<Part> {
  const { pathname } = new URL(request.url());
  const { responseBodySize: bytes } = await request.sizes();
  const kinds: Record<string, Part['kind']> = {
    document: 'html',
    script: 'script',
    stylesheet: 'style',
    font: 'font',
  };
  return { path: pathname, kind: kinds[request.resourceType()] ?? 'other', bytes };
}

/** `/blog: fonts weigh 75.2 kB, budget 70: /assets/a.woff2 40.1, …` or nothing. */
function over(path: string, what: string, budget: number, parts: Part[]): string[] {
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  if (bytes <= budget * KB) return [];
  const heaviest = parts.toSorted((a, b) => b.bytes - a.bytes).slice(0, 6);
  const listed = heaviest.map((part) => `${part.path} ${(part.bytes / KB).toFixed(1)}`).join(', ');
  return [`${path}: ${what} weighs ${(bytes / KB).toFixed(1)} kB, budget ${budget}; heaviest: ${listed}`];
}

/** Scripts that were asked for before the page's large pictures had come. */
function tooEarly({ events, announced, largest }: Visit): string[] {
  const pictures = largest ? [...announced, largest] : announced;
  const came = Math.max(...pictures.map((address) => events.indexOf(`came ${address}`)));
  return events.slice(0, came + 1).filter((event) => /^asked .*\.js$/.test(event));
}

describe('a first visit', () => {
  test.each(pageOfEachKind())('%s', async (path) => {
    const found = await visit(path);
    const { parts, shifts, shift, outside, messages } = found;
    const of = (kind: Part['kind']) => parts.filter((part) => part.kind === kind);
    expect([
      ...over(path, 'HTML', /^\/blog\/./.test(path) ? ARTICLE_HTML : BUDGETS.html, of('html')),
      ...over(path, 'JavaScript', BUDGETS.script, of('script')),
      ...over(path, 'CSS', BUDGETS.style, of('style')),
      ...over(path, 'fonts', BUDGETS.font, of('font')),
      ...(path === '/' ? over(path, 'everything', HOME, parts) : []),
    ]).toEqual([]);
    expect(shift, `${path}: ${shifts.join('; ')}`).toBeLessThan(STILL);
    expect(outside, `${path} asks nobody else`).toEqual([]);
    expect(tooEarly(found), `${path}: no script before the picture`).toEqual([]);
    // An address that nobody answers says so there.
    if (comesAlive(path)) expect(messages, path).toEqual([]);
  });
});
