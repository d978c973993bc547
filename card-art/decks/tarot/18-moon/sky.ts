import { byHand, printed, regionOf, stippled, stippledGlow, within } from '../../../kit/hand/index.ts';
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
import { HORIZON, MOON } from './form.ts';

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

/** Night clouds, heaped above, gone below; one takes the moon's chin, another drifts in before it. */
const CLOUDS: readonly Cloud[] = [
  {
    outline:
      '640,372! 640,262! 604,246 572,250 556,270! 544,256 520,252 500,262 488,280! 470,270 450,274 442,286! 424,276 396,274 378,284 370,294! 350,284 326,286 314,298! 300,294 284,298 276,308! 262,310 252,316 244,326! 300,340 380,346 470,356 560,366',
    folds: [
      '488,280 498,290 500,304',
      '442,286 450,294 452,306',
      '370,294 377,300 379,310',
      '556,270 566,282 570,300',
    ],
    lit: [
      '556,270 544,256 520,252 500,262 488,280',
      '488,280 470,270 450,274 442,286 424,276 396,274 378,284 370,294',
      '370,294 350,284 326,286 314,298 300,294 284,298',
    ],
    fill: '#3a6573',
    shade: '#284c5b',
  },
  {
    outline:
      '-40,424! -40,320! 70,316 104,306 128,324! 142,312 168,310 184,322 188,334! 204,326 228,330 238,344! 254,340 272,346 280,358! 296,358 308,364 316,372! 250,392 180,398! 100,410 20,420',
    folds: ['128,324 137,336 139,350', '188,334 197,344 199,356', '238,344 245,352 246,362'],
    lit: ['168,310 184,322 188,334 204,326 228,330 238,344', '254,340 272,346 280,358 296,358'],
    fill: '#27505f',
    shade: '#1a3a4a',
  },
  {
    outline:
      '640,440! 640,370! 596,362 570,370 560,386! 540,378 514,380 500,394! 484,388 462,392 454,404! 444,402 432,406 426,414! 480,430 560,436',
    folds: ['560,386 567,394 568,404', '500,394 506,401 507,408'],
    lit: [],
    fill: '#55868a',
    shade: '#477679',
  },
];

export function clouds(art: Art): void {
  for (const one of CLOUDS) cloud(art, one);
}

interface Cloud {
  outline: string;
  folds: readonly string[];
  /** Of its edge, what the moon meets. */
  lit: readonly string[];
  fill: string;
  shade: string;
}

/** Its foot goes out in the night; only what the moon meets has an edge. */
function cloud(art: Art, { outline, folds, lit, fill, shade }: Cloud): void {
  const heap = byHand(closed(outline), 1.6);
  const [, top, , foot] = heap.bounds();
  printed(art, regionOf(heap), () =>
    art.fill(heap, art.linear(0, top, 0, foot - 6, ramp(0.4, fill, 1, 1, fill, 0))),
  );
  within(
    art,
    heap,
    () => {
      for (const fold of folds) art.fill(ribbon(curve(fold), 6, { start: 0.8, end: 0 }), shade, 0.8);
    },
    { along: lit, paint: '#f4f6dc', width: 4.4 },
  );
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
