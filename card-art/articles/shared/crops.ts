import { defineCrop, type Format, type Picture } from '../../define.ts';

export const THUMBNAIL: Format = { kind: 'photo', widths: [480, 720, 960], fallback: 480 };
export const HEADLINE: Format = { kind: 'photo', widths: [680, 1360], fallback: 680 };

/** A card's part as an article's thumbnail: its left upper corner and width; 4:3. */
export const thumbnail = (article: string, from: Picture, x: number, y: number, width: number): Picture =>
  defineCrop({ name: `articles/${article}`, from, x, y, width, height: width * 0.75, format: THUMBNAIL });

/** A card's part as the ground of an article's headline, 5:2. */
export const headline = (article: string, from: Picture, x: number, y: number, width: number): Picture =>
  defineCrop({ name: `articles/${article}-h2`, from, x, y, width, height: width * 0.4, format: HEADLINE });
