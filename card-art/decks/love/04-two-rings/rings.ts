import { type Art, type Path, type Point, polygon, random, range } from '../../../kit/pen/index.ts';
import { onGround } from './view.ts';

/** A ring of small stones let into the yard: middle, the band's two radii, its stones from shade to light. */
interface Laid {
  right: number;
  away: number;
  outer: number;
  inner: number;
  tones: readonly [deep: string, middle: string, light: string, glint: string];
}

export const GOLD: Laid = {
  right: -0.53,
  away: 6.58,
  outer: 1.15,
  inner: 0.86,
  tones: ['#b5721c', '#d99d38', '#edbf55', '#fdeab0'],
};
export const ROSE: Laid = {
  right: 0.56,
  away: 5.35,
  outer: 1.1,
  inner: 0.82,
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
  stretch(art, GOLD, -0.83, 0.04, '#6b4526');
  art.fill(band(ROSE, GAP[0], GAP[1], 0.02), '#cdb598');
  art.fill(band(ROSE, GAP[0], GAP[1], -0.05), '#b39a84');
  jewel(art);
}

/** Where on the gold ring its gem is let in, far side, left. */
const GEM = { turn: 2.16, out: GOLD.outer + 0.17, along: 0.4, across: 0.25 } as const;

/** The gem lies in the ground as the rings do: eight sides, steps of blue-green glass towards a bright table. */
function jewel(art: Art): void {
  const [cos, sin] = [Math.cos(GEM.turn), Math.sin(GEM.turn)];
  const place = ([along, across]: Point): Point =>
    onGround(
      GOLD.right + cos * (GEM.out + across) - sin * along,
      GOLD.away + sin * (GEM.out + across) + cos * along,
    );
  const octagon = (part: number, more = 0): Point[] => {
    const [a, c, cut] = [GEM.along * part + more, GEM.across * part + more, 0.15 * part + more * 0.4];
    return [
      [-a + cut, c],
      [a - cut, c],
      [a, c - cut],
      [a, -c + cut],
      [a - cut, -c],
      [-a + cut, -c],
      [-a, -c + cut],
      [-a, c - cut],
    ];
  };
  const laid = (corners: readonly Point[]): Path => polygon(corners.map(place));
  // two claws, then the joint
  for (const [along, across] of [
    [-0.24, -0.27],
    [0.24, -0.27],
  ] as const)
    art.fill(
      laid([
        [along - 0.07, across - 0.06],
        [along + 0.07, across - 0.06],
        [along + 0.07, across + 0.06],
        [along - 0.07, across + 0.06],
      ]),
      '#6b4526',
    );
  art.fill(laid(octagon(1, 0.04)), '#6b4526');
  const steps = [1, 0.76, 0.52].map((part) => octagon(part));
  // the side that looks to the sun is the brightest
  const TONES = [
    ['#a4d8d2', '#6299a2', '#90cac8', '#4c818d', '#82bbbc', '#396c7b', '#76afb2', '#c9ece4'],
    ['#6097a0', '#90cac8', '#4c818d', '#76afb2', '#396c7b', '#6299a2', '#a4d8d2', '#76afb2'],
  ] as const;
  for (const [ring, tones] of TONES.entries())
    for (const side of range(8, (i) => i)) {
      const next = (side + 1) % 8;
      const [a, b, c, d] = [
        steps[ring]![side]!,
        steps[ring]![next]!,
        steps[ring + 1]![next]!,
        steps[ring + 1]![side]!,
      ];
      const mid: Point = [(a[0] + b[0] + c[0] + d[0]) / 4, (a[1] + b[1] + c[1] + d[1]) / 4];
      const shy = (p: Point): Point => [p[0] + (mid[0] - p[0]) * 0.06, p[1] + (mid[1] - p[1]) * 0.06];
      // each side is two stones
      const half = (p: Point, q: Point, t: number): Point => [
        p[0] + (q[0] - p[0]) * t,
        p[1] + (q[1] - p[1]) * t,
      ];
      art.fill(laid([shy(a), half(shy(a), shy(b), 0.48), half(shy(d), shy(c), 0.48), shy(d)]), tones[side]!);
      art.fill(
        laid([half(shy(a), shy(b), 0.52), shy(b), shy(c), half(shy(d), shy(c), 0.52)]),
        tones[(side + 1) % 8]!,
      );
    }
  const table = octagon(0.48);
  art.fill(laid(table), '#7db6b8');
  art.fill(laid([table[6]!, table[7]!, table[0]!, table[1]!, [0.02, -0.04]]), '#e6f8ee');
  art.fill(laid([table[3]!, table[4]!, table[5]!, [0, 0.02]]), '#477b89');
}
