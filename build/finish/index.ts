import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isOfDesk } from '../../addresses/files.ts';
import { finishedPlace } from '../../addresses/page-files.ts';
import type { RenderedPage } from '../../app/early/rendered-page.ts';
import { isText } from '../../hosting/headers.ts';
import type { SiteFile, SiteManifest } from '../../hosting/site.ts';
import { Failure } from '../lib/progress.ts';
import { sideBySide } from '../lib/side-by-side.ts';
import { Compressor } from './compress.ts';
import { EDGE_IGNORED, edgeHeaders } from './edge-files.ts';
import { type OutsideHosts, withPolicy } from './policy.ts';
import { type Precache, workerScript } from './precache.ts';
import { dataPlace, withStartFacts } from './start-facts.ts';

/** The texts of all cards that a reading may turn: `/assets/reading-spiritual-b4061f3bfd6f.data`. */
const DRAW_DATA = /\/assets\/reading-[a-z]+-[0-9a-f]+\.data$/;

export interface FinishOptions {
  /** React Router's prerendered client folder. */
  pages: string;
  /** The pictures to take, by their paths below `folder`; they go to `/pictures/`. */
  pictures: { folder: string; files: string[] };
  /** The owner's desk, as it is handed out below `/desk/`; its first page stands at `/desk` itself. */
  desk?: string;
  /** An empty folder for the finished site. */
  to: string;
  /** Where compressed files are remembered between builds. */
  compressionCache: string;
  decks: SiteManifest['decks'];
  /** What the pages may ask of other hosts. */
  outside: OutsideHosts;
  /** What stands at `/sw.js`, bundled; `precache` is null for the worker that only removes itself. */
  worker: { script: string; precache: Precache | null };
  /** What stands at `/licences.txt`. */
  licences: string;
  inputs: string;
}

/**
 * Turns the prerendered output into the folder that hosts hand out: files in their places, pages with
 * their policy and their data apart, compressed forms beside the plain ones, headers as Cloudflare reads them.
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

  if (options.desk !== undefined) {
    for (const file of await filesBelow(options.desk))
      take(file === 'index.html' ? 'desk.html' : `desk/${file}`, join(options.desk, file));
  }

  const loads = new Map<string, string[]>();
  const sizeOf = remembering((address: string) => statSync(join(options.pages, address)).size);
  // Four at a time: brotli runs in the four threads of Node's pool.
  const found = await sideBySide([...sources], 4, async ([place, source]) => {
    const content = await readFile(source);
    refuseDamaged(source, content);
    const page =
      place.endsWith('.html') && !isOfDesk(`/${place}`)
        ? finishPage(content.toString('utf8'), place, options, sizeOf)
        : undefined;
    if (page) loads.set(addressOf(place), page.loads);
    const parts = Object.entries(page?.files ?? { [place]: content });
    return sideBySide(
      parts,
      1,
      async ([path, part]): Promise<[file: string, entry: SiteFile]> => [
        `/${path}`,
        await writeFinished(join(options.to, path), part, compressor),
      ],
    );
  });
  // Sorted: the same site gives the same manifest.
  const files = Object.fromEntries(found.flat().sort(([a], [b]) => (a < b ? -1 : 1)));
  const site: SiteManifest = { inputs: options.inputs, decks: options.decks, files };
  files['/licences.txt'] = await writeFinished(
    join(options.to, 'licences.txt'),
    Buffer.from(options.licences),
    compressor,
  );
  // Last of the files: it names the others.
  const { script, precache } = options.worker;
  const text = precache
    ? workerScript(script, site, precache, loads, (file) => readFileSync(join(options.to, file), 'utf8'))
    : script;
  files['/sw.js'] = await writeFinished(join(options.to, 'sw.js'), Buffer.from(text), compressor);
  await compressor.prune();
  // Not in the manifest: what they say is for the host, nobody is to read them at an address.
  await writeFile(join(options.to, '_headers'), edgeHeaders(site));
  await writeFile(join(options.to, '.assetsignore'), EDGE_IGNORED);
  return site;
}

/**
 * A picture is remembered under the hash of its content; one that was cut since would be published as what never changes.
 * @throws {Failure} when it is damaged; it is removed, so that the next build makes it again
 */
function refuseDamaged(source: string, content: Buffer): void {
  const [, hash] = /\.([0-9a-f]{8})\.\w+$/.exec(source) ?? [];
  if (hash === undefined || hashOf(content).startsWith(hash)) return;
  rmSync(source);
  throw new Failure(
    `${source} was damaged and has been removed. Run the same command again: it is made anew.`,
  );
}

/** A finished page: its files by place, and the addresses of the scripts, styles and data that it loads. */
interface FinishedPage {
  files: Record<string, Buffer>;
  loads: string[];
}

/** The steps of one page, in order. The policy comes last: it needs the final text of the scripts. */
function finishPage(
  source: string,
  place: string,
  { outside }: FinishOptions,
  sizeOf: (address: string) => number,
): FinishedPage {
  const { html, hydration, ...rendered } = renderedPage(source, place);
  // React Router gives a style sheet an empty fragment where a module that comes later needs it too.
  const styles = [
    ...rendered.styles.map((address) => address.replace(/#$/, '')),
    // The web font's, which comes after the first paint (`app/early/letters.ts`).
    ...Array.from(
      html.matchAll(/<link rel="stylesheet" href="([^"]+)" media="print"/g),
      ([, address = '']) => address,
    ),
  ];
  if (!hydration) return { files: { [place]: Buffer.from(withPolicy(html, place, outside)) }, loads: styles };
  const { start, data } = hydration;
  const path = dataPlace(place, hashOf(data));
  // The largest first: over HTTP/1.1 a browser asks for six files at a time, and the last of all is the one that is waited for.
  const preloads = start.preloads.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const page = withStartFacts(html, place, { ...start, preloads, data: `/${path}` });
  return {
    files: { [place]: Buffer.from(withPolicy(page, place, outside)), [path]: Buffer.from(data) },
    loads: [...styles, ...preloads, `/${path}`],
  };
}

function renderedPage(source: string, place: string): RenderedPage {
  try {
    return JSON.parse(source) as RenderedPage;
  } catch {
    throw new Failure(
      `${place} is no page of app/routes.ts. HTML files in public/ are not published: a page of this site carries its own policy.`,
    );
  }
}

/** `reading/tarot.html` → `/reading/tarot` */
function addressOf(place: string): string {
  return `/${place.replace(/(^index)?\.html$/, '')}`;
}

/** Asks each thing once: all pages load the same few files. */
function remembering<Key, Value>(ask: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, ask(key));
    return known.get(key) as Value;
  };
}

async function writeFinished(to: string, content: Buffer, compressor: Compressor): Promise<SiteFile> {
  await mkdir(dirname(to), { recursive: true });
  await writeFile(to, content);
  const entry: SiteFile = { hash: hashOf(content).slice(0, 20), size: content.length };
  if (!isText(to)) return entry;
  // What every page loads is worth the time, and so is what a draw page asks for before the tap; another page is one of
  // many, and most of what it costs to build.
  const quick = /\.(?:html|data)$/.test(to) && !DRAW_DATA.test(to);
  const { br, gz } = await compressor.compress(content, quick ? 10 : 11);
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
