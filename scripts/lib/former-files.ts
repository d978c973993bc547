import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isHashed } from '../../addresses/files.ts';

/** Where the published site says which hashed files it holds, and the last day that each belonged to a build. */
export const LIST = '/former-files.json';

/** After so many days nobody has a page of that build open any more. */
const DAYS = 14;

/** The host takes 20,000 files; a build has about a thousand. */
const MOST = 5000;

const DAY_MS = 24 * 60 * 60 * 1000;

export interface FormerOptions {
  /** The folder to be published; it holds the new build. */
  folder: string;
  /** The paths of the new build: `/assets/root-1a2b3c4d.js`. */
  current: readonly string[];
  now: Date;
  /** Fetches a path of the published site; undefined where it answers 404. */
  load(path: string): Promise<Uint8Array | undefined>;
}

/**
 * Puts the hashed files of former builds beside the new one, so that a page opened before still finds its modules,
 * data and pictures; and writes the list that the next publishing starts from. The published site is the memory:
 * nothing has to be kept on the machine that publishes.
 * @returns how many former files were added
 * @throws what `load` throws, before anything of the list is written
 */
export async function addFormerFiles({ folder, current, now, load }: FormerOptions): Promise<number> {
  const today = now.toISOString().slice(0, 10);
  const here = new Set(current);
  const list: Record<string, string> = {};
  for (const path of current) if (mayOutlive(path)) list[path] = today;

  const former = Object.entries(parseList(await load(LIST)))
    .filter(([path, day]) => mayOutlive(path) && !here.has(path) && isRecent(day, now))
    .sort(([, a], [, b]) => (a > b ? -1 : a < b ? 1 : 0))
    .slice(0, MOST);
  let added = 0;
  for (const [path, day] of former) {
    const content = await load(path);
    if (!content) continue;
    const place = join(folder, path);
    if (existsSync(place)) throw new Error(`${path} is in the folder, but not in the list of the build`);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, content);
    list[path] = day;
    added += 1;
  }
  await writeFile(join(folder, LIST), `${JSON.stringify(list, null, 1)}\n`);
  return added;
}

/** From `DAYS` ago until today: a day to come, or none of the calendar, was not written by us. */
function isRecent(day: string, now: Date): boolean {
  const time = Date.parse(day);
  const age = now.getTime() - time;
  return age >= 0 && age <= DAYS * DAY_MS && new Date(time).toISOString().startsWith(day);
}

/** Only what carries its content's hash may outlive its build, never a page; and no path leads out of the folder. */
function mayOutlive(path: string): boolean {
  return (
    isHashed(path) &&
    /^[\w./-]+\.(?:js|css|data|woff2|avif|webp|jpg|png|svg)$/.test(path) &&
    !path.split('/').includes('..')
  );
}

/** The entries of a published list; none where there is no list, or something else in its place. */
function parseList(content: Uint8Array | undefined): Record<string, string> {
  if (!content) return {};
  try {
    const data: unknown = JSON.parse(new TextDecoder().decode(content));
    if (data === null || typeof data !== 'object') return {};
    return Object.fromEntries(
      Object.entries(data).filter(([, day]) => typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day)),
    );
  } catch {
    return {};
  }
}

/** `load` for a site that is published at this address. */
export function fromSite(address: string): FormerOptions['load'] {
  return async (path) => {
    const response = await fetch(address + path, { signal: AbortSignal.timeout(30_000) });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${address}${path} answers ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  };
}
