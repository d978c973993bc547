import type { Message, Problem } from '../../app/content/explain/problem.ts';
import { nameOf } from '../explain.ts';
import { withoutQuotations } from '../japanese.ts';
import { cardProse, type Kind, type Text } from '../texts.ts';
import { longVowels, meantStops, specified } from '../vocabulary.ts';

type Sign = { find: RegExp; write: Message; inQuotations?: false };

const japanese = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]';

/** What may not stand in a text, and what stands there instead. */
const signs: readonly Sign[] = [
  { find: /[\uFF61-\uFF9F]+/u, write: { ja: '全角のかなと記号', en: 'full-width kana and marks' } },
  { find: /[Ａ-Ｚａ-ｚ０-９]+/u, write: { ja: '半角の英数字', en: 'half-width letters and digits' } },
  { find: /[！？!?]{2,}/u, write: { ja: '記号を一つまで', en: 'one mark' } },
  {
    find: new RegExp(`(?<=${japanese})[!?]`, 'u'),
    write: { ja: '全角の！？', en: 'the full-width ！ or ？' },
  },
  { find: /[()[\]]/u, write: { ja: '全角の（）', en: 'full-width （）' } },
  { find: /[～~]/u, write: { ja: '〜', en: '〜' } },
  { find: /[―—–‐]/u, write: { ja: '、か。で区切る', en: 'a comma or a full stop' } },
  { find: /\.{2,}|・{2,}|。{2,}|、{2,}/u, write: { ja: '…か、記号一つ', en: '… or one mark' } },
  {
    find: /。」/u,
    write: { ja: '」だけ（閉じる前の。は書かない）', en: '」 without a full stop before it' },
  },
  { find: /[\u3000\u200B-\u200F\uFEFF]/u, write: { ja: '空白なし', en: 'no such space' } },
  { find: new RegExp(`${japanese} +(?=[、。）」])`, 'u'), write: { ja: '空白なし', en: 'no space' } },
  { find: /\p{Extended_Pictographic}/u, write: { ja: '絵文字なし', en: 'no emoji' } },
  {
    find: /(?<!\d)\d{4,}(?=円|枚|粒|字|人)/u,
    write: { ja: '桁の区切り（3,000円）', en: 'a separator, as in 3,000円' },
  },
  { find: longVowels, write: { ja: '終わりの「ー」', en: 'the long vowel at the end' }, inQuotations: false },
];

/** Card texts, the week and descriptions of pictures are sentences to the end. */
const prose: readonly Kind[] = [...cardProse, 'week', 'sky-line', 'reason', 'alt'];

/** Marks, brackets, digits and long vowels are written one way. */
export function checkTypography(texts: readonly Text[]): Problem[] {
  return texts.flatMap((text) => [...wrongSigns(text), ...unbalanced(text), ...withoutStop(text)]);
}

function wrongSigns(text: Text): Problem[] {
  // An address has its own signs.
  const value = [...specified, ...meantStops]
    .reduce((rest, fixed) => rest.replace(fixed, ''), text.value)
    .replace(/https:\/\/[\w./?=&%-]+/gu, '');
  const { ja, en } = nameOf(text);
  return signs.flatMap(({ find, write, inQuotations }) => {
    const [found] = find.exec(inQuotations === false ? withoutQuotations(value) : value) ?? [];
    if (found === undefined) return [];
    return [
      text.problem({
        ja: `${ja}の「${found}」は使いません。書くのは: ${write.ja}`,
        en: `${en} may not have "${found}". Write: ${write.en}`,
      }),
    ];
  });
}

const pairs: Record<string, string> = { '」': '「', '』': '『', '）': '（' };

function unbalanced(text: Text): Problem[] {
  const open: string[] = [];
  for (const character of text.value) {
    if (Object.values(pairs).includes(character)) open.push(character);
    else if (character in pairs && open.pop() !== pairs[character]) open.push(character, character);
  }
  if (open.length === 0) return [];
  const { ja, en } = nameOf(text);
  return [
    text.problem({
      ja: `${ja}のかっこが組になっていません（${open.at(-1)}）。`,
      en: `The brackets of ${en} are no pairs (${open.at(-1)}).`,
    }),
  ];
}

function withoutStop(text: Text): Problem[] {
  if (!prose.includes(text.kind) || text.value.endsWith('。')) return [];
  const { ja, en } = nameOf(text);
  return [text.problem({ ja: `${ja}は「。」で終わります。`, en: `${en} must end with 「。」.` })];
}
