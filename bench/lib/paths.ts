import { join } from 'node:path';
import { ROOT } from '../../build/lib/paths.ts';

export const BENCH = join(ROOT, 'bench');

/** Everything that can be made again: the sources as they are built, the built pages. */
export const WORK = join(BENCH, '.cache');

/** Kept in the repository: what was measured, in which conditions. */
export const RESULTS = join(BENCH, 'results');
