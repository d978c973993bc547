import { strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  curve,
  type Knot,
  Path,
  polar,
  polygon,
  random,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';

/** Two pines that the sheet is tied between, cut by the frame, their boughs against the mist. */
export function pines(art: Art): void {
  for (const [course, wide, rim, side] of [
    ['54,40 66,260 64,480 54,716', 66, '97,400 99,480 97,570 94,640', 1],
    ['546,40 536,260 540,460 550,708', 44, '514,360 516,440 518,540 516,630', -1],
  ] as const) {
    art.fill(ribbon(curve(course), wide, { start: 0.7, end: 1.35, samples: 14, peak: 0.8 }), '#16262a');
    const bark = range(11, (i) => {
      const y = 260 + i * 38;
      const x = (side > 0 ? 74 : 534) + side * ((i * 11) % 17);
      return curve(`${x},${y} ${x + side * 4},${y + 22} ${x + side},${y + 44}`);
    });
    strokes(art, bark, 1.8, '#35403c', 0.2);
    strokes(art, [rim], 3, '#c88f54', 0.3);
  }
  art.fill(
    BOUGHS.map(([course, long]) => bough(course, long)),
    '#12242a',
  );
}

/** A course from the trunk outwards, how long its twigs are near the trunk. */
const BOUGHS = [
  ['60,236 120,240 190,262 262,308', 44],
  ['60,166 130,170 210,190 296,192', 38],
  ['62,336 106,344 150,378', 34],
  ['552,222 500,220 446,238 404,264', 36],
  ['552,338 514,346 486,376', 28],
] as const;

/** A spruce's bough: twigs to both sides, hanging and swept outwards, no two alike; each a comb of needles. */
function bough(course: string, long: number): Path {
  const chance = random(`bough ${course}`);
  const steps = curve(course).walk(Math.round(long * 0.36));
  const [first, last] = [steps[0]!, steps.at(-1)!];
  const out = last.x > first.x ? 1 : -1;
  const twigs = steps.slice(2).flatMap(({ x, y, angle, t }) => {
    const size = long * (1 - t * 0.6);
    return [
      twig(x, y, angle + out * chance.between(22, 52), size * chance.between(0.6, 1.05), `${course} a ${t}`),
      twig(x, y, angle - out * chance.between(14, 30), size * chance.between(0.35, 0.6), `${course} b ${t}`),
    ];
  });
  return Path.join(
    ribbon(curve(course), 6, { start: 1, end: 0.3 }),
    twigs,
    twig(last.x, last.y, last.angle, long * 0.5, course),
  );
}

function twig(x: number, y: number, heading: number, length: number, seed: string): Path {
  const chance = random(`twig ${seed}`);
  const count = Math.max(5, Math.round(length / 2.6));
  const droop = (t: number): number => length * 0.16 * t * t;
  const needles = (side: 1 | -1): Knot[] =>
    range(count, (i) => i / count).flatMap((t): Knot[] => {
      const [rx, ry] = polar(x, y, length * t, heading);
      const long = (4.6 - t * 2.2) * chance.between(0.7, 1.2);
      const [nx, ny] = polar(rx, ry, long, heading + side * 44);
      return [
        [rx, ry + droop(t)],
        [nx, ny + droop(t) + 1],
      ];
    });
  const [tx, ty] = polar(x, y, length + 4, heading);
  return polygon([...needles(-1), [tx, ty + droop(1)], ...needles(1).reverse()]);
}
