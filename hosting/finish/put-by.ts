import { createHash } from 'node:crypto';
import { pageFile } from '../rules.ts';
import type { SiteManifest } from '../site.ts';

/** What the service worker is to put by as soon as it is there. The names are the site's, the rules are here. */
export interface PutBy {
  /** Addresses of the pages that must work without a network. */
  pages: string[];
  /** The page shown in place of one that cannot be had. */
  offlinePage: string;
  /** The fonts those pages need, of all that their style sheets name. */
  fonts: RegExp;
  /** The pictures those pages need at once, of all that they name; the smallest AVIF of each drawing is taken. */
  pictures: RegExp;
}

/**
 * Writes `/sw.js`: the facts of this build, then the worker.
 * @param worker its bundled code
 * @param site the finished files, all but the worker itself
 * @param read the text of a finished file
 * @throws when a page is missing or does not name the scripts of its build
 */
export function workerScript(
  worker: string,
  site: Pick<SiteManifest, 'files' | 'decks'>,
  putBy: PutBy,
  read: (file: string) => string,
): string {
  const hash = createHash('sha256').update(worker);
  for (const [file, entry] of Object.entries(site.files)) hash.update(`${file} ${entry.hash}\n`);
  const first = putBy.pages[0] ?? '/';
  const code = /\/assets\/manifest-([\w-]+)\.js/.exec(read(pageFile(first)))?.[1];
  if (!code) throw new Error(`${first} does not name the router's manifest; see ${import.meta.filename}`);
  const facts = {
    id: hash.digest('hex').slice(0, 12),
    code,
    files: filesToPutBy(site, putBy, read),
    offlinePage: putBy.offlinePage,
    decks: Object.entries(site.decks).map(([deck, range]) => ({ deck, ...range })),
  };
  return `const BUILD=${JSON.stringify(facts)};\n${worker}`;
}

/** Pages, their data, every script, style and data file they name, and what those need: fonts, ornaments, pictures. */
export function filesToPutBy(
  { files }: Pick<SiteManifest, 'files'>,
  putBy: PutBy,
  read: (file: string) => string,
): string[] {
  const found = new Set<string>();
  const drawings = new Map<string, string>();
  for (const page of [...putBy.pages, putBy.offlinePage]) {
    if (!files[pageFile(page)]) throw new Error(`${page} is to work offline, but the site has no such page`);
    found.add(page);
    if (files[`${page}.data`]) found.add(`${page}.data`);
    const html = read(pageFile(page));
    const named = html.match(/\/assets\/[\w.-]+\.(?:js|css|data)\b/g) ?? [];
    for (const path of named) found.add(path);
    const texts = [html, ...named.filter((path) => path.endsWith('.data')).map(read)].join('\n');
    for (const [path] of texts.matchAll(/\/pictures\/[\w./-]+\.avif\b/g)) {
      if (!putBy.pictures.test(path)) continue;
      const drawing = path.replace(/-\d+\.\w+\.avif$/, '');
      const known = drawings.get(drawing);
      if (known === undefined || size(path) < size(known)) drawings.set(drawing, path);
    }
  }
  for (const style of [...found].filter((path) => path.endsWith('.css'))) {
    for (const [, path = ''] of read(style).matchAll(/url\("?(\/[^")]+)"?\)/g)) {
      if (!path.endsWith('.woff2') || putBy.fonts.test(path)) found.add(path);
    }
  }
  for (const picture of drawings.values()) found.add(picture);
  return [...found].sort();

  function size(path: string): number {
    return files[path]?.size ?? Number.POSITIVE_INFINITY;
  }
}
