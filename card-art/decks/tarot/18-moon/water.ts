import { byHand, INK, ink, ripples, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, lerp, points, polygon, ramp, random } from '../../../kit/pen/index.ts';
import { MOON } from './form.ts';

const SHORE = '20,812 90,800 160,806 220,798 280,808 350,820 420,822 490,834 580,828';

/** The pool at our feet has the moon in pieces. */
export function water(art: Art): void {
  const pool = byHand(polygon([...points(SHORE), [580, 890], [20, 890]]), 2);
  art.fill(pool, art.linear(0, 800, 0, 868, ramp(0, '#3b6a78', 0.5, '#173a4c', 1, '#0a1d2c')));
  const [x] = MOON;
  const chance = random('pieces of the moon');
  art.clip(pool, () =>
    ripples(
      art,
      64,
      (i) => {
        const bright = i % 2 === 1;
        const y = chance.between(826, 866);
        return {
          x: bright ? x + chance.between(-54, 54) : chance.between(60, 540),
          y,
          half: lerp(10, 30, (y - 820) / 50) * chance.between(0.6, 1.2),
          rise: 1.2,
          weight: lerp(1.8, 4, (y - 820) / 50),
        };
      },
      [
        ['#fbf6de', 0.95],
        ['#7fa6a8', 0.6],
      ],
    ),
  );
  art.blot(ink(byHand(curve(SHORE), 2), INK.contour, 4, 0.1), '#dfe8cf');
}

/** The wet track it has left, and its shadow. */
export function track(art: Art): void {
  const wet = closed('206,806! 226,786 252,764 276,750 296,756 286,780 262,806 252,816!');
  stippled(art, wet, '#3f6a74', [220, 830], [284, 752], [1, 0.5]);
  const shade = closed('258,790! 276,786 300,784! 310,800 300,818 280,826 258,822');
  stippled(art, shade, '#0b1e2b', [280, 782], [286, 826], [0.9, 0.6]);
}

/** Its tail is still in the water: rings. */
export function rings(art: Art): void {
  strokes(
    art,
    ['208,822 228,814 250,815 270,824', '190,832 220,820 262,822 292,836', '214,838 240,832 268,838'],
    2.4,
    '#eef2da',
    0.25,
  );
}
