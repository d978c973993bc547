import { type Art, LINE, lerp, line, type Paint, Path, polygon, ramp } from '../../../kit/pen/index.ts';

/** The four corners of a jetty's deck: far left, far right, near right, near left. */
export type Deck = readonly [
  farLeft: readonly [number, number],
  farRight: readonly [number, number],
  nearRight: readonly [number, number],
  nearLeft: readonly [number, number],
];

/** A wooden jetty that comes out of the foreground: planks that narrow with the distance, two piles. */
export function jetty(art: Art, deck: Deck, planks: number): void {
  const [a, b, c, d] = deck;
  const edge = (
    t: number,
    from: readonly [number, number],
    to: readonly [number, number],
  ): [number, number] => [lerp(from[0], to[0], t), lerp(from[1], to[1], t)];
  for (const [x, y] of [edge(0.03, a, d), edge(0.4, a, d)]) pile(art, x + 5, y + 4);
  const thickness = 9;
  const front: Paint = art.linear(0, a[1], 0, d[1], ramp(0, '#241f58', 1, '#0b1032'));
  art.solid(polygon([a, d, [d[0], d[1] + thickness * 2], [a[0], a[1] + thickness]]), front, LINE.fine);
  art.solid(polygon([a, b, [b[0], b[1] + thickness], [a[0], a[1] + thickness]]), front, LINE.fine);
  const tone = art.linear(a[0], a[1], c[0], c[1], ramp(0, '#7f78bd', 0.45, '#4a4892', 1, '#1d2158'));
  art.solid(polygon([a, b, c, d]), tone, LINE.mid);
  const seams = new Path();
  for (let i = 1; i < planks; i++) {
    const t = (i / planks) ** 1.5;
    seams.append(line(...edge(t, a, d), ...edge(t, b, c)));
  }
  art.line(seams, LINE.fine, '#171a4c');
  art.line(seams.translate(0, 1.4), LINE.hair, 'gold', 0.6);
}

/** A pile below the deck, and its broken image. */
function pile(art: Art, x: number, y: number): void {
  const post = polygon([
    [x - 5, y],
    [x + 5, y],
    [x + 5, y + 44],
    [x - 5, y + 44],
  ]);
  art.solid(post, '#1d1c50', LINE.fine);
  for (let i = 0; i < 4; i++) {
    art.line(line(x - 6 + i, y + 48 + i * 6, x + 6 - i, y + 48 + i * 6), LINE.mid, '#171a4c', 0.9 - i * 0.2);
  }
}
