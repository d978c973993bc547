/** Sentences for files that cannot be read at all. */
import type { ErrorCode } from 'yaml';
import type { Message } from './problem.ts';

export const explainYaml = {
  notUtf8: (): Message => ({
    ja: '文字コードが UTF-8 ではありません。エディタで「UTF-8」を選んで保存し直してください。',
    en: 'The file is not UTF-8. Save it again as UTF-8.',
  }),
  emptyFile: (): Message => ({
    ja: 'ファイルが空です。内容を書くか、ファイルを消してください。',
    en: 'The file is empty. Fill it in or delete it.',
  }),
  openQuote: (): Message => ({
    ja: 'この行で始まる引用符が、閉じていません。文の終わりにも同じ引用符を書いてください。例: title: "夜の話"',
    en: 'The quote that opens on this line is not closed. End the text with the same quote: title: "…"',
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
      case 'UNEXPECTED_TOKEN':
        return {
          ja: 'この行に、読めない文字か、余分な引用符や括弧があります。引用符で囲んだ文のあとには、何も書けません。',
          en: 'Something stands here that cannot be read: a quote or bracket too many, or words after a quoted text.',
        };
      case 'BAD_DQ_ESCAPE':
        return {
          ja: `"…" の中の「\\」が読めません。「\\」を消すか、二つ重ねて「\\\\」と書いてください。`,
          en: 'A backslash in "…" cannot be read. Delete it or write it twice.',
        };
      case 'BAD_ALIAS':
      case 'BAD_SCALAR_START':
      case 'TAG_RESOLVE_FAILED':
        return explainYaml.needsQuotes();
      case 'KEY_OVER_1024_CHARS':
        return {
          ja: 'この行の「:」の前が長すぎます。文の中の「: 」なら、文の全体を "…" で囲んでください。',
          en: 'What stands before ":" is too long. Put a text with ": " in "…".',
        };
      case 'RESOURCE_EXHAUSTION':
        return {
          ja: 'ファイルの組み立てが入り組みすぎています。ほかのファイルを見本に、書き直してください。',
          en: 'The file is too deeply nested. Write it again after another one.',
        };
      default:
        return {
          ja: 'この行か前の行の、字下げか引用符の書き方がまちがっています。ほかのファイルの同じところと見くらべてください。',
          en: `YAML syntax error (${code}). Look at the indentation and the quotes here and one line above.`,
        };
    }
  },
};
