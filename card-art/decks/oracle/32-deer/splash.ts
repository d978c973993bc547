import { ink } from '../../../kit/hand/index.ts';
import {
  type Art,
  arc,
  closed,
  curve,
  ellipse,
  type Path,
  random,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { waving } from './brook.ts';
import { LAID, WATERLINE } from './form.ts';
import { inWater } from './legs.ts';

/** Where the hooves left the water, the one that pushed last first. */
const LEFT = [
  [226, 719, 1.15],
  [150, 715, 0.62],
] as const;

/** His image below him: the legs turned over, broken the more the nearer it comes to us. */
export function inTheWater(art: Art): void {
  for (const [parts, fill] of inWater(WATERLINE + 4))
    for (const part of parts) art.fill(waving(part, WATERLINE, 0.9), fill);
  const chance = random('image');
  const gaps = range(26, (i): Path => {
    const y = WATERLINE + 10 + i * 5.6 + chance.between(-2, 2);
    const x = 190 + chance.between(-70, 80);
    const half = chance.between(12, 34) * (0.6 + i * 0.03);
    return ink(curve(`${x - half},${y} ${x},${y - 1} ${x + half},${y}`), 1.8 + i * 0.11, i, 0.2);
  });
  art.blot(gaps, '#45584a').blot(
    gaps.filter((_, i) => i % 4 === 1).map((gap) => gap.translate(9, 3)),
    '#dfe0bd',
    0.9,
  );
}

/** Rings that run out from the hooves' places, as they lie on the water. */
export function rings(art: Art): void {
  for (const [x, y, size] of LEFT) {
    art.fill(ellipse(x, y, 40 * size, 40 * size * LAID), '#2c3d34', 0.7);
    art.blot(
      [24, 42, 66, 96].flatMap((r, i) => [
        ink(arc(x, y, r * size, 20 + i * 9, 170 - i * 11, r * size * LAID), 3 - i * 0.4, `${x}${i}`, 0.2),
        ink(arc(x, y, r * size, 205 - i * 6, 340 - i * 14, r * size * LAID), 2.2 - i * 0.3, `${y}${i}`, 0.25),
      ]),
      '#fffae2',
      0.92,
    );
  }
}

/** Torn sheets of water, back to front: a high one thrown back where he has just pushed off, a low one that falls already. */
const SHEETS = [
  [
    [
      '196,720! 186,704 176,684 160,668! 178,674 194,690 200,680! 208,692 210,706 222,700! 228,712 240,716! 232,724 210,725',
      '#9fae93',
    ],
    [
      '200,722! 194,706 188,692 172,680! 190,684 204,702 212,690! 218,704 224,712 240,704! 246,710 252,720! 240,727 214,727',
      '#fffbe6',
    ],
    ['232,724! 244,712 252,700 268,694! 262,704 258,714 262,722! 250,727', '#dfe3c6'],
  ],
  [
    ['132,716! 126,708 118,702 106,700! 120,708 124,714 128,719', '#b8c2a4'],
    [
      '134,717! 132,708 128,700 120,694! 136,700 142,710 148,704! 152,712 164,714 170,718! 156,721 142,720',
      '#fffbe6',
    ],
  ],
] as const;

/** Water thrown up behind the hooves: a torn crown, and drops on the arcs that they fly. */
export function splash(art: Art): void {
  const chance = random('splash');
  for (const sheets of SHEETS) for (const [outline, fill] of sheets) art.fill(closed(outline), fill);
  for (const [x, y, size] of LEFT) {
    const drops = range(Math.round(30 * size), () => {
      const way = chance.between(-1.3, 0.5);
      const far = chance.between(22, 76) * size;
      const [px, py] = [
        x + Math.sin(way) * far * 1.2 - 8,
        y - 6 - Math.cos(way) * far * chance.between(0.6, 1),
      ];
      const r = chance.between(0.9, 2.8) * Math.min(1, size);
      // long where they still fly fast, round at the top
      return ellipse(0, 0, r * 0.8, r * (1 + chance() * 0.9))
        .rotate((way * 180) / Math.PI)
        .translate(px, py);
    });
    art.blot(drops, '#fffbe6');
  }
  // what still runs off the hooves
  art.blot(
    [
      ['146,716 144,724 146,731', 2.4],
      ['160,712 159,718 160,724', 1.8],
    ].map(([run, weight]) =>
      ribbon(curve(run as string), weight as number, { end: 1, peak: 0.8, samples: 6 }),
    ),
    '#fffbe6',
  );
}
