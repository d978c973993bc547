import { byHand, INK, ink, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import { mistyHill } from '../../../kit/land/misty-hill.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  line,
  Path,
  type Point,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** Night's green above, rose where the day will come. */
export function sky(art: Art): void {
  art.fill(
    roundRect(44, 54, 512, 520),
    art.linear(
      0,
      64,
      0,
      520,
      ramp(0, '#3f6470', 0.3, '#6f8f92', 0.55, '#a9aea6', 0.76, '#dfb6a8', 1, '#f6cdb0'),
    ),
  );
  stippledGlow(art, 210, 500, 250, '#ffe0bc', 0.9, 0.5);
  stippled(art, roundRect(44, 54, 512, 240), '#2c4a5a', [0, 250], [0, 64], [0, 0.8]);
  const cloud = '40,408! 90,400 150,404 210,394 270,400 330,410! 250,412 140,414';
  art.fill(byHand(closed(cloud), 1), '#c98f94');
}

/** A star as a tired eye sees it: a point, and two threads of light of unequal length. */
export function star(art: Art, x: number, y: number): void {
  stippledGlow(art, x, y, 96, '#fff3da', 1);
  const thread = (dx: number, dy: number): Path =>
    ribbon(
      spline([
        [x - dx, y - dy],
        [x, y],
        [x + dx, y + dy],
      ]),
      3.6,
      { samples: 13 },
    );
  art.blot([thread(0, 52), thread(24, 2)], '#fffaf0');
  art.fill(ellipse(x, y, 7), '#fffdf6');
}

/** Hills one behind the other, mist at their feet: crest, fill, mist. */
export function ridges(art: Art): void {
  for (const [crest, fill, mist] of [
    ['30,470 70,452 110,466 150,478 200,474 250,452 300,430 350,440 400,462 450,470', '#b58d98', '#eac3b2'],
    ['30,488 80,496 130,508 190,506 240,494 300,482 350,494 430,500', '#8d8490', '#dcb6ac'],
    ['30,506 70,512 120,528 180,534 250,526 310,516 370,526 430,520', '#647a7c', '#b9aaa2'],
  ] as const) {
    mistyHill(art, { crest, fill, mist, depth: [22, 70], density: 0.95, right: 450, foot: 600 });
    art.blot(ink(byHand(curve(crest), 2), INK.detail, fill, 0.3), '#f6d8c4');
  }
}

/** Where the fields' dikes run, from the hills to our feet: height, swing. */
const DIKES = [
  [546, 1],
  [560, 3],
  [578, 3],
  [602, 6],
  [632, 8],
  [670, 11],
  [718, 14],
  [778, 18],
  [850, 22],
  [930, 24],
] as const;
const dikeAt = (k: number, x: number): number =>
  DIKES[k]![0] + DIKES[k]![1] * Math.sin((x / 420) * 4.2 + k * 0.7);
const course = (k: number, lift = 0): Point[] =>
  range(15, (i) => [20 + i * 32, dikeAt(k, 20 + i * 32) + lift]);

/** Cross dikes: field, where it starts, how far it leans away from the middle. */
const CROSSINGS = [
  [1, 120],
  [1, 250],
  [2, 80],
  [2, 210],
  [3, 150],
  [3, 320],
  [4, 96],
  [4, 250],
  [5, 190],
  [5, 340],
  [6, 110],
  [6, 292],
  [7, 210],
] as const;

/** Flooded fields that hold the sky, and under the star its light. */
export function fields(art: Art, starX: number): void {
  DIKES.slice(0, -1).forEach((_, k) => {
    const near = k / (DIKES.length - 2);
    const water = spline([...course(k), ...course(k + 1).reverse()], true, 0.9);
    // the nearer the water, the higher the sky that it shows
    const tone = [
      '#f0c8b0',
      '#ecc2ae',
      '#e2b8aa',
      '#d3b0a6',
      '#bdaaa2',
      '#a3a59f',
      '#879a98',
      '#6c898b',
      '#567780',
    ][k]!;
    art.fill(water, tone);
    if (k > 2)
      stippled(art, water, '#35565e', [0, DIKES[k + 1]![0] + 6], [0, DIKES[k]![0]], [0, 0.5 + near * 0.3]);
  });
  starlight(art, starX);
  const bank = (k: number): Path => {
    const thick = lerp(2, 15, (k / 8) ** 1.4);
    return byHand(spline([...course(k, -thick * 0.4), ...course(k, thick).reverse()], true), 0.8);
  };
  const crossings = CROSSINGS.map(([k, x]) => {
    const width = lerp(2.4, 15, (k / 8) ** 1.4);
    const lean = (x - 230) * 0.2 * (1 + k * 0.1);
    return ribbon(
      spline([
        [x, dikeAt(k, x)],
        [x + lean * 0.45, lerp(dikeAt(k, x), dikeAt(k + 1, x + lean), 0.5)],
        [x + lean, dikeAt(k + 1, x + lean)],
      ]),
      width,
      { start: 0.7, end: 1, peak: 0.9 },
    );
  });
  DIKES.forEach((_, k) => {
    if (k > 8) return;
    const rows = crossings.filter((_, i) => CROSSINGS[i]![0] === k);
    art.fill(Path.join(rows), '#4c6a5c');
    const body = bank(k);
    art.fill(body, '#4c6a5c');
    if (k > 3) stippled(art, body, '#233f44', [0, DIKES[k]![0] - 8], [0, DIKES[k]![0] + 22], [0, 0.9]);
    art.blot(ink(spline(course(k, -lerp(1, 6, k / 8))), lerp(0.8, 2.2, k / 8), k, 0.2), '#c9bfa0');
  });
  seedlings(art);
}

/** The star's light on the water: broken, wider towards us. */
function starlight(art: Art, x: number): void {
  const chance = random('starlight');
  const strokes = range(13, (i) => {
    const y = lerp(614, 712, (i / 12) ** 1.2);
    const half = lerp(3, 15, i / 12) * chance.between(0.4, 1.1);
    const at = x + chance.between(-4, 4);
    return ribbon(line(at - half, y, at + half, y), lerp(2, 4.4, i / 12), { samples: 5 });
  });
  art.blot(strokes, '#fff3da');
}

/** Young rice in rows, in the two fields at our feet. */
function seedlings(art: Art): void {
  const chance = random('rice');
  const tufts = range(5, (row) =>
    range(15, (i): Path[] => {
      const t = (row + 0.6) / 5;
      const x = 30 + i * 27 + t * (i - 8) * 4 + chance.between(-3, 3);
      const y = lerp(dikeAt(7, x) + 14, dikeAt(8, x) - 8, t);
      const size = lerp(7, 13, t);
      return [-22, 4, 26].map((angle) =>
        leaf(x, y, size * chance.between(0.8, 1.2), size * 0.22, angle + chance.between(-8, 8)),
      );
    }),
  );
  art.blot(tufts.flat(2), '#2c4c48');
}
