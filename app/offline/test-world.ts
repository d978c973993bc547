/** For tests: a site's answers and a cache storage without a browser. */
import type { World } from './answers.ts';
import { Store } from './store.ts';

export const ORIGIN = 'https://site.example';

type Kind = 'basic' | 'opaque' | 'opaqueredirect';

/** An answer as a browser's network gives it; outside a browser `type` cannot be said. */
export function reply(
  text: string,
  {
    status = 200,
    type = 'text/html',
    kind = 'basic' as Kind,
    redirected = false,
    caching = 'public, max-age=0',
  }: { status?: number; type?: string; kind?: Kind; redirected?: boolean; caching?: string } = {},
): Response {
  const headers = { 'content-type': type, 'cache-control': caching };
  const response = new Response(text, { status, headers });
  return withKind(response, kind, redirected);
}

function withKind(response: Response, kind: string, redirected: boolean): Response {
  const clone = response.clone.bind(response);
  return Object.defineProperties(response, {
    type: { value: kind },
    redirected: { value: redirected },
    clone: { value: () => withKind(clone(), kind, redirected) },
  });
}

/** Caches in order of their making; entries in order of their last writing, as browsers keep them. */
export class FakeCaches {
  readonly all = new Map<string, Map<string, Response>>();
  /** Throws at each writing when set. */
  full = false;

  async open(name: string) {
    const entries = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, entries);
    return {
      keys: async () => [...entries.keys()].map((path) => ({ url: ORIGIN + path })),
      match: async (key: string | { url: string }) =>
        entries.get(typeof key === 'string' ? key : new URL(key.url).pathname)?.clone(),
      put: async (path: string, response: Response) => {
        if (this.full) throw new DOMException('no room', 'QuotaExceededError');
        entries.delete(path);
        entries.set(path, response);
      },
      delete: async (path: string) => entries.delete(path),
    };
  }
  async match(path: string, { cacheName }: { cacheName?: string } = {}) {
    for (const [name, entries] of this.all)
      if ((cacheName ?? name) === name && entries.has(path)) return entries.get(path)?.clone();
    return undefined;
  }
  async keys() {
    return [...this.all.keys()];
  }
  async delete(name: string) {
    return this.all.delete(name);
  }
  /** What a cache holds, by path. */
  paths(name: string): string[] {
    return [...(this.all.get(name)?.keys() ?? [])];
  }
}

/** A network that answers what it is given, by path; nothing: it is down. `cache`: how the browser's own is asked. */
export type Network = Record<string, (cache?: RequestCache) => Response | Promise<Response>>;

export function fakeWorld(
  network: Network,
  facts: { id?: string; code?: string; files?: string[]; hashes?: Record<string, string> } = {},
  caches = new FakeCaches(),
) {
  const asked: string[] = [];
  const build = {
    id: 'b',
    code: '1',
    files: [],
    hashes: {},
    offlinePage: '/offline',
    decks: [
      { deck: 'tarot', firstId: 0, size: 22 },
      { deck: 'oracle', firstId: 1, size: 40 },
    ],
    ...facts,
  };
  const fetch = (async (input: string | Request, init?: RequestInit) => {
    const path = typeof input === 'string' ? input : new URL(input.url).pathname;
    asked.push(path);
    const found = network[path];
    if (!found) throw new TypeError('Failed to fetch');
    return found(init?.cache ?? (typeof input === 'string' ? undefined : input.cache));
  }) as typeof globalThis.fetch;
  const store = new Store({ caches: caches as unknown as CacheStorage, fetch, build });
  /** Lets the time pass that the worker waits for the network. */
  let passTime = () => {};
  const waited: number[] = [];
  const world: World = {
    origin: ORIGIN,
    build,
    store,
    fetch,
    wait: (ms) => {
      waited.push(ms);
      return new Promise((resolve) => {
        passTime = resolve;
      });
    },
  };
  return {
    world,
    store,
    caches,
    asked,
    waited,
    passTime: () => passTime(),
    name: `hoshiakari-${build.id}-${build.code}`,
  };
}
