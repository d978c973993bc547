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

/** Keys whose text is set in mincho wherever they stand. Long texts are never: they are set in gothic. */
const KEYS =
  /^(name|title|\w*Title|heading|category|keywords|labels|term|themes|drawing|waiting|thumbnailTitle)$/;

/** Longer than any heading: what it is, it is a paragraph. */
const LONGEST_HEADING = 60;

/** Places that the keys alone do not tell. File and key path → weight. */
const PLACES: [pattern: RegExp, weight: Weight][] = [
  [/^pages\/home\.yaml hero\.title\./, 500],
  [/^pages\/not-found\.yaml .*heading$/, 500],
  [/^decks\/\w+\/[\d-]+\w.*\.yaml english$/, 500],
  [/^services\/.* sampleText$/, 500],
  [/^pages\/home\.yaml hero\.draw$/, 600],
  [/^pages\/shell\.yaml draw\.button$/, 600],
  [/^decks\/\w+\/[\d-]+\w.*\.yaml english$/, 600],
  [/^articles\/.* content\.\d+\.text$/, 600],
];

/** Set by the pages themselves: numerals of lists and ranks, prices, dates, and signs that join words. */
const ALWAYS: Record<Weight, string> = {
  500: '',
  600: '〇一二三四五六七八九十0123456789,.:/〜・…（）「」『』、。—円TOP',
};

/** Which pages a content file's headings stand on; everything else is on pages of every kind. */
function groupOf(file: string): string {
  const deck = /^decks\/(\w+)\/(?!deck\.yaml)/.exec(file)?.[1];
  if (deck) return deck;
  return /^(articles|notices|legal)\//.test(file) ? 'writing' : 'common';
}

/**
 * Collects what the site sets in mincho, straight from the content: whatever the owner writes is in the font after the
 * next build. Characters that pages of several kinds need are in the common slice, so a page loads two at most.
 */
export async function collectSlices(content = join(ROOT, 'content')): Promise<Slice[]> {
  const wanted: Record<Weight, Map<string, Set<string>>> = { 500: new Map(), 600: new Map() };
  const add = (weight: Weight, group: string, text: string) => {
    const groups = wanted[weight];
    const characters = groups.get(group) ?? new Set();
    groups.set(group, characters);
    for (const character of text) if (character > ' ' && character !== '\u3000') characters.add(character);
  };

  for (const weight of [500, 600] as const) add(weight, 'common', ALWAYS[weight]);
  for (const file of await yamlFiles(content)) {
    const document = parseDocument(await readFile(join(content, file), 'utf8'));
    // A mistake in the content is the content check's to tell.
    const data: unknown = document.errors.length > 0 ? null : document.toJS();
    for (const { path, text } of leaves(data)) {
      for (const weight of weightsOf(file, path, text)) {
        // Latin names are shown in capitals too.
        add(weight, groupIn(weight, file, path), /english$/.test(path) ? text + text.toUpperCase() : text);
      }
    }
  }
  return ([600, 500] as const).flatMap((weight) => split(weight, wanted[weight]));
}

function weightsOf(file: string, path: string, text: string): Weight[] {
  const places = PLACES.filter(([pattern]) => pattern.test(`${file} ${path}`)).map(([, weight]) => weight);
  const isHeading = text.length <= LONGEST_HEADING && path.split('.').some((key) => KEYS.test(key));
  return [...new Set<Weight>([...places, ...(isHeading && !places.includes(500) ? [600 as const] : [])])];
}

function groupIn(weight: Weight, file: string, path: string): string {
  if (weight === 500) return path === 'sampleText' ? 'letters' : 'common';
  return groupOf(file);
}

function split(weight: Weight, groups: Map<string, Set<string>>): Slice[] {
  const common = groups.get('common') ?? new Set();
  const others = [...groups].filter(([name]) => name !== 'common').sort(([a], [b]) => (a < b ? -1 : 1));
  const seen = new Map<string, number>();
  for (const [, characters] of others) {
    for (const character of characters) seen.set(character, (seen.get(character) ?? 0) + 1);
  }
  const isShared = (character: string) => common.has(character) || (seen.get(character) ?? 0) > 1;
  const shared = [...common, ...[...seen.keys()].filter(isShared)];
  return [
    { weight, name: 'common', characters: sorted(shared) },
    ...others.map(([name, characters]) => ({
      weight,
      name,
      characters: sorted([...characters].filter((character) => !isShared(character))),
    })),
  ].filter(({ characters }) => characters !== '');
}

function sorted(characters: Iterable<string>): string {
  return [...new Set(characters)].sort().join('');
}

function* leaves(data: unknown, path = ''): Generator<{ path: string; text: string }> {
  if (typeof data === 'string') yield { path, text: data };
  else if (data !== null && typeof data === 'object') {
    for (const [key, value] of Object.entries(data)) yield* leaves(value, path ? `${path}.${key}` : key);
  }
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
