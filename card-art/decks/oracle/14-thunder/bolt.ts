import { stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  type Knot,
  lerp,
  type Path,
  type Point,
  points,
  polygon,
  random,
} from '../../../kit/pen/index.ts';
import { CORNERS } from './view.ts';

/** Between two corners lightning is never straight. */
function jagged(corners: readonly (Point | Knot)[], seed: string, least = 26): Point[] {
  const chance = random(seed);
  const [[x0, y0]] = corners as [Point];
  const places: Point[] = [[x0, y0]];
  corners.slice(1).forEach(([x, y], i) => {
    const [ax, ay] = corners[i]!;
    for (const t of Math.hypot(x - ax, y - ay) > least ? (least < 20 ? [0.5] : [0.24, 0.5, 0.76]) : []) {
      const aside = chance.between(-0.11, 0.11);
      places.push([lerp(ax, x, t) + (y - ay) * aside, lerp(ay, y, t) - (x - ax) * aside]);
    }
    places.push([x, y]);
  });
  return places;
}

/** As a blade: wide where it leaves the cloud, thin at its end. */
function blade(corners: readonly Point[], start: number, end: number): Path {
  const side = (sign: 1 | -1): Point[] =>
    corners.map(([x, y], i): Point => {
      const [[ax, ay], [bx, by]] = [
        corners[Math.max(0, i - 1)]!,
        corners[Math.min(corners.length - 1, i + 1)]!,
      ];
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const half = (sign * lerp(start, end, i / (corners.length - 1))) / 2;
      return [x + ((by - ay) / length) * half, y - ((bx - ax) / length) * half];
    });
  return polygon([...side(1), ...side(-1).reverse()]);
}

const FORKS = (
  [
    ['250,280 292,330 284,346 326,398 320,414 352,462', 5],
    ['320,414 300,448 306,462 286,502', 2.6],
    ['222,372 258,420 250,436 276,482 270,498 284,548', 4.4],
    ['204,352 166,378 164,390 118,410 108,432', 4],
    ['118,410 88,414 66,436', 2.2],
    ['172,452 128,484 130,496 92,524', 3.2],
    ['190,470 214,514 206,526 220,572', 3],
    ['262,184 304,196 312,212 344,222', 3.2],
    ['246,160 204,172 196,190 160,196 146,212', 3.2],
    ['228,262 190,270 184,284 158,290', 2.6],
  ] as const
).map(([corners, width], i) => [jagged(points(corners), `fork ${i}`), width] as const);

/** It strikes behind the grove. */
export function bolt(art: Art): void {
  const main = jagged(jagged(CORNERS, 'bolt', 40), 'bolt again', 14);
  stippledGlow(art, 128, 628, 130, '#fff2b8', 0.9, 0.6);
  for (const [corners, width] of FORKS) {
    art.fill(blade(corners, width + 2.2, 1.4), '#efd88e', 0.5);
    art.fill(blade(corners, width, 0.7), '#fff7d6');
  }
  art.fill(blade(main, 17, 9), '#f3d984', 0.6);
  art.fill(blade(main, 10.5, 4), '#fffdf0');
}
