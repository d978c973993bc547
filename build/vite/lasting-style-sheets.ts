import type { Plugin } from 'vite';
import { BRING_SHEET } from './bring-sheet.ts';
import { routerStandIns } from './router-stand-ins.ts';

/**
 * Takes the place of React Router's module of a page's links, and imports it. Its last two functions tell when a route's sheets
 * are there; one that does not come is asked for again with the next page.
 */
const STAND_IN = `
  import { getKeyedLinksForMatches as linksOf, getKeyedPrefetchLinks as linksAhead } from './links.js?whole';
  export * from './links.js?whole';
  let first;
  export const getKeyedLinksForMatches = (...page) => (first ??= linksOf(...page));
  ${BRING_SHEET.trim()}
  export const prefetchRouteCss = ({ css = [] }) => Promise.allSettled(css.map(bring));
  export const prefetchStyleLinks = prefetchRouteCss;
  export const getKeyedPrefetchLinks = (matches, manifest, modules) => {
    for (const { route } of matches) prefetchRouteCss(manifest.routes[route.id] ?? {});
    return linksAhead(matches, manifest, modules);
  };`;

/**
 * A page's style sheets come behind all others and stay. React Router adds and takes out the sheets of a page on the way to
 * it, takes out those of the page that is left and puts the new ones before the web font's. Where a sheet with cascade layers
 * goes, or comes before another, Chromium builds all layers anew, takes the fonts for changed and lays the whole page out
 * again: up to three times on the way to a page. A sheet at the end costs nothing but itself.
 */
export const lastingStyleSheets = (): Plugin =>
  routerStandIns('lasting-style-sheets', { 'dom/ssr/links.js': STAND_IN });
