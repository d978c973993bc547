import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { driftingRibbon } from '../../kit/objects/drifting-ribbon.ts';
import {
  type Art,
  type Knot,
  LINE,
  lerp,
  local,
  type Path,
  type Point,
  points,
  polar,
  ramp,
  random,
  range,
  ribbon,
  type Step,
  spline,
  svgPath,
} from '../../kit/pen/index.ts';
import { veinedLeaf } from '../../kit/plants/leaf.ts';
import { roseBud } from '../../kit/plants/rose-bud.ts';
import { roseHip } from '../../kit/plants/rose-hip.ts';
import { wildRose } from '../../kit/plants/wild-rose.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** Middle and radius of the wreath. */
const [X, Y] = [300, 440];
const RADIUS = 178;

/** Open flowers on the left branch: place on the circle, distance from it, size. */
const FLOWERS = [
  [-142, 6, 30],
  [-112, -10, 38],
  [-84, 10, 31],
  [-64, -6, 38],
  [-42, 4, 30],
] as const;

/** Buds on the left branch: place on the circle, heading away from outwards, size. */
const BUDS = [
  [-127, 150, 0.4],
  [-96, -20, 0.46],
  [-74, 140, 0.4],
  [-53, 40, 0.4],
] as const;

/** Clusters of hips on the right branch: place on the circle, heading away from it, size. */
const HIPS = [
  [150, 40, 30],
  [132, -64, 27],
  [112, 52, 33],
  [92, -58, 29],
  [72, 50, 32],
  [58, 46, 29],
  [46, -60, 28],
] as const;

/** Night; lighter within the wreath, where there is nothing but stars. */
function night(art: Art, palette: Palette): void {
  art.glow(X, Y, 400, palette.rose, 0.34);
  art.glow(X, Y, 230, '#ffc7b4', 0.42);
  const onWreath = (x: number, y: number): boolean => {
    const distance = Math.hypot(x - X, y - Y);
    return distance > 132 && distance < 232;
  };
  starField(art, 170, { x0: 52, x1: 548, y0: 84, y1: 690, pow: 1, avoid: onWreath });
  const within = (x: number, y: number): boolean => Math.hypot(x - X, y - Y) > 124;
  starField(art, 90, {
    x0: 180,
    x1: 420,
    y0: 320,
    y1: 560,
    pow: 1,
    seed: 'within',
    avoid: within,
    size: 1.15,
  });
  art.blot([sparkle(262, 398, 13), sparkle(346, 470, 10), sparkle(318, 356, 7), sparkle(250, 500, 8)]);
}

function hills(art: Art): void {
  const far = points('50,752 130,722 220,754 320,764 420,738 490,752 550,728');
  const look = { lineWidth: LINE.fine, rough: 0.06, engrave: false };
  mountains(art, 50, 550, 880, far, { seed: 31, top: '#a55670', bottom: '#6a2848', ...look });
  const near = points('50,806 140,822 230,812 330,836 430,818 500,826 550,800');
  mountains(art, 50, 550, 880, near, { seed: 12, top: '#6a2848', bottom: '#260b1e', ...look });
}

/** One twig of a branch: from the foot of the wreath round its side, swinging about the circle. */
function twig(side: 1 | -1, from: number, to: number, swing: number, phase: number): Path {
  return spline(
    range(25, (i): Knot => {
      const t = i / 24;
      // the tips part again once they have crossed: the flowering one outwards, the other inwards
      const parting = (side < 0 ? 30 : -24) * Math.max(0, (t - 0.86) / 0.14) ** 1.6;
      const reach = RADIUS + swing * Math.sin(t * Math.PI * 5 + phase) * (1 - 0.6 * t) + parting;
      return polar(X, Y, reach, side * lerp(from, to, t));
    }),
  );
}

/** Leaves along a twig, in turns; they stand away from it on both sides. */
function leafage(
  art: Art,
  path: Path,
  count: number,
  tones: readonly [string, string],
  size: number,
  seed: number,
): void {
  const chance = random(seed);
  const steps = path.walk(count + 2);
  steps.slice(1, -1).forEach(({ x, y, angle }: Step, i) => {
    const side = i % 2 ? 1 : -1;
    const length = size * chance.between(0.8, 1.15);
    const heading = angle + side * chance.between(34, 62);
    const fill = art.linear(x, y, ...polar(x, y, length, heading), ramp(0, tones[1], 1, tones[0]));
    veinedLeaf(art, x, y, length, length * 0.42, heading, {
      veins: 4,
      bend: -side * 4,
      fill,
      lineWidth: LINE.mid * 0.8,
    });
  });
}

/** Three twigs twisted about each other; the thinnest goes over. */
function branch(art: Art, side: 1 | -1, to: number, bark: readonly [string, string]): void {
  for (const [swing, phase, width] of [
    [9, 0, 9],
    [9, Math.PI, 7],
    [5, 1.3, 5],
  ] as const) {
    const path = twig(side, 184, to, swing, phase);
    const [x0, y0] = polar(X, Y, RADIUS, 180);
    const paint = art.linear(x0, y0, ...polar(X, Y, RADIUS, side * to), ramp(0, bark[0], 1, bark[1]));
    art.solid(ribbon(path, width, { start: 1, end: 0.3, samples: 60 }), paint, LINE.fine);
  }
}

/** A bud on a short stalk from the branch, pointing to `heading`. */
function stalkedBud(art: Art, [x, y]: Point, heading: number, scale: number): void {
  const seat = polar(x, y, 22, heading);
  art.blot(
    ribbon(spline([[x, y], polar(x, y, 12, heading - 10), seat]), 4, { start: 1, end: 0.8, samples: 8 }),
  );
  roseBud(art, ...seat, scale, { rot: heading, lite: '#fff0e8', mid: '#f4a7ae' });
}

/** The branch in flower, from the left; the branch in fruit, from the right. Their tips cross. */
function wreath(art: Art): void {
  leafage(art, twig(-1, 172, -26, 10, 0), 19, ['#a8607a', '#4a1634'], 44, 3);
  leafage(art, twig(1, 172, -24, 10, 0), 19, ['#7a3a62', '#2c0d22'], 46, 8);
  branch(art, -1, -27, ['#8a4258', '#e0a08e']);
  branch(art, 1, -24, ['#6a2848', '#c47a80']);
  for (const [angle, turn, size] of HIPS) {
    const at = polar(X, Y, RADIUS, angle);
    roseHip(art, ...at, size, angle + (turn > 0 ? 8 : 172), 20);
    roseHip(art, ...at, size * 0.86, angle + turn, 24);
  }
  roseHip(art, ...polar(X, Y, RADIUS - 20, -23), 27, 196, 14);
  for (const [angle, turn, scale] of BUDS) stalkedBud(art, polar(X, Y, RADIUS, angle), angle + turn, scale);
  stalkedBud(art, polar(X, Y, RADIUS + 30, 27), 100, 0.46);
  for (const [angle, out, size] of FLOWERS) {
    const [x, y] = polar(X, Y, RADIUS + out, angle);
    wildRose(art, x, y, size, { rot: angle * 3, lite: '#ffd9d0', dark: '#a8456a', lineWidth: LINE.mid });
  }
}

/** A cord ties the two feet; nothing ties the tips. */
function cord(art: Art): void {
  const silk = { front: ['#fff6ee', '#f7b9b4', '#b8506e'], back: ['#c45a78', '#6a1f48'] } as const;
  const at: Point = [X, Y + RADIUS];
  const loops = ['300,618 258,598 228,618 248,644 292,628', '302,618 340,606 370,628 350,648 306,628'];
  driftingRibbon(art, points('296,624 276,664 290,698 270,734'), 12, { ...silk, turns: [0.52] });
  driftingRibbon(art, points('306,624 330,656 322,686 340,712'), 12, { ...silk, turns: [0.46] });
  for (const loop of loops) driftingRibbon(art, points(loop), 12, { ...silk, turns: [0.5], tail: false });
  const box = local(art, ...at, 1);
  for (const y of [-13, -4, 5]) {
    const turn = svgPath(
      `M-15 ${y}C-6 ${y + 4} 6 ${y + 4} 15 ${y}C18 ${y + 3} 18 ${y + 7} 15 ${y + 10}C6 ${y + 14} -6 ${y + 14} -15 ${y + 10}C-18 ${y + 7} -18 ${y + 3} -15 ${y}Z`,
    );
    box.solid(turn, box.linear(-16, 0, 16, 0, ramp(0, '#8a2f50', 0.4, '#fff0e8', 1, '#8a2f50')), LINE.fine);
  }
}

/** A branch in flower and a branch in fruit, bent into one wreath. */
export const picture = defineCard({
  name: 'love/21-joined-wreath',
  light: [X, Y],
  numeral: 'XXI',
  title: '結んだ輪',
  english: 'Joined Wreath',
  draw(art, palette) {
    night(art, palette);
    hills(art);
    wreath(art);
    cord(art);
  },
});
