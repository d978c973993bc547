import { around, INK, ink, modelled } from '../../../kit/hand/index.ts';
import {
  type Art,
  ellipse,
  type Knot,
  Path,
  points,
  polar,
  polygon,
  random,
  range,
  spline,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

export interface Turned {
  /** How narrow it looks, 0 … 1, and which way it is turned, degrees. */
  squash: number;
  rot: number;
}

/** A ring of pointed petals, none like its neighbour. */
function petals(
  x: number,
  y: number,
  r: number,
  { squash, rot }: Turned,
  count: number,
  seed: string,
): Path[] {
  const chance = random(seed);
  return range(count, (i) => {
    const angle = (i * 360) / count + chance.between(-5, 5);
    const length = r * chance.between(0.54, 0.66);
    const [fx, fy] = polar(0, 0, r * 0.42, angle);
    return leaf(
      fx,
      fy,
      length,
      r * chance.between(0.26, 0.34),
      angle + chance.between(-8, 8),
      chance.between(-6, 6) * (r / 90),
    )
      .scale(1, squash)
      .rotate(rot)
      .translate(x, y);
  });
}

/** A flower close enough to see its seeds; light from the upper left. */
export function sunflower(art: Art, x: number, y: number, r: number, turned: Turned): void {
  const { squash, rot } = turned;
  const seed = `flower ${x}`;
  for (const [i, [fills, shade]] of (
    [
      [['#d8983c', '#d08c34', '#e0a446'], '#9a5428'],
      [['#f2c75e', '#ecbc54', '#f8d068'], '#c07830'],
    ] as const
  ).entries()) {
    const ring = petals(x, y, r * (i ? 0.94 : 1.04), turned, 19 + i * 2, `${seed} ${i}`);
    modelled(
      art,
      around(Path.join(ring), 10),
      { towards: [-r * 0.06, -r * 0.08], soft: r * 0.06, shade, depth: 0.6, rim: '#fff0b0', rimWidth: 1.8 },
      () => {
        for (const [k, petal] of ring.entries()) art.fill(petal, fills[k % 3]!);
      },
    );
    const veins = range(Math.ceil(ring.length / 2), (half) => {
      const k = half * 2;
      const at = (reach: number): Knot => {
        const [px, py] = polar(0, 0, r * reach, (k * 360) / ring.length);
        const turn = (rot * Math.PI) / 180;
        const sy = py * squash;
        return [x + px * Math.cos(turn) - sy * Math.sin(turn), y + px * Math.sin(turn) + sy * Math.cos(turn)];
      };
      return ink(spline([at(0.46), at(0.6), at(0.76)]), INK.detail + 0.3, k, 0.1);
    });
    art.blot(veins, i ? '#c88434' : '#9a5428');
  }
  const disc = (reach: number, dy = 0): Path =>
    ellipse(0, dy * r, r * reach, r * reach * squash)
      .rotate(rot)
      .translate(x, y);
  modelled(
    art,
    around(disc(0.46), 6),
    { towards: [r * 0.08, r * 0.1], soft: r * 0.1, shade: '#3a1c24', rim: '#4a2428', rimWidth: 2 },
    () => void art.fill(disc(0.46), '#7a4630'),
  );
  art.fill(disc(0.2, 0.02), '#5a3828');
  const count = Math.round(r * 1.7);
  const seeds = range(count, (i) => {
    const [px, py] = polar(0, 0, Math.sqrt((i + 0.5) / count) * 0.43 * r, i * 137.508);
    const size = (0.8 + r * 0.008) * (i > count * 0.4 ? 1.15 : 0.8);
    return polygon([
      [-size, 0],
      [0, -size],
      [size, 0],
      [0, size],
    ])
      .translate(px, py * squash)
      .rotate(rot)
      .translate(x, y);
  });
  art.blot(seeds.slice(0, count * 0.4), '#a06c38').blot(seeds.slice(count * 0.4), '#d0924a');
}

/** A flower farther off: petals, seed disc, nothing more. */
export function farSunflower(art: Art, x: number, y: number, r: number, turned: Turned): void {
  art.blot(petals(x, y, r, turned, 15, `far ${x}`), '#e2ac4c');
  art.blot(petals(x, y, r * 0.86, { ...turned, rot: turned.rot + 12 }, 15, `near ${x}`), '#f8d068');
  art.fill(
    ellipse(0, 0, r * 0.44, r * 0.44 * turned.squash)
      .rotate(turned.rot)
      .translate(x, y),
    '#7a4630',
  );
  art.fill(
    ellipse(0, 0, r * 0.2, r * 0.2 * turned.squash)
      .rotate(turned.rot)
      .translate(x, y),
    '#9a5c34',
  );
}

/** A broad leaf with its foot at (x, y). */
export function broadLeaf(art: Art, x: number, y: number, length: number, angle: number, fill: string): void {
  const place = (knots: string): Path =>
    spline(points(knots), knots.endsWith('0,0'))
      .scale(length / 100)
      .rotate(angle)
      .translate(x, y);
  const shape = place('0,0! -24,-8 -42,-34 -36,-62 -16,-86 2,-104! 14,-84 36,-66 42,-36 26,-10 0,0');
  modelled(
    art,
    around(shape, 12),
    { towards: [-5, -5], soft: 6, shade: '#45563c', depth: 0.8, rim: '#d8d4a4', rimWidth: 1.8 },
    () => void art.fill(shape, fill),
  );
  const veins = [
    '0,-4 -2,-40 2,-92',
    '-1,-26 -16,-38 -28,-52',
    '-1,-50 -12,-62 -20,-72',
    '0,-26 14,-40 28,-54',
    '0,-50 10,-62 20,-74',
  ];
  art.blot(
    veins.map((vein, i) => ink(place(vein), i ? INK.detail : INK.form, i, 0.2)),
    '#d8d4a4',
  );
}
