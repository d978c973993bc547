import { strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  lerp,
  local,
  type Point,
  polygon,
  range,
} from '../../../kit/pen/index.ts';
import { DEEP, GOLD, toned } from './form.ts';

/** Along the crown's near side, which from below bows upwards: `t` from left, 0, to right, 1. */
const rim = (t: number, height: number): Point => [
  lerp(-84, 90, t) * (1 + height / 900),
  -46 - height - 16 * Math.sin(Math.PI * t),
];

/** Gold with five leaves; (x, y) and the units are the head's. */
export function crown(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  // what is seen of its far side, from within
  box.fill(
    polygon([
      ...range(9, (i) => rim(i / 8, 36)),
      [92, -110],
      [50, -104],
      [0, -102],
      [-50, -106],
      [-90, -112],
    ]),
    DEEP.gold,
  );
  for (const [t, high, wide] of [
    [0.02, 50, 8],
    [0.96, 50, 12],
    [0.14, 66, 13],
    [0.71, 68, 19],
    [0.4, 78, 20],
  ] as const) {
    const [px, py] = rim(t, 34);
    const lean = (t - 0.5) * 26;
    const leaf = closed(
      `${px - wide * 0.7},${py + 6}! ${px - wide * 0.3 + lean * 0.2},${py - high * 0.3} ${px - wide + lean * 0.4},${py - high * 0.5} ${px - wide * 0.6 + lean * 0.6},${py - high * 0.74} ${px + lean},${py - high}! ${px + wide * 0.6 + lean * 0.6},${py - high * 0.74} ${px + wide + lean * 0.4},${py - high * 0.5} ${px + wide * 0.3 + lean * 0.2},${py - high * 0.3} ${px + wide * 0.7},${py + 6}!`,
    );
    toned(box, leaf, { ...GOLD, soft: wide * 0.55 * scale, rimWidth: 1.2 });
    strokes(
      box,
      [
        `${px + lean * 0.1},${py - high * 0.1} ${px + lean * 0.5},${py - high * 0.5} ${px + lean * 0.9},${py - high * 0.82}`,
      ],
      1.2,
      GOLD.shade,
      0,
    );
    toned(box, ellipse(px + lean * 1.06, py - high - 5, 6), {
      ...GOLD,
      soft: 4 * scale,
      rimWidth: 0.8,
    });
  }
  const band = polygon([...range(17, (i) => rim(i / 16, 0)), ...range(17, (i) => rim(1 - i / 16, 38))]);
  toned(box, band, { ...GOLD, soft: 34 * scale, rimWidth: 1.4 });
  for (const height of [5, 33])
    strokes(
      box,
      [
        range(9, (i) =>
          rim(i / 8, height)
            .map((value) => Math.round(value))
            .join(','),
        ).join(' '),
      ],
      1.3,
      DEEP.gold,
      0,
    );
  for (const [t, fill, r] of [
    [0.4, '#a8263a', 10],
    [0.14, '#2f6f7e', 6],
    [0.71, '#235563', 8],
    [0.93, '#6d1c30', 6],
  ] as const) {
    const [px, py] = rim(t, 19);
    box
      .fill(ellipse(px, py, r + 2.4, r + 3), DEEP.gold)
      .fill(ellipse(px, py, r, r + 0.8), fill)
      .fill(ellipse(px - r * 0.34, py - r * 0.36, r * 0.26), '#fff1dc');
  }
}
