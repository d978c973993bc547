import { lookingLevel, type Path, type Point, random, range, spline, TAU } from '../../../kit/pen/index.ts';

/** From the top of the dune, metres; level, so the shore lies tilted below us. */
const HORIZON = 148;
export const { seen, metre } = lookingLevel({ x: 320, horizon: HORIZON, height: 9.4, focus: 430 });

/** A place on the sand. */
export const on = (right: number, away: number): Point => seen([right, 0, away]);

/** The shell: its middle, how far the lip is from it, where the lip lies (radians, 0 right, to us below 0). */
const [MIDDLE_X, MIDDLE_AWAY, LIP] = [0.79, 10.6, 5.45];
/** It is drawn broader than deep. */
const DEEP = 0.68;
const START = Math.PI * 1.07;
/** Each turn is so many times the one inside it. */
const GROWTH = Math.log(2.55) / TAU;

export const radius = (turned: number): number => LIP * Math.exp(-GROWTH * turned);

/** A place in the shell: how far round from the lip, how far from the middle. */
export const inShell = (turned: number, far: number): Point => {
  const angle = START + turned;
  return on(MIDDLE_X + far * Math.cos(angle), MIDDLE_AWAY + far * DEEP * Math.sin(angle));
};

/** How broad a line of the drawing is seen, against one in its middle: less the farther off it lies. */
export const shrunk = (path: Path): number => {
  const [, top, , bottom] = path.bounds();
  return (((top + bottom) / 2 - HORIZON) / (on(MIDDLE_X, MIDDLE_AWAY)[1] - HORIZON)) ** 1.4;
};

/** A furrow or a heap along the wall: closed, so many metres wide. */
export function along(from: number, to: number, aside: number, width: number, seed = 'wall'): Path {
  const chance = random(seed);
  const count = Math.max(8, Math.round((to - from) * 14));
  const place = (side: number) => (i: number) => {
    const turned = from + ((to - from) * i) / (count - 1);
    const thin = Math.min(1, 0.35 + radius(turned) / 3);
    const half =
      (width / 2) * thin * Math.min(1, 0.15 + 0.3 * Math.min(i, count - 1 - i)) * chance.between(0.75, 1.2);
    return inShell(turned, radius(turned) + (aside + side * half) * thin);
  };
  return spline([...range(count, place(1)), ...range(count, place(-1)).reverse()], true);
}

/** A place in the room between two partitions: 0 at the inner wall … 1 at the outer one. */
export function inRoom(turned: number, out: number): Point {
  const outer = radius(turned);
  const inner = radius(turned + TAU);
  const bow = 0.34 * Math.sin(Math.PI * out ** 0.85);
  return inShell(turned + bow, inner + (outer - inner) * out);
}

/** The piece of the shell between two partitions. */
export const room = (from: number, to: number, low = 0, high = 1): Path => {
  const outs = range(7, (i) => low + ((high - low) * i) / 6);
  const turns = range(4, (i) => from + ((to - from) * i) / 3);
  return spline(
    [
      ...outs.map((out) => inRoom(from, out)),
      ...turns.slice(1, 3).map((turn) => inRoom(turn, high)),
      ...[...outs].reverse().map((out) => inRoom(to, out)),
      ...turns
        .slice(1, 3)
        .reverse()
        .map((turn) => inRoom(turn, low)),
    ],
    true,
  );
};
