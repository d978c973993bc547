/** The part of opentype.js 2.0 that we use; the package brings no types. */
declare module 'opentype.js' {
  export type PathCommand =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' };

  export interface Glyph {
    advanceWidth?: number;
    getPath(x: number, y: number, fontSize: number): { commands: PathCommand[] };
  }

  export interface Font {
    unitsPerEm: number;
    /** Glyph 0 stands for characters the font lacks. */
    charToGlyphIndex(char: string): number;
    charToGlyph(char: string): Glyph;
  }

  const opentype: { parse(data: ArrayBuffer): Font };
  export default opentype;
}
