import { siteContent } from '../content/site-content.server.ts';
import { phrases } from '../lib/phrases.server.ts';
import { picture } from '../pictures/pictures.server.ts';
import type { Author } from './author-line.tsx';

/** Who writes all of it, as articles and notices end with. */
export function author(): Author {
  const { about } = siteContent().pages;
  const { label, text, link } = about.author;
  return { name: about.name, portrait: picture(about.portrait), label, text: phrases(text), link };
}
