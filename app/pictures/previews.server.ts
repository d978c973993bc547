import { picture, pictureNames } from './pictures.server.ts';

/** The preview picture of a page whose own is missing. */
const COMMON = 'previews/site';

/**
 * The picture that LINE, X and Facebook show beside a link.
 * @param name the page's: `home`, `tarot/17-star`, `signs/leo`, `articles/tarot-intro`
 * @returns its path and what is seen on it; undefined while no preview pictures are drawn at all
 */
export function previewOf(name: string, alt = 'ほしあかり'): { path: string; alt: string } | undefined {
  const names = pictureNames();
  const own = `previews/${name}`;
  const found = [own, COMMON].find((candidate) => names.has(candidate));
  return found ? { path: picture(found).src, alt } : undefined;
}
