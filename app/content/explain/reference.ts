/** Sentences for names that lead nowhere: links, pictures, placeholders. */
import { nearest } from './nearest.ts';
import type { Message } from './problem.ts';

export const explainReference = {
  unknownPage: (link: string, routes: Iterable<string>): Message => ({
    ja: `このサイトに「${link}」というページはありません。${meantJa(nearest(link, routes))}`,
    en: `This site has no page "${link}".${meantEn(nearest(link, routes))}`,
  }),
  notYet: (page: string, date: string): Message => ({
    ja: `「${page}」の記事は ${date} から出ます。それまでは、ここからリンクできません。記事の date を早めるか、このリンクを、その日になってから書いてください。`,
    en: `The article "${page}" is there from ${date} on. Until then nothing can lead to it.`,
  }),
  unknownAnchor: (anchor: string, page: string, known: readonly string[]): Message => ({
    ja: `${page} に「#${anchor}」という見出しはありません。${meantJa(nearest(anchor, known))}`,
    en: `${page} has no heading "#${anchor}".${meantEn(nearest(anchor, known))}`,
  }),
  noAddress: (name: string): Message => ({
    ja: `リンク先「${name}」を使うには、site.yaml の links に「${name}」のアドレスを書いてください。使わないなら、このリンクを消してください。`,
    en: `To link to "${name}", give its address in site.yaml, links; else delete this link.`,
  }),
  noPicture: (name: string, known: Iterable<string>): Message => ({
    ja: `絵「${name}」がありません。${meantJa(nearest(name, known))}自分の画像は content/images に置き、images/ から書きます。`,
    en: `There is no picture "${name}".${meantEn(nearest(name, known))} Your own pictures go to content/images and start with images/.`,
  }),
  noCard: (name: string, known: Iterable<string>): Message => ({
    ja: `カード「${name}」がありません。${meantJa(nearest(name, known))}デッキのフォルダの名前と番号を、tarot/17 のように書きます。`,
    en: `There is no card "${name}".${meantEn(nearest(name, known))} Write the deck's folder and the number, as tarot/17.`,
  }),
  otherCard: (image: string, own: string, title: string): Message => ({
    ja: `絵「${image}」には「${title}」と書かれています。このカードの絵は「${own}」か、自分の画像（images/…）にしてください。`,
    en: `The picture "${image}" bears the name "${title}". Show "${own}" or a picture of your own (images/…).`,
  }),
  noCardPicture: (image: string, own: string): Message => ({
    ja: `絵「${image}」は、カードの絵ではありません。このカードの絵は「${own}」か、自分の画像（images/…）にしてください。`,
    en: `The picture "${image}" is not a card's. Show "${own}" or a picture of your own (images/…).`,
  }),
  otherLetter: (image: string, service: string): Message => ({
    ja: `絵「${image}」には「${service}」の見本の文が書かれています。この鑑定では別の絵か、自分の画像（images/…）を使ってください。`,
    en: `The picture "${image}" bears the sample of "${service}". Show another one or a picture of your own (images/…).`,
  }),
  invisible: (character: string): Message => {
    const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    return {
      ja: `目に見えない文字（制御文字 ${code}）が入っています。文を打ち直してください。`,
      en: `There is a control character (${code}). Type the text again.`,
    };
  },
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
