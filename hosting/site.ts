import type { IdRange } from '../addresses/decks.ts';

/** What the build tells the hosting rules about the finished site. Plain data, written as JSON beside it. */
export interface SiteManifest {
  /** Hash over everything the build read: the same inputs need no second build. */
  inputs: string;
  /** The decks by the name in their address (`/reading/<name>`). */
  decks: Record<string, IdRange>;
  /** Every file of the site by its path from the root, `/`-separated, with a leading slash. */
  files: Record<string, SiteFile>;
}

export interface SiteFile {
  /** Start of the SHA-256 of the content, in hexadecimal: the entity tag. */
  hash: string;
  /** Bytes, plain. */
  size: number;
  /** Bytes of `<path>.br`, where that file exists. */
  br?: number;
  /** Bytes of `<path>.gz`, where that file exists. */
  gz?: number;
}
