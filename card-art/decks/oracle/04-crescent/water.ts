import { ink, ripples, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  lerp,
  type Path,
  type Point,
  ramp,
  random,
  range,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { along } from '../../../kit/pen/tube.ts';
import { MOON, SUN } from './sky.ts';
import { EYE } from './view.ts';

/** The inlet, still enough to be a second sky, darker towards us. */
export function water(art: Art): void {
  const sheet = roundRect(40, EYE.y, 520, 540);
  art.fill(
    sheet,
    art.linear(
      0,
      EYE.y,
      0,
      862,
      ramp(0, '#f2d08c', 0.12, '#d6c682', 0.32, '#93ab7c', 0.58, '#4f8274', 1, '#1f4a50'),
    ),
  );
  art.glow(SUN[0], EYE.y, 220, '#ffe9ae', 0.7, 0.5);
  const shade = closed('30,331! 240,331! 200,338 160,342 130,352 90,362 30,366!');
  stippled(art, shade, '#7f9a72', [0, 334], [0, 366], [0.9, 0.1]);
  stippled(art, sheet, '#163c44', [0, 640], [0, 880], [0, 0.7]);
}

/** Half the breadth of the moon's path, from the far shore to the boat: it widens over the ripples towards us. */
const BREADTH = [3, 6, 11, 15, 19, 22, 24, 24, 22] as const;
/** Where the path ends, behind the lamp. */
const BOAT = { x: 180, y: 684 } as const;

/** The moon's path: one way of light from the far end of the inlet to the boat, in as many strokes as there are ripples. */
export function moonPath(art: Art): void {
  const chance = random('moon path');
  const from = EYE.y + 12;
  const middle = (t: number): number => lerp(MOON.at[0], BOAT.x, t) + Math.sin(t * 17) * 2.4 * t;
  const half = (t: number): number => along(BREADTH, t);
  const side = (sign: 1 | -1): Point[] =>
    range(60, (i) => {
      const t = i / 59;
      return [middle(t) + sign * half(t) * (0.66 + 0.09 * Math.sin(i * 1.7 + sign)), lerp(from, BOAT.y, t)];
    });
  const column = art.linear(
    0,
    from,
    0,
    BOAT.y,
    ramp(0, '#fff6cf', 0.75, 0.4, '#fff4c4', 0.55, 0.8, '#f6eab4', 0.36, 1, '#f6eab4', 0.3),
  );
  art.fill(spline([...side(-1), ...side(1).reverse()], true), column);
  const pieces: Path[] = [];
  const stray: Path[] = [];
  for (let y: number = from; y < BOAT.y; ) {
    const t = (y - from) / (BOAT.y - from);
    const [x, reach] = [middle(t), half(t)];
    const long = reach * chance.between(0.4, 1.02);
    pieces.push(stroke(x + chance.between(-1, 1) * (reach - long) * 0.9, y, long, lerp(1.4, 4.2, t)));
    // at the path's edges it comes apart
    if (chance() < 0.5)
      stray.push(
        stroke(
          x + (chance() < 0.5 ? -1 : 1) * reach * chance.between(0.95, 1.5),
          y + chance.between(-2, 2),
          reach * chance.between(0.12, 0.32),
          lerp(0.9, 2.2, t),
        ),
      );
    y += lerp(2.4, 6, t);
  }
  art.blot(stray, '#f3e9b4', 0.85).blot(pieces, '#fffadc');
}

const stroke = (x: number, y: number, half: number, weight: number): Path =>
  ink(curve(`${x - half},${y} ${x},${y - 0.8} ${x + half},${y + 0.4}`), weight, y, 0.2);

/** Level strokes, narrow far out: light ones through the houses' image, dark ones through the sky's. */
export function ruffles(art: Art): void {
  const chance = random('ruffles');
  const at = (left: number, right: number, from: number, to: number) => () => {
    const far = chance() ** 1.3;
    return {
      x: chance.between(left, right),
      y: lerp(from, to, far),
      half: lerp(6, 34, far) * chance.between(0.6, 1.3),
      rise: lerp(0.2, 1.4, far),
      weight: lerp(0.9, 2.6, far),
    };
  };
  ripples(art, 150, at(270, 560, 420, 850), [
    ['#c9c384', 0.6],
    ['#2a5450', 0.6],
  ]);
  // they cut the image of the houses, finer where it begins
  const beside = (): ReturnType<ReturnType<typeof at>> => {
    const far = chance();
    const y = lerp(400, 690, far);
    return {
      x: lerp(lerp(250, 330, far), 560, chance() ** 1.2),
      y,
      half: lerp(5, 26, far) * chance.between(0.6, 1.4),
      rise: lerp(0.1, 0.8, far),
      weight: lerp(0.9, 2, far),
    };
  };
  ripples(art, 120, beside, [
    ['#8ea67a', 0.75],
    ['#2f5c55', 0.7],
  ]);
  ripples(art, 60, at(40, 300, 350, 850), [
    ['#f3e3a4', 0.55],
    ['#47786a', 0.5],
  ]);
}
