import {
  byHand,
  INK,
  ink,
  modelled,
  ripples,
  stippled,
  stippledGlow,
  strokes,
} from '../../../kit/hand/index.ts';
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
  spline,
} from '../../../kit/pen/index.ts';

/** Where the pool begins under the rocks. */
const SHORE = 560;
/** Where the run lands, and where the beak touches. */
const LANDS = [346, 606] as const;
const SIP = [380, 742] as const;

const STONES = ['#6fae9c', '#8cc0a4', '#b4cfa8', '#5f9f98', '#d3cfa6', '#7fa894'] as const;

/** The bed through clear water: pebbles that grow and brighten towards us. */
function bed(art: Art): void {
  const chance = random('bed');
  const rows = 10;
  const pebbles = range(rows, (row) => {
    const t = row / (rows - 1);
    const [y, size] = [lerp(650, 872, t ** 1.15), lerp(12, 27, t)];
    return range(Math.round(560 / (size * 2.1)), (i): readonly [Path, string, number] => {
      const [px, py] = [30 + i * size * 2.15 + chance.between(-size, size) * 0.7, y + chance.between(-4, 4)];
      const r = size * chance.between(0.6, 1.15);
      const stone = spline(
        range(6, (k) => {
          const turn = (k / 6) * 6.283;
          const reach = r * chance.between(0.86, 1.1);
          return [px + Math.cos(turn) * reach, py + Math.sin(turn) * reach * 0.56] as const;
        }),
        true,
      );
      return [stone, STONES[Math.floor(chance() * STONES.length)]!, t];
    });
  }).flat();
  modelled(
    art,
    [44, 590, 556, 868],
    { towards: [-3, -4], soft: 3.4, shade: '#1f6a70', rim: '#e0f4d8', rimWidth: 1.3, depth: 0.9 },
    () => {
      for (const [stone, colour] of pebbles) art.fill(stone, colour);
    },
  );
}

export function pool(art: Art): void {
  const water = roundRect(30, SHORE, 540, 330);
  art.fill(water, '#2f8488');
  bed(art);
  // the depth under the rocks, clear turquoise to us
  art.fill(
    water,
    art.linear(
      0,
      SHORE,
      0,
      868,
      ramp(0, '#0f4a50', 1, 0.2, '#1c7078', 0.92, 0.5, '#3fb0ac', 0.62, 1, '#7fdccc', 0.3),
    ),
  );
  stippled(art, water, '#0c3c44', [0, SHORE], [0, SHORE + 120], [1, 0]);
  // light through the surface, drawn on the bed as a net
  const chance = random('net');
  const net = range(26, (i): Path => {
    const y = chance.between(690, 866);
    const size = lerp(16, 44, (y - 660) / 206);
    const x = chance.between(60, 550);
    return ink(
      spline([
        [x - size, y + chance.between(-6, 6)],
        [x - size * 0.3, y - size * 0.2],
        [x + size * 0.4, y + size * 0.16],
        [x + size, y + chance.between(-8, 8)],
      ]),
      INK.form,
      `net ${i}`,
      0.1,
    );
  });
  art.blot(net, '#e9fff2', 0.6);
}

/** It wells up in the dark and stands level before the lip. */
export function source(art: Art): void {
  const source = byHand(closed('304,474! 318,456 346,448 378,450 400,460 404,476! 300,484!'), 1);
  art.fill(source, art.linear(0, 444, 0, 480, ramp(0, '#124a50', 1, '#4ba8a4')));
  art.blot(
    ['322,460 346,454 372,455', '340,464 362,462 392,464', '318,468 336,467 352,468'].map((line, i) =>
      ink(curve(line), 2, i, 0.2),
    ),
    '#c9f4e8',
    0.9,
  );
}

/** From the dark over the sill in a clear sheet, and down into the pool. */
export function run(art: Art): void {
  const sheet = byHand(
    closed(
      '322,476! 334,470 356,470 374,475! 378,484 372,498 366,520 370,546 368,574 374,604! 352,610 330,610 316,604! 324,570 322,540 326,512 319,486!',
    ),
    1.5,
  );
  const fall = ramp(0, '#4ba8a4', 0.08, '#d3f2e8', 0.2, '#b9e6dc', 0.5, '#7cc4c0', 1, '#cdf0e8');
  modelled(
    art,
    sheet.bounds(),
    { towards: [-5, -3], soft: 6, shade: '#1c6a74', rim: '#d3f2e8', rimWidth: 1 },
    () => void art.fill(sheet, art.linear(0, 464, 0, 606, fall)),
  );
  const strand = (knots: string, width: number): Path =>
    ribbon(curve(knots), width, { start: 0.2, end: 0.1, peak: 0.4 });
  art.blot(
    [
      strand('328,470 331,498 336,520 330,556 326,600', 4.4),
      strand('343,468 344,500 346,530 341,566 339,606', 3.4),
      strand('368,471 364,496 357,524 361,566 364,602', 4.6),
      strand('350,520 350,550 347,580 350,606', 3),
    ],
    '#ffffff',
    0.95,
  );
  art.blot(
    [strand('337,486 340,520 336,560 333,598', 3.6), strand('356,480 352,512 355,550 357,596', 4)],
    '#2a8084',
    0.8,
  );
}

/** It bends over a worn edge, and the rock is wet and dark where it holds the sheet on both sides. */
export function lip(art: Art): void {
  art.fill(
    [
      closed(
        '322,476! 313,480 306,490! 312,494 314,510 311,532 313,552 308,580 306,604! 318,604 325,570 323,540 327,512 320,488!',
      ),
      closed(
        '374,475! 383,478 391,488! 384,496 380,514 385,540 381,566 388,604! 373,604 367,574 369,546 365,520 371,498 377,484!',
      ),
    ],
    '#123539',
    0.82,
  );
  strokes(
    art,
    ['288,492 298,481 310,475 323,474.6', '373,474.6 384,474 396,470 406,468'],
    3.2,
    '#a9cdb8',
    0.1,
  );
  strokes(art, ['323,478 340,473 357,473 374,478', '326,486 342,480 358,480 372,486'], 3, '#f4fffa', 0.06);
  strokes(art, ['309,500 311,520 309,548', '387,504 384,530 386,556'], 1.6, '#4d8f8c', 0.2);
}

/** A ring on the water in broken ink: middle, half widths. */
const ring = (x: number, y: number, rx: number, seed: number, weight: number): Path =>
  ink(byHand(ellipse(x, y, rx, rx * 0.27), 1.4), weight, seed, 0.5);

/** Foam where the run lands, rings from there and from the beak. */
export function rings(art: Art): void {
  const [x, y] = LANDS;
  stippledGlow(art, x, y + 6, 96, '#dffaf0', 0.8, 0.26);
  const chance = random('foam');
  const foam = range(44, () => {
    const out = chance.between(-1, 1);
    return ellipse(
      x + out * 42,
      y + chance.between(-3, 9) * (1.2 - Math.abs(out)),
      chance.between(1.6, 5),
      chance.between(1, 2.4),
    );
  });
  art.blot(foam, '#f8fffc');
  art.clip(roundRect(282, y + 6, 150, 90), () => {
    art.blot(
      [ring(x, y + 8, 54, 1, 2), ring(x + 2, y + 16, 86, 2, 2.2), ring(x - 6, y + 26, 104, 3, 2)],
      '#c9f4e8',
      0.9,
    );
  });
  // where the rocks meet the water
  const lines = [
    '48,616 120,611 200,606 252,596',
    '384,608 440,616 500,626 554,636',
    '278,600 296,606 312,608',
  ];
  art.blot(
    lines.map((line, i) => ink(curve(line), 3, i, 0.3)),
    '#bfeee0',
    0.85,
  );
  const [sx, sy] = SIP;
  art.blot([ring(sx, sy, 16, 5, 2.4), ring(sx, sy + 2, 38, 6, 2.6), ring(sx, sy + 5, 66, 7, 2.4)], '#f4fffa');
  art.blot([ring(sx, sy + 4, 42, 8, 1.8), ring(sx, sy + 7, 70, 9, 1.6)], '#1c7078', 0.8);
  ripples(
    art,
    16,
    (i) => ({
      x: 90 + ((i * 173) % 450),
      y: 632 + ((i * 67) % 226),
      half: 14 + ((i * 29) % 26),
      rise: 2,
      weight: 2,
    }),
    [
      ['#e9fff6', 0.7],
      ['#1c7078', 0.5],
    ],
  );
}
