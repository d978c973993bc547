import type { DeckRange } from '../../addresses/decks.ts';
import type { MenuItem, Pages, Site } from '../content/types.ts';
import type { HorizonPictures } from '../ui/horizon.tsx';
import type { ShownBanner } from './banners.tsx';
import type { FooterColumn, NamedPage } from './menus.server.ts';
import type { NotFoundTexts } from './not-found-texts.server.ts';

/** A kind of reading. */
export interface NamedReading extends NamedPage {
  /** How many cards she draws, as 三枚引き; that it is being prepared, where it is. */
  cards: string;
  ready: boolean;
}

/** What every page needs around its own content; the root's loader makes it. */
export interface ShellData {
  site: Pick<
    Site,
    'name' | 'tagline' | 'address' | 'copyrightYear' | 'links' | 'firebase' | 'offline' | 'badge' | 'xAccount'
  >;
  menu: MenuItem[];
  footer: FooterColumn[];
  /** At the end of the side menu. */
  others: NamedPage[];
  legal: NamedPage[];
  texts: Pages['shell'];
  notFound: NotFoundTexts;
  /** The six kinds of reading in their fixed order. */
  readings: NamedReading[];
  /** The lists of meanings, a page for each deck. */
  meanings: NamedPage[];
  /** The page of the cards that she drew; how their number is said: `{count}`. */
  myCards: NamedPage & { count: string };
  /** The list of the A・B・C; none where there are none. */
  picks: NamedPage[];
  /** For shared addresses. */
  decks: DeckRange[];
  banners: { menu: ShownBanner[]; footer: ShownBanner[] };
  ridge: HorizonPictures;
  dusk: HorizonPictures;
  hero: HorizonPictures;
}
