import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Its own page, and one for each of its answers. */
export const PAGES_OF_A_PICK = 4;

const DAY = 24 * 60 * 60 * 1000;

/**
 * Writes generated A・B・C into the content folder of a copy, what grows the most on this site: those that are there again and
 * again, each on a day of its own before the first of them. They say the same, so their previews are out of the cache.
 * @param content the copy's `content/`
 * @param count how many
 */
export async function writePicks(content: string, count: number): Promise<void> {
  const folder = join(content, 'picks');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
  const models = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const first = Date.parse(names[0]?.slice(0, 10) ?? '');
  for (let i = 0; i < count; i++) {
    const date = new Date(first - (i + 1) * DAY).toISOString().slice(0, 10);
    const pick = models[i % models.length] ?? '';
    await writeFile(join(folder, `${date}-grown.yaml`), pick.replace(/^date: .*/m, `date: ${date}`));
  }
}
