import { mix } from '../grade/mix.ts';
import {
  type Art,
  ellipse,
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

/** Side branches of one arm: place on it, length, width, in parts of the radius. */
const BRANCHES = [
  [0.2, 0.12, 0.026],
  [0.3, 0.21, 0.032],
  [0.42, 0.33, 0.036],
  [0.55, 0.36, 0.038],
  [0.67, 0.25, 0.034],
  [0.77, 0.165, 0.03],
  [0.86, 0.09, 0.026],
] as const;

/** A six-sided needle seen from above, foot at (0, 0), pointing up; and its shaded right half. */
const needle = (length: number, width: number): Path =>
  polygon([
    [0, 0],
    [width / 2, -width * 0.5],
    [width / 2, -length + width * 0.7],
    [0, -length],
    [-width / 2, -length + width * 0.7],
    [-width / 2, -width * 0.5],
  ]);
const shadedHalf = (length: number, width: number): Path =>
  polygon([
    [0, 0],
    [width / 2, -width * 0.5],
    [width / 2, -length + width * 0.7],
    [0, -length],
  ]);

const hexagon = (x: number, y: number, radius: number, rot = 0): Path =>
  polygon(range(6, (i) => polar(x, y, radius, rot + i * 60)));

/** A needle's length, width, foot and heading within the arm that points up. */
type Needle = readonly [length: number, width: number, x: number, y: number, heading: number];

/** The crystal being drawn: its paints, and six turned copies of any path. */
class Crystal {
  readonly lit: Paint;
  readonly shade: Paint;
  private readonly art: Art;
  private readonly x: number;
  private readonly y: number;

  constructor(art: Art, x: number, y: number, radius: number) {
    const { pale, cool } = art.palette;
    const deep = '#46549f';
    [this.art, this.x, this.y] = [art, x, y];
    this.lit = art.radial(x, y, radius, ramp(0, '#ffffff', 0.3, pale, 1, mix(pale, cool, 0.55)));
    this.shade = art.radial(x, y, radius, ramp(0, cool, 0.5, mix(cool, deep, 0.55), 1, deep));
  }

  six(path: Path): Path {
    return Path.join(range(6, (i) => path.rotate(i * 60).translate(this.x, this.y)));
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

  /** A small hexagonal plate on each arm. */
  plate(at: number, radius: number): void {
    const outline = this.six(hexagon(0, -at, radius));
    this.art.fill(outline, this.lit);
    this.art.line(outline, LINE.fine);
    this.art.line(this.six(hexagon(0, -at, radius * 0.62)), LINE.hair);
    const facet = polygon([[0, -at], ...[60, 120, 180].map((angle) => polar(0, -at, radius * 0.62, angle))]);
    this.art.blot(this.six(facet), this.shade, 0.8);
  }
}

/** Twigs on the longer branches, in mirrored pairs. */
function twigs(crystal: Crystal, radius: number): void {
  for (const [at, reach, thick] of BRANCHES) {
    if (reach <= 0.2) continue;
    for (const side of [-1, 1]) {
      for (const place of [0.4, 0.64]) {
        const foot = polar(0, -at * radius, reach * radius * place, side * 60);
        const length = reach * radius * (place < 0.5 ? 0.3 : 0.22);
        const width = thick * radius * 0.7;
        crystal.needles(
          [
            [length, width, ...foot, 0],
            [length, width, ...foot, side * 120],
          ],
          LINE.hair,
        );
      }
    }
  }
}

/** The plate in the middle with its star of ridges. */
function heart(art: Art, x: number, y: number, radius: number): void {
  const { pale, cool } = art.palette;
  const tone = art.radial(x, y, radius * 0.18, ramp(0, '#ffffff', 0.5, pale, 1, cool));
  art.solid(hexagon(x, y, radius * 0.17), tone, LINE.mid);
  art.line(hexagon(x, y, radius * 0.13), LINE.hair);
  const at = (share: number, angle: number) => polar(x, y, radius * share, angle);
  art.line(
    range(6, (i) => line(...at(0.05, i * 60), ...at(0.17, i * 60))),
    LINE.fine,
  );
  art.line(
    range(6, (i) => polyline([at(0.05, i * 60), at(0.115, 30 + i * 60), at(0.05, 60 + i * 60)])),
    LINE.fine,
  );
  art.solid(hexagon(x, y, radius * 0.05), '#ffffff', LINE.fine);
}

/** An exact six-branched crystal of snow; one arm points straight up. */
export function snowCrystal(art: Art, x: number, y: number, radius: number): void {
  const crystal = new Crystal(art, x, y, radius);
  twigs(crystal, radius);
  for (const [at, reach, thick] of BRANCHES) {
    const [length, width] = [reach * radius, thick * radius];
    crystal.needles(
      [
        [length, width, 0, -at * radius, 60],
        [length, width, 0, -at * radius, -60],
      ],
      LINE.fine,
    );
  }
  crystal.needles([[radius * 0.93, radius * 0.05, 0, -radius * 0.07, 0]], LINE.mid);
  crystal.plate(radius * 0.945, radius * 0.05);
  crystal.plate(radius * 0.485, radius * 0.05);
  heart(art, x, y, radius);
  art.line([hexagon(x, y, radius * 0.3, 30), hexagon(x, y, radius * 0.255, 30)], LINE.hair, 'gold', 0.9);
  art.blot(
    range(6, (i) => [
      ellipse(...polar(x, y, radius * 0.335, 30 + i * 60), radius * 0.008),
      sparkle(...polar(x, y, radius * 0.83, 30 + i * 60), radius * 0.045),
    ]),
  );
}
