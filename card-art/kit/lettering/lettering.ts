import { Path } from '../pen/index.ts';
import { type Face, fontFor, type Weight } from './fonts.ts';

export interface LetteringOptions {
  face?: Face;
  weight?: Weight;
  /** Added between letters, in units. */
  spacing?: number;
  /** Which point of the line (x, y) is; y is always the baseline. */
  anchor?: 'start' | 'middle' | 'end';
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
  { face = 'mincho', weight = 500, spacing = 0, anchor = 'middle' }: LetteringOptions = {},
): Path {
  const path = new Path();
  let pen = 0;
  for (const char of text) {
    const font = fontFor(char, face, weight);
    const glyph = font.charToGlyph(char);
    appendGlyph(path, glyph.getPath(pen, 0, size).commands);
    pen += ((glyph.advanceWidth ?? 0) / font.unitsPerEm) * size + spacing;
  }
  const width = pen - spacing;
  const shift = { start: 0, middle: width / 2, end: width }[anchor];
  return path.translate(x - shift, y);
}

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
