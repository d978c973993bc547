import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../app/content/types.ts';
import { wordsOf } from '../../app/pictures/words.server.ts';
import { buildPictures } from '../../card-art/render/build.ts';
import type { Manifest } from '../../card-art/render/manifest.ts';
import { CACHE, ROOT } from '../lib/paths.ts';
import { Failure } from '../lib/progress.ts';
import { encodeOwnerImages, UnreadableImage } from './owner-images.ts';

/** The encoded pictures, and `pictures.json` that the pages read; served as `/pictures/`. */
export const PICTURES = join(CACHE, 'pictures', 'site');

/**
 * Encodes the owner's own pictures, and draws what is missing or out of date beside them.
 * @param content says what the pictures say
 * @param note gets a line every few seconds while it takes long
 * @throws {Failure} with every picture that could not be made
 */
export async function drawPictures(content: Content, note: (text: string) => void): Promise<Manifest> {
  const folder = join(ROOT, 'content');
  let noted = performance.now();
  try {
    // First: it takes seconds, and a photograph is what may be broken.
    const own = await encodeOwnerImages(join(folder, 'images'), PICTURES, join(CACHE, 'pictures', 'own'));
    const drawn = await buildPictures({
      words: wordsOf(content),
      photos: folder,
      outDir: PICTURES,
      beside: 'images',
      cacheDir: join(CACHE, 'pictures', 'cache'),
      // One line a picture is too many for a log, and none for minutes too few.
      log: (line) => {
        if (performance.now() - noted < 5000) return;
        noted = performance.now();
        note(line.replace(/^pictures: /, ''));
      },
    });
    const manifest = { ...drawn, ...own };
    writeFileSync(join(PICTURES, 'pictures.json'), JSON.stringify(manifest, null, 1));
    return manifest;
  } catch (error) {
    if (error instanceof UnreadableImage) throw new Failure(explainBroken(error, folder));
    // A full disk is explained elsewhere.
    if (error instanceof Error && !('code' in error)) throw new Failure(inWords(error.message));
    throw error;
  }
}

/** Whoever names a card may choose a character that the pictures' fonts do not have; anything else is for developers. */
function inWords(message: string): string {
  const found = [...message.matchAll(/^(\S+): MissingCharacter: (\S+) has no "(.+?)"$/gm)];
  // Others show the card, the card itself says it.
  const [, place = '', family = '', character = ''] =
    found.find(([, name = '']) => !/^(?:articles|laid|picks|previews|services)/.test(name)) ?? found[0] ?? [];
  if (!character) return message;
  const hint =
    family === 'cormorant-garamond' ? '英語の名前は英字で書いてください。' : 'ほかの字に変えてください。';
  return `絵「${place}」に書く字「${character}」が、絵の書体にありません。${hint}\n${message}`;
}

/** A broken picture, with the files that show it. */
export function explainBroken({ image, message }: UnreadableImage, folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.ya?ml$/.test(file),
  );
  const users = files.flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line, i) => (line.includes(image) ? [`content/${file.replaceAll('\\', '/')}:${i + 1}`] : [])),
  );
  const [ja, en] = users.length > 0 ? [`（${users.join('、')}）`, ` (${users.join(', ')})`] : ['', ''];
  return (
    `content/${image}: この画像は途中で切れているか、壊れています${ja}。もう一度 JPEG か PNG で保存し直してください。\n` +
    `This picture is cut off or broken${en}. Save it again as JPEG or PNG. ${message}`
  );
}
