import { modelled } from '../../../kit/hand/index.ts';
import { type Art, ellipse, type Path, random, range, spline, tube } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** Grass in tufts: at the roots, along the path. */
export function grass(art: Art): void {
  const chance = random('grass');
  const tufts = [
    [58, 748, 1],
    [92, 764, 1.1],
    [126, 748, 0.9],
    [160, 744, 1],
    [204, 752, 0.9],
    [236, 756, 0.7],
    [70, 700, 0.7],
    [238, 792, 1.1],
    [330, 792, 1],
    [362, 750, 0.8],
    [404, 846, 1.4],
    [380, 716, 0.7],
    [270, 714, 0.6],
    [178, 700, 0.6],
    [432, 776, 1],
  ] as const;
  const blades = tufts.map(([x, y, size]) =>
    range(
      9,
      (i): Path =>
        leaf(
          x + (i - 4) * 3.4 * size,
          y,
          chance.between(12, 24) * size,
          5 * size,
          (i - 4) * 11 + chance.between(-8, 8),
          chance.between(-4, 4),
        ),
    ),
  );
  art.blot(blades, '#1c4a44');
  art.blot(
    blades.map((tuft) => tuft.filter((_, i) => i % 3 === 1).map((blade) => blade.translate(-2, 1))),
    '#8ab67a',
  );
}

/** At our feet: caps in the moss, for whoever looks down. */
export function mushrooms(art: Art): void {
  for (const [x, y, size] of [
    [112, 838, 1.25],
    [148, 850, 0.9],
    [84, 852, 0.75],
  ] as const) {
    const stem = tube(
      [
        [x - 2 * size, y + 16],
        [x, y - 10 * size],
        [x + size, y - 26 * size],
      ],
      [8 * size, 6 * size, 6.4 * size],
      10,
    ).outline;
    modelled(
      art,
      stem.bounds(),
      { towards: [-4, 0], soft: 4, shade: '#6c6a5c', rim: '#fffbe4', rimWidth: 1.6 },
      () => void art.fill(stem, '#e6e0c0'),
    );
    const gills = ellipse(x + size, y - 26 * size, 22 * size, 6 * size);
    art.fill(gills, '#8a6a4c');
    const cap = spline(
      [
        [x - 24 * size, y - 25 * size, 1],
        [x - 20 * size, y - 42 * size],
        [x, y - 54 * size],
        [x + 20 * size, y - 43 * size],
        [x + 27 * size, y - 25 * size, 1],
        [x, y - 30 * size],
      ],
      true,
    );
    modelled(
      art,
      cap.bounds(),
      { towards: [-7, -5], soft: 7, shade: '#6c2c2c', rim: '#ffe6b8', rimWidth: 2.2 },
      () => void art.fill(cap, '#c8703c'),
    );
  }
  const chance = random('moss');
  const moss = range(70, (): Path => {
    const x = chance.between(46, 240);
    return leaf(
      x,
      872 - chance.between(0, 20),
      chance.between(12, 30),
      chance.between(4, 7),
      chance.between(-34, 34),
      chance.between(-4, 4),
    );
  });
  art
    .blot(
      moss.filter((_, i) => i % 2),
      '#1c4a44',
    )
    .blot(
      moss.filter((_, i) => i % 2 === 0),
      '#4f8460',
    );
}
