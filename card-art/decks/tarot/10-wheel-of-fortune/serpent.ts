import { flat, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  ellipse,
  type Knot,
  local,
  type Path,
  type Point,
  points,
  range,
  spline,
  type Tube,
  tube,
} from '../../../kit/pen/index.ts';
import { toned } from './place.ts';

const BACK = { fill: '#5f9a6c', shade: '#2f5e55', rim: '#f4e8a8' } as const;
const SADDLE = '#1f4a48';
const BELLY = { fill: '#f0e0a8', shade: '#c6b681' } as const;

/** Where the belly is seen, and on which side of the heading: 1 right, -1 left. */
interface Belly {
  from: number;
  to: number;
  side: 1 | -1;
}

/** One stretch of it: body, what is seen of the pale belly, dark saddles on its back. */
function stretch(art: Art, outline: Path, body: Tube, saddles: number, belly: readonly Belly[] = []): void {
  toned(art, outline, { ...BACK, soft: 5, rimWidth: 1.6 });
  art.clip(outline, () => {
    for (const { from, to, side } of belly) {
      // it turns about itself: at its ends the belly slips round the edge
      const inner = (t: number): number => side * (1.15 - 0.85 * Math.sqrt(Math.sin(Math.PI * t)));
      const edge = (v: (t: number) => number): Knot[] =>
        range(24, (i) => body.at(from + ((to - from) * i) / 23, v(i / 23)));
      art.fill(
        spline([...edge(inner), ...edge(() => side * 1.3).reverse()], true),
        side > 0 ? BELLY.fill : BELLY.shade,
      );
      const ribs = Math.round((to - from) * 54);
      strokes(
        art,
        range(ribs, (i) =>
          body.rib(
            from + ((to - from) * (i + 0.5)) / ribs,
            0.008,
            inner((i + 0.5) / ribs) + side * 0.1,
            side * 1.1,
          ),
        ),
        0.8,
        '#9a8a62',
        0,
      );
    }
    for (const i of range(saddles, (k) => (k + 0.5) / (saddles + 0.6))) {
      const half = 0.38 / saddles;
      const saddle = [
        [-1, -0.3],
        [-0.4, -0.8],
        [0.4, -0.8],
        [1, -0.3],
        [0.35, 0.22],
        [-0.35, 0.22],
      ] as const;
      art.fill(
        spline(
          saddle.map(([t, v]) => body.at(i + half * t, v)),
          true,
        ),
        SADDLE,
      );
    }
  });
}

/** Half a turn round the axle, round at both edges. */
function coil(art: Art, from: Point, to: Point, half: number): void {
  const bent: Knot[] = [from, [(from[0] + to[0]) / 2 + 5, (from[1] + to[1]) / 2], to];
  const rounded = range(
    25,
    (i) => half * Math.sqrt(Math.max(0.03, 1 - Math.max(0, Math.abs(i - 12) / 12 - 0.62) ** 2 / 0.145)),
  );
  const round = tube(bent, rounded, 34);
  stretch(art, round.outline, round, 2);
}

/** Wound round the axle it lets itself down to the water. */
export function serpent(art: Art): void {
  const tail = tube(
    points('552,440 541,446 533,458 524,480 512,508'),
    [2.5, 4, 6, 8, 9.6, 10.6, 11, 10.6, 8.6, 2.4],
    30,
  );
  stretch(art, tail.outline, tail, 4);
  coil(art, [506, 464], [489, 513], 12.5);
  // round where it comes over the axle, thinner to the neck
  const thick = range(
    60,
    (i) => (13.6 - 3.8 * (i / 59) ** 2) * Math.sqrt(1 - Math.max(0, 1 - (i + 0.15) / 2.6) ** 2),
  );
  const body = tube(
    points('482,466 474,490 467,514 463,548 469,584 477,618 470,652 456,678 438,695 418,703 402,704'),
    thick,
    60,
  );
  stretch(art, body.outline, body, 14, [
    { from: 0.04, to: 0.82, side: 1 },
    { from: 0.72, to: 1.2, side: -1 },
  ]);
  head(art, 402, 704);
}

/** Its head, to the left, tongue out. */
function head(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1, { rot: 4 });
  strokes(box, ['-26,4 -36,6 -44,3', '-36,6 -43,11'], 1.8, '#b53446', 0);
  flat(
    box,
    '20,-11.6! 12,-12 4,-13.6 -6,-13 -16,-8 -27,-2 -31,4! -25,9 -10,12 4,12 16,8 26,4!',
    BACK.fill,
    { side: [-1, -1.5], paint: BACK.rim },
    ['-31,4! -25,9 -10,12 4,12 16,9 28,4! 28,0 12,4 -8,5!', BELLY.fill],
    ['-22,9! -10,13 4,13 16,9 28,4! 16,6 4,9.4 -8,9.6', BELLY.shade],
    ['0,-12! 8,-9 18,-8! 18,-4 8,-3 2,-6', SADDLE],
    ['-9,-11! -4,-9 -2,-10! -4,-13', SADDLE],
  );
  strokes(box, ['-29,3.4 -16,5 -2,5 8,1'], 1.2, '#173a3c', 0);
  box
    .fill(ellipse(-11, -3.4, 3.6, 3.2), '#f2c04c')
    .fill(ellipse(-11.6, -3.4, 1.1, 2.8), '#1a1020')
    .fill(ellipse(-12.6, -4.6, 0.8), '#fffbe8');
  strokes(box, ['-17,-6.6 -11,-8 -5,-5.6'], 1.8, '#173a3c', 0);
  box.fill(ellipse(-25, 0, 1, 0.7), '#173a3c');
}
