import type { Picture } from '../../define.ts';
import { velvet } from '../../kit/grade/grade.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { lightOnWater } from '../../kit/land/water.ts';
import { SIGNS, zodiacGlyph } from '../../kit/objects/zodiac-glyph.ts';
import {
  type Art,
  clamp,
  ellipse,
  hatch,
  type Knot,
  LINE,
  line,
  type Point,
  points,
  polar,
  ramp,
  random,
  ribbon,
  roundRect,
  spline,
  stipple,
} from '../../kit/pen/index.ts';
import { veinedLeaf } from '../../kit/plants/leaf.ts';
import { lily } from '../../kit/plants/lily.ts';
import { cloud, kasumi, type Puff } from '../../kit/sky/cloud.ts';
import { ticks } from '../../kit/sky/halo.ts';
import { horned, moonPhase } from '../../kit/sky/moon.ts';
import { wedgeRays } from '../../kit/sky/rays.ts';
import { facetStar } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';
import { rose } from './rose.ts';
import { ridge, scene } from './scene.ts';

export interface HeroDefinition {
  name: 'scenes/hero-wide' | 'scenes/hero-tall';
  seed: string;
  width: number;
  height: number;
  widths: readonly number[];
  /** Middle of the moon and its size (1 = a radius of 150). */
  moon: Point;
  scale: number;
  horizon: number;
  stars: number;
  /** Length of the long rays. */
  rays: number;
  /** Where words will stand, `[left, top, right, bottom]`: no star there (a dot makes か が). */
  clear: readonly (readonly [left: number, top: number, right: number, bottom: number])[];
  /** Far and near ridge: x 0 … 1, y above the horizon. */
  far: readonly Knot[];
  near: readonly Knot[];
  /** Size of the flowers in both lower corners. */
  flowers: number;
}

/** The clock of twelve moons and signs over a lake before dawn. */
export const hero = (definition: HeroDefinition): Picture => {
  const { name, seed, width, height, widths, moon } = definition;
  return scene({
    name,
    seed,
    width,
    height,
    widths,
    light: moon,
    reach: Math.max(width, height) * 0.62,
    grade: velvet(0.72, 10),
    quality: 52,
    draw(art) {
      sky(art, definition);
      dial(art, definition);
      moonWithStar(art, definition);
      land(art, definition);
      lake(art, definition);
      for (const side of [-1, 1] as const) cornerClouds(art, definition, side);
      for (const side of [-1, 1] as const) cornerFlowers(art, definition, side);
    },
  });
};

function sky(art: Art, { width, height, moon: [x, y], scale, horizon, stars, clear }: HeroDefinition): void {
  const k = horizon / height;
  const night = ramp(0, '#0a0a26', k * 0.5, '#17143f', k * 0.82, '#33215a', k, '#6d416c', 1, '#141136');
  art.fill(roundRect(0, 0, width, height), art.linear(0, 0, 0, height, night));
  const { glow, rose: warm, cool } = art.palette;
  art.glow(x, y, 560 * scale, glow, 0.3);
  art.glow(x, horizon, 500 * scale, warm, 0.42, 0.4);
  art.glow(width * 0.25, height * 0.2, 400 * scale, cool, 0.14);
  const taken = (px: number, py: number): boolean =>
    Math.hypot(px - x, py - y) < 205 * scale ||
    clear.some(([left, top, right, bottom]) => px > left && px < right && py > top && py < bottom);
  starField(art, stars, { y1: horizon - 20, pow: 1.3, avoid: taken, size: 1.1 });
}

/** Rings, rays, twelve moons and the twelve signs between them. */
function dial(art: Art, { moon: [x, y], scale, rays }: HeroDefinition): void {
  for (const radius of [200, 236, 300]) {
    const main = radius === 236;
    art.line(ellipse(x, y, radius * scale), main ? LINE.mid : LINE.hair, 'gold', main ? 0.85 : 0.5);
  }
  art.line(ticks(x, y, 226 * scale, 232 * scale, 180), LINE.hair);
  art.line(ticks(x, y, 222 * scale, 232 * scale, 36), LINE.fine);
  art.blot(wedgeRays(x, y, 240 * scale, 290 * scale, 72, 0.7, { alt: 0.5 }), 'gold', 0.5);
  art.blot(wedgeRays(x, y, 306 * scale, rays * scale, 48, 0.3, { alt: 0.7 }), 'gold', 0.18);
  for (let i = 0; i < 12; i++) {
    const [px, py] = polar(x, y, 268 * scale, i * 30);
    art.glow(px, py, 24 * scale, art.palette.glow, 0.3);
    moonPhase(art, px, py, (i % 3 ? 9 : 14) * scale, i / 12, LINE.mid);
  }
  const glyphs = SIGNS.map((sign, i) =>
    zodiacGlyph(sign, ...polar(x, y, 214 * scale, i * 30 + 15), 0.58 * scale),
  );
  art.line(glyphs, LINE.fine, 'gold', 0.9);
}

/** A crescent with a compass star in its arms, on the moon's dark disc. */
function moonWithStar(art: Art, { moon: [x, y], scale: s }: HeroDefinition): void {
  art.glow(x, y, 240 * s, '#fff1d6', 0.5);
  const dark = art.radial(x + 40 * s, y - 10 * s, 170 * s, ramp(0, '#4b3b80', 1, '#161238'));
  art.solid(ellipse(x, y, 150 * s), dark, LINE.mid);
  const towardsRight = (px: number): number => clamp((px - x) / (160 * s) + 0.2) * 0.8;
  art.line(stipple(ellipse(x, y, 146 * s), 700, towardsRight, 4), 1.1, 'gold', 0.5);
  const crescent = horned(x, y, 150 * s, 130 * s, 54 * s, 20);
  const lit = ramp(0, '#fffaf0', 0.5, '#f3dba8', 1, '#c99d63');
  art.fill(crescent, art.linear(x - 150 * s, y - 90 * s, x + 40 * s, y + 80 * s, lit));
  art.line(crescent, LINE.mid);
  art.line(hatch(crescent, { angle: -20, gap: 4.6, from: 0.72 }), LINE.hair, '#8a6238', 0.9);
  const [starX, starY] = [x + 52 * s, y - 18 * s];
  facetStar(art, starX, starY, 8, 58 * s, 14 * s, { alt: 0.6, dark: '#5a4066', hatchGap: 3.4 });
  art.glow(starX, starY, 40 * s, '#fffdf5', 0.7);
}

/** Heights and lengths shrink on narrow pictures, but not below four fifths. */
const unitOf = (width: number): number => Math.max(width / 1200, 0.8);

function land(art: Art, { width, horizon, far, near }: HeroDefinition): void {
  const unit = unitOf(width);
  const distant = { seed: 17, top: '#6f5090', bottom: '#4b3165', lineWidth: LINE.fine };
  mountains(art, 0, width, horizon + 4, ridge(far, width, horizon, unit), distant);
  const mist = [
    [0.05, 60, 260],
    [0.35, 44, 300],
    [0.2, 32, 200],
    [0.75, 40, 240],
    [0.58, 24, 160],
  ] as const;
  const streamers = mist.map(([x, y, length]) => [x * width, horizon - y * unit, length * unit] as const);
  kasumi(art, streamers, { opacity: 0.4 });
  const close = { seed: 9, top: '#43306a', bottom: '#2b1e52', lineWidth: LINE.fine };
  mountains(art, 0, width, horizon + 4, ridge(near, width, horizon, unit), close);
}

function lake(art: Art, { width, height, moon: [x], scale, horizon, seed }: HeroDefinition): void {
  const water = ramp(0, '#8f5a7c', 0.1, '#4a2f66', 0.42, '#1d1744', 1, '#100c28');
  art.fill(roundRect(0, horizon, width, height - horizon + 10), art.linear(0, horizon, 0, height, water));
  art.line(line(0, horizon, width, horizon), LINE.fine);
  art.glow(x, horizon + 8, 240 * scale, art.palette.glow, 0.55, 0.22);
  lightOnWater(art, x, horizon + 8 * scale, {
    dashes: 13,
    step: 8 * scale,
    reach: 92 * scale,
    shrink: 5.4 * scale,
    lineWidth: 2.4,
    opacity: 0.85,
  });
  const chance = random(`${seed}w`);
  for (let i = 0; i < 34; i++) {
    const t = i / 34;
    const y = horizon + 6 + t * t * (height - horizon) * 0.5;
    const px = chance() * width;
    const half = (40 + 120 * chance()) * (width / 1200 + 0.4);
    art.blot(ribbon(line(px - half, y, px + half, y), 1.5, { samples: 4 }), 'gold', 0.34 * (1 - t));
  }
}

/** A corner's own coordinates: x from the side's edge inwards, y up from the foot. */
const corner =
  ({ width, height, flowers: f }: HeroDefinition, side: 1 | -1) =>
  (x: number, y: number): Point => [side < 0 ? x * f : width - x * f, height - y * f];

function cornerClouds(art: Art, definition: HeroDefinition, side: 1 | -1): void {
  const { height, flowers: f } = definition;
  const at = corner(definition, side);
  const puffs = [
    [10, 80, 56],
    [84, 54, 46],
    [-6, 34, 60],
    [60, 24, 50],
    [140, 16, 42],
  ] as const;
  const body = art.linear(0, height - 170 * f, 0, height, ramp(0, '#a97a9f', 1, '#1e174a'));
  const heap = puffs.map(([x, y, radius]): Puff => [...at(x, y), radius * f, -side]);
  cloud(art, heap, { body, rings: 4, gap: 8 * f });
}

/** Three lilies on their stems behind three roses; small to large towards the corner. */
function cornerFlowers(art: Art, definition: HeroDefinition, side: 1 | -1): void {
  const { height, flowers: f } = definition;
  const at = corner(definition, side);
  const inwards = -side; // angles are written for the left corner
  for (const [x, y, length, width, angle] of [
    [150, -20, 116, 22, 12],
    [130, -20, 140, 24, -2],
    [186, -24, 84, 18, 28],
  ] as const) {
    const fill = art.linear(0, height - 140 * f, 0, height, ramp(0, '#4a3a84', 1, '#15123a'));
    const look = { veins: 6, fill, bend: inwards * 12 * f };
    veinedLeaf(art, ...at(x, y), length * f, width * f, inwards * angle, look);
  }
  for (const stem of ['160,-24 166,40 178,78', '110,-24 112,60 118,108', '206,-24 214,14 226,36']) {
    const path = spline(points(stem).map(([x, y]) => at(x, y)));
    art.blot(ribbon(path, 4 * f, { start: 0.9, end: 0.7 }));
  }
  lily(art, ...at(178, 72), 50 * f, { rot: inwards * 12, lite: '#d9a3c6' });
  lily(art, ...at(118, 104), 62 * f, { rot: inwards * 4, lite: '#eab9d0' });
  lily(art, ...at(227, 34), 34 * f, { rot: inwards * 24, lite: '#b98bc4' });
  for (const [x, y, radius] of [
    [70, 30, 42],
    [132, 6, 32],
    [14, 12, 38],
  ] as const) {
    rose(art, ...at(x, y), radius * f, { rot: x, lite: '#f3c0c8', dark: '#5a2756' });
  }
}
