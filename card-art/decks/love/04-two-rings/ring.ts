import {
  type Art,
  lerp,
  Path,
  type Point,
  points,
  polygon,
  range,
  smoothstep,
  spline,
  TAU,
  twiceArea,
} from '../../../kit/pen/index.ts';
import { add, cross, dot, EYE, SUN, seen, shaded, sightOf, unit, type Vec } from './view.ts';

/** A plain band that lies somewhere in space. Millimetres. */
export interface Ring {
  middle: Vec;
  /** Of the circle it is. */
  axis: Vec;
  radius: number;
  thick: number;
  wide: number;
  /** Its metal from shade to light. */
  tones: readonly string[];
}

/** Pieces round the ring, and so many of them that are painted at once. */
const PIECES = 56;
const AT_ONCE = 4;
/** Faces of a piece: the domed outside and the flat inside share them. */
const SIDES = 18;

/** The section of the band, round about: across (-1 … 1 of half its width), out (0 inside, 1 outside). */
const SECTION = spline(
  points(
    '-0.95,0.12 -1,0.4 -0.96,0.66 -0.78,0.86 -0.4,0.98 0,1.02 0.4,0.98 0.78,0.86 0.96,0.66 1,0.4 0.95,0.12 0.72,0 0,-0.04 -0.72,0',
  ),
  true,
)
  .walk(SIDES + 1)
  .slice(0, SIDES);

/** A corner between four faces. */
interface Corner {
  at: Vec;
  /** How light the metal is there, 0 … 1. */
  light: number;
}
type Face = readonly [Corner, Corner, Corner, Corner];

/** From the ring's middle outwards, by the angle round it. */
function outwards({ axis }: Ring): (angle: number) => Vec {
  const u = unit(cross([0, 0, 1], axis));
  const v = cross(axis, u);
  return (angle) => add(add([0, 0, 0], u, Math.cos(angle)), v, Math.sin(angle));
}

/**
 * Every small face of some pieces of a ring, whether it looks at us or not.
 * @param lift -1 turns all upside down, as still water does
 */
function facesOf(ring: Ring, first: number, count: number, lift: 1 | -1): Face[] {
  const { middle, axis, radius, thick, wide } = ring;
  const out = outwards(ring);
  const turned = ([x, y, z]: Vec): Vec => [x, y, z * lift];
  const rows = range(count + 1, (i) => {
    const way = out(((first + i) / PIECES) * TAU);
    return SECTION.map(({ x: across, y: height }, side): Corner => {
      const [before, after] = [SECTION[(side + SIDES - 1) % SIDES]!, SECTION[(side + 1) % SIDES]!];
      const at = turned(add(add(middle, way, radius - thick + thick * height), axis, (across * wide) / 2));
      const flat = ((after.x - before.x) * wide) / 2;
      const normal = turned(unit(add(add([0, 0, 0], way, flat), axis, (before.y - after.y) * thick)));
      return { at, light: lightOf(at, normal) };
    });
  });
  return range(count, (i) =>
    range(SIDES, (side): Face => {
      const next = (side + 1) % SIDES;
      return [rows[i]![side]!, rows[i + 1]![side]!, rows[i + 1]![next]!, rows[i]![next]!];
    }),
  ).flat();
}

/** What polished metal shows of the world from straight below to straight above, -1 … 1: wet stone, garden, sky. */
const WORLD: readonly Point[] = [
  [-1, 0.62],
  [-0.55, 0.5],
  [-0.2, 0.3],
  [-0.04, 0.1],
  [0.22, 0.16],
  [0.36, 0.42],
  [0.5, 0.74],
  [1, 0.86],
];

function mirrors(way: Vec): number {
  const next = WORLD.findIndex(([up]) => up >= way[2]);
  const [[low, from], [high, to]] = [WORLD[Math.max(0, next - 1)]!, WORLD[Math.max(1, next)]!];
  const world = lerp(from, to, smoothstep((way[2] - low) / (high - low)));
  return world + smoothstep((dot(way, SUN) - 0.6) / 0.38) * 0.7;
}

/** What a place of the metal mirrors, and a little of the sun that falls on it. */
function lightOf(at: Vec, normal: Vec): number {
  const sight = sightOf(at);
  const way = unit(add(sight, normal, -2 * dot(sight, normal)));
  return mirrors(way) * 0.86 + Math.max(0, dot(normal, SUN)) * 0.2;
}

/**
 * Rings, one through the other: what is farther first, each stretch in its metal's few tones, the lighter over the
 * darker.
 * @param lift -1 shows them as the wet stone gives them back
 */
export function rings(art: Art, all: readonly Ring[], lift: 1 | -1 = 1): void {
  const stretches = all
    .flatMap((ring) =>
      range(PIECES / AT_ONCE, (i) => {
        const first = i * AT_ONCE;
        const way = outwards(ring)(((first + AT_ONCE / 2) / PIECES) * TAU);
        return { ring, first, distance: Math.hypot(...add(add(ring.middle, way, ring.radius), EYE, -1)) };
      }),
    )
    .sort((a, b) => b.distance - a.distance);
  for (const { ring, first } of stretches) {
    // a little over its end, where the next stretch joins
    const faces = facesOf(ring, first, AT_ONCE + 1, lift).filter(
      (face) => twiceArea(face.map(({ at }) => seen(at))) * lift < 0,
    );
    ring.tones.forEach((tone, i) => void art.blot(facesOfTone(faces, i, ring.tones.length), tone));
  }
}

/**
 * What of the faces is at least so light as one of `count` tones: the border runs straight through each, as if the light
 * changed evenly. A face that the next tone covers wholly is left out, or its edge would show as a seam.
 */
function facesOfTone(faces: readonly Face[], tone: number, count: number): Path {
  const level = tone ? tone / count : -Infinity;
  const next = tone < count - 1 ? (tone + 1) / count : Infinity;
  return Path.join(
    faces
      .filter((face) => face.some(({ light }) => light < next) && face.some(({ light }) => light >= level))
      .map((face) => polygon(face.flatMap((corner, i) => lighterPart(corner, face[(i + 1) % 4]!, level)))),
  );
}

/** Of a face's edge: its first corner, if that is light enough, and the place where the light passes the level. */
function lighterPart(from: Corner, to: Corner, level: number): Point[] {
  const [here, there] = [seen(from.at), seen(to.at)];
  const kept = from.light >= level ? [here] : [];
  if (from.light >= level === to.light >= level) return kept;
  const t = (level - from.light) / (to.light - from.light);
  return [...kept, [lerp(here[0], there[0], t), lerp(here[1], there[1], t)]];
}

/** Where the rings keep the sun from the stone: all faces wound alike, so that none cuts a hole into another. */
export const shadowOf = (all: readonly Ring[]): Path =>
  Path.join(
    all
      .flatMap((ring) => facesOf(ring, 0, PIECES, 1))
      .map((face) => {
        const corners = face.map(({ at }) => seen(shaded(at)));
        return polygon(twiceArea(corners) < 0 ? corners.reverse() : corners);
      }),
  );

/** Rays that a ring's wall sends back, and how far from the ring their light is still seen. */
const RAYS = 120;
const REACH = 14;

/** Bows of light on the stone: where the sun lands that a ring's inner wall sends back. */
export function thrownBack(ring: Ring): Vec[][] {
  const { middle, axis, radius, thick, wide } = ring;
  return [-0.8, -0.3, 0.2, 0.7].map((across) =>
    range(RAYS, (i) => outwards(ring)((i / RAYS) * TAU)).flatMap((out): Vec[] => {
      const from = add(add(middle, out, radius - thick), axis, (across * wide) / 2);
      const way = add(add([0, 0, 0], SUN, -1), out, 2 * dot(SUN, out));
      if (dot(out, SUN) > -0.05 || way[2] > -0.02) return []; // the sun meets the wall opposite itself
      const light = add(from, way, from[2] / -way[2]);
      return Math.hypot(...add(light, middle, -1)) < REACH ? [light] : [];
    }),
  );
}
