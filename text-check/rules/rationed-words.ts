import type { Problem } from '../../app/content/problem.ts';
import { adviceBeginsToday, rationed } from '../budgets.ts';
import { nameOf } from '../explain.ts';
import { cardFields, type Text } from '../texts.ts';

/** Phrases that are good once: so many on the site, so many on a card. The last text to use one has the problem. */
export function checkRationedWords(texts: readonly Text[]): Problem[] {
  const counted = texts.filter(({ kind }) => kind === 'week' || cardFields.some((field) => field === kind));
  return [
    ...rationed.flatMap((ration) => overSite(counted, ration)),
    ...[...Map.groupBy(counted, ({ file }) => file).values()].flatMap((card) => [
      ...rationed.flatMap((ration) => overCard(card, ration)),
      ...twoFieldsRunning(card),
    ]),
    ...todayFirst(counted),
  ];
}

type Ration = (typeof rationed)[number];

function countIn(text: Text, { pattern }: Ration): number {
  return text.value.match(pattern)?.length ?? 0;
}

function overSite(texts: readonly Text[], ration: Ration): Problem[] {
  const total = texts.reduce((sum, text) => sum + countIn(text, ration), 0);
  const last = texts.findLast((text) => countIn(text, ration) > 0);
  if (total <= ration.site || last === undefined) return [];
  return [
    last.problem({
      ja: `「${ration.name}」は、カードと今週の運勢を合わせて${ration.site}回までです。今は${total}回です。代わりに: ${ration.instead.ja}`,
      en: `"${ration.name}" may stand ${ration.site} times in all cards and the week; found ${total}. Instead: ${ration.instead.en}`,
    }),
  ];
}

function overCard(card: readonly Text[], ration: Ration): Problem[] {
  const total = card.reduce((sum, text) => sum + countIn(text, ration), 0);
  const last = card.findLast((text) => countIn(text, ration) > 0);
  if (ration.card === undefined || last === undefined || last.kind === 'week' || total <= ration.card)
    return [];
  return [
    last.problem({
      ja: `「${ration.name}」は、1枚のカードに${ration.card}回までです。今は${total}回です。代わりに: ${ration.instead.ja}`,
      en: `"${ration.name}" may stand ${ration.card} times on one card; found ${total}. Instead: ${ration.instead.en}`,
    }),
  ];
}

/** 「ましょう」 in two fields running turns a card into a pep talk. */
function twoFieldsRunning(card: readonly Text[]): Problem[] {
  return card.flatMap((text, i) => {
    const before = card[i - 1];
    if (text.kind === 'week' || !before?.value.includes('ましょう') || !text.value.includes('ましょう'))
      return [];
    return [
      text.problem({
        ja: `「ましょう」が、すぐ前の${nameOf(before).ja}にもあります。どちらかを言い切りにしてください。`,
        en: `"ましょう" also stands in the field before, ${nameOf(before).en}. Say one of them plainly.`,
      }),
    ];
  });
}

function todayFirst(texts: readonly Text[]): Problem[] {
  const first = texts.filter(({ kind, value }) => kind === 'advice' && /^今[日夜]/u.test(value));
  const last = first.at(-1);
  if (first.length <= adviceBeginsToday || last === undefined) return [];
  return [
    last.problem({
      ja: `「今日」「今夜」で始まるアドバイスは${adviceBeginsToday}までです。今は${first.length}です。手に取る物から始めてください。`,
      en: `${adviceBeginsToday} advices may begin with 今日 or 今夜; found ${first.length}. Begin with the object.`,
    }),
  ];
}
