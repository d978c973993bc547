import {
  type Art,
  clamp,
  closed,
  curve,
  lerp,
  line,
  type Path,
  polar,
  type Random,
  random,
  range,
  ribbon,
  type Step,
  spline,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { BEAMS, metre, ROOF, seen } from './camera.ts';
import { dot } from './dot.ts';
import { pinnate } from './leaves.ts';

/** In shade, middle, lit, and keels in shade. */
type Tones = readonly [shade: string, middle: string, light: string, deep: string];
const NEAR_TONES: Tones = ['#7d5a9e', '#a67fc0', '#dcc2e4', '#583b78'];
const MID_TONES: Tones = ['#a683bb', '#caabd6', '#f0e1f0', '#8f70a6'];
const FAR_TONES: Tones = ['#c3a6c8', '#dcc5dc', '#f8ecf0', '#b294b8'];

/** Near racemes: metres to the right, how deep the beam that they hang from, length in metres; the farther first. */
const NEAR = [
  [0.86, 2.8, 0.81],
  [-0.425, 2.8, 0.66],
  [0.35, 2.2, 0.48],
  [-0.6, 1.6, 0.58],
  [0.69, 1.6, 0.65],
  [0.235, 1.6, 0.36],
  [-0.37, 1.32, 0.45],
  [0.775, 1.32, 1.04],
] as const;
/** From here on in the list a raceme is so near that its flowers are seen one by one. */
const CLOSE = 3;

/** How broad a raceme is along its length, 0 … 1: shoulders, then a long taper, whorl below whorl with air between. */
const breadth = (t: number): number =>
  clamp(t / 0.12) ** 0.7 * (1 - t) ** 1.05 * (0.86 + 0.26 * Math.sin(t * 30 + 0.6) * (0.4 + t));

/** One flower's banner, turned up and notched, and the keel below it; 2 wide. */
const BANNER = closed('-1,0.05 -0.7,-0.72 0,-0.5! 0.7,-0.72 1,0.05 0.5,0.62 -0.5,0.62');
const KEEL = closed('0,-0.3! 0.44,0.5 0,1.05! -0.44,0.5');

/** The beam next to a depth. */
const beamAt = (depth: number): number =>
  BEAMS.reduce((best, beam) => (Math.abs(beam - depth) < Math.abs(best - depth) ? beam : best));

/** Old wood that has grown over the beam and hangs down before it: a raceme's stalk leaves its end. */
function spur(art: Art, x: number, y: number, scale: number, side: 1 | -1): void {
  const at = (right: number, down: number): string => `${x + side * right * scale},${y + down * scale}`;
  const wood = curve(at(0.085, -0.12), at(0.06, -0.085), at(0.018, -0.07), at(0.012, -0.02), at(0, 0.05));
  art
    .blot(ribbon(wood, 0.03 * scale, { start: 0.4, end: 0.6 }), '#4a3428')
    .blot(
      ribbon(wood.translate(-0.004 * scale, -0.003 * scale), 0.013 * scale, { start: 0.8, end: 0.4 }),
      '#8f6a4c',
    );
}

export function farRacemes(art: Art): void {
  const chance = random('far racemes');
  for (const [count, from, to, tones] of [
    [24, 6.8, 4.8, FAR_TONES],
    [14, 4.6, 3.4, FAR_TONES],
    [9, 3.3, 2.6, MID_TONES],
  ] as const)
    range(count, (i) => {
      const depth = beamAt(lerp(from, to, i / count));
      const right = -1.4 + ((i * 0.618 + chance() * 0.12) % 1) * 4.4;
      const [x, y] = seen(right, ROOF, depth);
      const length = chance.between(0.4, 0.78) * metre(depth);
      if (x <= 30 || x >= 570) return;
      if (depth < 4) spur(art, x, y, metre(depth), i % 2 ? 1 : -1);
      cluster(art, axisOf(x, y, length, chance), length, tones, chance);
    });
}

export function nearRacemes(art: Art): void {
  for (const [i, [right, depth, length]] of NEAR.entries()) {
    const [x, y] = seen(right, ROOF, depth);
    const chance = random(`near${i}`);
    spur(art, x, y, metre(depth), i % 3 ? -1 : 1);
    hangingLeaves(art, x, y, 0.34 * metre(depth), chance);
    const axis = axisOf(x, y, length * metre(depth), chance);
    if (i < CLOSE) cluster(art, axis, length * metre(depth), MID_TONES, chance);
    else flowers(art, axis, length * metre(depth), chance);
  }
}

/** Leaves round a raceme's stalk. */
function hangingLeaves(art: Art, x: number, y: number, length: number, chance: Random): void {
  for (const [turn, tone, rib] of [
    [132, '#3f7444', '#2b5737'],
    [226, '#6d9a54', '#3f7444'],
  ] as const) {
    const [leaflets, stalk] = pinnate(
      x,
      y - 8,
      length * chance.between(0.7, 1),
      turn + chance.between(-22, 22),
    );
    art.blot(leaflets, tone).blot(stalk, rib);
  }
}

const axisOf = (x: number, y: number, length: number, chance: Random): Path => {
  const sway = chance.between(-0.06, 0.06) * length;
  return spline([
    [x, y],
    [x + sway * 0.3, y + length * 0.5],
    [x + sway, y + length],
  ]);
};

/** What a raceme's flowers lie on, so that no light shows between them. */
function mass(art: Art, steps: readonly Step[], half: number, tone: string): void {
  const side = (sign: 1 | -1): [number, number][] =>
    steps.map(({ x, y, t }) => [x + sign * half * 0.82 * breadth(t * 0.96), y]);
  art.blot(spline([...side(-1), ...side(1).reverse()], true), tone);
}

/** A raceme too far to tell its flowers apart: dots in three values, the light to the left. */
function cluster(art: Art, axis: Path, length: number, [shade, middle, light]: Tones, chance: Random): void {
  const steps = axis.walk(16);
  const half = length * 0.115;
  const { x, y } = steps[0]!;
  art
    .blot(ribbon(line(x, y - length * 0.12, x, y + length * 0.1), Math.max(1.4, length * 0.03)), '#6d9a50')
    .blot(
      [-64, 60, 130].map((turn) => leaf(x, y - length * 0.08, length * 0.24, length * 0.1, turn)),
      '#6d9a50',
    );
  mass(art, steps, half, middle);
  const size = Math.max(2.1, length * 0.036);
  const dots = (count: number, from: number, to: number, last: number): Path[] =>
    range(count, () => {
      const t = chance() ** 1.15 * last;
      const step = steps[Math.round(t * 15)]!;
      const s = size * lerp(1.1, 0.6, t);
      return dot(
        step.x + chance.between(from, to) * half * breadth(t),
        step.y + chance.between(-1, 1) * size,
        s,
        s * 0.74,
      );
    });
  const count = length > 90 ? 36 : length > 60 ? 20 : 11;
  art
    .blot(dots(count, -1.05, 1.1, 1), middle)
    .blot(dots(count, 0, 1.15, 0.98), shade)
    .blot(dots(count, -1.15, 0.4, 0.82), light);
}

/** A raceme close to us, flower by flower, from the buds at its tip up to its shoulders. */
function flowers(art: Art, axis: Path, length: number, chance: Random): void {
  const [shade, middle, light, deep] = NEAR_TONES;
  const half = length * (length > 300 ? 0.105 : 0.15);
  const size = clamp(length * 0.04, 6.6, 11);
  const rows = Math.round((length / size) * 0.86);
  const steps = axis.walk(rows + 1);
  art.blot(ribbon(axis, size * 0.34, { start: 1, end: 0.3 }), '#7f9a5c');
  mass(art, steps.slice(0, Math.round(rows * 0.8)), half * 0.72, deep);
  const shapes: (readonly [Path, string])[] = [];
  for (let row = rows; row >= 1; row--) {
    const { x, y, t } = steps[row]!;
    const wide = half * breadth(t * 0.97);
    const count = Math.max(1, Math.round((wide * 1.7) / size));
    const places = range(count, (i) => ((i + (row % 2 ? 0.28 : 0.72)) / count) * 2 - 1);
    places.sort((a, b) => Math.abs(b) - Math.abs(a));
    for (const place of places) {
      const across = place * 1.1 + chance.between(-0.2, 0.2);
      const [px, py] = [
        x + across * wide,
        y + Math.abs(across) * size * 0.5 + chance.between(-0.35, 0.35) * size,
      ];
      // one side of the whole cluster is light; between two whorls it is deep
      const value = across * 0.8 + chance.between(-0.3, 0.3) - Math.sin(t * 30 + 0.6) * 0.3;
      const tone = value < -0.34 ? light : value < 0.16 ? middle : value < 0.62 ? shade : deep;
      const s = size * lerp(0.95, 0.5, t ** 1.3);
      const turn = -across * 30;
      if (t > 0.7) {
        shapes.push([dot(px, py, s * 0.46, s * 0.84).rotate(turn, px, py), value < 0 ? middle : deep]);
        continue;
      }
      const [kx, ky] = polar(px, py, s * 0.3, 180 + turn);
      shapes.push(
        [BANNER.scale(s).rotate(turn).translate(px, py), tone],
        [
          KEEL.scale(s * 0.8)
            .rotate(turn)
            .translate(kx, ky),
          tone === light ? middle : tone === middle ? shade : deep,
        ],
      );
    }
  }
  art.solids(shapes, 0.5, shade);
}
