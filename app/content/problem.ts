/**
 * What is wrong in `content/`: one problem, its place and its two sentences,
 * and the error that carries all problems at once.
 */

/** Keys and list positions from the top of a file, as `['content', 3, 'type']`. */
export type KeyPath = readonly (string | number)[];

/** The same sentence for the owner (Japanese) and for developers (English). */
export type Message = { ja: string; en: string };

export type Problem = Message & {
  /** Path from the project's root, as `content/site.yaml`. */
  file: string;
  /** Line in the file, from 1; undefined when the whole file is meant. */
  line: number | undefined;
  /** The key path as people write it, as `content[3].type`; empty for the whole file. */
  key: string;
};

/** Thrown by `loadContent`: its message lists every problem of every file. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const sorted = problems.toSorted(byPlace);
    super(
      `content: ${sorted.length}件の問題があります（${sorted.length} problems）\n\n` +
        sorted.map(formatProblem).join('\n\n'),
    );
    this.name = 'ContentError';
    this.problems = sorted;
  }
}

/** `content/site.yaml:3  links.line` and below it the two sentences. */
export function formatProblem({ file, line, key, ja, en }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `${key === '' ? place : `${place}  ${key}`}\n  ${ja}\n  ${en}`;
}

/** `['content', 3, 'type']` → `content[3].type` */
export function formatKey(path: KeyPath): string {
  return path
    .map((part, i) => (typeof part === 'number' ? `[${part}]` : i === 0 ? part : `.${part}`))
    .join('');
}

function byPlace(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0);
}
