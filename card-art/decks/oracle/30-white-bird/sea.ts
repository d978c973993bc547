import { stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  closed,
  type Knot,
  type Local,
  lerp,
  type Path,
  ramp,
  random,
  range,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';

/** Bars of cloud over the horizon, lit from below: outline, fill. */
const CLOUDS: readonly (readonly [knots: string, fill: string])[] = [
  ['-20,-150! 40,-158 120,-156 200,-166 330,-160! 330,-148 220,-152 120,-147 60,-150', '#f6dcb4'],
  ['-330,-62! -250,-70 -190,-66 -120,-72 -50,-64! -110,-63 -170,-58 -250,-58 -330,-52!', '#f7d3a2'],
  ['-60,-98! 20,-104 80,-112 150,-106 210,-114 330,-104! 330,-86! 250,-92 180,-86 100,-92 40,-94', '#efbf94'],
  ['50,-42! 100,-50 150,-48 196,-58 260,-50 330,-52! 330,-27! 280,-31 220,-26 150,-33 100,-37', '#dfa47e'],
];

/** Morning: green-grey above, apricot down to the sea. */
export function sky(box: Local, sun: number): void {
  box.fill(
    roundRect(-340, -260, 680, 264),
    box.linear(0, -240, 0, 0, ramp(0, '#a9c6ba', 0.4, '#dcdcc0', 0.75, '#fbd9a8', 1, '#ffcf98')),
  );
  stippledGlow(box.art, ...box.at(sun, -14), 230, '#fff3cc', 1, 0.8);
  for (const [knots, fill] of CLOUDS) {
    const cloud = box.place(closed(knots));
    const [, top, , bottom] = cloud.bounds();
    box.art.fill(cloud, fill);
    stippled(box.art, cloud, '#fff0c8', [0, top], [0, bottom], [0, 0.75]);
  }
}

/** A place where the water leans to us or away: a lens that lies on it. */
function facet(x: number, y: number, half: number, high: number, skew: number): Path {
  return closed(
    `${x - half},${y}! ${x - half * 0.4},${y - high * 0.7} ${x + half * (0.2 + skew)},${y - high * 0.5} ${x + half},${y + high * 0.1}! ${x + half * 0.3},${y + high * 0.4} ${x - half * (0.4 - skew)},${y + high * 0.3}`,
  );
}

/** Facets in flocks, smaller and closer towards the horizon. */
function ruffles(seed: string, flocks: number, wide: number, high: number): Path[] {
  const chance = random(seed);
  return range(flocks, () => {
    const y = lerp(4, 660, chance() ** 2.3);
    const size = 0.05 + y / 460;
    const x = chance.between(-320, 320);
    return range(4, (i) =>
      facet(
        x + (i - 1.5) * size * wide * chance.between(0.5, 0.9),
        y + chance.between(-1, 1) * size * 15,
        size * wide * chance.between(0.4, 1),
        size * high,
        chance.between(-0.2, 0.3),
      ),
    );
  }).flat();
}

/** Long swells: each dark where it leans away from the light, running out below. */
function swells(box: Local): void {
  const chance = random('swells');
  for (const y of [46, 92, 156, 236, 330, 440, 560]) {
    const rise = 3 + y * 0.035;
    const crest = range(
      10,
      (i): Knot => [-340 + i * 76, y + rise * Math.sin(i * 1.1 + y) + chance.between(-1, 1) * rise * 0.6],
    );
    const foot = y + 16 + y * 0.13;
    const body = spline([...crest, [345, foot, 1], [-345, foot, 1]], true);
    stippled(box.art, box.place(body), '#4a817b', box.at(0, y - rise), box.at(0, foot), [0.62, 0]);
  }
}

/** The sea: pale where it takes the sky's light far off, deeper where we look down into it. */
export function sea(box: Local): void {
  box.fill(
    roundRect(-340, 0, 680, 760),
    box.linear(
      0,
      0,
      0,
      680,
      ramp(0, '#f0d3a8', 0.06, '#cfcdae', 0.25, '#a3c0ad', 0.6, '#76a398', 1, '#4c827e'),
    ),
  );
  swells(box);
  box.blot(ruffles('deep', 46, 46, 5), '#3f7572', 0.4);
  box.blot(ruffles('pale', 30, 30, 3.4), '#f6e6c4', 0.6);
}

/** The one glint: flakes of light below the sun, wider and fewer towards us. */
export function glint(box: Local, sun: number): void {
  const chance = random('glint');
  const flakes = range(130, () => {
    const y = lerp(2, 330, chance() ** 2.1);
    const spread = 10 + y * 0.2;
    const half = (3 + y * 0.07) * chance.between(0.5, 1.4);
    return facet(
      sun + chance.between(-spread, spread) * (chance() + 0.2),
      y,
      half,
      1 + y * 0.014,
      chance.between(-0.1, 0.2),
    );
  });
  stippledGlow(box.art, ...box.at(sun, 60), 90, '#fff0c8', 0.9, 1.3);
  box.blot(flakes, '#fffae4');
}
