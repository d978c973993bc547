import { printed } from '../../../kit/hand/index.ts';
import { type Art, closed, type Path, type Point, polygon, random, range } from '../../../kit/pen/index.ts';
import { bySun, onGround, SHADE, THIN } from './view.ts';

/** A ring of small stones let into the yard: middle, the band's two radii, its stones from shade to light. */
interface Laid {
  right: number;
  away: number;
  outer: number;
  inner: number;
  tones: readonly [deep: string, middle: string, light: string, glint: string];
}

export const GOLD: Laid = {
  right: -0.52,
  away: 5.95,
  outer: 1.42,
  inner: 1.06,
  tones: ['#b5721c', '#d99d38', '#edbf55', '#fdeab0'],
};
export const ROSE: Laid = {
  right: 0.6,
  away: 4.42,
  outer: 1.3,
  inner: 0.98,
  tones: ['#8e3a34', '#bf5c4a', '#dc8468', '#f8cdb0'],
};

const at = (ring: Laid, turn: number, radius: number): Point =>
  onGround(ring.right + Math.cos(turn) * radius, ring.away + Math.sin(turn) * radius);

/** The band between two turns (radians from the right, towards the house). */
function band(ring: Laid, from: number, to: number, wider = 0): Path {
  const steps = Math.ceil((to - from) / 0.06);
  const side = (radius: number): Point[] =>
    range(steps + 1, (i) => at(ring, from + ((to - from) * i) / steps, radius));
  return polygon([...side(ring.outer + wider), ...side(ring.inner - wider).reverse()]);
}

/** Rows of a band, from within; the sun's side of a drawn ring is bright, as the two have laid it. */
const ROWS = 4;

function stones(art: Art, ring: Laid, from: number, to: number): void {
  const chance = random(`stones ${ring.right} ${from}`);
  const heaps = new Map<string, Path[]>();
  const wide = (ring.outer - ring.inner) / ROWS;
  for (const row of range(ROWS, (n) => n)) {
    const [low, high] = [ring.inner + wide * row, ring.inner + wide * (row + 1)];
    const count = Math.round(((to - from) * (low + high)) / 2 / 0.125);
    for (const i of range(count, (n) => n)) {
      const [a, b] = [from + ((to - from) * i) / count, from + ((to - from) * (i + 1)) / count];
      const gap = (b - a) * chance.between(0.05, 0.12);
      const shy = wide * chance.between(0.04, 0.1);
      const stone = polygon([
        at(ring, a + gap, low + shy),
        at(ring, b - gap * chance.between(0.4, 1.6), low + shy),
        at(ring, b - gap, high - shy),
        at(ring, a + gap * chance.between(0.4, 1.6), high - shy),
      ]);
      // a band of metal: deep within, bright along its back, one glint
      const middle = (a + b) / 2;
      const glint = Math.cos(middle - 2.5) > 0.93 || Math.cos(middle - 5.6) > 0.97;
      const shine = [0, 1, 2, 1][row]! + (glint && row > 0 ? 1 : 0) + (chance() < 0.12 ? 1 : 0);
      const fill = ring.tones[Math.min(3, shine)]!;
      heaps.set(fill, [...(heaps.get(fill) ?? []), stone]);
    }
  }
  for (const [fill, heap] of heaps) art.blot(heap, fill);
}

function stretch(art: Art, ring: Laid, from: number, to: number, bed: string): void {
  art.fill(band(ring, from, to, 0.045), bed);
  stones(art, ring, from, to);
}

/** Where the two bands cross, nearer to us, the rose one still wants its last stones. */
const GAP: readonly [number, number] = [3.02, 3.3];

/** Two rings, each through the other, and the bed that waits for what is missing. */
export function rings(art: Art): void {
  const round = 2 * Math.PI;
  stretch(art, GOLD, 0, round, '#6b4526');
  stretch(art, ROSE, 0, round, '#5a2a2c');
  // at the crossing to the right the gold one lies over the rose
  stretch(art, GOLD, -0.68, 0.02, '#6b4526');
  art.fill(band(ROSE, GAP[0], GAP[1], 0.02), '#cdb598');
  art.fill(band(ROSE, GAP[0], GAP[1], -0.05), '#b39a84');
  jewel(art);
}

/** Her ring has a stone: blue-green glass in small pieces, dark to the right, that holds the morning. */
function jewel(art: Art): void {
  const turn = 1.9;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const out = GOLD.outer + 0.13;
  const place = ([along, across]: Point): Point =>
    onGround(GOLD.right + cos * (out + across) - sin * along, GOLD.away + sin * (out + across) + cos * along);
  const piece = (...corners: Point[]): Path => polygon(corners.map(place));
  // the claws that hold it
  art.fill(piece([-0.3, -0.3], [0.3, -0.3], [0.4, 0.06], [-0.4, 0.06]), '#6b4526');
  for (const side of [-1, 1])
    art.fill(
      piece([0.08 * side, -0.24], [0.27 * side, -0.24], [0.36 * side, 0.03], [0.24 * side, 0.03]),
      '#edbf55',
    );
  const chance = random('jewel');
  const [half, rows, columns] = [0.5, 5, 6];
  // wide at the girdle, narrower at the table, a point below
  const width = (t: number): number => (t < 0.62 ? 0.16 + (t / 0.62) * 0.84 : 1 - ((t - 0.62) / 0.38) * 0.42);
  const height = (t: number): number => -0.3 + t * 0.66;
  const outline = [0, 0.62, 1].map((t): Point => [width(t) * half * 1.09, height(t) + (t - 0.5) * 0.06]);
  art.fill(piece(...outline, ...outline.map(([a, b]): Point => [-a, b]).reverse()), '#235464');
  const tones = ['#e6f8ee', '#9ed7d3', '#6fa6ad', '#50848f', '#326373'];
  for (const row of range(rows, (n) => n))
    for (const i of range(columns, (n) => n)) {
      const [t0, t1] = [row / rows + 0.006, (row + 1) / rows - 0.006];
      const [u0, u1] = [(i + 0.03) / columns, (i + 0.97) / columns].map((u) => u * 2 - 1) as [number, number];
      const u = (u0 + u1) / 2;
      const facet =
        t0 > 0.59
          ? Math.abs(u) < 0.5
            ? 0
            : u < 0
              ? 2
              : 1
          : Math.abs(u) < 0.42
            ? 2 + Number(u < 0)
            : u < 0
              ? 4
              : 1;
      const tone = tones[Math.min(4, Math.max(0, facet + (chance() < 0.1 ? 1 : 0)))]!;
      const corner = (u: number, t: number): Point => [u * width(t) * half, height(t)];
      art.fill(piece(corner(u0, t0), corner(u1, t0), corner(u1, t1), corner(u0, t1)), tone);
    }
}

/** What is left of the stones, poured out on a sack. */
export function heap(art: Art, x: number, y: number): void {
  const chance = random('heap');
  const sack = closed(
    `${x - 66},${y + 4}! ${x - 30},${y - 26} ${x + 22},${y - 30}! ${x + 74},${y - 10} ${x + 66},${y + 20}! ${x + 10},${y + 34} ${x - 40},${y + 26}!`,
  );
  art.fill(sack.translate(10, 7), SHADE, THIN);
  bySun(art, sack, '#9a8a70', 7, { shade: '#5e4f5a' });
  const mound = closed(
    `${x - 44},${y + 10} ${x - 26},${y - 14} ${x},${y - 24} ${x + 26},${y - 14} ${x + 46},${y + 10} ${x},${y + 22}`,
  );
  printed(
    art,
    [x - 60, y - 30, x + 100, y + 50],
    () => void art.fill(mound.translate(16, 4), '#4a3644', 0.6),
  );
  art.fill(mound, '#54341f');
  const spots = range(84, () => [chance.between(-1, 1), chance.between(-1, 1)] as const)
    .filter(([u, v]) => u * u + v * v < 1)
    .map(([u, v]): Point => [x + u * 44, y + 4 + v * 16 - Math.sqrt(1 - u * u - v * v) * 20])
    .sort((a, b) => a[1] - b[1]);
  for (const [i, [px, py]] of spots.entries()) {
    const r = chance.between(5, 7.4);
    const turn = chance.between(0, 1.5);
    const stone = polygon(
      range(5, (k): Point => {
        const a = turn + (k / 5) * 6.28;
        return [px + Math.cos(a) * r, py + Math.sin(a) * r * 0.78];
      }),
    );
    const tones = i % 3 ? GOLD.tones : ROSE.tones;
    const shine = (x + 10 - px) / 40 + (y - py) / 50 + chance.between(-0.4, 0.4);
    art
      .fill(stone.translate(1.4, 1.8), '#54341f')
      .fill(stone, tones[shine > 0.7 ? 3 : shine > 0.1 ? 2 : shine > -0.6 ? 1 : 0]!);
  }
}
