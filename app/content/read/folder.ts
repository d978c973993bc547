/** The files of the content folder: which there are, and what stands in them. */
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HEAD_BYTES, type ImageFile } from '../check/image-file.ts';
import { explainFile } from '../explain/file.ts';
import { explainFileName } from '../explain/file-name.ts';
import type { Problem } from '../explain/problem.ts';
import { type Draft, readDraft } from './draft.ts';
import { sharedValues } from './shared-values.ts';
import { missingSource, readSource, type Source, withSharedValues } from './source.ts';

export type FolderFile = {
  /** From the content folder, as `weekly/ranking.yaml`. */
  path: string;
  /** False for a link to another place (Windows: a junction), whose content would come from outside. */
  own: boolean;
  mtimeMs: number;
  size: number;
};

export type ContentFolder = {
  draft: Draft;
  /** What stands for `{siteName}`, `{prices}` and their like. */
  shared: Readonly<Record<string, string>>;
  /** The owner's pictures. */
  images: ImageFile[];
  /** What is wrong with the files themselves and with each against its schema. */
  problems: Problem[];
  /** What was read otherwise than it is written. */
  notes: Problem[];
};

/** Ten times the longest text that the site has: what is larger got there by mistake. Bytes. */
const LARGEST_FILE = 100_000;

/** What systems and editors leave behind, and the notes of the folders. */
const NOT_CONTENT = /(^|\/)(\.[^/]*|Thumbs\.db|desktop\.ini|README\.md)$/i;

/** All files below a folder, by path; none where there is no such folder. */
export function listFolder(root: string): FolderFile[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => {
      const full = join(entry.parentPath, entry.name);
      const path = full.slice(join(root, '/').length).replaceAll('\\', '/');
      if (!entry.isFile()) return { path, own: false, mtimeMs: 0, size: 0 };
      const { mtimeMs, size } = statSync(full);
      return { path, own: true, mtimeMs, size };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Reads what {@link listFolder} found, and holds each file against its schema. */
export function readFolder(root: string, files: readonly FolderFile[] = listFolder(root)): ContentFolder {
  const problems: Problem[] = [];
  const notes: Problem[] = [];
  const sources = new Map<string, Source>();
  const images: ImageFile[] = [];
  for (const { path, own, size } of files) {
    if (NOT_CONTENT.test(path)) continue;
    const isYaml = /\.ya?ml$/.test(path);
    const { problem } = missingSource(`content/${path}`);
    if (!own) problems.push(problem([], explainFile.link()));
    else if (path.startsWith('images/')) {
      // What macOS writes apart is the same name as the one in the texts.
      images.push({ name: path.normalize('NFC'), head: headOf(join(root, path), size) });
    } else if (!isYaml) problems.push(problem([], explainFileName(path) ?? explainFile.notYaml()));
    else if (size > LARGEST_FILE) problems.push(problem([], explainFile.tooLarge(size, LARGEST_FILE)));
    if (!isYaml || path.startsWith('images/')) continue;
    if (!own || size > LARGEST_FILE) {
      // It is there: that it is also missing would be a second sentence for one mistake.
      sources.set(path, missingSource(`content/${path}`));
      continue;
    }
    const read = readOnce(`content/${path}`, readFileSync(join(root, path)));
    sources.set(path, read.source);
    problems.push(...read.problems);
    notes.push(...read.notes);
  }
  const shared = sharedValues(sources);
  const fill = filling(shared);
  const filled = new Map([...sources].map(([path, source]) => [path, fill(source)]));
  const draft = readDraft(filled, problems, notes);
  return { draft, shared, images, problems, notes };
}

/** What each file was read as, the last time. */
const lastRead = new Map<string, { bytes: Uint8Array; read: ReturnType<typeof readSource> }>();

/** A file whose bytes are still the same is not parsed again: where one has changed, hundreds have not. */
function readOnce(file: string, bytes: Buffer): ReturnType<typeof readSource> {
  const last = lastRead.get(file);
  if (last && bytes.equals(last.bytes)) return last.read;
  const read = readSource(file, bytes);
  lastRead.set(file, { bytes, read });
  return read;
}

/** What each source became, and with which shared values, the last time. */
const lastFilled = new WeakMap<Source, { key: string; filled: Source }>();

/** Puts shared values in; a source that has them already is the same one again, and what it was held against with it. */
function filling(shared: Readonly<Record<string, string>>): (source: Source) => Source {
  const key = JSON.stringify(shared);
  return (source) => {
    const last = lastFilled.get(source);
    if (last?.key === key) return last.filled;
    const filled = withSharedValues(source, shared);
    lastFilled.set(source, { key, filled });
    return filled;
  };
}

/** The first bytes of a file: by them a picture is checked. */
function headOf(file: string, size: number): Uint8Array {
  const head = new Uint8Array(Math.min(size, HEAD_BYTES));
  const handle = openSync(file, 'r');
  try {
    return head.subarray(0, readSync(handle, head));
  } finally {
    closeSync(handle);
  }
}
