import { type IdRange, idAt } from '../addresses/decks.ts';
import { isOfDesk } from '../addresses/files.ts';
import { pageFile, pageOfFile } from '../addresses/page-files.ts';
import { paths } from '../addresses/paths.ts';
import type { SiteManifest } from './site.ts';

export { pageFile } from '../addresses/page-files.ts';

/** A request as the rules see it. */
export interface SiteRequest {
  method: string;
  /** The path as an URL parser gives it (`URL.pathname`): begins with `/`, still percent-encoded. */
  path: string;
  /** The query without its `?`; empty when there is none. */
  query: string;
}

/** What the host does with a request. */
export type Answer =
  | { kind: 'file'; path: string }
  | { kind: 'redirect'; status: 301 | 302; location: string }
  /** `page` is the file that belongs to the address, sent with status 404. */
  | { kind: 'not-found'; page: string }
  /** Answered in plain words; `reason` is the status's own. */
  | { kind: 'refused'; status: 405 | 414; reason: string; headers: Record<string, string> };

/** Characters of a path, percent-encoded. The longest address of the site has about a tenth of them. */
export const MOST_PATH = 2048;

/** The part of the manifest that the rules need. */
export type Site = Pick<SiteManifest, 'decks' | 'files'>;

/**
 * Decides one request. Total: every input has an answer, none throws.
 *
 * - An address has one form (no trailing slash, no `.html`, no doubled slash, card ids as plain numbers); every other
 *   form of an address that exists answers 301 to it, with the query kept.
 * - `/reading/love/{index}?deck={deck}` answers 302 to the card at that position: which card stands there is the
 *   deck's business of today, so browsers must not remember it.
 * - Anything else is 404 with the nearest `404.html` on the way up, as static hosts do.
 * - Methods other than GET and HEAD, and paths longer than any address, are refused before they are looked at.
 */
export function route(request: SiteRequest, site: Site): Answer {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return { kind: 'refused', status: 405, reason: 'Method Not Allowed', headers: { Allow: 'GET, HEAD' } };
  }
  if (request.path.length > MOST_PATH) {
    return { kind: 'refused', status: 414, reason: 'URI Too Long', headers: {} };
  }
  const asked = decode(request.path);
  if (asked === undefined) return notFound(request.path, site);

  const forwarded = forwardShared(asked, request.query, site);
  if (forwarded) return forwarded;

  const canonical = canonicalPath(asked, site);
  if (canonical === undefined) return notFound(asked, site);
  if (encodeURI(canonical) !== request.path) return redirect(301, canonical, request.query);
  return { kind: 'file', path: isPage(canonical, site) ? pageFile(canonical) : canonical };
}

/** The addresses of all of the visitors' pages that answer 200, in the order of the manifest. */
export function pagePaths(site: Site): string[] {
  return Object.keys(site.files)
    .filter((file) => file.endsWith('.html') && !isErrorPage(file) && !isOfDesk(file))
    .map(pageOfFile);
}

/**
 * Turns the `{id}` of a card's address into a position in its deck, the way the specification says: by `Number`.
 * @returns the position from 0, or undefined where no card has that id
 */
export function positionOfId(id: string, deck: IdRange): number | undefined {
  return position(Number(id) - deck.firstId, deck);
}

/** The one form of an address, or undefined where nothing lives there. */
function canonicalPath(asked: string, site: Site): string | undefined {
  const path = withoutDuplicateForms(asked);
  if (isPage(path, site)) return path;
  // Before card ids are looked at: the data of a deck's pages lies beside them (`/reading/love/3.data`).
  if (isFile(path, site) && !path.endsWith('.html')) return path;
  const match = /^\/reading\/([^/]+)\/([^/]+)$/.exec(path);
  const deck = match && deckNamed(match[1], site);
  if (match && deck) {
    const found = positionOfId(match[2] ?? '', deck);
    if (found === undefined) return undefined;
    const card = paths.card(match[1] ?? '', deck.firstId + found);
    return isPage(card, site) ? card : undefined;
  }
  return undefined;
}

function withoutDuplicateForms(asked: string): string {
  let path = asked.replace(/\/{2,}/g, '/');
  if (path.length > 1 && path.endsWith('/')) path = path.slice(0, -1);
  if (path.endsWith('.html')) path = path.slice(0, -'.html'.length);
  if (path.endsWith('/index')) path = path.slice(0, -'/index'.length);
  return path === '' ? '/' : path;
}

function forwardShared(asked: string, query: string, site: Site): Answer | undefined {
  const path = withoutDuplicateForms(asked);
  const index = /^\/reading\/love\/([^/]+)$/.exec(path)?.[1];
  if (index === undefined) return undefined;
  const parameters = new URLSearchParams(query);
  const name = parameters.get('deck');
  // A page of the love deck that is no card (its list of meanings) ignores the query like every other page.
  if (name === null || (isPage(`/reading/love/${index}`, site) && Number.isNaN(Number(index))))
    return undefined;
  const deck = deckNamed(name, site);
  const id = deck && idAt(Number(index), deck);
  if (id === undefined) return notFound(path, site);
  parameters.delete('deck');
  return redirect(302, paths.card(name, id), parameters.toString());
}

function position(index: number, deck: IdRange): number | undefined {
  // "-0" converts to -0: adding 0 makes it the plain 0 that an address can show.
  return Number.isInteger(index) && index >= 0 && index < deck.size ? index + 0 : undefined;
}

/** The page of the nearest folder that has one: `/weekly/x/y` → `/weekly/404.html`. */
function notFound(path: string, site: Site): Answer {
  const folder = foldersWithErrorPage(site).find((name) => path.startsWith(`${name}/`)) ?? '';
  return { kind: 'not-found', page: `${folder}/404.html` };
}

const errorFolders = new WeakMap<Site['files'], string[]>();

/** The deepest first. Looked for once a site: the time of a miss must depend neither on its path nor on the site's size. */
function foldersWithErrorPage({ files }: Site): string[] {
  const known = errorFolders.get(files);
  if (known) return known;
  const folders = Object.keys(files)
    .filter(isErrorPage)
    .map((file) => file.slice(0, -'/404.html'.length))
    .sort((a, b) => b.length - a.length);
  errorFolders.set(files, folders);
  return folders;
}

function redirect(status: 301 | 302, path: string, query: string): Answer {
  return { kind: 'redirect', status, location: encodeURI(path) + (query ? `?${query}` : '') };
}

/** Undefined for a bad escape and for control characters: no address of ours has either. */
function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not pass
    return /[\u0000-\u001f\u007f\\]/.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

function deckNamed(name: string | undefined, site: Site): IdRange | undefined {
  return name !== undefined && Object.hasOwn(site.decks, name) ? site.decks[name] : undefined;
}

function isFile(path: string, site: Site): boolean {
  return Object.hasOwn(site.files, path);
}

function isPage(path: string, site: Site): boolean {
  const file = pageFile(path);
  return isFile(file, site) && !isErrorPage(file);
}

function isErrorPage(file: string): boolean {
  return file.endsWith('/404.html');
}
