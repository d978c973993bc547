import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES } from '../../addresses/files.ts';
import { sceneName, smallBackName } from '../../addresses/picture-names.ts';
import type { HorizonPictures } from '../ui/horizon.tsx';
import type { Picture } from './picture.ts';

/**
 * Where the build puts the encoded pictures; the site serves the folder as `/pictures/`. The development server, which
 * draws what is asked for, names another one.
 */
const picturesFolder = () => process.env.PICTURES_FOLDER ?? join(process.cwd(), '.cache/pictures/site');

interface ManifestEntry {
  width: number;
  height: number;
  sources: { type: string; width: number; src: string }[];
  fallback: { src: string; width: number; height: number };
}

let read: { stamp: number; entries: Record<string, ManifestEntry> } | undefined;

function manifest(): Record<string, ManifestEntry> {
  const file = join(picturesFolder(), 'pictures.json');
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
        .map((source) => `${PICTURES}${source.src} ${source.width}w`)
        .join(', '),
    })),
    src: `${PICTURES}${entry.fallback.src}`,
  };
}

/** A deck's back for the smallest of its places; the owner's own picture stands for itself. */
export function smallBack(back: string): Picture {
  const small = smallBackName(back);
  return picture(pictureNames().has(small) ? small : back);
}

/** The two croppings of a scene: `scenes/ridge-tall` and `scenes/ridge-wide`. */
export function horizon(name: 'hero' | 'dawn' | 'dawn-ranges' | 'ridge' | 'dusk'): HorizonPictures {
  return { tall: picture(sceneName(name, 'tall')), wide: picture(sceneName(name, 'wide')) };
}
