import { anchorIds } from '../content/anchor.ts';
import type { Article, Block } from '../content/types.ts';
import { phrases } from '../lib/phrases.server.ts';
import { picture } from '../pictures/pictures.server.ts';
import { BANNER_VIEWS, type ShownBlock } from './shown-block.ts';

/** The blocks of an article, ready to be shown: pictures looked up, headings with anchors and line breaks. */
export function shownBlocks(article: Article): ShownBlock[] {
  const headings = article.content.flatMap((block) =>
    block.type === 'h2' || block.type === 'h3' ? [block.text] : [],
  );
  const ids = anchorIds(headings);
  let heading = 0;
  let banner = 0;
  const shown = (block: Block): ShownBlock => {
    switch (block.type) {
      case 'h2':
        return {
          type: 'h2',
          text: phrases(block.text),
          anchor: ids[heading++] ?? '',
          picture: picture(block.image ?? article.h2Background),
          view: block.image ? 0 : banner++ % BANNER_VIEWS,
        };
      case 'h3':
        return { type: 'h3', text: phrases(block.text), anchor: ids[heading++] ?? '' };
      case 'img':
        return {
          type: 'img',
          picture: picture(block.src),
          alt: block.alt,
          text: block.text ? phrases(block.text) : undefined,
        };
      case 'card': {
        const { image, ...rest } = block;
        return { ...rest, title: phrases(block.title), picture: picture(image) };
      }
      case 'p':
      case 'ul':
        return block;
    }
  };
  return article.content.map(shown);
}
