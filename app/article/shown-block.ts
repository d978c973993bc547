import type { Block } from '../content/types.ts';
import type { Phrased } from '../lib/phrase-break.ts';
import type { Picture } from '../pictures/picture.ts';
import type { ContentsEntry } from '../ui/contents.tsx';

type OfType<Type extends Block['type']> = Extract<Block, { type: Type }>;

/**
 * A block of the content, with its pictures looked up and its headings given their anchors. Banners that share a picture
 * show it in turn in one of `BANNER_VIEWS` views, from 0.
 */
export type ShownBlock =
  | { type: 'h2'; text: Phrased; anchor: string; picture: Picture; view: number }
  | { type: 'h3'; text: Phrased; anchor: string }
  | OfType<'p'>
  | OfType<'ul'>
  | { type: 'img'; picture: Picture; alt: string; text?: Phrased | undefined }
  | (Omit<OfType<'card'>, 'image' | 'title'> & { title: Phrased; picture: Picture });

export const BANNER_VIEWS = 4;

/** The contents list: one line for each h2 and h3, in their order. */
export function contentsOf(blocks: readonly ShownBlock[]): ContentsEntry[] {
  return blocks.flatMap((block) =>
    block.type === 'h2' || block.type === 'h3'
      ? [{ level: block.type === 'h2' ? 2 : 3, text: block.text, anchor: block.anchor }]
      : [],
  );
}
