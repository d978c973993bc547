import { type Art, lerp, type Path, type Point, polygon, random, range } from '../../../kit/pen/index.ts';
import { onGround } from './view.ts';

/** A ring of stones let into the yard: middle, the band's two radii, its stones from shade to light. */
interface Laid {
  right: number;
  away: number;
  outer: number;
  inner: number;
  tones: readonly [deep: string, middle: string, light: string, glint: string];
  bed: string;
}

export const GOLD: Laid = {
  right: -0.03,
  away: 5.13,
  outer: 0.82,
  inner: 0.665,
  tones: ['#b5721c', '#d2922f', '#edbf55', '#fbe3a0'],
  bed: '#7d5430',
};
const ROSE: Laid = {
  right: 0,
  away: 4.2,
  outer: 0.8,
  inner: 0.65,
  tones: ['#8e3a34', '#b9544a', '#d67862', '#f4bfa0'],
  bed: '#71373a',
};

/** Where the rings lap: the middle of what both go round. */
export const JOIN = { right: 0, away: 4.66 } as const;

const at = (ring: Laid, turn: number, radius: number): Point =>
  onGround(ring.right + Math.cos(turn) * radius, ring.away + Math.sin(turn) * radius);

/** The band between two turns (radians from the right, towards the house). */
function band(ring: Laid, from: number, to: number, wider = 0): Path {
  const steps = Math.ceil((to - from) / 0.06);
  const side = (radius: number): Point[] =>
    range(steps + 1, (i) => at(ring, from + ((to - from) * i) / steps, radius));
  return polygon([...side(ring.outer + wider), ...side(ring.inner - wider).reverse()]);
}

/** Two rows, broad and narrow, their joints not in line. */
const ROWS = [
  [0.03, 0.56],
  [0.62, 0.97],
] as const;
const COUNT = 42;
const STEP = (2 * Math.PI) / COUNT;
/** The stone that a hen has made off with: its row and place in the gold ring, on our side. */
const MISSING = { row: 1, place: 22 } as const;

function stones(art: Art, ring: Laid, from = 0, to = COUNT): void {
  const chance = random(`stones ${ring.right}`);
  const wide = ring.outer - ring.inner;
  for (const [row, [low, high]] of ROWS.entries()) {
    const [inside, outside] = [ring.inner + wide * low, ring.inner + wide * high];
    for (let i = 0; i < COUNT; i++) {
      const shift = row * 0.5;
      const [a, b] = [(i + shift) * STEP + 0.01, (i + 1 + shift) * STEP - 0.01].map(
        (turn) => turn + chance.between(-0.008, 0.008),
      ) as [number, number];
      const [skew, tone, dent] = [chance.between(-0.01, 0.01), chance(), chance.between(0.02, 0.1)];
      if ((i < from - row && i + COUNT >= to) || i >= to) continue;
      const corner = (t: number, s: number): Point =>
        at(ring, lerp(a, b, t) + skew * (s - 0.5), lerp(inside, outside, s));
      const stone = (edge: number, dx = 0, dy = 0): Path =>
        polygon(
          (
            [
              [edge, edge + dent],
              [edge + dent, edge],
              [1 - edge - dent * 0.6, edge],
              [1 - edge, edge + dent * 0.8],
              [1 - edge, 1 - edge - dent],
              [1 - edge - dent, 1 - edge],
              [edge + dent * 0.7, 1 - edge],
              [edge, 1 - edge - dent * 0.6],
            ] as const
          ).map(([t, s]) => corner(t, s)),
        ).translate(dx, dy);
      if (ring === GOLD && row === MISSING.row && i === MISSING.place) {
        // its socket: deep, the edge away from us in the light
        art.fill(stone(-0.04), '#f0dcae');
        art.fill(stone(-0.04, 0.8, 2.4), '#35201c');
        continue;
      }
      // a little higher than its bed: its far side dark, its face, what of it meets the sun
      const face = tone < 0.2 ? 1 : tone < 0.86 ? 2 : 3;
      art.fill(stone(0), ring.tones[0]);
      art.fill(stone(0.03, 1.1, 1.6), ring.tones[3]);
      art.fill(stone(0.06), ring.tones[face]!);
    }
  }
}

function stretch(art: Art, ring: Laid, from = 0, to = COUNT): void {
  art.fill(band(ring, from * STEP, to * STEP, 0.014), ring.bed);
  stones(art, ring, from, to);
}

/** Two rings of stone, each through the other. */
export function rings(art: Art): void {
  stretch(art, GOLD);
  stretch(art, ROSE);
  // where they cross on the right the gold one lies over the rose
  stretch(art, GOLD, 34, 40);
  jewel(art);
}

/** Where in the gold ring's band its gem is let in, on the far side. */
const GEM = { turn: 1.73, out: (GOLD.outer + GOLD.inner) / 2, along: 0.2, across: 0.14 } as const;

/** The gem lies in the ground as the rings do: eight sides, steps of blue-green glass towards a bright table. */
function jewel(art: Art): void {
  const [cos, sin] = [Math.cos(GEM.turn), Math.sin(GEM.turn)];
  const place = ([along, across]: Point): Point =>
    onGround(
      GOLD.right + cos * (GEM.out + across) - sin * along,
      GOLD.away + sin * (GEM.out + across) + cos * along,
    );
  const octagon = (part: number, more = 0): Point[] => {
    const [a, c, cut] = [GEM.along * part + more, GEM.across * part + more, 0.1 * part + more * 0.4];
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
  art.fill(laid(octagon(1, 0.025)), '#6b4526');
  const steps = [1, 0.76, 0.52].map((part) => octagon(part));
  // polished down to the paving: all sides have nearly the same light
  const TONES = [
    ['#7fb6b8', '#76afb2', '#7ab1b5', '#6299a2', '#72abb0', '#6097a0', '#6299a2', '#86bcbd'],
    ['#93c6c5', '#a0cfcc', '#8cc0c1', '#97c9c8', '#86bbbd', '#90c3c4', '#9bccca', '#a8d5d0'],
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
      const shy = (p: Point): Point => [p[0] + (mid[0] - p[0]) * 0.06, p[1] + (mid[1] - p[1]) * 0.04];
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
  art.fill(laid(table), '#b9dfd8');
  art.fill(laid([table[6]!, table[7]!, table[0]!, table[1]!, [0.02, -0.02]]), '#d3ece2');
}
