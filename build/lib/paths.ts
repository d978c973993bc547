import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder; every script works from here, wherever it was called. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Everything that can be made again at any time. */
export const CACHE = join(ROOT, '.cache');

/** The owner's desk, before it goes into the site. */
export const DESK = join(CACHE, 'desk');

/** The finished site, as a host hands it out. */
export const DIST = join(ROOT, 'dist');

/** Beside `dist`, so that it can be put in its place at once: what is being built, and what stood there. */
export const NEXT_DIST = join(ROOT, '.dist-next');
export const FORMER_DIST = join(ROOT, '.dist-former');

/** What the hosting rules know of the finished site (`SiteManifest`). Written last: without it there is no build. */
export const MANIFEST = join(CACHE, 'site.json');
