import { byHand, ink, modelled, regionOf, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  Path,
  type Point,
  points,
  polygon,
  ramp,
  random,
  range,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** Their house, where the path comes from. */
function house(art: Art): void {
  modelled(
    art,
    [70, 370, 176, 460],
    { towards: [-5, -4], soft: 5, shade: '#9a7484', rim: '#fffdf0', rimWidth: 1.8 },
    () => {
      art.fill(polygon(points('90,414 154,414 154,452 90,452')), '#f6e3cc');
      art.fill(polygon(points('136,374 146,374 146,396 136,390')), '#b0707a');
      art.fill(polygon(points('80,416 102,382 144,382 164,416')), '#c46470');
    },
  );
  art
    .fill(polygon(points('102,424 114,424 114,436 102,436')), '#7c7494')
    .fill(polygon(points('130,426 142,426 142,452 130,452')), '#8a4a5c');
}

/** A bright forenoon: sky, hills, a house, the path from it to us. */
export function meadow(art: Art, [x, y]: readonly [number, number]): void {
  art.fill(
    roundRect(40, 40, 520, 500),
    art.linear(0, 80, 0, 470, ramp(0, '#bcd2dc', 0.5, '#e6ece0', 1, '#fff3d6')),
  );
  stippledGlow(art, x, y, 170, '#fffdf0', 1);
  for (const [knots, fill, mist] of [
    ['30,420 100,392 180,404 260,372 340,392 430,356 570,384', '#c6d4c4', '#eef0dc'],
    ['30,452 110,440 200,430 300,440 400,412 570,430', '#b2c6a8', '#e3e8c8'],
  ] as const) {
    const hill = byHand(polygon([...points(knots), [570, 560], [30, 560]]), 4);
    art.fill(hill, fill);
    stippled(art, hill, mist, [0, hill.bounds()[1] + 10], [0, hill.bounds()[1] + 90]);
  }
  birds(art);
  twig(art);
  house(art);
  const near = byHand(
    polygon([...points('30,470 140,460 260,464 400,450 570,462'), [570, 880], [30, 880]]),
    3,
  );
  art.fill(near, art.linear(0, 460, 0, 868, ramp(0, '#c9d5ab', 0.4, '#aabe97', 1, '#6f8c70')));
  const path = byHand(
    closed('146,462! 120,490 84,520 92,556 60,600 30,640! 30,760! 110,640 138,580 128,540 132,506 156,462!'),
    2,
  );
  art.fill(path, '#f0e3c4');
  stippled(art, path, '#b8a890', [60, 640], [170, 560], [0, 0.7]);
  dots(art, 230, 'far flowers', [478, 800], 3);
}

/** Two that fly together. */
function birds(art: Art): void {
  for (const [x, y, size, tilt] of [
    [318, 212, 1, -14],
    [366, 238, 0.8, -4],
  ] as const) {
    const wings = closed(
      '0,0! -8,-12 -22,-16 -38,-10! -22,-9 -10,-2 -4,6! -12,14 -18,20! -6,14 2,8! 12,4 22,-6 30,-20! 16,-14 6,-8',
    );
    art.fill(wings.scale(size).rotate(tilt).translate(x, y), '#6f7a94');
  }
}

/** A twig that hangs in from the left, close to us. */
function twig(art: Art): void {
  const stem = curve('36,356 84,318 140,298 220,300');
  const side = curve('96,312 134,330 176,334');
  art.blot([ink(stem, 6, 1, 0), ink(side, 3.6, 2, 0)], '#7a6260');
  const chance = random('twig');
  for (const [part, fill] of ['#7f9a78', '#a4b790'].entries()) {
    const leaves = Path.join(
      [...stem.walk(15).slice(1), ...side.walk(7).slice(1)]
        .filter((_, i) => i % 2 === part)
        .map(({ x, y, angle }) =>
          leaf(
            x,
            y,
            chance.between(30, 44),
            19,
            angle + (part ? 1 : -1) * chance.between(34, 62),
            chance.between(-5, 5),
          ),
        ),
    );
    modelled(
      art,
      regionOf(leaves, 16),
      { towards: [3, -5], soft: 5, shade: '#506a5c', rim: '#fdf6d0', rimWidth: 1.8 },
      () => void art.fill(leaves, fill),
    );
  }
}

/** Flowers in the grass, smaller the farther. */
function dots(
  art: Art,
  count: number,
  seed: string,
  [top, low]: readonly [number, number],
  size: number,
): void {
  const chance = random(seed);
  const at = range(count, (): Point => [chance.between(150, 560), top + (low - top) * chance() ** 1.5]);
  for (const [i, fill] of ['#fff6ea', '#e89aa0', '#f0d08c'].entries())
    art.blot(
      at
        .filter((_, k) => k % 3 === i)
        .map(([px, py]) =>
          ellipse(
            px,
            py,
            size * (0.5 + (py - top) / (low - top)),
            size * 0.6 * (0.6 + (py - top) / (low - top)),
          ),
        ),
      fill,
    );
}

/** Grass and flowers before everything, close to us. */
export function nearGrass(art: Art): void {
  const chance = random('near grass');
  for (const [layer, fill] of ['#56705c', '#829975'].entries()) {
    const blades = Path.join(
      range(46, (i) =>
        leaf(
          40 + i * 11.6 + chance.between(-5, 5),
          884,
          chance.between(34, 62) + ((i - 23) / 23) ** 2 * 60 - layer * 16,
          10,
          chance.between(-24, 24),
          chance.between(-8, 8),
        ),
      ),
    );
    modelled(
      art,
      [40, 770, 560, 880],
      { towards: [-3, -5], soft: 4, shade: '#38504c', rim: '#eef0c4', rimWidth: 1.4 },
      () => void art.fill(blades, fill),
    );
  }
  for (const [x, y, r] of [
    [84, 806, 17],
    [122, 836, 13],
    [506, 790, 18],
    [466, 826, 14],
    [534, 838, 13],
    [300, 846, 12],
  ] as const) {
    art.blot(
      ink(
        spline([
          [x, y],
          [x + 4, y + 40],
          [x - 2, 880],
        ]),
        2.6,
        x,
        0,
      ),
      '#56705c',
    );
    const petals = range(9, (i) => leaf(x, y, r, r * 0.5, i * 40 + x));
    modelled(
      art,
      regionOf(Path.join(petals), 10),
      { towards: [-3, -4], soft: 3, shade: '#a890b0', rim: '#fffdf4', rimWidth: 1.2 },
      () => {
        for (const petal of petals) art.fill(petal, '#fdf3ea');
      },
    );
    art.fill(ellipse(x, y, r * 0.3), '#e0a45c');
  }
}
