import {
  type Art,
  clamp,
  curl,
  LINE,
  line,
  type Paint,
  type Path,
  type PathLike,
  type Point,
  polar,
  type Random,
  ramp,
  random,
  ribbon,
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
  branches[0]!.unshift([X, GROUND + 14, branches[0]![0]![2]]);
  const perches: Tip[] = [];
  for (const branch of branches) {
    branch.forEach(([x, y, width], i) => {
      if (i <= 2 || i % 4 || width >= 4.6) return;
      const [bx, by] = branch[i - 1]!;
      const heading = (Math.atan2(x - bx, by - y) * 180) / Math.PI;
      perches.push({ x, y, angle: heading + (i % 8 ? 60 : -60) });
    });
  }
  return { branches, outlines: branches.map((b, i) => bough(b, i === 0 ? 1.5 : 0)), tips, perches };
}

/** Hair-thin rootlets: they run on from every tip and out of the sides. */
function rootlets(art: Art, { branches, tips }: Wood): void {
  const chance = random('21rootlet');
  const thin = { start: 0.9, end: 0.05, peak: 0.1 };
  for (const { x, y, angle } of tips) {
    for (const side of [-1, 1]) {
      const length = chance.between(14, 30);
      const hair = curl(x, below(y), 180 - angle + side * 18, length, side * chance.between(20, 70), {
        samples: 6,
      });
      art.blot(ribbon(hair, 1.7, { samples: 7, ...thin }), 'gold', 0.8);
    }
  }
  for (const branch of branches) {
    branch.forEach(([x, y, width], i) => {
      if (i <= 3 || i % 9 !== 4 || width >= 9) return;
      const side = chance() < 0.5 ? -1 : 1;
      const heading = 180 + side * chance.between(20, 70);
      const length = chance.between(12, 26);
      const hair = curl(x, below(y), heading, length, side * chance.between(-40, 60), { samples: 6 });
      art.blot(ribbon(hair, 1.3, { samples: 6, ...thin }), 'gold', 0.6);
    });
  }
}

/** The same limbs mirrored into the earth, with stars at their ends. */
function roots(art: Art, wood: Wood): void {
  const { gold, ink, pale, glow } = art.palette;
  const shapes = wood.outlines.map(down);
  const depth = GROUND + (GROUND - CROWN_Y + RY) * DEPTH;
  art.line(shapes, 2, art.linear(0, GROUND, 0, depth, ramp(0, gold[1], 0.5, gold[3], 1, '#8f93cf')), 0.95);
  art.blot(shapes, art.linear(0, GROUND, 0, depth, ramp(0, ink, 0.5, '#3d4690', 1, '#8c8fd6')));
  [...wood.tips]
    .sort((a, b) => a.x - b.x)
    .forEach(({ x, y }, i) => {
      const at: Point = [x, below(y)];
      if (i % 6 === 2) {
        art.glow(...at, 16, glow, 0.5);
        art.blot(sparkle(...at, 7.5));
      } else {
        art.line(line(...at, ...at), 2, pale, 0.8);
      }
    });
  rootlets(art, wood);
}

/** A mass of dark leaves that fills the crown and makes its edge. */
function deepFoliage(art: Art, { perches, tips }: Wood, chance: Random): void {
  const tones = ['#232b6c', '#2c3580', '#384193', '#4750a4'];
  const mass: [PathLike, Paint][] = [];
  while (mass.length < 240) {
    const x = chance.between(X - RX * 1.08, X + RX * 1.08);
    const y = chance.between(CROWN_Y - RY * 1.1, CROWN_Y + RY * 0.8);
    if (!inCrown(X + (x - X) / 1.06, CROWN_Y + (y - CROWN_Y) / 1.06)) continue;
    const outwards = (Math.atan2(x - X, GROUND - 60 - y) * 180) / Math.PI;
    const angle = outwards + chance.between(-50, 50);
    const edge = Math.hypot((x - X) / RX, (y - CROWN_Y) / RY);
    const shape = leaf(x, y, chance.between(18, 27), chance.between(10, 13), angle, chance.between(-3, 3));
    mass.push([shape, tones[Math.min(3, Math.floor(edge * 2.4 + chance() * 1.4))]!]);
  }
  [...perches, ...tips].forEach(({ x, y, angle }, i) => {
    const [px, py] = [x + chance.between(-5, 5), y + chance.between(-5, 5)];
    const [length, width] = [chance.between(14, 21), chance.between(8, 11)];
    mass.push([leaf(px, py, length, width, angle + chance.between(-80, 80)), tones[2 + (i % 2)]!]);
  });
  art.solids(mass);
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

/** Four ranks of a tuft: leaves, distance from its heart, length of a leaf, spread, steps lighter. */
const RANKS = [
  [13, 0.62, 0.5, 122, 0],
  [11, 0.42, 0.46, 112, 1],
  [8, 0.22, 0.44, 100, 2],
  [5, 0.02, 0.4, 84, 2],
] as const;

/** A dome of leaves, open below; `tilt` leans it outwards, `light` 0 … 1 is what reaches it. */
function tuft(
  art: Art,
  x: number,
  y: number,
  radius: number,
  tilt: number,
  light: number,
  chance: Random,
): void {
  const tones = ['#333b8c', '#4a52a6', '#656cbe', '#8487d2', '#b0aae6', '#dcc4e8', '#f0cadb'];
  const leaves: [PathLike, Paint][] = [];
  for (const [count, at, length, spread, step] of RANKS) {
    for (let j = 0; j < count; j++) {
      // from the sides to the middle, so that the top leaves lie over the rest
      const u = ((j % 2 ? count - 1 - (j >> 1) : j >> 1) / (count - 1)) * 2 - 1;
      const angle = tilt + u * spread + chance.between(-12, 12);
      const foot = polar(x, y + radius * 0.18, radius * at * chance.between(0.86, 1.12), angle);
      const size = radius * length * chance.between(0.85, 1.2);
      const shape = leaf(
        ...foot,
        size,
        size * 0.46,
        angle + u * 10 + chance.between(-8, 8),
        chance.between(-2, 2),
      );
      const tone = clamp(
        Math.round(light * 3.1 - 0.5 + step + chance.between(-0.6, 0.6)),
        0,
        tones.length - 1,
      );
      leaves.push([shape, tones[tone]!]);
    }
  }
  art.solids(leaves, LINE.hair + 0.1);
}

/** Tufts round the ends of the limbs and in the gaps between them, the lower ones in front. */
function foliage(art: Art, { tips, perches }: Wood, chance: Random): void {
  const seats: Tip[] = [];
  const free = (t: Tip, gap: number): boolean =>
    seats.every((p) => Math.hypot((p.x - t.x) * 0.9, p.y - t.y) > gap);
  const fromMiddle = ({ x, y }: Tip): number => Math.hypot(x - X, y - CROWN_Y);
  for (const tip of [...tips].sort((p, q) => fromMiddle(q) - fromMiddle(p)))
    if (free(tip, 38)) seats.push(tip);
  for (const perch of perches) if (perch.y < GROUND - 150 && free(perch, 45)) seats.push(perch);
  for (const { x, y } of seats.sort((p, q) => p.y - q.y)) {
    const radius = chance.between(34, 44);
    const tilt = ((x - X) / RX) * 46 + chance.between(-8, 8);
    tuft(art, x, y, radius, tilt, clamp(1.3 - Math.hypot(x - X, y - GROUND) / 330), chance);
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
  deepFoliage(art, wood, chance);
  art.clip(air, () => limbs(art, wood));
  art.clip(air, () => void art.line(strands, LINE.fine, 'gold', 0.75));
  art.clip(earth, () => void art.line(strands.map(down), LINE.hair, 'gold', 0.6));
  foliage(art, wood, chance);
}
