/** The finished site out of content, pictures, fonts, pages and the week; nothing at all is done when nothing has changed. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../app/content/types.ts';
import { buildTime } from '../app/horoscope/build-time.server.ts';
import type { Manifest } from '../card-art/render/manifest.ts';
import { damagedFiles } from '../hosting/damaged-files.ts';
import type { SiteManifest } from '../hosting/site.ts';
import { checkedContent } from './checked-content.ts';
import { buildDesk } from './desk.ts';
import { finishSite } from './finish/index.ts';
import { buildFonts, type FontReport } from './fonts/cut-fonts.ts';
import { hashInputs, refuseLinks } from './inputs.ts';
import { runNode } from './lib/child.ts';
import { locked } from './lib/lock.ts';
import { CACHE, DESK, DIST, FORMER_DIST, MANIFEST, NEXT_DIST, ROOT } from './lib/paths.ts';
import { Failure, step } from './lib/progress.ts';
import { remove } from './lib/remove.ts';
import { together } from './lib/side-by-side.ts';
import { explainedOutput } from './lib/system-errors.ts';
import { installed } from './licences.ts';
import { drawPictures, PICTURES } from './pictures/draw-pictures.ts';
import { publishedLicences } from './published-licences.ts';
import { bundleWorker, type Made, precacheOf } from './service-worker.ts';

/**
 * Brings `dist` and the hosting manifest up to date.
 * @returns the manifest, and whether anything had to be built
 * @throws {Failure} with the reason, in words for the owner
 */
export function build(): Promise<{ fresh: boolean; site: SiteManifest }> {
  return locked(join(CACHE, 'build.lock'), buildIfChanged);
}

async function buildIfChanged(): Promise<{ fresh: boolean; site: SiteManifest }> {
  const now = buildTime();
  const inputs = await hashInputs(now);
  const last = await readManifest();
  if (last?.inputs === inputs && (await isWhole(last))) return { fresh: false, site: last };

  const { content, pictures, fonts } = await prepare(now);
  await step('building the pages', () => buildPages(now));
  await step("laying out the owner's desk", () => buildDesk(content, filesByName(pictures), now));
  const site = await step('finishing the files', () => finish(inputs, content, pictures, fonts));
  return { fresh: true, site };
}

/** False, with a line that says so, where a file of `dist` is not as it was built. */
async function isWhole(site: SiteManifest): Promise<boolean> {
  const damaged = await damagedFiles(DIST, site);
  if (damaged.length > 0)
    console.log(`dist is damaged (${damaged.length} files: ${damaged[0]} …): building it again`);
  return damaged.length === 0;
}

/** Checks the content and makes what the pages need before they can be rendered. */
async function prepare(now: number): Promise<{ content: Content; pictures: Manifest; fonts: FontReport }> {
  await refuseLinks(join(ROOT, 'public'));
  // Checked before the pictures, which may take minutes, and again with their names.
  const written = await step('checking the content', async () => checkedContent(undefined, now));
  // Pictures are drawn by workers; fonts are cut here, by what would wait for them.
  const [pictures, fonts] = await step('drawing the pictures, cutting the fonts', (note) =>
    together([drawPictures(written, note), buildFonts()]),
  );
  const content = checkedContent(new Set(Object.keys(pictures)), now);
  return { content, pictures, fonts };
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

/** @param now the pages' time too: a build over midnight on Sunday is of one week */
async function buildPages(now: number) {
  await remove(join(CACHE, 'react-router'));
  const cli = join(ROOT, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  const { code, text } = await runNode(cli, ['build', '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production', BUILD_TIME: new Date(now).toISOString() },
    // Else it would go on writing into the folder that the next build empties.
    endsWithParent: true,
  });
  if (code === 0) return;
  const why = explainedOutput(text);
  throw new Failure(
    `${text.trim()}\n\nBuilding the pages failed (exit code ${code}).${why ? ` ${why}` : ''}`,
  );
}

/** Built aside and put in place at the end: whoever interrupts the build keeps the old site or has none, never half. */
async function finish(
  inputs: string,
  content: Content,
  pictures: Manifest,
  fonts: FontReport,
): Promise<SiteManifest> {
  await Promise.all([NEXT_DIST, FORMER_DIST].map(remove));
  await mkdir(NEXT_DIST, { recursive: true });
  const pages = join(CACHE, 'react-router', 'client');
  const assets = JSON.parse(await readFile(join(pages, '.vite', 'manifest.json'), 'utf8')) as Made['assets'];
  const site = await finishSite({
    pages,
    pictures: { folder: PICTURES, files: filesOf(pictures) },
    desk: DESK,
    to: NEXT_DIST,
    compressionCache: join(CACHE, 'compressed'),
    outside: outsideHosts(content),
    worker: content.site.offline
      ? {
          script: await bundleWorker('worker'),
          precache: precacheOf(content.decks, content.readings, { fonts, assets, pictures }),
        }
      : { script: await bundleWorker('off'), precache: null },
    decks: Object.fromEntries(
      content.decks.map((deck) => [deck.deck, { firstId: deck.firstId, size: deck.cards.length }]),
    ),
    licences: publishedLicences(ROOT, installed(ROOT)),
    inputs,
  });
  await writeFile(`${MANIFEST}.part`, JSON.stringify(site));
  await rm(MANIFEST, { force: true });
  if (existsSync(DIST)) await rename(DIST, FORMER_DIST);
  await rename(NEXT_DIST, DIST);
  await rename(`${MANIFEST}.part`, MANIFEST);
  await remove(FORMER_DIST);
  return site;
}

/** Whom the pages may ask besides the site itself: banner networks, and analytics where it is configured. */
function outsideHosts(content: Content): { pictures: string[]; analytics: boolean } {
  const banners = [...content.banners.menu, ...content.banners.footer];
  const hosts = banners.flatMap((banner) => banner.hosts.map((host) => `https://${host}`));
  return { pictures: [...new Set(hosts)].sort(), analytics: content.site.firebase !== null };
}

/** One file of each picture, for the desk. */
function filesByName(pictures: Manifest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(pictures).map(([name, { fallback }]) => [name, `/pictures/${fallback.src}`]),
  );
}

/** The files of all pictures; the folder they are in may hold older ones too. */
function filesOf(pictures: Manifest): string[] {
  return Object.values(pictures).flatMap(({ sources, fallback }) => [
    ...sources.map(({ src }) => src),
    fallback.src,
  ]);
}
