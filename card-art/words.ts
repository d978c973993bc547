/**
 * The words in the pictures. They come from outside: a picture knows where its words stand and how they are set, never
 * what they say. Where words are lacking the place stays empty, so that a card can be drawn before it is written.
 */
export interface Words {
  /** The site's name, at the foot of every preview. */
  site: string;
  /** By the card's picture: `tarot/17-star`. */
  cards: Readonly<Record<string, CardWords>>;
  /** By the letter's picture, `services/twinray-sample`: its first words, each string a new column. */
  letters: Readonly<Record<string, readonly string[]>>;
  /** By what is shared: `tarot/17-star`, `weekly`. */
  previews: Readonly<Record<string, PreviewWords>>;
  /** By the card's file: what wallpaper and story pictures are made of. */
  keepsakes: Readonly<Record<string, KeepsakeWords>>;
  /** By the id of an A・B・C: its three cards. What stands beside them is in `previews`, `picks/<id>` and `picks/<id>-a`. */
  picks: Readonly<Record<string, readonly PickCard[]>>;
}

/** On the plate below the window. */
export interface CardWords {
  title: string;
  english: string;
}

export interface PreviewWords {
  /** Above the title: what kind of thing it is. */
  kicker?: string;
  /** `\n` begins a second line. */
  title: string;
  /** Below the title, in Latin letters or in Japanese. */
  english?: string;
  line?: string;
}

/** In story pictures of a card. */
export interface KeepsakeWords extends CardWords {
  /** The owner's own picture of the card, `images/cat.jpg`, in place of the drawing. */
  photo?: string;
  sides: readonly KeepsakeSide[];
}

export interface KeepsakeSide {
  /** Whether the card lies upside down. */
  turned: boolean;
  /** 正位置; none where the deck is not read by sides. */
  label?: string;
  /** The line for her. */
  columns: readonly string[];
}

/** One of the three cards of an A・B・C. */
export interface PickCard {
  letter: string;
  deck: string;
  /** Whether it lies upside down. */
  turned: boolean;
  face: PictureOf;
  back: PictureOf;
}

/** A drawing by its name, or the owner's own picture, `images/cat.jpg`. */
export type PictureOf = { drawing: string } | { photo: string };

/** For drawings whose words do not matter. */
export const NO_WORDS: Words = { site: '', cards: {}, letters: {}, previews: {}, keepsakes: {}, picks: {} };
