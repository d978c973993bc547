/** All files of `content/`, each held against its schema; a file that does not fit has no value. */
import type * as z from 'zod';
import { explainFile } from './explain-file.ts';
import { nearest } from './nearest.ts';
import type { Problem } from './problem.ts';
import { type Reference, referencesIn } from './references.ts';
import { valueAt } from './schema-at.ts';
import { articleSchema } from './schemas/article.ts';
import { bannerSchema } from './schemas/banner.ts';
import { type CardFile, messageCardSchema, twoWayCardSchema } from './schemas/card.ts';
import { deckSchema } from './schemas/deck.ts';
import { legalNotationSchema, particularsSchema, privacySchema, termsSchema } from './schemas/legal.ts';
import { menuSchema } from './schemas/menu.ts';
import { noticeSchema } from './schemas/notice.ts';
import { pageSchemas } from './schemas/pages.ts';
import { rankingSchema } from './schemas/ranking.ts';
import { readingSchema } from './schemas/reading.ts';
import { serviceSchema } from './schemas/service.ts';
import { signSchema } from './schemas/sign.ts';
import { siteSchema } from './schemas/site.ts';
import { missingSource, type Source } from './source.ts';
import { validate } from './validate.ts';

export type Entry<Value> = {
  source: Source;
  /** The parts of the file's name that its pattern names, as `{ number: '17', slug: 'star' }`. */
  name: Readonly<Record<string, string>>;
  value: Value | undefined;
};

export type Draft = ReturnType<typeof readDraft>;

/** The files that must exist, and the patterns of the others, as the owner reads them. */
const fileNames = {
  single: [
    'site.yaml',
    'menu.yaml',
    'weekly/ranking.yaml',
    'legal/terms.yaml',
    'legal/privacy.yaml',
    'legal/particulars.yaml',
    'legal/legal-notation.yaml',
    ...Object.keys(pageSchemas).map(pageFile),
  ],
  patterns: [
    'decks/<deck>/deck.yaml',
    'decks/<deck>/<00>-<name>.yaml',
    'readings/<id>.yaml',
    'signs/<01>-<sign>.yaml',
    'articles/<id>.yaml',
    'notices/<2025-09-01>-<id>.yaml',
    'services/<1>-<id>.yaml',
    'banners/menu-<1>.yaml',
    'banners/footer-<1>.yaml',
  ],
};

/** @param sources by their path inside the content folder, as `weekly/ranking.yaml` */
export function readDraft(sources: ReadonlyMap<string, Source>, problems: Problem[]) {
  const used = new Set<string>();
  const references: Reference[] = [];

  function entry<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    name: Record<string, string> = {},
  ): Entry<z.infer<Schema>> {
    used.add(path);
    const source = sources.get(path) ?? missingSource(`content/${path}`);
    if (!sources.has(path)) problems.push(source.problem([], explainFile.missing()));
    references.push(...referencesIn(source, schema));
    const value = source.value === undefined ? undefined : validate(source, schema, problems);
    return { source, name, value };
  }

  function entries<Schema extends z.ZodType>(pattern: RegExp, schema: Schema) {
    const found: Entry<z.infer<Schema>>[] = [];
    for (const path of sources.keys()) {
      const match = pattern.exec(path);
      if (match) found.push(entry(path, schema, { ...match.groups }));
    }
    return found;
  }

  const draft = {
    /** All links and pictures that the files name. */
    references,
    site: entry('site.yaml', siteSchema),
    menu: entry('menu.yaml', menuSchema),
    decks: entries(/^decks\/(?<deck>[a-z0-9-]+)\/deck\.yaml$/, deckSchema).map((deck) => {
      const path = `^decks/${deck.name.deck}/(?<number>\\d{2,3})-(?<slug>[a-z0-9-]+)\\.yaml$`;
      const withMessage = valueAt(deck.source.value, ['labels', 'message']) !== undefined;
      const cards: Entry<CardFile>[] = withMessage
        ? entries(new RegExp(path), messageCardSchema)
        : entries(new RegExp(path), twoWayCardSchema);
      return { ...deck, cards };
    }),
    readings: entries(/^readings\/(?<id>[a-z0-9-]+)\.yaml$/, readingSchema),
    signs: entries(/^signs\/(?<number>\d{2})-(?<sign>[a-z]+)\.yaml$/, signSchema),
    ranking: entry('weekly/ranking.yaml', rankingSchema),
    articles: entries(/^articles\/(?<id>[a-z0-9-]+)\.yaml$/, articleSchema),
    notices: entries(/^notices\/(?<date>\d{4}-\d{2}-\d{2})-(?<id>[a-z0-9-]+)\.yaml$/, noticeSchema),
    services: entries(/^services\/(?<number>\d+)-(?<id>[a-z0-9-]+)\.yaml$/, serviceSchema),
    banners: entries(/^banners\/(?<id>(?<place>menu|footer)-(?<number>\d+))\.yaml$/, bannerSchema),
    legal: {
      terms: entry('legal/terms.yaml', termsSchema),
      privacy: entry('legal/privacy.yaml', privacySchema),
      legalNotation: entry('legal/legal-notation.yaml', legalNotationSchema),
      particulars: entry('legal/particulars.yaml', particularsSchema),
    },
    pages: {
      home: entry(pageFile('home'), pageSchemas.home),
      paid: entry(pageFile('paid'), pageSchemas.paid),
      weekly: entry(pageFile('weekly'), pageSchemas.weekly),
      reading: entry(pageFile('reading'), pageSchemas.reading),
      blog: entry(pageFile('blog'), pageSchemas.blog),
      notifications: entry(pageFile('notifications'), pageSchemas.notifications),
      about: entry(pageFile('about'), pageSchemas.about),
      link: entry(pageFile('link'), pageSchemas.link),
      notFound: entry(pageFile('notFound'), pageSchemas.notFound),
      shell: entry(pageFile('shell'), pageSchemas.shell),
    },
  };

  for (const [path, source] of sources) {
    if (used.has(path)) continue;
    const meant = nearest(path, fileNames.single);
    const folder = path.slice(0, path.indexOf('/') + 1);
    const inFolder = fileNames.patterns.filter((pattern) => pattern.startsWith(folder));
    problems.push(source.problem([], explainFile.unexpected(meant, inFolder)));
  }
  return draft;
}

/** `notFound` → `pages/not-found.yaml` */
function pageFile(name: string): string {
  return `pages/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`;
}
