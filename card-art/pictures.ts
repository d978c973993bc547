import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Picture } from './define.ts';

export const ROOT = fileURLToPath(new URL('.', import.meta.url));

/**
 * Folders whose modules are pictures. A module's path is its picture's name; `decks/` and `pages/`
 * are left out: decks/tarot/17-star.ts is `tarot/17-star`, scenes/hero-tall.ts is
 * `scenes/hero-tall`. Folders called `shared` hold what several pictures use, a folder called as a
 * picture (decks/tarot/17-star/) holds that picture's own parts.
 */
const FOLDERS = [
  'decks',
  'backs',
  'signs',
  'emblems',
  'scenes',
  'articles',
  'services',
  'banners',
  'pages',
  'previews',
];

/** A picture and the module that draws it. */
export interface Entry {
  file: string;
  picture: Picture;
}

/** Modules whose picture's name begins with `prefix`, in the order of their names. */
export function pictureFiles(prefix = ''): string[] {
  return FOLDERS.flatMap((folder) => list(join(ROOT, folder)))
    .filter((file) => nameOf(file).startsWith(prefix))
    .sort();
}

/**
 * The pictures whose names begin with `prefix`. A module exports `picture`, or `pictures` when it
 * makes many of one kind.
 * @throws if a module exports neither, or a picture is not called after its module
 */
export async function loadPictures(prefix = ''): Promise<Entry[]> {
  const files = pictureFiles().filter((file) => {
    const name = nameOf(file);
    return name.startsWith(prefix) || prefix.startsWith(name);
  });
  const entries = await Promise.all(files.map(loadModule));
  return entries.flat().filter(({ picture }) => picture.name.startsWith(prefix));
}

/** The pictures of one module. */
export async function loadModule(file: string): Promise<Entry[]> {
  const module: { picture?: Picture; pictures?: readonly Picture[] } = await import(pathToFileURL(file).href);
  if (module.pictures) return module.pictures.map((picture) => ({ file, picture }));
  if (module.picture?.name !== nameOf(file)) {
    throw new Error(`${file} must export a picture called "${nameOf(file)}"`);
  }
  return [{ file, picture: module.picture }];
}

export const nameOf = (file: string): string =>
  file
    .slice(ROOT.length)
    .replace(/\.ts$/, '')
    .replace(/^(decks|pages)\//, '');

/** Whether a module draws a card. */
export const isCard = (file: string): boolean => file.startsWith(join(ROOT, 'decks/'));

function list(folder: string): string[] {
  const found: string[] = [];
  if (!existsSync(folder)) return found;
  const items = readdirSync(folder, { withFileTypes: true });
  const ofPicture = (name: string): boolean => items.some((item) => item.name === `${name}.ts`);
  for (const item of items) {
    const path = join(folder, item.name);
    if (item.isDirectory()) {
      if (item.name !== 'shared' && !ofPicture(item.name)) found.push(...list(path));
    } else if (item.name.endsWith('.ts') && !item.name.endsWith('.test.ts')) {
      found.push(path);
    }
  }
  return found;
}
