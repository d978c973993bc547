import { createHash } from 'node:crypto';
import { pageFile } from '../../hosting/rules.ts';
import type { SiteManifest } from '../../hosting/site.ts';

/** What the service worker fetches as soon as it is there. */
export interface Precache {
  /** Addresses of the pages that must work without a network; with each come its data, scripts, styles and ornaments. */
  pages: string[];
  /** The page shown in place of one that cannot be had. */
  offlinePage: string;
  /** Addresses of the files that those pages need besides: fonts and pictures. */
  files: string[];
}

/** By a page's address, the addresses of its scripts, styles and data. */
export type Loads = ReadonlyMap<string, readonly string[]>;

/**
 * Writes `/sw.js`: the facts of this build, then the worker.
 * @param worker its bundled code
 * @param site the finished files, all but the worker itself
 * @param loads what each page loads: scripts, styles, data
 * @param read the text of a finished file
 * @throws when a page or file is missing, or the first page does not load the router's manifest
 */
export function workerScript(
  worker: string,
  site: Pick<SiteManifest, 'files' | 'decks'>,
  precache: Precache,
  loads: Loads,
  read: (file: string) => string,
): string {
  const hash = createHash('sha256').update(worker);
  for (const [file, entry] of Object.entries(site.files)) hash.update(`${file} ${entry.hash}\n`);
  const first = precache.pages[0] ?? '/';
  const code = loads.get(first)?.flatMap((file) => /\/manifest-([\w-]+)\.js$/.exec(file)?.[1] ?? [])[0];
  if (!code) throw new Error(`${first} does not load the router's manifest; see ${import.meta.filename}`);
  const facts = {
    id: hash.digest('hex').slice(0, 12),
    code,
    files: precachedFiles(site, precache, loads, read),
    hashes: assetHashes(site),
    offlinePage: precache.offlinePage,
    decks: Object.entries(site.decks).map(([deck, range]) => ({ deck, ...range })),
  };
  return `const BUILD=${JSON.stringify(facts)};\n${worker}`;
}

/** The beginnings of the hashes of scripts, styles and fonts; those of pictures and data stand in their names. */
function assetHashes({ files }: Pick<SiteManifest, 'files'>): Record<string, string> {
  const assets = Object.entries(files).filter(
    ([path]) => path.startsWith('/assets/') && !path.endsWith('.data'),
  );
  return Object.fromEntries(assets.map(([path, { hash }]) => [path, hash.slice(0, 16)]));
}

/**
 * The addresses of everything that is precached, sorted.
 * @throws when one of them is no address of the site
 */
export function precachedFiles(
  { files }: Pick<SiteManifest, 'files'>,
  precache: Precache,
  loads: Loads,
  read: (file: string) => string,
): string[] {
  const found = new Set(precache.files);
  for (const page of [...precache.pages, precache.offlinePage]) {
    if (!files[pageFile(page)]) throw new Error(`${page} is to work offline, but the site has no such page`);
    found.add(page);
    if (files[`${page}.data`]) found.add(`${page}.data`);
    for (const path of loads.get(page) ?? []) found.add(path);
  }
  for (const style of [...found].filter((path) => path.endsWith('.css'))) {
    // Ornaments. Of the fonts a style sheet names all there are; those that are needed are on the list.
    for (const [, path = ''] of read(style).matchAll(/url\("?(\/[^")]+)"?\)/g))
      if (!path.endsWith('.woff2')) found.add(path);
  }
  const unknown = [...found].filter((path) => !files[path] && !files[pageFile(path)]);
  if (unknown.length > 0)
    throw new Error(`to be kept for offline, but not in the site: ${unknown.join(', ')}`);
  return [...found].sort();
}
