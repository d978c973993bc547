import { mix } from '../../../kit/grade/mix.ts';
import { printed } from '../../../kit/hand/index.ts';
import { type Art, lerp, polygon, range } from '../../../kit/pen/index.ts';
import { onReveal } from './window.ts';

const COLOURS = ['#d26a5a', '#e6955f', '#efcf70', '#93bf80', '#55aeac', '#6088c6', '#8f6eb4'] as const;
const STRIPS = 28;

/** What the crystals throw on the wall: a fan that opens towards us, red above, without steps or edges. */
export function spectrum(art: Art): void {
  fan(art, { from: [0.04, 508, 56], to: [1.04, 396, 150], strength: 1 });
  fan(art, { from: [0.3, 622, 16], to: [0.86, 596, 30], strength: 0.7 });
}

interface Fan {
  /** How far towards us, its upper edge there, how high. */
  from: readonly [way: number, top: number, height: number];
  to: readonly [way: number, top: number, height: number];
  strength: number;
}

function fan(art: Art, { from, to, strength }: Fan): void {
  const strips = range(STRIPS, (i) => {
    const edge = ([way, top, height]: Fan['from'], at: number): [number, number] =>
      onReveal(top + (height * at) / STRIPS, way);
    const outline = polygon([edge(from, i), edge(to, i), edge(to, i + 1.02), edge(from, i + 1.02)]);
    const place = (i / (STRIPS - 1)) * (COLOURS.length - 1);
    const first = Math.min(Math.floor(place), COLOURS.length - 2);
    const colour = mix(COLOURS[first]!, COLOURS[first + 1]!, place - first);
    const full = strength * Math.min(1, 0.3 + (5 * Math.min(i, STRIPS - 1 - i)) / STRIPS);
    return { outline, colour, full };
  });
  const [left, top, right] = strips[0]!.outline.bounds();
  const bottom = strips.at(-1)!.outline.bounds()[3];
  printed(
    art,
    [left, top, right, bottom],
    () => {
      for (const { outline, colour, full } of strips) {
        const paint = art.linear(left, 0, right, 0, [
          [0, colour, 0],
          [lerp(0.2, 0.4, strength), colour, full],
          [0.7, colour, full * 0.9],
          [1, colour, 0.1],
        ]);
        art.fill(outline, paint);
      }
    },
    { edge: 2 },
  );
}
