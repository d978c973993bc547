import { join } from 'node:path';
import { contentTexts } from '../../app/content/load.server.ts';
import { ROOT } from '../lib/paths.ts';
import { slice } from './slices.ts';

export type Weight = 500 | 600;

/** One file of the web font. */
export interface Slice {
  weight: Weight;
  /** Its number within the weight, from 1; the first is for most pages. */
  name: string;
  /** Sorted, each once. */
  characters: string;
  /** The kinds of page that load it: `home`, `card-tarot.0`, `article.tarot-intro`. */
  pages: string[];
}

/** What the components themselves set: numerals of cards, lists and ranks, dates, prices, and the words they bring. */
const OWN_WORDS: [weight: Weight, pages: string, text: string][] = [
  [500, '*', '0123456789/〜—・IVX'],
  [600, '*', '0123456789/〜・,.IVX一二三四五六七八九十円位其のもくじTOP'],
  [600, 'sign', '月火水木金土日:'],
  [600, 'pick', 'ABC'],
  [600, 'picks', 'ABC'],
  [600, 'home', 'ABC'],
  [600, 'reading', 'ABC'],
];

/** Whether a slice is for a deck's draw page and cards, for the record of them, or for every page. */
export function isForCards({ pages }: Pick<Slice, 'pages'>): boolean {
  return pages.some((page) => page.startsWith('card-') || page === 'my-cards');
}

/** Words of the shell that do not stand on every page. */
const SHELL_PARTS: Record<string, string> = {
  legal: 'legal-*',
  draw: 'card-*',
  detail: 'card-*',
  keep: 'card-*',
  search: 'list-*',
};

/**
 * The kinds of page that a text stands on; a `*` at the end stands for whatever follows. A text that is also shown
 * elsewhere is found there all the same: only that page then loads one more file.
 */
function pagesOf(file: string, path: string): string[] {
  const [folder = '', name = '', card = ''] = file.replace(/\.ya?ml$/, '').split('/');
  switch (folder) {
    case 'pages':
      if (name === 'shell') return [SHELL_PARTS[path.split('.')[0] ?? ''] ?? '*'];
      return name === 'weekly' && path.startsWith('categories.') ? ['sign', 'home'] : [name];
    case 'decks': {
      if (card !== 'deck') {
        const own = `card-${name}.${Number.parseInt(card, 10)}`;
        return /^(?:name|english)$/.test(path) ? [own, `list-${name}`] : [own];
      }
      if (path === 'name') return ['*'];
      return path.startsWith('meanings') ? [`list-${name}`] : [`card-${name}.*`];
    }
    case 'readings':
      if (path === 'name') return ['*'];
      if (path === 'tagline') return ['home', 'reading'];
      if (name === 'friends-pairs') return ['pair'];
      return [path.startsWith('preparing') ? 'preparing' : `reading.${name.replace('-pairs', '')}`];
    case 'picks':
      return ['pick', 'picks', 'home', 'reading'];
    case 'articles':
      return path === 'title' ? [`article.${name}`, 'blog', 'home'] : [`article.${name}`];
    case 'notices':
      return ['notifications'];
    case 'signs':
      return path === 'name' ? ['sign', 'weekly'] : ['sign'];
    case 'services':
      return path === 'sampleText' ? [`letter.${name}`, 'home'] : ['paid'];
    case 'legal':
      return [`legal-${name}`];
    case 'sky':
    case 'weeks':
      return path.endsWith('nickname') ? [`nickname.${name} ${path}`] : ['sign'];
    default:
      return ['*'];
  }
}

/**
 * Collects what the site sets in mincho, straight from the content and what its schemas say of it (`face`): whatever
 * the owner writes is in the font after the next build, in the files by which pages load least (`slices.ts`).
 */
export function collectSlices(content = join(ROOT, 'content')): Slice[] {
  const found: { weight: Weight; pages: string[]; text: string }[] = OWN_WORDS.map(
    ([weight, pages, text]) => ({ weight, pages: [pages], text }),
  );
  for (const { source, path, value, face = [] } of contentTexts(content)) {
    const pages = pagesOf(source.file.slice('content/'.length), path.join('.'));
    for (const cut of face) {
      if (cut === '500 capitals') found.push({ weight: 500, pages, text: value.toUpperCase() });
      else found.push({ weight: cut, pages, text: value });
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
    return slice(wanted).map((file, place) => ({ weight, name: String(place + 1), ...file }));
  });
}
