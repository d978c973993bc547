import { isHashed, isOfDesk } from '../../addresses/files.ts';
import { forwardedShare } from '../../addresses/shared-address.ts';
import type { BuildFacts } from './scope.ts';
import type { Store } from './store.ts';

/** So long the network may take, in milliseconds, before a copy is shown in its stead. */
export const PATIENCE_MS = 4000;

/** One request as the worker hears it. */
export interface Asked {
  request: Request;
  /** The page that asks; empty for a page that is only about to be opened. */
  clientId: string;
  /** The page's own request, begun by the browser while the worker woke up. */
  preloaded?: Promise<Response | undefined> | undefined;
  /** Work that goes on after the answer. */
  later(work: Promise<unknown>): void;
}

export interface World {
  origin: string;
  build: Pick<BuildFacts, 'files' | 'offlinePage' | 'decks'>;
  store: Store;
  fetch: typeof fetch;
  /** Resolves after so many milliseconds. */
  wait(ms: number): Promise<void>;
}

/**
 * What the worker answers. Pages and their data: the network first, a copy when it fails or takes too long. Files that
 * never change and those precached: the copy first. Everything else is none of its business.
 * @returns undefined where the browser is to ask by itself
 */
export function answer(asked: Asked, world: World): Promise<Response> | undefined {
  const { request } = asked;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== world.origin || request.headers.has('range'))
    return undefined;
  // The owner's, who is to see what is there, and nothing else.
  if (isOfDesk(url.pathname)) return undefined;
  if (request.mode === 'navigate') return page(asked, url, world);
  if (isHashed(url.pathname)) return file(asked, url, world);
  if (url.pathname.endsWith('.data')) return data(asked, url, world);
  if (world.build.files.includes(url.pathname)) return file(asked, url, world);
  return undefined;
}

async function page(asked: Asked, url: URL, world: World): Promise<Response> {
  // The query changes no page (hosting rules), save that of a shared result, which is forwarded.
  const path = url.pathname.replace(/(?!^)\/+$/, '');
  const forward = forwardedShare(path, url.search, world.build.decks);
  const copy = async () => {
    if (forward) return Response.redirect(new URL(forward, url), 302);
    const found = await world.store.find(path);
    return found && path !== url.pathname ? Response.redirect(new URL(path + url.search, url), 302) : found;
  };
  const answered = fromNetwork(asked, path, world);
  return (
    (await patient(answered, copy, world)) ??
    (await world.store.find(world.build.offlinePage)) ??
    Response.error()
  );
}

async function data(asked: Asked, url: URL, world: World): Promise<Response> {
  if (await world.store.isOlderClient(asked.clientId)) return loadWhole(url);
  const answered = fromNetwork(asked, url.pathname, world);
  // Whoever reads a page by way of its data may want to open it again by its address.
  asked.later(answered.then(({ ok }) => (ok ? world.store.keep([pageOf(url)]) : undefined)).catch(() => {}));
  const shown = await patient(answered, () => world.store.findOwn(url.pathname), world);
  return shown && shown.status < 500 ? shown : loadWhole(url);
}

async function file(asked: Asked, url: URL, world: World): Promise<Response> {
  const { pathname } = url;
  const kept = await world.store.find(pathname);
  const inDoubt = world.store.isInDoubt(pathname);
  if (kept && !inDoubt) return kept;
  const answered = fromNetwork(asked, pathname, world, inDoubt ? { cache: 'reload' } : undefined);
  const copy = async () => kept ?? world.store.findVariant(pathname);
  return (await patient(answered, copy, world)) ?? Response.error();
}

/**
 * The network's answer; a copy of it is kept where that is possible.
 * @param options how to ask, where it is not as the page did
 */
function fromNetwork(asked: Asked, path: string, world: World, options?: RequestInit): Promise<Response> {
  // The browser may have given its own request up, or (Firefox) hands its failure out as an answer: then ours counts.
  const ask = async () => {
    const early = await asked.preloaded?.catch(() => undefined);
    return early && early.type !== 'error' ? early : world.fetch(asked.request, options);
  };
  const answered = ask().then((response) => {
    // No room, no permission: the site works as without a worker.
    asked.later(world.store.put(path, response.clone()).catch(() => {}));
    return response;
  });
  asked.later(answered.catch(() => {}));
  return answered;
}

/**
 * The network's answer while it is good and in time, else the copy, else what the network says after all.
 * @returns undefined where there is neither
 */
async function patient(
  answered: Promise<Response>,
  copy: () => Promise<Response | undefined>,
  { wait }: World,
): Promise<Response | undefined> {
  const good = answered.then(
    (response) => (response.status < 500 ? response : undefined),
    () => undefined,
  );
  const first = await Promise.race([good, wait(PATIENCE_MS).then(copy)]);
  return first ?? (await copy()) ?? (await answered.catch(() => undefined));
}

/** Tells React Router to open the page by its address instead, in the words its server would use. */
function loadWhole(url: URL): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'X-Remix-Redirect': pageOf(url) + queryOf(url),
      'X-Remix-Status': '302',
      'X-Remix-Reload-Document': 'true',
    },
  });
}

/** The page that a `.data` address belongs to: `/weekly.data` → `/weekly`, `/_.data` → `/`. */
function pageOf({ pathname }: URL): string {
  return pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '');
}

/** The page's own query, without what the router adds to that of its data. */
function queryOf({ searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete('_routes');
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
