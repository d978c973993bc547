/** Where things lie in wallpapers and story pictures, in pixels of the finished file. */

/** A phone's screen: 1170 × 2532, the tallest ratio that is common; others cut a little off at the sides or at head and foot. */
export const WALLPAPER = {
  width: 1170,
  height: 2532,
  /** As wide as a card is drawn for its own files. */
  card: { x: 585, y: 1519, width: 720 },
  /** Quiet for the clock above, and for the buttons below. */
  quiet: { top: 835, foot: 2203 },
} as const;

/** A story: 1080 × 1920. */
export const STORY = {
  width: 1080,
  height: 1920,
  card: { x: 324, y: 709, width: 464 },
  /** Where the apps lay their own: names above, the answer below, buttons at the right. No words there. */
  covered: { top: 250, foot: 340, right: 120 },
} as const;

/** The band of a story that its words stand in: the rest need not be drawn for them. */
export const WORDS = { top: 300, height: 1120 } as const;

/** The card's height for a width; the owner's own pictures have their own, but no taller one. */
export const heightOf = (width: number) => Math.round((width / 3) * 5);

/** A story's message: columns from the right, each of the first two a step lower than the one before. */
export const MESSAGE = {
  right: 945,
  left: 606,
  top: 330,
  foot: 1222,
  size: 57,
  advance: 1.2,
  pitch: 1.9,
} as const;

export interface Columns {
  size: number;
  advance: number;
  /** Of each column the middle and the top. */
  places: { x: number; y: number }[];
}

/**
 * Places a message's columns; what is long is set smaller.
 * @param columns the signs of each
 */
export function placeColumns(columns: readonly string[]): Columns {
  const { right, left, top, foot, advance } = MESSAGE;
  const rows = Math.max(1, ...columns.map((column, i) => signsOf(column) + stepOf(i)));
  const size = Math.min(MESSAGE.size, (foot - top) / (rows * advance));
  const between = Math.min(size * MESSAGE.pitch, (right - left - size) / Math.max(1, columns.length - 1));
  return {
    size,
    advance: size * advance,
    places: columns.map((_, i) => ({
      x: right - size / 2 - i * between,
      y: top + stepOf(i) * size * advance,
    })),
  };
}

const stepOf = (place: number) => Math.min(place, 2);

/** A stop at a column's end takes the upper half of its square alone. */
const signsOf = (column: string) => column.length - (/[、。]$/.test(column) ? 0.5 : 0);
