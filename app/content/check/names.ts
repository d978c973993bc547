/** File names against what stands in the files, numbers without holes, nothing twice, nothing missing. */

import { RESERVED_IDS } from '../../../addresses/element-ids.ts';
import { BLOG, WEEKLY } from '../../../addresses/not-found.ts';
import { paths } from '../../../addresses/paths.ts';
import { FIRST_MONDAY, mondayOf, startOf } from '../../horoscope/week.ts';
import { explainFile } from '../explain/file.ts';
import type { Problem } from '../explain/problem.ts';
import type { Draft, Entry } from '../read/draft.ts';
import { signNames } from '../schemas/sign.ts';

export function checkNames(draft: Draft): Problem[] {
  const decks = draft.decks.map(({ name }) => name.deck);
  return [
    ...draft.decks.flatMap(checkDeck),
    ...draft.readings.flatMap((entry) => [
      ...(decks.includes(entry.name.id)
        ? [entry.source.problem([], explainFile.takenName(entry.name.id ?? ''))]
        : []),
      ...sameAsName(entry, 'id', (reading) => reading.id, entry.name.id),
      ...sameAsName(entry, 'path', (reading) => reading.path, paths.preparing(entry.name.id ?? '')),
    ]),
    ...checkBacks(draft, decks),
    ...checkSigns(draft),
    ...checkRanking(draft),
    ...draft.weeks.flatMap(checkWeek),
    ...draft.articles.flatMap((entry) => sameAsName(entry, 'id', (article) => article.id, entry.name.id)),
    ...draft.notices.flatMap((entry) => [
      ...sameAsName(entry, 'id', (notice) => notice.id, entry.name.id),
      ...(RESERVED_IDS.includes(entry.name.id ?? '')
        ? [entry.source.problem(['id'], explainFile.takenName(entry.name.id ?? ''))]
        : []),
      ...sameAsName(entry, 'date', (notice) => notice.date, entry.name.date),
    ]),
    ...onceEach(draft.notices, ({ id }) => id),
    ...draft.picks.flatMap((entry) => sameAsName(entry, 'date', (pick) => pick.date, entry.name.date)),
    ...draft.services.flatMap((entry) => sameAsName(entry, 'id', (service) => service.id, entry.name.id)),
    ...onceEach(draft.services, ({ id }) => id),
    ...draft.voices.flatMap((entry) => sameAsName(entry, 'date', (voice) => voice.date, entry.name.date)),
    ...checkBanners(draft),
    ...checkArticleOrder(draft),
  ];
}

/** Each back in the home page's picture is a deck's. */
function checkBacks({ pages: { home } }: Draft, decks: readonly (string | undefined)[]): Problem[] {
  const known = decks.map((deck) => deck ?? '');
  return (home.value?.hero.backs ?? []).flatMap(({ deck }, place) =>
    known.includes(deck)
      ? []
      : [home.source.problem(['hero', 'backs', place, 'deck'], explainFile.unknownDeck(deck, known))],
  );
}

/** A deck's not-found page is called after it; these are other pages'. */
const TAKEN: readonly string[] = [WEEKLY, BLOG];

function checkDeck(deck: Draft['decks'][number]): Problem[] {
  const { deck: folder = '' } = deck.name;
  const problems = [
    ...(TAKEN.includes(folder) ? [deck.source.problem([], explainFile.takenName(folder))] : []),
    ...sameAsName(deck, 'deck', (value) => value.deck, folder),
    ...sameAsName(deck, 'path', (value) => value.path, paths.draw(folder)),
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

/** A week is called by its Monday; before the line of weeks there is only what the owner wrote. */
function checkWeek({ source, name, value }: Draft['weeks'][number]): Problem[] {
  const { monday = '' } = name;
  const day = Date.parse(monday);
  if (Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== monday)
    return [source.problem([], explainFile.noDay())];
  const begins = mondayOf(startOf(monday));
  if (begins !== monday) return [source.problem([], explainFile.notMonday(begins))];
  const signs = value?.ranking?.map(({ sign }) => sign) ?? [];
  const whole = signNames.every((sign) => {
    const { message, love, work, money } = value?.signs?.[sign] ?? {};
    return message && love && work && money;
  });
  return [
    ...repeated(signs).map((place) =>
      source.problem(['ranking', place, 'sign'], explainFile.repeated('sign', signs[place]!)),
    ),
    ...(value && monday < FIRST_MONDAY && !whole
      ? [source.problem(['signs'], explainFile.beforeTheLine(FIRST_MONDAY))]
      : []),
  ];
}

function signFile(sign: (typeof signNames)[number]): string {
  return `content/signs/${String(signNames.indexOf(sign) + 1).padStart(2, '0')}-${sign}.yaml`;
}

function checkRanking({ ranking: { source, value } }: Draft): Problem[] {
  return (['rank', 'sign'] as const).flatMap((key) => {
    const values = value?.ranking.map((entry) => entry[key]) ?? [];
    return repeated(values).map((place) =>
      source.problem(['ranking', place, key], explainFile.repeated(key, values[place]!)),
    );
  });
}

/** The places of a list at which stands what stood before. */
function repeated(values: readonly (string | number)[]): number[] {
  return values.flatMap((value, place) => (values.indexOf(value) < place ? [place] : []));
}

function checkBanners(draft: Draft): Problem[] {
  const sizes: Record<string, string> = { menu: '300x250', footer: '728x90' };
  return draft.banners.flatMap((entry) => [
    ...sameAsName(entry, 'id', ({ id }) => id, entry.name.id),
    ...sameAsName(entry, 'size', ({ size }) => size, sizes[entry.name.place ?? '']),
  ]);
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
