/** Everything that can be edited, in the order of the owner's week: what comes each Sunday first, what hardly ever changes last. */
import type { Collection, CollectionFile, EntryCollection } from '@sveltia/cms';
import type * as z from 'zod';
import type { Draft, Entry } from '../app/content/read/draft.ts';
import { articleSchema } from '../app/content/schemas/article.ts';
import { bannerSchema } from '../app/content/schemas/banner.ts';
import { noticeSchema } from '../app/content/schemas/notice.ts';
import { pickSchema } from '../app/content/schemas/pick.ts';
import { serviceSchema } from '../app/content/schemas/service.ts';
import { voiceSchema } from '../app/content/schemas/voice.ts';
import { fieldOf, fieldsOf, type Known, labelled, plain } from './fields.ts';

/** Written by `yaml.ts`. */
export const FORMAT = 'house-yaml';

/** The collection of weeks; its files are those of the day on which the desk is opened (`weeks.ts`). */
export const WEEKS = 'weeks';

const DATED = {
  editable: ['create' as const],
  hint: '日付と、半角の小さい英字で短い名前（例：2026-11-29-winter）。アドレスの一部になります',
  pattern: [
    '^\\d{4}-\\d{2}-\\d{2}-[a-z0-9-]+$',
    '日付と英字の名前を書いてください（例：2026-11-29-winter）',
  ] as [string, string],
};

const NEWEST_FIRST: FolderOptions = {
  sortable_fields: { fields: ['date', 'title'], default: { field: 'date', direction: 'descending' } },
};

/**
 * @param draft the content as it stands: decks and readings decide which fields their files have
 * @returns all collections; `WEEKS` has no files yet
 */
export function collectionsOf(draft: Draft): Collection[] {
  const cards = cardChoices(draft);
  const { site, menu, footer, decks, feelings, readings, signs, ranking, sky, legal, pages } = draft;
  return [
    { name: WEEKS, label: '今週の運勢', icon: 'dark_mode', files: [] },
    folder(
      'picks',
      'A・B・C',
      'filter_3',
      pickSchema,
      {
        ...NEWEST_FIRST,
        summary: '{{date}} {{title}}',
        slug: { template: '{{fields.date}}-abc', ...DATED },
        preview_path: 'pick/{{slug}}',
      },
      { cards },
    ),
    folder('notices', 'お知らせ', 'notifications', noticeSchema, {
      ...NEWEST_FIRST,
      summary: '{{date}} {{title}}',
      slug: '{{fields.date}}-{{fields.id}}',
      preview_path: 'notifications',
    }),
    folder('articles', '記事', 'article', articleSchema, {
      ...NEWEST_FIRST,
      summary: '{{date}} {{title}}',
      slug: '{{fields.id}}',
      preview_path: 'blog/{{slug}}',
    }),
    ...decks.map((deck) => cardsOf(deck, { cards })),
    folder('services', 'サービスと値段', 'payments', serviceSchema, {
      summary: '{{title}} {{newPrice}}円',
      sortable_fields: ['newPrice'],
      slug: numbered(
        '番号と、半角の小さい英字の名前（例：4-new-year）。番号の順に並びます',
        '^\\d+-[a-z0-9-]+$',
      ),
      preview_path: 'paid-fortune',
    }),
    folder('voices', 'お客さまの声', 'format_quote', voiceSchema, {
      identifier_field: 'by',
      summary: '{{date}} {{by}}',
      sortable_fields: ['date'],
      slug: { template: '{{fields.date}}-voice', ...DATED },
    }),
    folder('banners', '広告', 'ad', bannerSchema, {
      identifier_field: 'id',
      summary: '{{id}}',
      sortable_fields: ['id'],
      slug: numbered('menu-番号 か footer-番号（例：menu-6）', '^(menu|footer)-\\d+$'),
    }),
    files('site', 'リンクとサイトの名前', 'link', [
      [site, 'サイトの名前、LINE、リンク、解析'],
      [menu, 'メニュー'],
      [footer, 'フッターのボタン'],
      [ranking, 'TOP3の決め方'],
    ]),
    files(
      'pages',
      'ページの言葉',
      'description',
      [...Object.values(pages), ...decks, feelings, ...readings, draft.twinrayPairs, draft.friendsPairs],
      { cards },
    ),
    files('stars', '星の言葉', 'star', [...signs, ...Object.values(sky)]),
    files('legal', '法的な表記', 'gavel', Object.values(legal)),
  ];
}

type FolderOptions = Partial<EntryCollection>;

type Deck = Draft['decks'][number];

function folder(
  name: string,
  label: string,
  icon: string,
  schema: z.ZodType,
  options: FolderOptions,
  known?: Known,
): EntryCollection {
  return {
    name,
    label,
    icon,
    folder: `content/${name}`,
    extension: 'yaml',
    format: FORMAT,
    fields: fieldsOf(schema, known),
    ...options,
  };
}

/** What is in order by the number in its file's name. */
function numbered(hint: string, pattern: string): EntryCollection['slug'] {
  return { editable: ['create'], hint, pattern: [pattern, hint] };
}

/** A deck's cards: their texts change, which cards there are does not. */
function cardsOf({ name: { deck = '' }, source, cards }: Deck, known: Known): EntryCollection {
  const first = cards[0];
  if (!first) throw new Error(`content/decks/${deck} has no card`);
  const options: FolderOptions = {
    folder: `content/decks/${deck}`,
    // Beside the cards lies the deck's own file.
    filter: { field: 'id', pattern: '^\\d+$' },
    create: false,
    delete: false,
    duplicate: false,
    identifier_field: 'name',
    summary: '{{id}} {{name}}',
    slug: '{{fields.id}}',
    sortable_fields: { fields: ['id', 'name'], default: { field: 'id', direction: 'ascending' } },
    preview_path: `reading/${deck}/{{fields.id}}`,
  };
  return folder(
    deck,
    `カード：${titleOf(source.value, deck)}`,
    'playing_cards',
    first.schema,
    options,
    known,
  );
}

/** Every card for a list to choose from, deck by deck. */
function cardChoices({ decks }: Draft): NonNullable<Known['cards']> {
  return decks.flatMap(({ name: { deck = '' }, source, cards }) =>
    cards.map(({ name: { number }, value }) => ({
      value: `${deck}/${Number(number)}`,
      label: `${titleOf(source.value, deck)} ${Number(number)} ${value?.name ?? ''}`.trim(),
    })),
  );
}

/** A deck's title as it is written; its folder's name where it has none. */
function titleOf(written: unknown, deck: string): string {
  return (written as { title?: string } | undefined)?.title ?? deck;
}

type Named = Entry<unknown> | readonly [Entry<unknown>, label: string];

function files(
  name: string,
  label: string,
  icon: string,
  entries: readonly Named[],
  known?: Known,
): Collection {
  return { name, label, icon, format: FORMAT, files: entries.map((entry) => fileOf(entry, known)) };
}

function fileOf(named: Named, known: Known | undefined): CollectionFile {
  const [entry, label] = Array.isArray(named) ? named : [named as Entry<unknown>, undefined];
  const { source, schema } = entry as Entry<unknown>;
  return {
    name: nameOf(source.file),
    label: label ?? labelled(plain(schema).description || source.file).label,
    file: source.file,
    format: FORMAT,
    fields: topFields(schema, known),
  };
}

/** A file that is a list has one field, which stands for the whole of it. */
function topFields(schema: z.ZodType, known?: Known): CollectionFile['fields'] {
  if ((plain(schema).schema.def as { type: string }).type !== 'array') return fieldsOf(schema, known);
  return [{ ...fieldOf('items', schema, known), root: true } as CollectionFile['fields'][number]];
}

/** `content/decks/love/deck.yaml` → `decks-love-deck` */
function nameOf(file: string): string {
  return file
    .replace(/^content\//, '')
    .replace(/\.yaml$/, '')
    .replaceAll('/', '-');
}
