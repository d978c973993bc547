import { INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Knot,
  line,
  Path,
  points,
  polar,
  random,
  range,
  ribbon,
  spline,
  tube,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { bySun } from './view.ts';

/** Almond wood, grey and cracked, behind the lion; a bough runs over both. */
export function tree(art: Art): void {
  const stem = tube(
    points('560,720 540,620 528,520 506,420 468,340 440,270'),
    [56, 44, 36, 30, 24, 16],
    30,
  ).outline;
  const bough = tube(points('490,390 420,336 330,306 240,304 150,330'), [18, 14, 10, 7, 3], 24).outline;
  const second = tube(points('520,460 548,380 570,300'), [18, 15, 12], 12).outline;
  const third = tube(points('446,290 400,220 330,170 270,150'), [13, 10, 7, 3], 16).outline;
  bySun(art, Path.join(second, third, bough, stem), '#7d6a60', 12, { shade: '#3c3034', rim: '#e8d6c0' });
  strokes(
    art,
    [
      '516,640 508,560 492,470 470,400',
      '540,640 530,550 514,480',
      '530,520 522,500 528,484 538,500',
      '470,376 410,340 350,322',
    ],
    INK.form,
    '#3c3034',
    0.25,
  );
}

/** Twigs that the blossom sits on, how thickly. */
const TWIGS = [
  ['452,352 424,342 396,322', 6],
  ['334,306 296,326 268,356 252,398', 11],
  ['244,304 204,288 164,266 112,270', 12],
  ['152,330 112,340 80,380', 9],
  ['332,170 296,192 246,216', 11],
  ['402,220 356,236 302,240', 8],
  ['272,150 250,156 222,182', 6],
  ['440,270 462,226 440,190', 7],
  ['552,388 530,414 494,438 466,470', 8],
  ['192,316 172,342 164,386', 7],
  ['560,380 524,344 508,296', 9],
  ['300,306 322,330 326,350', 4],
  ['230,305 224,326 206,340', 4],
] as const;

interface Bloom {
  x: number;
  y: number;
  r: number;
  /** How flat it is seen, 1 from the front. */
  flat: number;
  turn: number;
}

/** In flower before the leaves: what is in shade or too far off as a mass, single flowers before it, buds at the ends. */
export function blossom(art: Art): void {
  art.blot(
    TWIGS.map(([course]) => ribbon(curve(course), 5, { start: 1, end: 0.2, samples: 12 })),
    '#5c4a48',
  );
  const masses = TWIGS.flatMap(([course, thick]) => {
    const chance = random(`mass ${course}`);
    return curve(course)
      .walk(Math.ceil(thick / 3) + 1)
      .slice(1)
      .map(({ x, y, angle, t }, i) => ({
        x: x + chance.between(-6, 6),
        y: y + chance.between(-5, 5),
        r: (11 + thick * 0.95) * chance.between(0.6, 1.15) * (1 - t * 0.3),
        angle,
        seed: `${course} ${i}`,
      }));
  });
  for (const [fill, down, part] of [
    ['#bd8b90', 5, 1],
    ['#e3b7b6', 0, 0.94],
    ['#f6dcd6', -3, 0.62],
  ] as const)
    art.blot(
      masses.map(({ x, y, r, angle, seed }) =>
        mass(x + down * 0.5, y + down, r * part, angle, `${seed} ${fill}`),
      ),
      fill,
    );
  buds(art);
  const blooms = TWIGS.flatMap(([course, thick]) => bloomsOf(course, thick));
  for (const one of blooms) flower(art, one);
}

/** Lobes of all sizes with notches between them, longer along the twig than across. */
function mass(x: number, y: number, r: number, along: number, seed: string): Path {
  const chance = random(`mass ${seed}`);
  const knots: Knot[] = [];
  let angle = chance.between(0, 40);
  const full = angle + 350;
  while (angle < full) {
    const wide = chance.between(40, 76);
    const out = r * chance.between(0.86, 1.16);
    knots.push(
      [...polar(x, y, r * chance.between(0.74, 0.9), angle), 1],
      polar(x, y, out, angle + wide * 0.3),
      polar(x, y, out, angle + wide * 0.7),
    );
    angle += wide;
  }
  return spline(knots, true).rotate(-along, x, y).scale(0.78, 1.14, x, y).rotate(along, x, y);
}

/** On both sides of a twig, more towards its end; each looks its own way. */
function bloomsOf(course: string, count: number): Bloom[] {
  const chance = random(`blooms ${course}`);
  const steps = curve(course).walk(60);
  const full = Math.round(count * 0.74);
  return range(full, (i) => {
    const { x, y, angle } = steps[Math.round(59 * ((i + chance.between(0.2, 1)) / full))]!;
    const side = i % 2 ? 1 : -1;
    const [px, py] = polar(x, y, chance.between(1, 15), angle + side * chance.between(60, 120));
    return {
      x: px,
      y: py,
      r: chance.between(6, 13.5),
      flat: chance.between(0.32, 1),
      turn: chance.between(0, 360),
    };
  }).sort((one, other) => one.r - other.r);
}

/** Five notched petals round a red eye. */
function flower(art: Art, { x, y, r, flat, turn }: Bloom): void {
  const place = (path: Path): Path => path.scale(1, flat).rotate(turn).translate(x, y);
  const rosette = (size: number): Path =>
    spline(
      range(15, (i): Knot => {
        const at = Math.floor(i / 3) * 72;
        return i % 3 ? polar(0, 0, size, at + (i % 3 === 1 ? 19 : 53)) : [...polar(0, 0, size * 0.5, at), 1];
      }),
      true,
    );
  const whole = place(rosette(r));
  art.fill(whole.translate(1.2, 2), '#c9979a').fill(whole, '#fff7f0');
  art.fill(place(ellipse(0, 0, r * 0.46)), '#f8d5cf');
  art.fill(place(ellipse(0, 0, r * 0.17)), '#b8465c');
  if (r > 8)
    art.line(
      // as long as wide: a round dot
      range(5, (i) =>
        place(line(...polar(0, 0, r * 0.38, i * 72 + 36), ...polar(0, 0, r * 0.39, i * 72 + 36))),
      ),
      1.8,
      '#d9a24e',
    );
}

function buds(art: Art): void {
  const chance = random('buds');
  const shapes = TWIGS.flatMap(([course]) => {
    const [end] = curve(course).walk(12).slice(-1);
    return range(3, (i) => {
      const [x, y] = polar(end!.x, end!.y, 2 + i * 6, end!.angle + chance.between(-46, 46));
      const size = chance.between(3, 5);
      return closed(
        `0,${size}! ${-size * 0.62},0 ${-size * 0.3},${-size} ${size * 0.3},${-size} ${size * 0.62},0`,
      )
        .rotate(end!.angle + chance.between(-50, 50))
        .translate(x, y);
    });
  });
  art.fill(shapes, '#d0808f');
}

/** What has fallen already: on the ground, on the mane, and two on their way. */
export function petals(art: Art): void {
  for (const [x, y, turn, size] of [
    [120, 848, 70, 13],
    [330, 856, 100, 12],
    [300, 718, 80, 9],
    [436, 478, 40, 12],
    [486, 574, 120, 11],
    [196, 470, 30, 12],
    [120, 486, 140, 10],
    [512, 850, 95, 13],
    [70, 828, 20, 10],
  ] as const) {
    art.fill(leaf(x + 1, y + 1.6, size, size * 0.7, turn, 2), '#c9a79a', 0.7);
    art.fill(leaf(x, y, size, size * 0.7, turn, 2), '#fff3ea');
  }
}
