import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder; every script works from here, wherever it was called. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Everything that can be made again at any time. */
export const CACHE = join(ROOT, '.cache');

/** The finished site, as a host hands it out. */
export const DIST = join(ROOT, 'dist');

/** What the hosting rules know of the finished site (`SiteManifest`). Written last: without it there is no build. */
export const MANIFEST = join(CACHE, 'site.json');
