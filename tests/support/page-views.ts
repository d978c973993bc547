import type { Page } from 'playwright-core';

/** Runs in the page before its own scripts: keeps every page view that the site tells of. */
export function keepPageViews(): void {
  const kept: string[] = [];
  Object.assign(window, { keptPageViews: kept });
  window.addEventListener('hoshiakari:page-view', (event) => {
    kept.push((event as CustomEvent<{ page_path: string }>).detail.page_path);
  });
}

/** The page views since the last full load, in order. */
export function pageViews(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { keptPageViews: string[] }).keptPageViews);
}
