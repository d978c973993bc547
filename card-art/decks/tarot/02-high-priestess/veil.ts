import { byHand, ink, printed, regionOf } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Knot,
  lerp,
  local,
  type Path,
  type Point,
  points,
  polygon,
  ramp,
  range,
  spline,
} from '../../../kit/pen/index.ts';
import { at, form } from './form.ts';

const ROD = 2.46;
const BACK = -0.22;
/** Where her hand has the cloth, along the front and up. */
export const GRIP = [0.5, 1.25] as const;

/** The cloth's right border at a height: it hangs from the rod to her hand, and from there to the floor. */
function border(v: number): number {
  const [u, grip] = GRIP;
  return v > grip
    ? lerp(u, 0.74, ((v - grip) / (ROD - grip)) ** 1.4)
    : lerp(u - 0.02, 0.34, ((grip - v) / grip) ** 0.6);
}
/** A place on the cloth: `s` from its left to its right border. */
const on = (s: number, v: number): Point => at(lerp(-1.08, border(v), s), v, BACK + 0.03 * Math.sin(s * 40));

/** A fruit, split so that its seeds shine, or whole. */
function pomegranate(art: Art, [x, y]: Point, size: number, turn: number, fill: string): void {
  const box = local(art, x, y, size, { rot: turn });
  const put = (knots: string): Path => box.place(closed(knots).scale(0.84, 1));
  form(
    art,
    put('-6,-24! -12,-38 -4,-34 0,-40 5,-34 12,-38 6,-24! 24,-16 30,4 22,24 0,32 -22,24 -30,4 -24,-16'),
    fill,
    5 * size,
    { shade: '#6a1e38', rim: '#ffc79a', rimWidth: 1.4 },
  );
  art.fill(put('2,-18! 16,-6 16,12 4,24! -10,14 -10,-4'), '#4a1430');
  art.blot(
    points('3,-8 9,-1 2,2 -4,6 8,8 2,12 4,18 -3,-2').map(([sx, sy]) =>
      box.place(ellipse(sx * 0.84, sy, 3, 3.7)),
    ),
    '#ffb08c',
  );
  art.blot(
    [
      ink(box.place(curve('0,32 3,46 -2,60')), 2.4, 1, 0),
      box.place(closed('1,44! 14,38 22,44! 12,52!')),
      box.place(closed('0,50! -14,46 -20,54! -10,60!')),
    ],
    '#d9b25e',
  );
}

/** A veil before what is not said: thin enough to glow where the moon is behind it. */
export function veil(art: Art): void {
  const top = range(15, (i): Knot => {
    const [x, y] = on(i / 14, ROD);
    return [x, y + (i % 2 ? 7 : 0), i % 2 ? 0 : 1];
  });
  const right = range(13, (i): Knot => on(1, lerp(ROD, 0, i / 12)));
  const foot = range(13, (i): Knot => {
    const [x, y] = on(1 - i / 12, 0);
    return [x, y + (i % 2 ? 6 : 0)];
  });
  const cloth = spline([...top, ...right.slice(1), ...foot.slice(1)], true, 0.8);
  const [left] = on(0, 1.2);
  form(
    art,
    cloth,
    art.linear(left, 0, 410, 60, ramp(0, '#173a5c', 0.4, '#245f82', 0.8, '#4f9aa6', 1, '#a8d3c4')),
    6,
    { shade: '#173a5c', rimWidth: 2.6, depth: 0.6 },
  );
  art.clip(cloth, () =>
    printed(art, regionOf(cloth), () => {
      range(13, (i) => {
        const [a, b] = [i / 13, i / 13 + 0.06];
        const fold = polygon([
          on(a, ROD),
          on(b, ROD),
          on(b, 1.2),
          on(b, 0),
          on(a + 0.01, 0),
          on(a + 0.01, 1.2),
        ]);
        const [x0, y0] = on(a, 1.2);
        const [x1] = on(b, 1.2);
        art.fill(byHand(fold, 2), art.linear(x0, y0, x1, y0, ramp(0, '#10304e', 0.85, 1, '#10304e', 0)));
      });
    }),
  );
  // folds that run together where she holds it
  const grip = on(1, GRIP[1]);
  art.blot(
    [0.72, 0.82, 0.9, 0.96].map((s, i) =>
      ink(spline([on(s, ROD - 0.3), on((s + 1) / 2, 1.6), grip]), 2, i, 0.15),
    ),
    '#3f8796',
  );
  art.blot(
    [0.8, 0.9, 0.97].map((s, i) => ink(spline([grip, on((s + 1) / 2, 0.9), on(s, 0.2)]), 2, i, 0.2)),
    '#3f8796',
  );
  for (const [s, v, turn] of [
    [0.14, 2.1, -6],
    [0.16, 1.5, 5],
    [0.36, 1.82, 4],
    [0.56, 2.1, -5],
    [0.9, 1.5, 8],
    [0.8, 1.96, 8],
    [0.13, 0.92, -4],
    [0.2, 0.42, 5],
  ] as const) {
    pomegranate(art, on(s, v), lerp(0.8, 0.62, s), turn, s > 0.5 ? '#ec6a44' : '#d2503c');
  }
  const rod = [at(-1.1, ROD + 0.01, BACK), at(0, ROD + 0.01, BACK), at(1.2, ROD + 0.01, BACK)];
  art.line(spline(rod), 7, '#7a5a34').line(spline(rod.map(([x, y]): Knot => [x, y - 1.6])), 2, '#f3dc9c');
}
