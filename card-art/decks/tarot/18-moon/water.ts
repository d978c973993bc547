import { byHand, ink, ripples, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  curve,
  ellipse,
  type Path,
  points,
  polygon,
  ramp,
  random,
} from '../../../kit/pen/index.ts';
import { HORIZON, MOON, RADIUS } from './form.ts';

const SHORE = '20,806 90,800 150,808 206,806 248,818 286,832 330,838 376,830 420,824 470,828 520,822 580,826';

const pool = (): Path => byHand(polygon([...points(SHORE), [580, 890], [20, 890]]), 2);

const depth = (art: Art): string =>
  art.linear(0, 800, 0, 868, ramp(0, '#3b6a78', 0.5, '#1b4254', 1, '#0e2636'));

/** The pool at our feet has the moon in pieces: as far below the horizon as she is above it. */
export function water(art: Art): void {
  const surface = pool();
  art.fill(surface, depth(art));
  const [x, y] = [MOON[0], 2 * HORIZON - MOON[1]];
  const chance = random('pieces of the moon');
  art.clip(surface, () => {
    ripples(
      art,
      44,
      (i) => {
        const at = 828 + (i % 22) * 1.9;
        const chord = Math.sqrt(Math.max(0, RADIUS ** 2 - (at - y) ** 2));
        const bright = i % 2 === 1;
        return {
          x: bright ? x + chance.between(-0.55, 0.55) * chord : chance.between(60, 540),
          y: at,
          half: bright ? chord * chance.between(0.25, 0.6) : chance.between(8, 24),
          rise: 1.2,
          weight: chance.between(2, 4),
        };
      },
      [
        ['#fbf6de', 0.95],
        ['#5f8d94', 0.6],
      ],
    );
  });
  art.blot(ink(byHand(curve(SHORE), 2), 3, 4, 0.1), '#c3d2ba');
}

/** What is still in the water is seen through it; rings run out from it. */
export function overTail(art: Art): void {
  art.clip(pool(), () => art.fill(ellipse(240, 862, 40, 20), depth(art), 0.6));
  strokes(
    art,
    [
      '212,842 232,834 260,836',
      '276,842 298,836 320,842',
      '198,854 230,842 242,844',
      '286,852 316,846 336,856',
      '206,864 250,856 310,864',
    ],
    2.2,
    '#e3ead0',
    0.2,
  );
}
