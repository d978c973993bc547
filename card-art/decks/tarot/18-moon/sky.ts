import { byHand, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import { mistyHill } from '../../../kit/land/misty-hill.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { HORIZON, MOON, toned } from './form.ts';

const [X, Y] = MOON;

/** A night so bright that the mist over the plain shines. */
export function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, HORIZON),
    art.linear(0, 50, 0, HORIZON, ramp(0, '#0c2136', 0.35, '#1c4256', 0.7, '#4f8288', 1, '#b9d0b4')),
  );
  art.glow(X, Y, 290, '#dbe6c8', 0.5);
  stippledGlow(art, X, Y, 172, '#dbe6c8', 0.6);
  const chance = random('few stars');
  art.blot(
    range(34, () => [chance.between(60, 540), chance.between(70, 400), chance.between(0.8, 1.8)] as const)
      .filter(([x, y]) => Math.hypot(x - X, y - Y) > 170)
      .map(([x, y, r]) => ellipse(x, y, r)),
    '#e6efdc',
  );
}

/** Night clouds, flat below, heaped above, with silver edges; one takes the moon's chin. */
export function clouds(art: Art): void {
  for (const [outline, folds, fill, shade] of [
    [
      '640,330! 640,262! 588,250 556,258 540,274! 520,262 490,262 474,280! 452,272 428,276 414,288! 392,282 366,284 350,294! 326,288 300,292 282,302! 330,308 400,306! 470,318 560,322',
      [
        '474,281 481,290 482,302',
        '414,289 420,296 420,304',
        '540,275 550,286 554,302',
        '350,295 354,299 354,304',
      ],
      '#355f6e',
      '#234656',
    ],
    [
      '-40,400! -40,330! 60,318 104,314 128,330! 150,322 180,326 194,340! 214,336 236,342 246,352! 270,352 286,358 300,366! 240,372 180,370! 100,382 20,392',
      ['128,331 136,342 138,356', '194,341 202,350 204,360', '246,353 251,358 252,364'],
      '#27505f',
      '#1a3a4a',
    ],
    [
      '640,420! 640,370! 590,366 566,376 556,386! 536,380 510,384 498,392! 478,392 462,396 452,402! 500,408 560,408',
      ['556,387 562,394 563,402', '498,393 503,398 504,404'],
      '#5a8a8c',
      '#477679',
    ],
  ] as const) {
    toned(art, byHand(closed(outline), 1.6), { fill, shade, rim: '#eef3d8', soft: 9, rimWidth: 2 }, () => {
      for (const fold of folds) art.fill(ribbon(curve(fold), 5, { start: 0.8, end: 0 }), shade);
    });
  }
}

/** Hills that the way goes up into. */
export function hills(art: Art): void {
  mistyHill(art, {
    crest: '30,452 100,430 170,448 240,414 300,396 340,410 400,440 460,420 520,432 570,416',
    fill: '#6c9a98',
    mist: '#c3d6b8',
    depth: [10, 110],
    density: 0.7,
    foot: HORIZON + 40,
  });
  mistyHill(art, {
    crest: '30,500 110,484 200,494 262,478 310,490 350,502 410,488 460,476 520,470 570,480',
    fill: '#3f7178',
    mist: '#c3d6b8',
    depth: [10, 60],
    density: 0.8,
    foot: HORIZON + 60,
  });
  stippled(art, roundRect(44, 500, 512, 60), '#d3e0c0', [0, 500], [0, 540], [0, 0.55]);
}
