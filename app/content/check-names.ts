/** File names against what stands in the files, numbers without holes, nothing twice, nothing missing. */
import type { Draft, Entry } from './draft.ts';
import { explainFile } from './explain-file.ts';
import type { Problem } from './problem.ts';
import { signNames } from './schemas/sign.ts';

/** Two different banners stand in the menu, one in the footer. */
const leastBanners = { menu: 2, footer: 1 };

export function checkNames(draft: Draft): Problem[] {
  return [
    ...draft.decks.flatMap(checkDeck),
    ...draft.readings.flatMap((entry) => [
      ...sameAsName(entry, 'id', (reading) => reading.id, entry.name.id),
      ...sameAsName(entry, 'path', (reading) => reading.path, `/reading/${entry.name.id}`),
    ]),
    ...checkSigns(draft),
    ...checkRanking(draft),
    ...draft.articles.flatMap((entry) => sameAsName(entry, 'id', (article) => article.id, entry.name.id)),
    ...draft.notices.flatMap((entry) => [
      ...sameAsName(entry, 'id', (notice) => notice.id, entry.name.id),
      ...sameAsName(entry, 'date', (notice) => notice.date, entry.name.date),
    ]),
    ...onceEach(draft.notices, ({ id }) => id),
    ...draft.services.flatMap((entry) => sameAsName(entry, 'id', (service) => service.id, entry.name.id)),
    ...onceEach(draft.services, ({ id }) => id),
    ...checkBanners(draft),
    ...checkArticleOrder(draft),
  ];
}

function checkDeck(deck: Draft['decks'][number]): Problem[] {
  const { deck: folder = '' } = deck.name;
  const problems = [
    ...sameAsName(deck, 'deck', (value) => value.deck, folder),
    ...sameAsName(deck, 'path', (value) => value.path, `/reading/${folder}`),
    ...onceEach(deck.cards, ({ id }) => id),
    ...deck.cards.flatMap((card) => sameAsName(card, 'id', ({ id }) => id, Number(card.name.number))),
  ];
  if (deck.cards.length === 0) return [...problems, deck.source.problem([], explainFile.noCards())];
  if (deck.value === undefined) return problems;

  // The files' numbers count, so that a card with another mistake is not also a hole.
  const { firstId } = deck.value;
  const ids = new Set(deck.cards.map(({ name }) => Number(name.number)));
  const last = Math.max(...ids);
  const holes: number[] = [];
  for (let id = firstId; id < last; id++) if (!ids.has(id)) holes.push(id);
  if (holes.length > 0) {
    problems.push(deck.source.problem([], explainFile.idHole(holes, firstId, last)));
  }
  for (const { source, name } of deck.cards) {
    if (Number(name.number) < firstId) {
      problems.push(source.problem(['id'], explainFile.idTooLow(Number(name.number), firstId)));
    }
  }
  return problems;
}

function checkSigns(draft: Draft): Problem[] {
  const there = new Set(draft.signs.map(({ name }) => name.sign));
  const missing = signNames.filter((sign) => !there.has(sign));
  return [
    ...draft.signs.flatMap((entry) => {
      const position = (signNames as readonly string[]).indexOf(entry.name.sign ?? '') + 1;
      const wrongNumber = position > 0 && Number(entry.name.number) !== position;
      return [
        ...sameAsName(entry, 'sign', ({ sign }) => sign, entry.name.sign),
        ...(wrongNumber ? [entry.source.problem([], explainFile.signNumber(position))] : []),
      ];
    }),
    ...missing.map((sign) => ({
      file: signFile(sign),
      line: undefined,
      key: '',
      ...explainFile.missingSign(),
    })),
  ];
}

function signFile(sign: (typeof signNames)[number]): string {
  return `content/signs/${String(signNames.indexOf(sign) + 1).padStart(2, '0')}-${sign}.yaml`;
}

function checkRanking({ ranking: { source, value } }: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const key of ['rank', 'sign'] as const) {
    const seen = new Set<string | number>();
    value?.ranking.forEach((entry, i) => {
      if (seen.has(entry[key])) {
        problems.push(source.problem(['ranking', i, key], explainFile.repeated(key, entry[key])));
      }
      seen.add(entry[key]);
    });
  }
  return problems;
}

function checkBanners(draft: Draft): Problem[] {
  const sizes: Record<string, string> = { menu: '300x250', footer: '728x90' };
  const problems = draft.banners.flatMap((entry) => [
    ...sameAsName(entry, 'id', ({ id }) => id, entry.name.id),
    ...sameAsName(entry, 'size', ({ size }) => size, sizes[entry.name.place ?? '']),
  ]);
  for (const [place, least] of Object.entries(leastBanners)) {
    const found = draft.banners.filter(({ name }) => name.place === place).length;
    if (found < least) {
      problems.push({
        file: 'content/banners',
        line: undefined,
        key: '',
        ...explainFile.fewBanners(place, least, found),
      });
    }
  }
  return problems;
}

/** `order` in `pages/blog.yaml` names articles that exist, each once. */
function checkArticleOrder(draft: Draft): Problem[] {
  const { source, value } = draft.pages.blog;
  const ids = draft.articles.map(({ name }) => name.id ?? '');
  return (value?.order ?? []).flatMap((id, i, order) => {
    if (!ids.includes(id)) return [source.problem(['order', i], explainFile.unknownArticle(id, ids))];
    if (order.indexOf(id) < i) return [source.problem(['order', i], explainFile.repeated('order', id))];
    return [];
  });
}

function sameAsName<Value>(
  { source, value }: Entry<Value>,
  key: string,
  read: (value: Value) => string | number,
  want: string | number | undefined,
): Problem[] {
  if (value === undefined || want === undefined || read(value) === want) return [];
  return [source.problem([key], explainFile.nameDiffers(key, want, read(value)))];
}

/** Every id once; the later file has the problem. */
function onceEach<Value>(
  entries: readonly Entry<Value>[],
  read: (value: Value) => string | number,
): Problem[] {
  const files = new Map<string | number, string>();
  return entries.flatMap(({ source, value }) => {
    if (value === undefined) return [];
    const id = read(value);
    const other = files.get(id);
    if (other !== undefined) return [source.problem(['id'], explainFile.duplicateId(id, other))];
    files.set(id, source.file);
    return [];
  });
}
