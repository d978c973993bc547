/** Sentences for files that cannot be read at all. */
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
  syntax(code: string, found: string): Message {
    if (code === 'DUPLICATE_KEY') {
      return {
        ja: `同じ項目「${found}」が二度書かれています。片方を消してください。`,
        en: `The key "${found}" is written twice. Delete one of them.`,
      };
    }
    return {
      ja: 'YAMLの書き方がまちがっています。この行と前の行の、字下げ・「: 」のあとの空白・引用符を見てください。',
      en: `YAML syntax error (${code}). Look at the indentation, the space after ":" and the quotes here and one line above.`,
    };
  },
};
