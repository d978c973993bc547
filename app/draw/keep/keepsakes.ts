import { PICTURES } from '../../../addresses/files.ts';
import { storyName, wallpaperName } from '../../../addresses/picture-names.ts';
import type { Side } from '../machine.ts';

/**
 * Where a card's pictures to take along are: the card's file, then the hashes in the addresses of the wallpaper and of each side's
 * story, `tarot/17-star 0a1b2c3d 4e5f6a7b 8c9d0e1f`. Short, because forty of them stand in the data of a draw page.
 */
export type Keepsakes = string;

/** Which of them is looked at. */
export type KeepKind = 'wallpaper' | 'story';

/** Sizes of the files, in pixels. */
export const KEEP_SIZES: Record<KeepKind, { width: number; height: number }> = {
  wallpaper: { width: 1170, height: 2532 },
  story: { width: 1080, height: 1920 },
};

/**
 * The address of one of them within the site.
 * @param side that came
 */
export function keepsakeAddress(keepsakes: Keepsakes, kind: KeepKind, side: Side): string {
  const [of = '', wallpaper = '', upright = '', reversed] = keepsakes.split(' ');
  const turned = side === 'reversed' && reversed !== undefined;
  const name = kind === 'wallpaper' ? wallpaperName(of) : storyName(of, turned ? side : 'upright');
  const hash = kind === 'wallpaper' ? wallpaper : turned ? reversed : upright;
  // In development addresses carry none.
  return `${PICTURES}${name}-${KEEP_SIZES[kind].width}${hash && `.${hash}`}.jpg`;
}

/** The deck of the card: `tarot`. */
export function deckOf(keepsakes: Keepsakes): string {
  return keepsakes.slice(0, keepsakes.indexOf('/'));
}
