import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** So many cards stand in one generated deck: the names of their files know three figures. */
const DECK_SIZE = 900;

/**
 * Writes decks of generated cards into the content folder of a copy: the words and pictures of the oracle's cards again
 * and again, under new numbers.
 * @param content the copy's `content/`
 * @param count how many cards
 */
export async function writeCards(content: string, count: number): Promise<void> {
  const model = join(content, 'decks', 'oracle');
  const names = (await readdir(model)).filter((name) => /^\d+-/.test(name)).sort();
  const cards = await Promise.all(names.map((name) => readFile(join(model, name), 'utf8')));
  const deck = await readFile(join(model, 'deck.yaml'), 'utf8');
  for (let done = 0; done < count; done += DECK_SIZE) {
    const name = `grown-${done / DECK_SIZE + 1}`;
    const folder = join(content, 'decks', name);
    await mkdir(folder, { recursive: true });
    await writeFile(
      join(folder, 'deck.yaml'),
      deck.replace(/^deck: .*/m, `deck: ${name}`).replace(/^path: .*/m, `path: /reading/${name}`),
    );
    for (let id = 1; id <= Math.min(DECK_SIZE, count - done); id++) {
      const card = cards[(id - 1) % cards.length] ?? '';
      await writeFile(
        join(folder, `${String(id).padStart(2, '0')}-card.yaml`),
        card.replace(/^id: .*/m, `id: ${id}`),
      );
    }
  }
}
