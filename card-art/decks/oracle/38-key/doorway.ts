import { byHand, INK, ink, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  curve,
  lerp,
  type Path,
  polygon,
  polyline,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { DOOR, face, type Place, seen } from './view.ts';

const { half, head, near, far } = DOOR;

/** The reveals: the left one turns from the sun, the right one takes it. */
export function lintel(art: Art): void {
  const [left, right, under] = [
    face([-half, 0, near], [-half, head, near], [-half, head, far], [-half, 0, far]),
    face([half, 0, near], [half, head, near], [half, head, far], [half, 0, far]),
    face([-half, head, near], [half, head, near], [half, head, far], [-half, head, far]),
  ];
  art.fill(under, '#5c4238');
  art.fill(left, art.linear(0, 250, 0, 800, ramp(0, '#a88a72', 1, '#c3a27e')));
  art.fill(right, '#fff4d8');
  stippled(art, left, '#6a5048', [262, 300], [284, 300], [0.55, 0]);
  const [x0, y] = seen([-half, head, near]);
  const [x1] = seen([half, head, near]);
  const beam = byHand(
    polygon([
      [x0 - 34, y - 44],
      [x1 + 80, y - 44],
      [x1 + 80, y + 2],
      [x0 - 34, y + 2],
    ]),
    2,
  );
  art.fill(roundRect(x0 - 22, y, 22, 14), '#cfae84');
  art.fill(beam, '#9a6a44');
  stippled(art, beam, '#4c3028', [0, y - 40], [0, y + 6], [0.1, 0.8]);
  const chance = random('beam');
  const grain = range(16, (i): Path => {
    const [gx, gy] = [chance.between(x0 - 30, x1), y - 40 + (i / 15) * 38];
    return ink(
      curve(`${gx},${gy} ${gx + 40},${gy + chance.between(-2, 2)} ${gx + chance.between(60, 120)},${gy + 1}`),
      INK.detail,
      i,
      0.3,
    );
  });
  art.blot(grain, '#5c3c2c');
  art.line(curve(`${x0 - 34},${y - 44} ${(x0 + x1) / 2},${y - 45} ${x1 + 60},${y - 44}`), 1.8, '#f3cf9a');
}

/** Worn stone that one steps over. */
export function threshold(art: Art): void {
  const slab = face([-half, 0, near], [half, 0, near], [half, 0, far], [-half, 0, far]);
  art.fill(slab, '#f3dfb8');
  stippled(art, slab, '#a5805c', [262, 790], [330, 760], [0.8, 0]);
  // its worn edge, over which the step goes down
  const edge = [seen([-half, 0, far]), seen([half, 0, far])] as const;
  art.line(polyline(edge), 2.4, '#fff6dc');
}

/** The first steps down to the lane, behind the door, the far one first: their height, from here to there. */
const STEPS = [
  [-0.3, 3.4, 4.05],
  [-0.15, far, 3.4],
] as const;
/** Between two low walls: where they begin beside the steps, how broad they are. */
const CHEEK = { inner: 0.345, outer: 0.6 } as const;

export function steps(art: Art): void {
  const { inner, outer } = CHEEK;
  const end = STEPS[0][2];
  for (const [up, from, to] of STEPS) {
    const tread = (a: number, b: number): Path =>
      face([-inner, up, a], [inner, up, a], [inner, up, b], [-inner, up, b]);
    art.fill(tread(from, to), '#f0d9ae');
    // under the edge of the one above it is dark
    const [, edge] = seen([0, up + 0.15, from]);
    art.fill(roundRect(260, edge - 3.4, 220, 6), '#b58f64');
    art.line(polyline([seen([-inner, up, to]), seen([inner, up, to])]), 1.8, '#fff3d4');
  }
  const flight = face(
    [-inner, 0, far],
    [-inner, -0.3, end],
    [inner * 0.1, -0.3, end],
    [-inner * 0.3, 0, far],
  );
  stippled(art, flight, '#9a7654', [290, 740], [350, 726], [0.9, 0]);
  for (const [side, flank] of [
    [-1, '#b99a76'],
    [1, '#fff6de'],
  ] as const) {
    const [a, b] = [side * inner, side * outer];
    art.fill(face([a, 0, far], [a, 0, end], [a, -0.3, end], [a, -0.3, far]), flank);
    art.fill(face([a, 0, far], [b, 0, far], [b, 0, end], [a, 0, end]), '#f7e6c4');
    art.line(polyline([seen([a, 0, far]), seen([a, 0, end]), seen([b, 0, end])]), 1.2, '#c9a87e');
  }
}

/** The floor before the wall, in flags. */
export function courtyard(art: Art): void {
  const [, foot] = seen([0, 0, near]);
  const floor = roundRect(40, foot, 520, 80);
  art.fill(floor, art.linear(0, foot, 0, 870, ramp(0, '#e3c498', 1, '#c99f72')));
  const joints = [
    ...[2.42, 2.24, 2.08].map((z): Place[] => [
      [-1.4, 0, z],
      [1.4, 0, z],
    ]),
    ...[-1, -0.62, -0.2, 0.24, 0.6].map((x): Place[] => [
      [x, 0, 2.5],
      [x + 0.01, 0, 2.24],
    ]),
    ...[-0.8, -0.4, 0.05, 0.42].map((x): Place[] => [
      [x, 0, 2.24],
      [x, 0, 1.9],
    ]),
  ];
  const lines = joints.map(([a, b]) => {
    const [[ax, ay], [bx, by]] = [seen(a!), seen(b!)];
    return curve(`${ax},${ay} ${(ax + bx) / 2 + 1},${(ay + by) / 2} ${bx},${by}`);
  });
  strokes(art, lines, INK.form, '#96714e', 0.05);
  stippled(art, floor, '#8a6448', [0, 830], [0, 880], [0, 0.6]);
}

/** The open leaf, hung at the right, the sun full on it; cut by the frame. The wider it stands, the calmer its rails run. */
const SWING = { right: 0.4, towards: 0.63 } as const;
const onLeaf = (u: number, up: number): [number, number] =>
  seen([half + SWING.right * u, up, near - SWING.towards * u]);

export function leaf(art: Art): void {
  const whole = polygon([onLeaf(0, head), onLeaf(1, head), onLeaf(1, 0), onLeaf(0, 0)]);
  art.fill(whole, '#3f8f8c');
  const cuts = [0, 0.2, 0.4, 0.6, 0.8, 1];
  cuts.slice(0, -1).forEach((from, i) => {
    const to = cuts[i + 1]!;
    const plank = polygon([onLeaf(from, head), onLeaf(to, head), onLeaf(to, 0), onLeaf(from, 0)]);
    art.fill(plank, ['#55a59c', '#4a9a94', '#5aaba0', '#4f9f98', '#58a8a0'][i]!);
    art.line(polygon([onLeaf(to, head), onLeaf(to, 0)]), 2, '#256a70');
    art.line(polygon([onLeaf(from + 0.02, head), onLeaf(from + 0.02, 0)]), 1.4, '#a5d6c4');
  });
  const chance = random('old paint');
  const worn = range(40, (i): Path => {
    const [u, up] = [chance.between(0.02, 0.5), chance.between(0.05, 1.95)];
    const [[ax, ay], [bx, by]] = [onLeaf(u, up), onLeaf(u, up - chance.between(0.04, 0.16))];
    return ink(curve(`${ax},${ay} ${(ax + bx) / 2 + 1},${(ay + by) / 2} ${bx},${by}`), INK.detail, i, 0.3);
  });
  art.blot(worn, '#2f7c80');
  for (const up of [0.35, 1.62]) ledge(art, up);
  stippled(art, whole, '#1f5c66', [0, 560], [0, 880], [0, 0.6]);
  art.line(polyline([onLeaf(0, 0), onLeaf(1, 0)]), 3, '#5e4636');
  art.line(polygon([onLeaf(0, head), onLeaf(0, 0)]), 3, '#1f5c66');
}

/** A crossbar with its shadow below, and the hinge's strap on it. */
function ledge(art: Art, up: number): void {
  const band = (from: number, to: number, low: number, high: number): Path =>
    polygon([onLeaf(from, high), onLeaf(to, high), onLeaf(to, low), onLeaf(from, low)]);
  art.fill(band(0, 1, up - 0.17, up), '#256a70');
  art.fill(band(0, 1, up - 0.13, up + 0.02), '#66b5a8');
  art.fill(band(0, 0.62, up - 0.08, up - 0.03), '#3c3438');
  art.blot(
    [0.12, 0.32, 0.52].map((u) => {
      const [x, y] = onLeaf(lerp(0, 1, u), up - 0.055);
      return roundRect(x - 1.6, y - 1.6, 3.2, 3.2, 1.6);
    }),
    '#c9a67c',
  );
}
