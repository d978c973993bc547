import { ink } from '../../../kit/hand/index.ts';
import {
  type Art,
  curve,
  ellipse,
  lerp,
  type Path,
  type Point,
  random,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';

/** Water in the air: one tongue and the thinner threads beside it. */
export function fall(art: Art, from: Point, to: Point, width: number): void {
  const bow = (dx: number): Path =>
    spline([
      [from[0] + dx * 0.3, from[1]],
      [lerp(from[0], to[0], 0.55) + dx * 0.6, lerp(from[1], to[1], 0.14)],
      [lerp(from[0], to[0], 0.86) + dx * 0.8, lerp(from[1], to[1], 0.45)],
      [to[0] + dx, to[1]],
    ]);
  art.blot(ribbon(bow(0), width, { start: 0.9, end: 0.75, samples: 14 }), '#cfe6e4');
  art.blot(
    [ink(bow(-width * 0.3), width * 0.28, 1, 0.2), ink(bow(width * 0.42), width * 0.2, 2, 0.3)],
    '#fffdf2',
  );
  art.blot(ink(bow(width * 0.16), width * 0.16, 3, 0.3), '#809ec2');
}

/** Rings and drops where the jug's water meets the pool; a smaller ring round the foot. */
export function splash(art: Art, x: number, y: number): void {
  art.blot(
    [16, 30, 50, 74].map((r, i) => ink(ellipse(x, y, r, r * 0.24), 3 - i * 0.4, i, 0.3)),
    '#fffdf2',
  );
  art.blot(
    [22, 36].map((r, i) => ink(ellipse(202, 812, r, r * 0.22), 2.4 - i * 0.6, i + 5, 0.3)),
    '#dcebe2',
  );
  const drops = random('drops');
  art.blot(
    range(14, () => ellipse(x + drops.between(-26, 26), y - drops.between(2, 30), drops.between(0.8, 2.4))),
    '#fffdf2',
  );
}

/** On land the water parts into five and finds its way down. */
export function trickle(art: Art, [x, y]: Point): void {
  const ways = [
    '0,0 -22,8 -52,14 -80,30 -120,36',
    '0,0 -12,12 -34,26 -46,50',
    '0,0 4,14 -6,30 4,54',
    '0,0 16,10 22,26 40,40',
    '0,0 24,4 44,12 70,14',
  ];
  art.blot(
    ways.map((way) => ribbon(curve(way).translate(x, y), 5, { start: 1, end: 0.3, peak: 0.2 })),
    '#aac1dd',
  );
  art.blot(
    ways.map((way, i) => ink(curve(way).translate(x, y), 1.6, i, 0.3)),
    '#fffdf2',
  );
}
