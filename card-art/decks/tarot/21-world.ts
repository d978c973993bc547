import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { openHand } from '../../kit/hands/open-hand.ts';
import { skinPaint } from '../../kit/hands/skin.ts';
import { wandVeil } from '../../kit/hands/wand-veil.ts';
import { wing } from '../../kit/hands/wing.ts';
import { ribbonBow } from '../../kit/objects/ribbon-bow.ts';
import { zodiacGlyph } from '../../kit/objects/zodiac-glyph.ts';
import {
  type Art,
  ellipse,
  hatch,
  LINE,
  line,
  local,
  type Paint,
  type Path,
  type Point,
  points,
  polar,
  ramp,
  range,
  ribbon,
  roundRect,
  spline,
  TAU,
} from '../../kit/pen/index.ts';
import { leaf } from '../../kit/plants/leaf.ts';
import { petal } from '../../kit/plants/petal.ts';
import { wildRose } from '../../kit/plants/wild-rose.ts';
import type { Puff } from '../../kit/sky/cloud.ts';
import { cloudForm } from '../../kit/sky/cloud-form.ts';
import { wavyRay, wedgeRays } from '../../kit/sky/rays.ts';
import { facetStar, sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';

const [X, Y] = [300, 440];

function sky(art: Art, palette: Palette): void {
  art.glow(X, Y, 420, palette.glow, 0.55);
  art.glow(X, 760, 280, palette.rose, 0.35, 0.6);
  art.glow(X, 140, 220, palette.cool, 0.25);
  const inWreath = (x: number, y: number): boolean => ((x - X) / 190) ** 2 + ((y - Y) / 290) ** 2 < 1;
  starField(art, 190, { x0: 50, x1: 550, y0: 60, y1: 860, pow: 1, avoid: inWreath });
}

/** Inside the wreath: a deeper sky, rays, a ring of beads. */
function oval(art: Art): void {
  const shape = ellipse(X, Y, 136, 244);
  art.fill(shape, art.radial(X, Y, 250, ramp(0, '#8a6aa6', 0.45, '#3b2a70', 1, '#141033')));
  art.clip(shape, () => {
    art.blot(wedgeRays(X, Y, 40, 250, 36, 1.1, { alt: 0.6 }), 'gold', 0.4);
    art.glow(X, Y, 150, '#fff6e2', 0.55, 1.3);
  });
  art.line(ellipse(X, Y, 114, 222), LINE.hair, 'gold', 0.8);
  const pearls = range(56, (i) => {
    const angle = (i / 56) * TAU;
    return ellipse(X + 120 * Math.cos(angle), Y + 228 * Math.sin(angle), i % 7 ? 1.2 : 2.6);
  });
  art.blot(pearls);
}

/** Two branches rise from the lower bow and meet at the upper one, leaves overlapping as on a wreath. */
function laurel(art: Art): void {
  const lit = art.radial(X, Y, 300, ramp(0, '#cdb4dc', 0.55, '#7d68ae', 1, '#2f2662'));
  const shaded = art.radial(X, Y, 300, ramp(0, '#9a7fb8', 0.6, '#4c3c86', 1, '#1f194a'));
  const blade = (x: number, y: number, angle: number, length: number, bend: number, fill: Paint): void => {
    art.solid(leaf(x, y, length, 17, angle, bend), fill, LINE.fine * 1.2);
    const rib = local(art, x, y, 1, { rot: angle });
    rib.line(line(0, -3, 0, -length * 0.82), LINE.hair);
  };
  for (const side of [1, -1]) {
    const branch = spline(
      range(17, (i): Point => {
        const angle = Math.PI / 2 - (i / 16) * Math.PI;
        return [X + side * 146 * Math.cos(angle), Y + 254 * Math.sin(angle)];
      }),
    );
    art.blot(ribbon(branch, 5, { start: 0.8, end: 0.6, samples: 20 }));
    branch
      .walk(27)
      .slice(1, 26)
      .forEach(({ x, y, angle }, i) => {
        for (const turn of [-1, 1]) {
          blade(x, y, angle + turn * 38, 34, turn * -4, shaded);
          if (turn === side && i % 3 === 1) {
            art.solid(
              ellipse(...polar(x, y, 34 * 0.8, angle + turn * 38 + turn * 30), 3.8),
              '#e29aa6',
              LINE.fine,
            );
          }
        }
        blade(x, y, angle + 8 * (i % 2 ? 1 : -1), 44, 0, lit);
      });
  }
}

/** It dances with nobody in it. */
function veil(art: Art): void {
  wandVeil(
    art,
    [
      { course: points('356,262 304,280 258,336'), width: 46 },
      { course: points('258,336 284,396 330,442 346,504'), width: 78 },
      { course: points('346,504 322,558 274,586 254,622'), width: 58 },
      { course: points('254,622 286,640 330,628'), width: 34 },
    ],
    { reach: 250 },
  );
}

/** Two wands, each with a light at either end. */
function wands(art: Art, palette: Palette): void {
  for (const [x, tilt] of [
    [218, -2],
    [382, 2],
  ] as const) {
    const box = local(art, x, Y, 1, { rot: tilt });
    const metal = art.linear(x - 12, 0, x + 12, 0, ramp(0, '#a5683c', 0.5, '#fff4da', 1, '#a5683c'));
    box.solid(roundRect(-4.5, -96, 9, 192, 4), metal);
    const bands = [-78, -56, -8, 8, 56, 78].map((y) => line(-4.5, y, 4.5, y));
    box.line(bands, LINE.fine);
    for (const y of [-103, 103]) {
      const end = box.at(0, y);
      art.glow(...end, 30, palette.glow, 0.8);
      art.solid(ellipse(...end, 8), '#fff6e0').blot(sparkle(...end, 18));
    }
  }
}

function starAndBows(art: Art): void {
  art.glow(X, 424, 90, '#fffaf0', 0.85);
  facetStar(art, X, 424, 8, 56, 13, { lineWidth: LINE.mid, alt: 0.6, dark: '#7a4f70', hatchGap: 3.4 });
  art.glow(X, 424, 24, '#fffdf6', 0.9);
  ribbonBow(art, X, 188, 0.86);
  ribbonBow(art, X, 694, 1.05);
}

/** A corner's cloud, rolling in from beyond the window; `side` 1 is the left. */
function nest(art: Art, x: number, y: number, side: number, low: boolean, fill: Paint): void {
  const puffs: Puff[] = [
    [x - side * 62, y + 6, 34, 0],
    [x - side * 26, y + 4, 28, -side],
    [x + side * 10, y, 26, side],
    [x + side * 36, y + 12, 18, side],
    [x - side * 40, y + 34, 28, 0],
    [x, y + 26, 22, 0],
  ];
  if (low) {
    puffs.push([x - side * 34, y + 62, 40, -side]);
    puffs.push([x + side * 30, y + 52, 30, side]);
    puffs.push([x + side * 74, y + 64, 24, side]);
  }
  cloudForm(art, puffs, { fill });
}

/** The bull: two horns and an ear of wheat. */
function hornsAndWheat(art: Art): void {
  const [x, gold] = [112, '#e3b978'];
  art.line(line(x, 790, x, 694));
  for (let i = 0; i < 5; i++) {
    for (const side of [-1, 1]) art.solid(petal(x, 744 - i * 10, 18, 8, side * 34), gold, LINE.fine);
  }
  art.solid(petal(x, 700, 20, 8, 0), gold, LINE.fine);
  const bone = art.linear(x, 710, x, 780, ramp(0, '#fff3da', 1, '#a5704e'));
  for (const side of [-1, 1]) {
    const course = points('2,-6 26,-8 43,-28 34,-62').map(([u, v]): Point => [x + side * u, 778 + v]);
    const horn: Path = ribbon(spline(course), 19, { start: 1, end: 0.05, peak: 0.25, samples: 14 });
    art.solid(horn, bone);
    const shade = side > 0 ? { from: 0.55, to: 1 } : { from: 0, to: 0.45 };
    art.line(hatch(horn, { angle: side * 30, gap: 4.5, ...shade }), LINE.hair, '#7a4a3c');
  }
}

/** The lion: a sun with a mane of flames. */
function sunMane(art: Art): void {
  const [x, y] = [486, 738];
  art.blot(
    range(14, (i) => wavyRay(x, y, 25, i % 2 ? 38 : 48, (i * 360) / 14, 20)),
    '#e3a468',
  );
  art.solid(ellipse(x, y, 25), art.radial(480, 732, 36, ramp(0, '#fff6e0', 1, '#d9925c')));
  wildRose(art, x, y, 17, { lite: '#ffe0c8', dark: '#a5583c', lineWidth: LINE.hair });
}

/** Four emblems in four clouds: a human hand, an eagle's wing, a bull's horns, a lion's mane. */
function corners(art: Art, palette: Palette): void {
  const puff = art.radial(X, Y, 430, ramp(0, '#fff0ea', 0.5, '#b996c4', 1, '#43337a'));
  art.glow(104, 266, 60, palette.glow, 0.5);
  openHand(art, 102, 274, 0.37, { arm: 40, skin: skinPaint(art, [190, 300], 260), lineWidth: LINE.mid });
  nest(art, 106, 318, 1, false, puff);
  art.glow(488, 270, 60, palette.glow, 0.5);
  wing(art, 456, 312, 0.31, {
    rot: -26,
    light: [470, 270],
    reach: 420,
    ranks: [14, 11, 8],
    lineWidth: 1.2,
    tones: ['#ffe9cf', '#d9a06a', '#8a5a5c', '#3a2450'],
  });
  nest(art, 494, 318, -1, false, puff);
  art.glow(112, 736, 64, palette.glow, 0.45);
  hornsAndWheat(art);
  nest(art, 112, 800, 1, true, puff);
  art.glow(486, 738, 74, palette.glow, 0.5);
  sunMane(art);
  nest(art, 488, 800, -1, true, puff);
  for (const [sign, x, y] of [
    ['aquarius', 88, 352],
    ['scorpio', 512, 352],
    ['taurus', 98, 838],
    ['leo', 502, 838],
  ] as const) {
    art.line(zodiacGlyph(sign, x, y, 0.7), 1.5, y > 500 ? '#f3dba8' : '#4a2f66');
  }
}

/** A veil and two wands dance in an oval of laurel; the four living creatures look on from clouds. */
export const picture = defineCard({
  name: 'tarot/21-world',
  seed: 'wo',
  light: [X, Y],
  numeral: 'XXI',
  title: '世界',
  english: 'The World',
  draw(art, palette) {
    sky(art, palette);
    oval(art);
    laurel(art);
    veil(art);
    wands(art, palette);
    starAndBows(art);
    corners(art, palette);
  },
});
