import type { BuildFacts } from './scope.ts';

/** All caches of ours begin so; others of the same origin are never touched. */
export const CACHE_PREFIX = 'hoshiakari-';

/** Besides what is put by at once; the oldest go first. A page is about 60 kB here, a picture 30 to 110 kB. */
const MOST_PAGES = 200;
const MOST_FILES = 400;

/** Requests side by side while the first things are put by. */
const SIDE_BY_SIDE = 4;

/** Where the pages are noted that run scripts of an older build; no address of the site. */
const OLDER_CLIENTS = '/.older-clients';

interface StoreWorld {
  caches: CacheStorage;
  fetch: typeof fetch;
  build: Pick<BuildFacts, 'id' | 'code' | 'files'>;
}

/**
 * What is kept on the device: one cache a build. Files whose names carry their content's hash are good in every build,
 * pages whole with the files of their own; so a page of the build before may be shown, its data (`.data`) may not.
 */
export class Store {
  readonly #world: StoreWorld;
  readonly #name: string;
  readonly #putBy: ReadonlySet<string>;
  #olderClients: Promise<ReadonlySet<string>> | undefined;

  constructor(world: StoreWorld) {
    this.#world = world;
    this.#name = `${CACHE_PREFIX}${world.build.id}-${world.build.code}`;
    this.#putBy = new Set(world.build.files);
  }

  /** A copy from this build, else from the one before; undefined where there is none or nothing can be read. */
  async find(path: string): Promise<Response | undefined> {
    return (await this.findOwn(path)) ?? (await this.#read((caches) => caches.match(path)));
  }

  /** A copy from this build only. */
  findOwn(path: string): Promise<Response | undefined> {
    return this.#read((caches) => caches.match(path, { cacheName: this.#name }));
  }

  /** The same picture in another size or format: `17-star-480.1a2b3c4d.avif` for `17-star-960.5e6f7a8b.avif`. */
  async findVariant(path: string): Promise<Response | undefined> {
    const drawing = drawingOf(path);
    if (drawing === undefined) return undefined;
    return this.#read(async (caches) => {
      for (const name of await this.#names()) {
        const cache = await caches.open(name);
        const other = (await cache.keys()).find(({ url }) => drawingOf(new URL(url).pathname) === drawing);
        if (other) return cache.match(other);
      }
      return undefined;
    });
  }

  /**
   * Keeps an answer; passes over what must not be kept (see `isKeepable`).
   * @throws where nothing can be written: storage full or denied
   */
  async put(path: string, response: Response): Promise<void> {
    if (!isKeepable(path, response)) return;
    const page = isPage(path) ? response.clone() : undefined;
    const cache = await this.#world.caches.open(this.#name);
    await cache.put(path, response);
    await this.#trim(cache);
    // A page is kept whole: with its data and every script and style it names.
    if (page) await this.#putByWith(await page.text());
  }

  /**
   * Fetches and keeps what is not there yet, one after the other. Ends quietly at the first sign that it is no time for
   * it: no network, no room.
   */
  async keep(paths: readonly string[]): Promise<void> {
    try {
      for (const path of paths) {
        if (await this.find(path)) continue;
        await this.put(path, await this.#world.fetch(path, { priority: 'low' }));
      }
    } catch {
      // Another visit tries again.
    }
  }

  /**
   * Puts by everything the build names, or nothing.
   * @throws when something does not come or cannot be written
   */
  async putByAll(): Promise<void> {
    const waiting = [...this.#world.build.files];
    const worker = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        await this.#putByOne(path).catch((error: unknown) => {
          waiting.length = 0;
          throw error;
        });
      }
    };
    // All have ended before the half is thrown away: a late one would begin it anew.
    const ends = await Promise.allSettled(Array.from({ length: SIDE_BY_SIDE }, worker));
    const failed = ends.find((end) => end.status === 'rejected');
    if (!failed) return;
    await this.#world.caches.delete(this.#name);
    throw failed.reason;
  }

  /** Notes which pages are open, when their scripts may be of another build: they came before this one took over. */
  async noteOlderClients(ids: readonly string[]): Promise<void> {
    const before = (await this.#names()).find((name) => name !== this.#name);
    if (before === undefined || before.endsWith(`-${this.#world.build.code}`)) return;
    const cache = await this.#world.caches.open(this.#name);
    await cache.put(OLDER_CLIENTS, new Response(JSON.stringify(ids)));
    this.#olderClients = undefined;
  }

  /** Whether a page runs scripts of an older build. */
  async isOlderClient(id: string): Promise<boolean> {
    this.#olderClients ??= this.findOwn(OLDER_CLIENTS).then(
      async (noted) => new Set<string>(noted ? await noted.json() : []),
    );
    return (await this.#olderClients).has(id);
  }

  /** Keeps this build's cache and the one before it: what was read last week can still be read. */
  async forgetOlder(): Promise<void> {
    const [, , ...older] = await this.#names();
    await Promise.all(older.map((name) => this.#world.caches.delete(name)));
  }

  /** Our caches: this build's first, then the newest. */
  async #names(): Promise<string[]> {
    const names = (await this.#world.caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX)).reverse();
    return [this.#name, ...names.filter((name) => name !== this.#name)];
  }

  async #putByOne(path: string): Promise<void> {
    const known = isHashed(path) ? await this.find(path) : undefined;
    // Pages are asked for anew: a copy in the browser's cache may be of the build before.
    const options: RequestInit = isHashed(path)
      ? { priority: 'low' }
      : { priority: 'low', cache: 'no-cache' };
    const response = known ?? (await this.#world.fetch(path, options));
    if (!isKeepable(path, response)) throw new Error(`${path} answers ${response.status}`);
    await this.put(path, response);
  }

  async #putByWith(html: string): Promise<void> {
    for (const path of new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|data)\b/g))) {
      // Those that are on the list come anyway.
      if (this.#putBy.has(path) || (await this.find(path))) continue;
      const response = await this.#world.fetch(path, { priority: 'low' });
      await this.put(path, response);
    }
  }

  async #trim(cache: Cache): Promise<void> {
    const paths = (await cache.keys())
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => !this.#putBy.has(path) && path !== OLDER_CLIENTS);
    const files = paths.filter(isHashed);
    const pages = paths.filter((path) => !isHashed(path));
    const surplus = [...pages.slice(0, -MOST_PAGES), ...files.slice(0, -MOST_FILES)];
    await Promise.all(surplus.map((path) => cache.delete(path)));
  }

  /** Storage that is denied is storage without copies. */
  async #read<T>(read: (caches: CacheStorage) => Promise<T | undefined>): Promise<T | undefined> {
    try {
      return await read(this.#world.caches);
    } catch {
      return undefined;
    }
  }
}

/**
 * Whether an answer may be kept: whole, from this site, under its own address, and of the kind that its address says.
 * Never a 404, a redirect, an error, an answer of another host, or a page in place of a file.
 */
function isKeepable(path: string, response: Response): boolean {
  const isHtml = /^text\/html\b/.test(response.headers.get('content-type') ?? '');
  return (
    response.status === 200 && response.type === 'basic' && !response.redirected && isHtml === isPage(path)
  );
}

/** Addresses of pages have no ending: `/`, `/weekly/leo`. */
function isPage(path: string): boolean {
  return !path.slice(path.lastIndexOf('/')).includes('.');
}

/** Files that never change under their name: `HASHED_FOLDERS` of the hosting rules. */
export function isHashed(path: string): boolean {
  return path.startsWith('/assets/') || path.startsWith('/pictures/');
}

/** What a picture's files have in common: their name without width, hash and ending. */
function drawingOf(path: string): string | undefined {
  return /^(\/pictures\/.+)-\d+\.\w+\.(?:avif|webp)$/.exec(path)?.[1];
}
