import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deckByName } from '../../app/content/site-content.server.ts';
import { picture } from '../../app/pictures/pictures.server.ts';
import { DIST } from '../../build/lib/paths.ts';
import { WORK } from '../lib/paths.ts';
import { FAMILIES, type Family, fileOf } from './families.ts';
import { find, type Node, pageOf } from './tree.ts';

/** What the pages made with other tools are made of. */
export const DATA = join(WORK, 'data');

export interface PageData {
  path: string;
  title: string;
  description: string;
  body: Node[];
}

/**
 * Takes words, pictures and styles of the five pages out of the finished site and writes them down for the other tools:
 * `<family>.json`, `styles/common.css` and `styles/<family>.css`, and for the draw `idle.json` (the stage before the
 * draw, whose place in the page is the element `draw-island`) and `deck.json` (what its cards say).
 */
export async function writeContent(): Promise<Record<Family, PageData>> {
  await mkdir(join(DATA, 'styles'), { recursive: true });
  const pages = {} as Record<Family, PageData>;
  const styles = new Map<Family, string[]>();
  for (const { id, path } of FAMILIES) {
    const { styles: sheets, ...page } = pageOf(await readFile(join(DIST, fileOf(path)), 'utf8'));
    pages[id] = { path, ...page };
    styles.set(id, sheets);
  }
  const idle = find(pages.draw.body, (_, attributes) => attributes['data-deck'] !== undefined);
  if (!idle) throw new Error('The draw page has no element with data-deck: the stage of the draw.');
  const withPlace = { ...pages.draw, body: replaced(pages.draw.body, idle, ['draw-island', {}, []]) };
  for (const { id } of FAMILIES) await writeJson(`${id}.json`, id === 'draw' ? withPlace : pages[id]);
  await writeJson('idle.json', idle);
  await writeJson('deck.json', deckData());
  await writeStyles(styles);
  return pages;
}

function replaced(nodes: readonly Node[], old: Node, next: Node): Node[] {
  return nodes.map((node) => {
    if (node === old) return next;
    return typeof node === 'string' ? node : [node[0], node[1], replaced(node[2], old, next)];
  });
}

/** What the draw says of each card and shows of it. */
function deckData() {
  const deck = deckByName('tarot');
  const cards = deck.cards.map(({ id, name, english, keywords, description, alt, image }) => ({
    id,
    name,
    english,
    keywords,
    description,
    alt,
    picture: picture(image),
  }));
  return { delay: deck.delaySeconds * 1000, cards };
}

/** What all pages share in one file, the rest by page: as few files as the other tools would make of them. */
async function writeStyles(styles: Map<Family, string[]>) {
  const lists = [...styles.values()];
  const common = (lists[0] ?? []).filter((sheet) => lists.every((list) => list.includes(sheet)));
  const text = async (sheets: string[]) =>
    (await Promise.all(sheets.map((sheet) => readFile(join(DIST, sheet), 'utf8')))).join('\n');
  await writeFile(join(DATA, 'styles', 'common.css'), await text(common));
  for (const [family, sheets] of styles) {
    const own = sheets.filter((sheet) => !common.includes(sheet));
    await writeFile(join(DATA, 'styles', `${family}.css`), await text(own));
  }
}

function writeJson(name: string, value: unknown) {
  return writeFile(join(DATA, name), JSON.stringify(value));
}
