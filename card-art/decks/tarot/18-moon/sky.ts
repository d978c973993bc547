import { byHand, ink, modelled, regionOf, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import { mistyHill } from '../../../kit/land/misty-hill.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Path,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { HORIZON, MOON, RADIUS } from './form.ts';

const [X, Y] = MOON;

/** A night so bright that the mist over the plain shines. */
export function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, HORIZON),
    art.linear(0, 50, 0, HORIZON, ramp(0, '#0c2136', 0.35, '#1c4256', 0.7, '#4f8288', 1, '#b9d0b4')),
  );
  art.glow(X, Y, 290, '#dbe6c8', 0.5);
  stippledGlow(art, X, Y, 165, '#dbe6c8', 0.55);
  const chance = random('few stars');
  art.blot(
    range(34, () => [chance.between(60, 540), chance.between(70, 400), chance.between(0.8, 1.8)] as const)
      .filter(([x, y]) => Math.hypot(x - X, y - Y) > 170)
      .map(([x, y, r]) => ellipse(x, y, r)),
    '#e6efdc',
  );
}

/** Her face: drowsy, a little bowed. */
export function moon(art: Art): void {
  const put = (path: Path): Path => path.rotate(-10).translate(X, Y);
  const face = (knots: string): Path => put(closed(knots));
  const disc = ellipse(X, Y, RADIUS);
  art.fill(disc, '#fbf6de');
  art.clip(disc, () => {
    stippledGlow(art, X + 34, Y + 22, 34, '#b7c6b4', 0.7);
    stippled(
      art,
      face('-26,-38! -10,-40 0,-28 0,-6 8,16! -4,20 -14,6 -16,-14'),
      '#93aaa0',
      [X - 30, Y],
      [X + 10, Y],
      [0.2, 0.9],
    );
    stippled(
      art,
      face('-52,-20! -36,-30 -18,-22 -16,-8! -34,-2 -50,-10'),
      '#a9bcae',
      [X, Y - 34],
      [X, Y],
      [0.9, 0.2],
    );
    stippled(
      art,
      face('14,-24! 30,-32 50,-26 58,-14! 44,-4 22,-6'),
      '#a9bcae',
      [X, Y - 34],
      [X, Y],
      [0.9, 0.2],
    );
    stippled(art, disc, '#a9bdb0', [X - 10, Y], [X - 70, Y + 46], [0, 0.8]);
  });
  art.blot(
    [
      ['-50,-14 -40,-7 -28,-6 -16,-12', 3.4],
      ['16,-14 28,-8 42,-8 54,-16', 3.4],
      ['-56,-30 -38,-38 -20,-34', 2.4],
      ['14,-36 32,-42 52,-34', 2.4],
      ['0,-26 2,-6 10,14 4,20 -6,18', 2.6],
      ['-16,37 -6,33 2,35 10,33 22,36', 3],
      ['-4,46 4,47 12,45', 2],
    ].map(([knots, weight], i) => ink(put(curve(knots as string)), weight as number, i, 0)),
    '#7f988f',
  );
}

/** Torn bars of cloud, lit from above and behind; the lowest goes over her chin. */
export function clouds(art: Art): void {
  for (const [knots, fill] of [
    [
      '214,288 270,276 330,286 380,279 440,284 520,272 580,276 580,292 500,290 430,300 360,294 300,300 250,296',
      '#4c7a84',
    ],
    ['20,330 90,318 160,326 230,320 290,330 230,338 150,342 80,340 20,346', '#2d5a6a'],
    ['400,366 470,356 540,360 590,352 590,368 520,372 450,374', '#5e8f90'],
  ] as const) {
    const bar = byHand(closed(knots), 3);
    modelled(
      art,
      regionOf(bar, 10),
      { towards: [1, -5], soft: 4, shade: '#1d4456', rim: '#f1f6da', rimWidth: 2 },
      () => void art.fill(bar, fill),
    );
  }
}

/** Hills that the way goes up into, till it is a thread. */
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
    crest: '30,500 110,484 200,494 270,460 330,446 390,470 450,490 520,474 570,480',
    fill: '#3f7178',
    mist: '#c3d6b8',
    depth: [10, 80],
    density: 0.8,
    foot: HORIZON + 60,
  });
  art.blot(
    ribbon(curve('322,540 336,526 330,512 300,500 302,488 330,476 336,462 326,452 328,446'), 8, {
      start: 1,
      end: 0.16,
      samples: 40,
    }),
    '#f1f3d6',
  );
}
