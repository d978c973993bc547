/** For tests: a content tree in a folder of the system, and what the loader says of it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { serialize } from 'node:v8';
import { onTestFinished } from 'vitest';
import { stringify } from 'yaml';
import { formatProblem } from './explain/problem.ts';
import { ContentError, loadContent } from './load.server.ts';
import { type Tree, validTree } from './test-tree.ts';

/** Writes the tree to a folder that the test removes, and returns the folder. */
export function writeTree(tree: Tree): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folders = new Set(Object.keys(tree).map((path) => dirname(path)));
  for (const folder of folders) mkdirSync(join(root, folder), { recursive: true });
  for (const [path, value] of Object.entries(tree)) {
    const raw = typeof value === 'string' || value instanceof Uint8Array;
    writeFileSync(join(root, path), raw ? value : yamlOf(path, value));
  }
  return root;
}

/** The files of the valid tree as YAML: a test bends one or two of a hundred. */
const VALID = new Map(
  Object.entries(validTree()).map(([path, value]) => [
    path,
    { bytes: serialize(value), yaml: stringify(value) },
  ]),
);

/** A value is that of the valid tree where they serialise alike: by every byte, in the order of its keys. */
function yamlOf(path: string, value: unknown): string {
  const valid = VALID.get(path);
  return valid?.bytes.equals(serialize(value)) ? valid.yaml : stringify(value);
}

/** The problems of a tree as they are printed; empty where there are none. */
export function problemsOf(tree: Tree, pictureNames?: ReadonlySet<string>): string[] {
  try {
    loadContent(writeTree(tree), pictureNames);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(formatProblem);
  }
}

/** The problems after one change to a whole tree. */
export function problemsAfter(change: (tree: Tree) => void): string[] {
  const tree = validTree();
  change(tree);
  return problemsOf(tree);
}
