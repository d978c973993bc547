import { byHand, INK, ink, ripples, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  local,
  Path,
  type Point,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** The eye is as high as a child's: water and both banks run to this height. */
const HORIZON = 446;
/** Where the noon lies on the water, between the two hands. */
const GLINT: Point = [292, 506];

/** The water's edges, from us to where the brook bends away behind the alders. */
const LEFT = '20,676 72,654 92,612 122,600 148,576 160,544 190,532 212,500 226,490 240,470 256,456 262,440';
const RIGHT = '604,688 566,644 538,634 514,596 474,580 452,542 424,534 392,502 368,490 348,464 336,440';

/** What the gap in the alders shows: a meadow in the full noon. */
export function gap(art: Art): void {
  art.fill(roundRect(40, 50, 520, 820), '#22362f');
  stippledGlow(art, 296, 396, 210, '#90a57f', 1, 1);
  art.fill(
    byHand(
      closed(
        '230,460! 226,420 236,392 232,364 250,346 262,322 288,326 300,308 324,330 340,336 350,366 364,384 358,420 362,460!',
      ),
      4,
    ),
    '#dfe3b6',
  );
  stippledGlow(art, 294, 400, 74, '#fbf8dc', 1, 0.9);
  art.fill(
    byHand(closed('226,452! 232,420 250,414 262,428 276,432 288,444! 288,456 226,456!'), 2),
    '#abb990',
  );
  art.fill(
    byHand(closed('364,452! 362,424 346,410 332,424 318,430 304,442! 304,456 364,456!'), 2),
    '#97a982',
  );
}

/** Clear water: the meadow's light comes down it, the alders stand dark in it on either side. */
export function water(art: Art): void {
  const pool = roundRect(40, HORIZON, 520, 430);
  art.fill(
    pool,
    art.linear(
      0,
      HORIZON,
      0,
      868,
      ramp(0, '#c9d6b0', 0.08, '#a9c3ac', 0.3, '#7fa59c', 0.62, '#56807d', 1, '#30555a'),
    ),
  );
  for (const [shape, from, to] of [
    [
      '30,446! 258,446! 236,476 214,500 220,530 186,556 190,600 150,640 158,700 110,760 120,800 60,870 30,870!',
      [90, 560],
      [230, 600],
    ],
    [
      '570,446! 340,446! 360,480 372,500 362,530 400,560 398,610 438,650 430,700 476,760 470,810 520,870 570,870!',
      [530, 560],
      [380, 600],
    ],
  ] as const)
    stippled(art, byHand(closed(shape), 3), '#2f5350', [...from], [...to], [0.95, 0.25]);
  stippledGlow(art, ...GLINT, 150, '#eef1d2', 1, 0.66);
  stippledGlow(art, ...GLINT, 62, '#fffbe2', 1, 0.62);
  const chance = random('glints');
  ripples(
    art,
    64,
    () => {
      const near = chance() ** 1.4;
      const y = lerp(HORIZON + 12, 856, near);
      const half = chance.between(8, 26) * lerp(0.4, 1.1, near);
      return {
        x: 296 + chance.between(-1, 1) * lerp(40, 240, near),
        y,
        half,
        rise: chance.between(1, 3) * lerp(0.4, 1.2, near),
        weight: lerp(1.2, 2.6, near),
      };
    },
    [
      ['#eef3dc', 0.8],
      ['#3b625f', 0.55],
    ],
  );
}

/** Three fish stand in the current, and their shadows on the bed. */
export function fish(art: Art): void {
  for (const [x, y, size, rot] of [
    [318, 818, 0.9, 62],
    [404, 838, 0.76, 70],
    [258, 846, 0.8, 56],
  ] as const) {
    const body = closed('0,-26! 7,-12 6,6 2,20 7,32! 0,29 -7,32! -2,20 -6,6 -7,-12');
    stippled(
      art,
      local(art, x + 6, y + 15, size, { rot }).place(body),
      '#22414a',
      [x, y - 30],
      [x, y + 50],
      [0.8, 0.4],
    );
    local(art, x, y, size, { rot })
      .fill(byHand(body, 0.6), '#3c5a5a')
      .fill(closed('0,-22 2.6,-6 1,16 -1,16 -2.6,-6'), '#9db59a');
  }
}

/** Grass down to either edge, lit where it looks at the gap. */
export function banks(art: Art): void {
  const chance = random('banks');
  for (const [edge, side, top] of [
    [LEFT, -1, '262,440 236,424 190,440 140,436 90,460 20,452'],
    [RIGHT, 1, '336,440 360,420 404,438 450,430 500,452 604,440'],
  ] as const) {
    const slope = Path.join(curve(edge))
      .lineTo(300 + side * 40, 424)
      .lineTo(300 + side * 120, 436)
      .lineTo(300 + side * 190, 424)
      .lineTo(300 + side * 300, 436)
      .lineTo(300 + side * 300, 690)
      .close();
    art.fill(byHand(slope.translate(0, 7), 2.4), '#203c3a', 0.85);
    art.fill(byHand(slope, 2.4), side < 0 ? '#6d805b' : '#788963');
    stippled(art, byHand(slope, 2.4), '#263b31', [300 + side * 250, 540], [300 + side * 60, 500], [0.95, 0]);
    art.clip(byHand(slope, 2.4), () => stippledGlow(art, 300 + side * 50, 462, 120, '#d4d7ab', 1, 0.9));
    const steps = curve(edge).walk(54);
    const heads = curve(top).walk(40);
    art.blot(
      heads.map(({ x, y }) =>
        leaf(
          x,
          y + 16,
          chance.between(26, 60) * lerp(0.4, 1, Math.abs(x - 300) / 250),
          5,
          chance.between(-24, 24),
          chance.between(-5, 5),
        ),
      ),
      side < 0 ? '#496140' : '#556b49',
    );
    for (const [tone, shift] of [
      ['#384f3a', 2],
      ['#6e815d', 7],
      ['#b9bf94', 13],
    ] as const)
      art.blot(
        steps.map(({ x, y }) => {
          const near = lerp(0.3, 1, (y - HORIZON) / 210);
          return leaf(
            x + side * (chance.between(-2, 14) + shift) * near,
            y + 4,
            chance.between(20, 42) * near,
            chance.between(4, 7) * near,
            -side * chance.between(-20, 46),
            chance.between(-5, 5),
          );
        }),
        tone,
      );
    for (const [fill, count] of [
      ['#f6f0da', 16],
      ['#d4818a', 7],
    ] as const)
      art.blot(
        range(count, (i) => {
          const { x, y } = steps[Math.floor(chance.between(side < 0 ? 4 : 10, side < 0 ? 14 : 40))]!;
          const near = lerp(0.35, 1, (y - HORIZON) / 200);
          const at: Point = [x + side * chance.between(10, 80) * near, y - chance.between(2, 30) * near];
          return Path.join(
            range(5, (k) =>
              ellipse(
                at[0] + Math.sin(k * 1.26 + i) * 4.4 * near,
                at[1] + Math.cos(k * 1.26 + i) * 3.4 * near,
                3 * near,
                2.4 * near,
              ),
            ),
          );
        }),
        fill,
      );
  }
  art.blot(
    [LEFT, RIGHT].map((edge, i) => ink(curve(edge).translate(i ? -8 : 8, 12), INK.form, i, 0.3)),
    '#d6e2c4',
    0.5,
  );
}
