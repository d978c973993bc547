import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { DIST, MANIFEST } from '../../build/lib/paths.ts';
import { createSiteServer, listen } from '../../hosting/node-server.ts';
import { pageFile, pagePaths } from '../../hosting/rules.ts';
import type { SiteManifest } from '../../hosting/site.ts';

/** A running server; `close` ends it and its connections. */
export interface RunningSite {
  origin: string;
  close(): Promise<void>;
}

/**
 * Starts our own server for a finished site on a free port: the one under test where no other is named. Most tests use
 * the shared one: `origin()`.
 */
export async function serveSite(folder = DIST, site = manifest()): Promise<RunningSite> {
  const server = createSiteServer(folder, site);
  const origin = await listen(server, '127.0.0.1', 0);
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Origin of the shared server, e.g. `http://127.0.0.1:40123`. */
export function origin(): string {
  return inject('origin');
}

/** What the build knows of the finished site: decks and files. */
export function manifest(): SiteManifest {
  return JSON.parse(readFileSync(MANIFEST, 'utf8')) as SiteManifest;
}

/** The paths of all pages that people come to, `/` first. */
export function pages(): string[] {
  return pagePaths(manifest())
    .filter((path) => path !== OFFLINE_PAGE)
    .sort();
}

/** Shown by the service worker in place of a page that it cannot get; as still as the not-found pages. */
export const OFFLINE_PAGE = '/offline';

/** The not-found pages as files: `/404.html`, `/reading/tarot/404.html`, … */
export function errorPages(): string[] {
  return Object.keys(manifest().files).filter((file) => file.endsWith('/404.html'));
}

/** The HTML of a page as a host hands it out. */
export function readPage(path: string): string {
  return readFile(pageFile(path));
}

/** A text file of the finished site, by its path with a leading slash. */
export function readFile(file: string): string {
  return readFileSync(join(DIST, file), 'utf8');
}
