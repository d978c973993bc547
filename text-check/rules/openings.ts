import type { Message, Problem } from '../../app/content/problem.ts';
import { openingKinds } from '../budgets.ts';
import { placeOf } from '../explain.ts';
import type { OpeningRow, Openings } from '../openings.ts';
import { cardNumberOf, deckOf, type Text } from '../texts.ts';

const fields = ['description', 'overview'] as const;

/** The map holds every card, its kinds of opening are well mixed, and every act stands once on the site. */
export function checkOpenings(texts: readonly Text[], { rows, source }: Openings): Problem[] {
  const decks = Object.entries(rows);
  const advice = texts.filter(({ kind }) => kind === 'advice');
  const others = texts.filter(({ kind }) => kind === 'advice' || kind === 'week' || kind === 'article');
  return [
    ...cardsWithoutRow(texts, rows),
    ...decks.flatMap(([deck, cards]) =>
      cards.flatMap((row, i) => {
        const at = (message: Message) => source.problem([deck, i], message);
        return [
          ...likeNeighbour(row, cards[i - 1]).map(at),
          ...actOf(row, deck, advice, others).map(at),
          ...nameOfRow(row, deck, texts).map(at),
        ];
      }),
    ),
    ...fields
      .flatMap((field) =>
        kindsOf(
          decks.flatMap(([, cards]) => cards),
          field,
        ),
      )
      .map((message) => source.problem([], message)),
  ];
}

function cardsWithoutRow(texts: readonly Text[], rows: Openings['rows']): Problem[] {
  return texts
    .filter(({ kind }) => kind === 'description')
    .filter((text) => !rows[deckOf(text) ?? '']?.some(({ id }) => id === cardNumberOf(text)))
    .map((text) =>
      text.problem({
        ja: 'このカードの行が text-check/openings.yaml にありません。始まりの種類、像、場面、することを足してください。',
        en: 'The card has no row in text-check/openings.yaml. Add its openings, image, scene and act.',
      }),
    );
}

function likeNeighbour(row: OpeningRow, before: OpeningRow | undefined): Message[] {
  if (before === undefined) return [];
  return ([...fields, 'reversed'] as const)
    .filter((field) => row[field] !== undefined && row[field] === before[field])
    .map((field) => ({
      ja: `${row.name}の「${field}」の種類（${row[field]}）が、前の${before.name}と同じです。`,
      en: `"${field}" of ${row.name} has the kind of its neighbour ${before.name} (${row[field]}).`,
    }));
}

function kindsOf(rows: readonly OpeningRow[], field: (typeof fields)[number]): Message[] {
  const { least, most } = openingKinds;
  return [...'ABCDEFGHIJKLMNOPQRST'].flatMap((kind) => {
    const count = rows.filter((row) => row[field] === kind).length;
    if (count >= least && count <= most) return [];
    return [
      {
        ja: `「${field}」の始まり ${kind} は${least}〜${most}枚です。今は${count}枚です。`,
        en: `Opening ${kind} of "${field}" may stand on ${least} to ${most} cards; found ${count}.`,
      },
    ];
  });
}

function nameOfRow(row: OpeningRow, deck: string, texts: readonly Text[]): Message[] {
  const name = texts.find(
    (text) => text.kind === 'name' && deckOf(text) === deck && cardNumberOf(text) === row.id,
  );
  if (name?.value === row.name) return [];
  return [
    {
      ja: `${deck} の ${row.id} は「${name?.value ?? 'ないカード'}」です。行の名前は「${row.name}」です。`,
      en: `${deck} ${row.id} is "${name?.value ?? 'no card'}"; the row says "${row.name}".`,
    },
  ];
}

function actOf(row: OpeningRow, deck: string, advice: readonly Text[], others: readonly Text[]): Message[] {
  const [first, second] = row.find;
  const own = advice.find((text) => deckOf(text) === deck && cardNumberOf(text) === row.id);
  const has = ({ value }: Text) => value.includes(first) && value.includes(second);
  const messages = others
    .filter((text) => text !== own && has(text))
    .map((text) => ({
      ja: `${row.name}の「${row.act}」は、${placeOf(text)} にもあるようです（「${first}」と「${second}」）。`,
      en: `The act of ${row.name} also stands in ${placeOf(text)} ("${first}" and "${second}").`,
    }));
  if (own !== undefined && !has(own)) {
    messages.unshift({
      ja: `${row.name}のアドバイスに、することの言葉「${first}」と「${second}」がありません。行か文を合わせてください。`,
      en: `The advice of ${row.name} does not hold "${first}" and "${second}". Bring row and text together.`,
    });
  }
  return messages;
}
