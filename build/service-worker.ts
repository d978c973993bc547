/** What the build gives to the service worker: its code, bundled to one script, and the list of what it precaches. */
import { join } from 'node:path';
import { paths } from '../addresses/paths.ts';
import type { Manifest } from '../card-art/render/manifest.ts';
import { bundleScript } from './bundle.ts';
import type { Precache } from './finish/precache.ts';
import type { FontReport } from './fonts/cut-fonts.ts';
import { isForCards } from './fonts/text.ts';
import { ROOT } from './lib/paths.ts';
import { oldestEngines } from './vite/targets.ts';

/**
 * Bundles one of the workers in `app/offline/`.
 * @param name `worker`, or `off` for the one that removes itself and what was kept
 */
export async function bundleWorker(name: 'worker' | 'off'): Promise<string> {
  const { code } = await bundleScript(join(ROOT, 'app', 'offline', `${name}.ts`), oldestEngines());
  return code;
}

/** What the build knows of its fonts and pictures. */
export interface Made {
  fonts: FontReport;
  /** Vite's manifest of the client: by source, the file it became. */
  assets: Record<string, { file: string }>;
  pictures: Manifest;
}

/**
 * The draws and the record work offline from the first visit on; a deck's pictures and its cards' pages come once its page was
 * opened.
 * @param decks the decks, each with the name of its back's picture
 * @param readings the further ones, of which those that are ready can be drawn
 * @throws when a font or a picture that is needed was not made
 */
export function precacheOf(
  decks: readonly { deck: string; back: string }[],
  readings: readonly { path: string; ready: boolean }[],
  made: Made,
): Precache {
  const scenes = ['ridge', 'dusk'].flatMap((scene) => [`scenes/${scene}-tall`, `scenes/${scene}-wide`]);
  const fonts = made.fonts.slices.filter(isForCards);
  if (fonts.length === 0) throw new Error('no font is for the pages of cards; see build/fonts/text.ts');
  return {
    pages: [
      ...decks.map(({ deck }) => paths.draw(deck)),
      ...readings.filter(({ ready }) => ready).map(({ path }) => path),
      paths.myCards(),
    ],
    offlinePage: paths.offline(),
    files: [
      ...fonts.map(({ file }) => assetAddress(file, made.assets)),
      ...decks.map(({ deck }) => dataAddress(`answers-${deck}`, made.assets)),
      dataAddress('kept-cards', made.assets),
      ...[...decks.map(({ back }) => back), ...scenes].map((name) => pictureAddress(name, made.pictures)),
    ],
  };
}

function assetAddress(font: string, assets: Made['assets']): string {
  const asset = assets[`.cache/fonts/${font}`];
  if (!asset) throw new Error(`${font} is in no style sheet: Vite's manifest does not name it`);
  return `/${asset.file}`;
}

/** What pages fetch beside their own data: `vite/deck-answers.ts`, `vite/kept-cards.ts`. */
function dataAddress(data: string, assets: Made['assets']): string {
  const name = new RegExp(`^assets/${data}-[\\w-]{8}\\.json$`);
  const asset = Object.values(assets).find(({ file }) => name.test(file));
  if (!asset) throw new Error(`${data} is no file of the build: see build/vite`);
  return `/${asset.file}`;
}

/** The smallest AVIF of a drawing. */
function pictureAddress(name: string, pictures: Manifest): string {
  const [smallest] = (pictures[name]?.sources ?? [])
    .filter(({ type }) => type === 'image/avif')
    .sort((a, b) => a.width - b.width);
  if (!smallest) throw new Error(`${name} is to be kept for offline, but has no AVIF`);
  return `/pictures/${smallest.src}`;
}
