import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPictures } from '../../card-art/render/build.ts';
import type { Manifest } from '../../card-art/render/manifest.ts';
import { encodeOwnerImages } from './owner-images.ts';
import { CACHE, ROOT } from './paths.ts';
import { Failure } from './progress.ts';

/** The encoded pictures, and `pictures.json` that the pages read; served as `/pictures/`. */
export const PICTURES = join(CACHE, 'pictures', 'site');

/**
 * Draws what is missing or out of date, and encodes the owner's own pictures beside it.
 * @param note gets a line every few seconds while it takes long
 * @throws {Failure} with every picture that could not be made
 */
export async function drawPictures(note: (text: string) => void): Promise<Manifest> {
  let noted = performance.now();
  try {
    const drawn = await buildPictures({
      outDir: PICTURES,
      cacheDir: join(CACHE, 'pictures', 'cache'),
      // One line a picture is too many for a log, and none for minutes too few.
      log: (line) => {
        if (performance.now() - noted < 5000) return;
        noted = performance.now();
        note(line.replace(/^pictures: /, ''));
      },
    });
    const own = await encodeOwnerImages(
      join(ROOT, 'content', 'images'),
      PICTURES,
      join(CACHE, 'pictures', 'own'),
    );
    const manifest = { ...drawn, ...own };
    writeFileSync(join(PICTURES, 'pictures.json'), JSON.stringify(manifest, null, 1));
    return manifest;
  } catch (error) {
    // A full disk is explained elsewhere.
    if (error instanceof Error && !('code' in error)) throw new Failure(error.message);
    throw error;
  }
}
