import { COAT } from '../../kit/grade/sign-tones.ts';
import { form } from '../../kit/pen/forms.ts';
import {
  type Art,
  clamp,
  type Knot,
  LINE,
  type Local,
  lerp,
  line,
  local,
  type Paint,
  type Path,
  type Placement,
  type Point,
  points,
  polar,
  ramp,
  range,
  spline,
  type Tube,
  tube,
} from '../../kit/pen/index.ts';
import { facetStar } from '../../kit/sky/star.ts';

/** The circle both fish swim on. */
const RADIUS = 120;

interface Look {
  /** Direction of the fish's middle. */
  turn: number;
  body: (box: Local) => Paint;
  fins: (box: Local) => Paint;
  /** Outlines of the tail's lobes as angle,radius. */
  lobes: readonly string[];
  shade: readonly [colour: string, opacity: number];
  breastFin: string;
  /** Koi patches on its back: from, to, depth. */
  patches: readonly (readonly [from: number, to: number, depth: number])[];
}

const LIGHT: Look = {
  turn: 0,
  body: (box) =>
    box.radial(
      ...polar(0, 0, 128, 40),
      200,
      ramp(0, COAT.cream, 0.4, COAT.pale, 0.8, COAT.lite, 1, COAT.mid),
    ),
  fins: (box) => box.radial(...polar(0, 0, 128, -60), 140, ramp(0, COAT.cream, 0.6, COAT.pale, 1, COAT.lite)),
  lobes: [
    '-52,130! -62,150 -76,178 -92,200! -90,172 -84,146 -70,120!',
    '-52,112! -64,98 -82,78 -106,62! -98,88 -88,108 -70,120!',
  ],
  shade: [COAT.lite, 0.45],
  breastFin: COAT.pale,
  patches: [
    [0.16, 0.36, -0.02],
    [0.47, 0.7, -0.22],
  ],
};

const DARK: Look = {
  turn: 180,
  body: (box) =>
    box.radial(
      ...polar(0, 0, 128, 220),
      200,
      ramp(0, '#d6acd0', 0.4, '#a67ab6', 0.8, '#7d579c', 1, COAT.mid),
    ),
  fins: (box) => box.radial(...polar(0, 0, 128, 120), 140, ramp(0, COAT.lite, 0.6, COAT.mid, 1, COAT.deep)),
  lobes: [
    '-52,130! -60,152 -72,184 -82,206! -86,178 -84,148 -70,120!',
    '-52,112! -62,94 -80,70 -104,72! -98,94 -88,110 -70,120!',
  ],
  shade: [COAT.deep, 0.5],
  breastFin: COAT.lite,
  patches: [],
};

/** Two koi that circle each other, a cord from mouth to mouth and the star Alrescha on it. */
export function fishPair(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  cord(box);
  for (const look of [LIGHT, DARK]) new Fish(box, look).draw();
  box.glow(0, 0, 64, art.palette.glow, 0.7);
  const outer = 30 * scale;
  facetStar(art, x, y, 8, outer, outer * 0.3, { alt: 0.62, lineWidth: LINE.fine, dark: '#5a4066' });
}

function cord(box: Local): void {
  const half = points('120,67 100,72 70,64 34,74').map(([radius, angle]) => polar(0, 0, radius, angle));
  const other = half.map(([x, y]): Point => [-x, -y]).reverse();
  const path = spline([...half, [0, 0], ...other]);
  box.line(path, 5.4);
  box.line(path, 2.8, COAT.deep);
  const twist = path.walk(60).slice(2, 58);
  box.line(
    twist.map(({ x, y, angle }) => line(...polar(x, y, 2.6, angle - 50), ...polar(x, y, 2.6, angle + 130))),
    LINE.fine,
    'gold',
    0.9,
  );
}

/** One fish along an arc of the circle. */
class Fish {
  private readonly box: Local;
  private readonly look: Look;
  private readonly body: Tube;
  private readonly fins: Paint;

  constructor(box: Local, look: Look) {
    this.box = box;
    this.look = look;
    const spine = points('-58,120 -40,125 -16,128 10,128 36,128 56,126 66,120').map(([a, r]) =>
      this.go(a, r),
    );
    this.body = tube(spine, [9, 16, 30, 40, 41, 31, 6]);
    this.fins = look.fins(box);
  }

  draw(): void {
    this.backFins();
    this.trunk();
    for (const lobe of this.look.lobes) this.tailLobe(points(lobe));
    this.head();
    this.breastFin();
  }

  /** A place on the picture by its angle from the fish's middle and its distance from the centre. */
  private go(angle: number, radius: number): Point {
    return polar(0, 0, radius, angle + this.look.turn);
  }

  private ring(knots: readonly Knot[], closed = false): Path {
    return spline(
      knots.map(([angle, radius, corner = 0]): Knot => [...this.go(angle, radius), corner]),
      closed,
    );
  }

  /** Back fin outside, belly fin inside: both behind the body. */
  private backFins(): void {
    const { box } = this;
    box.solid(this.ring(points('34,162! 24,190 8,203 -12,198 -34,172! -24,150'), true), this.fins);
    const rays = range(9, (i) => {
      const u = i / 8;
      const height = 36 * Math.sin(Math.PI * clamp(u * 0.84 + 0.14));
      return this.ring([
        [lerp(32, -26, u), 156],
        [lerp(27, -30, u), 160 + height],
      ]);
    });
    box.line(rays, LINE.hair, 'gold', 0.85);
    box.solid(this.ring(points('-4,96! -16,72 -36,60! -34,82 -26,104!'), true), this.fins);
    const belly = ['-8,94 -26,72', '-14,98 -31,74', '-20,100 -33,86'];
    box.line(
      belly.map((knots) => this.ring(points(knots))),
      LINE.hair,
      'gold',
      0.85,
    );
  }

  private trunk(): void {
    const { box, body, look } = this;
    form(box, body.outline, look.body(box), LINE.bold, () => {
      for (const patch of look.patches) box.fill(this.patch(...patch), box.art.palette.rose, 0.72);
      const inner: Knot[] = range(12, (i) => body.at(((i + 1) / 13) * 0.76, 0.36));
      const outer: Knot[] = range(12, (i) => body.at(0.74 - (i / 12) * 0.74, 1.3));
      const gill: Knot[] = [
        [...body.at(0.755, 0.9), 1],
        [...body.at(0.755, 1.3), 1],
      ];
      const shade = spline([[...body.at(0, 0.34), 1], ...inner, ...gill, ...outer], true);
      box.fill(shade, ...look.shade);
      box.line(this.scales(), LINE.hair, 'gold', 0.85);
    });
  }

  private patch(from: number, to: number, depth: number): Path {
    const { body } = this;
    return spline(
      [
        body.at(from - 0.02, -1.3),
        body.at(from, -0.6),
        body.at(lerp(from, to, 0.3), depth),
        body.at(lerp(from, to, 0.7), depth - 0.16),
        body.at(to, -0.7),
        body.at(to + 0.01, -1.3),
      ],
      true,
    );
  }

  private scales(): Path[] {
    const { body } = this;
    const arcs: Path[] = [];
    for (let row = 0; row < 15; row++) {
      const t = 0.07 + row * 0.044;
      for (let column = -4; column <= 4; column++) {
        const v = (column + (row % 2 ? 0.5 : 0)) * 0.25;
        if (Math.abs(v) > 0.96) continue;
        arcs.push(
          spline([body.at(t + 0.028, v - 0.13), body.at(t - 0.006, v), body.at(t + 0.028, v + 0.13)]),
        );
      }
    }
    return arcs;
  }

  /** A trailing lobe; rays run from its root to its edge. */
  private tailLobe(outline: readonly Knot[]): void {
    this.box.solid(this.ring(outline, true), this.fins);
    const [, , outer, tip, , inner] = outline as [Knot, Knot, Knot, Knot, Knot, Knot];
    const rays = range(6, (i) => {
      const u = (i + 0.6) / 6.4;
      const towards = (from: Knot, to: Knot, t: number): Point => [
        lerp(from[0], to[0], t),
        lerp(from[1], to[1], t),
      ];
      const edge = u < 0.6 ? towards(outer, tip, u / 0.6) : towards(tip, inner, (u - 0.6) / 0.4);
      return this.ring([
        [-56, 120],
        [lerp(-56, edge[0], 0.45), lerp(RADIUS, edge[1], 0.3)],
        [lerp(-56, edge[0], 0.86), lerp(RADIUS, edge[1], 0.84)],
      ]);
    });
    this.box.line(rays, LINE.hair, 'gold', 0.85);
  }

  /** Gill, closed lid, lips, barbels. */
  private head(): void {
    const { box, body } = this;
    box.line(
      spline([body.at(0.775, -0.94), body.at(0.735, -0.35), body.at(0.735, 0.3), body.at(0.79, 0.94)]),
    );
    const gill = spline([
      body.at(0.8, -0.75),
      body.at(0.765, -0.25),
      body.at(0.765, 0.3),
      body.at(0.81, 0.75),
    ]);
    box.line(gill, LINE.fine, 'gold', 0.85);
    const lid = spline([body.at(0.84, -0.42), body.at(0.866, -0.16), body.at(0.9, -0.3)]);
    box.taper(lid, 3.8, { start: 0.3, end: 0.3, samples: 12 }, COAT.ink);
    box.line(spline([body.at(1, 0.1), body.at(0.965, 0.3), body.at(0.94, 0.62)]));
    const barbels = [
      spline([body.at(0.97, 0.8), this.go(70, 104), this.go(77, 100), this.go(83, 90)]),
      spline([body.at(0.975, -0.8), this.go(71, 132), this.go(77, 140), this.go(82, 154)]),
    ];
    for (const barbel of barbels) box.taper(barbel, 3.6, { start: 0.8, end: 0.1, samples: 12 });
  }

  private breastFin(): void {
    const { box, body } = this;
    const outline = spline(
      [[...body.at(0.735, 0.2), 1], body.at(0.66, 0.66), [...body.at(0.5, 0.92), 1], body.at(0.56, 0.3)],
      true,
    );
    box.solid(outline, this.look.breastFin);
    const rays = [0.2, 0.45, 0.7].map((u) =>
      spline([body.at(0.72, 0.25), body.at(lerp(0.56, 0.57, u), lerp(0.42, 0.78, u))]),
    );
    box.line(rays, LINE.hair, 'gold', 0.85);
  }
}
