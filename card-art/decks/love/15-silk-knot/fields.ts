import { byHand, ink, ripples, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  line,
  local,
  Path,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { HORIZON } from './view.ts';

/** Evening blue above, the day's last warmth on the right. */
export function sky(art: Art): void {
  art.fill(
    roundRect(44, 40, 512, 300),
    art.linear(
      0,
      60,
      0,
      HORIZON,
      ramp(0, '#4a5488', 0.4, '#7d7ca6', 0.66, '#c39aa6', 0.85, '#f0b79c', 1, '#fcd7a6'),
    ),
  );
  stippledGlow(art, 486, HORIZON - 6, 230, '#ffe6b8', 0.95, 0.6);
  for (const [knots, colour] of [
    ['220,196 300,182 400,186 470,178 560,184 560,192 470,192 380,200 300,196', '#8f86aa'],
    ['330,232 400,220 480,222 570,212 570,226 490,234 420,232', '#e3a79c'],
    ['150,262 220,252 300,256 330,262 260,270 190,270', '#b391a4'],
    ['400,268 460,258 570,256 570,268 480,274', '#fac99c'],
  ] as const)
    art.fill(byHand(closed(knots), 1.5), colour);
}

/** Mountains, and before them flooded fields that hold the sky. */
export function fields(art: Art): void {
  for (const [crest, fill, mist] of [
    ['30,262 90,240 130,226 176,250 226,276 290,268 350,290 430,304 500,298 580,308', '#7a7ba4', '#d9a6a4'],
    ['30,300 100,286 170,300 240,294 320,312 400,320 480,316 580,322', '#5a6090', '#b98f9e'],
  ] as const) {
    const hill = byHand(Path.join(curve(crest)).lineTo(580, 345).lineTo(30, 345).close(), 2);
    art.fill(hill, fill);
    stippled(art, hill, mist, [0, hill.bounds()[1] + 12], [0, HORIZON + 4], [0, 0.9]);
  }
  art.fill(
    roundRect(44, HORIZON - 2, 512, 240),
    art.linear(0, HORIZON, 0, 560, ramp(0, '#f6c9a0', 0.25, '#d5a3a2', 0.6, '#8c86ac', 1, '#5d6496')),
  );
  stippledGlow(art, 478, HORIZON + 40, 150, '#ffe3b4', 0.8, 0.7);
  // banks between the fields, thin far out, broad and dark towards us
  for (const [course, width, colour] of [
    ['590,342 100,344', 2, '#9c8aa4'],
    ['590,353 100,360', 3, '#877d9f'],
    ['590,376 100,392', 4.4, '#716f99'],
    ['590,428 100,462', 8, '#565b86'],
    ['404,343 376,356', 2.4, '#877d9f'],
    ['508,354 530,378', 3.6, '#716f99'],
    ['330,357 268,387', 4, '#716f99'],
    ['440,381 458,438', 7, '#565b86'],
    ['560,432 640,520', 12, '#4b507c'],
  ] as const)
    art.fill(byHand(ribbon(curve(course), width, { start: 0.8, end: 1, samples: 16 }), 1), colour);
  const chance = random('flooded fields');
  ripples(
    art,
    46,
    () => {
      const t = chance();
      return {
        x: chance.between(110, 560),
        y: lerp(346, 520, t),
        half: lerp(8, 40, t),
        rise: 0.3,
        weight: lerp(0.8, 1.8, t),
      };
    },
    [
      ['#ffe0b6', 0.7],
      ['#6a6c9c', 0.5],
    ],
  );
  farm(art);
  egret(art, 378, 403, 0.86);
  egret(art, 352, 398, 0.6);
}

/** A farm among its trees, one window lit, and its light in the water. */
function farm(art: Art): void {
  const chance = random('farm trees');
  art.blot([ellipse(341, 337, 68, 3.4), ellipse(304, 346, 18, 1.3), ellipse(372, 346, 15, 1.2)], '#4d5380');
  const heap = (from: number, to: number, top: number): Path[] =>
    range(34, () => {
      const t = chance();
      const crown = top * Math.sin(Math.PI * (0.12 + 0.76 * t));
      return ellipse(lerp(from, to, t), 334 - chance() * crown, chance.between(4, 7), chance.between(3.5, 6));
    });
  art.blot([heap(282, 334, 27), heap(342, 400, 17)], '#3f4a6c');
  art.fill(
    polygon([
      [322, 338],
      [322, 322],
      [352, 322],
      [352, 338],
    ]),
    '#6d5670',
  );
  art.fill(
    polygon([
      [316, 323],
      [326, 309],
      [348, 309],
      [358, 323],
    ]),
    '#39385a',
  );
  stippledGlow(art, 337, 330, 18, '#ffdc94', 1);
  art.fill(roundRect(333, 326, 8, 8), '#ffe9b4');
  art.blot(
    range(6, (i) => ellipse(337 + Math.sin(i * 2) * 2, 344 + i * 5, 6 - i * 0.6, 1.2)),
    '#ffe0a0',
    0.9,
  );
}

/** An egret that stands in the water at (x, y), its likeness below it. */
function egret(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const bird = closed(
    '-14,-14! -4,-24 4,-25 6,-36 4,-44 8,-48 13,-46 21,-44! 12,-42 10,-38 11,-24 8,-16 -2,-11',
  );
  box.fill(bird.scale(1, -0.8), '#f0dccf', 0.5);
  box.line(curve('0,-12 0,11'), 1.3, '#4a4468').line(curve('5,-13 6,10'), 1.3, '#4a4468');
  box.fill(bird, '#fff3e4');
  box.fill(closed('-14,-14! -4,-18 6,-17 8,-16 -2,-11'), '#b99db0');
}

/** What is near goes by in streaks: the embankment's grass, a pole with its wires. */
export function near(art: Art): void {
  const chance = random('embankment');
  art.fill(byHand(closed('30,514! 140,508 300,518 440,510 580,516! 580,580! 30,580!'), 3), '#3c4268');
  art.blot(
    range(26, (i) => {
      const [x, y] = [chance.between(60, 420), chance.between(520, 552)];
      return ink(line(x, y, x + chance.between(60, 170), y - 1), chance.between(1, 2.4), i, 0.3);
    }),
    '#70729c',
    0.6,
  );
  art.blot(
    range(22, () => leaf(chance.between(100, 560), 524, chance.between(14, 34), 4, chance.between(60, 84))),
    '#3c4268',
  );
  const pole = polygon([
    [484, 90],
    [495, 90],
    [497, 560],
    [483, 560],
  ]);
  stippled(art, pole, '#353a60', [482, 0], [498, 0], [0.98, 0.66]);
  art.fill(roundRect(462, 178, 56, 6), '#353a60');
  art
    .line(curve('60,176 200,222 340,214 468,174'), 1.4, '#4a4a70')
    .line(curve('512,174 540,186 600,200'), 1.4, '#4a4a70')
    .line(curve('60,192 200,238 340,228 468,182'), 1.1, '#4a4a70');
}
