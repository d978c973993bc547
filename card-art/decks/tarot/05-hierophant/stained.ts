import { type Art, type Point, polygon } from '../../../kit/pen/index.ts';

export const STAIN = { gold: '#ffd474', rose: '#f07a56', teal: '#6bbcbc' } as const;

/** How far the window's light falls for each step to the right. */
const FALL = 0.5;

/** What the window throws, in broad bands: the tone of each and where it ends on the left; spent to the right. What it falls on clips them. */
export function stained(
  art: Art,
  [left, top]: Point,
  right: number,
  opacity: number,
  ...bands: readonly (readonly [tone: keyof typeof STAIN, end: number])[]
): void {
  const run = right - left;
  let from = top;
  for (const [tone, end] of bands) {
    art.fill(
      polygon([
        [left, from],
        [right, from + run * FALL],
        [right, end + run * FALL],
        [left, end],
      ]),
      art.linear(left, from, right, from + run * FALL, [
        [0, STAIN[tone], opacity],
        [0.55, STAIN[tone], opacity * 0.9],
        [1, STAIN[tone], 0],
      ]),
    );
    from = end;
  }
}
