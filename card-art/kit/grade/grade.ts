import { hexToOklch, type Oklch, oklchToHex } from './oklch.ts';
import type { Deck } from './palettes.ts';

/** A change of mood: every colour of a finished picture goes through it. */
export type Grade = (lightness: number, chroma: number, hue: number) => Oklch;

/** Rewrites every '#rrggbb' of an SVG, except those in `keep` (they must meet the page's colour). */
export function grade(svg: string, change: Grade, keep: readonly string[] = []): string {
  const done = new Map(keep.map((hex) => [hex, hex]));
  return svg.replace(/#[0-9a-f]{6}\b/gi, (hex) => {
    const known = done.get(hex);
    if (known) return known;
    const changed = oklchToHex(change(...hexToOklch(hex)));
    done.set(hex, changed);
    return changed;
  });
}

/**
 * Velvet: calms the violets and leans them towards plum, keeps golds and roses.
 * @param keepChroma how much of a violet's chroma stays
 * @param turn degrees the hue of a violet moves
 */
export const velvet =
  (keepChroma: number, turn: number): Grade =>
  (lightness, chroma, hue) => {
    const violet = Math.max(0, 1 - Math.abs(hue - 292) / 34); // 1 at pure violet, 0 from 34° off
    return [lightness * (1 - 0.03 * violet), chroma * (1 - (1 - keepChroma) * violet), hue + turn * violet];
  };

/** Ungraded violet looks synthetic: tarot and the scenes lean to plum, oracle is only calmed. */
export const deckGrades: Record<Deck, Grade | null> = {
  tarot: velvet(0.72, 10),
  oracle: velvet(0.84, 0),
  love: null,
};
