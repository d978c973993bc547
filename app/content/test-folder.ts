/** For tests: a content tree in a folder of the system, and what the loader says of it. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { serialize } from 'node:v8';
import { inject, onTestFinished } from 'vitest';
import { stringify } from 'yaml';
import { formatProblem } from './explain/problem.ts';
import { ContentError, loadContent } from './load.server.ts';
import { type Tree, validTree } from './test-tree.ts';

/** Writes the tree to a folder that the test removes, and returns the folder. */
export function writeTree(tree: Tree): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFiles(root, filesOf(tree));
  return root;
}

/** What stands in a file. */
type Bytes = string | Uint8Array;

function filesOf(tree: Tree): Map<string, Bytes> {
  return new Map(
    Object.entries(tree).map(([path, value]) => {
      const raw = typeof value === 'string' || value instanceof Uint8Array;
      return [path, raw ? value : yamlOf(path, value)];
    }),
  );
}

function writeFiles(root: string, files: Iterable<readonly [string, Bytes]>): void {
  const all = [...files];
  const folders = new Set(all.map(([path]) => dirname(path)));
  for (const folder of folders) mkdirSync(join(root, folder), { recursive: true });
  for (const [path, bytes] of all) writeFileSync(join(root, path), bytes);
}

/** The tree that was asked about last, in its folder: only what differs is written for the next. */
let standing: { root: string; files: ReadonlyMap<string, Bytes> } | undefined;
let asked = 0;
/** Nobody else's: two workers may be threads of one process, and a test may have modules loaded anew. */
let folder: string | undefined;

/** A tree in a folder of a name that was not used before: what the loader knows of a folder, it knows by its name. */
function stand(tree: Tree): string {
  folder ??= mkdtempSync(join(inject('scratch'), 'worker-'));
  const root = join(folder, `tree-${asked++}`);
  const files = filesOf(tree);
  const before = standing?.files ?? new Map<string, Bytes>();
  if (standing) renameSync(standing.root, root);
  // Until the folder is whole again nobody knows what stands in it.
  standing = undefined;
  for (const path of before.keys()) if (!files.has(path)) rmSync(join(root, path));
  writeFiles(
    root,
    [...files].filter(([path, bytes]) => before.get(path) !== bytes),
  );
  standing = { root, files };
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
    loadContent(stand(tree), pictureNames);
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
