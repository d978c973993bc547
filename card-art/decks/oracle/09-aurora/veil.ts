import { printed } from '../../../kit/hand/index.ts';
import {
  type Art,
  curve,
  lerp,
  type Path,
  type Point,
  polygon,
  ramp,
  random,
  smoothstep,
} from '../../../kit/pen/index.ts';

/** Where all rays would meet, high above the picture: they stand upright in the air, and we look up along them. */
const ZENITH: Point = [360, -420];

interface Veil {
  /** Its lower hem; from far to near. */
  hem: Path;
  /** How high the rays stand on its two ends. */
  rise: readonly [from: number, to: number];
  strips: number;
  seed: number;
  /** Breadth of the bright edge. */
  edge: number;
}

/** It comes out of the snow beyond the fox, turns twice and passes overhead. */
const GREAT: Veil = {
  hem: curve(
    '158,640 130,612 112,584 130,560 186,552 250,562 320,568 392,552 440,516 436,474 380,452 300,452 214,440 150,404 128,350 168,300 256,286 330,312 410,330 500,308 590,250',
  ),
  rise: [60, 300],
  strips: 190,
  seed: 9,
  edge: 7,
};

/** Light that hangs in folds. */
export function veil(art: Art): void {
  art.glow(250, 470, 330, '#7bcf98', 0.34, 0.9);
  hang(art, GREAT);
}

function hang(art: Art, { hem, rise, strips, seed, edge }: Veil): void {
  const chance = random(`folds ${seed}`);
  const steps = hem.walk(strips + 1);
  const body = art.perShape(
    ramp(
      0,
      '#d86c9a',
      0,
      0.22,
      '#d97a9e',
      0.4,
      0.44,
      '#7fb48e',
      0.4,
      0.66,
      '#83d49c',
      0.7,
      0.88,
      '#b0f0aa',
      1,
      1,
      '#d8ffb4',
      1,
    ),
  );
  const specks = art.perShape(
    ramp(
      0,
      '#ff9cc0',
      0,
      0.18,
      '#ff9cc0',
      0.7,
      0.4,
      '#f7a8b8',
      0.55,
      0.58,
      '#9fe0a4',
      0.3,
      0.8,
      '#a1e7a6',
      0.1,
      1,
      '#d4ffae',
      0,
    ),
  );
  const hems: Path[] = [];
  let level = 0.8;
  const rays = steps.slice(1).map((to, i) => {
    const from = steps[i]!;
    level = lerp(level, chance.between(0.4, 1.15), 0.3);
    const fold = 0.78 + 0.22 * Math.sin(i * 0.17 + seed);
    const reach = lerp(rise[0], rise[1], from.t ** 0.8) * level * fold * smoothstep(0.1 + from.t * 16);
    const above = ({ x, y }: { x: number; y: number }, far: number): Point => {
      const [dx, dy] = [ZENITH[0] - x, ZENITH[1] - y];
      const length = Math.hypot(dx, dy);
      return [x + (dx / length) * far, y + (dy / length) * far];
    };
    const across = Math.abs(to.x - from.x) / (Math.hypot(to.x - from.x, to.y - from.y) || 1);
    const shown = lerp(1, 0.8, across) * chance.between(0.7, 1) * (0.75 + 0.25 * fold);
    const strip = (far: number): Path =>
      polygon([
        [from.x, from.y],
        [to.x + 0.35 * Math.sign(to.x - from.x), to.y],
        above(to, far),
        above(from, far),
      ]);
    if (chance() < 0.94) hems.push(strip(lerp(0.35, 1, from.t) * edge * chance.between(0.75, 1.1)));
    return { shape: strip(reach), shown: Math.round(shown * 20) / 20 };
  });
  // what is farther comes first, as the hem goes
  for (const { shape, shown } of rays) art.fill(shape, body, shown * 0.95);
  printed(
    art,
    [44, 44, 556, 660],
    () => {
      for (const { shape, shown } of rays) art.fill(shape, specks, shown);
    },
    { edge: 3 },
  );
  art.blot(hems, '#f6ffdc', 0.9);
}
