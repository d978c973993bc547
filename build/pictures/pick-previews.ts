import { join } from 'node:path';
import sharp from 'sharp';
import { pickLetters } from '../../addresses/pick-letters.ts';
import { OWNERS_PICTURES } from '../../addresses/picture-names.ts';
import type { Content } from '../../app/content/types.ts';
import { PHRASE_BREAK } from '../../app/lib/phrase-break.ts';
import { phrases } from '../../app/lib/phrases.server.ts';
import { definePicture, type Picture } from '../../card-art/define.ts';
import { loadPictures } from '../../card-art/pictures.ts';
import { abcPreview, answerPreview } from '../../card-art/previews/shared/pick-preview.ts';

/** More letters than this stand on two lines. */
const ONE_LINE = 9;

/**
 * What other sites show beside a link to an A・B・C, and to each of its answers.
 * @param folder `content`
 */
export async function pickPreviews(
  { picks, decks, pages }: Pick<Content, 'picks' | 'decks' | 'pages'>,
  folder: string,
): Promise<Picture[]> {
  const made = picks.map(async ({ id, title, answers }) => {
    const cards = await Promise.all(
      pickLetters.map(async (letter) => {
        const { card: name, side } = answers[letter];
        const deck = decks.find((candidate) => name.startsWith(`${candidate.deck}/`))!;
        const card = deck.cards.find((candidate) => name === `${deck.deck}/${candidate.id}`)!;
        return {
          letter,
          deck: deck.deck,
          name: card.name,
          reversed: side === 'reversed',
          picture: await drawingOf(card.image, folder),
          back: await drawingOf(deck.back, folder),
        };
      }),
    );
    const [a, b, c] = cards as [(typeof cards)[0], (typeof cards)[0], (typeof cards)[0]];
    const says = { kicker: pages.picks.title, title: inTwoLines(title) };
    return [
      abcPreview({ of: `picks/${id}`, deck: b.deck, says }, [a.back, b.back, c.back]),
      ...cards.map((card) =>
        answerPreview(
          { of: `picks/${id}-${card.letter}`, deck: card.deck, says: { ...says, line: card.name } },
          card,
        ),
      ),
    ];
  });
  return (await Promise.all(made)).flat();
}

/** A drawing by its name, or a picture of the owner in a card's shape. */
async function drawingOf(name: string, folder: string): Promise<Picture> {
  if (name.startsWith(OWNERS_PICTURES)) return ownPicture(name, join(folder, name));
  const found = (await loadPictures(name)).find(({ picture }) => picture.name === name);
  if (!found) throw new Error(`No picture is called “${name}”.`);
  return found.picture;
}

async function ownPicture(name: string, file: string): Promise<Picture> {
  const [width, height] = [480, 800];
  const jpeg = await sharp(file).autoOrient().resize({ width, height }).jpeg({ quality: 90 }).toBuffer();
  return definePicture({
    name,
    width,
    height,
    format: { kind: 'jpeg', width },
    draw: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/jpeg;base64,${jpeg.toString('base64')}"/></svg>`,
  });
}

/** A title in lines as even as its phrases let them be. */
export function inTwoLines(title: string): string {
  if (title.length <= ONE_LINE) return title;
  const parts = phrases(title).split(PHRASE_BREAK);
  const cuts = parts.slice(1).map((_, i) => [parts.slice(0, i + 1).join(''), parts.slice(i + 1).join('')]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  const [best] = cuts.toSorted((one, other) => longest(one) - longest(other));
  return best ? best.join('\n') : title;
}
