import { type Path, svgPath } from '../pen/index.ts';

/** The twelve signs in the order of the year. */
export const SIGNS = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const;

export type Sign = (typeof SIGNS)[number];

/** Strokes in a box of about 28 × 28 round (0, 0). */
const GLYPHS: Record<Sign, Path> = {
  aries: svgPath('M0 13V-3C0 -12 -13 -14 -12 -5M0 -3C0 -12 13 -14 12 -5'),
  taurus: svgPath(
    'M-11 -13C-8 -5 -4 -4 0 -4C4 -4 8 -5 11 -13',
    'M0 -4A8.5 8.5 0 0 1 0 13A8.5 8.5 0 0 1 0 -4',
  ),
  gemini: svgPath('M-10 -12C-4 -9 4 -9 10 -12M-10 12C-4 9 4 9 10 12M-4.5 -10V10M4.5 -10V10'),
  cancer: svgPath(
    'M-12 -5C-6 -12 4 -12 12 -8M-7.5 -1A4 4 0 0 0 -7.5 -9A4 4 0 0 0 -7.5 -1',
    'M12 5C6 12 -4 12 -12 8M7.5 1A4 4 0 0 1 7.5 9A4 4 0 0 1 7.5 1',
  ),
  leo: svgPath(
    'M-3.6 5.5A4 4 0 0 0 -11.6 5.5A4 4 0 0 0 -3.6 5.5C-3 0 -8 -4 -6 -9C-3 -15 7 -13 6 -5',
    'C5 1 1 5 3 10C5 14 10 13 12 9',
  ),
  virgo: svgPath(
    'M-14 -10C-11 -13 -9 -11 -9 -6V8M-9 -6C-7 -12 -2 -12 -2 -6V8M-2 -6C0 -12 5 -12 5 -6V6C5 10 8 13 12 14',
    'M5 -2C12 -8 14 2 1 13',
  ),
  libra: svgPath('M-13 11H13M-13 5H-4C-10 -1 -8 -11 0 -11C8 -11 10 -1 4 5H13'),
  scorpio: svgPath(
    'M-14 -9C-11 -13 -8 -11 -8 -6V9M-8 -6C-6 -12 0 -12 0 -6V9M0 -6C2 -12 8 -12 8 -6V6C8 11 11 12 15 9',
    'M15 9L11.5 7.5M15 9L14 13',
  ),
  sagittarius: svgPath('M-11 12L11 -11M2 -12H12V-2M-9 -2L3 9'),
  capricorn: svgPath(
    'M-13 -11C-9 -11 -8 -8 -8 -3V6M-8 -4C-6 -12 1 -12 1 -4V6C1 11 -1 13 -4 14',
    'M1 4C2 -3 12 -2 11 4C10 10 3 9 1 4',
  ),
  aquarius: svgPath('M-13 -2L-7 -7L-3 -2L3 -7L7 -2L13 -7M-13 7L-7 2L-3 7L3 2L7 7L13 2'),
  pisces: svgPath('M-10 -13C-4 -5 -4 5 -10 13M10 -13C4 -5 4 5 10 13M-12 0H12'),
};

/** A sign's glyph as strokes round (x, y). */
export const zodiacGlyph = (sign: Sign, x: number, y: number, scale: number): Path =>
  GLYPHS[sign].scale(scale).translate(x, y);
