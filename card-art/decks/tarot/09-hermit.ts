import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { fistFromBack, fistFromFront } from '../../kit/hands/fist.ts';
import { skinPaint } from '../../kit/hands/skin.ts';
import { sleeve } from '../../kit/hands/sleeve.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { lantern } from '../../kit/objects/lantern.ts';
import {
  type Art,
  ellipse,
  hatch,
  type Knot,
  LINE,
  type Paint,
  Path,
  points,
  ramp,
  random,
  range,
  ribbon,
  spline,
  svgPath,
} from '../../kit/pen/index.ts';
import { pine } from '../../kit/plants/pine.ts';
import { beads } from '../../kit/sky/halo.ts';
import { wedgeRays } from '../../kit/sky/rays.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { constellation, starField } from '../../kit/sky/star-field.ts';

/** The lantern. */
const [X, Y] = [186, 420];

/** One unbroken line, drawn once; only the near hand covers it. */
const STAFF = spline(
  points('256,816 254,690 251,560 250,430 250,320 246,262 232,238 217,242 214,258 224,264'),
);
/** Hood bows forward, back falls in one long line to the snow. */
const CLOAK = spline(
  points(
    '352,232! 330,246 309,276 298,312 300,344 312,372! 304,402 296,470 290,560 284,680 274,796!',
    '320,812 400,812 470,808 528,812! 506,740 488,640 474,540 456,450 438,392 428,340 416,286 392,248',
  ),
  true,
);
/** The hood's rim: a narrow crescent, the dark inside turns away from us. */
const HOOD = spline(
  points(
    '352,232! 332,252 318,286 316,320 324,352 336,378! 322,380 312,372! 300,344 298,312 309,276 330,246',
  ),
  true,
);
/** Dust on the hood. */
const HOOD_STARS = points(
  '372,262 364,276 386,280 352,300 392,304 378,318 366,312 350,352 384,338 372,354 402,376 382,376 356,372',
);
/** Folds follow the fall of the cloth. */
const FOLDS = [
  '380,246 402,306 404,352 392,396',
  '344,296 346,336 358,372',
  '366,252 384,300 384,344 376,380',
  '400,262 416,320 420,372 410,396',
  '338,392 330,430 322,470',
  '352,398 350,440 340,480',
  '430,410 452,500 470,620 498,800',
  '414,420 430,520 446,650 462,802',
  '404,612 412,700 424,804',
  '374,632 376,710 380,806',
  '340,640 338,720 336,806',
  '308,640 306,720 300,804',
].map((fold) => ribbon(spline(points(fold)), 2.8, { start: 0.1, end: 0.5, samples: 12 }));

function sky(art: Art, palette: Palette): void {
  art.glow(X, Y, 420, palette.glow, 0.55);
  art.glow(440, 620, 280, palette.cool, 0.25);
  art.glow(300, 720, 300, palette.rose, 0.3, 0.5);
  const nearLantern = (x: number, y: number): boolean => Math.hypot(x - X, y - Y) < 120;
  starField(art, 220, { x0: 50, x1: 550, y0: 60, y1: 620, pow: 1.1, avoid: nearLantern });
  const stars = [
    [330, 130, 1],
    [372, 108, 1.4],
    [420, 132, 1],
    [452, 178, 1.2],
    [424, 204, 1],
    [476, 226, 1],
  ] as const;
  const links = [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [3, 5],
  ] as const;
  constellation(art, stars, links, { radius: 2.2 });
  art.blot(wedgeRays(X, Y, 98, 196, 36, 1.1, { alt: 0.55 }), 'gold', 0.75);
  art.line(ellipse(X, Y, 90), LINE.fine, 'gold', 0.8);
  art.blot(beads(X, Y, 90, 36, 1.6));
}

/** Two ranges, pines below. */
function distance(art: Art): void {
  const far = points('50,640 120,590 190,650 260,606 340,660 430,566 500,620 550,580');
  const near = points('50,706 110,676 180,734 300,704 420,700 500,656 550,690');
  const thin = { lineWidth: LINE.fine };
  mountains(art, 50, 550, 770, far, { seed: 41, top: '#6b54a0', bottom: '#3a2863', ...thin });
  mountains(art, 50, 550, 830, near, { seed: 14, top: '#43327a', bottom: '#231a4e', ...thin });
  for (const [x, y, height] of [
    [72, 790, 62],
    [102, 806, 48],
    [136, 800, 34],
    [500, 786, 42],
    [528, 800, 60],
  ] as const) {
    pine(art, x, y, height, {
      fill: art.linear(0, y - height, 0, y, ramp(0, '#4a3a80', 1, '#161238')),
    });
  }
}

/** Lit from the lantern's side. */
const snow = (art: Art): Paint =>
  art.radial(200, 770, 380, ramp(0, '#fff3e6', 0.35, '#cbb2d6', 0.75, '#6a569c', 1, '#2f2560'));

const sharpEnds = (knots: readonly Knot[]): Knot[] =>
  knots.map(([x, y], i) => (i && i < knots.length - 1 ? [x, y] : [x, y, 1]));

function summit(art: Art): void {
  const ridge = points('40,846 96,822 150,806 206,794 262,788 340,784 420,788 476,802 520,826 560,842');
  art.fill(spline([...sharpEnds(ridge), ...points('560,900! 40,900!')], true), snow(art));
  art.line(spline(ridge));
}

/** Sleeve, fist, chain and lantern. */
function farArm(art: Art): void {
  const form = {
    top: points('246,322 286,346 350,372'),
    bottom: points('250,428 294,470 352,480'),
    bow: 13,
    cloth: art.radial(X, Y, 250, ramp(0, '#b08fbe', 0.4, '#5f4c90', 1, '#1c1744')),
    lining: art.linear(240, 320, 250, 430, ramp(0, '#d8a9b0', 1, '#6b456f')),
    folds: 4,
    trim: [0.06, 0.13],
    hatched: false,
  } as const;
  const chain = (): void => {
    art.line(svgPath('M187 296C184 306 184 330 186 346'), 2.6);
  };
  const skin = skinPaint(art, [186, 400]);
  sleeve(art, form, () => fistFromFront(art, 190, 312, 0.66, { rot: 26, arm: 40, skin, rod: chain }));
  art.line(svgPath('M186 334C182 340 182 344 186 350C190 344 190 340 186 334Z'));
  art.glow(186, 432, 120, '#fff3d0', 0.85);
  lantern(art, 186, 436, 0.84);
  art.glow(186, 436, 44, '#fffdf5', 0.7);
}

function cloak(art: Art, palette: Palette): void {
  art.glow(400, 560, 240, '#6a58b4', 0.4);
  const cloth = ramp(0, '#b593c0', 0.16, '#7a62a8', 0.48, '#33296e', 1, '#0f0d2c');
  art.solid(CLOAK, art.linear(282, 440, 520, 560, cloth), LINE.bold);
  art.clip(CLOAK, () => {
    const chance = random(11);
    const dust = new Path();
    for (let i = 0; i < 80; i++) {
      const [x, y] = [chance.between(330, 520), chance.between(380, 800)];
      dust.moveTo(x, y).lineTo(x, y);
    }
    art.line(dust, 1.5, palette.pale, 0.75);
    const stars = range(9, () =>
      sparkle(chance.between(350, 480), chance.between(430, 780), chance.between(4, 7)),
    );
    art.blot(stars);
  });
}

function hood(art: Art, palette: Palette): void {
  art.solid(HOOD, art.radial(302, 322, 70, ramp(0, '#2c2358', 1, '#0a0924')));
  art.clip(HOOD, () => {
    const chance = random(3);
    const dust = new Path();
    for (let i = 0; i < 26; i++) {
      const [x, y] = [chance.between(298, 340), chance.between(244, 372)];
      dust.moveTo(x, y).lineTo(x, y);
    }
    art.line(dust, 1.4, palette.pale, 0.85);
  });
  // the night on the cloak begins in the hood's folds
  const dust = new Path();
  for (const [x, y] of HOOD_STARS) dust.moveTo(x, y).lineTo(x, y);
  art.line(dust, 1.6, palette.pale, 0.8);
  art.blot([sparkle(374, 292, 6), sparkle(362, 334, 4.5), sparkle(394, 352, 5)]);
  art.line(spline(points('360,240 341,258 327,290 325,322 333,352 345,378')), LINE.fine);
  const seam = spline(points('356,237 337,255 322,288 320,321 328,352 340,378')).walk(15);
  art.blot(seam.slice(1, 14).map(({ x, y }) => ellipse(x, y, 1.5)));
}

function folds(art: Art): void {
  art.blot(FOLDS);
  const onShoulders = spline(points('318,380 350,404 394,404 432,384'));
  art.blot(ribbon(onShoulders, 3.2, { start: 0.2, end: 0.2 }));
  const back = spline(
    points(
      '416,286! 428,340 438,392 456,450 474,540 488,640 506,740 524,806! 490,806! 474,720 456,600',
      '440,500 424,420 414,340',
    ),
    true,
  );
  art.line(hatch(back, { angle: -8, gap: 5, jitter: 0.3 }), LINE.hair, 'gold', 0.85);
}

/** The staff before the cloak, near sleeve and hand over it. */
function nearArm(art: Art): void {
  const wood = ribbon(STAFF, 11, { start: 0.95, end: 0.55, samples: 22 });
  art.blot(wood, '#8a5f48').line(wood);
  art.line(spline(points('259,770 255,640 250,470 248,340')), LINE.hair, '#e9c79a', 0.9);
  const cloth = ramp(0, '#8f74b6', 0.4, '#4c3f8a', 0.6, '#41357e', 0.95, 0.94, '#3b3078', 0);
  const form = {
    top: points('318,528 356,500 412,446'),
    bottom: points('326,634 380,626 440,560'),
    bow: 14,
    cloth: art.linear(310, 560, 446, 540, cloth),
    openEnd: true,
    hatched: false,
    lining: art.linear(310, 520, 320, 634, ramp(0, '#c99aa8', 1, '#4a3060')),
    folds: 5,
    foldLength: 0.75,
    trim: [0.07, 0.14],
  } as const;
  const skin = skinPaint(art, [186, 430]);
  sleeve(art, form, () => fistFromBack(art, 252, 540, 0.66, { rot: 3, arm: 50, skin }));
}

/** The shadow falls away from the light, drifted snow lies over the cloth. */
function hem(art: Art): void {
  const drift = points(
    '246,818 262,806 280,801 304,805 330,800 362,806 398,802 434,807 470,803 504,808 532,806 552,816',
  );
  art.fill(spline([...sharpEnds(drift), ...points('552,900! 246,900!')], true), snow(art));
  art.line(spline(drift), LINE.fine);
  const shadow = spline(points('290,810! 400,808 480,809 556,820! 556,852! 470,836 380,822'), true);
  const dusk = ramp(0, '#2a2058', 0, 0.35, '#2a2058', 0.4, 1, '#2a2058', 0.65);
  art.fill(shadow, art.linear(290, 810, 556, 840, dusk));
  art.fill(svgPath('M40 900V846C90 828 150 812 246 818L300 900Z'), snow(art));
  art.fill(ellipse(256, 817, 10, 3), '#6b4f8c', 0.7); // where the staff stands
}

/** Wind lines on the snow, and the footprints that led here. */
function tracks(art: Art): void {
  const wind = ['60,850 140,834 220,832', '110,858 240,848 350,850', '380,852 460,846 530,852'];
  art.blot(
    wind.map((line) => ribbon(spline(points(line)), 2.2)),
    '#6b4f8c',
    0.8,
  );
  const prints = points('500,838 464,842 428,840 392,845');
  art.blot(
    prints.map(([x, y]) => ellipse(x, y, 8, 2.6)),
    '#3a2a6a',
    0.8,
  );
}

/** A cloak of night on a snowy summit holds a lantern before it and leans on a staff. */
export const picture = defineCard({
  name: 'tarot/09-hermit',
  seed: 'hmt',
  light: [X, Y],
  numeral: 'IX',
  title: '隠者',
  english: 'The Hermit',
  draw(art, palette) {
    sky(art, palette);
    distance(art);
    summit(art);
    farArm(art);
    cloak(art, palette);
    hood(art, palette);
    folds(art);
    nearArm(art);
    hem(art);
    tracks(art);
  },
});
