import { type Art, closed, ellipse, type Path, polar, random, range } from '../../../kit/pen/index.ts';

/** From the heart to the rim of a petal: in the shade, its own, in the sun. */
const PINK = ['#b0486a', '#dd7f8c', '#f6bcae'] as const;

/**
 * A wild rose: five notched petals of their own sizes round its gold.
 * @param look how far it is turned from us, 0 … 0.8
 */
export function wildRose(art: Art, x: number, y: number, r: number, rot: number, look = 0.2): void {
  const chance = random(`rose ${x.toFixed(1)} ${y.toFixed(1)}`);
  const turn = chance.between(0, 360);
  const place = (path: Path): Path =>
    path
      .scale(1, 1 - look)
      .rotate(turn)
      .translate(x, y);
  for (const i of [0, 2, 4, 1, 3]) {
    const [long, wide] = [r * chance.between(0.88, 1.12), r * chance.between(0.94, 1.16)];
    const petal = closed(
      `0,0! ${-wide * 0.3},${-long * 0.4} ${-wide * 0.54},${-long * 0.74} ${-wide * 0.3},${-long} 0,${-long * 0.9}! ${wide * 0.3},${-long * 1.02} ${wide * 0.54},${-long * 0.72} ${wide * 0.28},${-long * 0.4}`,
    ).rotate(rot + i * 72 + chance.between(-8, 8));
    const outline = place(petal);
    art.fill(outline, PINK[2]);
    art.clip(outline, () => {
      art.fill(outline.translate(-r * 0.09, r * 0.11), PINK[1]);
      art.fill(place(ellipse(0, 0, r * 0.42)), PINK[0]);
    });
  }
  art.fill(place(ellipse(0, 0, r * 0.24)), '#f7dd8c');
  if (r < 9) return;
  art.blot(
    range(9, (i) => {
      const [px, py] = polar(0, 0, r * chance.between(0.28, 0.4), i * 40 + chance.between(-10, 10));
      return place(ellipse(px, py, r * 0.05));
    }),
    '#fbe9a6',
  );
}
