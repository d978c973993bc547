import { chromium } from 'playwright-core';
import { CHROMIUM_ARGUMENTS } from './chromium.ts';

/** What DevTools calls slow 4G. Bytes and milliseconds. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.47 * 1024 * 1024) / 8,
  uploadThroughput: (0.675 * 1024 * 1024) / 8,
};

/** The processor gets a quarter of its time. */
const CPU_SLOWDOWN = 4;

/** How long after the load event a page that needs no React is watched for later paints; ms. */
const QUIET = 1500;

export interface SlowPhoneRun {
  /** Milliseconds from the start of the navigation. */
  firstPaint: number;
  largestPaint: number;
  /** React holds the page's main control; null where no React comes. */
  alive: number | null;
  /** What tasks above 50 ms took beyond 50 ms, first paint to the end of the watch; ms. */
  blocked: number;
  shift: number;
}

/** One cold visit on DevTools' slow 4G with a four times slower processor, really throttled, in a fresh browser. */
export async function runSlowPhone(
  address: string,
  executablePath: string,
  expectReact: boolean,
): Promise<SlowPhoneRun> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
      locale: 'ja-JP',
      ignoreHTTPSErrors: true,
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    if (expectReact)
      await page.waitForFunction(() => window.seen.alive !== null, undefined, {
        timeout: 60_000,
        polling: 100,
      });
    await page.waitForTimeout(QUIET);
    return await page.evaluate(() => window.seen);
  } finally {
    await browser.close();
  }
}

declare global {
  interface Window {
    seen: SlowPhoneRun;
  }
}

/** Runs in the page before its own scripts. */
function watch() {
  const seen: SlowPhoneRun = { firstPaint: 0, largestPaint: 0, alive: null, blocked: 0, shift: 0 };
  window.seen = seen;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  observe('longtask', (entry) => {
    seen.blocked += entry.duration - 50;
  });
  // React marks each element that it holds by a property of its own.
  const looking = setInterval(() => {
    const element = document.querySelector('main [data-early]') ?? document.querySelector('main h1');
    if (!element || !Object.keys(element).some((key) => key.startsWith('__reactProps$'))) return;
    seen.alive = performance.now();
    clearInterval(looking);
  }, 10);
}
