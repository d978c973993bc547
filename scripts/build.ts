/** `npm run build`: content, pictures, fonts, pages, finished folder; nothing at all when nothing has changed. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError, loadContent } from '../app/content/load.server.ts';
import { finishSite } from '../hosting/finish/index.ts';
import type { SiteManifest } from '../hosting/site.ts';
import { runNode } from './lib/child.ts';
import { hashInputs } from './lib/inputs.ts';
import { CACHE, DIST, MANIFEST, ROOT } from './lib/paths.ts';
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
export async function build(): Promise<{ fresh: boolean; site: SiteManifest }> {
  const inputs = await hashInputs();
  const last = await readManifest();
  if (last?.inputs === inputs) return { fresh: false, site: last };

  const decks = await step('checking the content', async () => deckRanges());
  await step('building the pages', buildPages);
  const site = await step('finishing the files', () => finish(inputs, decks));
  return { fresh: true, site };
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

function deckRanges(): SiteManifest['decks'] {
  try {
    return Object.fromEntries(
      loadContent(join(ROOT, 'content')).decks.map((deck) => [
        deck.deck,
        { firstId: deck.firstId, size: deck.cards.length },
      ]),
    );
  } catch (error) {
    throw error instanceof ContentError ? new Failure(error.message) : error;
  }
}

async function buildPages() {
  await rm(join(CACHE, 'react-router'), { recursive: true, force: true });
  const cli = join(ROOT, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  const { code, text } = await runNode(cli, ['build'], { env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Failure(`${text.trim()}\n\nBuilding the pages failed (exit code ${code}).`);
}

/** Built aside and put in place at the end: whoever interrupts the build keeps the old site or has none, never half. */
async function finish(inputs: string, decks: SiteManifest['decks']): Promise<SiteManifest> {
  const next = join(CACHE, 'next-dist');
  const old = join(CACHE, 'old-dist');
  await Promise.all([next, old].map((folder) => rm(folder, { recursive: true, force: true })));
  await mkdir(next, { recursive: true });
  const site = await finishSite({
    from: join(CACHE, 'react-router', 'client'),
    to: next,
    compressionCache: join(CACHE, 'compressed'),
    decks,
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
