import { glob } from 'node:fs/promises';
import { nearest } from '../../app/content/explain/nearest.ts';
import { ROOT } from '../../build/lib/paths.ts';
import { Failure } from '../../build/lib/progress.ts';

/** Where tests are: everywhere but in what is made or installed. */
const TEST_FILES = '{[!.]*,[!.]*/**}/*.test.{ts,tsx}';
const NO_SOURCE = /(^|[\\/])(node_modules|dist|test-results)$/;

/** Options of Vitest that take the next argument. */
const WITH_VALUE = /^(-t|--testNamePattern|--project)$/;

/** The paths of all test files, with forward slashes. */
export async function allTestFiles(root = ROOT): Promise<string[]> {
  const files: string[] = [];
  const exclude = (path: string) => NO_SOURCE.test(path);
  for await (const file of glob(TEST_FILES, { cwd: root, exclude })) files.push(file.replaceAll('\\', '/'));
  return files.sort();
}

/**
 * The test files that the arguments of a run name: each argument is a path or a part of one; options of Vitest are passed
 * over. With options alone: all files.
 * @throws {Failure} for an argument that is in no test file's path, before anything long is begun
 */
export function namedTestFiles(args: readonly string[], files: readonly string[]): string[] {
  const names = args.filter((arg, place) => !arg.startsWith('-') && !WITH_VALUE.test(args[place - 1] ?? ''));
  for (const name of names) {
    if (files.some((file) => file.includes(plain(name)))) continue;
    const meant = nearest(plain(name), [...files]);
    throw new Failure(
      `No test file has "${name}" in its path${meant ? `. Did you mean ${meant}?` : '; npm test -- tests/journeys/draw.test.ts, for example.'}`,
    );
  }
  if (names.length === 0) return [...files];
  return files.filter((file) => names.some((name) => file.includes(plain(name))));
}

/** Whether a test file is one of the finished site, which must be built first. */
export function needsSite(file: string): boolean {
  return file.startsWith('tests/') && !/^tests\/(repository|specification)\//.test(file);
}

/** `./tests\a.test.ts` → `tests/a.test.ts` */
function plain(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\.\//, '');
}
