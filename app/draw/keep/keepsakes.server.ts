import { storyName, wallpaperName } from '../../../addresses/picture-names.ts';
import type { Card } from '../../content/types.ts';
import { picture, pictureNames } from '../../pictures/pictures.server.ts';
import type { Keepsakes } from './keepsakes.ts';

/** A card's pictures to take along; null where none are made, as in development for a deck without drawings. */
export function keepsakesOf({ file, message }: Pick<Card, 'file' | 'message'>): Keepsakes | null {
  if (!pictureNames().has(wallpaperName(file))) return null;
  const names = [wallpaperName(file), storyName(file, 'upright')];
  if (typeof message !== 'string') names.push(storyName(file, 'reversed'));
  const hashes = names.map((name) => /\.(\w+)\.jpg$/.exec(picture(name).src)?.[1] ?? '');
  return [file, ...hashes].join(' ');
}
