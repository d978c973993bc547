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

/** What rises between us and the two: a few wisps that part and curl; the back stays clear. */
export function nearSteam(art: Art): void {
  outOfFocus(art, 1.3, () => {
    for (const [way, width, tone] of [
      ['58,704 76,680 60,654 72,628 62,604 72,584 68,562', 11, 0.34],
      ['70,644 86,624 80,602 92,584 90,570', 6, 0.26],
      ['284,700 268,680 282,652 304,626 294,594 308,566 300,540 306,522', 12, 0.36],
      ['284,654 268,632 272,612 264,594', 6, 0.28],
      ['304,628 320,604 314,584 324,562', 7, 0.3],
      ['452,668 464,648 454,626 466,600 458,578', 7, 0.26],
    ] as const)
      art.fill(ribbon(curve(way), width, { samples: 22, peak: 0.36 }), '#c6d6d0', tone);
  });
}
