/**
 * Accepts all pictures as they are now: npm run art:golden
 * Writes the hash of every SVG to card-art/golden.json, which card-art/pictures.test.ts compares, and the words that the
 * content gave them to card-art/golden-words.json. Look at what changed before you run it.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '../app/content/load.server.ts';
import { wordsOf } from '../app/pictures/words.server.ts';
import { loadPictures, ROOT } from '../card-art/pictures.ts';

const FILE = join(ROOT, 'golden.json');

// Neither what a card is laid into nor what an A・B・C shows is a drawing of this folder.
const words = { ...wordsOf(loadContent()), keepsakes: {}, picks: {} };
const before = readGolden();
const after = Object.fromEntries(
  (await loadPictures()).map(({ picture }) => [
    picture.name,
    createHash('sha256').update(picture.draw(words)).digest('hex'),
  ]),
);
writeFileSync(join(ROOT, 'golden-words.json'), `${JSON.stringify(words, null, 2)}\n`);
writeFileSync(FILE, `${JSON.stringify(after, null, 2)}\n`);

const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
const changed = names.filter((name) => before[name] !== after[name]);
for (const name of changed)
  console.log(`${name in before ? (name in after ? 'changed' : 'gone') : 'new'}  ${name}`);
console.log(`${Object.keys(after).length} pictures, ${changed.length} accepted anew`);

/** Empty before the first run. */
function readGolden(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
