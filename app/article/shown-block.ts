import type { Block } from '../content/types.ts';
import type { Picture } from '../pictures/picture.ts';

type OfType<Type extends Block['type']> = Extract<Block, { type: Type }>;

/** A block of the content, with its pictures looked up and its headings given their anchors. */
export type ShownBlock =
  | { type: 'h2'; text: string; anchor: string; picture: Picture }
  | { type: 'h3'; text: string; anchor: string }
  | OfType<'p'>
  | OfType<'ul'>
  | { type: 'img'; picture: Picture; alt: string; text?: string | undefined }
  | (Omit<OfType<'card'>, 'image'> & { picture: Picture });

/** One line of the contents list. */
export interface ContentsEntry {
  level: 2 | 3;
  /** Prepared for `<Phrases>`. */
  text: string;
  anchor: string;
}

/** The contents list: one line for each h2 and h3, in their order. */
export function contentsOf(blocks: readonly ShownBlock[]): ContentsEntry[] {
  return blocks.flatMap((block) =>
    block.type === 'h2' || block.type === 'h3'
      ? [{ level: block.type === 'h2' ? 2 : 3, text: block.text, anchor: block.anchor }]
      : [],
  );
}
