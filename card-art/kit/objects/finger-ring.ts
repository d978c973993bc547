import { clipHalf } from '../pen/cells.ts';
import {
  type Art,
  contains,
  hatch,
  LINE,
  type Local,
  line,
  local,
  Path,
  type Point,
  points,
  polygon,
  polyline,
  ramp,
  range,
  ribbon,
  spline,
  svgPath,
  TAU,
} from '../pen/index.ts';
import { leaf } from '../plants/leaf.ts';
import { type MetalTones, metal } from './metal.ts';

const BAND: MetalTones = ['#fff6ee', '#ffd2bd', '#c98078', '#5a2440'];
const INSIDE: MetalTones = ['#5a2440', '#c98078', '#ffd2bd', '#fff6ee'];
const RIM: MetalTones = ['#fffaf4', '#ffe0d0', '#e6a797', '#8a4a58'];
const CLAW: MetalTones = ['#fffaf4', '#ffe0d0', '#e6a797', '#b8716c'];

const oval = (cx: number, cy: number, rx: number, ry: number): Point[] =>
  range(72, (i): Point => [cx + rx * Math.cos((i / 72) * TAU), cy + ry * Math.sin((i / 72) * TAU)]);

/** The convex hull (Andrew's monotone chain). */
function hull(cloud: readonly Point[]): Point[] {
  const sorted = [...cloud].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const next of list) {
      while (chain.length > 1) {
        const [a, b] = [chain[chain.length - 2]!, chain[chain.length - 1]!];
        if ((b[0] - a[0]) * (next[1] - a[1]) - (b[1] - a[1]) * (next[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(next);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** What two convex polygons have in common. */
const overlap = (a: readonly Point[], b: readonly Point[]): Point[] =>
  b.reduce<Point[]>(
    (rest, from, i) => {
      const to = b[(i + 1) % b.length]!;
      return rest.length < 3 ? rest : clipHalf(rest, from, [to[1] - from[1], from[0] - to[0]]);
    },
    [...a],
  );

/** A briar runs round the outside of the band. */
function briar(box: Local, near: Point[], nearInside: Point[], open: number, [dx, dy]: Point): void {
  const seen = oval(dx * 0.52, dy * 0.52, 100 * open, 100)
    .filter(([x, y]) => !contains([near], x, y) && !contains([nearInside], x, y))
    .filter(([x]) => (dx > 0 ? x > dx * 0.4 : x < dx * 0.4))
    .sort((a, b) => a[1] - b[1]);
  const stem = spline(seen);
  box.line(stem, LINE.fine, '#7a2f48', 0.9);
  const leaves = stem
    .walk(17)
    .slice(2, 15)
    .map(({ x, y, angle }, i) => leaf(x, y, 11, 5, angle + (i % 2 ? 44 : -44)));
  box.fill(leaves, '#7a2f48', 0.85);
}

/** A cut stone on a small collar, held by three claws; its collar at (0, 10). */
function setStone(art: Art, x: number, y: number, scale: number, rot: number, gold: string): void {
  const box = local(art, x, y, scale, { rot });
  box.solid(svgPath('M-20 10C-16 2 16 2 20 10C16 17 -16 17 -20 10Z'), gold);
  const stone = box.radial(
    -6 / 1.12,
    -18 / 1.12,
    40 / 1.12,
    ramp(0, '#fffaf6', 0.35, '#ffb3b0', 1, '#a02a50'),
  );
  box.solid(polygon(points('-26,-12 -14,-27 14,-27 26,-12 9,8 -9,8')), stone);
  const facets = ['-14,-27 -9,-12 -3,8', '14,-27 9,-12 3,8', '-9,-12 0,-27 9,-12'];
  const edges = [line(-26, -12, 26, -12), ...facets.map((text) => polyline(points(text)))];
  box.line([...edges, line(-26, -12, -9, -12)], LINE.fine, '#fff3ea');
  const claws = ['-13,12 -22,0 -25,-17', '13,12 22,0 25,-17', '0,14 0,2 0,-14'].map((text) =>
    ribbon(spline(points(text)), 4.6, { start: 0.9, end: 0.7, samples: 6 }),
  );
  box.solid(claws, metal(art, x, y, (30 * scale) / 1.12, CLAW), LINE.fine, '#8a4258');
}

/**
 * A band seen at an angle, outer radius 100 round (x, y). `open` squeezes its near rim sideways,
 * `band` is how far the far rim lies from it, `thick` the metal's thickness.
 */
export function fingerRing(
  art: Art,
  x: number,
  y: number,
  scale: number,
  {
    rot = 0,
    open,
    band,
    thick,
    gem = false,
  }: { rot?: number; open: number; band: Point; thick: number; gem?: boolean },
): void {
  const box = local(art, x, y, scale, { rot });
  const [dx, dy] = band;
  const near = oval(0, 0, 100 * open, 100);
  const nearInside = oval(0, 0, 100 * open - thick * 0.9, 100 - thick);
  const hole = overlap(nearInside, oval(dx, dy, 100 * open - thick * 0.9, 100 - thick));
  const outer = hull([...near, ...oval(dx, dy, 100 * open, 100)]);
  const reversed = (corners: readonly Point[]): Path => polygon([...corners].reverse());
  const middle = box.at(dx / 2, dy / 2);
  const gold = metal(art, ...middle, 112 * scale, BAND);
  // outside of the band, inside of the band, near rim
  box.fill(Path.join(polygon(outer), reversed(hole)), gold);
  box.fill(Path.join(polygon(nearInside), reversed(hole)), metal(art, ...middle, 100 * scale, INSIDE));
  const inside = Path.join(polygon(nearInside), polygon(hole));
  box.line(hatch(inside, { angle: 78, gap: 5, shortest: 3 }), LINE.hair, 'gold', 0.5);
  briar(box, near, nearInside, open, band);
  box.fill(Path.join(polygon(near), reversed(nearInside)), metal(art, ...middle, 100 * scale, RIM));
  box.line(polygon(outer), LINE.bold * 0.8);
  box.line(polygon(near), LINE.mid);
  box.line(polygon(nearInside), LINE.mid);
  box.line(polygon(hole), LINE.fine);
  if (gem) setStone(art, ...box.at(dx * 0.5, -106 + dy * 0.5), scale * 1.12, rot, gold);
}
