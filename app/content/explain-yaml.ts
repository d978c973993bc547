/** Sentences for files that cannot be read at all. */
import type { ErrorCode } from 'yaml';
import type { Message } from './problem.ts';

export const explainYaml = {
  notUtf8: (): Message => ({
    ja: '文字コードが UTF-8 ではありません。エディタで「UTF-8」を選んで保存し直してください。',
    en: 'The file is not UTF-8. Save it again as UTF-8.',
  }),
  bom: (): Message => ({
    ja: 'ファイルの先頭に目に見えない印（BOM）があります。「UTF-8（BOMなし）」で保存し直してください。',
    en: 'The file starts with a byte order mark. Save it as UTF-8 without BOM.',
  }),
  emptyFile: (): Message => ({
    ja: 'ファイルが空です。内容を書くか、ファイルを消してください。',
    en: 'The file is empty. Fill it in or delete it.',
  }),
  tab: (): Message => ({
    ja: 'タブ文字があります。半角の空白に置きかえてください。',
    en: 'There is a tab. Use spaces instead.',
  }),
  duplicateKey: (key: string): Message => ({
    ja: `同じ項目「${key}」が二度書かれています。片方を消してください。`,
    en: `The key "${key}" is written twice. Delete one of them.`,
  }),
  needsQuotes: (): Message => ({
    ja: 'この文は記号で始まるので、そのままでは読めません。文の全体を "…" で囲んでください。',
    en: 'This text starts with a sign that YAML reads as its own. Put the whole text in "…".',
  }),
  cutByHash: (rest: string): Message => ({
    ja: `「#${rest}」から先が読まれません。「#」を使う文は、全体を "…" で囲んでください。`,
    en: `Everything from "#${rest}" on is lost. Put a text with "#" in "…".`,
  }),

  /** @param row the line that the error is on */
  syntax(code: ErrorCode, row: string): Message {
    const wideColon = /^\s*(?:- )?([\w-]+)：/.exec(row);
    if (wideColon !== null) {
      return {
        ja: `「${wideColon[1]}」のあとの「：」が全角です。半角の「:」と空白にしてください。`,
        en: `The colon after "${wideColon[1]}" is a full-width one. Use ":" and a space.`,
      };
    }
    const noSpace = /^\s*(?:- )?([\w-]+):\S/.exec(row);
    if (noSpace !== null) {
      return {
        ja: `「${noSpace[1]}:」のあとに半角の空白がありません。空白を1つ入れてください。`,
        en: `There is no space after "${noSpace[1]}:". Put one in.`,
      };
    }
    if (/^\s*(?:- )?(?:[\w-]+: +)?[!&*@`%{]/.test(row)) return explainYaml.needsQuotes();
    switch (code) {
      case 'MISSING_CHAR':
        return {
          ja: '閉じていない引用符か括弧が、この行かその前にあります。',
          en: 'A quote or bracket is not closed, on this line or before it.',
        };
      case 'BLOCK_AS_IMPLICIT_KEY':
        return {
          ja: 'この行には「: 」が二度あるか、次の行の字下げが深すぎます。「: 」を含む文は、全体を "…" で囲んでください。',
          en: 'This line has ": " twice, or the next line is indented too far. Put a text with ": " in "…".',
        };
      case 'BAD_INDENT':
        return {
          ja: 'この行の字下げがちがうか、前の行の括弧が閉じていません。',
          en: 'This line is indented wrongly, or a bracket before it is not closed.',
        };
      case 'MULTILINE_IMPLICIT_KEY':
        return {
          ja: 'この行が「項目: 内容」の形になっていません。字下げと、「:」のあとの空白を見てください。',
          en: 'This line does not have the form "key: value". Look at its indentation and at the space after ":".',
        };
      case 'MULTIPLE_DOCS':
        return {
          ja: '「---」だけの行があります。その行を消してください。',
          en: 'There is a line of "---" only. Delete it.',
        };
      default:
        return {
          ja: `YAMLの書き方がまちがっています（${code}）。この行と前の行の、字下げと引用符を見てください。`,
          en: `YAML syntax error (${code}). Look at the indentation and the quotes here and one line above.`,
        };
    }
  },
};
