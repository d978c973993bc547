import type { Picture } from '../pictures/picture.ts';

/** What the draw page needs of each card of the deck. */
export interface DrawnCard {
  id: number;
  /** As it is set large: 星, 蓮, 二羽の蝶. */
  name: string;
  english: string;
  /** As the deck writes it: `Lotus（蓮）`. */
  displayName: string;
  keywords: string[];
  description: string;
  alt: string;
  picture: Picture;
  /** The text that is shared, with hashtag and without the link. */
  shareText: string;
}
