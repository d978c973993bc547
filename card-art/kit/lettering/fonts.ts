import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';

/** `mincho` for Japanese, `serif` for Latin letters and numerals. */
export type Face = 'mincho' | 'serif';
export type Weight = 400 | 500 | 600 | 700;

const require = createRequire(import.meta.url);
const parsed = new Map<string, Font>();

/** WOFF 1, not 2: opentype.js reads its zlib compression without another library. */
function load(file: string): Font {
  const known = parsed.get(file);
  if (known) return known;
  const { buffer, byteOffset, byteLength } = readFileSync(require.resolve(file));
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
  parsed.set(file, font);
  return font;
}

/** Something is to be written that the font cannot write. */
export class MissingCharacter extends Error {
  constructor(char: string, family: string) {
    super(`${family} has no "${char}"`);
    this.name = 'MissingCharacter';
  }
}

/** Slice number → first and last code points of its ranges. */
let minchoSlices: [name: string, ranges: [first: number, last: number][]][] | undefined;

function minchoSlice(codePoint: number): string | undefined {
  minchoSlices ??= Object.entries(
    JSON.parse(readFileSync(require.resolve('@fontsource/shippori-mincho/unicode.json'), 'utf8')) as Record<
      string,
      string
    >,
  ).map(([name, list]) => [
    name.replace(/[[\]]/g, ''),
    list.split(',').map((range) => {
      const [first = '', last = first] = range.replace('U+', '').split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    }),
  ]);
  return minchoSlices.find(([, ranges]) =>
    ranges.some(([first, last]) => codePoint >= first && codePoint <= last),
  )?.[0];
}

/**
 * The font (Fontsource cuts Japanese ones into slices) that has a character.
 * @throws {MissingCharacter} if the face has no such character
 */
export function fontFor(char: string, face: Face, weight: Weight): Font {
  const slice = face === 'mincho' ? minchoSlice(char.codePointAt(0) as number) : 'latin';
  const family = face === 'mincho' ? 'shippori-mincho' : 'cormorant-garamond';
  const font = slice && load(`@fontsource/${family}/files/${family}-${slice}-${weight}-normal.woff`);
  if (!font || font.charToGlyphIndex(char) === 0) throw new MissingCharacter(char, family);
  return font;
}
