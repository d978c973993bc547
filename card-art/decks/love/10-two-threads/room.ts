import { byHand, INK, printed, stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  line,
  type Path,
  points,
  polygon,
  ramp,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { byFire, FIRE, FLOOR, onFloor, WALL, WINDOW } from './view.ts';

const { left, right, top, sill } = WINDOW;

/** The wall round the window: panels below, plaster above, warm where the stove shines on them. */
export function walls(art: Art): void {
  const [x, y] = FIRE;
  const plaster = art.radial(
    x,
    y,
    560,
    ramp(0, '#a05a40', 0.2, '#7c4638', 0.45, '#4c2f34', 0.75, '#33222d', 1, '#251925'),
  );
  art.fill(roundRect(30, 40, 540, top - 40), plaster);
  art
    .fill(roundRect(30, top - 2, left - 30, 620), plaster)
    .fill(roundRect(right, top - 2, 160, 620), plaster);
  // panels under the sill
  art.fill(
    roundRect(30, sill, 540, FLOOR - sill),
    art.radial(
      x,
      y + 20,
      500,
      ramp(0, '#dc9256', 0.3, '#c07648', 0.5, '#9a5a40', 0.72, '#62393a', 1, '#38252f'),
    ),
  );
  const seams = range(11, (i) => line(64 + i * 44, sill + 14, 64 + i * 44, FLOOR - 13));
  art.line(seams, 2, '#2c1a24', 0.85).line(
    seams.map((seam) => seam.translate(1.8, 0)),
    1,
    '#d08a58',
    0.35,
  );
  // the thickness of the wall: the left jamb has the fire, the right one the evening
  const jamb = polygon(points(`${left},${top} ${left + 20},${top} ${left + 20},578 ${left},${sill}`));
  art.fill(jamb, '#8a5442');
  stippled(art, jamb, '#33202c', [0, 500], [0, 180], [0, 1]);
  art.fill(
    polygon(points(`${right - 18},${top} ${right},${top} ${right},${sill} ${right - 18},578`)),
    '#39334c',
  );
  const seat = polygon(
    points(`${left + 20},578 ${right - 18},578 ${right + 10},${sill} ${left - 10},${sill}`),
  );
  art.fill(seat, '#6f6880');
  stippled(art, seat, '#3a3048', [170, 0], [420, 0], [0, 0.85]);
  art.fill(roundRect(left - 14, sill, right - left + 28, 14), '#8a5844');
  art.line(line(left - 14, sill + 0.6, right + 14, sill + 0.6), 1.8, '#b8a8b8');
  printed(
    art,
    [left - 16, sill + 12, right + 16, sill + 34],
    () =>
      void art.fill(
        roundRect(left - 10, sill + 14, right - left + 20, 18),
        art.linear(0, sill + 14, 0, sill + 32, ramp(0, '#1d111a', 0.95, 1, '#1d111a', 0)),
      ),
  );
}

/** One leaf of the window, opened into the room: its free edge is nearer to us. */
export function casement(art: Art): void {
  const at = (t: number, u: number): string => {
    const [x, high, low] = [left + 4 - t * 44, top - t * 42, sill - 14 + t * 16];
    return `${x},${high + (low - high) * u}`;
  };
  const quad = (t0: number, u0: number, t1: number, u1: number): Path =>
    polygon(points(`${at(t0, u0)} ${at(t1, u0)} ${at(t1, u1)} ${at(t0, u1)}`));
  art.fill(quad(0, 0, 1, 1), '#5a382f');
  for (const [u0, u1] of [
    [0.03, 0.33],
    [0.36, 0.65],
    [0.68, 0.96],
  ] as const) {
    const pane = quad(0.12, u0, 0.86, u1);
    art.fill(pane, '#3f4a74');
    stippled(art, pane, '#7d86ac', [60, 0], [92, 0], [0.1, 0.7]);
  }
  art.fill(quad(0.9, 0, 1, 1), '#8a5644');
}

/** Boards that the stove's light runs over. */
export function floor(art: Art): void {
  const [near, far] = [1.95, WALL];
  art.fill(
    roundRect(30, FLOOR - 1, 540, 150),
    art.radial(FIRE[0] - 30, 800, 460, ramp(0, '#b4683e', 0.3, '#7f4634', 0.65, '#50302f', 1, '#33202a')),
  );
  strokes(
    art,
    range(19, (i) => line(...onFloor(-1.2 + i * 0.14, far), ...onFloor(-1.2 + i * 0.14, near))),
    INK.form,
    '#2a1820',
    0.03,
  );
  art
    .fill(
      roundRect(30, FLOOR - 13, 540, 13),
      art.linear(50, 0, 550, 0, ramp(0, '#3d2730', 0.7, '#6e4034', 1, '#8a5038')),
    )
    .line(line(30, FLOOR - 13, 570, FLOOR - 13), 1.4, '#9a5e46');
  // what the fire's mouth lets out: a wedge over the boards
  const wedge = polygon([onFloor(1.02, 2.66), onFloor(1.3, 2.66), onFloor(1.3, 1.95), onFloor(0.1, 1.95)]);
  stippled(art, wedge, '#e08a48', [300, 866], [500, 800], [0.3, 1]);
  const core = polygon([onFloor(1.06, 2.62), onFloor(1.3, 2.62), onFloor(1.3, 1.95), onFloor(0.5, 1.95)]);
  stippled(art, core, '#f8bc6c', [400, 866], [520, 800], [0.2, 1]);
}

/** A woven rug before the sill, worn at its ends. */
export function rug(art: Art): void {
  const [from, to, far, near] = [-0.22, 0.62, 2.86, 2.36] as const;
  const band = (a: number, b: number): Path =>
    byHand(polygon([onFloor(a, far), onFloor(b, far), onFloor(b, near), onFloor(a, near)]), 1);
  const fringe = range(20, (i) => {
    const away = far + ((near - far) * (i + 0.5)) / 20;
    return [
      line(...onFloor(from, away), ...onFloor(from - 0.04, away - 0.01)),
      line(...onFloor(to, away), ...onFloor(to + 0.04, away - 0.01)),
    ];
  });
  art.line(fringe, 1.6, '#b08a78');
  byFire(art, band(from, to), '#6c4658', 8, { shade: '#3a2438', rimWidth: 0.6 });
  for (const [a, b, colour] of [
    [0.04, 0.1, '#8c8098'],
    [0.12, 0.14, '#c9a08c'],
    [0.26, 0.36, '#94506a'],
    [0.46, 0.49, '#c9a08c'],
    [0.52, 0.58, '#8c8098'],
    [0.7, 0.78, '#94506a'],
    [0.86, 0.88, '#c9a08c'],
    [0.91, 0.96, '#8c8098'],
  ] as const)
    art.fill(band(from + (to - from) * a, from + (to - from) * b), colour, 0.75);
  stippledGlow(art, 420, 800, 130, '#f0a060', 0.35, 0.4);
}

/** What stands before the window, as the fire throws it on the wall. */
export function thrown(art: Art, whole: Path): void {
  art.clip(roundRect(30, sill + 16, 540, FLOOR - sill - 29), () =>
    printed(art, [60, sill + 14, 430, FLOOR], () => void art.fill(whole, '#5a2c2c', 0.66), { edge: 6 }),
  );
}
