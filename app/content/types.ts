/** The content as the pages see it: types only, so that no schema reaches the browser. */
import type { BannerParts } from './banner.ts';
import type { ArticleFile } from './schemas/article.ts';
import type { CardFile } from './schemas/card.ts';
import type { DeckFile } from './schemas/deck.ts';
import type { LegalNotation, Particulars, Privacy, Terms } from './schemas/legal.ts';
import type { MenuItem } from './schemas/menu.ts';
import type { Notice } from './schemas/notice.ts';
import type { Pages } from './schemas/pages.ts';
import type { RankingEntry } from './schemas/ranking.ts';
import type { Reading } from './schemas/reading.ts';
import type { Service } from './schemas/service.ts';
import type { Sign } from './schemas/sign.ts';
import type { Site } from './schemas/site.ts';

export type { BannerImage, BannerParts } from './banner.ts';
export type { Block } from './schemas/article.ts';
export type { LegalNotation, LegalSection, Particulars, Privacy, Terms } from './schemas/legal.ts';
export type { MenuItem } from './schemas/menu.ts';
export type { Notice } from './schemas/notice.ts';
export type { Pages } from './schemas/pages.ts';
export type { RankingEntry } from './schemas/ranking.ts';
export type { Reading } from './schemas/reading.ts';
export type { Service } from './schemas/service.ts';
export type { Sign, SignName } from './schemas/sign.ts';
export type { Site } from './schemas/site.ts';

export type Card = CardFile & {
  /** The deck's folder name. */
  deck: string;
  /** The file's name without number, as `star`. */
  slug: string;
  /** Position in the deck from 0; share links carry it. */
  index: number;
  /** The name as the deck composes it (`cardNameForm`). */
  displayName: string;
};

export type Deck = DeckFile & {
  /** By id, without a hole. */
  cards: Card[];
};

/** An article; link names in its `href`s are already addresses. */
export type Article = ArticleFile;

export type Banner = BannerParts & { id: string };

export type Content = {
  site: Site;
  menu: MenuItem[];
  /** tarot, oracle, love; then any others by name. */
  decks: Deck[];
  /** today, spiritual, twinray; then any others by name. */
  readings: Reading[];
  /** In the order of the zodiac, aries first. */
  signs: Sign[];
  /** First place first. */
  ranking: RankingEntry[];
  /** In the order of the list: see `order` in `content/pages/blog.yaml`. */
  articles: Article[];
  /** Newest first. */
  notices: Notice[];
  /** In the order of their numbers. */
  services: Service[];
  banners: { menu: Banner[]; footer: Banner[] };
  /** Texts with the owner's particulars in place of `{{…}}`. */
  legal: {
    terms: Terms;
    privacy: Privacy;
    legalNotation: LegalNotation;
    particulars: Particulars;
  };
  pages: Pages;
};
