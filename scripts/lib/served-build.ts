import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CACHE, DIST, MANIFEST } from '../../build/lib/paths.ts';
import type { SiteManifest } from '../../hosting/site.ts';

/** One build as a server hands it out, whatever is built after it. */
export interface ServedBuild {
  folder: string;
  site: SiteManifest;
  /** Removes the folder. */
  release(): void;
}

/** Where things are; tests have places of their own. */
const PLACES = {
  dist: DIST,
  manifest: MANIFEST,
  /** Holds a folder for each process that serves, by the process's number. */
  served: join(CACHE, 'served'),
};

/**
 * Links the files of the build that is there into a folder of this process: the next build replaces `dist`, and manifest
 * and files of two builds would be paired. Must not run while a build does (`build/lib/lock.ts`).
 * @throws when there is no whole build
 */
export function takeBuild({ dist, manifest, served } = PLACES): ServedBuild {
  const folder = join(served, String(process.pid));
  mkdirSync(served, { recursive: true });
  for (const name of readdirSync(served))
    if (name === String(process.pid) || !isRunning(Number(name)))
      rmSync(join(served, name), { recursive: true, force: true });

  const site = JSON.parse(readFileSync(manifest, 'utf8')) as SiteManifest;
  for (const [file, { br, gz }] of Object.entries(site.files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    for (const name of [
      file,
      ...(br === undefined ? [] : [`${file}.br`]),
      ...(gz === undefined ? [] : [`${file}.gz`]),
    ])
      linkOrCopy(join(dist, name), join(folder, name));
  }
  return { folder, site, release: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A link costs nothing; where the cache lies on another volume, or the volume has no links, the file is copied. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error;
    copyFileSync(from, to);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
