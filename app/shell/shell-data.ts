import type { MenuItem, Pages, Site } from '../content/types.ts';
import type { Week } from '../horoscope/week.ts';
import type { DeckRange } from '../shared-address.ts';
import type { HorizonPictures } from '../ui/horizon.tsx';
import type { ShownBanner } from './banners.tsx';

/** What every page needs around its own content; the root's loader makes it. */
export interface ShellData {
  site: Pick<
    Site,
    'name' | 'tagline' | 'address' | 'copyrightYear' | 'links' | 'firebase' | 'offline' | 'badge' | 'xAccount'
  >;
  menu: MenuItem[];
  texts: Pages['shell'];
  notFound: Pages['notFound'];
  /** The six kinds of reading in their fixed order. */
  readings: { name: string; path: string }[];
  /** For shared addresses. */
  decks: DeckRange[];
  banners: { menu: ShownBanner[]; footer: ShownBanner[] };
  dusk: HorizonPictures;
  hero: HorizonPictures;
  /** The week of the build. */
  week: Week;
  neutralWeek: string;
}
