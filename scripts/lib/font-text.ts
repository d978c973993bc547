import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { ROOT } from './paths.ts';

export type Weight = 500 | 600;

/** One file of the web font: the characters that its pages need beyond the common file. */
export interface Slice {
  weight: Weight;
  /** `common`, or what its pages have in common: `tarot`, `writing`, … */
  name: string;
  /** Sorted, each once. */
  characters: string;
}

/** Keys whose text is set in mincho wherever they stand. */
const KEYS = /^(name|title|\w*Title|heading|category|keywords|labels|drawing)$/;

/** Longer than any heading: what it is, it is a paragraph. */
const LONGEST_HEADING = 60;

/** Places where the keys alone tell wrong. File and key path → weight, or none. The first that fits decides. */
const PLACES: [pattern: RegExp, weights: Weight[]][] = [
  [/^pages\/home\.yaml (title|line\.themes\..*)$/, []],
  [/^pages\/home\.yaml hero\.title\./, [500]],
  [/^pages\/home\.yaml hero\.draw$/, [600]],
  [/^pages\/shell\.yaml draw\.button$/, [600]],
  [/^pages\/weekly\.yaml birthSuffix$/, [500]],
  [/^pages\/not-found\.yaml .*heading$/, [500]],
  [/^site\.yaml tagline$/, [600]],
  [/^decks\/\w+\/\d.* english$/, [500, 600]],
  [/^legal\/legal-notation\.yaml rows\.\d+\.term$/, [600]],
  [/^services\/.* sampleText$/, [500]],
];

/** What the components themselves set: numerals of cards, lists and ranks, dates, prices, and the words they bring. */
const OWN_WORDS: [weight: Weight, group: string, text: string][] = [
  [500, 'common', '0123456789/〜—・IVX'],
  [600, 'common', '0123456789/〜・,.IVX一二三四五六七八九十円位其のもくじTOP'],
  [600, 'legal', '制定改定外部送信についてサービス送信先送信される情報目的送信先の方針'],
];

/** Which pages a heading stands on; `common` ones are on pages of every kind. */
function groupOf(weight: Weight, file: string, path: string): string {
  if (weight === 500) {
    if (path === 'sampleText') return `letter-${/\d+/.exec(file)?.[0]}`;
    return file === 'pages/not-found.yaml' ? 'not-found' : 'common';
  }
  const deck = /^decks\/(\w+)\/(?!deck\.yaml)/.exec(file)?.[1];
  if (deck) return deck;
  const article = /^articles\/(.+)\.ya?ml$/.exec(file)?.[1];
  // The home page and the list of articles show titles, and need no more of the articles.
  if (article) return path === 'title' ? 'titles' : `article-${article}`;
  return /^(notices|legal)\//.exec(file)?.[1] ?? 'common';
}

/** Groups of pages to read. What two of them share need not burden the pages of cards. */
const READING = /^(titles|article-.*|notices|legal)$/;

/**
 * Collects what the site sets in mincho, straight from the content: whatever the owner writes is in the font after the
 * next build. Characters that pages of several kinds need are in the common slice, so a page loads few.
 */
export async function collectSlices(content = join(ROOT, 'content')): Promise<Slice[]> {
  const wanted: Record<Weight, Map<string, Set<string>>> = { 500: new Map(), 600: new Map() };
  const add = (weight: Weight, group: string, text: string) => {
    const groups = wanted[weight];
    const characters = groups.get(group) ?? new Set();
    groups.set(group, characters);
    for (const character of text) if (character > ' ' && character !== '\u3000') characters.add(character);
  };

  for (const [weight, group, text] of OWN_WORDS) add(weight, group, text);
  for (const file of await yamlFiles(content)) {
    const document = parseDocument(await readFile(join(content, file), 'utf8'));
    // A mistake in the content is the content check's to tell.
    const data: unknown = document.errors.length > 0 ? null : document.toJS();
    for (const { path, text } of leaves(data)) {
      for (const weight of weightsOf(file, path, text)) {
        // Latin names are shown as they are in headings, in capitals below them.
        add(
          weight,
          groupOf(weight, file, path),
          weight === 500 && path === 'english' ? text.toUpperCase() : text,
        );
      }
    }
  }
  return ([600, 500] as const).flatMap((weight) => split(weight, wanted[weight]));
}

function weightsOf(file: string, path: string, text: string): Weight[] {
  const place = PLACES.find(([pattern]) => pattern.test(`${file} ${path}`));
  if (place) return place[1];
  const isHeading = text.length <= LONGEST_HEADING && path.split('.').some((key) => KEYS.test(key));
  return isHeading ? [600] : [];
}

/** Gives every character to one slice, so that no page loads it twice. */
function split(weight: Weight, groups: Map<string, Set<string>>): Slice[] {
  const users = new Map<string, string[]>();
  for (const [group, characters] of groups) {
    for (const character of characters) users.set(character, [...(users.get(character) ?? []), group]);
  }
  const slices = new Map<string, string[]>();
  for (const [character, by] of users) {
    const name = sliceFor(by);
    slices.set(name, [...(slices.get(name) ?? []), character]);
  }
  return [...slices]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, characters]) => ({ weight, name, characters: characters.sort().join('') }));
}

function sliceFor(groups: string[]): string {
  if (groups.length === 1 && groups[0]) return groups[0];
  if (!groups.every((group) => READING.test(group))) return 'common';
  // The home page shows titles: only what stands in one may be in their slice.
  return groups.includes('titles') ? 'titles' : 'writing';
}

/** All texts with their key paths; the text of an article's h2 or h3 block is called its `heading`. */
function* leaves(data: unknown, path = ''): Generator<{ path: string; text: string }> {
  if (typeof data === 'string') yield { path, text: data };
  else if (isHeadingBlock(data)) yield { path: `${path}.heading`, text: data.text };
  else if (data !== null && typeof data === 'object') {
    for (const [key, value] of Object.entries(data)) yield* leaves(value, path ? `${path}.${key}` : key);
  }
}

function isHeadingBlock(data: unknown): data is { text: string } {
  const block = data as { type?: unknown; text?: unknown } | null;
  return (block?.type === 'h2' || block?.type === 'h3') && typeof block.text === 'string';
}

async function yamlFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}
