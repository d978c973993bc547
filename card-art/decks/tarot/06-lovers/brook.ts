import { byHand, INK, ink, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  contains,
  curve,
  ellipse,
  lerp,
  type Path,
  points,
  polar,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
  tube,
} from '../../../kit/pen/index.ts';
import { form, SUN } from './view.ts';

const [X, Y] = SUN;
/** How far the mountain stands below its first place, clear of the cloud. */
const DOWN = 12;

/** A morning sky with the sun in its height: straight rays and waving ones, as the old picture has them. */
export function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 700),
    art.linear(0, 60, 0, 620, ramp(0, '#5f9fae', 0.4, '#a8c9b8', 0.75, '#f3e2ae', 1, '#fff0c8')),
  );
  art.glow(X, Y, 320, '#fff3c0', 1, 1, 0.5);
  const chance = random('rays');
  art.blot(
    range(26, (i) => {
      const angle = i * 13.85 + chance.between(-2, 2);
      const reach = chance.between(150, 190) + (i % 2 ? 0 : 70);
      const way =
        i % 2
          ? spline(range(6, (k) => polar(X, Y, lerp(88, reach, k / 5), angle + (k % 2 ? 2.6 : -2.6))))
          : spline([polar(X, Y, 86, angle), polar(X, Y, reach, angle)]);
      return ribbon(way, i % 2 ? 8 : 13, { start: 1, end: 0, peak: 0.02, samples: 12 });
    }),
    '#ffe9a0',
  );
  const disc = ellipse(X, Y, 88);
  art.fill(disc, art.linear(X, Y - 90, X, Y + 60, ramp(0, '#f8cf78', 1, '#fffbe6')));
  stippled(art, disc, '#f0b858', [X, Y - 90], [X, Y - 10], [0.8, 0]);
}

/** The mountain that stands between the two, and hills that grow greener towards us. */
export function land(art: Art): void {
  const mountain = byHand(
    closed(
      '60,640! 150,606 196,572 226,556! 262,512 284,490 300,466! 316,482 330,508 352,522! 378,556 420,584 470,606 560,640!',
    ).translate(0, DOWN),
    3,
  );
  art.fill(mountain, '#7fa0a0');
  stippled(art, mountain, '#4f7480', [280, 480], [420, 620], [0.1, 0.9]);
  art.fill(
    byHand(
      closed(
        '300,466! 286,488 270,506 262,512! 272,514 280,508! 284,526 296,508! 304,532 310,512! 322,524 352,522! 330,508 316,482',
      ).translate(0, DOWN),
      2,
    ),
    '#fff9e6',
  );
  for (const face of [
    '300,532! 280,560 262,600 250,632! 290,600 306,566',
    '226,556! 214,580 190,604 160,624! 206,610 226,584',
    '352,522! 356,556 376,590 410,616! 396,580 376,556',
  ])
    stippled(art, closed(face).translate(0, DOWN), '#f4d9b0', [300, 520], [300, 640], [0.9, 0.1]);
  art.fill(mountain, art.linear(0, 586, 0, 640, ramp(0, '#fbeec4', 0, 1, '#fbeec4', 1)));
  for (const [knots, fill, haze, depth] of [
    ['30,606 110,594 200,618 300,608 400,622 480,600 580,618', '#a9b57c', '#fff0c4', 44],
    ['30,640 130,628 230,640 320,632 430,644 580,626', '#8aa062', '#f0e6a8', 50],
    ['30,690 130,672 240,668 318,662 400,668 500,662 600,672', '#758e55', '#ddd696', 60],
  ] as const) {
    const plane = byHand(polygon([...points(knots), [600, 900], [30, 900]]), 4);
    const top = plane.bounds()[1];
    art.fill(plane, fill);
    stippled(art, plane, haze, [0, top], [0, top + depth * 0.8], [0.75, 0]);
  }
}

const WATER =
  '304,690! 318,682 334,690! 352,710 370,730 376,752 384,776 398,802 414,834 440,866 452,900! 170,900! 190,850 216,806 234,772 258,744 278,722 292,706';
/** Farther off, in its bends. */
const FAR = tube(
  points('276,641 312,644 346,650 354,657 330,664 308,671 308,680 318,694'),
  [0.8, 1.3, 2, 2.8, 4, 6, 9, 13],
  40,
);

/** A brook from the mountain's foot to ours: the sun lies in it, in pieces. */
export function brook(art: Art): void {
  const water = byHand(closed(WATER), 1.5);
  // the banks: turf that overhangs its own shade
  art.fill(byHand(closed(WATER).translate(0, -4), 1.5), '#5d7c4a');
  strokes(
    art,
    [
      '336,694 352,710 370,730 376,752 384,776 398,802 414,834 440,866',
      '190,850 216,806 234,772 258,744 278,722 288,704',
    ],
    5,
    '#3f5f40',
    0,
  );
  art.fill(FAR.outline.translate(0, -2), '#5d7c4a').fill(FAR.outline, '#f4efcb');
  art.fill(
    water,
    art.linear(
      320,
      640,
      310,
      880,
      ramp(0, '#fdf3cf', 0.2, '#f0efcc', 0.36, '#a3cdc0', 0.62, '#5d9ea4', 1, '#2f6f80'),
    ),
  );
  const shape = water.flatten(8);
  const chance = random('water');
  const gleams = (count: number, spread: number, width: readonly [number, number]): Path[] =>
    range(count, () => {
      const t = chance() ** 0.7;
      const y = lerp(650, 872, t);
      const x = lerp(318, 312, t) + chance.between(-spread, spread) * (0.3 + t);
      const half = chance.between(...width) * (0.35 + t);
      return { x, y, half };
    })
      .filter(({ x, y, half }) => contains(shape, x - half, y) && contains(shape, x + half, y))
      .map(({ x, y, half }, i) =>
        ribbon(
          curve(`${x - half},${y} ${x},${y + (i % 2 ? 1.5 : -1.5)} ${x + half},${y}`),
          1.4 + half * 0.12,
          { samples: 6 },
        ),
      );
  art.blot(gleams(60, 110, [10, 26]), '#2c6878', 0.6);
  art.blot(gleams(40, 100, [8, 22]), '#cfe6d2', 0.8);
  art.blot(gleams(64, 34, [6, 20]), '#fff6cc');
}

/** Stones to cross on; the middle one takes her weight: rings go out from it. */
export function stones(art: Art): void {
  strokes(
    art,
    ['250,806 270,822 306,828 340,820 356,802', '238,800 262,832 310,840 352,828 370,800'],
    INK.form,
    '#eaf5da',
    0.1,
  );
  for (const [stone, soft] of [
    ['262,808! 270,794 296,788 326,790 342,802! 332,814 300,819 272,816', 7],
    ['218,858! 226,846 250,842 270,850! 262,862 236,866', 5],
    ['352,850! 362,838 388,836 404,846! 394,858 368,860', 5],
    ['330,738! 338,730 354,732 358,738! 346,744', 3],
    ['278,752! 288,746 298,750! 290,756', 2],
  ] as const)
    form(art, closed(stone), '#a99c84', soft, { shade: '#4b4f54', rim: '#fff6d0', towards: [0, -1] });
}

/** Grass, the nearer the darker and the taller; none grows in the water. */
export function grass(
  art: Art,
  [from, to]: readonly [number, number],
  count: number,
  [low, high]: readonly [number, number],
  paint: string,
): void {
  const chance = random(paint);
  const water = closed(WATER).flatten(8);
  art.blot(
    range(count, () => {
      const [x, y] = [chance.between(48, 552), chance.between(from, to)];
      const height = chance.between(low, high);
      const lean = chance.between(-0.3, 0.5) * height;
      return { x, y, height, lean };
    })
      .filter(({ x, y }) => !contains(water, x, Math.min(y, 880)))
      .map(({ x, y, height, lean }) =>
        ribbon(
          spline([
            [x, y],
            [x + lean * 0.3, y - height * 0.6],
            [x + lean, y - height],
          ]),
          1.4 + height * 0.06,
          { start: 1, samples: 5 },
        ),
      ),
    paint,
  );
}

/** Flowers by the water, near the right frame. */
export function flowers(art: Art): void {
  const chance = random('flowers');
  const heads = range(26, () => [chance.between(430, 552), chance.between(760, 866)] as const).filter(
    ([x, y]) => x > 452 || y > 846,
  );
  for (const [x, y] of heads)
    art.blot([ink(curve(`${x},${y} ${x + 2},${y + 14} ${x - 1},${y + 30}`), 1.6, x, 0)], '#3f6040');
  for (const [x, y] of heads) {
    const r = 2.4 + (y - 740) / 34;
    art.blot(
      range(5, (i) => ellipse(...polar(x, y, r, i * 72 + x), r * 0.74)),
      y > 820 ? '#f4e9d0' : '#f0b9a0',
    );
    art.fill(ellipse(x, y, r * 0.5), '#e2a13c');
  }
}

/** What has fallen from the tree already, and one that the water takes along. */
export function windfalls(art: Art): void {
  const apples = (
    [
      [150, 842, 10],
      [186, 822, 7.4],
      [128, 866, 11],
      [352, 772, 5.6],
    ] as const
  ).map(([x, y, r]) =>
    closed('0,-0.8! 0.7,-1 1.05,0 0.5,1 0,0.9 -0.5,1 -1.05,0 -0.7,-1').scale(r).translate(x, y),
  );
  for (const apple of apples) form(art, apple, '#cf4450', 4, { shade: '#6c1840', rim: '#ffd9b0' });
  strokes(art, ['150,834 152,826', '186,816 185,810', '128,857 131,848', '352,768 354,763'], 2, '#3a2430', 0);
  strokes(art, ['342,777 352,780 363,777'], INK.form, '#eaf5da', 0);
}
