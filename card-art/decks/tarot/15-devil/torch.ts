import { byHand, stippledGlow } from '../../../kit/hand/index.ts';
import { type Art, closed, points, polygon } from '../../../kit/pen/index.ts';
import { FLAME, form } from './light.ts';

/** Its shaft, head downwards. */
export function shaft(art: Art): void {
  stippledGlow(art, ...FLAME, 170, '#ff9a48', 0.95);
  form(art, byHand(polygon(points('164,414 186,418 156,604 136,600')), 1), '#4a2a28', 4, {
    towards: [-0.3, 1],
  });
  form(art, byHand(polygon(points('128,572 168,579 160,620 122,612')), 1), '#6a4030', 4, {
    towards: [-0.3, 1],
  });
}

/** Where it burns hottest. */
const CORE = [138, 632] as const;

/** Tongues that climb again beside the shaft, and what drips from them. */
const TONGUES = [
  '66,604! 58,588 64,572 60,552! 72,568 77,586 72,598',
  '134,684! 104,674 84,648 80,616 86,586 78,548! 100,564 108,586 110,602! 118,580 116,548 104,514! 126,536 136,562 134,588! 140,604 154,606 164,598! 174,590 180,576 184,562! 200,592 202,626 190,652! 186,666 178,676 164,686! 168,676 162,670 154,673! 150,686 142,694 128,702! 134,694 136,688!',
] as const;
const INNER =
  '136,664! 116,656 102,638 99,614 102,594! 112,606 121,610 122,594 121,572! 136,594 134,610 142,618! 160,616 172,606 178,590! 190,614 184,642 164,660!';

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
