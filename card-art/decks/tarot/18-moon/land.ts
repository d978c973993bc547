import { byHand, INK, printed, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  type Path,
  type Point,
  points,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { dogShadow } from './dog.ts';
import { HORIZON, MOON, metre, toned } from './form.ts';
import { wolfShadow } from './wolf.ts';

const SHADOW = '#0b1e2b';

/** The way's middle, from the pool, where the crayfish comes out, to the gap between the hills. */
const WAY = curve('236,862 272,800 318,736 366,676 394,626 388,590 356,562 334,546 337,534 350,526');
const HALF_WAY = 0.4;

/** The way as a strip of it: from so far left of its middle to so far right, in metres; `stray` makes its edges uneven. */
function lane(left: number, right: number, stray = 0): Path {
  const steps = WAY.walk(64);
  const chance = random(`edge ${left} ${right}`);
  const edge = (aside: number): Point[] =>
    steps.map(({ x, y }) => [
      x + (aside + chance.between(-stray, stray)) * metre(Math.max(y, HORIZON + 5)),
      y,
    ]);
  return spline([...edge(left), ...edge(right).reverse()], true, 0.8);
}

/** The plain, bright with mist at its far end, and the one wet way through it that has the moon in it. */
export function land(art: Art): void {
  const plain = byHand(
    polygon([...points('30,540 120,530 230,540 330,532 430,538 570,528'), [570, 880], [30, 880]]),
    2,
  );
  art.fill(
    plain,
    art.linear(0, HORIZON, 0, 830, ramp(0, '#a6c3b0', 0.2, '#67949a', 0.55, '#3d6a78', 1, '#1a3848')),
  );
  stippled(art, plain, '#d3e0c0', [0, 580], [0, 530], [0, 0.6]);
  way(art);
  stones(art);
}

/** Trodden earth that lies lower than the grass, wet in its middle; the nearer, the more the wet comes apart in pools. */
function way(art: Art): void {
  const down = (...tones: readonly [string, string, string]): string =>
    art.linear(0, 530, 0, 840, ramp(0, tones[0], 0.3, tones[1], 1, tones[2]));
  art.fill(lane(-HALF_WAY - 0.05, HALF_WAY + 0.02, 0.02), down('#cfdcc2', '#4f808a', '#1d3f4e'));
  art.fill(lane(-HALF_WAY, HALF_WAY, 0.022), down('#e6ecd2', '#6d989a', '#2b5663'));
  art.fill(lane(-0.27, 0.25, 0.035), down('#eef2d6', '#a9c4b4', '#5c8a8e'));
  const chance = random('the moon on the way');
  const [pools, cores, clods]: [Path[], Path[], Path[]] = [[], [], []];
  for (const { x, y } of WAY.walk(58)) {
    const m = metre(Math.max(y, HORIZON + 5));
    const pool = (aside: number, half: number): Path =>
      ellipse(x + aside * m, y + chance.between(-2, 2), half * m, Math.max(1.4, half * m * 0.17));
    pools.push(pool(chance.between(-0.08, 0.06), chance.between(0.1, 0.2)));
    cores.push(pool(chance.between(-0.07, 0.05), chance.between(0.05, 0.12)));
    if (y > 590) clods.push(pool(chance.between(-0.26, 0.26), chance.between(0.02, 0.06)));
  }
  art.blot(pools, down('#f4f5dc', '#e3ead0', '#b9d0bf'));
  art.blot(clods, down('#a9c4b4', '#4f7d84', '#2b5663'));
  art.blot(cores, '#fbf6de');
}

/** Along the way, none like the other; each has its edge in the moon. */
function stones(art: Art): void {
  for (const stone of [
    '428,614! 430,607 438,605 444,610 446,614!',
    '410,670! 414,660 424,655 431,662 432,670!',
    '434,706! 437,694 449,690 458,697 464,696 468,706!',
  ])
    toned(art, byHand(closed(stone), 1), {
      fill: '#3f6872',
      shade: '#234552',
      rim: '#e3ead0',
      soft: 4,
      rimWidth: 1.5,
    });
}

/** Grass in tufts that stand where the track is not; pale where they face the moon. */
export function grass(art: Art): void {
  const chance = random('moonlit tufts');
  const way = WAY.walk(30);
  const [dark, pale]: [Path[], Path[]] = [[], []];
  for (const _ of range(46, (place) => place)) {
    const t = chance() ** 0.7;
    const [x, y] = [chance.between(50, 550), lerp(572, 806, t)];
    const { x: middle } = way.reduce((best, step) =>
      Math.abs(step.y - y) < Math.abs(best.y - y) ? step : best,
    );
    if (Math.abs(x - middle) < 0.5 * metre(y)) continue;
    const high = lerp(5, 22, t);
    for (const lean of [-24, -9, 4, 17, 30].slice(0, 3 + Math.round(chance() * 2)))
      (lean > 2 ? pale : dark).push(
        leaf(
          x + lean * 0.12 * (1 + t),
          y,
          high * chance.between(0.7, 1.2),
          lerp(1.6, 4.4, t),
          lean + chance.between(-6, 6),
          chance.between(-4, 4),
        ),
      );
  }
  art.blot(dark, '#14303f').blot(pale, '#6f9792');
}

/** Everything throws its shadow towards us, away from the point on the horizon below the moon. */
export function shadows(art: Art): void {
  // how far past its foot a tower's shadow is drawn: out of the picture
  const wedge = (left: Point, right: Point): Path =>
    polygon([
      left,
      right,
      ...[right, left].map(([x, y]): Point => [MOON[0] + 7 * (x - MOON[0]), HORIZON + 7 * (y - HORIZON)]),
    ]);
  printed(art, [44, 524, 556, 868], () => {
    art.fill(wedge([40, 606], [148, 610]), SHADOW, 0.62);
    art.fill(wedge([464, 566], [526, 566]), SHADOW, 0.55);
    for (const shape of [wolfShadow(), dogShadow()]) art.fill(shape, SHADOW, 0.72);
  });
}

/** Boulders at the water close to us, cut by the frame, with ferns. */
export function near(art: Art): void {
  const stone = { fill: '#1c3d4c', shade: '#0f2533', rim: '#b9cbb8', soft: 10, rimWidth: 2 } as const;
  for (const [outline, facet] of [
    [
      '20,900! 20,800! 40,792 62,798! 82,816 92,822! 104,842 110,900!',
      '20,830! 46,820 70,830! 84,850 88,900! 20,900!',
    ],
    [
      '640,900! 640,796! 572,800 546,812! 528,818 516,832! 502,846 496,870 494,900!',
      '640,836! 580,826 548,836! 524,858 516,900! 640,900!',
    ],
  ] as const)
    toned(art, byHand(closed(outline), 2), stone, () => art.fill(closed(facet), '#142f3d'));
  strokes(
    art,
    ['66,806 74,826 70,848', '92,828 88,846 94,864', '540,820 532,838 538,858', '516,838 522,852 518,866'],
    INK.form,
    '#0a1a26',
    0.2,
  );
  for (const [x, y, tones, fronds] of [
    [60, 800, ['#12303c', '#537d7c'], [-34, -10, 16, 38]],
    [540, 818, ['#12303c', '#537d7c'], [-46, -22, 2, 24]],
  ] as const)
    fronds.forEach((angle, i) => {
      frond(art, x + i * 4 - 6, y, 62 - (i % 2) * 14, angle, tones[i % 2]!);
    });
}

/** One fern leaf: a bent rib, leaflets that shorten to its tip. */
function frond(art: Art, x: number, y: number, length: number, angle: number, tone: string): void {
  const rib = curve(`0,0 ${angle * 0.06},${-length * 0.5} ${angle * 0.3},${-length}`)
    .rotate(angle * 0.7)
    .translate(x, y);
  const leaflets = rib
    .walk(11)
    .slice(2)
    .flatMap(({ x: lx, y: ly, angle: way, t }) =>
      [-1, 1].map((side) => leaf(lx, ly, lerp(17, 4, t), lerp(5.4, 2, t), way + side * lerp(72, 44, t))),
    );
  art.blot([ribbon(rib, 2.4, { start: 1, end: 0.2 }), ...leaflets], tone);
}
