import { outOfFocus, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  type Path,
  type Point,
  polar,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';

/** Where the sun should be. */
export const SUN = { x: 214, y: 250, radius: 54 } as const;

/** The corona's streamers, no two alike: heading, length, half breadth at the moon's edge, and how far the tip bends aside. */
const STREAMERS = [
  [58, 268, 50, 26],
  [103, 150, 44, -14],
  [-72, 128, 46, 16],
  [-124, 214, 54, -22],
] as const;
/** What lies low round the moon between them. */
const LOW = [
  [8, 62, 64, 4],
  [32, 84, 40, 6],
  [150, 62, 60, -4],
  [186, 50, 60, 0],
  [-30, 70, 46, -8],
] as const;
type Streamer = readonly [heading: number, length: number, breadth: number, bend: number];

/** Dark above, evening all round. */
export function sky(art: Art): void {
  const dusk = ramp(
    0,
    '#16262f',
    0.42,
    '#2b444b',
    0.68,
    '#5f7068',
    0.83,
    '#b39a6c',
    0.93,
    '#efb866',
    1,
    '#ffdc92',
  );
  art.fill(roundRect(40, 40, 520, 530), art.linear(0, 60, 0, 562, dusk));
  stippled(art, roundRect(44, 44, 512, 150), '#0c171f', [0, 190], [0, 50], [0, 0.7]);
  art.blot(
    [ellipse(392, 168, 3.2), ellipse(470, 300, 1.6), ellipse(96, 120, 1.5), ellipse(508, 116, 1.6)],
    '#fff6dc',
  );
  corona(art);
  clouds(art);
}

/** As the eye has it and no photograph: a ring too bright to look into, then silk that thins out. */
function corona(art: Art): void {
  const { x, y, radius } = SUN;
  stippledGlow(art, x, y, 205, '#e3dcbc', 0.5);
  const silk = (opacity: number): string =>
    art.radial(
      x,
      y,
      radius + 262,
      ramp(
        0,
        '#fffbe8',
        opacity,
        0.24,
        '#fffbe8',
        opacity * 0.85,
        0.4,
        '#f3e8c4',
        opacity * 0.5,
        0.66,
        '#e6dcb8',
        opacity * 0.24,
        1,
        '#e6dcb8',
        0,
      ),
    );
  // wide and faint, then narrower in it, so that their edges are soft
  outOfFocus(art, 9, () => {
    for (const one of [...LOW, ...STREAMERS]) art.fill(outlineOf(one, 1.16), silk(0.62));
  });
  outOfFocus(art, 4, () => {
    for (const one of STREAMERS) art.fill(outlineOf(one, 0.62), silk(0.6));
  });
  const chance = random('corona');
  const threads = STREAMERS.flatMap((one) =>
    range(7, (i): Path => {
      const aside = (i - 3) / 5 + chance.between(-0.1, 0.1);
      const reach = chance.between(0.4, 0.86) * (1 - Math.abs(aside) * 0.4);
      return ribbon(spline([0.02, 0.3, 0.6, 1].map((t) => along(one, t * reach, aside))), 1.7, {
        samples: 9,
        start: 0.6,
        peak: 0.3,
      });
    }),
  );
  // short brushes at the poles, where no streamer stands
  const brushes = [-14, -7, 3, 9, 20, 163, 171, 182, 190, 201].map((heading): Path => {
    const long = chance.between(18, 46);
    const from = polar(x, y, radius + 6, heading);
    return ribbon(
      spline([from, polar(...from, long * 0.5, heading + 2), polar(...from, long, heading + 7)]),
      2,
      {
        samples: 7,
        start: 0.7,
        peak: 0.3,
      },
    );
  });
  art.blot(threads, silk(0.6)).blot(brushes, silk(0.5));
  art.fill(
    ellipse(x, y, radius + 30),
    art.radial(
      x,
      y,
      radius + 30,
      ramp(0, '#fffdf2', 1, 0.7, '#fffdf2', 1, 0.8, '#fff3cf', 0.7, 1, '#f3e2b4', 0),
    ),
  );
  art.fill(ellipse(x, y, radius), '#0d151b');
  // flames at the moon's edge
  art.blot(
    [
      [58, 5],
      [66, 3.4],
      [-30, 4],
      [196, 3.6],
    ].map(([heading, size]) => ellipse(...polar(x, y, radius + 0.4, heading!), size! * 0.6)),
    '#db6b5a',
  );
}

/** A place in a streamer: `t` from the moon's edge out to the tip, `aside` -1 … 1 across its foot. It draws in, and bends. */
function along([heading, length, breadth, bend]: Streamer, t: number, aside: number): Point {
  const { x, y, radius } = SUN;
  const drawnIn = aside * breadth * (1 - t) ** 1.5 + bend * t * t;
  return polar(...polar(x, y, radius - 6 + length * t, heading), drawnIn, heading + 90);
}

/** Broad at its foot, drawn in, and long. */
function outlineOf(one: Streamer, broad: number): Path {
  const side = (sign: 1 | -1): Point[] => [0, 0.14, 0.32, 0.55, 0.8].map((t) => along(one, t, sign * broad));
  return spline([...side(-1), along(one, 1, 0), ...side(1).reverse()], true);
}

/** Thin bars, their undersides lit from where it is still day. */
function clouds(art: Art): void {
  const bars = [
    '330,404! 372,396 430,398 500,392 560,396! 560,404 500,406 420,410!',
    '40,436! 84,430 140,434 190,430 232,438! 180,442 100,446 40,446!',
    '400,452! 450,446 510,450 560,446! 560,456 500,458!',
  ].map((bar) => closed(bar));
  for (const bar of bars) {
    art.fill(bar, '#4a595a');
    stippled(art, bar, '#f0b76c', [0, bar.bounds()[1]], [0, bar.bounds()[3]], [0, 1]);
  }
  // swallows, low and puzzled
  const wings = range(5, (i) => {
    const [x, y, s] = [352 + [0, 34, 62, 18, 84][i]!, 330 + [0, -16, 6, 22, -22][i]!, [9, 7, 8, 6, 6][i]!];
    return ribbon(
      spline([
        [x - s, y - s * 0.5],
        [x - s * 0.4, y - s * 0.35],
        [x, y],
        [x + s * 0.4, y - s * 0.5],
        [x + s, y - s * 0.7],
      ]),
      2.4,
      { samples: 9 },
    );
  });
  art.blot(wings, '#131d22');
}
