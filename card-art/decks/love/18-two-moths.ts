import { defineCard } from '../../define.ts';
import { flutteringMoth } from '../../kit/creatures/fluttering-moth.ts';
import { moth } from '../../kit/creatures/moth.ts';
import { chain } from '../../kit/objects/chain.ts';
import { hangingToro } from '../../kit/objects/hanging-toro.ts';
import {
  type Art,
  ellipse,
  LINE,
  line,
  type Point,
  points,
  polar,
  radians,
  ramp,
  random,
  range,
  spline,
} from '../../kit/pen/index.ts';
import { roseBush } from '../../kit/plants/rose-bush.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The flame. */
const [X, Y] = [300, 462];

/** The two circles they fly: centre, half axes, tilt; they interlock about the lantern. */
const ORBITS = [
  [300, 492, 190, 92, -18],
  [302, 436, 190, 100, 20],
] as const;

const PALE_MOTH = ['#fff3ea', '#f0b4a8', '#9a4a66', '#42142f'] as const;
const ROSY_MOTH = ['#fff6ee', '#efb9bb', '#a8587e', '#4a1640'] as const;

type Orbit = (typeof ORBITS)[number];

/** A place on an orbit, degrees clockwise from its far right. */
function onOrbit([cx, cy, rx, ry, tilt]: Orbit, angle: number): Point {
  const [u, v] = [rx * Math.cos(radians(angle)), ry * Math.sin(radians(angle))];
  const [c, s] = [Math.cos(radians(tilt)), Math.sin(radians(tilt))];
  return [cx + u * c - v * s, cy + u * s + v * c];
}

function night(art: Art): void {
  art.glow(X, Y, 300, '#ffb37e', 0.42);
  art.glow(X, Y, 420, '#c4587a', 0.3);
  const nearLantern = (x: number, y: number): boolean => Math.hypot(x - X, (y - Y) * 0.9) < 200;
  starField(art, 210, { x0: 52, x1: 548, y0: 84, y1: 800, pow: 1, avoid: nearLantern });
}

/** Dust shed along a stretch of an orbit: dense behind the moth, then one with the stars. */
function dust(art: Art, orbit: Orbit, from: number, to: number, seed: number): void {
  const chance = random(seed);
  const count = 130;
  range(count, (i) => {
    const t = i / count;
    const [x, y] = onOrbit(orbit, from + (to - from) * t);
    const stray = 2 + t * 22;
    const [px, py] = polar(x, y, chance() * stray, chance() * 360);
    art.blot(
      ellipse(px, py, chance.between(0.7, 2.3) * (1 - t * 0.5)),
      '#ffe3cd',
      Math.round((0.95 - t * 0.6) * 10) / 10,
    );
  });
}

/** The thin line of a stretch of an orbit. */
function trace(art: Art, orbit: Orbit, from: number, to: number): void {
  art.line(spline(range(26, (i) => onOrbit(orbit, from + ((to - from) * i) / 25))), LINE.fine, 'gold', 0.55);
}

/** Roses stand in the dark; only their upper rims catch the light. */
function shadowRoses(art: Art): void {
  art.fill(
    spline(points('40,820! 140,796 240,806 340,796 460,808 560,790! 560,890! 40,890!'), true),
    art.linear(0, 790, 0, 862, ramp(0, '#451533', 1, '#1c0716')),
  );
  for (const [x, y, radius, rot] of [
    [110, 826, 44, 20],
    [206, 848, 32, 60],
    [392, 850, 34, 10],
    [484, 822, 48, 45],
    [300, 864, 28, 0],
  ] as const) {
    roseBush(art, x, y, radius, { rot, lite: '#7a2c4e', dark: '#2c0a20' });
  }
}

/** Two moths, one lantern; neither of them can leave it. */
export const picture = defineCard({
  name: 'love/18-two-moths',
  light: [X, Y],
  numeral: 'XVIII',
  title: '夜の羽音',
  english: 'Two Moths',
  draw(art) {
    const [low, high] = ORBITS;
    night(art);
    // the far halves pass behind the lantern
    trace(art, low, 180, 360);
    trace(art, high, 180, 360);
    dust(art, high, 338, 205, 5);
    chain(art, line(300, 60, 300, 274), 15, 6);
    hangingToro(art, X, Y, 0.88);
    trace(art, low, 0, 180);
    trace(art, high, 0, 180);
    dust(art, low, 150, 20, 9);
    const [farX, farY] = onOrbit(high, 346);
    flutteringMoth(art, farX, farY, 0.68, { mirror: true, rot: -16, tones: PALE_MOTH });
    const [nearX, nearY] = onOrbit(low, 146);
    moth(art, nearX, nearY, 0.62, { rot: -46, tones: ROSY_MOTH });
    shadowRoses(art);
  },
});
