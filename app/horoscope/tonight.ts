/**
 * The Moon of tonight, by Tokyo's date, from a table that the build writes for a year and more: two letters a day.
 * The first says how much of her is lit, `A` none to `Z` all while she waxes, `a` to `z` while she wanes; the second her
 * sign, `a` aries to `l` pisces, as a capital where the day holds the new or the full moon. All at nine in the evening.
 */
import type { MoonLook } from '../ui/moon-path.ts';
import { dayOf } from './week.ts';

const STEPS = 25;
const [SMALL_A = 0, CAPITAL_A = 0] = ['a', 'A'].map((letter) => letter.charCodeAt(0));

export interface MoonTable {
  /** The first day, counted from 1970-01-01 in Tokyo's calendar. */
  first: number;
  letters: string;
}

export interface TonightsMoon {
  look: MoonLook;
  /** Place in the zodiac, from 0. */
  sign: number;
  kind: 'new-moon' | 'waxing' | 'full-moon' | 'waning';
}

/** @returns undefined before and after the days of the table: nothing is better than something false */
export function tonightAt({ first, letters }: MoonTable, now: number): TonightsMoon | undefined {
  const place = (dayOf(now) - first) * 2;
  const [light, sign] = [letters.charCodeAt(place), letters.charCodeAt(place + 1)];
  if (place < 0 || Number.isNaN(sign)) return undefined;
  const waxing = light < SMALL_A;
  const exact = sign < SMALL_A;
  const lit = (light - (waxing ? CAPITAL_A : SMALL_A)) / STEPS;
  return {
    look: { lit, waxing },
    sign: sign - (exact ? CAPITAL_A : SMALL_A),
    kind: exact ? (lit > 0.5 ? 'full-moon' : 'new-moon') : waxing ? 'waxing' : 'waning',
  };
}

/** Two letters of the table. */
export function lettersOf({ look, sign, kind }: TonightsMoon): string {
  const exact = kind === 'new-moon' || kind === 'full-moon';
  return String.fromCharCode(
    (look.waxing ? CAPITAL_A : SMALL_A) + Math.round(look.lit * STEPS),
    (exact ? CAPITAL_A : SMALL_A) + sign,
  );
}

/** What is said of her: 「今夜は満ちていく月、魚座」. */
export interface TonightTexts {
  /** With `{moon}` and `{sign}`. */
  sentence: string;
  kinds: Record<TonightsMoon['kind'], string>;
  /** Aries first. */
  signs: readonly string[];
}

export function sayTonight({ kind, sign }: TonightsMoon, { sentence, kinds, signs }: TonightTexts): string {
  return sentence.replace('{moon}', kinds[kind]).replace('{sign}', signs[sign] ?? '');
}
