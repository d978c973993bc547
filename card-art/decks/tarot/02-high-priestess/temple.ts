import { byHand, flat, printed, ripples, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  lerp,
  local,
  type Path,
  polygon,
  polyline,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { horned } from '../../../kit/sky/moon.ts';
import { at, face, HORIZON, LANE, MOON, STEPS } from './form.ts';

const [MX, MY] = MOON;
/** The front's ends, and the floor's edge behind the cloth. */
const [LEFT, RIGHT, BACK] = [-1.5, 1.8, -0.4] as const;
const WATER = -2 * STEPS.riser;

/** What lies behind the cloth: the sea under a young moon. */
export function beyond(art: Art): void {
  art.fill(
    roundRect(40, 44, 516, HORIZON - 40),
    art.linear(0, 120, 0, HORIZON, ramp(0, '#12304e', 0.4, '#2f6c8c', 0.75, '#8fc0bc', 1, '#eef0cc')),
  );
  const chance = random('a few stars');
  art.blot(
    range(12, () => ellipse(chance.between(410, 470), chance.between(200, 330), chance.between(0.8, 1.7))),
    '#f2faf0',
  );
  stippledGlow(art, MX, MY, 120, '#f6f6d8', 0.9);
  art.fill(horned(MX, MY, 29, 25, 12.6, -132), '#fffdea');
  art.fill(byHand(closed('380,547! 404,536 432,531 452,537 480,547!'), 1), '#5f93a0');
  art.fill(
    roundRect(300, HORIZON, 256, 190),
    art.linear(0, HORIZON, 0, 720, ramp(0, '#e6eccb', 0.3, '#7fb3b6', 1, '#2c6484')),
  );
  ripples(
    art,
    34,
    (i) => {
      const t = i / 34;
      return {
        x: MX + chance.between(-1, 1) * lerp(6, 34, t),
        y: lerp(HORIZON + 3, 716, t ** 1.4),
        half: lerp(3, 17, t) * chance.between(0.5, 1.3),
        rise: 0.6,
        weight: lerp(1, 3, t),
      };
    },
    [
      ['#fffdea', 0.95],
      ['#fffdea', 0.95],
    ],
  );
}

/** The hall's walls beyond the pillars. */
export function walls(art: Art): void {
  art.fill(polygon([[20, 20], at(-1.06, 3, -0.1), at(-1.06, -0.1, -0.1), [20, 900]]), '#0f1d30');
  art.fill(polygon([at(1.24, 3, -0.3), [600, 20], [600, 900], at(1.24, -0.2, -0.3)]), '#16304a');
  art.line(
    range(8, (i) => polyline([at(1.24, 0.2 + i * 0.3, -0.3), at(2.2, 0.2 + i * 0.3, -0.3)])),
    1.4,
    '#0c1a2c',
  );
}

/** What the pillars bear: a beam, seen from below, with two bands along its front. */
export function beam(art: Art): void {
  const [foot, front, back] = [2.46, 0.2, -0.2];
  const band = (v0: number, v1: number, w: number): Path =>
    face([LEFT, v0, w], [RIGHT, v0, w], [RIGHT, v1, w], [LEFT, v1, w]);
  art.fill(
    face([LEFT, foot, front], [RIGHT, foot, front], [RIGHT, foot, back], [LEFT, foot, back]),
    '#0b1626',
  );
  art.fill(band(foot, 3.4, front), '#1b334b');
  art.fill(band(foot + 0.1, 3.4, front), '#152a41');
  art.fill(band(foot + 0.24, 3.4, front), '#0f2034');
  art.line(
    [foot + 0.1, foot + 0.24].map((v) => polyline([at(LEFT, v, front), at(RIGHT, v, front)])),
    1.2,
    '#3d6478',
  );
  art.line(polyline([at(LEFT, foot, back), at(RIGHT, foot, back)]), 1.4, '#8fb6bc');
}

/** Slabs and two steps down to the water. */
export function floor(art: Art): void {
  const { floor: edge, tread, riser } = STEPS;
  const level = (w0: number, w1: number, v: number): Path =>
    face([LEFT, v, w0], [RIGHT, v, w0], [RIGHT, v, w1], [LEFT, v, w1]);
  const front = (w: number, v: number): Path =>
    face([LEFT, v, w], [RIGHT, v, w], [RIGHT, v - riser, w], [LEFT, v - riser, w]);
  art.fill(level(BACK, edge, 0), '#2f5069');
  art.fill(front(edge, 0), '#152a42');
  art.fill(level(edge, tread, -riser), '#2a4a62');
  art.fill(front(tread, -riser), '#12253b');
  art.fill(
    polygon([at(LEFT, WATER, tread), at(RIGHT, WATER, tread), [600, 900], [20, 900]]),
    art.linear(0, 810, 0, 866, ramp(0, '#16324c', 1, '#0c1c30')),
  );
  art.line(
    [
      ...range(8, (i): Path => polyline([at(-1.3 + i * 0.42, 0, BACK), at(-1.3 + i * 0.42, 0, edge)])),
      ...[0.02, 0.4].map((w) => polyline([at(LEFT, 0, w), at(RIGHT, 0, w)])),
      ...range(
        6,
        (i): Path => polyline([at(-1.1 + i * 0.55, -riser, edge), at(-1.1 + i * 0.55, -riser, tread)]),
      ),
    ],
    1.2,
    '#1b3750',
  );
  art.line(
    range(12, (i) => {
      const [w, top, u] = i % 2 ? [edge, 0, -1.2 + i * 0.25] : [tread, -riser, -1.1 + i * 0.27];
      return polyline([at(u, top - 0.005, w), at(u, top - riser, w)]);
    }),
    1.2,
    '#0a182a',
  );
  art.line(
    [
      [0, edge],
      [-riser, tread],
    ].map(([v, w]) => polyline([at(LEFT, v!, w!), at(RIGHT, v!, w!)])),
    1.8,
    '#7ba3b0',
  );
}

/** A strip of floor that begins between two places along the front and runs with the moonlight. */
function strip(art: Art, [left, right, from]: readonly [number, number, number], paint: string): void {
  const { floor: edge, tread, riser } = STEPS;
  const reach = (w0: number, w1: number, v: number): Path => {
    const u = (start: number, w: number): number => start + (w - from) * LANE;
    return face([u(left, w0), v, w0], [u(right, w0), v, w0], [u(right, w1), v, w1], [u(left, w1), v, w1]);
  };
  art.fill(reach(from, edge, 0), paint).fill(reach(edge, tread, -riser), paint);
}

/** The moon comes through the gap and over the floor: bright treads, dark risers, . */
export function lane(art: Art): void {
  const light = art.linear(
    ...at(0.6, 0, -0.25),
    ...at(0.2, -0.14, 1.1),
    ramp(0, '#f6f6d6', 1, 0.5, '#d3e6d2', 0.95, 1, '#a9cfc8', 0.85),
  );
  printed(art, [150, 660, 560, 840], () => strip(art, [0.56, 1.2, -0.25], light));
  printed(art, [150, 690, 560, 840], () => strip(art, [1.6, 2.2, -0.25], light));
}

/** The crescent lies at her foot, in pieces. */
export function pool(art: Art): void {
  const [x, y] = [420, 850];
  stippledGlow(art, x, y, 110, '#d9ecd6', 0.7, 0.34);
  art.fill(horned(x, y - 2, 27, 23, 12, 132).scale(1.25, 0.5, x, y), '#fffdea');
  const chance = random('pool');
  ripples(
    art,
    40,
    (i) => {
      const near = i % 3 === 0;
      return {
        x: near ? x + chance.between(-60, 60) : chance.between(60, 550),
        y: chance.between(836, 866),
        half: chance.between(8, 34),
        rise: 1,
        weight: chance.between(1, 2.6),
      };
    },
    [
      ['#d3e9dc', 0.8],
      ['#0c1c30', 0.8],
    ],
  );
}

/** A black cat that has seen the gap: sits in the light, its shadow runs down the steps to us. */
export function cat(art: Art): void {
  const [u, w] = [0.69, 0.4];
  const [x, y] = at(u, 0, w);
  strip(art, [u - 0.07, u + 0.05, w], '#2b4c62');
  const box = local(art, x, y, 1.14);
  box.fill(closed('-14,-2! -2,-6 14,-2! 12,5 0,7 -13,5'), '#2b4c62');
  const body =
    '-13,1! -16,-8 -15,-20 -11,-30 -8,-37 -8.4,-42! -11,-47 -11,-53 -9,-58! -9.6,-64 -8.6,-70! -5,-66 -2.4,-61.6! 1,-62.4 4,-61.6! 6.6,-66.6 10,-69.6! 11.4,-63 10.8,-57! 12,-52 11,-46 7.6,-41! 10,-34 14,-24 16,-12 13.4,1! 8,3 2,1 -4,3';
  box.fill(closed('-12,0! -22,2 -28,-1 -32,-8 -32,-15! -29,-17 -28,-12 -25,-6 -20,-5 -11,-8!'), '#10141f');
  flat(
    box,
    body,
    '#10141f',
    ['2,-36! 9,-26 10,-12 7,3! 18,4! 18,-36!', '#26344a'],
    ['-2,-26! 0,-14 -3,0! -1,0! 2,-14 -0.6,-26!', '#05070c'],
    { side: [1.6, -1.2], paint: '#e9f4d8' },
  );
  box.fill(closed('-8,-67! -5,-63 -7.6,-60!'), '#3a4660');
}
