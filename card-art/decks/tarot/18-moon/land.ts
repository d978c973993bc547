import { byHand, INK, printed, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  lerp,
  type Path,
  type Point,
  points,
  polygon,
  ramp,
  random,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { dogShadow } from './dog.ts';
import { HORIZON, MOON, metre, toned } from './form.ts';
import { wolfShadow } from './wolf.ts';

const SHADOW = '#0b1e2b';

/** The cart track's middle, from the pool to the gap between the hills; its breadth is the same all the way. */
const WAY = curve('296,850 306,790 336,720 372,664 394,620 384,588 352,562 332,546 336,534 350,526');
const HALF_WAY = 0.36;

/** The way as a strip of it: from so far left of its middle to so far right, in metres. */
function lane(left: number, right: number): Path {
  const steps = WAY.walk(34);
  const edge = (aside: number): Point[] =>
    steps.map(({ x, y }) => [x + aside * metre(Math.max(y, HORIZON + 5)), y]);
  return polygon([...edge(left), ...edge(right).reverse()]);
}

/** The plain, bright with mist at its far end, and the track through it: two ruts that hold the light, grass between. */
export function land(art: Art): void {
  const plain = byHand(
    polygon([...points('30,540 120,530 230,540 330,532 430,538 570,528'), [570, 880], [30, 880]]),
    2,
  );
  art.fill(
    plain,
    art.linear(0, HORIZON, 0, 830, ramp(0, '#9fbdac', 0.18, '#57848a', 0.5, '#2c5464', 1, '#163242')),
  );
  stippled(art, plain, '#d3e0c0', [0, 580], [0, 530], [0, 0.6]);
  const far = (tone: string, near: string): string =>
    art.linear(0, 530, 0, 840, ramp(0, '#eef2d6', 0.25, tone, 1, near));
  art.fill(byHand(lane(-HALF_WAY, HALF_WAY), 2), far('#86aba2', '#41707a'));
  for (const [left, right] of [
    [-0.29, -0.14],
    [0.12, 0.28],
  ] as const)
    art.fill(byHand(lane(left, right), 1.4), far('#dde6cc', '#94b3aa'));
  stones(art);
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
