import { defineCard } from '../../define.ts';
import { bullHorns } from '../../kit/creatures/bull-horns.ts';
import { lionFromBehind } from '../../kit/creatures/lion-from-behind.ts';
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
  LINE,
  line,
  local,
  type Paint,
  type Point,
  polar,
  ramp,
  range,
  ribbon,
  roundRect,
  spline,
  TAU,
} from '../../kit/pen/index.ts';
import { leaf } from '../../kit/plants/leaf.ts';
import type { Puff } from '../../kit/sky/cloud.ts';
import { cloudForm } from '../../kit/sky/cloud-form.ts';
import { wedgeRays } from '../../kit/sky/rays.ts';
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
        }
        if (i % 3 === 1) {
          const berry = polar(x, y, 30, angle + side * 62);
          art.line(line(x, y, ...berry), LINE.fine);
          art.solid(ellipse(...berry, 3.8), '#e29aa6', LINE.fine);
        }
        blade(x, y, angle + 8 * (i % 2 ? 1 : -1), 44, 0, lit);
      });
  }
}

/** Two wands, each with a light at either end. */
function wands(art: Art, palette: Palette): void {
  for (const [x, rot] of [
    [222, -2],
    [378, 2],
  ] as const) {
    const box = local(art, x, 430, 1, { rot });
    const metal = box.linear(-6, 0, 6, 0, ramp(0, '#8a5638', 0.4, '#ffe9c0', 0.6, '#e3b978', 1, '#8a5638'));
    box.solid(roundRect(-3.6, -92, 7.2, 184, 3.6), metal, LINE.fine * 1.3);
    const winding = range(17, (i) => line(-3.6, -72 + i * 9, 3.6, -76 + i * 9));
    box.line(winding, LINE.hair, '#8a5638');
    for (const y of [-98, 98]) {
      const end = box.at(0, y);
      art.glow(...end, 30, palette.glow, 0.8);
      art.solid(ellipse(...end, 7), '#fff6e0').blot(sparkle(...end, 18));
    }
  }
}

function starAndBows(art: Art): void {
  art.glow(X, 424, 90, '#fffaf0', 0.85);
  facetStar(art, X, 424, 8, 50, 12, { lineWidth: LINE.mid, alt: 0.6, dark: '#7a4f70', hatchGap: 3.4 });
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
    puffs.push([x + side * 30, y + 40, 34, side]);
    puffs.push([x + side * 76, y + 50, 26, side]);
    puffs.push([x + side * 108, y + 70, 20, side]);
  }
  cloudForm(art, puffs, { fill });
}

/** Four living creatures in four clouds: a human hand, an eagle's wing, a bull's horns, a lion's mane. */
function corners(art: Art, palette: Palette): void {
  const puff = art.radial(X, Y, 430, ramp(0, '#fff0ea', 0.5, '#b996c4', 1, '#43337a'));
  art.glow(106, 270, 84, palette.glow, 0.5);
  openHand(art, 108, 280, 0.54, {
    rot: -8,
    arm: 40,
    skin: skinPaint(art, [190, 300], 300),
    lineWidth: LINE.mid,
  });
  nest(art, 104, 340, 1, false, puff);
  art.glow(490, 270, 84, palette.glow, 0.5);
  wing(art, 458, 334, 0.38, {
    rot: -34,
    light: [476, 280],
    reach: 400,
    ranks: [14, 11, 8],
    lineWidth: 1.4,
    tones: ['#ffe9cf', '#d9a06a', '#8a5a5c', '#3a2450'],
  });
  nest(art, 496, 340, -1, false, puff);
  art.glow(128, 750, 96, palette.glow, 0.45);
  bullHorns(art, 130, 750, 0.8);
  nest(art, 112, 800, 1, true, puff);
  art.glow(474, 750, 96, palette.glow, 0.45);
  lionFromBehind(art, 474, 756, 0.86);
  nest(art, 490, 800, -1, true, puff);
  for (const [sign, x, y] of [
    ['aquarius', 84, 374],
    ['scorpio', 516, 374],
    ['taurus', 92, 840],
    ['leo', 508, 840],
  ] as const) {
    art.line(zodiacGlyph(sign, x, y, 0.75), 1.6, y > 500 ? '#f3dba8' : '#4a2f66');
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
    wandVeil(art, X, 430, 1, () => wands(art, palette));
    starAndBows(art);
    corners(art, palette);
  },
});
