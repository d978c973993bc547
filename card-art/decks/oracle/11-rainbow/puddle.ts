import { byHand, INK, ink, ripples, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  arc,
  closed,
  ellipse,
  lerp,
  line,
  type Path,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { SHALLOWS } from './level.ts';

/** The rain has filled the whole dip of the lane. */
export const PUDDLE = byHand(
  closed(
    '30,398! 96,392 168,386 250,383 330,385 392,392 412,400 462,406 560,418! 580,640! 560,706! 508,716 470,738 424,742 392,764 330,776 274,770 236,786 180,800 128,792 92,806 30,812!',
  ),
  2.5,
);

/** Wet gravel of the lane, in the sun. */
export function ground(art: Art): void {
  art.fill(
    roundRect(40, 376, 520, 500),
    art.linear(0, 380, 0, 862, ramp(0, '#b9a05e', 0.1, '#d8b877', 0.7, '#c79a5c', 1, '#7d5a3c')),
  );
  const chance = random('gravel');
  const stones = range(150, (): Path => {
    const y = lerp(726, 862, chance() ** 0.8);
    const size = lerp(1.4, 4.6, (y - 720) / 150) * chance.between(0.5, 1.3);
    return ellipse(chance.between(50, 552), y, size * 1.5, size * 0.7);
  });
  art.blot(stones.slice(0, 80), '#8a6540').blot(stones.slice(80), '#f0d9a0');
  for (const rut of ['250,784 300,800 330,826 350,880', '300,782 352,796 384,822 404,880'])
    strokes(art, [rut], 10, '#8a6540', 0);
  const small = byHand(closed('214,838! 240,826 286,822 322,828 334,838 312,848 262,852'), 1);
  art
    .fill(small.translate(0, -3), '#6b4c34')
    .fill(small, art.linear(200, 0, 340, 0, ramp(0, '#5d7c7b', 1, '#b3bea2')));
  stippled(art, roundRect(44, 700, 512, 170), '#5a4030', [0, 790], [0, 868], [0, 0.7]);
}

/** The water's rim: wet dark earth, and the light along it. */
export function shore(art: Art): void {
  strokes(
    art,
    ['40,814 92,808 128,794 180,802 236,788 274,772 330,778 392,766 424,744 470,740 508,718 560,708'],
    7,
    '#6b4c34',
    0,
  );
  strokes(
    art,
    ['40,808 92,802 128,789 180,796 236,782 274,766 330,772 392,760 424,738 470,734 508,712 560,702'],
    1.8,
    '#f7efcf',
    0.1,
  );
  strokes(
    art,
    ['40,397 96,391 168,385 250,382 330,384 392,391 412,399 462,405 556,417'],
    INK.form,
    '#7d6a3c',
    0,
  );
}

/** Rings where they have jumped off and drips fall, and the wind's few lines. */
export function rings(art: Art): void {
  for (const [x, y, radius, weight] of [
    [188, SHALLOWS + 4, 42, 2.4],
    [188, SHALLOWS + 4, 66, 1.7],
    [276, SHALLOWS + 2, 40, 2.4],
    [276, SHALLOWS + 2, 62, 1.7],
    [188, SHALLOWS + 4, 18, 2],
    [276, SHALLOWS + 2, 16, 2],
    [356, 470, 16, 1.4],
    [112, 478, 14, 1.4],
    [330, 424, 11, 1.2],
  ] as const) {
    const flat = radius * 0.24;
    art.blot(ink(arc(x, y, radius, 96, 264, flat), weight, `near ${x} ${radius}`, 0.2), '#f7f2d6');
    art.blot(ink(arc(x, y, radius, -80, 80, flat), weight * 0.8, `far ${x} ${radius}`, 0.3), '#2c474b');
  }
  const chance = random('wind on the puddle');
  ripples(
    art,
    46,
    (i) => {
      const t = (i / 46) ** 1.4;
      return {
        x: chance.between(60, 540),
        y: lerp(400, 770, t),
        half: lerp(8, 34, t) * chance.between(0.5, 1.2),
        rise: lerp(0.3, 1.6, t),
        weight: lerp(0.9, 2, t),
      };
    },
    [
      ['#2b464c', 0.5],
      ['#eef0d8', 0.6],
    ],
  );
}

/** Where the wind crosses it, near us, the image is in pieces. */
export function gaps(art: Art): void {
  const chance = random('gaps');
  art.blot(
    range(26, (i) => {
      const t = (i / 26) ** 0.8;
      const y = lerp(470, 700, t);
      const x = i % 3 ? chance.between(90, 480) : chance.between(400, 540);
      const half = lerp(10, 46, t) * chance.between(0.6, 1.2);
      return ribbon(line(x - half, y, x + half, y + chance.between(-1.5, 1.5)), lerp(1.6, 5, t));
    }),
    '#48666a',
    0.9,
  );
}

/** Grass of the verge, near us and cut by the frame. */
export function grass(art: Art): void {
  const chance = random('verge');
  const blades = (count: number, from: number, to: number, foot: number, tall: number): Path[] =>
    range(count, () => {
      const x = chance.between(from, to);
      const high = tall * chance.between(0.45, 1);
      const lean = chance.between(-0.5, 0.7) * high;
      return ribbon(
        spline([
          [x, foot],
          [x + lean * 0.3, foot - high * 0.6],
          [x + lean, foot - high],
        ]),
        chance.between(4, 8),
        { start: 0.8, end: 0.05, peak: 0.2 },
      );
    });
  art
    .blot(blades(26, 40, 150, 880, 110), '#3f5a35')
    .blot(blades(18, 40, 170, 884, 84), '#6f8f42')
    .blot(blades(10, 40, 150, 884, 96), '#b9c269');
}
