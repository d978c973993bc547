import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../scripts/lib/chromium.ts';
import { answerAsGoogle } from './analytics.ts';
import { bannerOrigins, content } from './content.ts';
import { freshProfile, ONE_PROCESS } from './profile.ts';
import { pressKey, reactIsThere } from './react-is-there.ts';
import { origin } from './site.ts';

/** Wednesday noon in Tokyo. */
export const NOW = '2026-11-18T12:00:00+09:00';

/**
 * How long a step may take, milliseconds: for a machine that stands still for a while. How fast it is decides nothing;
 * shorter than a test's own limit, so that it is said what was waited for.
 */
const PATIENCE = 60_000;

/** What is seen in place of a network's banner. */
const BANNER =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="250"><rect width="300" height="250"/></svg>';

/** A browser's argument: no name leads anywhere, whatever a page asks for. */
const NOBODY_ELSE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
/** How a request ends that `NOBODY_ELSE` keeps from its host. */
const NOT_FOUND = 'net::ERR_NAME_NOT_RESOLVED';

/** The window of a phone, in CSS pixels. */
export const PHONE = { width: 390, height: 844 };

export interface OpenOptions
  extends Pick<BrowserContextOptions, 'userAgent' | 'timezoneId' | 'reducedMotion'> {
  /** Time in the page when it opens. Default `NOW`. */
  now?: string;
  /**
   * `fixed`: `Date` stands still, timers run. `controlled`: nothing moves until the test says so with
   * `page.clock.runFor(ms)` or `page.clock.fastForward(ms)`. `real`: the machine's clock. Default `fixed`.
   */
  clock?: 'fixed' | 'controlled' | 'real';
  /**
   * `quick`: what styles and scripts animate takes an eighth of its time and ends where it always does; half of what a draw
   * costs are the pictures of its frames. `real`: for what is seen or done meanwhile. Default `quick`.
   */
  motion?: 'quick' | 'real';
  /** Seed of `crypto.getRandomValues` and `Math.random`; null leaves real chance. Default 1. */
  seed?: number | null;
  /** Default `PHONE`. */
  viewport?: { width: number; height: number };
  /** Device pixels to a CSS pixel. Default 1. */
  deviceScaleFactor?: number;
  /** Default true. */
  javaScript?: boolean;
  /** Whether the browser has service workers. Default false: every answer comes from the server. */
  serviceWorkers?: boolean;
  /** Origin of another server than the shared one. */
  site?: string;
  /** Runs in every document before its own scripts. */
  init?: () => void;
}

export interface OpenPage {
  page: Page;
  /** Console messages and uncaught errors in order: `error: text`, `warning: text`, `log: text`, `uncaught: text`. */
  messages: string[];
  /** Addresses of other hosts than the banners' and the analytics' that the page asked for. None is reached. */
  outside: string[];
  /** Closes it before its test ends: the next is then opened in the same process. */
  close(): Promise<void>;
}

/**
 * Opens a path of the site in a fresh browser profile and waits for its load event. Everything is closed when the
 * test ends, so call it inside a test.
 */
export async function open(path: string, options: OpenOptions = {}): Promise<OpenPage> {
  const {
    now = NOW,
    clock = 'fixed',
    motion = 'quick',
    seed = 1,
    javaScript = true,
    viewport = PHONE,
    deviceScaleFactor = 1,
    site = origin(),
  } = options;
  const { init, userAgent, timezoneId = 'Asia/Tokyo', reducedMotion = 'no-preference' } = options;
  started ??= start();
  const browser = await started;
  const { context, release } = await freshProfile(
    browser,
    {
      baseURL: site,
      locale: 'ja-JP',
      viewport,
      deviceScaleFactor,
      timezoneId,
      reducedMotion,
      javaScriptEnabled: javaScript,
      ...(userAgent && { userAgent }),
    },
    { own: options.serviceWorkers ?? false, clockStands: clock === 'controlled' },
  );
  onTestFinished(({ task }) => release(task.result?.state === 'fail'));

  const messages: string[] = [];
  const outside: string[] = [];
  context.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => messages.push(`uncaught: ${error.error().message}`));
  // What a route answers does not get so far, nor what a page's own policy refuses.
  context.on('requestfailed', (request) => {
    if (request.failure()?.errorText === NOT_FOUND) outside.push(request.url());
  });
  // Only where something answers in their place: with a route every request of a page takes a way through this process, and
  // nothing is kept in the browser's cache.
  if (bannerOrigins.length > 0)
    await context.route(
      ({ origin }) => bannerOrigins.includes(origin),
      // A banner of a network, wherever it is seen; that nobody else is asked is held by hosts.test.ts.
      (route) => route.fulfill({ contentType: 'image/svg+xml', body: BANNER }),
    );
  if (content.site.firebase) await answerAsGoogle(context);
  if (!options.serviceWorkers) await context.addInitScript(withoutServiceWorkers);
  if (seed !== null) await context.addInitScript(seedChance, seed);
  if (init) await context.addInitScript(init);

  context.setDefaultTimeout(PATIENCE);

  const page = await context.newPage();
  if (motion === 'quick' && reducedMotion === 'no-preference') await hastenMotion(page);
  if (clock === 'fixed') await page.clock.setFixedTime(now);
  if (clock === 'controlled') {
    // Installed a minute early: the clock runs until it is paused, and it cannot be paused in its past.
    await page.clock.install({ time: new Date(now).getTime() - 60_000 });
    await page.clock.pauseAt(now);
  }
  await page.goto(path, { waitUntil: 'load' });
  return { page, messages, outside, close: () => release() };
}

/**
 * Waits until React has taken the page over; starts it first by a key press, as a visitor's first touch does.
 * Fails the test when React does not come.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(pressKey);
  await page.waitForFunction(reactIsThere, undefined, { polling: 50 });
}

/** Two frames: whatever changed has been laid out, painted and told. */
export function twoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Waits until nothing moves any more but what never ends: what is measured then is where it stays. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ends.map(({ finished }) => finished));
  });
}

/** Does something that scrolls the window, and waits until it rests. */
export async function scrolling(page: Page, act: () => Promise<unknown>): Promise<void> {
  const rests = page.evaluate(
    () => new Promise<void>((done) => document.addEventListener('scrollend', () => done(), { once: true })),
  );
  await act();
  await rests;
}

/** Plays the page's animations and transitions, and those of the pages that follow in its tab, eight times as fast. */
async function hastenMotion(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.setPlaybackRate', { playbackRate: 8 });
}

/** One for all files of a worker, started by its first page; it ends with the worker. */
let started: Promise<Browser> | undefined;

async function start(): Promise<Browser> {
  const executablePath = await findChromium();
  if (!executablePath)
    throw new Error('No Chromium was found. "npm test" installs one where it can; or set CHROME_PATH.');
  const browser = await chromium.launch({
    executablePath,
    args: [...CHROMIUM_ARGUMENTS, ONE_PROCESS, NOBODY_ELSE],
    // Without it a browser on a bare machine gives no Japanese name to a file that it saves.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  // One that breaks down takes the test with it that it was in, none of the next.
  browser.on('disconnected', () => {
    started = undefined;
  });
  return browser;
}

/** As in a browser that has none: for that, no script is left out and nothing is said in the console. */
export function withoutServiceWorkers(): void {
  delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
}

/** Mulberry32 in place of the browser's chance; runs inside the page. */
function seedChance(seed: number): void {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array((array as ArrayBufferView).buffer, array!.byteOffset, array!.byteLength);
    for (let index = 0; index < bytes.length; index++) bytes[index] = next() & 255;
    return array;
  };
}
