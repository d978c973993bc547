import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isText } from '../headers.ts';
import type { SiteFile, SiteManifest } from '../site.ts';
import { Compressor } from './compress.ts';
import { deferStart } from './defer-start.ts';
import { EDGE_IGNORED, edgeHeaders } from './edge-files.ts';
import { finishedPlace, isStill } from './layout.ts';
import { dataPlace, takeData } from './page-data.ts';
import { type OutsideHosts, withPolicy } from './policy.ts';
import { type PutBy, workerScript } from './put-by.ts';
import { withoutRouter } from './still-page.ts';

export interface FinishOptions {
  /** React Router's prerendered client folder. */
  pages: string;
  /** The pictures to take, by their paths below `folder`; they go to `/pictures/`. */
  pictures: { folder: string; files: string[] };
  /** An empty folder for the finished site. */
  to: string;
  /** Where compressed files are remembered between builds. */
  compressionCache: string;
  decks: SiteManifest['decks'];
  /** What the pages may ask of other hosts. */
  outside: OutsideHosts;
  /** What stands at `/sw.js`, bundled; `putBy` is null for the worker that only removes itself. */
  worker: { script: string; putBy: PutBy | null };
  inputs: string;
}

/**
 * Turns the prerendered output into the folder that hosts hand out: files in their places, React's start deferred
 * and its data apart,
 * error pages without scripts, compressed forms beside the plain ones, headers as Cloudflare reads them.
 * @returns the manifest for the hosting rules; the caller writes it
 */
export async function finishSite(options: FinishOptions): Promise<SiteManifest> {
  const decks = Object.keys(options.decks);
  const compressor = new Compressor(options.compressionCache);
  const sources = new Map<string, string>();
  const take = (place: string, source: string) => {
    const other = sources.get(place);
    if (other !== undefined && other !== source)
      throw new Error(`${source} and ${other} would both become ${place}`);
    sources.set(place, source);
  };
  for (const file of await filesBelow(options.pages)) {
    const place = finishedPlace(file, decks);
    if (place !== undefined) take(place, join(options.pages, file));
  }
  for (const file of options.pictures.files) take(`pictures/${file}`, join(options.pictures.folder, file));

  const found: [file: string, entry: SiteFile][] = [];
  const queue = [...sources];
  // Four at a time: brotli runs in the four threads of Node's pool.
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [place, source] = next;
      for (const [path, content] of finishedFiles(place, await readFile(source), options))
        found.push([`/${path}`, await writeFinished(join(options.to, path), content, compressor)]);
    }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  // Sorted, however the work above ended: the same site gives the same manifest.
  const files = Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
  const site: SiteManifest = { inputs: options.inputs, decks: options.decks, files };
  // Last of the files: it names the others.
  const { script, putBy } = options.worker;
  const text = putBy
    ? workerScript(script, site, putBy, (file) => readFileSync(join(options.to, file), 'utf8'))
    : script;
  files['/sw.js'] = await writeFinished(join(options.to, 'sw.js'), Buffer.from(text), compressor);
  await compressor.prune();
  // Not in the manifest: what they say is for the host, nobody is to read them at an address.
  await writeFile(join(options.to, '_headers'), edgeHeaders(site));
  await writeFile(join(options.to, '.assetsignore'), EDGE_IGNORED);
  return site;
}

/** What becomes of one file, by place: itself; a page of the running site and its data. */
function finishedFiles(place: string, content: Buffer, options: FinishOptions): [string, Buffer][] {
  if (!place.endsWith('.html')) return [[place, content]];
  const finished = finishPage(content.toString('utf8'), place, options);
  return Object.entries(finished).map(([path, text]) => [path, Buffer.from(text)]);
}

/** The steps of one page, in order. Whatever needs the final inline scripts (their hashes) comes last. */
function finishPage(
  source: string,
  place: string,
  { outside, pages }: FinishOptions,
): Record<string, string> {
  if (isStill(place)) return { [place]: withPolicy(withoutRouter(source), place, outside) };
  const { html, data } = takeData(source, place);
  const path = dataPlace(place, hashOf(data));
  const deferred = deferStart(html, place, `/${path}`, (address) => statSync(join(pages, address)).size);
  return { [place]: withPolicy(deferred, place, outside), [path]: data };
}

async function writeFinished(to: string, content: Buffer, compressor: Compressor): Promise<SiteFile> {
  await mkdir(dirname(to), { recursive: true });
  await writeFile(to, content);
  const entry: SiteFile = { hash: hashOf(content).slice(0, 20), size: content.length };
  if (!isText(to)) return entry;
  const { br, gz } = await compressor.compress(content);
  if (br) await writeFile(`${to}.br`, br);
  if (gz) await writeFile(`${to}.gz`, gz);
  return { ...entry, ...(br && { br: br.length }), ...(gz && { gz: gz.length }) };
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}
