import { join } from 'node:path';
import { buildPictures } from '../../card-art/render/build.ts';
import type { Manifest } from '../../card-art/render/manifest.ts';
import { CACHE } from './paths.ts';
import { Failure } from './progress.ts';

/** The encoded pictures, and `pictures.json` that the pages read; served as `/pictures/`. */
export const PICTURES = join(CACHE, 'pictures', 'site');

/**
 * Draws what is missing or out of date.
 * @param note gets a line every few seconds while it takes long
 * @throws {Failure} with every picture that could not be made
 */
export async function drawPictures(note: (text: string) => void): Promise<Manifest> {
  let noted = performance.now();
  try {
    return await buildPictures({
      outDir: PICTURES,
      cacheDir: join(CACHE, 'pictures', 'cache'),
      // One line a picture is too many for a log, and none for minutes too few.
      log: (line) => {
        if (performance.now() - noted < 5000) return;
        noted = performance.now();
        note(line.replace(/^pictures: /, ''));
      },
    });
  } catch (error) {
    // A full disk is explained elsewhere.
    if (error instanceof Error && !('code' in error)) throw new Failure(error.message);
    throw error;
  }
}
