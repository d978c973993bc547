import { defineCard } from '../../define.ts';
import { dove } from '../../kit/creatures/dove.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { fistFromFront } from '../../kit/hands/fist.ts';
import { skinPaint } from '../../kit/hands/skin.ts';
import { sleeve } from '../../kit/hands/sleeve.ts';
import { wingPair } from '../../kit/hands/wing.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { lightOnWater, rings, ripples } from '../../kit/land/water.ts';
import { crossBanner } from '../../kit/objects/cross-banner.ts';
import { stoneArk } from '../../kit/objects/stone-ark.ts';
import { trumpet } from '../../kit/objects/trumpet.ts';
import { type Art, arc, LINE, line, local, points, ramp, roundRect } from '../../kit/pen/index.ts';
import type { Puff } from '../../kit/sky/cloud.ts';
import { cloudForm } from '../../kit/sky/cloud-form.ts';
import { halo } from '../../kit/sky/halo.ts';
import { wedgeRays } from '../../kit/sky/rays.ts';
import { starField } from '../../kit/sky/star-field.ts';

const X = 300;
const HORIZON = 660;
/** The ring of light where a head would be. */
const RING = 184;

const CLOUD_BEHIND: readonly Puff[] = [
  [196, 300, 34, -1],
  [404, 296, 36, 1],
  [250, 280, 40, -1],
  [350, 280, 42, 1],
  [300, 268, 40, 1],
];
const CLOUD: readonly Puff[] = [
  [150, 326, 24, -1],
  [188, 328, 32, -1],
  [238, 312, 36, -1],
  [286, 296, 34, -1],
  [332, 272, 32, 1],
  [380, 252, 36, 1],
  [430, 268, 34, 1],
  [470, 292, 24, 1],
  [446, 296, 20, 0],
  [300, 312, 26, 0],
  [214, 336, 24, 0],
];

function sky(art: Art, palette: Palette): void {
  art.glow(X, 224, 400, palette.glow, 0.6);
  art.glow(X, 640, 330, palette.rose, 0.55, 0.45);
  const nearAngel = (x: number, y: number): boolean => Math.hypot(x - X, y - 230) < 210;
  starField(art, 110, { x0: 50, x1: 550, y0: 60, y1: 640, pow: 1, avoid: nearAngel });
  art.blot(wedgeRays(X, 200, 96, 300, 44, 1, { alt: 0.5 }), 'gold', 0.55);
}

/** A ring of light, and wings that the arch cuts on purpose. */
function angel(art: Art): void {
  art.glow(X, RING, 120, '#fff6e2', 0.8);
  halo(art, X, RING, 58, { tick: 60, len: 7, bead: 32, beadRadius: 1.5 });
  wingPair(art, X, 292, 0.86, { gap: 30, light: [300, 224], reach: 330 });
  art.glow(X, RING, 50, '#fffdf6', 0.95);
}

function sea(art: Art, palette: Palette): void {
  const shore = points('50,632 104,610 164,640 230,654 440,655 490,640 520,644 550,626');
  const tones = { top: '#6b4f92', bottom: '#4a2f6a' };
  mountains(art, 50, 550, 664, shore, { seed: 9, ...tones, lineWidth: LINE.fine, engrave: false });
  const water = art.linear(0, HORIZON, 0, 862, ramp(0, '#9a6f9e', 0.22, '#4c387e', 1, '#14113a'));
  art.fill(roundRect(40, HORIZON, 520, 220), water);
  art.line(line(40, HORIZON, 560, HORIZON), LINE.fine);
  art.glow(X, 668, 200, palette.glow, 0.5, 0.22);
  ripples(art, X, 668, 862, 210, 256, 16, { seed: 12, opacity: 0.6, clipL: 52, clipR: 548 });
  lightOnWater(art, X, 666, { dashes: 7, step: 7, reach: 46, shrink: 4, opacity: 0.9, fade: 0.08 });
}

/** Out of the cloud a sleeve, a hand, the trumpet with its banner. */
function call(art: Art): void {
  const shadow = art.radial(X, 250, 230, ramp(0, '#d3aac4', 1, '#3a2a66'));
  cloudForm(art, CLOUD_BEHIND, { fill: shadow });
  const [x, y, rot] = [282, 406, -122];
  const horn = local(art, x, y, 1, { rot });
  crossBanner(art, horn.at(0, 88), horn.at(0, -30), 124, { sway: 12, drift: 4, phase: 0.6 });
  trumpet(art, x, y, 1, { rot });
  const form = {
    top: points('360,300 380,262 398,232'),
    bottom: points('424,336 440,290 456,250'),
    bow: 9,
    cloth: art.radial(330, 250, 190, ramp(0, '#fff0ea', 0.5, '#c79abc', 1, '#6a4f8c')),
    lining: '#4a2f5c',
    folds: 4,
    trim: [0.12, 0.24],
    hatched: false,
  } as const;
  const skin = skinPaint(art, [300, 224], 420);
  sleeve(art, form, () => fistFromFront(art, ...horn.at(0, 98), 0.6, { rot: -58, arm: 30, skin }));
  const puff = art.radial(X, 250, 220, ramp(0, '#fff0ea', 0.4, '#cfa8c6', 1, '#4a3878'));
  cloudForm(art, CLOUD, { fill: puff });
}

/** Three arks on the water, each in its own rings: the near halves lie before it. */
function arks(art: Art): void {
  const around = (x: number, y: number, radius: number): void =>
    rings(art, x, y, [radius, radius * 1.35, radius * 1.75], 0.2, {
      gaps: true,
      lineWidth: LINE.mid,
      seed: x,
    });
  const before = (x: number, y: number, radius: number): void => {
    const halves = [1, 1.32].map((k) => arc(x, y, radius * k, 100 + k * 8, 258 - k * 6, radius * k * 0.2));
    art.line(halves, LINE.mid, 'gold', 0.85);
  };
  around(146, 724, 42);
  stoneArk(art, 146, 704, 0.5, { rot: -2 });
  before(146, 724, 38);
  around(440, 762, 58);
  stoneArk(art, 442, 734, 0.68, { mirror: true, rot: 2 });
  before(440, 762, 52);
  around(264, 840, 84);
  stoneArk(art, 262, 800, 0.96, { rot: -2 });
  before(262, 840, 74);
}

function doves(art: Art): void {
  dove(art, 296, 700, 0.8, { rot: -34, lift: 1 });
  dove(art, 396, 652, 0.58, { mirror: true, rot: 30, lift: 0.5 });
  dove(art, 160, 628, 0.46, { rot: -12, lift: 0.1 });
  dove(art, 456, 540, 0.72, { rot: -22, lift: 0.7, twig: true });
}

/** A trumpet with a cross banner sounds out of a cloud; doves leave three opened arks on the sea. */
export const picture = defineCard({
  name: 'tarot/20-judgement',
  seed: 'ju',
  light: [300, 230],
  numeral: 'XX',
  title: '審判',
  english: 'Judgement',
  draw(art, palette) {
    sky(art, palette);
    angel(art);
    sea(art, palette);
    call(art);
    arks(art);
    doves(art);
  },
});
