import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** So many cards stand in one generated deck: `404.html` beside them is the deck's page for numbers that it has not. */
const DECK_SIZE = 400;

/** The picture of them all, as if it were the owner's own: the drawn ones bear the names of their cards. */
const PICTURE = 'images/card.jpg';

/**
 * Writes decks of generated cards into the content folder of a copy: the words of the oracle's cards again and again, under
 * new numbers and one picture.
 * @param content the copy's `content/`
 * @param picture the file of that picture
 * @param count how many cards
 */
export async function writeCards(content: string, picture: string, count: number): Promise<void> {
  await copyFile(picture, join(content, PICTURE));
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
        card
          .replace(/^lineWord: .*\n/m, '')
          .replace(/^id: .*/m, `id: ${id}\nlineWord: ${name}の${id}`)
          .replace(/^image: .*/m, `image: ${PICTURE}`)
          // Decks that say the same would share one file of answers.
          .replace(/^description: \|-\n {2}/m, `$&${name}: `),
      );
    }
  }
}
