import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { slice } from './font-slices.ts';
import { ROOT } from './paths.ts';

export type Weight = 500 | 600;

/** One file of the web font. */
export interface Slice {
  weight: Weight;
  /** Its number within the weight, from 1; the first is for most pages. */
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
const OWN_WORDS: [weight: Weight, pages: string, text: string][] = [
  [500, '*', '0123456789/〜—・IVX'],
  [600, '*', '0123456789/〜・,.IVX一二三四五六七八九十円位其のもくじTOP'],
  [600, 'legal-*', '制定改定外部送信についてサービス送信先送信される情報目的送信先の方針'],
];

/** Cards that count as one kind of page: each by itself would be a file of two characters. */
const CARDS_PER_PART = 8;

/**
 * The kinds of page that a text stands on; a `*` at the end stands for whatever follows. A text that is also shown
 * elsewhere is found there all the same: only that page then loads one more file.
 */
function pagesOf(file: string, path: string): string[] {
  const [folder = '', name = '', card = ''] = file.replace(/\.ya?ml$/, '').split('/');
  switch (folder) {
    case 'pages':
      return [name === 'shell' ? '*' : name];
    case 'decks': {
      if (card !== 'deck') {
        const own = `card-${name}.${Math.floor(Number.parseInt(card, 10) / CARDS_PER_PART)}`;
        return path.startsWith('keywords') ? [own] : [own, `list-${name}`];
      }
      if (path === 'name') return ['*'];
      return path.startsWith('meanings') ? [`list-${name}`] : [`card-${name}.*`];
    }
    case 'readings':
      return [path === 'name' ? '*' : 'preparing', ...(path === 'tagline' ? ['home', 'reading'] : [])];
    case 'articles':
      return path === 'title' ? [`article.${name}`, 'blog', 'home'] : [`article.${name}`];
    case 'notices':
      return ['notifications'];
    case 'signs':
      return path === 'name' ? ['sign', 'weekly'] : ['sign'];
    case 'services':
      return [path === 'sampleText' ? `letter.${name}` : 'paid'];
    case 'legal':
      return [`legal-${name}`];
    case 'weekly':
      return ['weekly'];
    default:
      return ['*'];
  }
}

/**
 * Collects what the site sets in mincho, straight from the content: whatever the owner writes is in the font after the
 * next build, in the files by which pages load least (`font-slices.ts`).
 */
export async function collectSlices(content = join(ROOT, 'content')): Promise<Slice[]> {
  const found: { weight: Weight; pages: string[]; text: string }[] = OWN_WORDS.map(
    ([weight, pages, text]) => ({ weight, pages: [pages], text }),
  );
  for (const file of await yamlFiles(content)) {
    const document = parseDocument(await readFile(join(content, file), 'utf8'));
    // A mistake in the content is the content check's to tell.
    const data: unknown = document.errors.length > 0 ? null : document.toJS();
    for (const { path, text } of leaves(data)) {
      for (const weight of weightsOf(file, path, text)) {
        // Latin names are shown as they are in headings, in capitals below them.
        const shown = weight === 500 && path === 'english' ? text.toUpperCase() : text;
        found.push({ weight, pages: pagesOf(file, path), text: shown });
      }
    }
  }
  const kinds = new Set(found.flatMap(({ pages }) => pages.filter((page) => !page.endsWith('*'))));
  return ([600, 500] as const).flatMap((weight) => {
    const wanted = new Map([...kinds].sort().map((kind) => [kind, new Set<string>()]));
    for (const { pages, text } of found.filter((entry) => entry.weight === weight)) {
      for (const [kind, characters] of wanted) {
        if (!pages.some((page) => (page.endsWith('*') ? kind.startsWith(page.slice(0, -1)) : kind === page)))
          continue;
        for (const character of text)
          if (character > ' ' && character !== '\u3000') characters.add(character);
      }
    }
    return slice(wanted).map((characters, place) => ({ weight, name: String(place + 1), characters }));
  });
}

function weightsOf(file: string, path: string, text: string): Weight[] {
  const place = PLACES.find(([pattern]) => pattern.test(`${file} ${path}`));
  if (place) return place[1];
  const isHeading = text.length <= LONGEST_HEADING && path.split('.').some((key) => KEYS.test(key));
  return isHeading ? [600] : [];
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
