import {
  type Art,
  clamp,
  LINE,
  lerp,
  line,
  type Paint,
  type Path,
  type PathLike,
  type Point,
  type Random,
  ramp,
  random,
  roundRect,
  spline,
} from '../pen/index.ts';
import { sparkle } from '../sky/star.ts';
import { bough } from './bough.ts';
import { grownBranches, type Joint, type Tip } from './grown-branches.ts';
import { leaf } from './leaf.ts';

/** Foot of the trunk; crown's middle and radii. The light stands at the foot. */
const [X, GROUND] = [300, 486];
const [CROWN_Y, RX, RY] = [GROUND - 206, 192, 156];
/** Depth of the roots, as a part of the height of the limbs they mirror. */
const DEPTH = 0.86;

const below = (y: number): number => GROUND + (GROUND - y) * DEPTH;
const down = (path: Path): Path => path.map((x, y) => [x, below(y)]);

/** Inside the crown: a wobbly ellipse, flatter below, hollow in the middle. */
function inCrown(x: number, y: number): boolean {
  const u = (x - X) / RX;
  const v = (y - CROWN_Y) / (y > CROWN_Y ? RY * 0.72 : RY);
  const distance = Math.hypot(u, v);
  return distance < 1 + 0.05 * Math.sin(Math.atan2(v, u) * 7 + 1) && distance > 0.1;
}

/** The tree's wood, grown once. */
interface Wood {
  branches: readonly Joint[][];
  outlines: readonly Path[];
  tips: readonly Tip[];
  /** Places along the thin wood that carry leaves too. */
  perches: readonly Tip[];
}

function growWood(): Wood {
  const { branches, tips } = grownBranches({
    x: X,
    y: GROUND,
    fork: GROUND - 114,
    crown: inCrown,
    box: [X - RX * 1.1, CROWN_Y - RY * 1.1, X + RX * 1.1, CROWN_Y + RY],
    attractors: 1500,
    seed: 21,
  });
  // the trunk is older than its crown: it is thicker than the pipe model makes it
  const trunk = branches[0]!.map(([x, y, width], i): Joint => [x, y, width * lerp(1.4, 1, clamp(i / 24))]);
  branches[0] = [[X, GROUND + 14, trunk[0]![2]], ...trunk];
  const perches: Tip[] = [];
  for (const branch of branches) {
    branch.forEach(([x, y, width], i) => {
      if (i <= 2 || i % 4 || width >= 4.6) return;
      const [bx, by] = branch[i - 1]!;
      const heading = (Math.atan2(x - bx, by - y) * 180) / Math.PI;
      perches.push({ x, y, angle: heading + (i % 8 ? 60 : -60) });
    });
  }
  return { branches, outlines: branches.map((b, i) => bough(b, i === 0 ? 1.1 : 0)), tips, perches };
}

/** A limb turned down into the earth: it winds a little and thins faster than in the air. */
const asRoot = (branch: readonly Joint[]): Joint[] =>
  branch.map(([x, y, width]) => {
    const depth = clamp((GROUND - y) / (GROUND - CROWN_Y + RY));
    const sway = 7 * Math.sin(y * 0.055 + x * 0.02) * depth;
    return [X + (x - X) * lerp(1, 1.14, depth) + sway, below(y), width * lerp(1, 0.45, Math.sqrt(depth))];
  });

/** The limbs mirrored into the earth: dark where thick, gold where thin, stars at their ends. */
function roots(art: Art, { branches, tips }: Wood): void {
  const { gold, ink, pale, glow } = art.palette;
  const depth = below(CROWN_Y - RY);
  const thread = art.linear(0, GROUND, 0, depth, ramp(0, gold[1], 0.55, gold[2], 1, '#b9b2e6'));
  const wood = art.linear(0, GROUND, 0, depth, ramp(0, ink, 0.5, '#3d4690', 1, '#8c8fd6'));
  const turned = branches.map((branch, i) => ({
    thick: branch[0]![2],
    shape: bough(asRoot(branch), i ? 0 : 1.1),
  }));
  const thin = turned.filter(({ thick }) => thick <= 5).map(({ shape }) => shape);
  const thick = turned.filter((root) => root.thick > 5).map(({ shape }) => shape);
  art.blot(thin, thread, 0.9);
  art.line(thick, LINE.mid, thread);
  art.blot(thick, wood);
  [...tips]
    .sort((a, b) => a.x - b.x)
    .forEach(({ x, y }, i) => {
      const [[px, py]] = asRoot([[x, y, 0]]) as [Joint];
      if (i % 5 === 2) {
        art.glow(px, py, 18, glow, 0.6);
        art.blot(sparkle(px, py, 8));
      } else {
        art.line(line(px, py, px, py), 2, pale, 0.8);
      }
    });
}

/** A mass of dark leaves that fills the crown and makes its edge. */
function deepFoliage(art: Art, chance: Random): void {
  const tones = ['#232b6c', '#2c3580', '#384193', '#4750a4'];
  const mass: Path[][] = tones.map(() => []);
  for (let placed = 0; placed < 260; ) {
    const x = chance.between(X - RX * 1.08, X + RX * 1.08);
    const y = chance.between(CROWN_Y - RY * 1.1, CROWN_Y + RY * 0.8);
    if (!inCrown(X + (x - X) / 1.06, CROWN_Y + (y - CROWN_Y) / 1.06)) continue;
    const outwards = (Math.atan2(x - X, GROUND - 60 - y) * 180) / Math.PI;
    const angle = outwards + chance.between(-50, 50);
    const edge = Math.hypot((x - X) / RX, (y - CROWN_Y) / RY);
    const shape = leaf(x, y, chance.between(18, 27), chance.between(10, 13), angle, chance.between(-3, 3));
    mass[Math.min(3, Math.floor(edge * 2.4 + chance() * 1.4))]!.push(shape);
    placed++;
  }
  mass.forEach((leaves, i) => {
    art.blot(leaves, tones[i]);
  });
}

/** Bark strands that follow the trunk: offset across it (-1 … 1), first and last joint. */
const STRANDS = [
  [-0.8, 0, 9],
  [-0.6, 1, 15],
  [-0.36, 0, 19],
  [-0.12, 2, 21],
  [0.12, 0, 17],
  [0.34, 1, 21],
  [0.58, 0, 14],
  [0.8, 0, 8],
] as const;

function bark([trunk]: readonly Joint[][]): Path[] {
  const joints = trunk!.slice(0, 22);
  return STRANDS.map(([offset, from, to]) => {
    const places: Point[] = [];
    for (let j = from; j < to; j += 2) {
      const [x, y, width] = joints[j]!;
      const a = joints[Math.max(0, j - 1)]!;
      const b = joints[Math.min(joints.length - 1, j + 1)]!;
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const length = Math.hypot(dx, dy) || 1;
      const out = width * offset * 0.5 * (1 + 1.5 * Math.max(0, 1 - j / 10) ** 2);
      places.push([x - (dy / length) * out, y + (dx / length) * out]);
    }
    return spline(places);
  });
}

function limbs(art: Art, { branches, outlines }: Wood): void {
  const thick = outlines.filter((_, i) => branches[i]![0]![2] > 9);
  const thin = outlines.filter((_, i) => branches[i]![0]![2] <= 9);
  const tones = ramp(0, '#6f78c4', 0.5, '#39427f', 1, art.palette.ink);
  art.line(thin, 1.9, 'gold', 0.85);
  art.line(thick, 3.2);
  art.blot([...thin, ...thick], art.linear(0, CROWN_Y - RY, 0, GROUND, tones));
}

/** Leaf tones of a pad, from its dark top to the rim the light reaches. */
const TONES = ['#2f3786', '#414a9c', '#5a61b4', '#7b7fcc', '#a7a3e0', '#d6c2e6', '#f2d3de'] as const;

/**
 * A pad of foliage: leaves that all lean the same way, dark above, lit from below; rows from the top
 * down, so that each covers the feet of the row above. Leaves round one heart would be a flower.
 */
function pad(art: Art, x: number, y: number, radius: number, light: number, chance: Random): void {
  const lean = ((x - X) / RX) * 62;
  const shaded: Path[][] = TONES.map(() => []);
  const lit: [PathLike, Paint][] = [];
  const rows = 6;
  for (let row = 0; row < rows; row++) {
    const v = (row / (rows - 1)) * 2 - 1;
    const half = radius * Math.sqrt(1.12 - v * v * 0.92);
    const count = Math.max(3, Math.round((half * 2) / 10.5));
    for (let j = 0; j < count; j++) {
      const u = count === 1 ? 0 : (j / (count - 1)) * 2 - 1;
      const px = clamp(x + u * half * 0.92 + chance.between(-3.5, 3.5), 80, 520);
      const py = y + v * radius * 0.5 + u * u * radius * 0.16 + chance.between(-3, 3);
      const size = row < 3 ? chance.between(16, 22) : chance.between(13, 17);
      const angle = lean + u * 58 + (v > 0.5 ? u * 44 : 0) + chance.between(-20, 20);
      const shape = leaf(px, py + size * 0.4, size, size * 0.5, angle, chance.between(-2, 2));
      const tone = clamp(
        Math.round(light * 3.6 + (row / (rows - 1)) * 3.2 - 1.4 + chance.between(-0.7, 0.7)),
        0,
        6,
      );
      if (row < 3) shaded[tone]!.push(shape);
      else lit.push([shape, TONES[tone]!]);
    }
  }
  // only the lit rows carry gold: contours everywhere would be noise
  shaded.forEach((leaves, tone) => {
    art.blot(leaves, TONES[tone]);
  });
  art.solids(lit, LINE.hair);
}

/** Pads round the ends of the limbs and in the gaps between them, the lower ones in front. */
function foliage(art: Art, { tips, perches }: Wood, chance: Random): void {
  const seats: Tip[] = [];
  const free = (t: Tip, gap: number): boolean =>
    seats.every((p) => Math.hypot((p.x - t.x) * 0.8, (p.y - t.y) * 1.25) > gap);
  const fromMiddle = ({ x, y }: Tip): number => Math.hypot(x - X, y - CROWN_Y);
  for (const tip of [...tips].sort((p, q) => fromMiddle(q) - fromMiddle(p)))
    if (free(tip, 40)) seats.push(tip);
  for (const perch of perches) if (perch.y < GROUND - 150 && free(perch, 46)) seats.push(perch);
  for (const { x, y } of seats.sort((p, q) => p.y - q.y)) {
    const light = clamp(1.25 - Math.hypot(x - X, y - GROUND) / 330);
    pad(art, x, y, chance.between(34, 46), light, chance);
  }
}

/**
 * The great tree of the card's middle: crown above the ground line at 486, the same limbs mirrored
 * as roots below it. The light is taken to stand at the foot.
 */
export function greatTree(art: Art): void {
  const wood = growWood();
  const strands = bark(wood.branches);
  const earth = roundRect(-50, GROUND, art.width + 100, art.height + 50 - GROUND);
  const air = roundRect(-50, -50, art.width + 100, GROUND + 50);
  art.clip(earth, () => roots(art, wood));
  const chance = random('21leaf');
  deepFoliage(art, chance);
  art.clip(air, () => limbs(art, wood));
  art.clip(air, () => void art.line(strands, LINE.fine, 'gold', 0.75));
  art.clip(earth, () => void art.line(strands.map(down), LINE.hair, 'gold', 0.6));
  foliage(art, wood, chance);
}
