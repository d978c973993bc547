/** Sentences for the files themselves: there or not, their names, their numbers. */
import type { Message } from './problem.ts';

export const explainFile = {
  missing: (): Message => ({
    ja: 'このファイルがありません。',
    en: 'This file is missing.',
  }),
  unexpected: (meant: string | undefined, patterns: readonly string[]): Message =>
    meant === undefined
      ? {
          ja: `どこにも使われないファイルです。名前の形を見てください: ${patterns.join('、')}`,
          en: `Nothing reads this file. Names must follow one of: ${patterns.join(', ')}`,
        }
      : {
          ja: `どこにも使われないファイルです。「${meant}」の書きまちがいではありませんか。`,
          en: `Nothing reads this file. Did you mean "${meant}"?`,
        },
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
  noCards: (): Message => ({
    ja: 'このデッキにはカードがありません。',
    en: 'This deck has no cards.',
  }),
  missingSign: (file: string): Message => ({
    ja: `星座のファイル ${file} がありません。十二星座がそろっていなければなりません。`,
    en: `The sign file ${file} is missing; all twelve must be there.`,
  }),
  fewBanners: (place: string, least: number, found: number): Message => ({
    ja: `${place} の広告は${least}つ以上いりますが、${found}つしかありません。`,
    en: `There must be at least ${least} banners for "${place}"; found ${found}.`,
  }),
};
