/** Sentences for the files themselves: there or not, their names, their numbers. */
import type { Message } from './problem.ts';

export const explainFile = {
  missing: (): Message => ({
    ja: 'このファイルがありません。',
    en: 'This file is missing.',
  }),
  unexpected: (meant: string | undefined, patterns: readonly string[]): Message => ({
    ja:
      'どこにも使われないファイルです。' +
      (meant === undefined ? '' : `「${meant}」の書きまちがいではありませんか。`) +
      (patterns.length === 0 ? '' : `名前の形: ${patterns.join('、')}`),
    en:
      'Nothing reads this file.' +
      (meant === undefined ? '' : ` Did you mean "${meant}"?`) +
      (patterns.length === 0 ? '' : ` Names here look like: ${patterns.join(', ')}`),
  }),
  link: (): Message => ({
    ja: 'これはほかの場所を指すリンクです。ファイルそのものを、ここに写してください。',
    en: 'This is a link to another place. Put the file itself here.',
  }),
  notYaml: (): Message => ({
    ja: 'どこにも使われないファイルです。文章のファイルの名前は .yaml で終わります。絵や写真は content/images に置きます。',
    en: 'Nothing reads this file. Texts end in .yaml; pictures go to content/images.',
  }),
  tooLarge: (bytes: number, most: number): Message => ({
    ja: `ファイルが大きすぎます（${kilobytes(bytes)}）。${kilobytes(most)}までにしてください。`,
    en: `The file is too large (${kilobytes(bytes)}; at most ${kilobytes(most)}).`,
  }),
  nameDiffers: (key: string, want: string | number, found: string | number): Message => ({
    ja: `ファイルの名前によれば「${key}」は「${want}」のはずですが、「${found}」と書かれています。どちらかを直してください。`,
    en: `The file's name says that "${key}" is "${want}", but it is "${found}". Correct one of them.`,
  }),
  duplicateId: (id: string | number, other: string): Message => ({
    ja: `id「${id}」は ${other} にもあります。片方を変えてください。`,
    en: `The id "${id}" is also in ${other}. Change one of them.`,
  }),
  idHole: (ids: readonly number[], first: number, last: number): Message => ({
    ja: `カードの番号は ${first} から ${last} まで続くはずですが、${ids.join('、')} がありません。`,
    en: `The card ids must run from ${first} to ${last}; ${ids.join(', ')} missing.`,
  }),
  idTooLow: (id: number, first: number): Message => ({
    ja: `カードの番号 ${id} は、このデッキの最初の番号 ${first} より小さいです。`,
    en: `The card id ${id} is below the deck's first id ${first}.`,
  }),
  notMonday: (monday: string): Message => ({
    ja: `ファイルの名前は、その週の月曜の日付です。「${monday}.yaml」にしてください。`,
    en: `The file's name is the week's Monday: "${monday}.yaml".`,
  }),
  noDay: (): Message => ({
    ja: 'ファイルの名前の日付が、暦にありません。',
    en: "The date in the file's name is not in the calendar.",
  }),
  beforeTheLine: (first: string): Message => ({
    ja: `${first} より前の週には空の文がありません。十二星座の四つの文を全部書いてください。`,
    en: `Before ${first} the sky has no texts: all four of all twelve signs must be here.`,
  }),
  takenName: (name: string): Message => ({
    ja: `「${name}」という名前は、サイトのほかのところで使っています。別の名前にしてください。`,
    en: `"${name}" is the name of another part of the site. Choose another.`,
  }),
  noCards: (): Message => ({
    ja: 'このデッキにはカードがありません。',
    en: 'This deck has no cards.',
  }),
  missingSign: (): Message => ({
    ja: 'このファイルがありません。十二星座がそろっていなければなりません。',
    en: 'This file is missing; all twelve signs must be there.',
  }),
  signNumber: (want: number): Message => ({
    ja: `ファイルの名前の番号がちがいます。この星座は ${want} 番です。`,
    en: `The number in the file's name is wrong: this sign is number ${want}.`,
  }),
  unknownDeck: (name: string, known: readonly string[]): Message => ({
    ja: `デッキ「${name}」がありません。あるデッキ: ${known.join('、')}`,
    en: `There is no deck "${name}". Decks: ${known.join(', ')}`,
  }),
  neededByReading: (key: string, reading: string): Message => ({
    ja: `「${key}」がありません。「${reading}」で使います。`,
    en: `"${key}" is missing; "${reading}" needs it.`,
  }),
  repeated: (key: string, value: string | number): Message => ({
    ja: `「${key}」の「${value}」が二度書かれています。`,
    en: `"${key}" has "${value}" twice.`,
  }),
  unknownArticle: (id: string, known: readonly string[]): Message => ({
    ja: `記事「${id}」がありません。ある記事: ${known.join('、')}`,
    en: `There is no article "${id}". Articles: ${known.join(', ')}`,
  }),
};

/** 123,456 bytes → `124 kB` */
function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000).toLocaleString('ja-JP')} kB`;
}
