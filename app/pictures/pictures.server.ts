import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { HorizonPictures } from '../ui/horizon.tsx';
import type { Picture } from './picture.ts';

/** Where the build puts the encoded pictures; the site serves the folder as `/pictures/`. */
const PICTURES_FOLDER = join(process.cwd(), '.cache/pictures/site');

interface ManifestEntry {
  width: number;
  height: number;
  sources: { type: string; width: number; src: string }[];
  fallback: { src: string; width: number; height: number };
}

let read: { stamp: number; entries: Record<string, ManifestEntry> } | undefined;

function manifest(): Record<string, ManifestEntry> {
  const file = join(PICTURES_FOLDER, 'pictures.json');
  const stamp = statSync(file).mtimeMs;
  if (read?.stamp !== stamp) read = { stamp, entries: JSON.parse(readFileSync(file, 'utf8')) };
  return read.entries;
}

/** The names of all pictures, for the check of the content. */
export function pictureNames(): ReadonlySet<string> {
  return names(manifest());
}

/** One set for one manifest, so that the content's cache recognises it. */
const nameSets = new WeakMap<object, ReadonlySet<string>>();
function names(entries: Record<string, ManifestEntry>): ReadonlySet<string> {
  let set = nameSets.get(entries);
  if (!set) {
    set = new Set(Object.keys(entries));
    nameSets.set(entries, set);
  }
  return set;
}

/**
 * A picture as the page needs it.
 * @param name as in the content: `tarot/17-star`
 * @throws when no such picture was drawn; the content's check names the file before it comes to this
 */
export function picture(name: string): Picture {
  const entry = manifest()[name];
  if (!entry)
    throw new Error(`No picture is called “${name}”. Run \`npm run build\` to draw what is missing.`);
  const types = [...new Set(entry.sources.map((source) => source.type))];
  return {
    // Drawn in units of its own; only the ratio means anything, and attributes are whole numbers.
    width: Math.round(entry.width),
    height: Math.round(entry.height),
    sources: types.map((type) => ({
      type,
      srcSet: entry.sources
        .filter((source) => source.type === type)
        .map((source) => `/pictures/${source.src} ${source.width}w`)
        .join(', '),
    })),
    src: `/pictures/${entry.fallback.src}`,
  };
}

/** The two croppings of a scene: `scenes/ridge-tall` and `scenes/ridge-wide`. */
export function horizon(name: 'hero' | 'dawn' | 'ridge' | 'dusk'): HorizonPictures {
  return { tall: picture(`scenes/${name}-tall`), wide: picture(`scenes/${name}-wide`) };
}
