import { previewName } from '../../addresses/picture-names.ts';
import { siteContent } from '../content/site-content.server.ts';
import { choosePreview } from './choose-preview.ts';
import { picture, pictureNames } from './pictures.server.ts';

/**
 * The picture that LINE, X and Facebook show beside a link.
 * @param page `home`, `tarot/17-star`, `signs/leo`, `articles/tarot-intro`
 * @param alt what is seen on the page's own; the site's name unless given
 * @returns its path and what is seen on it; undefined while no preview pictures are drawn at all
 */
export function previewOf(page: string, alt?: string): { path: string; alt: string } | undefined {
  const found = choosePreview(pictureNames(), previewName(page), alt, siteContent().site.name);
  return found && { path: picture(found.name).src, alt: found.alt };
}
