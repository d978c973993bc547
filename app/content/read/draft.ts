/** All files of `content/`, each held against its schema; a file that does not fit has no value. */
import type * as z from 'zod';
import { explainFile } from '../explain/file.ts';
import { explainFileName } from '../explain/file-name.ts';
import { nearest } from '../explain/nearest.ts';
import type { Problem } from '../explain/problem.ts';
import { READING_FILE } from '../reading-files.ts';
import { valueAt } from '../schema-at.ts';
import { articleSchema } from '../schemas/article.ts';
import { bannerSchema } from '../schemas/banner.ts';
import { type CardForm, cardSchema } from '../schemas/card.ts';
import { deckSchema } from '../schemas/deck.ts';
import { friendsPairsSchema, twinrayPairsSchema } from '../schemas/family-pairs.ts';
import { feelingsSchema } from '../schemas/feelings.ts';
import { legalSchemas } from '../schemas/legal.ts';
import { footerSchema, menuSchema } from '../schemas/menu.ts';
import { noticeSchema } from '../schemas/notice.ts';
import { pageSchemas } from '../schemas/pages.ts';
import { pickSchema } from '../schemas/pick.ts';
import { rankingSchema } from '../schemas/ranking.ts';
import { readingSchema } from '../schemas/reading.ts';
import { serviceSchema } from '../schemas/service.ts';
import { signSchema } from '../schemas/sign.ts';
import { siteSchema } from '../schemas/site.ts';
import { skySchemas } from '../schemas/sky.ts';
import { voiceSchema } from '../schemas/voice.ts';
import { weekSchema } from '../schemas/week.ts';
import { holdAgainst } from './hold-against.ts';
import { missingSource, type Source } from './source.ts';
import type { ContentText } from './texts.ts';

export type Entry<Value> = {
  source: Source;
  schema: z.ZodType;
  /** The parts of the file's name that its pattern names, as `{ number: '17', slug: 'star' }`. */
  name: Readonly<Record<string, string>>;
  value: Value | undefined;
};

export type Draft = ReturnType<typeof readDraft>;

/** One entry for each schema of a folder. */
type Folder<Schemas extends Record<string, z.ZodType>> = {
  [Name in keyof Schemas]: Entry<z.infer<Schemas[Name]>>;
};

/** @param sources by their path inside the content folder, as `weekly/ranking.yaml` */
export function readDraft(sources: ReadonlyMap<string, Source>, problems: Problem[], notes: Problem[]) {
  const used = new Set<string>();
  const missing: string[] = [];
  const texts: ContentText[] = [];
  const patterns: string[] = [];

  /** A file of this name; it must be there. */
  function file<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    name: Record<string, string> = {},
  ): Entry<z.infer<Schema>> {
    used.add(path);
    const source = sources.get(path) ?? missingSource(`content/${path}`);
    if (!sources.has(path)) {
      missing.push(path);
      problems.push(source.problem([], explainFile.missing()));
    }
    const held = holdAgainst(source, schema);
    texts.push(...held.texts);
    problems.push(...held.problems);
    notes.push(...held.notes);
    return { source, schema, name, value: held.value };
  }

  /** A file for each schema of a folder, by its name: `notFound` is `not-found.yaml`. */
  function folder<Schemas extends Record<string, z.ZodType>>(path: string, schemas: Schemas) {
    return Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [name, file(`${path}/${fileName(name)}`, schema)]),
    ) as Folder<Schemas>;
  }

  /**
   * As many files as there are.
   * @param shown the pattern as the owner reads it
   * @param schema the files', or what each one's is by the parts of its name
   */
  function files<Schema extends z.ZodType>(
    shown: string,
    pattern: RegExp,
    schema: Schema | ((name: Record<string, string>) => Schema),
  ) {
    patterns.push(shown);
    const found: Entry<z.infer<Schema>>[] = [];
    for (const path of sources.keys()) {
      const match = pattern.exec(path);
      if (!match) continue;
      const name = { ...match.groups };
      found.push(file(path, typeof schema === 'function' ? schema(name) : schema, name));
    }
    return found;
  }

  const draft = {
    /** Every text of every file. */
    texts,
    site: file('site.yaml', siteSchema),
    menu: file('menu.yaml', menuSchema),
    footer: file('footer.yaml', footerSchema),
    decks: files('decks/<deck>/deck.yaml', /^decks\/(?<deck>[a-z0-9-]+)\/deck\.yaml$/, deckSchema).map(
      (deck) => {
        const pattern = new RegExp(
          `^decks/${deck.name.deck}/(?<number>\\d{2,3})-(?<slug>[a-z0-9-]+)\\.yaml$`,
        );
        const shown = 'decks/<deck>/<00>-<name>.yaml';
        const cards = files(shown, pattern, cardSchema(cardForm(deck.source.value)));
        return { ...deck, cards };
      },
    ),
    feelings: file('decks/feelings.yaml', feelingsSchema),
    readings: files(
      'readings/<id>.yaml',
      new RegExp(READING_FILE.source.replace('^', '^readings/')),
      ({ id = '' }) => readingSchema(id),
    ),
    twinrayPairs: file('readings/twinray-pairs.yaml', twinrayPairsSchema),
    friendsPairs: file('readings/friends-pairs.yaml', friendsPairsSchema),
    signs: files('signs/<01>-<sign>.yaml', /^signs\/(?<number>\d{2})-(?<sign>[a-z]+)\.yaml$/, signSchema),
    ranking: file('weekly/ranking.yaml', rankingSchema),
    weeks: files('weeks/<2026-11-23>.yaml', /^weeks\/(?<monday>\d{4}-\d{2}-\d{2})\.yaml$/, weekSchema),
    sky: folder('sky', skySchemas),
    articles: files('articles/<id>.yaml', /^articles\/(?<id>[a-z0-9-]+)\.yaml$/, articleSchema),
    notices: files(
      'notices/<2025-09-01>-<id>.yaml',
      /^notices\/(?<date>\d{4}-\d{2}-\d{2})-(?<id>[a-z0-9-]+)\.yaml$/,
      noticeSchema,
    ),
    picks: files(
      'picks/<2026-11-22>-<id>.yaml',
      /^picks\/(?<id>(?<date>\d{4}-\d{2}-\d{2})-[a-z0-9-]+)\.yaml$/,
      pickSchema,
    ),
    services: files(
      'services/<1>-<id>.yaml',
      /^services\/(?<number>\d+)-(?<id>[a-z0-9-]+)\.yaml$/,
      serviceSchema,
    ),
    voices: files(
      'voices/<2026-11-22>-<id>.yaml',
      /^voices\/(?<date>\d{4}-\d{2}-\d{2})-(?<id>[a-z0-9-]+)\.yaml$/,
      voiceSchema,
    ),
    banners: files(
      'banners/menu-<1>.yaml、banners/footer-<1>.yaml',
      /^banners\/(?<id>(?<place>menu|footer)-(?<number>\d+))\.yaml$/,
      bannerSchema,
    ),
    legal: folder('legal', legalSchemas),
    pages: folder('pages', pageSchemas),
  };

  for (const [path, source] of sources) {
    if (used.has(path)) continue;
    const inFolder = path.slice(0, path.indexOf('/') + 1);
    const shown = [...new Set(patterns)].filter((pattern) => inFolder !== '' && pattern.startsWith(inFolder));
    const meant = nearest(path, missing);
    const byName = meant === undefined ? explainFileName(path) : undefined;
    problems.push(source.problem([], byName ?? explainFile.unexpected(meant, shown)));
  }
  return draft;
}

/** `notFound` → `not-found.yaml` */
export function fileName(name: string): string {
  return `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`;
}

/** What a deck's file says of its cards' form, also where the file has mistakes elsewhere. */
function cardForm(deck: unknown): CardForm {
  const keys = (list: unknown) =>
    Array.isArray(list)
      ? list.map((theme) => valueAt(theme, ['key'])).filter((key) => typeof key === 'string')
      : [];
  return {
    reversals: valueAt(deck, ['reversals']) === true,
    themes: keys(valueAt(deck, ['themes'])),
    situations: keys(valueAt(deck, ['situations'])),
  };
}
