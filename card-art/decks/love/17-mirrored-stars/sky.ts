import { byHand, stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import { mistyHill } from '../../../kit/land/misty-hill.ts';
import {
  type Art,
  closed,
  ellipse,
  line,
  type Path,
  type Point,
  polar,
  ramp,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { GREATER, HORIZON, mirrored, SMALLER } from './view.ts';

/** From over our heads down to the ranges. */
const TONES = ramp(
  0,
  '#173a50',
  0.3,
  '#2e616f',
  0.56,
  '#6c9f93',
  0.78,
  '#bcc59a',
  0.92,
  '#efd08a',
  1,
  '#f0b978',
);
const TOP = 60;

const CLOUDS = [
  '20,352! 90,346 160,352 250,349 300,353! 220,357 120,358 20,357!',
  '580,330! 500,325 440,331 380,330 330,334! 400,338 500,338 580,336!',
  '420,362! 340,358 290,362 240,363! 300,367 380,367!',
  '20,306! 70,302 130,306 170,309! 110,312 20,311!',
] as const;

/** A few more, hardly out yet: place and size. */
const FAINT = [
  [120, 262, 1.3],
  [178, 300, 1],
  [346, 156, 1.2],
  [432, 236, 1.4],
  [404, 188, 1],
  [486, 300, 1.1],
  [286, 262, 0.9],
  [148, 196, 1],
] as const;

/** Dusk. */
export function sky(art: Art): void {
  art.fill(roundRect(40, 40, 520, HORIZON - 36), art.linear(0, TOP, 0, HORIZON, TONES));
  stippledGlow(art, 400, HORIZON, 250, '#ffe0a0', 0.75, 0.5);
  for (const cloud of CLOUDS) art.fill(closed(cloud), '#8d8a72', 0.75);
  for (const [x, y, r] of FAINT) art.blot(ellipse(x, y, r), '#f4efd2', 0.8);
  star(art, GREATER, 1);
  star(art, SMALLER, 0.62);
}

/** A star as wet eyes see it: a core, a glow, rays of unlike length. */
function star(art: Art, [x, y]: Point, size: number): void {
  stippledGlow(art, x, y, 104 * size, '#fff3cc', 0.95);
  const rays = [
    [3, 40],
    [48, 15],
    [94, 33],
    [139, 18],
    [182, 47],
    [228, 13],
    [273, 28],
    [318, 16],
  ] as const;
  art.blot(
    rays.map(([angle, length]) =>
      ribbon(line(...polar(x, y, 2, angle), ...polar(x, y, length * size, angle)), 3.4 * size, {
        peak: 0.04,
        start: 0.9,
      }),
    ),
    '#fffbe8',
  );
  art.blot(ellipse(x, y, 10 * size), '#fffdf2');
}

/** The ranges, and the last of them a wood. */
export function ranges(art: Art): void {
  const mist = '#e3cf98';
  mistyHill(art, {
    crest: '20,372 90,348 150,362 220,338 300,366 380,352 460,376 580,360',
    fill: '#94ac90',
    mist,
    depth: [8, 56],
    foot: 416,
  });
  mistyHill(art, {
    crest: '20,350 70,340 130,366 200,384 270,392 350,390 430,382 500,388 580,372',
    fill: '#5f8a7e',
    mist: '#cdbf88',
    depth: [14, 58],
    foot: 416,
  });
}

/** On the far shore: a dark wood, roofs in it, lit windows, and all of it again in the water. */
export function village(art: Art): void {
  const shore = byHand(
    closed(
      '20,424! 20,396! 50,390 84,396 110,402 150,398 176,402 230,403 280,400 330,404 370,401 400,403 440,399 474,394 500,384 530,380 580,372! 580,424!',
    ),
    1.4,
  );
  art.fill(shore.flip(422), '#2f5752', 0.5);
  art.fill(shore, '#2f5550');
  stippled(art, shore, '#9aa379', [300, 404], [300, 426], [0, 0.8]);
  for (const [x, y, w] of [
    [96, 408, 18],
    [132, 412, 14],
    [452, 410, 20],
  ] as const) {
    art.fill(
      closed(
        `${x - w * 0.8},${y - 3}! ${x - w * 0.36},${y - 16}! ${x + w * 0.36},${y - 16}! ${x + w * 0.8},${y - 3}!`,
      ),
      '#1d3839',
    );
    art.fill(roundRect(x - w * 0.62, y - 3, w * 1.24, 9), '#4a624f');
    art.blot(
      [roundRect(x - w * 0.4, y - 1, w * 0.3, 6), roundRect(x + w * 0.02, y - 1, w * 0.26, 6)],
      '#ffd98a',
    );
    art.blot(
      [
        ribbon(line(x - w * 0.4, y + 26, x + w * 0.3, y + 26), 2),
        ribbon(line(x - w * 0.2, y + 32, x + w * 0.2, y + 32), 1.6),
      ],
      '#ffd98a',
      0.8,
    );
  }
}

/** The sky once more, upside down: all water of the valley is one mirror. */
export function water(art: Art): void {
  const below = (path: Path): Path => path.flip(HORIZON);
  art.fill(roundRect(40, HORIZON + 16, 520, 460), art.linear(0, 2 * HORIZON - TOP + 60, 0, HORIZON, TONES));
  for (const cloud of CLOUDS) art.fill(below(closed(cloud)), '#7d8270', 0.55);
  art.fill(
    below(byHand(closed('20,404! 20,350! 70,340 130,366 200,384 270,392 350,404!'), 2)),
    '#4c766e',
    0.8,
  );
  for (const [x, y, r] of FAINT) art.blot(ellipse(...mirrored([x, y]), r * 1.3, r * 0.8), '#e9e9cf', 0.7);
  reflection(art, GREATER, 1);
  reflection(art, SMALLER, 0.62);
}

/** A star in still water: as bright as above, only that the lower ray breaks into level pieces. */
function reflection(art: Art, star: Point, size: number): void {
  const [x, y] = mirrored(star);
  stippledGlow(art, x, y, 96 * size, '#fff3cc', 0.95, 0.86);
  art.blot(ellipse(x, y, 10 * size, 8.4 * size), '#fffdf2');
  strokes(
    art,
    range(11, (i): Path => {
      const dy = [-24, -16, -10, -5, 3, 10, 17, 26, 36, 47, 57][i]! * size;
      const half = [9, 14, 20, 30, 34, 26, 22, 15, 20, 12, 15][i]! * size;
      const sway = [2, -3, 2, -1, 2, -4, 3, -3, 3, -1, 6][i]! * size;
      return line(x - half + sway, y + dy, x + half + sway, y + dy);
    }),
    3.2 * size,
    '#fffbe8',
    0,
  );
}
