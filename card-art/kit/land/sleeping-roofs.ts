import { mix } from '../grade/mix.ts';
import {
  type Art,
  ellipse,
  hatch,
  LINE,
  line,
  Path,
  type Point,
  polygon,
  ramp,
  random,
  roundRect,
} from '../pen/index.ts';

/** A gabled house seen from the gable end: middle, height of the foot, half width, height of wall and roof. */
type House = readonly [x: number, foot: number, half: number, wall: number, roof: number];

/** A house from its gable end: planks under the gable, a tiled slope beside it. Returns where a window fits. */
function house(art: Art, [x, foot, half, wall, roof]: House, near: number): Point {
  const eaves = foot - wall;
  const ridge = eaves - roof;
  const tone = (light: string): string => mix(light, '#10173f', near * 0.8);
  const body = polygon([
    [x - half, foot + 80],
    [x - half, eaves],
    [x, ridge + 4],
    [x + half, eaves],
    [x + half, foot + 80],
  ]);
  art.solid(
    body,
    art.linear(0, ridge, 0, foot + 20, ramp(0, tone('#5d5fae'), 1, tone('#23296a'))),
    LINE.fine,
  );
  if (half > 22) {
    art.line(hatch(body, { angle: 90, gap: half * 0.17, from: 0.1, to: 0.94 }), LINE.hair, 'gold', 0.35);
    art.line(line(x - half, eaves, x + half, eaves), LINE.fine, 'gold', 0.7);
  }
  const depth = half * 0.5;
  const slope = polygon([
    [x, ridge],
    [x + half + 5, eaves + 4],
    [x + half + 5 + depth, eaves - 6],
    [x + depth, ridge - 10],
  ]);
  const tiles = art.linear(x, ridge, x + half, eaves, ramp(0, tone('#a39ada'), 1, tone('#3d4390')));
  art.solid(slope, tiles, LINE.fine);
  art.line(hatch(slope, { angle: 44, gap: 4, from: 0.04, to: 0.96 }), LINE.hair, 'gold', 0.6);
  const thick = 4 + half * 0.09;
  const rim = polygon([
    [x - half - 6, eaves + 5],
    [x, ridge],
    [x + half + 6, eaves + 5],
    [x + half + 6, eaves + 5 + thick],
    [x, ridge + thick * 1.2],
    [x - half - 6, eaves + 5 + thick],
  ]);
  art.solid(rim, tone('#8a86ce'), LINE.fine);
  art.solid(ellipse(x, ridge - 1, thick * 0.7), tone('#a39ada'), LINE.fine);
  return [x, eaves + wall * 0.1];
}

/**
 * A town asleep, from above its roofs: rows of gables from far to near between x0 and x1. One house
 * of the row `lit` shows a lighted window.
 */
export function sleepingRoofs(
  art: Art,
  x0: number,
  x1: number,
  rows: readonly (readonly [foot: number, half: number])[],
  { seed, lit }: { seed: string; lit: readonly [row: number, house: number] },
): void {
  const chance = random(seed);
  rows.forEach(([foot, half], row) => {
    const near = row / rows.length;
    let x = x0 - half * chance();
    for (let index = 0; x < x1 + half; index++) {
      const own = half * chance.between(0.7, 1.2);
      const rise = half * chance.between(-0.4, 0.3);
      x += own * 0.86;
      const [wx, wy] = house(art, [x, foot + rise, own, half * 0.5, own * chance.between(0.56, 0.78)], near);
      if (row === lit[0] && index === lit[1]) window(art, wx, wy, half * 0.17);
      x += own * 0.86;
    }
  });
}

/** Four panes of warm light. */
function window(art: Art, x: number, y: number, half: number): void {
  art.glow(x, y, half * 7, '#ffd9a0', 0.75);
  art.solid(roundRect(x - half, y - half, half * 2, half * 2.2), '#ffe9bd', LINE.fine, '#8a5a3c');
  const bars = [
    line(x, y - half, x, y + half * 1.2),
    line(x - half, y + half * 0.1, x + half, y + half * 0.1),
  ];
  art.line(Path.join(bars), LINE.fine, '#8a5a3c');
}
