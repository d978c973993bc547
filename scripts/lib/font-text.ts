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
  [500, 'english', '0123456789/〜—・IVX'],
  [600, 'common', '0123456789/〜・,.IVX一二三四五六七八九十円位其のもくじTOP'],
  [600, 'legal', '制定改定外部送信についてサービス送信先送信される情報目的送信先の方針'],
];

/** Cards that share a slice of their own: a card's page needs few of its deck's characters, the list all. */
const CARDS_PER_PART = 8;

/**
 * The pages a heading stands on, as `family` or `family.part`; `common` ones are on pages of every kind.
 * Home, hub and lists show titles of articles but nothing else of them.
 */
function groupOf(weight: Weight, file: string, path: string): string {
  const [folder = '', name = '', card = ''] = file.replace(/\.ya?ml$/, '').split('/');
  if (weight === 500) {
    if (folder === 'services') return `letter.${name}`;
    if (file === 'pages/not-found.yaml') return 'not-found';
    return folder === 'decks' ? 'english' : path.startsWith('hero.') ? 'hero' : 'common';
  }
  if (folder === 'decks' && card !== 'deck')
    return `deck-${name}.${Math.floor(Number.parseInt(card, 10) / CARDS_PER_PART)}`;
  if (folder === 'articles') return path === 'title' ? 'titles' : `article.${name}`;
  return folder === 'notices' || folder === 'legal' ? folder : 'common';
}

/** Families of pages to read. */
const READING = ['titles', 'article', 'notices', 'legal'];

/** Families of the second weight that share Latin letters and digits. */
const LATIN = ['english', 'not-found', 'common'];

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

/** The slice for a character that these groups need: the smallest that all their pages load. */
function sliceFor(groups: string[]): string {
  if (groups.length === 1 && groups[0]) return groups[0];
  const families = [...new Set(groups.map((group) => group.replace(/\..*/, '')))];
  if (families.length === 1 && families[0]) return families[0];
  // The home page shows titles: only what stands in one may be in their slice.
  if (families.every((family) => READING.includes(family)))
    return families.includes('titles') ? 'titles' : 'writing';
  if (families.every((family) => LATIN.includes(family))) return 'english';
  const decks = families.filter((family) => family.startsWith('deck-'));
  if (decks.length === families.length) return 'cards';
  // On cards and in reading matter, but not on the home page, which would carry it for nothing.
  const inner = families.every(
    (family) => family !== 'titles' && (decks.includes(family) || READING.includes(family)),
  );
  return inner ? 'shared' : 'common';
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
