import { degrees, type Random, random } from '../pen/index.ts';

/** A place on a branch, with the branch's width there. */
export type Joint = readonly [x: number, y: number, width: number];
/** The end of a branch, and where it points. */
export interface Tip {
  x: number;
  y: number;
  angle: number;
}

interface Node {
  x: number;
  y: number;
  parent: number;
  children: number[];
  width: number;
}

export interface Growth {
  /** Foot of the trunk, and the height of its first fork. */
  x: number;
  y: number;
  fork: number;
  /** Is the place inside the crown? And a box round the crown. */
  crown: (x: number, y: number) => boolean;
  box: readonly [left: number, top: number, right: number, bottom: number];
  /** Number of attractors: fewer = a sparser tree. */
  attractors: number;
  seed: number;
}

/** Length of a piece, reach of an attractor, and the distance at which it is used up, in units. */
const [STEP, REACH, USED] = [7, 64, 11];
/** Width of a twig, and the exponent by which the widths of children add up (pipe model). */
const [TWIG, POWER] = [1.6, 1.56];

function attractors({ crown, box, attractors: count }: Growth, chance: Random): [number, number][] {
  const found: [number, number][] = [];
  while (found.length < count) {
    const x = chance.between(box[0], box[2]);
    const y = chance.between(box[1], box[3]);
    if (crown(x, y)) found.push([x, y]);
  }
  return found;
}

/** The nearest node within reach of a place, or -1; and the square of its distance. */
function nearest(nodes: readonly Node[], x: number, y: number): [index: number, square: number] {
  let best = -1;
  let square = REACH * REACH;
  nodes.forEach((node, i) => {
    const d = (node.x - x) ** 2 + (node.y - y) ** 2;
    if (d < square) [best, square] = [i, d];
  });
  return [best, square];
}

/** Where every node is pulled to by the attractors nearest to it; used-up attractors are dropped. */
function pulls(nodes: readonly Node[], living: [number, number][]): Map<number, [number, number]> {
  const pull = new Map<number, [number, number]>();
  for (let k = 0; k < living.length; k++) {
    const [x, y] = living[k]!;
    const [index, square] = nearest(nodes, x, y);
    if (index < 0) continue;
    if (square < USED * USED) {
      living.splice(k--, 1);
      continue;
    }
    const [px, py] = pull.get(index) ?? [0, 0];
    const { x: nx, y: ny } = nodes[index]!;
    pull.set(index, [px + (x - nx) / Math.sqrt(square), py + (y - ny) / Math.sqrt(square)]);
  }
  return pull;
}

/** Space colonisation: attractors in the crown pull the growing tips (Runions et al., 2007). */
function grow(growth: Growth): Node[] {
  const chance = random(growth.seed);
  const living = attractors(growth, chance);
  const nodes: Node[] = [];
  const add = (x: number, y: number, parent: number): void => {
    if (parent >= 0) nodes[parent]!.children.push(nodes.length);
    nodes.push({ x, y, parent, children: [], width: 0 });
  };
  add(growth.x, growth.y, -1);
  const pieces = Math.round((growth.y - growth.fork) / STEP);
  for (let i = 1; i <= pieces; i++) {
    const sway = Math.sin((i / pieces) * 4.2) * 10 * (i / pieces);
    add(growth.x + sway, growth.y - i * STEP, i - 1);
  }
  for (let round = 0; round < 160 && living.length; round++) {
    const pull = pulls(nodes, living);
    if (!pull.size) break;
    for (const [index, [px, py]] of pull) {
      const node = nodes[index]!;
      const length = Math.hypot(px, py);
      if (length < 0.05 || node.children.length > 3) continue;
      const x = node.x + (px / length) * STEP + chance.between(-0.8, 0.8);
      const y = node.y + (py / length) * STEP + chance.between(-0.8, 0.8);
      const taken = node.children.some((c) => Math.hypot(nodes[c]!.x - x, nodes[c]!.y - y) < STEP * 0.5);
      if (!taken) add(x, y, index);
    }
  }
  return nodes;
}

/** Widths from the twigs down: a branch is as thick as what it carries. */
function thicken(nodes: readonly Node[]): void {
  for (const node of [...nodes].reverse()) {
    const carried = node.children.reduce((sum, child) => sum + nodes[child]!.width ** POWER, 0);
    node.width = node.children.length ? carried ** (1 / POWER) : TWIG;
  }
}

/**
 * A grown tree as branches from thick to thin (each follows its thickest child, the others begin
 * branches of their own), and the tips of all branches.
 */
export function grownBranches(growth: Growth): { branches: Joint[][]; tips: Tip[] } {
  const nodes = grow(growth);
  thicken(nodes);
  const branches: Joint[][] = [];
  const tips: Tip[] = [];
  const follow = (start: number, from: number): void => {
    const joints: Joint[] = [];
    if (from >= 0) {
      const { x, y, width } = nodes[from]!;
      joints.push([x, y, Math.min(width, nodes[start]!.width * 1.25)]);
    }
    let node = nodes[start]!;
    for (let index = start; ; ) {
      node = nodes[index]!;
      joints.push([node.x, node.y, node.width]);
      const [thickest, ...others] = [...node.children].sort((a, b) => nodes[b]!.width - nodes[a]!.width);
      if (thickest === undefined) break;
      for (const other of others) follow(other, index);
      index = thickest;
    }
    if (joints.length <= 3) return;
    const before = nodes[node.parent] ?? node;
    branches.push(joints);
    tips.push({ x: node.x, y: node.y, angle: degrees(Math.atan2(node.x - before.x, before.y - node.y)) });
  };
  follow(0, -1);
  return { branches: branches.sort((a, b) => b[0]![2] - a[0]![2]), tips };
}
