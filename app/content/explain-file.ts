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
  repeated: (key: string, value: string | number): Message => ({
    ja: `「${key}」の「${value}」が二度書かれています。`,
    en: `"${key}" has "${value}" twice.`,
  }),
  unknownArticle: (id: string, known: readonly string[]): Message => ({
    ja: `記事「${id}」がありません。ある記事: ${known.join('、')}`,
    en: `There is no article "${id}". Articles: ${known.join(', ')}`,
  }),
  fewBanners: (place: string, least: number, found: number): Message => ({
    ja: `${place} の広告は${least}つ以上いりますが、${found}つしかありません。`,
    en: `There must be at least ${least} banners for "${place}"; found ${found}.`,
  }),
};
