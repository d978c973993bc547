/** The checks that need more than one file, or more than a schema. */
import type { Draft } from './draft.ts';
import type { Problem } from './problem.ts';
import type { Source } from './source.ts';

export type CheckInput = {
  draft: Draft;
  sources: readonly Source[];
  /** The owner's pictures, as `images/cat.jpg`. */
  images: readonly string[];
  /** The drawn pictures; undefined where they are not known. */
  pictureNames: ReadonlySet<string> | undefined;
};

export function checkDraft(_input: CheckInput): Problem[] {
  return [];
}
