import { coloursOf, type Deck } from '../../kit/grade/palettes.ts';
import { softShadow } from '../../kit/objects/soft-shadow.ts';
import { bandOf, type LaidCard, type WordsLayer } from '../../laid-card.ts';
import type { PreviewWords } from '../../words.ts';
import { PREVIEW, paintNight, paintWords, previewCanvas, SUBJECT } from './preview-parts.ts';

/** Room for the card on the preview's left; a photograph may be wider than a card. */
const ROOM = { width: 420, height: 520 } as const;
/** How wide a card of three by five is in it. */
const CARD_WIDTH = 312;
/** The band that the words stand in: the rest need not be drawn for them. */
const WORDS = { top: 100, height: 470 } as const;

export const cardPreviewName = (card: string) => `previews/${card}`;

/**
 * What other sites show beside a link to a card.
 * @param card the card's file, `tarot/17-star`
 * @param shape width and height of what it shows, in any unit
 * @param site the site's name
 */
export function cardPreview(
  card: string,
  shape: { width: number; height: number },
  words: PreviewWords | undefined,
  site: string,
): LaidCard {
  const deck = coloursOf(card);
  const width = Math.min(ROOM.width, Math.round((ROOM.height / shape.height) * shape.width));
  const height = Math.round((width / shape.width) * shape.height);
  return {
    name: cardPreviewName(card),
    ...PREVIEW,
    night: nightUnder(deck, width, height),
    card: { ...SUBJECT, width: Math.max(width, CARD_WIDTH) },
    turned: false,
    words: wordsOf(deck, words, site),
  };
}

/** Each is drawn once; the cards of a deck share it. */
const drawn = new Map<string, string>();

/** The night of a deck, with the shadow of a card of that size. */
function nightUnder(deck: Deck, width: number, height: number): string {
  const name = `${deck} ${width} ${height}`;
  const known = drawn.get(name);
  if (known) return known;
  const art = previewCanvas(deck);
  paintNight(art, deck);
  const corner = { x: SUBJECT.x - width / 2, y: SUBJECT.y - height / 2 };
  softShadow(art, { ...corner, width, height, corner: 14 }, 22);
  const night = art.toSvg();
  drawn.set(name, night);
  return night;
}

function wordsOf(deck: Deck, words: PreviewWords | undefined, site: string): WordsLayer {
  const art = previewCanvas(deck);
  paintWords(art, words, site);
  return bandOf(art, WORDS);
}
