/** Every text of `content/` that a visitor can read: what it is, where it stands, what it says. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeyPath, Message, Problem } from '../app/content/problem.ts';
import { textsIn } from '../app/content/references.ts';
import { valueAt } from '../app/content/schema-at.ts';
import { readSource, type Source } from '../app/content/source.ts';

/** What a text is, whatever its key is called. An oracle card's message is its advice. */
export type Kind =
  | 'name'
  | 'keyword'
  | 'alt'
  | 'description'
  | 'overview'
  | 'upright'
  | 'reversed'
  | 'advice'
  | 'week'
  | 'sample'
  | 'article'
  | 'heading'
  | 'notice'
  | 'service'
  | 'page'
  | 'legal';

export type Text = {
  kind: Kind;
  /** Path from the project's root, as `content/site.yaml`. */
  file: string;
  path: KeyPath;
  value: string;
  /** The type of the article block it stands in, as `h2`. */
  block: string | undefined;
  /** A problem at this text's line. */
  problem(message: Message): Problem;
};

/** A rule: all texts of the site to what is wrong with them. */
export type Rule = (texts: readonly Text[]) => Problem[] | Promise<Problem[]>;

/** The fields of a card that are prose, in the order of its page. */
export const cardFields = ['description', 'overview', 'upright', 'reversed', 'advice'] as const;

/** What these tell is for programs: addresses, names of pictures, dates, choices. */
const notText = new Set(
  (
    'id image emblem sign href buttonHref src bgColor type url path deck showcase back icon panel portrait ' +
    'thumbnail h2Background date dates enacted revised oldPriceFrom oldPriceUntil snippet size address hosts ' +
    'policy order english cardNameForm hashtag links.line links.tiktok links.youtube links.marketplace links.x'
  ).split(' '),
);

/** Reads all texts under a content folder. A file that is no YAML is left to the schemas. */
export function readTexts(root = 'content'): Text[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.yaml'))
    .sort()
    .flatMap((path) => textsOf(readSource(`content/${path}`, readFileSync(join(root, path))).source));
}

/** The texts of one file. */
export function textsOf(source: Source): Text[] {
  return textsIn(source.value)
    .filter(({ path }) => !isForPrograms(path))
    .map(({ path, value }) => {
      const block = path[0] === 'content' ? valueAt(source.value, [...path.slice(0, 2), 'type']) : undefined;
      return {
        kind: kindOf(source.file, path, block),
        file: source.file,
        path,
        value,
        block: typeof block === 'string' ? block : undefined,
        problem: (message) => source.problem(path, message),
      };
    });
}

function isForPrograms(path: KeyPath): boolean {
  const keys = path.filter((part) => typeof part === 'string');
  return notText.has(keys.at(-1) ?? '') || notText.has(keys.slice(-2).join('.'));
}

function kindOf(file: string, path: KeyPath, block: unknown): Kind {
  const [, folder = '', ...rest] = file.split('/');
  const key = String(path.findLast((part) => typeof part === 'string'));
  if (/^(alt|backAlt|portraitAlt|sampleAlt)$/.test(key)) return 'alt';
  if (folder === 'decks' && rest[1] !== 'deck.yaml') return cardKinds[key] ?? 'page';
  if (folder === 'signs') return key === 'name' ? 'name' : 'week';
  if (file === 'content/pages/home.yaml' && path.join('.').startsWith('weekly.samples.')) {
    return key === 'text' ? 'sample' : 'page';
  }
  if (folder === 'articles' && (block === 'p' || block === 'ul' || block === 'img')) return 'article';
  if (folder === 'articles' && (block === 'h2' || block === 'h3')) return 'heading';
  if (folder === 'notices') return key === 'body' ? 'notice' : 'page';
  if (folder === 'services') return key === 'desc' || key === 'sampleText' ? 'service' : 'page';
  if (folder === 'legal') return 'legal';
  return 'page';
}

const cardKinds: Record<string, Kind> = {
  name: 'name',
  keywords: 'keyword',
  description: 'description',
  overview: 'overview',
  upright: 'upright',
  reversed: 'reversed',
  advice: 'advice',
  message: 'advice',
};

/** `content/decks/tarot/17-star.yaml` → `tarot`; undefined for what is no card. */
export function deckOf({ file }: Text): string | undefined {
  return /^content\/decks\/([^/]+)\/\d+-/.exec(file)?.[1];
}

/** The number of a card from its file's name. */
export function cardNumberOf({ file }: Text): number {
  return Number(/\/(\d+)-[^/]*$/.exec(file)?.[1]);
}
