import { defineCard } from '../../define.ts';
import { byHand, ink, printed, stippled } from '../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  points,
  polar,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { angel } from './06-lovers/angel.ts';
import { couple } from './06-lovers/couple.ts';
import { flameTree, fruitTree } from './06-lovers/trees.ts';

/** The sun behind the angel's head. */
const [X, Y] = [352, 236];

/** A morning sky: cool at the edge of the arch, cream round the sun. */
function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 700),
    art.linear(0, 50, 0, 640, ramp(0, '#9db4cc', 0.35, '#d5d3d0', 0.62, '#fbe3c4', 1, '#fff2d2')),
  );
  art.glow(X, Y, 330, '#fff6d8', 0.9, 1, 0.4);
  const chance = random('rays');
  art.blot(
    range(34, (i) =>
      ink(
        spline([polar(X, Y, 106, i * 10.6), polar(X, Y, chance.between(126, i % 2 ? 156 : 240), i * 10.6)]),
        i % 2 ? 2 : 3.4,
        i,
        0.12,
      ),
    ),
    '#fffbe8',
  );
  art.fill(ellipse(X, Y, 92), '#fff8dc');
  stippled(art, ellipse(X, Y, 92), '#f3c878', [X - 40, Y - 96], [X + 10, Y + 90], [0.75, 0]);
}

/** The mountain of the old picture, and hills that grow greener towards us. */
function land(art: Art): void {
  const planes: readonly (readonly [knots: string, fill: string, haze: string, depth: number])[] = [
    ['300,660 350,636 392,610 424,584 438,576 456,594 480,606 530,640 600,660', '#c9a3b4', '#ffe9cc', 120],
    ['30,620 110,606 200,628 300,616 380,634 470,612 580,636', '#b9bf8f', '#fff0cc', 60],
    ['30,668 130,650 240,662 340,652 450,668 580,650', '#94a673', '#f2e6b0', 50],
  ];
  for (const [i, [knots, fill, haze, depth]] of planes.entries()) {
    const plane = byHand(polygon([...points(knots), [600, 900], [30, 900]]), 4);
    const top = plane.bounds()[1];
    art.fill(plane, fill);
    if (i === 0) {
      const shade = polygon(points('438,576 432,600 448,622 430,660 600,660 530,640 480,606 456,594'));
      art.fill(byHand(shade, 3), '#a67c98');
      art.fill(
        byHand(polygon(points('424,584 438,576 456,594 446,598 438,590 430,602 424,596')), 2),
        '#fffaf0',
      );
    }
    art.fill(
      plane,
      art.linear(0, top + depth * 0.3, 0, top + depth * 1.3, [
        [0, haze, 0],
        [1, haze, 0.9],
      ]),
    );
  }
  const meadow = byHand(
    polygon([...points('30,716 120,700 230,706 330,698 440,712 600,694'), [600, 900], [30, 900]]),
    4,
  );
  art.fill(meadow, '#8a9c60');
  art.fill(
    meadow,
    art.linear(0, 690, 0, 800, [
      [0, '#e9dd9c', 0.9],
      [1, '#e9dd9c', 0],
    ]),
  );
}

/** It comes from behind them and goes on to the mountain. */
function path(art: Art): void {
  const way = closed(
    '246,900! 276,830 330,786 392,758 420,738 424,722 416,708 424,696! 430,696! 428,708 440,722 440,740 420,764 394,796 386,850 398,900!',
  );
  art.fill(way, art.linear(300, 880, 400, 740, ramp(0, '#cdb283', 1, '#f6e6bd')));
}

/** Grass, the nearer the darker and the taller. */
function grass(
  art: Art,
  [from, to]: readonly [number, number],
  count: number,
  [low, high]: readonly [number, number],
  paint: string,
): void {
  const chance = random(paint);
  art.blot(
    range(count, () => {
      const [x, y] = [chance.between(48, 552), chance.between(from, to)];
      const height = chance.between(low, high);
      const lean = chance.between(-0.3, 0.5) * height;
      const way = spline([
        [x, y],
        [x + lean * 0.3, y - height * 0.6],
        [x + lean, y - height],
      ]);
      return ribbon(way, 1.4 + height * 0.06, { start: 1, samples: 5 });
    }),
    paint,
  );
}

/** The shadow that both throw towards us. */
function shadows(art: Art): void {
  printed(art, [120, 810, 470, 872], () => {
    art.fill(closed('190,836! 226,828 258,838 250,890 214,896 160,890'), '#3d5a44', 0.8);
    art.fill(closed('294,838! 322,830 350,838 346,892 310,896 290,880'), '#3d5a44', 0.8);
  });
}

/** Hand in hand they look at each other; an angel bends out of the sun over both. */
export const picture = defineCard({
  name: 'tarot/06-lovers',
  light: [X, Y],
  numeral: 'VI',
  draw(art) {
    sky(art);
    land(art);
    angel(art);
    grass(art, [708, 780], 80, [6, 14], '#6f8654');
    path(art);
    flameTree(art);
    fruitTree(art);
    shadows(art);
    couple(art);
    grass(art, [812, 880], 130, [18, 44], '#5d784c');
    grass(art, [866, 896], 70, [26, 70], '#3c5640');
  },
});
