import type { Problem } from '../../app/content/explain/problem.ts';
import { address, budgets } from '../budgets.ts';
import { nameOf } from '../explain.ts';
import { withoutQuotations } from '../japanese.ts';
import { cardProse, deckOf, longFields, type Text } from '../texts.ts';

type Budget = (typeof budgets)[number];

/**
 * Phrases that are good now and then: so many in a text, on a card's page, on all cards. What somebody says in 「」 is
 * that person's. The last text to use one has the problem.
 */
export function checkCardBudgets(texts: readonly Text[]): Problem[] {
  const cards = texts.filter((text) => deckOf(text) !== undefined && cardProse.includes(text.kind));
  const pages = [...Map.groupBy(cards, ({ file }) => file).values()];
  return [
    ...budgets.flatMap((budget) => [
      ...cards.flatMap((text) => over([text], budget, budget.field, 'この文', 'in this text')),
      ...pages.flatMap((page) => over(page, budget, budget.page, '1枚のカード', 'on one card')),
      ...over(cards, budget, budget.site, '全部のカード', 'on all cards'),
      ...overCards(pages, budget),
    ]),
    ...cards.flatMap((text) => {
      const found = timesAddressed(text);
      return found > address.field ? [addressed(text, found, 0, address.field)] : [];
    }),
    ...pages.flatMap(checkAddress),
  ];
}

function countIn(text: Text, { pattern }: Budget): number {
  return withoutQuotations(text.value).match(pattern)?.length ?? 0;
}

function over(
  texts: readonly Text[],
  budget: Budget,
  most: number | undefined,
  whereJa: string,
  whereEn: string,
): Problem[] {
  const total = texts.reduce((sum, text) => sum + countIn(text, budget), 0);
  const last = texts.findLast((text) => countIn(text, budget) > 0);
  if (most === undefined || last === undefined || total <= most) return [];
  return [
    last.problem({
      ja: `「${budget.name}」は、${whereJa}に${most}回までです。今は${total}回です。代わりに: ${budget.reason.ja}`,
      en: `"${budget.name}" may stand ${most} times ${whereEn}; found ${total}. Instead: ${budget.reason.en}`,
    }),
  ];
}

function overCards(pages: readonly (readonly Text[])[], budget: Budget): Problem[] {
  const holders = pages.flatMap((page) => page.find((text) => countIn(text, budget) > 0) ?? []);
  const last = holders.at(-1);
  if (budget.cards === undefined || last === undefined || holders.length <= budget.cards) return [];
  return [
    last.problem({
      ja: `「${budget.name}」のあるカードは${budget.cards}枚までです。今は${holders.length}枚です。代わりに: ${budget.reason.ja}`,
      en: `"${budget.name}" may stand on ${budget.cards} cards; found ${holders.length}. Instead: ${budget.reason.en}`,
    }),
  ];
}

function timesAddressed({ value }: Text): number {
  return value.split('あなた').length - 1;
}

/** A whole card, not one that is still being written: it has an overview. */
function checkAddress(page: readonly Text[]): Problem[] {
  const long = page.filter(({ kind }) => longFields.includes(kind));
  const overview = long.find(({ kind }) => kind === 'overview');
  if (overview === undefined) return [];
  const sides = long.some(({ kind }) => kind === 'reversed');
  const [least, most] = sides ? address.page : address.pageWithoutSides;
  const found = long.reduce((sum, text) => sum + timesAddressed(text), 0);
  return found >= least && found <= most ? [] : [addressed(overview, found, least, most, true)];
}

function addressed(text: Text, found: number, least: number, most: number, page = false): Problem {
  const where = page
    ? { ja: 'このカードの長い文を合わせて', en: 'the long texts of this card together' }
    : { ja: `${nameOf(text).ja}に`, en: nameOf(text).en };
  return text.problem({
    ja: `「あなた」は、${where.ja}${least}〜${most}回です。今は${found}回です。`,
    en: `あなた may stand ${least} to ${most} times in ${where.en}; found ${found}.`,
  });
}
