import { mix } from '../../../kit/grade/mix.ts';
import {
  type Art,
  clamp,
  ellipse,
  type Knot,
  LINE,
  lerp,
  type Paint,
  type Path,
  type Point,
  polar,
  ramp,
  range,
  spline,
} from '../../../kit/pen/index.ts';

/** Heading of the lip; growth per turn; degrees of the open chamber, of a closed one, and of all. */
const LIP = 70;
const GROWTH = 2.9;
const [BODY, CHAMBER] = [128, 21];
const END = BODY + 3.2 * 360;
/** Thickness of the wall, as a part of the radius. */
const WALL = 0.05;
/** Mother of pearl, from the light to the depth. */
const NACRE = ['#fffaf2', '#f9dbe0', '#b9a6e0', '#4a549f'] as const;

/** The spiral: a logarithmic one, read by degrees behind the lip. */
class Spiral {
  private readonly cx: number;
  private readonly cy: number;
  private readonly lipRadius: number;

  constructor(cx: number, cy: number, radius: number) {
    [this.cx, this.cy, this.lipRadius] = [cx, cy, radius];
  }

  radius(degrees: number): number {
    return this.lipRadius * GROWTH ** (-degrees / 360);
  }

  /** A place `degrees` behind the lip, 0 at the inner wall … 1 at the outer. */
  at(degrees: number, across: number): Point {
    const radius = lerp(this.radius(degrees + 360), this.radius(degrees), across);
    return polar(this.cx, this.cy, radius, LIP + degrees);
  }

  /** Places along the outer wall. */
  outer(from: number, to: number, share: number, count: number): Point[] {
    return range(count + 1, (i) => {
      const degrees = lerp(from, to, i / count);
      return polar(this.cx, this.cy, this.radius(degrees) * share, LIP + degrees);
    });
  }

  /** A wall between chambers: five places from the inner wall to the outer, bowed away from the lip. */
  septum(degrees: number): Point[] {
    return [
      this.at(degrees, 0),
      this.at(degrees + 9.35, 0.22),
      this.at(degrees + 15.3, 0.5),
      this.at(degrees + 10.54, 0.8),
      this.at(degrees, 0.985),
    ];
  }

  /** The lip's outer corner, turned outwards. */
  flare(): Point {
    return polar(this.cx, this.cy, this.lipRadius * 1.024, LIP - 8);
  }

  /** A place moved away from the middle by a factor. */
  apart([x, y]: Point, factor: number): Point {
    return [lerp(this.cx, x, factor), lerp(this.cy, y, factor)];
  }
}

/** Knots with sharp corners at the given places. */
const cornered = (places: readonly Point[], ...corners: number[]): Knot[] =>
  places.map(([x, y], i) => [x, y, corners.includes(i) ? 1 : 0]);

/** The open chamber from the lip to the first septum, with its growth lines. */
function openChamber(art: Art, spiral: Spiral, light: Point, radius: number): void {
  const at = (degrees: number, across: number): Point => spiral.at(degrees, across);
  const lip: Point[] = [at(0, 0), at(-5, 0.24), at(-9, 0.5), at(-10, 0.8), spiral.flare()];
  const wall = spiral.outer(0, BODY, 1, Math.ceil(BODY / 9));
  const floor = range(11, (i) => at(lerp(BODY, 0, i / 11), 0));
  const outline = spline(
    [
      ...cornered(lip, 0, 4),
      ...cornered(wall, wall.length - 1),
      ...spiral.septum(BODY).reverse().slice(1, -1),
      ...cornered(floor, 0),
    ],
    true,
  );
  const depth = mix(NACRE[3], art.palette.ink, 0.45);
  const tones = ramp(0, NACRE[0], 0.1, NACRE[1], 0.27, '#d9a9c8', 0.5, '#8d7cc0', 0.8, NACRE[3], 1, depth);
  art.solid(outline, art.radial(...light, radius * 0.95, tones));
  const along = [0.12, 0.24, 0.36, 0.64, 0.76, 0.88].map((across, i) => {
    const [from, to] = [30 + 5 * Math.sin(i * 2.1), BODY - 2 + 14 * Math.sin(Math.PI * across)];
    return spline(range(14, (j) => at(lerp(from, to, j / 13), across)));
  });
  art.line(along, LINE.hair, 'gold', 0.55);
  const lips = [7, 13, 20].map((d) =>
    spline([at(d * 0.9, 0), at(d - 4, 0.24), at(d - 8, 0.5), at(d - 9, 0.8), at(d - 6, 0.97)]),
  );
  art.line(lips, LINE.hair, 'gold', 0.6);
}

/** One closed chamber, and its paint: nacre drifts from rose to blue between neighbours. */
function chamber(art: Art, spiral: Spiral, degrees: number, index: number): [Path, Paint] {
  const next = degrees + CHAMBER;
  const wall = spiral.outer(degrees, next, 0.995, 3).slice(1);
  const back = spiral.septum(next).reverse().slice(1);
  const floor = range(4, (i) => spiral.at(lerp(next, degrees, i / 3), 0)).slice(1, -1);
  const outline = spline(
    [...cornered(spiral.septum(degrees), 0, 4), ...cornered(wall, 2), ...cornered(back, 3), ...floor],
    true,
  );
  const hue = (index % 3) / 2;
  const inwards = clamp((degrees - BODY) / (END - BODY));
  const tones = ramp(
    ...[0, mix(NACRE[0], NACRE[1], inwards * 0.5)],
    ...[0.32, mix(NACRE[1], NACRE[2], 0.15 + hue * 0.35)],
    ...[0.75, mix(NACRE[2], NACRE[3], 0.35 + hue * 0.3)],
    ...[1, mix(NACRE[3], art.palette.ink, 0.25)],
  );
  const reach = Math.max(6, spiral.radius(degrees) * 0.42) * 1.7;
  return [outline, art.radial(...spiral.at(degrees + 4, 0.75), reach, tones)];
}

function chambers(art: Art, spiral: Spiral): void {
  const count = Math.ceil((END - CHAMBER - BODY) / CHAMBER);
  const cells = range(count, (i) => chamber(art, spiral, BODY + i * CHAMBER, i));
  cells.forEach(([outline, paint], i) => {
    art.solid(outline, paint, lerp(LINE.mid, LINE.hair, i / count));
  });
  for (let d = BODY; d < END - 560; d += CHAMBER) {
    const curves = [0.18, 0.34, 0.5].map((share) => {
      const e = d + CHAMBER * share;
      return spline([
        spiral.at(e + 3, 0.1 + share * 0.06),
        spiral.at(e + 9.5, 0.3),
        spiral.at(d + 15 + CHAMBER * share * 0.9, 0.5),
        spiral.at(e + 10.5, 0.76),
        spiral.at(e + 2, 0.95 - share * 0.04),
      ]);
    });
    art.line(curves, LINE.hair, 'gold', 0.5);
  }
  // the siphuncle: a small collar through every septum
  for (let d = BODY; d < END - 500; d += CHAMBER) {
    art.blot(ellipse(...spiral.at(d + 15.3, 0.5), Math.max(0.8, spiral.radius(d) * 0.0115)), '#fffaf2');
  }
}

/** The thick lit edge of the shell, tapering inwards. */
function wall(art: Art, spiral: Spiral, light: Point, radius: number): void {
  const outer = spiral.outer(-7, END - 60, 1, 90);
  outer[0] = spiral.flare();
  const inner = spiral
    .outer(-7, END - 60, 1 - WALL, 90)
    .map((place, i) => spiral.apart(place, 1 + WALL * 1.04 * (1 - clamp(i / 5))))
    .reverse();
  const band = spline([...cornered(outer, 0), ...cornered(inner, inner.length - 1)], true);
  const tones = ramp(0, '#fffaf0', 0.45, '#f6d3cf', 0.8, '#c79fc6', 1, '#8c86c4');
  art.solid(band, art.radial(...light, radius * 1.15, tones), LINE.fine);
  art.line(spline(outer), LINE.bold);
}

/**
 * A nautilus in section round (cx, cy), `radius` at its lip (lower right), lit from the `light` in
 * its open chamber; `inside` paints what lies there.
 */
export function nautilus(
  art: Art,
  cx: number,
  cy: number,
  radius: number,
  { light, inside }: { light: Point; inside: () => void },
): void {
  const spiral = new Spiral(cx, cy, radius);
  openChamber(art, spiral, light, radius);
  inside();
  chambers(art, spiral);
  art.solid(ellipse(cx, cy, spiral.radius(END - CHAMBER) * 1.02), NACRE[0], LINE.hair);
  wall(art, spiral, light, radius);
}

/** How far from the centre of such a nautilus its spiral is, `degrees` behind the lip (before it, if negative). */
export const spiralPoint = (cx: number, cy: number, radius: number, degrees: number): Point =>
  polar(cx, cy, radius * GROWTH ** (-degrees / 360), LIP + degrees);
