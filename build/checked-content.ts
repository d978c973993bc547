import { join } from 'node:path';
import { ContentError, loadContent } from '../app/content/load.server.ts';
import type { Content } from '../app/content/types.ts';
import { ROOT } from './lib/paths.ts';
import { Failure } from './lib/progress.ts';

/**
 * The owner's content, for a job whose end she reads.
 * @param now the time of the build, in milliseconds since 1970 (UTC); without it what waits for its day is there
 * @throws {Failure} with all problems of all files, in her words
 */
export function checkedContent(pictureNames?: ReadonlySet<string>, now?: number): Content {
  try {
    return loadContent(join(ROOT, 'content'), pictureNames, now);
  } catch (error) {
    throw error instanceof ContentError ? new Failure(error.message) : error;
  }
}
