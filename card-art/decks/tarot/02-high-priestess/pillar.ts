import { flat, stippled, within } from '../../../kit/hand/index.ts';
import { lettering } from '../../../kit/lettering/lettering.ts';
import {
  type Art,
  type Knot,
  lerp,
  type Path,
  type Point,
  polygon,
  polyline,
  radians,
  range,
  spline,
} from '../../../kit/pen/index.ts';
import { at, face } from './form.ts';

/** A stone's three tones, its lit edge, its letter; the moon stands to the right of it, or to the left. */
interface Stone {
  u: number;
  moon: 'left' | 'right';
  light: string;
  middle: string;
  dark: string;
  edge: string;
  letter: readonly [text: string, colour: string];
}
const BOAZ: Stone = {
  u: -0.95,
  moon: 'right',
  light: '#3f4c6a',
  middle: '#222b43',
  dark: '#0f1526',
  edge: '#9fc4c4',
  letter: ['B', '#b4b8a8'],
};
const JACHIN: Stone = {
  u: 1.08,
  moon: 'left',
  light: '#e6ebe0',
  middle: '#b9cac9',
  dark: '#7896a6',
  edge: '#ffffff',
  letter: ['J', '#1c2a44'],
};

/** Heights and radii in metres. */
const SHAFT = { foot: 0.17, top: 2.02, thick: 0.17, thin: 0.145 } as const;
const CAP = { foot: 2.08, top: 2.34 } as const;

/** A place on a ring round a pillar's axis; 90° is the front, towards us. */
const on = (u: number, v: number, r: number, angle: number): Point =>
  at(u + r * Math.cos(radians(angle)), v, r * Math.sin(radians(angle)));

type Ring = readonly [v: number, r: number];
/** The outline of what stands on one ring and ends in another. */
const drum = (u: number, ...rings: readonly [Ring, Ring]): Path =>
  polygon(hull(rings.flatMap(([v, r]) => range(36, (i) => on(u, v, r, i * 10)))));

/** The string round points. */
function hull(points: Point[]): Point[] {
  const half = (list: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const p of list) {
      while (kept.length > 1 && twice(kept.at(-2)!, kept.at(-1)!, p) <= 0) kept.pop();
      kept.push(p);
    }
    return kept.slice(0, -1);
  };
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  return [...half(sorted), ...half(sorted.reverse())];
}
const twice = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

const edgeOf = ({ moon, edge }: Stone) => ({
  side: [moon === 'left' ? -1.5 : 1.6, -0.4] as Point,
  paint: edge,
});
/** How far round a place is from the moon's side: 0 on it, 180 on the other. */
const turned = ({ moon }: Stone, angle: number): number => (moon === 'left' ? 180 - angle : angle);

/** A block: its end to the left, its front, and its top or its underside as our eye has it. */
function slab(art: Art, stone: Stone, [v0, v1]: readonly [number, number], half: number): void {
  const { u, moon, light, middle, dark, edge } = stone;
  const [l, r, b, f] = [u - half, u + half, -half, half];
  const above = v0 > 0.75;
  const level = above ? v0 : v1;
  art.fill(face([l, level, b], [r, level, b], [r, level, f], [l, level, f]), above ? dark : light);
  art.fill(face([l, v0, b], [l, v1, b], [l, v1, f], [l, v0, f]), moon === 'left' ? light : dark);
  art.fill(face([l, v0, f], [l, v1, f], [r, v1, f], [r, v0, f]), middle);
  art.line(
    polyline(moon === 'left' ? [at(l, v0, b), at(l, v1, b)] : [at(r, v0, f), at(r, v1, f)]),
    1.3,
    edge,
  );
}

/** A ring of stone, its far half in shade. */
function round(art: Art, stone: Stone, ...rings: readonly [Ring, Ring]): void {
  const outline = drum(stone.u, ...rings);
  const [left, top, right, bottom] = outline.bounds();
  const [from, to] =
    stone.moon === 'left' ? [lerp(left, right, 0.6), right + 4] : [left - 4, lerp(left, right, 0.4)];
  const shade = polygon([
    [from, top - 4],
    [to, top - 4],
    [to, bottom + 4],
    [from, bottom + 4],
  ]);
  flat(art, outline, stone.middle, [shade, stone.dark], edgeOf(stone));
}

/** Its flutes: dark hollows, and lips that catch the moon. */
function shaft(art: Art, stone: Stone): void {
  const { u, moon, light, middle, dark } = stone;
  const { foot, top, thick, thin } = SHAFT;
  const outline = drum(u, [foot, thick], [top, thin]);
  art.fill(outline, middle);
  art.clip(outline, () => {
    for (let angle = 0; angle < 180; angle += 18) {
      const strip = (from: number, to: number): Path =>
        polygon([
          on(u, foot, thick, from),
          on(u, top, thin, from),
          on(u, top, thin, to),
          on(u, foot, thick, to),
        ]);
      const lit = turned(stone, angle) < 110;
      art.fill(strip(angle + 2, angle + 12), dark);
      art.fill(
        moon === 'left' ? strip(angle + 2, angle + 5) : strip(angle + 9, angle + 12),
        lit ? middle : dark,
      );
      art.fill(strip(angle + 12, angle + 15), lit ? light : middle);
    }
  });
  const [left, , right] = outline.bounds();
  const [near, far] = moon === 'left' ? [left, right] : [right, left];
  stippled(art, outline, dark, [near, 0], [far, 0], [0, 0.8]);
  const { side, paint } = edgeOf(stone);
  within(art, outline, { side: [side[0], 0], paint });
}

/** The capital: two rows of petals open round a cup. */
function lotus(art: Art, stone: Stone): void {
  const { u, light, middle, dark } = stone;
  flat(art, drum(u, [CAP.foot, 0.14], [CAP.top, 0.2]), dark);
  const petal = (angle: number, wide: number, r: number, tip: number, half = 0): Path => {
    const place = (across: number, up: number): Point =>
      on(u, lerp(CAP.foot, tip, up), lerp(0.145, r, up ** 1.7), angle + across * wide);
    const knots = [
      [-0.5, 0],
      [-0.95, 0.3],
      [-1, 0.6],
      [-0.6, 0.86],
      [0, 1],
      [0.6, 0.86],
      [1, 0.6],
      [0.95, 0.3],
      [0.5, 0],
    ] as const;
    return spline(
      knots.map(
        ([across, up]): Knot => [
          ...place(half ? Math.max(across * half, 0) * half : across, up),
          up % 1 ? 0 : 1,
        ],
      ),
      true,
    );
  };
  const row = (turn: number, wide: number, r: number, tip: number): void => {
    for (const angle of [180, 0, 144, 36, 108, 72].map((a) => a + turn)) {
      const shaded = petal(angle, wide, r, tip, stone.moon === 'left' ? -1 : 1);
      flat(
        art,
        petal(angle, wide, r, tip),
        turned(stone, angle) < 120 ? light : middle,
        [shaded, middle],
        edgeOf(stone),
      );
    }
  };
  row(18, 17, 0.24, CAP.top - 0.02);
  row(0, 14, 0.225, CAP.top - 0.1);
}

/** A lotus pillar on its block: above our eye the lower hides the upper, below it the upper the lower. */
function pillar(art: Art, stone: Stone): void {
  const { u, letter } = stone;
  const { foot, top, thick, thin } = SHAFT;
  slab(art, stone, [CAP.top, 2.46], 0.26);
  lotus(art, stone);
  round(art, stone, [top + 0.035, 0.16], [top + 0.065, 0.16]);
  round(art, stone, [top, thin + 0.01], [top + 0.03, thin + 0.01]);
  slab(art, stone, [0, 0.1], 0.225);
  round(art, stone, [0.1, 0.2], [0.15, 0.205]);
  round(art, stone, [0.15, 0.18], [foot + 0.01, 0.18]);
  shaft(art, stone);
  const [x, y] = on(u, 1.3, thick, stone.moon === 'left' ? 112 : 100);
  const metre = y - on(u, 2.3, thick, 90)[1];
  art.fill(lettering(letter[0], x, y, 0.24 * metre, { face: 'serif', weight: 700 }), letter[1]);
}

export const farPillar = (art: Art): void => pillar(art, JACHIN);
export const nearPillar = (art: Art): void => pillar(art, BOAZ);
