/** Sentences for what was read otherwise than it is written, because it can only mean one thing. */
import type { Message } from './problem.ts';

export const explainMend = {
  shiftJis: (): Message => ({
    ja: 'Shift_JIS で保存されていたので、読みかえました。「UTF-8」で保存し直しておくと安心です。',
    en: 'The file is in Shift_JIS and was read as such. Better save it as UTF-8.',
  }),
  colon: (key: string): Message => ({
    ja: `「${key}」のあとの全角の「：」を、半角の「:」と空白として読みました。`,
    en: `The full-width colon after "${key}" was read as ": ".`,
  }),
  space: (key: string): Message => ({
    ja: `「${key}:」のあとに、半角の空白があるものとして読みました。`,
    en: `A space was read after "${key}:".`,
  }),
  indent: (): Message => ({
    ja: '行のはじめのタブか全角の空白を、半角の空白2つとして読みました。',
    en: 'Each tab or full-width space at the start of the line was read as two spaces.',
  }),
  tab: (): Message => ({
    ja: 'タブを、半角の空白として読みました。',
    en: 'A tab was read as a space.',
  }),
  dash: (): Message => ({
    ja: '行のはじめの全角の線を、一覧の「- 」として読みました。',
    en: 'The full-width dash at the start of the line was read as "- ".',
  }),
  text: (): Message => ({
    ja: '字下げのない行を、上の文の続きとして読みました。半角の空白を2つ入れておくと安心です。',
    en: 'A line without indentation was read as part of the text above.',
  }),
  bar: (found: string): Message => ({
    ja: `「${found}」を、長い文の印「|-」として読みました。`,
    en: `"${found}" was read as "|-".`,
  }),
  list: (): Message => ({
    ja: '一覧の括弧と区切りを、半角の「[ ]」と「,」として読みました。',
    en: 'The brackets and commas of the list were read as "[", "]" and ",".',
  }),
  quotes: (): Message => ({
    ja: '文を囲む全角の引用符を、半角の「"」として読みました。',
    en: 'The curly quotes around the text were read as straight ones.',
  }),
  sign: (found: string): Message => ({
    ja: `「${[...found][0]}」で始まる文を、"…" で囲んであるものとして読みました。`,
    en: `The text that starts with "${[...found][0]}" was read as if it stood in "…".`,
  }),
  value: (found: string, read: string): Message => ({
    ja: `「${found}」を「${read}」として読みました。`,
    en: `"${found}" was read as "${read}".`,
  }),
};
