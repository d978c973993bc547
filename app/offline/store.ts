import { contentTypeOf, isHashed } from '../../addresses/files.ts';
import type { BuildFacts } from './scope.ts';

/** All caches of ours begin so; others of the same origin are never touched. */
export const CACHE_PREFIX = 'hoshiakari-';

/** Besides what is precached; the oldest go first. A page is about 60 kB here, a picture 30 to 110 kB. */
const MOST_PAGES = 200;
const MOST_FILES = 400;

/** Requests side by side while the precache is filled. */
const SIDE_BY_SIDE = 4;

/** Where the pages are noted that run scripts of an older build; no address of the site. */
const OLDER_CLIENTS = '/.older-clients';

interface StoreWorld {
  caches: CacheStorage;
  fetch: typeof fetch;
  build: Pick<BuildFacts, 'id' | 'code' | 'files' | 'hashes'>;
}

/**
 * What is kept on the device: one cache a build. Files whose names carry their content's hash are good in every build,
 * pages whole with the files of their own; so a page of the build before may be shown, its data (`.data`) may not.
 */
export class Store {
  readonly #world: StoreWorld;
  readonly #name: string;
  readonly #precached: ReadonlySet<string>;
  readonly #inDoubt = new Set<string>();
  #olderClients: Promise<ReadonlySet<string>> | undefined;

  constructor(world: StoreWorld) {
    this.#world = world;
    this.#name = `${CACHE_PREFIX}${world.build.id}-${world.build.code}`;
    this.#precached = new Set(world.build.files);
  }

  /** A copy from this build, else from the one before; undefined where there is none or nothing can be read. */
  async find(path: string): Promise<Response | undefined> {
    return (await this.findOwn(path)) ?? ofItsType(path, await this.#read((caches) => caches.match(path)));
  }

  /** A copy from this build only. */
  async findOwn(path: string): Promise<Response | undefined> {
    return ofItsType(path, await this.#own(path));
  }

  /**
   * From now on the copies of these files are used only where the network has nothing, until it has answered well: a
   * page could not run them. They are not thrown away, for it may be the network alone that was lost.
   */
  doubt(paths: readonly string[]): void {
    for (const path of paths) this.#inDoubt.add(path);
  }

  isInDoubt(path: string): boolean {
    return this.#inDoubt.has(path);
  }

  /** The same picture in another size or format: `17-star-480.1a2b3c4d.avif` for `17-star-720.5e6f7a8b.avif`. */
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
   * Keeps an answer; passes over what must not be kept (see `isKeepable`) and what is not as the build made it.
   * @returns whether it was kept
   * @throws where nothing can be written: storage full or denied
   */
  async put(path: string, response: Response): Promise<boolean> {
    if (!isKeepable(path, response) || !(await this.#isAsBuilt(path, response))) return false;
    const page = isPage(path) ? response.clone() : undefined;
    const cache = await this.#world.caches.open(this.#name);
    await cache.put(path, response);
    this.#inDoubt.delete(path);
    await this.#trim(cache);
    // A page is kept whole: with its data and every script and style it names.
    if (page) await this.#keepPartsOf(await page.text());
    return true;
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
   * Precaches everything the build names, or nothing.
   * @throws when something does not come or cannot be written
   */
  async precacheAll(): Promise<void> {
    const waiting = [...this.#world.build.files];
    const worker = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        await this.#precacheOne(path).catch((error: unknown) => {
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
    this.#olderClients ??= this.#own(OLDER_CLIENTS).then(
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

  async #precacheOne(path: string): Promise<void> {
    const known = isHashed(path) ? await this.find(path) : undefined;
    if (known && (await this.put(path, known))) return;
    // Pages are asked for anew: a copy in the browser's own cache may be of the build before. Files that never change
    // are taken from it, and asked for once more past it where that copy is a bad one.
    const ways: RequestCache[] = isHashed(path) ? ['default', 'reload'] : ['no-cache'];
    let status = 0;
    for (const cache of ways) {
      const response = await this.#world.fetch(path, { priority: 'low', cache });
      if (await this.put(path, response)) return;
      status = response.status;
    }
    throw new Error(`${path} answers ${status}, or something else than the build made`);
  }

  async #keepPartsOf(html: string): Promise<void> {
    for (const path of new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|data)\b/g))) {
      // Those that are on the list come anyway.
      if (this.#precached.has(path) || (await this.find(path))) continue;
      const response = await this.#world.fetch(path, { priority: 'low' });
      await this.put(path, response);
    }
  }

  async #trim(cache: Cache): Promise<void> {
    const paths = (await cache.keys())
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => !this.#precached.has(path) && path !== OLDER_CLIENTS);
    const files = paths.filter(isHashed);
    const pages = paths.filter((path) => !isHashed(path));
    const surplus = [...pages.slice(0, -MOST_PAGES), ...files.slice(0, -MOST_FILES)];
    await Promise.all(surplus.map((path) => cache.delete(path)));
  }

  /** Whether the bytes are those of the build. Of what an older or newer build made nothing is known. */
  async #isAsBuilt(path: string, response: Response): Promise<boolean> {
    const expected = this.#world.build.hashes[path] ?? hashInName(path);
    if (expected === undefined) return true;
    const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
    const found = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return found.startsWith(expected);
  }

  #own(path: string): Promise<Response | undefined> {
    return this.#read((caches) => caches.match(path, { cacheName: this.#name }));
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
 * Whether an answer may be kept: whole, from this site, under its own address, of the type that its address says, and
 * not forbidden by the host. Never a 404, a redirect, an error, an answer of another host, or a page in place of a file.
 */
function isKeepable(path: string, response: Response): boolean {
  return (
    response.status === 200 &&
    response.type === 'basic' &&
    !response.redirected &&
    !/\bno-store\b/i.test(response.headers.get('cache-control') ?? '') &&
    ofItsType(path, response) !== undefined
  );
}

/** The answer, where its type is that of its address: `text/javascript` for `.js`. */
function ofItsType(path: string, response: Response | undefined): Response | undefined {
  const expected = contentTypeOf(isPage(path) ? 'html' : path);
  const found = response?.headers.get('content-type');
  return found && expected && essence(found) === essence(expected) ? response : undefined;
}

/** A content type without its parameters. */
function essence(type: string): string {
  return type.replace(/;.*/, '').trim().toLowerCase();
}

/** The names of pictures and of pages' data carry the beginning of their content's SHA-256. */
function hashInName(path: string): string | undefined {
  return /^\/pictures\/.+\.([\da-f]{8})\.\w+$|^\/assets\/.+-([\da-f]{12})\.data$/
    .exec(path)
    ?.slice(1)
    .find(Boolean);
}

/** Addresses of pages have no ending: `/`, `/weekly/leo`. */
function isPage(path: string): boolean {
  return !path.slice(path.lastIndexOf('/')).includes('.');
}

/** What a picture's files have in common: their name without width, hash and ending. */
function drawingOf(path: string): string | undefined {
  return /^(\/pictures\/.+)-\d+\.\w+\.(?:avif|webp)$/.exec(path)?.[1];
}
