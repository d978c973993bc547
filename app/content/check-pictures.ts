/** Every picture that the content names is there. */
import type { Draft } from './draft.ts';
import { explainReference } from './explain-reference.ts';
import type { Problem } from './problem.ts';

/** In a banner's snippet: `src="picture:banners/menu-1"`. */
const bannerPicture = /\bsrc\s*=\s*["']?picture:([^"'\s>]+)/gi;

/**
 * @param images the owner's pictures, as `images/cat.jpg`
 * @param pictureNames the drawn pictures; undefined where they are not known
 */
export function checkPictures(
  draft: Draft,
  images: readonly string[],
  pictureNames: ReadonlySet<string> | undefined,
): Problem[] {
  const known = new Set([...(pictureNames ?? []), ...images]);
  const isMissing = (name: string) =>
    !known.has(name) && (pictureNames !== undefined || name.startsWith('images/'));
  const named = draft.references.filter(({ names }) => names === 'picture');
  const inBanners = draft.banners.flatMap(({ source, value }) =>
    [...(value?.snippet ?? '').matchAll(bannerPicture)].map(([, name = '']) => ({
      source,
      path: ['snippet'],
      value: name,
    })),
  );
  return [...named, ...inBanners]
    .filter(({ value }) => value.trim() !== '' && isMissing(value))
    .map(({ source, path, value }) => source.problem(path, explainReference.noPicture(value, known)));
}
