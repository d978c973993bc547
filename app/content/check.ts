/** The checks that need more than one file, or more than a schema. */
import { checkLinks } from './check-links.ts';
import { checkNames } from './check-names.ts';
import { checkPictures } from './check-pictures.ts';
import { checkTexts } from './check-texts.ts';
import type { Draft } from './draft.ts';
import type { Problem } from './problem.ts';

/** @param images, pictureNames as in `checkPictures` */
export function checkDraft(
  draft: Draft,
  images: readonly string[],
  pictureNames: ReadonlySet<string> | undefined,
): Problem[] {
  return [
    ...checkNames(draft),
    ...checkLinks(draft),
    ...checkPictures(draft, images, pictureNames),
    ...checkTexts(draft),
  ];
}
