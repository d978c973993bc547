/** Biome remembers nothing from one run to the next; its rules here look at one file each, so one that was clean stays so. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyOf, type Memory } from '../../text-check/memory.ts';

/** What decides about a file beside its own bytes. */
const RULES = ['biome.json', 'package.json', 'package-lock.json'];

/** More changed files than this are everything: a command line has an end. */
const MOST = 200;

/**
 * Lints the files that were not found clean before as they are now.
 * @param files by their path from the root on
 * @param lint is given the changed files, or `['.']` for everything, and says whether they are clean
 * @returns whether all files are clean
 */
export async function lintChanged(
  root: string,
  files: readonly string[],
  memory: Memory<true>,
  lint: (paths: readonly string[]) => Promise<boolean>,
): Promise<boolean> {
  const rules = keyOf(RULES.map((name) => readFileSync(join(root, name), 'latin1')));
  const keys = new Map(
    files.map((file) => [file, keyOf(rules, file, readFileSync(join(root, file), 'latin1'))]),
  );
  const changed = [...keys].filter(([, key]) => !memory.recall(key));
  if (changed.length === 0) return true;
  const paths = changed.map(([file]) => file);
  if (!(await lint(paths.length > MOST ? ['.'] : paths))) return false;
  for (const [, key] of changed) memory.keep(key, true);
  return true;
}
