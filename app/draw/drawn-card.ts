import type { Columns } from '../lib/columns.server.ts';
import type { Phrased } from '../lib/phrase-break.ts';
import type { Picture } from '../pictures/picture.ts';
import type { Keepsakes } from './keep/keepsakes.ts';
import type { Side } from './machine.ts';

/** What the draw page needs of each card of the deck before it is drawn; the rest comes during the wait (`answers.ts`). */
export interface DrawnCard {
  id: number;
  /** As it is set large: 星, 蓮, 二羽の蝶. */
  name: Phrased;
  english: string;
  season?: string | undefined;
  /** What she may send to LINE; without it the name. */
  lineWord?: string | undefined;
  keywords: string[];
  alt: string;
  picture: Picture;
  /** The line for her, set in columns; one of each side, or one alone. */
  messages: { upright: Columns; reversed?: Columns };
  /** Wallpaper and stories; null where none are made. */
  keepsakes: Keepsakes | null;
  /** How tall the message stands, in signs: the card makes room for it. */
  rows: number;
}

/** The message of the side that came; of a deck without sides its only one. */
export function messageOf(card: Pick<DrawnCard, 'messages'>, side: Side): Columns {
  return (side === 'reversed' && card.messages.reversed) || card.messages.upright;
}
