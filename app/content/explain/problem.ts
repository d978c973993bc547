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

/** As many as one reads: the first mistake is often the cause of many. */
const MOST_SHOWN = 30;

/** Thrown by `loadContent`: its message lists the problems of all files, and how many there are at the end. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const count = problems.length;
    super(`${listProblems(problems)}\n\ncontent: ${count}件の問題があります（${count} problems）`);
    this.name = 'ContentError';
    this.problems = problems.toSorted(byPlace);
  }
}

/** The first of them by file and line, and how many more there are. */
export function listProblems(problems: readonly Problem[]): string {
  const shown = problems.toSorted(byPlace).slice(0, MOST_SHOWN).map(formatProblem);
  const rest = problems.length - shown.length;
  if (rest > 0)
    shown.push(`このほかに${rest}件あります。上から直して、もう一度確かめてください。（${rest} more）`);
  return shown.join('\n\n');
}

/** `content/site.yaml:3  links.line` and below it the two sentences. */
export function formatProblem({ file, line, key, ja, en }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return visible(`${key === '' ? place : `${place}  ${key}`}\n  ${ja}\n  ${en}`);
}

/** Names and texts come from files: what a terminal would take for a command is written out. */
function visible(text: string): string {
  return text.replace(
    /(?!\n)[\p{Cc}\p{Bidi_Control}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
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
