import { join } from 'node:path';
import sharp from 'sharp';
import { definePicture, type Picture } from '../define.ts';
import { loadPictures } from '../pictures.ts';
import { abcPreview, answerPreview } from '../previews/shared/pick-preview.ts';
import type { PictureOf, Words } from '../words.ts';
import { type Made, type MadeTogether, make } from './make.ts';
import { noting } from './said.ts';

/** An A・B・C. */
export interface PickToShow {
  id: string;
  /** Where the owner's pictures are. */
  photos: string;
}

/**
 * What other sites show beside a link to an A・B・C, and to each of its answers.
 * @throws with what went wrong in the drawing
 */
export async function makePickPreviews(
  pick: PickToShow,
  words: Words,
  cacheDir: string,
): Promise<MadeTogether> {
  const { words: noted, said } = noting(words);
  const made: Made[] = [];
  for (const picture of await pickPreviews(pick, noted)) made.push(await make(picture, words, cacheDir));
  return {
    cached: made.map(({ cached }) => cached),
    said: Object.assign(said, ...made.map((one) => one.said)),
    drawn: made.some(({ drawn }) => drawn),
  };
}

/** The pictures, before they are drawn: first that of all three cards, then one of each answer. */
export async function pickPreviews({ id, photos }: PickToShow, { picks }: Words): Promise<Picture[]> {
  const cards = await Promise.all(
    picks[id]!.map(async ({ letter, deck, turned, face, back }) => ({
      letter,
      deck,
      turned,
      picture: await pictureOf(face, photos),
      back: await pictureOf(back, photos),
    })),
  );
  const [a, b, c] = cards as [(typeof cards)[0], (typeof cards)[0], (typeof cards)[0]];
  return [
    abcPreview({ of: `picks/${id}`, deck: b.deck }, [a.back, b.back, c.back]),
    ...cards.map((card) => answerPreview({ of: `picks/${id}-${card.letter}`, deck: card.deck }, card)),
  ];
}

async function pictureOf(shown: PictureOf, photos: string): Promise<Picture> {
  if ('photo' in shown) return photograph(shown.photo, join(photos, shown.photo));
  const found = (await loadPictures(shown.drawing)).find(({ picture }) => picture.name === shown.drawing);
  if (!found) throw new Error(`No picture is called “${shown.drawing}”.`);
  return found.picture;
}

/** A picture of the owner in a card's shape. */
async function photograph(name: string, file: string): Promise<Picture> {
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
