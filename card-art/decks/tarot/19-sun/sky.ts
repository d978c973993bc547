import { byHand, flat, printed, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  polar,
  polygon,
  ramp,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { SUN } from './view.ts';

const { x: X, y: Y, radius: R } = SUN;

/** A morning without a cloud above, the sun's own gold round the disc. */
export function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 600),
    art.linear(0, 50, 0, 600, ramp(0, '#4b9aba', 0.42, '#83c3cf', 0.78, '#d3e3c6', 1, '#fbe9b8')),
  );
  stippledGlow(art, X, Y, R * 1.75, '#fff2b4', 0.8);
}

/** A clear disc; by turns a straight ray and one that waves. Between two of them stands the fist with the pole. */
export function sun(art: Art): void {
  const turn = (i: number): number => 9.5 + i * 30;
  const straight = range(12, (i) =>
    polygon([
      polar(X, Y, R - 4, turn(i) - 5.4),
      polar(X, Y, R + [92, 76, 84][i % 3]!, turn(i)),
      polar(X, Y, R - 4, turn(i) + 5.4),
    ]),
  );
  const waving = range(12, (i) => {
    const angle = turn(i + 0.5);
    const bend = i % 2 ? 1 : -1;
    const way = spline([
      polar(X, Y, R - 6, angle - 1.4 * bend),
      polar(X, Y, R + 20, angle + 2.2 * bend),
      polar(X, Y, R + 44, angle - 0.4 * bend),
      polar(X, Y, R + 64, angle - 2.6 * bend),
      polar(X, Y, R + 86, angle + 1.4 * bend),
    ]);
    return ribbon(way, 27, { start: 1, end: 0, peak: 0.02, samples: 18 });
  });
  art.blot(waving, '#f6cb6c').blot(straight, '#ffefb4');
  art.fill(byHand(ellipse(X, Y, R), 1.2), '#ffd35e');
  printed(art, [X - R, Y - R, X + R, Y + R], () => {
    art.fill(
      ellipse(X, Y, R - 2),
      art.radial(X + 12, Y - 4, R, ramp(0, '#fff8d8', 1, 0.5, '#ffefae', 1, 1, '#ffe28a', 0)),
    );
  });
  art.line(ellipse(X, Y, R - 7), 1.4, '#fff6d0');
}

/** Heaped over the far end of the garden, and small ones that drift before the wind. */
const CLOUDS: readonly (readonly [knots: string, fill: string, soft: number])[] = [
  [
    '20,566! 20,500 34,482 56,474 74,484 82,470 100,470 112,486 132,484 148,500 152,520 172,526 184,546 190,580!',
    '#edf0dc',
    9,
  ],
  ['20,576! 20,534 44,520 62,526 78,514 100,522 110,540 132,546 140,580!', '#f5f3dc', 7],
  [
    '360,560! 372,530 392,524 404,506 426,508 436,488 462,482 478,462 506,456 524,436 552,432 580,440! 580,570!',
    '#edf0dc',
    12,
  ],
  ['410,564! 424,540 446,540 458,522 484,522 500,502 528,500 546,486 580,484! 580,570!', '#f5f3dc', 9],
];

export function clouds(art: Art): void {
  for (const [knots, fill, soft] of CLOUDS) {
    const cloud = byHand(closed(knots), 2);
    flat(
      art,
      cloud,
      fill,
      { side: [knots.startsWith('20') ? soft : -soft, -soft], paint: '#fdf4da' },
      { side: [knots.startsWith('20') ? 2 : -2, -2], paint: '#fffdf0' },
    );
  }
}
