import { byHand, ink, printed, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  type Path,
  type Point,
  points,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';

/** An evening sky, a few torn strokes of cloud in it. */
export function sky(art: Art): void {
  art.fill(
    roundRect(40, 40, 520, 700),
    art.linear(300, 60, 240, 620, ramp(0, '#6d8a94', 0.35, '#a9b4a4', 0.66, '#ecd2a2', 1, '#fbe3b4')),
  );
  printed(art, [40, 200, 480, 700], () => art.glow(40, 520, 400, '#fff0c4', 0.95, 0.9, 0.5));
  const clouds = [
    '70,236! 120,224 176,228 230,218 290,222! 250,230 200,234 150,238 110,240',
    '120,262! 170,254 240,258 300,250 350,252! 300,262 230,268 170,268',
    '250,128! 300,120 360,124 420,116! 380,130 320,134',
  ];
  for (const knots of clouds) {
    const cloud = byHand(closed(knots), 2);
    art.fill(cloud, '#f4d9ae', 0.8);
    stippled(art, cloud, '#b98a80', [0, cloud.bounds()[1]], [0, cloud.bounds()[3]], [0, 0.8]);
  }
}

interface Range {
  /** How far the range is lifted over what is written here. */
  rise: number;
  /** The ridge, from left to right. */
  ridge: string;
  lit: string;
  shaded: string;
  /** Faces turned from the sun, each from its peak down. */
  faces: readonly string[];
  mist: string;
  foot: number;
}

/** A range in hard low light: one colour where the sun meets it, one where it does not, mist at its foot. */
function mountains(art: Art, { rise, ridge, lit, shaded, faces, mist, foot }: Range): void {
  const body = byHand(
    polygon([...points(ridge), [640, foot + rise], [0, foot + rise]]).translate(0, -rise),
    2.4,
  );
  art.fill(body, lit);
  art.clip(body, () => {
    for (const knots of faces) art.fill(byHand(polygon(points(knots)).translate(0, -rise), 3), shaded);
  });
  const top = body.bounds()[1];
  stippled(art, body, mist, [0, top + (foot - top) * 0.35], [0, foot], [0, 0.95]);
}

export function ranges(art: Art): void {
  mountains(art, {
    rise: 44,
    ridge: '30,452 66,420 92,436 130,384 158,352 180,378 206,362 240,404 272,390 310,430 600,440',
    lit: '#e3b79a',
    shaded: '#a78a98',
    faces: [
      '158,352 150,384 164,408 152,440 168,470 150,620 236,620 214,500 206,450 190,420 180,378',
      '206,362 214,396 206,420 226,450 250,620 320,620 262,450 240,404',
      '66,420 74,444 66,470 76,620 130,620 92,436',
      '272,390 276,430 290,470 320,620 420,620 310,430',
    ],
    mist: '#f7dcae',
    foot: 560,
  });
  mountains(art, {
    rise: 34,
    ridge:
      '30,500 54,470 70,482 88,440 104,404 118,376 130,398 146,416 160,452 184,470 204,444 226,424 242,452 270,486 300,500 600,520',
    lit: '#d08f66',
    shaded: '#7a5468',
    faces: [
      '118,376 112,410 126,436 116,466 134,492 122,530 138,600 124,700 220,700 190,560 172,500 160,452 146,416 130,398',
      '226,424 222,452 236,476 228,504 246,540 240,600 256,700 370,700 300,530 270,486 242,452',
      '54,470 62,500 54,530 64,600 56,700 116,700 92,560 80,510 70,482',
      '104,404 98,430 104,450 96,476 104,470 110,440',
    ],
    mist: '#f0c596',
    foot: 640,
  });
}

/** The land he looks after: fields, a river, a walled town, all small and far below. */
export function valley(art: Art): void {
  art.fill(
    polygon(points('30,596 90,588 170,592 260,586 340,596 340,760 30,760')),
    art.linear(0, 586, 0, 720, ramp(0, '#e0b684', 0.4, '#b98f66', 1, '#7c6a58')),
  );
  const fields = [
    ['40,610 96,602 120,612 60,624', '#c9a368'],
    ['126,606 190,600 206,610 150,618', '#a8986a'],
    ['60,634 130,622 160,636 84,654', '#98895e'],
    ['168,628 220,618 250,628 196,644', '#c39a62'],
    ['44,670 110,654 150,672 70,700', '#8a7a58'],
  ] as const;
  for (const [knots, fill] of fields) art.fill(byHand(polygon(points(knots)), 2), fill);
  const river = closed(
    '30,664! 70,650 110,640 134,628 122,616 140,604 176,597! 152,607 138,617 150,630 124,646 84,660 30,682!',
  );
  art.fill(river, '#f6e2b4');
  const chance = random('town');
  const roofs = range(15, (i): readonly [Point, number] => [
    [92 + (i % 8) * 8 + chance.between(-3, 3), 596 + Math.floor(i / 8) * 7 + chance.between(-2, 2)],
    chance.between(4, 8),
  ]);
  const house = ([[x, y], h]: readonly [Point, number]): Path =>
    polygon([
      [x - 4, y],
      [x - 4, y - h],
      [x, y - h - 4],
      [x + 4, y - h],
      [x + 4, y],
    ]);
  art.blot(roofs.map(house), '#f3d2a0');
  art.blot(
    roofs.map(([[x, y], h]) =>
      polygon([
        [x, y],
        [x, y - h - 4],
        [x + 4, y - h],
        [x + 4, y],
      ]),
    ),
    '#8f6660',
  );
  art.fill(polygon(points('118,598 118,572 122,560 126,572 126,598')), '#a8766a');
  stippled(art, polygon(points('30,640 340,640 340,760 30,760')), '#5a4450', [0, 640], [0, 740], [0, 1]);
}

/** Dry grass beside us, out of focus and dark: it shows how far off he sits. */
export function grass(art: Art): void {
  const chance = random('grass');
  const blades = range(58, (i): Path => {
    const t = chance() ** 1.5;
    const x = i % 4 ? 40 + t * 150 : 560 - t * 90;
    const height = (1 - t * 0.72) * chance.between(50, 118) * (i % 4 ? 1 : 0.6);
    const lean = chance.between(-0.1, 0.42) * height;
    return ribbon(
      spline([
        [x, 876],
        [x + lean * 0.3, 876 - height * 0.6],
        [x + lean, 876 - height],
      ]),
      chance.between(3, 5.4),
      { start: 1, peak: 0.1, samples: 7 },
    );
  });
  art.blot(
    blades.filter((_, i) => i % 3),
    '#3d2838',
  );
  art.blot(
    blades.filter((_, i) => i % 3 === 0),
    '#8a6248',
  );
}

/** Birds of prey that circle over the pass. */
export function birds(art: Art): void {
  const bird = (x: number, y: number, size: number): Path =>
    ink(
      spline([
        [x - size, y - size * 0.3],
        [x - size * 0.4, y - size * 0.34],
        [x, y],
        [x + size * 0.5, y - size * 0.44],
        [x + size, y - size * 0.1],
      ]),
      2.6,
      x,
      0,
    );
  art.blot([bird(292, 176, 13), bird(250, 194, 8)], '#4a3848');
}
