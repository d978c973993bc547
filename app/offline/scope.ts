/**
 * The parts of a service worker's world that ours uses. TypeScript's own list (`WebWorker`) contradicts the one of pages
 * (`DOM`), and one program can hold only one of them.
 */
export interface WorkerScope {
  caches: CacheStorage;
  location: { origin: string };
  registration: {
    navigationPreload?: { enable(): Promise<void> };
    unregister(): Promise<boolean>;
  };
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<{ id: string }[]>;
  };
  fetch: typeof fetch;
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchLifeEvent) => void): void;
  addEventListener(name: 'message', listener: (event: LifeEvent & { data: unknown }) => void): void;
}

export interface LifeEvent {
  /** Keeps the worker alive until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchLifeEvent extends LifeEvent {
  request: Request;
  /** The page that asks; empty for a page that is only about to be opened. */
  clientId: string;
  /** The page's own request, begun by the browser while the worker woke up. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** What the build writes at the head of `/sw.js`. */
export interface BuildFacts {
  /** Hash over all files of the site. */
  id: string;
  /** Version of the pages' scripts: the same in two builds that differ in content only. */
  code: string;
  /** What is precached as soon as the worker is installed: pages, their data, files; paths. */
  files: string[];
  /** Beginnings of the SHA-256 of scripts, styles and fonts, by path: the hash in their names is not that of their bytes. */
  hashes: Record<string, string>;
  /** The page shown in place of one that cannot be had. */
  offlinePage: string;
  /** For shared addresses. */
  decks: { deck: string; firstId: number; size: number }[];
}
