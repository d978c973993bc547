import { outOfFocus } from '../../../kit/hand/index.ts';
import { type Art, curve, ribbon } from '../../../kit/pen/index.ts';

/** It rises from the hot water and leans to the left, warm near the lantern. */
export function steam(art: Art): void {
  outOfFocus(art, 9, () => {
    for (const [way, width, colour, tone] of [
      ['150,580 128,540 160,500 130,452 150,400', 54, '#e0d6bc', 0.3],
      ['330,570 300,530 336,490 306,440 330,380', 56, '#e6dfc6', 0.34],
      ['452,590 430,540 462,500 436,452 452,396', 54, '#f3dfb4', 0.36],
      ['60,690 130,672 220,684 300,670', 30, '#dfe6d6', 0.35],
      ['300,600 380,586 460,604 530,590', 26, '#f3e6c4', 0.5],
    ] as const)
      art.fill(ribbon(curve(way), width, { samples: 16, start: 0.3 }), colour, tone);
  });
}
