import { mix } from '../grade/mix.ts';
import {
  type Art,
  ellipse,
  type Knot,
  LINE,
  line,
  type Paint,
  Path,
  polar,
  polygon,
  polyline,
  ramp,
  range,
} from '../pen/index.ts';
import { sparkle } from './star.ts';

/** Side branches of one arm: place on it, length, width, in parts of the radius; real ones are uneven. */
const BRANCHES = [
  [0.44, 0.36, 0.044],
  [0.53, 0.27, 0.038],
  [0.615, 0.295, 0.04],
  [0.7, 0.185, 0.034],
  [0.775, 0.2, 0.034],
  [0.85, 0.11, 0.028],
  [0.91, 0.07, 0.024],
] as const;

/** A six-sided needle of ice seen from above, foot at (0, 0), pointing up, thinner at its tip. */
const needle = (length: number, width: number): Path =>
  polygon([
    [0, 0],
    [width / 2, -width * 0.6],
    [width * 0.3, -length + width],
    [0, -length],
    [-width * 0.3, -length + width],
    [-width / 2, -width * 0.6],
  ]);
/** Its right half: the side in shade. */
const shadedHalf = (length: number, width: number): Path =>
  polygon([
    [0, 0],
    [width / 2, -width * 0.6],
    [width * 0.3, -length + width],
    [0, -length],
  ]);

const hexagon = (x: number, y: number, radius: number, rot: number): Path =>
  polygon(range(6, (i) => polar(x, y, radius, rot + i * 60)));

/** A needle's length, width, foot and heading within the arm that points up. */
type Needle = readonly [length: number, width: number, x: number, y: number, heading: number];

/** The crystal being drawn: its paints, and six turned copies of any path. */
class Crystal {
  readonly art: Art;
  readonly radius: number;
  readonly rot: number;
  private readonly x: number;
  private readonly y: number;
  private readonly lit: Paint;
  private readonly shade: Paint;

  constructor(art: Art, x: number, y: number, radius: number, rot: number) {
    const { pale, cool } = art.palette;
    const deep = '#46549f';
    [this.art, this.x, this.y, this.radius, this.rot] = [art, x, y, radius, rot];
    this.lit = art.radial(x, y, radius, ramp(0, '#ffffff', 0.4, pale, 1, mix(pale, cool, 0.4)));
    this.shade = art.radial(x, y, radius, ramp(0, cool, 0.5, mix(cool, deep, 0.4), 1, mix(cool, deep, 0.7)));
  }

  six(path: Path): Path {
    return Path.join(range(6, (i) => path.rotate(this.rot + i * 60).translate(this.x, this.y)));
  }

  /** A point of the upright arm, in parts of the radius. */
  at(across: number, out: number): Knot {
    return [across * this.radius, -out * this.radius];
  }

  needles(list: readonly Needle[], lineWidth: number): void {
    const place = (shape: (length: number, width: number) => Path): Path =>
      this.six(
        Path.join(
          list.map(([length, width, x, y, heading]) => shape(length, width).rotate(heading).translate(x, y)),
        ),
      );
    this.art.blot(place(needle), this.lit);
    this.art.blot(place(shadedHalf), this.shade);
    this.art.line(place(needle), lineWidth);
  }
}

/** Six plates of clear ice, long hexagons cut into facets. */
function plates(crystal: Crystal, x: number, y: number): void {
  const { art, radius } = crystal;
  const { pale, cool } = art.palette;
  const corners = (grow: number): Knot[] => [
    crystal.at(0, 0.345 - 0.245 * grow),
    crystal.at(0.125 * grow, 0.345 - 0.055 * grow),
    crystal.at(0.125 * grow, 0.345 + 0.075 * grow),
    crystal.at(0, 0.345 + 0.215 * grow),
    crystal.at(-0.125 * grow, 0.345 + 0.075 * grow),
    crystal.at(-0.125 * grow, 0.345 - 0.055 * grow),
  ];
  const rim = corners(1);
  const [inner, middle] = [corners(0.62), crystal.at(0, 0.345)];
  const ice = ramp(0, '#ffffff', 0.85, 0.6, pale, 0.6, 1, cool, 0.55);
  art.fill(crystal.six(polygon(rim)), art.radial(x, y, radius * 0.6, ice));
  const facet = (i: number): Path => polygon([rim[i]!, rim[i + 1]!, inner[i + 1]!, inner[i]!]);
  art.fill(crystal.six(Path.join(facet(0), facet(1), facet(2))), '#4f60b4', 0.42);
  art.line(crystal.six(polygon(rim)), LINE.fine);
  const edges = rim.map(([rx, ry], i) => line(rx, ry, inner[i]![0], inner[i]![1]));
  art.line(crystal.six(Path.join(polygon(inner), edges)), LINE.hair, '#ffffff', 0.85);
  const star = inner.map(([px, py]) => line(px, py, middle[0], middle[1]));
  art.line(crystal.six(Path.join(star)), LINE.hair, pale, 0.5);
}

/** Ferns of ice beyond the plates: side branches with twigs on their outer side. */
function ferns(crystal: Crystal): void {
  const { radius } = crystal;
  for (const [at, reach, thick] of BRANCHES) {
    const [length, width] = [reach * radius, thick * radius];
    for (const side of [-1, 1]) {
      const twigs = (reach > 0.2 ? [0.34, 0.52, 0.7] : reach > 0.14 ? [0.45, 0.68] : []).map(
        (place): Needle => {
          const [x, y] = polar(0, -at * radius, length * place, side * 60);
          return [length * (0.4 - place * 0.36), width * 0.62, x, y, 0];
        },
      );
      if (twigs.length) crystal.needles(twigs, LINE.hair);
    }
    crystal.needles(
      [
        [length, width, 0, -at * radius, 60],
        [length, width, 0, -at * radius, -60],
      ],
      LINE.fine,
    );
  }
}

/** Short needles between the arms: they make a star of the heart. */
function between(crystal: Crystal): void {
  const { radius } = crystal;
  const [x, y] = polar(0, 0, radius * 0.12, 30);
  crystal.needles([[radius * 0.24, radius * 0.03, x, y, 30]], LINE.fine);
}

/** The plate in the middle with its star of ridges. */
function heart({ art, radius, rot }: Crystal, x: number, y: number): void {
  const { pale, cool } = art.palette;
  const tone = art.radial(x, y, radius * 0.17, ramp(0, '#ffffff', 0.5, pale, 1, cool));
  art.solid(hexagon(x, y, radius * 0.16, rot + 30), tone, LINE.fine);
  art.line(hexagon(x, y, radius * 0.12, rot + 30), LINE.hair);
  const at = (share: number, angle: number) => polar(x, y, radius * share, rot + angle);
  art.line(
    range(6, (i) => line(...at(0.04, i * 60), ...at(0.138, i * 60))),
    LINE.fine,
  );
  art.line(
    range(6, (i) => polyline([at(0.04, i * 60), at(0.1, 30 + i * 60), at(0.04, 60 + i * 60)])),
    LINE.hair,
  );
}

/**
 * A crystal of snow: clear plates near the heart, ferns of ice beyond them; exactly six-fold. `rot`
 * turns it as it falls.
 */
export function snowCrystal(art: Art, x: number, y: number, radius: number, rot: number): void {
  const crystal = new Crystal(art, x, y, radius, rot);
  between(crystal);
  plates(crystal, x, y);
  ferns(crystal);
  crystal.needles([[radius * 0.88, radius * 0.052, 0, -radius * 0.12, 0]], LINE.mid);
  heart(crystal, x, y);
  art.blot(
    range(6, (i) => [
      ellipse(...polar(x, y, radius * 0.45, rot + 30 + i * 60), radius * 0.008),
      sparkle(...polar(x, y, radius * 0.74, rot + 30 + i * 60), radius * 0.045),
    ]),
  );
}
