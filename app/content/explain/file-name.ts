/** What a file of the content should be called that nothing reads under its own name. */
import type { Message } from './problem.ts';

/** What stands for a name in Japanese letters, by folder: as short as it may be. */
const EXAMPLES: Record<string, string> = {
  notices: 'osirase',
  articles: 'kiji',
  picks: 'money',
  services: 'tegami',
  banners: '1',
};

/** Folders whose files begin with a day. */
const DATED = ['notices', 'picks', 'weeks'];

/** Endings of a text that an editor, or a hand, has written otherwise. */
const TEXT = /\.ya?ml(?:\.(?:txt|text|md|rtf|bak|ya?ml))*$/i;

/**
 * @param path from the content folder, as `notices/2026-11-30-お知らせ.yaml.txt`
 * @returns undefined for what is no text, and for a name whose form is right
 */
export function explainFileName(path: string): Message | undefined {
  const place = path.lastIndexOf('/') + 1;
  const folder = path.slice(0, place);
  const found = path.slice(place);
  if (!TEXT.test(found.normalize('NFKC'))) return undefined;
  const inFolder = folder.slice(0, -1);
  const stem = withDay(found.normalize('NFKC').toLowerCase().replace(TEXT, ''), DATED.includes(inFolder))
    .replace(/[\s_.()-]+/g, '-')
    .replace(/^-|-$/g, '');
  const exact = /^[a-z0-9-]+$/.test(stem);
  const [begin = ''] = /^(?:[a-z0-9]+-)*/.exec(stem) ?? [];
  const meant = `${exact ? stem : begin + (EXAMPLES[inFolder] ?? 'name')}.yaml`;
  if (meant === found) return undefined;
  const ending = found.endsWith('.yaml')
    ? undefined
    : {
        ja: `文章のファイルの名前は .yaml で終わります。${/\.txt$/i.test(found) ? 'うしろの .txt は、Windowsではエクスプローラーの「表示」→「ファイル名拡張子」に印を付けると見えます。' : ''}`,
        en: 'A text ends in .yaml. ',
      };
  const letters = /[^a-z0-9-]/.test(found.replace(TEXT, ''))
    ? {
        ja: 'ファイルの名前には、半角の英小文字・数字・ハイフンだけが使えます。',
        en: 'Names have lower-case letters, digits and hyphens. ',
      }
    : undefined;
  return {
    ja: `この名前のファイルは読まれません。${ending?.ja ?? ''}${letters?.ja ?? ''}「${meant}」${exact ? 'という' : 'のような'}名前に変えてください。`,
    en: `No file of this name is read. ${ending?.en ?? ''}${letters?.en ?? ''}Call it "${meant}"${exact ? '' : ' or the like'}.`,
  };
}

/** `20261130-x` and `2026年12月1日 x` begin with a day as well. */
function withDay(stem: string, dated: boolean): string {
  const [all, year, month = '', day = ''] =
    /^(\d{4})[-_./年 ]?(\d{1,2})[-_./月 ]?(\d{1,2})日?/.exec(stem) ?? [];
  if (!dated || all === undefined) return stem;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}-${stem.slice(all.length)}`;
}
