import { defineCard } from '../../define.ts';
import {
  byHand,
  INK,
  ink,
  modelled,
  printed,
  regionOf,
  ripples,
  stippled,
  stippledGlow,
} from '../../kit/hand/index.ts';
import {
  type Art,
  curve,
  ellipse,
  lerp,
  type Path,
  points,
  polar,
  polygon,
  ramp,
  random,
  range,
  roundRect,
  spline,
  tube,
} from '../../kit/pen/index.ts';

/** The last light behind the far shore. */
const [X, Y] = [404, 322];
const SHORE = 352;
/** Where the quill touches the water. */
const TOUCH = [206, 676] as const;

/** Evening, and the same evening upside down. */
function evening(art: Art): void {
  art.fill(
    roundRect(44, 54, 512, SHORE - 54),
    art.linear(0, 60, 0, SHORE, ramp(0, '#3f5c86', 0.5, '#c08ea8', 0.8, '#f5b596', 1, '#ffe0b0')),
  );
  art.fill(
    roundRect(44, SHORE, 512, 520),
    art.linear(
      0,
      SHORE,
      0,
      868,
      ramp(0, '#f7cfa4', 0.16, '#e8a69c', 0.42, '#a87fa6', 0.72, '#4b6490', 1, '#20375f'),
    ),
  );
  stippledGlow(art, X, Y, 250, '#fff3d0', 0.9);
  for (const [knots, fill] of [
    ['30,300 100,276 160,292 230,268 300,296 360,306 430,288 500,300 570,270', '#9a7a9c'],
    ['30,330 120,316 200,334 290,322 330,340 570,344', '#5f5684'],
  ] as const) {
    const shore = byHand(polygon([...points(knots), [570, SHORE], [30, SHORE]]), 4);
    art.fill(shore, fill);
    stippled(art, shore, '#f5b596', [0, SHORE - 50], [0, SHORE], [0, 0.8]);
    const below = shore.flip(SHORE);
    stippled(art, below, fill, [0, SHORE + 80], [0, SHORE], [0, 0.8]);
  }
  const chance = random('still');
  ripples(
    art,
    60,
    (i) => {
      const t = (i / 60) ** 1.5;
      const [x, y] = [chance.between(56, 544), lerp(SHORE + 5, 856, t)];
      const half = lerp(14, 54, t) * chance.between(0.5, 1.2);
      return { x, y, half, rise: -chance.between(-1, 1), weight: lerp(1.2, 2.6, t) };
    },
    [
      ['#fff0d4', 0.8],
      ['#5a4c80', 0.7],
    ],
    0.35,
  );
}

/** The first touch: rings, seen from low. */
function touch(art: Art): void {
  const [x, y] = TOUCH;
  for (const [r, weight] of [
    [24, 4],
    [58, 4.4],
    [104, 3.6],
    [164, 2.8],
    [238, 2],
  ] as const) {
    art.blot(ink(ellipse(x, y + 4, r, r * 0.24), weight, r, 0.14), '#fff6e0');
    art.blot(ink(ellipse(x, y + 9, r * 0.96, r * 0.23), weight * 0.8, r + 1, 0.2), '#3a3f70');
  }
}

const SHAFT = curve('206,676 232,612 268,536 312,440 366,338 428,240 468,186');
/** How far the vane reaches from the shaft, from quill to tip: the upper side, the lower. */
const REACH: readonly (readonly [number, number])[] = [
  [0, 0],
  [2, 2],
  [34, 30],
  [58, 54],
  [66, 70],
  [66, 78],
  [58, 74],
  [42, 54],
  [6, 8],
];

function vane(side: 0 | 1): Path {
  const steps = SHAFT.walk(REACH.length);
  const edge = steps.map(({ x, y, angle }, i) => polar(x, y, REACH[i]![side], angle + (side ? 64 : -64)));
  const inner = steps.map(({ x, y }): [number, number] => [x, y]).reverse();
  return byHand(
    spline([...edge, ...inner.map(([x, y], i): [number, number, number] => [x, y, i ? 0 : 1])], true),
    1.6,
  );
}

/** A large white feather, light through it; three barbs have parted. */
function feather(art: Art): void {
  const [upper, lower] = [vane(0), vane(1)];
  printed(art, [44, 676, 556, 868], () => {
    const paint = art.linear(0, 676, 0, 860, ramp(0, '#f4e3dc', 0.6, 1, '#f4e3dc', 0.05));
    for (const part of [upper, lower]) art.fill(part.flip(TOUCH[1]).scale(1, 0.62, 0, TOUCH[1]), paint);
  });
  modelled(
    art,
    regionOf(lower, 40),
    { towards: [10, -16], soft: 16, shade: '#5f5f98', rim: '#fffbe8', rimWidth: 2.6 },
    () => void art.fill(lower, '#f3d9d2'),
  );
  modelled(
    art,
    regionOf(upper, 40),
    { towards: [12, -12], soft: 16, shade: '#6c6ca4', rim: '#fffdf2', rimWidth: 3 },
    () => void art.fill(upper, '#fff6e8'),
  );
  const steps = SHAFT.walk(92);
  const barbs = (side: 0 | 1): Path[] =>
    steps.slice(18, 90).map(({ x, y, angle, t }, i) => {
      const at = t * (REACH.length - 1);
      const k = Math.floor(at);
      const reach =
        lerp(REACH[k]![side], REACH[Math.min(k + 1, REACH.length - 1)]![side], at - k) * (i % 5 ? 0.7 : 0.94);
      const turn = side ? 1 : -1;
      return ink(
        spline([[x, y], polar(x, y, reach * 0.5, angle + turn * 46), polar(x, y, reach, angle + turn * 60)]),
        i % 5 ? 0.9 : 1.5,
        i + side * 100,
        0.3,
      );
    });
  art.blot(barbs(0), '#b9a6bc').blot(barbs(1), '#8d7ba6');
  for (const [t, side, wide] of [
    [62, 1, 9],
    [45, 1, 6],
    [70, 0, 6],
  ] as const) {
    const { x, y, angle } = steps[t]!;
    const turn = side ? 1 : -1;
    const root = polar(x, y, 20, angle + turn * 62);
    const out = polar(x, y, side ? 76 : 62, angle + turn * 62);
    const back = art.linear(...root, ...out, ramp(0, '#a87fa6', 1, t > 65 ? '#d59ca4' : '#c791a4'));
    art.fill(polygon([root, polar(...out, wide, angle), polar(...out, wide, angle + 180)]), back);
  }
  const chance = random('down');
  const down = range(46, (i): Path => {
    const { x, y, angle } = steps[8 + Math.floor(chance() * 16)]!;
    const turn = chance() < 0.5 ? 1 : -1;
    const reach = chance.between(16, 44);
    return ink(
      spline([
        [x, y],
        polar(x, y, reach * 0.6, angle + turn * chance.between(50, 90)),
        polar(x, y, reach, angle + turn * chance.between(60, 130)),
      ]),
      1.5,
      i,
      0.1,
    );
  });
  art.blot(down, '#fff6ea');
  const shaft = tube(
    SHAFT.walk(9).map(({ x, y }): [number, number] => [x, y]),
    [4.4, 4.2, 3.4, 2.4, 1.4, 0.6],
    30,
  ).outline;
  modelled(
    art,
    regionOf(shaft, 10),
    { towards: [2, -2], soft: 2, shade: '#8a6a86', rim: '#ffffff', rimWidth: 1.4 },
    () => void art.fill(shaft, '#f3e2c8'),
  );
  art.blot(ink(SHAFT.translate(3, 3), INK.detail, 5, 0.2), '#6c5f90');
}

/** A white feather comes down on still water; its quill has just touched, and the evening trembles once. */
export const picture = defineCard({
  name: 'oracle/34-feather',
  light: [X, Y],
  draw(art) {
    evening(art);
    touch(art);
    feather(art);
  },
});
