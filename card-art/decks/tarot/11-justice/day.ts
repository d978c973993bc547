import { byHand, printed, ripples, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  lerp,
  Path,
  points,
  polygon,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';

/** A hazy forenoon over a lake: what the parted curtain lets in. */
export function day(art: Art): void {
  art.fill(
    roundRect(40, 40, 520, 500),
    art.linear(0, 60, 0, 530, ramp(0, '#a9cbd8', 0.5, '#d8e6e2', 1, '#fdf3dc')),
  );
  printed(art, [240, 60, 600, 560], () => art.glow(560, 250, 330, '#fffbea', 1, 1, 0.5));
  for (const [knots, fill, mist] of [
    ['300,500 340,476 372,484 400,456 430,470 470,438 510,462 570,440', '#b3c9d6', '#f3efe0'],
    ['300,522 330,508 360,514 396,496 430,508 480,492 520,504 570,484', '#93b2b8', '#e6eadc'],
  ] as const) {
    const hill = byHand(polygon([...points(knots), [570, 540], [300, 540]]), 2);
    art.fill(hill, fill);
    stippled(art, hill, mist, [0, hill.bounds()[1] + 6], [0, 534], [0, 1]);
  }
  art.fill(
    roundRect(290, 530, 280, 150),
    art.linear(0, 530, 0, 610, ramp(0, '#f0efe0', 0.6, '#9fc0c8', 1, '#86a89c')),
  );
  const chance = random('lake');
  ripples(
    art,
    22,
    (i) => {
      const t = i / 22;
      return {
        x: chance.between(310, 550),
        y: lerp(534, 604, t),
        half: lerp(6, 22, t),
        rise: 0.6,
        weight: lerp(0.8, 1.8, t),
      };
    },
    [
      ['#7fa6b2', 0.8],
      ['#fffdf0', 0.9],
    ],
  );
}

/** The terrace beyond: a balustrade in the sun. */
export function balustrade(art: Art): void {
  art.fill(polygon(points('290,668 570,652 570,760 290,760')), '#efe4d0');
  const posts = range(10, (i) => {
    const x = 316 + i * 26;
    const y = 606 - i * 0.9;
    return closed(
      `${x - 4},${y}! ${x - 5},${y + 8} ${x - 9},${y + 26} ${x - 8},${y + 38} ${x - 4},${y + 46} ${x - 6},${y + 60}! ${x + 6},${y + 60}! ${x + 4},${y + 46} ${x + 8},${y + 38} ${x + 9},${y + 26} ${x + 5},${y + 8} ${x + 4},${y}!`,
    );
  });
  const all = Path.join(posts);
  art.fill(all, '#f6ecd8');
  stippled(art, all, '#9a8ca8', [0, 600], [0, 668], [0.2, 0.9]);
  art.fill(polygon(points('290,596 570,584 570,600 290,612')), '#fffaee');
  art.fill(polygon(points('290,610 570,598 570,604 290,617')), '#b9acb8');
  art.fill(polygon(points('290,664 570,650 570,662 290,678')), '#fffaee');
}

/** Swallows in the opening. */
export function swallows(art: Art): void {
  const bird = (x: number, y: number, size: number, rot: number): Path =>
    closed('0,0! -8,-9 -20,-12! -10,-4 -4,4! -14,12! 0,7! 8,16! 6,5 14,2 18,-2! 10,-2 8,-12 2,-22! 3,-10')
      .scale(size)
      .rotate(rot)
      .translate(x, y);
  art.fill(Path.join(bird(386, 306, 0.62, 8), bird(360, 350, 0.42, -24)), '#46586e');
}
