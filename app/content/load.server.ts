/** The only door to `content/`: read, check, hand out. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { assemble } from './assemble.ts';
import { checkDraft } from './check.ts';
import { readDraft } from './draft.ts';
import { ContentError, type Problem } from './problem.ts';
import { readSource, type Source } from './source.ts';
import type { Content } from './types.ts';

export { ContentError } from './problem.ts';

type Loaded = { stamp: string; content: Content };

/** The last result for each folder: prerendering asks once a page. */
const cache = new Map<string, Loaded>();

/**
 * Reads and checks everything the owner writes.
 *
 * The result is kept until a file changes; treat it as read-only.
 *
 * @param root the content folder, from the working directory
 * @param pictureNames the drawn pictures (`tarot/17-star`, …); without it only
 *   the owner's own files (`images/…`) are looked for
 * @throws {ContentError} with all problems of all files
 */
export function loadContent(root = 'content', pictureNames?: ReadonlySet<string>): Content {
  const files = listFiles(root);
  const stamp = JSON.stringify([files, pictureNames && [...pictureNames]]);
  const last = cache.get(root);
  if (last?.stamp === stamp) return last.content;

  const problems: Problem[] = [];
  const sources = new Map<string, Source>();
  for (const { path } of files) {
    if (!/\.ya?ml$/.test(path)) continue;
    const read = readSource(`content/${path}`, readFileSync(join(root, path)));
    sources.set(path, read.source);
    problems.push(...read.problems);
  }
  const images = files.map(({ path }) => path).filter((path) => path.startsWith('images/'));
  const draft = readDraft(sources, problems);
  problems.push(...checkDraft(draft, images, pictureNames));
  if (problems.length > 0) throw new ContentError(problems);

  const content = assemble(draft);
  cache.set(root, { stamp, content });
  return content;
}

/** The number of YAML files, for the checker's one line. */
export function countContentFiles(root = 'content'): number {
  return listFiles(root).filter(({ path }) => /\.ya?ml$/.test(path)).length;
}

function listFiles(root: string) {
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const full = join(entry.parentPath, entry.name);
      const { mtimeMs, size } = statSync(full);
      return { path: full.slice(join(root, '/').length).replaceAll('\\', '/'), mtimeMs, size };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
