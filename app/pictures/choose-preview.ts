import { previewName } from '../../addresses/picture-names.ts';

/** The preview picture of a page whose own is missing. */
const COMMON = previewName('site');

/**
 * A page's own preview, or the site's: then what is seen is the site's too.
 * @param drawn names of all pictures
 * @param own the name that the page's own would have
 * @param alt what is seen on it
 */
export function choosePreview(
  drawn: ReadonlySet<string>,
  own: string,
  alt: string | undefined,
  siteName: string,
): { name: string; alt: string } | undefined {
  if (drawn.has(own)) return { name: own, alt: alt ?? siteName };
  return drawn.has(COMMON) ? { name: COMMON, alt: siteName } : undefined;
}
