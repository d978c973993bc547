/** What terser has made, for the next build. */
import { join } from 'node:path';
import terser from 'terser/package.json' with { type: 'json' };
import { Memory } from './lib/memory.ts';
import { CACHE } from './lib/paths.ts';

/** With another one the same code becomes something else. */
export const terserVersion = terser.version;

/** @param kind of script: each has a folder of its own */
export function minifiedMemory(kind: 'chunks' | 'scripts'): Memory {
  return new Memory(join(CACHE, 'minified', kind));
}
