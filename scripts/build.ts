/** `npm run build`: content, pictures, fonts, pages, finished folder; nothing at all when nothing has changed. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError, loadContent } from '../app/content/load.server.ts';
import type { Content } from '../app/content/types.ts';
import type { Manifest } from '../card-art/render/manifest.ts';
import { finishSite } from '../hosting/finish/index.ts';
import type { SiteManifest } from '../hosting/site.ts';
import { buildFonts } from './build-fonts.ts';
import { runNode } from './lib/child.ts';
import { hashInputs } from './lib/inputs.ts';
import { locked } from './lib/lock.ts';
import { bundleWorker, putBy } from './lib/offline.ts';
import { CACHE, DIST, MANIFEST, ROOT } from './lib/paths.ts';
import { drawPictures, PICTURES } from './lib/pictures.ts';
import { exitWith, Failure, seconds, step } from './lib/progress.ts';

if (import.meta.main) {
  const started = performance.now();
  await build()
    .then(({ fresh, site }) => {
      const files = Object.keys(site.files).length;
      console.log(
        fresh ? `built: ${files} files in ${seconds(started)}` : `dist is up to date: ${files} files`,
      );
    })
    .catch(exitWith);
}

/**
 * Brings `dist` and the hosting manifest up to date.
 * @returns the manifest, and whether anything had to be built
 * @throws {Failure} with the reason, in words for the owner
 */
export function build(): Promise<{ fresh: boolean; site: SiteManifest }> {
  return locked(join(CACHE, 'build.lock'), buildIfChanged);
}

async function buildIfChanged(): Promise<{ fresh: boolean; site: SiteManifest }> {
  const inputs = await hashInputs();
  const last = await readManifest();
  if (last?.inputs === inputs) return { fresh: false, site: last };

  const { content, pictures } = await prepare();
  await step('building the pages', buildPages);
  const site = await step('finishing the files', () => finish(inputs, content, pictures));
  return { fresh: true, site };
}

/** Checks the content and makes what the pages need before they can be rendered. */
async function prepare(): Promise<{ content: Content; pictures: Manifest }> {
  // Checked before the pictures, which may take minutes, and again with their names.
  await step('checking the content', async () => checkedContent());
  const pictures = await step('drawing the pictures', drawPictures);
  const content = checkedContent(new Set(Object.keys(pictures)));
  await step('cutting the fonts', buildFonts);
  return { content, pictures };
}

/** The manifest of the last whole build; undefined when there is none. */
export async function readManifest(): Promise<SiteManifest | undefined> {
  if (!existsSync(MANIFEST) || !existsSync(DIST)) return undefined;
  try {
    return JSON.parse(await readFile(MANIFEST, 'utf8')) as SiteManifest;
  } catch {
    return undefined;
  }
}

function checkedContent(pictureNames?: ReadonlySet<string>): Content {
  try {
    return loadContent(join(ROOT, 'content'), pictureNames);
  } catch (error) {
    throw error instanceof ContentError ? new Failure(error.message) : error;
  }
}

async function buildPages() {
  await rm(join(CACHE, 'react-router'), { recursive: true, force: true });
  const cli = join(ROOT, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  const { code, text } = await runNode(cli, ['build', '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Failure(`${text.trim()}\n\nBuilding the pages failed (exit code ${code}).`);
}

/** Built aside and put in place at the end: whoever interrupts the build keeps the old site or has none, never half. */
async function finish(inputs: string, content: Content, pictures: Manifest): Promise<SiteManifest> {
  const next = join(CACHE, 'next-dist');
  const old = join(CACHE, 'old-dist');
  await Promise.all([next, old].map((folder) => rm(folder, { recursive: true, force: true })));
  await mkdir(next, { recursive: true });
  const site = await finishSite({
    pages: join(CACHE, 'react-router', 'client'),
    pictures: { folder: PICTURES, files: filesOf(pictures) },
    to: next,
    compressionCache: join(CACHE, 'compressed'),
    outside: outsideHosts(content),
    worker: content.site.offline
      ? { script: await bundleWorker('worker'), putBy: putBy(content.decks.map(({ deck }) => deck)) }
      : { script: await bundleWorker('off'), putBy: null },
    decks: Object.fromEntries(
      content.decks.map((deck) => [deck.deck, { firstId: deck.firstId, size: deck.cards.length }]),
    ),
    inputs,
  });
  await writeFile(`${MANIFEST}.part`, JSON.stringify(site));
  await rm(MANIFEST, { force: true });
  if (existsSync(DIST)) await rename(DIST, old);
  await rename(next, DIST);
  await rename(`${MANIFEST}.part`, MANIFEST);
  await rm(old, { recursive: true, force: true });
  return site;
}

/** Whom the pages may ask besides the site itself: banner networks, and analytics where it is configured. */
function outsideHosts(content: Content): { pictures: string[]; analytics: boolean } {
  const banners = [...content.banners.menu, ...content.banners.footer];
  const sources = banners.flatMap(({ image, pixel }) => [image.src, ...(pixel ? [pixel.src] : [])]);
  const hosts = sources.filter((src) => src.startsWith('https:')).map((src) => new URL(src).origin);
  return { pictures: [...new Set(hosts)].sort(), analytics: content.site.firebase !== null };
}

/** The files of all pictures; the folder they are in may hold older ones too. */
function filesOf(pictures: Manifest): string[] {
  return Object.values(pictures).flatMap(({ sources, fallback }) => [
    ...sources.map(({ src }) => src),
    fallback.src,
  ]);
}
