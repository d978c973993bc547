import type { Page } from 'playwright-core';

/** What a page showed and when. */
export interface Seen {
  /** Milliseconds from the start of the navigation. */
  firstPaint: number;
  largestPaint: number;
  /** React holds the page's main control; null where no React comes. */
  alive: number | null;
  /** What tasks above 50 ms took beyond 50 ms, first paint to the end of the watch; ms. */
  blocked: number;
  shift: number;
}

/** Waits until React holds the page's main control. */
export async function reactIsThere(page: Page): Promise<void> {
  await page.waitForFunction(() => window.seen.alive !== null, undefined, { timeout: 60_000, polling: 100 });
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Runs in the page before its own scripts, and writes what it sees to `window.seen`. */
export function watch(): void {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, alive: null, blocked: 0, shift: 0 };
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
