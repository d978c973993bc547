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
  [192, 719, 1.15],
  [122, 715, 0.7],
] as const;

/** His image below him: the legs turned over, broken the more the nearer it comes to us. */
export function inTheWater(art: Art): void {
  for (const [parts, fill] of inWater(WATERLINE + 4))
    for (const part of parts) art.fill(waving(part, WATERLINE, 0.9), fill);
  const chance = random('image');
  const gaps = range(26, (i): Path => {
    const y = WATERLINE + 10 + i * 5.6 + chance.between(-2, 2);
    const x = 160 + chance.between(-70, 80);
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
      '164,720! 154,704 144,684 128,668! 146,674 162,690 168,680! 176,692 178,706 190,700! 196,712 208,716! 200,724 178,725',
      '#9fae93',
    ],
    [
      '168,722! 162,706 156,692 140,680! 158,684 172,702 180,690! 186,704 192,712 208,704! 214,710 220,720! 208,727 182,727',
      '#fffbe6',
    ],
    ['200,724! 212,712 220,700 236,694! 230,704 226,714 230,722! 218,727', '#dfe3c6'],
  ],
  [
    ['105,716! 99,708 91,702 79,700! 93,708 97,714 101,719', '#b8c2a4'],
    [
      '104,719! 103,709 99,699 90,690! 107,697 113,708 117,701 122,694! 124,704 129,709 139,699! 138,710 147,719! 131,724 113,723',
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
      ['119,716 117,724 119,731', 2.4],
      ['133,712 132,718 133,724', 1.8],
    ].map(([run, weight]) =>
      ribbon(curve(run as string), weight as number, { end: 1, peak: 0.8, samples: 6 }),
    ),
    '#fffbe6',
  );
}
