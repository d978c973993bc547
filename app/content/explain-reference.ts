/** Sentences for names that lead nowhere: links, pictures, placeholders. */
import { nearest } from './nearest.ts';
import type { Message } from './problem.ts';

export const explainReference = {
  unknownPage: (link: string, routes: Iterable<string>): Message => ({
    ja: `このサイトに「${link}」というページはありません。${meantJa(nearest(link, routes))}`,
    en: `This site has no page "${link}".${meantEn(nearest(link, routes))}`,
  }),
  unknownAnchor: (anchor: string, page: string, known: readonly string[]): Message => ({
    ja: `${page} に「#${anchor}」という見出しはありません。${meantJa(nearest(anchor, known))}`,
    en: `${page} has no heading "#${anchor}".${meantEn(nearest(anchor, known))}`,
  }),
  noAddress: (name: string): Message => ({
    ja: `リンク先「${name}」を使うには、site.yaml の links に「${name}」のアドレスを書いてください。`,
    en: `To link to "${name}", give its address in site.yaml, links.`,
  }),
  noPicture: (name: string, known: Iterable<string>): Message => ({
    ja: `絵「${name}」がありません。${meantJa(nearest(name, known))}自分の画像は content/images に置き、images/ から書きます。`,
    en: `There is no picture "${name}".${meantEn(nearest(name, known))} Your own pictures go to content/images and start with images/.`,
  }),
  unknownPlaceholder: (
    name: string,
    known: readonly string[],
    [open, close]: readonly [string, string],
  ): Message => {
    const all = known.map((word) => `${open}${word}${close}`);
    return {
      ja: `${open}${name}${close} は使えません。${meantJa(nearest(name, known))}使えるもの: ${all.join('、')}`,
      en: `There is no ${open}${name}${close}.${meantEn(nearest(name, known))} Known: ${all.join(', ')}`,
    };
  },
};

function meantJa(meant: string | undefined): string {
  return meant === undefined ? '' : `「${meant}」の書きまちがいではありませんか。`;
}

function meantEn(meant: string | undefined): string {
  return meant === undefined ? '' : ` Did you mean "${meant}"?`;
}
