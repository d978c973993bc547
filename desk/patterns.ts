/** What the browser can say at once of a value's form. The check of the content says the rest, in the same words. */
import type { RuleKind } from '../app/content/schemas/parts.ts';

type Pattern = [expression: string, message: string];

const PATTERNS: Partial<Record<RuleKind, Pattern>> = {
  https: ['^https://\\S+$', 'https:// から始まるアドレスを書いてください'],
  origin: ['^https://[^\\s/]+$', 'https:// から始まり、最後に / のないアドレスを書いてください'],
  slug: ['^[a-z0-9]+(-[a-z0-9]+)*$', '半角の小さい英字、数字、ハイフンだけで書いてください'],
  host: ['^(\\*\\.)?[a-z0-9-]+(\\.[a-z0-9-]+)+$', 'https:// のない、ホストの名前だけを書いてください'],
  path: ['^/\\S*$', '/ から始まる、このサイトのページを書いてください（例：/weekly）'],
  target: [
    '^\\S+$',
    'このサイトのページ（/weekly）、https:// のアドレス、# の見出しのどれかを書いてください',
  ],
  hashtag: ['^[^\\s#＃]+$', '# を付けず、空白のない言葉で書いてください'],
  'line-id': ['^@[a-z0-9._-]{3,30}$', '@ から始まるLINEのIDを書いてください'],
  vertical: [
    '^(?:[^0-9A-Za-z０-９Ａ-Ｚａ-ｚ]|\\{\\w+\\})*$',
    '縦に組む文なので、数字と英字は使えません。漢数字とかなで書いてください',
  ],
};

/** The pattern of a rule; none for rules that need more than the value itself. */
export function patternOf(kind: RuleKind): Pattern | undefined {
  return PATTERNS[kind];
}
