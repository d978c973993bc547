import type { Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { START_FACTS } from '../../app/early/hand-over.ts';
import { open, PHONE, twoFrames } from '../support/browser.ts';
import { content } from '../support/content.ts';
import { reactIsThere } from '../support/react-is-there.ts';
import { comesAlive, pageOfEachKind } from './shown.ts';

/**
 * What a first visit costs: a phone with three device pixels to each of its own, an empty cache, our own server with
 * brotli. Counted are the bodies of all answers until the page is alive and the network still, without
 * scrolling: everything that comes late is in it. A kB is 1,000 bytes.
 */
const KB = 1000;
const SHARP_PHONE = { viewport: PHONE, deviceScaleFactor: 3 };

/**
 * Kilobytes by what they are. What a new connection carries before the first answer is 14.6 (ten packets): a page within it
 * comes a round trip sooner, and ours is, with a little room for longer texts. Wanted are 100 of scripts, of which React and its router alone are 66, and 70 of fonts: the
 * name of a week brings letters of its own, as rare as the writer chose. The footer, whose columns lead to every part of
 * the site, and the header's list of readings are on every page 0.9 kB of HTML and 0.8 of styles; with the picture that goes
 * along and what is counted 0.8 of scripts, the place she comes back to 0.2.
 */
const BUDGETS = { html: 15, script: 94, style: 22, font: 79 };
/** With Firebase set, what is told to Google comes after everything else, in a file of its own. */
const ANALYTICS = 13;
/**
 * A page that draws holds the fan and what a reveal needs (9 kB), and the styles of both, before anyone has opened it. All have the
 * 100 that are wanted; what is over it is room for the owner's next readings, whose addresses every page has.
 */
const DRAWING = { script: 101, style: 24 };
/** The line for her and the names of a card's neighbours bring letters of their own, a few to each of many files. */
const CARD_FONT = 90;
const ARTICLE_HTML = 20;
/** Three sample letters stand there whole, 4,900 characters. */
const LETTERS_HTML = 19;
/** With the three backs of the newest A・B・C and the three small ones under the button; up to 9 of it are rare letters of the week. */
const HOME = 345;
/** What a page's loader gives it: on a draw page all that the reveal shows at once, of the pair with each of its columns. */
const DATA = 17;
/** Three texts of each of forty cards: any of them may come, without a network too. */
const SPREAD_DATA = 20;
/** Every page's data has the settings of Firebase, where the owner has set it. */
const SETTINGS = content.site.firebase ? 0.3 : 0;

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
  /** Whether React waits for what she looks at; where it makes that itself, it does not. */
  startsLate: boolean;
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
  const { page, outside, messages, close } = await open('about:blank', {
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
  await twoFrames(page);
  release();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  if (comesAlive(path)) await page.waitForFunction(reactIsThere);
  await page.waitForLoadState('networkidle');
  await twoFrames(page);
  const parts = await Promise.all(finished.map(weigh));
  const kept = await page.evaluate(
    (facts) => ({
      ...(window as unknown as { kept: Kept }).kept,
      startsLate: /"when":"late"/.test(document.getElementById(facts)?.textContent ?? ''),
      announced: [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')].map(
        ({ currentSrc }) => currentSrc,
      ),
    }),
    START_FACTS,
  );
  await close();
  return { parts, outside, messages, events, ...kept };
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

function htmlBudget(path: string): number {
  if (path === '/paid-fortune') return LETTERS_HTML;
  return /^\/blog\/./.test(path) ? ARTICLE_HTML : BUDGETS.html;
}

describe('a first visit', () => {
  test.each(pageOfEachKind())('%s', async (path) => {
    const found = await visit(path);
    const { parts, shifts, shift, outside, messages, startsLate } = found;
    const of = (kind: Part['kind']) => parts.filter((part) => part.kind === kind);
    const isAnalytics = ({ path: file }: Part) => /^\/assets\/google-/.test(file);
    const draws = /^\/reading\/[a-z]+$/.test(path);
    expect([
      ...over(path, 'HTML', htmlBudget(path), of('html')),
      ...over(
        path,
        'JavaScript',
        draws ? DRAWING.script : BUDGETS.script,
        of('script').filter((part) => !isAnalytics(part)),
      ),
      ...over(path, 'what is told to Google', ANALYTICS, of('script').filter(isAnalytics)),
      ...over(path, 'CSS', draws ? DRAWING.style : BUDGETS.style, of('style')),
      ...over(path, 'fonts', /^\/reading\/\w+\/\d+$/.test(path) ? CARD_FONT : BUDGETS.font, of('font')),
      ...over(
        path,
        'data',
        (path === '/reading/spiritual' ? SPREAD_DATA : DATA) + SETTINGS,
        parts.filter(({ path: file }) => /^\/assets\/.+\.data$/.test(file)),
      ),
      ...(path === '/' ? over(path, 'everything', HOME, parts) : []),
    ]).toEqual([]);
    expect(shift, `${path}: ${shifts.join('; ')}`).toBeLessThan(STILL);
    expect(outside, `${path} asks nobody else`).toEqual([]);
    if (startsLate) expect(tooEarly(found), `${path}: no script before the picture`).toEqual([]);
    // An address that nobody answers says so there.
    if (comesAlive(path)) expect(messages, path).toEqual([]);
  });
});
