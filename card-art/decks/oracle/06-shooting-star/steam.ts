import { outOfFocus } from '../../../kit/hand/index.ts';
import { type Art, curve, ribbon } from '../../../kit/pen/index.ts';

/** It lies on the far water and rises, warm near the lantern. */
export function steam(art: Art): void {
  outOfFocus(art, 8, () => {
    for (const [way, width, colour, tone] of [
      ['40,520 140,512 240,522 340,514 440,528', 30, '#b8b4b4', 0.34],
      ['120,548 220,540 330,552 430,546 540,562', 22, '#c9bcae', 0.3],
      ['92,520 70,480 104,436 80,386 110,330', 56, '#a8a0ac', 0.24],
      ['300,520 326,476 290,430 320,384 298,340', 50, '#b8a8a8', 0.26],
      ['410,526 396,486 420,446 400,398 420,350', 44, '#f0bc9c', 0.26],
      ['536,540 552,490 526,440 548,390', 40, '#e4b49a', 0.24],
    ] as const)
      art.fill(ribbon(curve(way), width, { samples: 16, start: 0.3 }), colour, tone);
  });
}
