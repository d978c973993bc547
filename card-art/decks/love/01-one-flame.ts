import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { pinchingHand } from '../../kit/hands/pinching-hand.ts';
import { shelteringHand } from '../../kit/hands/sheltering-hand.ts';
import { skinPaint } from '../../kit/hands/skin.ts';
import { sleeve } from '../../kit/hands/sleeve.ts';
import {
  type Art,
  ellipse,
  hatch,
  LINE,
  line,
  type Paint,
  points,
  ramp,
  ribbon,
  roundRect,
  svgPath,
} from '../../kit/pen/index.ts';
import { veinedLeaf } from '../../kit/plants/leaf.ts';
import { rose } from '../../kit/plants/rose.ts';
import { wildRose } from '../../kit/plants/wild-rose.ts';
import { halo } from '../../kit/sky/halo.ts';
import { wedgeRays } from '../../kit/sky/rays.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The halo's middle, in the flame. */
const [X, Y] = [300, 436];

/** Leaves and roses at the foot: x, y, length or radius, turn. */
const LEAVES = [
  [120, 846, 44, -50],
  [176, 836, 40, -20],
  [214, 840, 38, 30],
] as const;
const ROSES = [
  [240, 856, 26, 10],
  [356, 854, 28, 30],
  [86, 862, 34, 0],
  [514, 864, 32, 40],
  [156, 862, 32, 20],
  [440, 864, 34, 0],
  [298, 868, 34, 15],
] as const;

function sky(art: Art, palette: Palette): void {
  art.glow(X, Y, 420, palette.glow, 0.6);
  art.glow(X, 720, 320, palette.rose, 0.35, 0.5);
  const nearFlame = (x: number, y: number): boolean => Math.hypot(x - X, y - Y) < 190;
  starField(art, 110, { x0: 50, x1: 550, y0: 70, y1: 560, pow: 1, avoid: nearFlame });
  art.blot(wedgeRays(X, Y, 176, 330, 40, 0.9, { alt: 0.5, from: -112, to: 112 }), 'gold', 0.6);
  halo(art, X, Y, 164, { tick: 96, len: 8, bead: 48, beadRadius: 1.5 });
  art.glow(X, Y, 150, '#ffe9d2', 0.5);
}

/** The table's edge, and the light on it. */
function table(art: Art, palette: Palette): void {
  const cloth = art.linear(0, 792, 0, 862, ramp(0, '#8a3350', 1, '#2a0c22'));
  art.fill(roundRect(40, 792, 520, 90), cloth).line(line(40, 792, 560, 792), LINE.fine);
  art.glow(X, 800, 190, palette.glow, 0.5, 0.22);
}

/** On its dish, wax running down. */
function candle(art: Art): void {
  const across = (...stops: (number | string)[]): Paint => art.linear(232, 0, 368, 0, ramp(...stops));
  const foot = 'M232 776C250 800 350 800 368 776C366 806 340 822 300 822C260 822 234 806 232 776Z';
  art.solid(svgPath(foot), across(0, '#5c1f38', 0.45, '#e0a08c', 1, '#40142c'));
  art.solid(ellipse(X, 776, 68, 13), art.radial(X, 770, 70, ramp(0, '#f3c9ae', 1, '#6b2742')));
  art.line(ellipse(X, 775, 58, 9), LINE.hair);
  const wax = ramp(0, '#b8687a', 0.4, '#fff0e2', 0.62, '#f6cdbb', 1, '#8a3d58');
  const body = svgPath('M274 520C274 514 326 514 326 520V772C326 781 274 781 274 772Z');
  art.solid(body, art.linear(274, 0, 326, 0, wax), LINE.mid * 1.2);
  const melted = svgPath(
    'M274 521C276 514 324 514 326 521C326 530 320 530 318 544C316 556 311 552 311 540',
    'C308 530 298 530 294 534C291 548 287 566 284 560C281 548 282 534 274 528Z',
  );
  art.solid(melted, art.linear(0, 514, 0, 560, ramp(0, '#fffaf2', 1, '#f3c4b2')), LINE.fine);
  const shaded = svgPath('M306 560H325V772C322 777 312 779 306 779Z');
  art.line(hatch(shaded, { angle: 0, gap: 5, jitter: 0.3 }), LINE.hair, '#a55a66', 0.8);
  art.line(svgPath('M300 516C299 508 301 502 300 494'), 3, '#4a1a2c'); // wick
}

/** One brings the fire on a taper: a dark sleeve with stars. */
function bringingHand(art: Art, skin: Paint): void {
  const taper = (): void => {
    // its tip is at the wick, in the foot of the flame
    const wax = ribbon(line(224, 515, 297, 498), 7.5, { start: 1, end: 0.5, samples: 5 });
    art.solid(wax, '#ffe9d0', LINE.fine, '#b8687a');
  };
  const form = {
    top: points('86,596 62,628 34,668'),
    bottom: points('206,742 168,806 34,872'),
    bow: 20,
    cloth: art.radial(230, 560, 330, ramp(0, '#a8425e', 0.4, '#6b2142', 1, '#2a0a20')),
    lining: art.linear(86, 596, 206, 742, ramp(0, '#f3b9ac', 1, '#8a3d58')),
    motifs: 11,
    motif: (x: number, y: number, i: number): void => {
      art.blot(i % 3 ? sparkle(x, y, i % 2 ? 5 : 8) : ellipse(x, y, 2.2));
    },
  };
  sleeve(art, form, () => pinchingHand(art, 176, 540, 1, { rot: -40, arm: 60, skin, rod: taper }));
}

/** The other shelters it: a pale sleeve with roses. */
function shelter(art: Art, skin: Paint): void {
  const form = {
    top: points('520,546 542,580 568,622'),
    bottom: points('410,704 458,800 568,876'),
    bow: 20,
    cloth: art.radial(370, 560, 300, ramp(0, '#ffe0d2', 0.4, '#e39a98', 1, '#7c2f50')),
    lining: art.linear(520, 546, 410, 704, ramp(0, '#7c2f50', 1, '#40142c')),
    seed: 8,
    motifs: 5,
    motif: (x: number, y: number, i: number): void =>
      wildRose(art, x, y, 15, {
        rot: i * 31,
        lite: '#fff0ea',
        dark: '#b8506c',
        lineWidth: LINE.fine,
      }),
  };
  sleeve(art, form, () => shelteringHand(art, 376, 480, 1, { rot: -22, arm: 60, skin }));
}

function flame(art: Art): void {
  art.glow(X, 440, 130, '#fff0d8', 0.8);
  const outer = svgPath(
    'M300 506C272 502 262 474 274 448C282 430 296 416 302 366',
    'C318 404 330 424 332 452C334 482 324 504 300 506Z',
  );
  const fire = ramp(0, '#fff6e4', 0.45, '#ffd9a0', 0.8, '#f0906c', 1, '#b8506c');
  art.solid(outer, art.linear(0, 366, 0, 506, fire), LINE.mid, '#ffe9c8');
  const core = svgPath(
    'M300 500C284 494 284 472 292 458C298 446 302 436 303 416C314 440 320 454 318 472',
    'C316 488 310 498 300 500Z',
  );
  art.fill(core, '#fffdf6').glow(X, 462, 60, '#fffdf6', 0.9);
}

function roses(art: Art): void {
  for (const mirror of [false, true]) {
    for (const [x, y, length, angle] of LEAVES) {
      const green = { fill: '#3a1028', veins: 3 };
      veinedLeaf(art, mirror ? 600 - x : x, y, length, 18, mirror ? -angle : angle, green);
    }
  }
  for (const [x, y, radius, rot] of ROSES) {
    const lite = radius > 33 ? '#ffd6ce' : '#e08a98';
    rose(art, x, y, radius, { rot, lite, dark: '#7c2444', lineWidth: LINE.mid });
  }
}

/** One hand lights a candle with a taper, another shelters the flame. */
export const picture = defineCard({
  name: 'love/01-one-flame',
  seed: 'of',
  light: [X, Y],
  numeral: 'I',
  title: 'ともしび',
  english: 'One Flame',
  draw(art, palette) {
    const skin = skinPaint(art, [300, 440], 300, ['#fff4e2', '#f9d0bc', '#d88f96', '#8a3d5c']);
    sky(art, palette);
    table(art, palette);
    candle(art);
    bringingHand(art, skin);
    shelter(art, skin);
    flame(art);
    roses(art);
  },
});
