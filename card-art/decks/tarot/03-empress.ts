// Heavier than 300 kB: the near ears of wheat are drawn grain by grain.
import { defineCard } from '../../define.ts';
import { byHand, contactShadow, INK, ink, type Modelling, modelled, stippled } from '../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  lerp,
  points,
  polar,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { leaf } from '../../kit/plants/leaf.ts';
import { heartShield } from './03-empress/heart-shield.ts';
import { pomegranate } from './03-empress/pomegranate.ts';
import { seatedWoman } from './03-empress/seated-woman.ts';
import { starCrown } from './03-empress/star-crown.ts';
import { farWheat, nearWheat, type Wheat } from './03-empress/wheat.ts';

/** The sun stands outside the picture on the left. */
const [X, Y] = [70, 330];

const HAZY: Wheat = ['#f4dd9a', '#e4c070', '#bd9350'];
const RIPE: Wheat = ['#f8dd8c', '#e0aa48', '#8f5f2c'];
const NEAR: Wheat = ['#ffe9a4', '#e6b04c', '#7a4a24'];

function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 580),
    art.linear(0, 60, 0, 560, ramp(0, '#86b0a4', 0.5, '#cfd6a8', 0.85, '#f6e4ac', 1, '#fff0c0')),
  );
  art.glow(X, Y, 300, '#fff3c0', 0.9);
}

/** Hills, a wood on them, round trees and cypresses. */
function distance(art: Art): void {
  for (const [knots, fill, mist] of [
    ['30,456 80,430 130,446 186,410 250,436 320,420 570,430', '#a9b98a', '#f6e6b0'],
    ['30,520 70,492 120,500 160,478 214,492 280,486 570,500', '#7f9a68', '#e6dc9c'],
  ] as const) {
    const hill = byHand(polygon([...points(knots), [570, 620], [30, 620]]), 4);
    art.fill(hill, fill);
    stippled(art, hill, mist, [0, hill.bounds()[1] + 16], [0, 570], [0, 1]);
  }
  modelled(
    art,
    [44, 440, 300, 570],
    { towards: [-6, -5], soft: 6, shade: '#2f5440', rim: '#ece6a4', rimWidth: 1.8 },
    () => {
      for (const [x, foot, height] of [
        [84, 546, 80],
        [106, 548, 58],
        [226, 540, 70],
      ] as const)
        art.fill(leaf(x, foot, height, height * 0.36, 0), '#557c50');
      for (const [x, y, r] of [
        [62, 522, 20],
        [134, 526, 22],
        [164, 534, 15],
        [200, 526, 20],
        [252, 532, 18],
      ] as const) {
        const lobes = range(9, (k) => polar(x, y, r * (k % 2 ? 1 : 0.9), k * 40));
        art.fill(byHand(spline(lobes, true), 3), '#6a9058');
      }
    },
  );
}

const CANOPY = byHand(
  closed(
    '300,20! 262,70 240,104 246,140 222,170 230,214 214,250 232,290 222,330 246,360 240,400 268,424 290,460 330,500 600,520! 620,20!',
  ),
  4,
);

/** The pomegranate tree behind her: a dark mass whose left side takes the light. */
function tree(art: Art): void {
  modelled(
    art,
    [180, 20, 600, 640],
    { towards: [-26, -10], soft: 22, shade: '#122a2c', rim: '#bac782', rimWidth: 2.4 },
    () => {
      art.fill(ribbon(curve('500,700 492,560 510,440'), 60, { start: 1, end: 0.8 }), '#4a4030');
      art.fill(CANOPY, '#2c5440');
    },
  );
  const chance = random('canopy');
  const leaves = range(150, () => {
    const y = chance.between(60, 490);
    const from = y < 420 ? 226 : 290;
    const t = chance() ** 1.3;
    return { x: lerp(from, 550, t), y, t, angle: chance.between(120, 240), length: chance.between(24, 40) };
  });
  for (const [tone, low, high] of [
    ['#1c3e36', 0.55, 1],
    ['#3f6e48', 0.2, 0.55],
    ['#819b5c', 0, 0.2],
  ] as const)
    art.blot(
      leaves
        .filter(({ t }) => t >= low && t < high)
        .map(({ x, y, angle, length }) => leaf(x, y, length, length * 0.36, angle, 4)),
      tone,
    );
  // leaves along the lit edge, so that no outline is left of it
  const edge = CANOPY.walk(120).filter(({ x, y }) => x < 330 && y > 50 && y < 480);
  for (const [i, tone] of ['#2c5440', '#5d8852', '#a5b773'].entries())
    art.blot(
      edge
        .filter((_, k) => k % 3 === i)
        .map(({ x, y }, k) => leaf(x + 12, y - 6, 30 + (k % 3) * 6, 12, 186 + ((k * 53) % 80), 4)),
      tone,
    );
  const twigs = [
    ['600,96 500,104 400,92 310,108', 9],
    ['330,104 296,118 284,152', 5],
    ['480,102 472,150 465,204', 6],
    ['600,190 548,212 526,250 515,300', 6],
  ] as const;
  art.blot(
    twigs.map(([twig, width]) => ribbon(curve(twig), width, { start: 1, end: 0.5 })),
    '#6a4a30',
  );
  art.blot(
    [
      [284, 152, 250],
      [284, 150, 120],
      [465, 200, 236],
      [466, 196, 112],
      [515, 298, 240],
      [516, 294, 120],
      [400, 94, 200],
      [440, 96, 160],
    ].map(([x, y, angle]) => leaf(x!, y!, 44, 17, angle!, 6)),
    '#819b5c',
  );
  pomegranate(art, 282, 176, 0.86, 6);
  pomegranate(art, 468, 232, 1.1, -6, true);
  pomegranate(art, 512, 324, 0.92, 8);
}

/** A stone bench with a cushion. */
function bench(art: Art): void {
  const stone: Modelling = { towards: [-10, -10], soft: 9, shade: '#4a4434', rim: '#f6ecc8', rimWidth: 2.6 };
  modelled(
    art,
    [400, 470, 600, 680],
    { towards: [-16, -12], soft: 15, shade: '#6a3c1c', rim: '#fff0b8', rimWidth: 2.6 },
    () =>
      void art.fill(
        byHand(closed('440,500! 490,514 560,500 620,490! 630,640! 560,656 480,650 430,660! 446,590'), 2),
        '#d09a3e',
      ),
  );
  modelled(
    art,
    [330, 640, 600, 900],
    stone,
    () => void art.fill(polygon(points('326,664 620,664 620,900 326,900')), '#8f8a68'),
  );
  modelled(
    art,
    [330, 630, 600, 720],
    stone,
    () => void art.fill(polygon(points('320,648 620,648 620,680 320,680')), '#b9b08a'),
  );
  art.blot(
    ['452,520 490,534 556,520', '446,560 490,576 556,566', '446,604 490,620 556,612'].map((seam, i) =>
      ink(curve(seam), 5, i, 0.1),
    ),
    '#a8542c',
  );
  art.blot(
    ['366,700 366,850', '366,700 440,700 600,700', '376,712 376,850', '376,712 440,712 600,712'].map(
      (line, i) => ink(curve(line), INK.form, i, 0.1),
    ),
    '#5c5840',
  );
}

/** The field: hazy far ears, ripe ones behind her hand. */
function field(art: Art): void {
  art.fill(byHand(polygon(points('30,560 140,552 260,556 400,570 570,580 570,900 30,900')), 3), '#c8964a');
  farWheat(art, 150, (chance) => [chance.between(46, 330), chance.between(548, 584)], 15, HAZY, 'far');
  farWheat(art, 130, (chance) => [chance.between(46, 300), chance.between(584, 660)], 26, RIPE, 'middle');
}

/** Ears that stand before her and before us. */
function nearField(art: Art): void {
  const chance = random('near');
  stippled(art, roundRect(44, 740, 512, 130), '#4a3018', [0, 740], [0, 880], [0, 0.95]);
  const row = (count: number, from: number, to: number, top: number, length: number) =>
    range(count, (i) => {
      const x = lerp(from, to, (i + chance.between(0.2, 0.8)) / count);
      const lean = chance.between(6, 26);
      return {
        foot: [x - lean * 0.5, 980] as const,
        tip: [x + lean, top + chance.between(-24, 24)] as const,
        length,
      };
    }).map(({ foot, tip, length: size }) => ({
      foot: [...foot] as [number, number],
      tip: [...tip] as [number, number],
      length: size,
    }));
  nearWheat(art, row(6, 46, 210, 690, 62), RIPE);
  nearWheat(art, row(8, 190, 420, 846, 58), RIPE);
  nearWheat(art, row(4, 40, 150, 780, 84), NEAR);
  nearWheat(art, row(5, 424, 566, 868, 58), NEAR);
}

/** Ears under her hand, some before her fingers. */
function earsInHand(art: Art, front: boolean): void {
  const ears = (
    front
      ? [[166, 598]]
      : [
          [140, 586],
          [186, 582],
          [214, 580],
          [238, 592],
          [112, 602],
        ]
  ) as [number, number][];
  nearWheat(
    art,
    ears.map(([x, y]) => ({ foot: [x - 26, 900], tip: [x, y], length: 54 })),
    front ? NEAR : RIPE,
  );
}

/** A woman crowned with twelve stars sits under a pomegranate tree, her hand on the ripe wheat. */
export const picture = defineCard({
  name: 'tarot/03-empress',
  light: [X, Y],
  numeral: 'III',
  draw(art) {
    sky(art);
    distance(art);
    tree(art);
    field(art);
    bench(art);
    earsInHand(art, false);
    seatedWoman(art);
    starCrown(art, 344, 316, 4);
    contactShadow(art, 478, 842, 76, 16, '#33240f');
    heartShield(art, 470, 764, 1.14, 9);
    earsInHand(art, true);
    nearField(art);
  },
});
