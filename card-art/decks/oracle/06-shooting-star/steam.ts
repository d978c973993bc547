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

/** What rises between us and the two, thickest where the skin meets the water. */
export function nearSteam(art: Art): void {
  outOfFocus(art, 7, () => {
    for (const [way, width, colour, tone] of [
      ['70,704 120,692 180,700 236,694 300,704', 17, '#cfdcd6', 0.5],
      ['96,720 150,716 214,718 262,712', 10, '#dfe8e2', 0.4],
      ['104,700 84,668 112,634 92,596 108,560', 24, '#a9bcbc', 0.28],
      ['236,700 272,676 262,642 296,612 288,566 312,530', 26, '#b4c4c0', 0.3],
      ['352,656 396,644 440,652 484,642', 13, '#d8dcd2', 0.46],
      ['384,650 366,620 388,590 372,556', 18, '#c0c8c2', 0.26],
    ] as const)
      art.fill(ribbon(curve(way), width, { samples: 16, start: 0.3 }), colour, tone);
  });
}
