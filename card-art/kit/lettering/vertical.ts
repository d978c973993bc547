import { Path } from '../pen/index.ts';
import type { Weight } from './fonts.ts';
import { lettering } from './lettering.ts';

/** Turned by a quarter when written from top to foot. */
const TURNED = new Set('「」『』（）〔〕ー—―…‥〜');
/** Sits in the upper right of its square. */
const STOPS = new Set('、。');
/** Sits a little to the upper right. */
const SMALL = new Set('ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ');
/** May not begin a column: takes the character before it along. */
const NEVER_FIRST = new Set('」』）〕ー…ぁぃぅぇぉっゃゅょァィゥェォッャュョ');
/** May not end a column. */
const NEVER_LAST = new Set('「『（〔');

export interface VerticalOptions {
  size: number;
  /** From one character's middle to the next one's. */
  advance: number;
  /** From one column's middle to the next one's. */
  pitch: number;
  /** Characters in a full column. */
  rows: number;
  weight?: Weight;
}

/** Breaks text into columns of at most `rows` characters; a stop hangs below. */
export function columnsOf(text: string, rows: number): string[] {
  const columns: string[] = [];
  let column: string[] = [];
  for (const char of text) {
    if (column.length >= rows && !STOPS.has(char)) {
      const carried = column.splice(breakBefore(char, column));
      columns.push(column.join(''));
      column = carried;
    }
    column.push(char);
  }
  return column.length ? [...columns, column.join('')] : columns;
}

/** How much of a full column stays when `char` is the next one. */
function breakBefore(char: string, column: readonly string[]): number {
  let kept = NEVER_FIRST.has(char) ? column.length - 1 : column.length;
  while (kept > 0 && NEVER_LAST.has(column[kept - 1]!)) kept--;
  return kept || column.length;
}

/**
 * Japanese set from top to foot, columns from right to left, as outlines.
 * @param paragraphs each begins a new column
 * @param x middle of the first (rightmost) column
 * @param y top of the columns
 * @throws if the font lacks a character
 */
export function verticalLettering(
  paragraphs: readonly string[],
  x: number,
  y: number,
  { size, advance, pitch, rows, weight = 500 }: VerticalOptions,
): Path {
  const columns = paragraphs.flatMap((paragraph) => columnsOf(paragraph, rows));
  return Path.join(
    columns.flatMap((column, i) =>
      [...column].map((char, row) => upright(char, x - i * pitch, y + (row + 0.5) * advance, size, weight)),
    ),
  );
}

/** One character; (x, y) is the middle of its square. */
function upright(char: string, x: number, y: number, size: number, weight: Weight): Path {
  // a square's middle lies 0.38 em above the baseline
  const glyph = lettering(char, x, y + size * 0.38, size, { weight });
  if (TURNED.has(char)) return glyph.rotate(90, x, y);
  if (STOPS.has(char)) return glyph.translate(size * 0.62, -size * 0.58);
  return SMALL.has(char) ? glyph.translate(size * 0.1, -size * 0.1) : glyph;
}
