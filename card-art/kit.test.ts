import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './pictures.ts';

/** Folders of motifs; the others are what every picture is made with. */
const MOTIFS = /^kit\/(?:hands|land|objects|plants|sky)\/[^/]+\.ts$/;

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('.d.ts'));

/** File → the files that import it. */
const users = new Map<string, string[]>(files.map((file) => [file, []]));
for (const file of files) {
  for (const [, path = ''] of readFileSync(join(ROOT, file), 'utf8').matchAll(/from '(\.[^']+)'/g)) {
    users.get(join(dirname(file), path).replaceAll('\\', '/'))?.push(file);
  }
}

/** A picture together with its own parts: `decks/tarot/17-star.ts`, `decks/tarot/17-star/ewer.ts` → one room. */
const roomOf = (file: string): string =>
  files.includes(`${dirname(file)}.ts`) ? dirname(file) : file.slice(0, -3);

it('holds no motif that only one picture or one other motif uses: those stand beside their user', () => {
  const motifs = files.filter((file) => MOTIFS.test(file));
  expect(motifs.length).toBeGreaterThan(0);
  const own = motifs.flatMap((motif) => {
    const rooms = [...new Set(users.get(motif)!.map(roomOf))];
    return rooms.length > 1 ? [] : [`${motif} belongs into ${rooms[0] ?? 'no folder: nothing uses it'}/`];
  });
  expect(own).toEqual([]);
});
