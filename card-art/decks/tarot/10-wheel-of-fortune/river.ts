import { byHand, ink, ripples, stippled } from '../../../kit/hand/index.ts';
import { mistyHill } from '../../../kit/land/misty-hill.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  type Path,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { form } from './form.ts';
import { at, HALF, HORIZON, on, RADIUS } from './place.ts';

/** Low evening light from outside the picture, at the left. */
export function evening(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, HORIZON),
    art.linear(
      360,
      60,
      220,
      HORIZON,
      ramp(0, '#3b7790', 0.35, '#86b0ac', 0.62, '#ecd49c', 0.85, '#ffd590', 1, '#ffe2a4'),
    ),
  );
  art.glow(60, 540, 380, '#fff3c4', 0.95);
  for (const [bar, width] of [
    ['120,372 210,368 300,370', 7],
    ['300,420 400,416 520,418', 8],
    ['60,470 160,466 250,468', 8],
    ['380,340 460,337 560,338', 6],
  ] as const)
    art.blot(ribbon(curve(bar), width, { samples: 12 }), '#fff0c8');
}

/** A heap of cloud: round heads, low ones before high ones. */
export function cloud(
  art: Art,
  heads: readonly (readonly [x: number, y: number, radius: number])[],
  fill: string,
  shade: string,
): void {
  const parts = heads.map(([x, y, r]) => byHand(ellipse(x, y, r, r * 0.84), 3));
  for (const [i, part] of parts.entries()) {
    const r = heads[i]![2];
    form(art, part, fill, r * 0.5, { shade, rim: '#fff9e4', rimWidth: 2, depth: 0.8 });
  }
}

/** The hills that the river comes out of, and a village. */
export function valley(art: Art): void {
  const hills = [
    {
      crest: '30,520 110,500 200,528 300,512 400,486 480,470 570,500',
      fill: '#a9b6a4',
      mist: '#f8e3b0',
      depth: [30, 84],
    },
    {
      crest: '30,560 90,548 170,566 260,572 360,548 450,520 570,512',
      fill: '#7f9a86',
      mist: '#eedcaa',
      depth: [24, 64],
    },
    {
      crest: '30,590 110,584 210,594 330,592 430,574 500,560 570,556',
      fill: '#577a68',
      mist: '#d9cf9c',
      depth: [16, 50],
    },
  ] as const;
  for (const hill of hills) mistyHill(art, { ...hill, foot: HORIZON + 20, density: 0.9 });
  for (const [x, y, w, h] of [
    [452, 572, 12, 9],
    [468, 566, 14, 12],
    [486, 568, 11, 9],
    [500, 556, 8, 24],
    [514, 566, 14, 10],
    [534, 562, 12, 12],
  ] as const)
    art
      .fill(roundRect(x, y, w, h + 8), '#f3dcb0')
      .fill(roundRect(x + w * 0.5, y, w * 0.5, h + 8), '#b08a76')
      .fill(closed(`${x - 2},${y + 1}! ${x + w / 2},${y - 8}! ${x + w + 2},${y + 1}!`), '#a8583f');
}

/** The river, which takes the light of the sky. */
export function river(art: Art): void {
  const water = roundRect(30, HORIZON, 540, 280);
  art.fill(
    water,
    art.linear(0, HORIZON, 0, 868, ramp(0, '#f6e0aa', 0.16, '#a9c2aa', 0.45, '#4a8290', 1, '#1a4058')),
  );
  art.glow(80, HORIZON + 10, 260, '#fff4c8', 1, 0.34);
}

/** Hills and what stands close to us, upside down in it. */
export function mirrored(art: Art): void {
  const hills = closed(
    `30,${HORIZON}! 570,${HORIZON}! 570,${HORIZON + 34} 480,${HORIZON + 26} 400,${HORIZON + 14} 300,${HORIZON + 9} 180,${HORIZON + 6} 30,${HORIZON + 5}!`,
  );
  art.fill(hills, art.linear(0, HORIZON, 0, HORIZON + 36, ramp(0, '#577a68', 0.9, 1, '#577a68', 0)));
  stippled(
    art,
    closed('30,830! 160,826 226,816 250,850! 200,880 30,890!'),
    '#23323f',
    [0, 820],
    [0, 880],
    [0.9, 0.3],
  );
  stippled(
    art,
    closed('300,880! 350,846 400,836 570,830! 570,890! 300,890!'),
    '#1f2c3c',
    [400, 830],
    [300, 880],
    [0.9, 0.2],
  );
}

/** The swell, laid over all that the river mirrors. */
export function ripple(art: Art): void {
  const chance = random('noria');
  ripples(
    art,
    60,
    () => {
      const t = chance() ** 1.2;
      const half = lerp(6, 44, t) * chance.between(0.5, 1.2);
      return {
        x: chance.between(50, 550),
        y: lerp(HORIZON + 6, 862, t),
        half,
        rise: lerp(0.4, 3, t),
        weight: lerp(1, 3.6, t),
      };
    },
    [
      ['#fdebb8', 0.8],
      ['#2c6072', 0.8],
    ],
  );
}

/** Where the sun lies on the water, towards us. */
export function glitter(art: Art): void {
  const chance = random('sun path');
  const strokes = range(46, (i): Path => {
    const t = chance() ** 1.4;
    const y = lerp(HORIZON + 3, 860, t);
    const half = lerp(6, 26, t) * chance.between(0.5, 1.2);
    const x = lerp(70, 220, t) + chance.between(-1, 1) * lerp(26, 70, t);
    return ink(curve(`${x - half},${y} ${x},${y - 1.4} ${x + half},${y + 0.6}`), lerp(1.6, 4, t), i, 0.1);
  });
  art.blot(strokes, '#fff2c0');
}

/** What the buckets spill where they rise. */
export function spill(art: Art): void {
  const chance = random('spill');
  art.blot(
    range(26, () => {
      const [x, y] = on(chance.between(60, 100), RADIUS + 0.1);
      return ellipse(x + chance.between(-6, 12), y + chance.between(40, 150), chance.between(1, 2.2));
    }),
    '#fdf6da',
  );
}

/** Foam where the rim dips in, rings round what stands in the river. */
export function foam(art: Art): void {
  const chance = random('foam');
  const foot = on(180, RADIUS);
  ripples(
    art,
    34,
    () => ({
      x: foot[0] + chance.between(-96, 96),
      y: foot[1] + chance.between(-10, 10),
      half: chance.between(8, 30),
      rise: chance.between(1, 4),
      weight: chance.between(2, 5),
    }),
    [
      ['#fffae2', 1],
      ['#b9d0c4', 1],
    ],
    0.1,
  );
  for (const [u, w] of [
    [-2.4, HALF + 0.9],
    [2.5, HALF + 0.7],
  ] as const) {
    const [x, y] = at(u, 0, w);
    art.line([ellipse(x, y, 20, 4), ellipse(x, y + 1, 34, 7)], 1.8, '#fdebb8', 0.9);
  }
}
