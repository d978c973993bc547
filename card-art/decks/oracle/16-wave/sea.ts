import { byHand, INK, ink, modelled, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  clamp,
  closed,
  curve,
  lerp,
  Path,
  type Point,
  ramp,
  random,
  range,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { net } from './net.ts';

const HORIZON = 566;

/** A clear morning, brightest low on the left; flat clouds far out. */
export function sky(art: Art, x: number, y: number): void {
  art.fill(
    roundRect(44, 54, 512, 540),
    art.linear(0, 64, 0, HORIZON, ramp(0, '#86bcc2', 0.45, '#bfdccf', 0.78, '#f3e9cc', 1, '#fde3bd')),
  );
  stippledGlow(art, x, y, 260, '#fff8dc', 1, 0.8);
  for (const [course, colour] of [
    ['40,520! 70,506 96,500 120,488 150,494 176,486 206,498 236,500 262,512 300,520!', '#fff6e0'],
    ['40,548! 80,540 130,544 180,534 240,542 300,548!', '#f3d9b4'],
  ] as const)
    art.fill(byHand(closed(course), 1.4), colour);
}

/** The open sea, and swells that come in one behind the other: crest, fill, shade. */
export function farSwells(art: Art): void {
  art.fill(roundRect(40, HORIZON, 400, 200), '#6fb2ac');
  stippled(art, roundRect(40, HORIZON, 400, 60), '#fdf0cf', [0, HORIZON], [0, HORIZON + 50], [0.9, 0]);
  for (const [crest, fill, shade] of [
    ['20,596 70,588 120,598 180,586 240,598 300,590 420,600', '#5ba5a4', '#2f7c88'],
    ['20,634 60,628 110,636 150,620 200,634 260,626 320,636 420,626', '#45929a', '#1f6675'],
  ] as const) {
    const swell = byHand(Path.join(curve(crest)).lineTo(430, 720).lineTo(20, 720).close(), 1.5);
    art.fill(swell, fill);
    stippled(art, swell, shade, [0, 600], [0, 690], [0, 0.9]);
    art.blot(ink(curve(crest), INK.form, crest.length, 0.3), '#f2f7e2');
  }
  const chance = random('glints');
  const glints = range(34, (i) => {
    const t = chance() ** 1.3;
    const [x, y, half] = [chance.between(50, 330), lerp(HORIZON + 4, 680, t), lerp(5, 20, t)];
    return ink(
      spline([
        [x - half, y],
        [x, y - half * 0.14],
        [x + half, y],
      ]),
      lerp(1, 2.4, t),
      i,
      0.3,
    );
  });
  art.blot(glints, '#fdf3d6');
}

/** Where the water runs down the swell: courses, from its crest to its foot. */
const RUNS = [
  '60,706 90,716 126,740 150,772',
  '110,694 150,704 186,730 206,760',
  '166,684 204,696 240,726 262,764',
  '214,672 250,690 290,732 322,778',
  '250,664 280,690 322,744 358,784',
  '84,724 110,748 118,776',
  '190,712 214,734 226,752',
  '280,712 306,748 320,764',
];

/** The swell that carries the boat. */
export function meetingSwell(art: Art): void {
  const crest = '20,716! 60,700 110,686 160,680 206,668 244,658 274,672 306,708 346,758 396,802 450,850!';
  const swell = byHand(closed(`${crest} 450,900! 20,900!`), 1.5);
  modelled(
    art,
    [20, 640, 430, 880],
    { towards: [-14, -22], soft: 24, shade: '#0f4660', rim: '#eefae6', rimWidth: 2.4 },
    () =>
      void art.fill(swell, art.linear(120, 670, 240, 830, ramp(0, '#58b0a8', 0.5, '#2f8790', 1, '#185a6e'))),
  );
  const ridge = curve(crest.replaceAll('!', '')).walk(101);
  art.clip(swell, () => {
    RUNS.forEach((run, i) => {
      const course = curve(run);
      art.blot(ink(course.translate(0, 5), 5, i, 0.2), '#1c6678', 0.7);
      art.blot(ink(course, 2.2, i + 20, 0.3), '#dff4e6');
    });
    // drawn out into strands, the way that the water runs down
    for (const [from, broad, foot, long, count] of [
      [0.1, 0.1, 20, 86, 20],
      [0.25, 0.13, 26, 112, 30],
      [0.42, 0.07, 16, 92, 16],
    ] as const)
      net(
        art,
        count,
        Math.round(from * 60),
        (x, y) => {
          const { x: cx, y: cy } = ridge[Math.round(clamp(from + broad * x) * 100)]!;
          const down = Math.max(0, y);
          return [
            cx + long * (0.3 + x * 0.2) * down + 0.4 * long * down ** 2,
            cy + foot + long * down ** 1.15,
          ];
        },
        '#c4e8dc',
      );
  });
  // what the stern leaves, and where the hull lies in the swell
  art.blot(
    ['46,716 84,702 128,692 168,688', '30,730 78,712 116,704 150,700', '60,724 96,714 132,708'].map(
      (wake, i) => ink(curve(wake), 4.4 - i, i, 0.3),
    ),
    '#f4fbf0',
  );
}

/** Close to us: a dark crest that crops the foot of the picture, last foam on it. */
export function nearSwell(art: Art): void {
  const crest = '20,812! 80,796 150,788 216,800 290,822 360,826 440,806 510,786 590,790!';
  const swell = byHand(closed(`${crest} 590,900! 20,900!`), 2);
  modelled(
    art,
    [20, 770, 590, 890],
    { towards: [-8, -12], soft: 14, shade: '#0c2c48', rim: '#d8f2e0', rimWidth: 2.4 },
    () => void art.fill(swell, '#17566c'),
  );
  art.clip(swell, () => {
    // level, and the flatter the nearer to its crest
    const ridge = curve(crest.replaceAll('!', '')).walk(101);
    const on =
      (from: number, to: number) =>
      (x: number, y: number): Point => {
        const { x: cx, y: cy } = ridge[Math.round(clamp(lerp(from, to, x)) * 100)]!;
        return [cx - 30 * y, cy + 6 + 74 * Math.max(0, y) ** 1.7];
      };
    net(art, 54, 7, on(0.4, 1), '#bfe4d8');
    net(art, 34, 8, on(0.02, 0.42), '#9fd0ca');
  });
}
