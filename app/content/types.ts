/** The content as the pages see it: types only, so that no schema reaches the browser. */
import type { BannerParts } from './banner.ts';
import type { ArticleFile } from './schemas/article.ts';
import type { CardFile } from './schemas/card.ts';
import type { DeckFile } from './schemas/deck.ts';
import type { FamilyPairs } from './schemas/family-pairs.ts';
import type { Feelings } from './schemas/feelings.ts';
import type { LegalNotation, Particulars, Privacy, Terms } from './schemas/legal.ts';
import type { MenuItem } from './schemas/menu.ts';
import type { Notice } from './schemas/notice.ts';
import type { Pages } from './schemas/pages.ts';
import type { PickFile } from './schemas/pick.ts';
import type { RankingFile } from './schemas/ranking.ts';
import type { Reading } from './schemas/reading.ts';
import type { Service } from './schemas/service.ts';
import type { Sign } from './schemas/sign.ts';
import type { Site } from './schemas/site.ts';
import type { Sky } from './schemas/sky.ts';
import type { Voice as VoiceFile } from './schemas/voice.ts';
import type { WeekFile } from './schemas/week.ts';

export type { BannerImage, BannerParts } from './banner.ts';
export type { Block } from './schemas/article.ts';
export type { LegalNotation, LegalSection, Particulars, Privacy, Terms } from './schemas/legal.ts';
export type { MenuItem } from './schemas/menu.ts';
export type { Notice } from './schemas/notice.ts';
export type { Pages } from './schemas/pages.ts';
export type { Reading, ReadingCalled, ReadingId } from './schemas/reading.ts';
export type { Service } from './schemas/service.ts';
export type { Sign, SignName } from './schemas/sign.ts';
export type { Site } from './schemas/site.ts';
export type { Sky } from './schemas/sky.ts';
export type { SignWeek } from './schemas/week.ts';

export type Card = CardFile & {
  /** The deck's folder name. */
  deck: string;
  /** Deck and file, as `tarot/17-star`: also the name of the card's own drawing. */
  file: string;
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

/** An A・B・C. */
export type Pick = PickFile & {
  /** The file's name: `2026-11-22-love`. */
  id: string;
};

/** What a customer wrote of her letter. */
export type Voice = VoiceFile & {
  /** The file's name behind its date. */
  id: string;
};

export type Banner = BannerParts & {
  id: string;
  /** Whom its pictures are fetched from: as written in the snippet, and where they are sent on to. */
  hosts: string[];
};

export type Content = {
  site: Site;
  menu: MenuItem[];
  /** Items of the menu that also stand in the footer. */
  footer: MenuItem[];
  /** tarot, oracle, love; then any others by name. */
  decks: Deck[];
  /** What people feel when they look for a card. */
  feelings: Feelings;
  /** today, spiritual, twinray; then any others by name. */
  readings: Reading[];
  /** What two families of love cards say together: of her and someone far away, of two friends. */
  twinrayPairs: FamilyPairs;
  friendsPairs: FamilyPairs;
  /** In the order of the zodiac, aries first. */
  signs: Sign[];
  /** First place first. */
  ranking: RankingFile;
  /** The weeks for which the owner has written something, by their Monday. */
  weeks: ReadonlyMap<string, WeekFile>;
  /** What the sky says, by what stands where. */
  sky: Sky;
  /** In the order of the list: see `order` in `content/pages/blog.yaml`. */
  articles: Article[];
  /** Newest first. */
  notices: Notice[];
  /** Newest first. */
  picks: Pick[];
  /** In the order of their numbers. */
  services: Service[];
  /** Newest first. */
  voices: Voice[];
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
