import type { Font } from 'opentype.js';
import { Path } from '../pen/index.ts';
import { type Face, fontFor, type Weight } from './fonts.ts';

export interface LetteringOptions {
  face?: Face;
  weight?: Weight;
  /** Added between letters, in units. */
  spacing?: number;
  /** Which point of the line (x, y) is; y is always the baseline. */
  anchor?: 'start' | 'middle' | 'end';
  /** The most the line may take; a longer one is set smaller. */
  room?: number;
}

/**
 * Words as outlines taken from a font, so that a picture looks alike on machines without it.
 * @throws if the face lacks a character
 */
export function lettering(
  text: string,
  x: number,
  y: number,
  size: number,
  { room = Number.POSITIVE_INFINITY, ...options }: LetteringOptions = {},
): Path {
  const { face = 'mincho', weight = 500, spacing = 0, anchor = 'middle' } = options;
  const width = lineWidth(text, size, options);
  if (width > room) {
    const smaller = room / width;
    return lettering(text, x, y, size * smaller, { ...options, spacing: spacing * smaller });
  }
  const path = new Path();
  let pen = 0;
  for (const char of text) {
    const font = fontFor(char, face, weight);
    appendGlyph(path, font.charToGlyph(char).getPath(pen, 0, size).commands);
    pen += advance(font, char, size) + spacing;
  }
  const shift = { start: 0, middle: width / 2, end: width }[anchor];
  return path.translate(x - shift, y);
}

/** What a line takes, from its first letter's left to its last one's right, in units. */
export function lineWidth(
  text: string,
  size: number,
  { face = 'mincho', weight = 500, spacing = 0 }: LetteringOptions = {},
): number {
  let pen = 0;
  for (const char of text) pen += advance(fontFor(char, face, weight), char, size) + spacing;
  return pen - spacing;
}

const advance = (font: Font, char: string, size: number): number =>
  ((font.charToGlyph(char).advanceWidth ?? 0) / font.unitsPerEm) * size;

function appendGlyph(path: Path, commands: readonly import('opentype.js').PathCommand[]): void {
  let [x, y] = [0, 0];
  for (const command of commands) {
    switch (command.type) {
      case 'M':
        path.moveTo(command.x, command.y);
        break;
      case 'L':
        path.lineTo(command.x, command.y);
        break;
      case 'C':
        path.curveTo(command.x1, command.y1, command.x2, command.y2, command.x, command.y);
        break;
      case 'Q': {
        // a quadratic curve as a cubic one: handles at two thirds
        const { x1, y1, x: endX, y: endY } = command;
        path.curveTo(
          x + (2 / 3) * (x1 - x),
          y + (2 / 3) * (y1 - y),
          endX + (2 / 3) * (x1 - endX),
          endY + (2 / 3) * (y1 - endY),
          endX,
          endY,
        );
        break;
      }
      case 'Z':
        path.close();
        continue;
    }
    [x, y] = [command.x, command.y];
  }
}
