import { byHand, INK, ink, lit } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Knot,
  lerp,
  local,
  Path,
  type Point,
  points,
  range,
  spline,
  tube,
} from '../../../kit/pen/index.ts';

const paint = lit({
  from: { towards: [-0.7, -0.8] },
  shade: '#5a4a3a',
  rim: '#fff8dc',
  rimWidth: 1.8,
  stray: 0.6,
});

const [DARK, CREAM, PALE, BLUE, ROSE] = ['#2a2830', '#efdf9f', '#f8efc6', '#7d95bd', '#cf5f62'];

/** A wing: its outline, where its veins begin, and the border that they run to. */
interface Wing {
  outline: string;
  root: Point;
  border: string;
  panels: number;
}

const FORE: Wing = {
  outline: '4,-16! 28,-46 62,-72 96,-84 106,-80 102,-58 92,-32 82,-8! 52,-2 4,-3!',
  root: [6, -10],
  border: '100,-84 106,-78 102,-58 92,-32 82,-10 60,-4',
  panels: 7,
};
const HIND: Wing = {
  outline: '4,-8! 40,-6 72,-4 84,12 80,34 70,50 68,64 76,84 73,94 65,90 58,68 52,62 38,62 24,56 12,46 4,22!',
  root: [6, 2],
  border: '74,-4 84,12 80,34 70,50 54,61 36,61 20,54 8,40',
  panels: 6,
};

/** What lies between two veins, from `inner` to `outer` of the way to the border. */
function panel(wing: Wing, place: number, inner: number, outer: number, gap = 0.1): Path {
  const border = curve(wing.border);
  const steps = border.walk(61);
  const at = (t: number, way: number): Knot => {
    const { x, y } = steps[Math.round(t * 60)]!;
    return [lerp(wing.root[0], x, way), lerp(wing.root[1], y, way), 1];
  };
  const [a, b] = [(place + gap) / wing.panels, (place + 1 - gap) / wing.panels];
  return spline(
    [
      at(a, inner),
      at(a, outer),
      [...(at((a + b) / 2, outer + 0.03).slice(0, 2) as Point)],
      at(b, outer),
      at(b, inner),
    ],
    true,
  );
}

interface Flight {
  rot: number;
  /** How wide either side is seen: below 1 it is lifted. */
  left: number;
  right: number;
  key: string;
}

/** A swallowtail from above, its wings spread. */
export function swallowtail(art: Art, at: Point, size: number, { rot, left, right, key }: Flight): void {
  const box = local(art, ...at, size, { rot });
  const sides = [
    [-left, 'l'],
    [right, 'r'],
  ] as const;
  for (const [wide, side] of sides) {
    // a lifted wing is also seen a little further forward
    const lift = (1 - Math.abs(wide)) * -0.35;
    const turned = (path: Path): Path =>
      box.place(path.map((x, y): Point => [x * wide, y + Math.abs(x) * lift]));
    for (const wing of [HIND, FORE]) {
      const outline = turned(closed(wing.outline));
      const fore = wing === FORE;
      const inside = (): void => {
        art.fill(outline, DARK);
        const cells = range(wing.panels, (i) =>
          turned(panel(wing, i, fore ? 0.46 : 0.16, fore ? 0.8 - i * 0.012 : 0.66)),
        );
        art.blot(cells, CREAM);
        art.blot(
          range(wing.panels, (i) => turned(panel(wing, i, 0.88, 0.94, 0.2))),
          PALE,
        );
        if (fore) {
          for (const [from, to] of [
            [0.12, 0.2],
            [0.25, 0.31],
            [0.36, 0.41],
          ] as const)
            art.blot(
              range(4, (i) => turned(panel(wing, i + 0.4, from, to, 0.02))),
              CREAM,
            );
          art.blot(turned(panel(wing, 5.2, 0.12, 0.42, 0.05)), CREAM);
        } else {
          art.blot(
            range(wing.panels - 1, (i) => turned(panel(wing, i, 0.72, 0.81, 0.16))),
            BLUE,
          );
          art.fill(turned(ellipse(15, 45, 6, 5)), ROSE);
        }
      };
      paint(art, outline, inside, 7 * size, { depth: 0.75 });
    }
    art.blot(
      [HIND, FORE].map((wing, i) =>
        ink(turned(closed(wing.outline)), INK.detail * size, `${key}${side}${i}`, 0),
      ),
      DARK,
    );
  }
  const trunk = byHand(
    box.place(tube(points('0,-26 0,-16 0,0 0,22 0,42'), [4, 6.4, 6, 4.6, 1.6], 16).outline),
    0.4,
  );
  paint(art, trunk, '#4a4238', 3 * size, { rim: '#f4e6b0' });
  box.fill(ellipse(0, -28, 5, 4.6), DARK).fill(ellipse(-2.4, -29.6, 1.3), PALE);
  art.blot(
    ['-1,-31 -9,-46 -20,-58', '1,-31 8,-47 19,-60'].map((line, i) =>
      ink(box.place(curve(line)), 1.7 * size, `${key}${i}`, 0),
    ),
    DARK,
  );
  art.blot([Path.join(box.place(ellipse(-20.6, -59, 2.6, 2)), box.place(ellipse(19.6, -61, 2.6, 2)))], DARK);
}
