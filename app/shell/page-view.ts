/**
 * The one place where page views leave the router: an event on `window`, so that whoever counts
 * (analytics, a test) listens without the router knowing.
 */
export const PAGE_VIEW = 'hoshiakari:page-view';

export interface PageView {
  /** Path and query, never the fragment. */
  page_path: string;
}

/** Tells that a page is being looked at. */
export function recordPageView(pathAndQuery: string): void {
  window.dispatchEvent(new CustomEvent<PageView>(PAGE_VIEW, { detail: { page_path: pathAndQuery } }));
}
