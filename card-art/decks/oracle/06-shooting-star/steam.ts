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

/** A low veil on the near water, behind the two: it lies flat and only lifts a little, and the back stays clear. */
export function nearSteam(art: Art): void {
  outOfFocus(art, 9, () => {
    for (const [way, width, tone] of [
      ['20,566 120,560 230,568 340,562 470,570 590,562', 26, 0.2],
      ['20,640 80,622 160,634 250,622 330,632 420,616', 40, 0.26],
      ['20,668 70,656 130,664 200,656 290,664 380,654', 30, 0.24],
      ['36,650 62,616 88,594 100,560', 40, 0.14],
      ['300,640 334,606 322,570 344,540', 46, 0.16],
      ['420,640 470,650 530,640 590,646', 22, 0.16],
    ] as const)
      art.fill(ribbon(curve(way), width, { samples: 22, start: 0.4, end: 0.2 }), '#c6d6d0', tone);
  });
}
