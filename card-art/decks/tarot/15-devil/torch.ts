import { byHand, stippledGlow } from '../../../kit/hand/index.ts';
import { type Art, closed, points, polygon } from '../../../kit/pen/index.ts';
import { FLAME, form } from './light.ts';

/** Its shaft, head downwards. */
export function shaft(art: Art): void {
  stippledGlow(art, ...FLAME, 170, '#ff9a48', 0.95);
  form(art, byHand(polygon(points('168,484 188,489 156,604 136,600')), 1), '#4a2a28', 4, {
    towards: [-0.3, 1],
  });
  form(art, byHand(polygon(points('130,588 164,594 158,620 124,612')), 1), '#6a4030', 4, {
    towards: [-0.3, 1],
  });
}

/** Where it burns hottest. */
const CORE = [136, 622] as const;

/** Tongues that climb again beside the shaft, and what drips from them. */
const TONGUES = [
  '60,566! 54,548 62,528 60,506! 72,524 75,544 68,558',
  '134,670! 106,660 85,634 79,600 84,562 72,516! 98,538 107,564 110,586! 117,560 111,516 94,462! 126,494 140,532 136,566 128,588 132,602! 150,606 168,598 178,578 190,546! 207,582 206,618 190,644! 186,656 178,666 164,676! 168,666 162,660 154,663! 150,676 142,686 128,694! 134,684 136,676!',
] as const;
const INNER =
  '136,654! 116,646 102,626 99,600 102,576! 112,592 121,598 122,574 121,548! 138,578 134,600 142,609! 160,606 174,594 182,574! 192,602 184,632 164,650!';

/** A flame that was turned over: below it has no edge, it goes out into the dark. */
export function flame(art: Art): void {
  const [x, y] = CORE;
  art.glow(x, y, 150, '#e4572e', 0.85, 1);
  art.glow(x, y + 6, 86, '#ff8a34', 1, 0.95, 0.3);
  const heat = art.radial(x, y, 170, [
    [0, '#fff0b4', 1],
    [0.22, '#ffc25c', 1],
    [0.44, '#fb8630', 1],
    [0.7, '#d84a26', 0.9],
    [1, '#a82a1c', 0.2],
  ]);
  for (const knots of TONGUES) art.fill(closed(knots), heat);
  art.fill(
    closed(INNER),
    art.radial(x, y, 84, [
      [0, '#fff3c4', 1],
      [0.5, '#ffd27a', 0.95],
      [1, '#ffb04c', 0],
    ]),
  );
  stippledGlow(art, x, y, 84, '#ffd884', 0.95);
  art.glow(x + 4, y, 62, '#ffe9a4', 1, 0.86, 0.15);
  art.glow(x + 6, y - 2, 34, '#fffdf0', 1, 0.8, 0.7);
}
