import type { Page } from 'playwright-core';
import type { Told } from '../../app/navigation/events.ts';

/** Runs in the page before its own scripts: keeps every page view and every other event that the site tells of. */
export function keepPageViews(): void {
  const kept: string[] = [];
  const events: string[] = [];
  Object.assign(window, { keptPageViews: kept, keptEvents: events });
  window.addEventListener('hoshiakari:counted', (event) => {
    const { name, values } = (event as CustomEvent<Told>).detail;
    if (name === 'page_view') kept.push(values.page_path);
    else events.push([name, ...Object.values(values)].join(' '));
  });
}

/** The page views since the last full load, in order. */
export function pageViews(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { keptPageViews: string[] }).keptPageViews);
}

/** All other events since the last full load, in order: `draw love love`. */
export function eventsTold(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { keptEvents: string[] }).keptEvents);
}
