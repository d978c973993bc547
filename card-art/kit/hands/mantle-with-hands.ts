import { lettering } from '../lettering/lettering.ts';
import {
  type Art,
  ellipse,
  type Knot,
  LINE,
  type Local,
  line,
  local,
  type Paint,
  Path,
  points,
  type Random,
  ramp,
  random,
  ribbon,
  roundRect,
  spline,
} from '../pen/index.ts';
import { horned } from '../sky/moon.ts';
import { sparkle } from '../sky/star.ts';
import { fistFromBack, fistFromFront } from './fist.ts';
import { skinPaint } from './skin.ts';
import { sleeve } from './sleeve.ts';

/** The scroll's middle. */
const SCROLL = 590;

/** Half an outline, from the axis down and back to it, and its mirror image, as one closed shape. */
function symmetric(half: readonly Knot[]): Path {
  const left = half
    .slice(1, -1)
    .reverse()
    .map(([x, y, corner]): Knot => [-x, y, corner ?? 0]);
  return spline([...half, ...left], true);
}

const both = (path: Path): Path[] => [path, path.mirror(0)];

/** Shoulders narrow enough to leave what hangs beside them free. */
function cloak(box: Local, hem: number, chance: Random): void {
  const { pale } = box.art.palette;
  const outline = symmetric([
    ...points('0,246! 30,251 50,280 56,326 62,366 84,396 98,450 106,540 112,640 126,730'),
    [152, hem, 1],
    [112, hem + 6],
    [76, hem + 2],
    [40, hem + 7],
    [0, hem + 5],
  ]);
  const night = ramp(0, '#8f88d2', 0.3, '#4c459a', 0.7, '#2a2462', 1, '#14113c');
  box.solid(outline, box.linear(0, 250, 0, hem, night), LINE.bold);
  box.clip(outline, () => {
    const dust = new Path();
    const stars: Path[] = [];
    for (let i = 0; i < 60; i++) {
      const [x, y] = [chance.between(-140, 140), chance.between(480, hem)];
      dust.moveTo(x, y).lineTo(x, y);
      if (i % 7) continue;
      stars.push(sparkle(chance.between(-130, 130), chance.between(560, hem - 20), chance.between(4, 7)));
    }
    box.line(dust, 1.5, pale, 0.7);
    box.blot(stars);
  });
}

/** A broad straight column, square at the neck, pleated to the step; mantle edges fall beside it. */
function gown(box: Local, hem: number): void {
  const outline = symmetric([
    ...points('0,396! 44,398! 52,470 56,560 62,660'),
    [78, hem + 2, 1],
    [40, hem + 7],
    [0, hem + 5],
  ]);
  const cloth = ramp(0, '#e4dcf4', 0.3, '#a39ad8', 0.7, '#5f57a8', 1, '#2c2662');
  box.solid(outline, box.linear(0, 400, 0, hem, cloth));
  const pleats = (
    [
      [0, 0],
      [12, 15],
      [26, 33],
      [40, 52],
    ] as const
  ).flatMap(([top, foot], i) => {
    const course = spline([
      [top * 0.9, 450 + i * 8],
      [top, 620],
      [foot, hem - 6],
    ]);
    const pleat = ribbon(course, 2.2, { start: 0.1, end: 0.7 });
    return top ? both(pleat) : [pleat];
  });
  box.blot(pleats);
}

/** Embroidered edges of the mantle, falling almost straight, and the folds beside them. */
function mantleEdges(box: Local, hem: number): void {
  const inner = spline([...points('44,398 52,470 56,560 62,660'), [78, hem]]);
  const outer = spline([...points('52,402 58,470 63,560 70,670'), [88, hem - 2]]);
  for (const side of [1, -1] as const) {
    const turned = (path: Path): Path => (side > 0 ? path : path.mirror(0));
    box.line(turned(inner), LINE.bold * 0.8);
    box.line(turned(outer), LINE.hair);
    const studs = turned(outer)
      .walk(26)
      .map(({ x, y }, i) => (i % 2 ? sparkle(x + side * 6, y, 4.2) : ellipse(x + side * 6, y, 1.5)));
    box.blot(studs);
    const folds = [
      [...points('78,470 84,560 90,660'), [112, hem - 4]],
      [...points('92,560 100,660'), [132, hem - 4]],
    ] as const;
    for (const fold of folds) {
      box.blot(turned(ribbon(spline(fold), 2.6, { start: 0.1, end: 0.6 })));
    }
  }
}

/** Oval rim, night and stars inside. */
function hood(box: Local, chance: Random): void {
  const rim = symmetric(points('0,262! 30,272 44,312 42,356 26,392 0,402!'));
  const opening = symmetric(points('0,276! 22,285 33,318 30,354 16,380 0,388!'));
  box.solid(rim, box.linear(0, 262, 0, 402, ramp(0, '#b9b2ea', 1, '#5a53a6')));
  box.solid(opening, box.radial(0, 336, 80, ramp(0, '#6a58b4', 0.6, '#221c5a', 1, '#0b0a28')));
  box.clip(opening, () => {
    const dust = new Path();
    for (let i = 0; i < 46; i++) {
      const [x, y] = [chance.between(-32, 32), chance.between(280, 388)];
      dust.moveTo(x, y).lineTo(x, y);
    }
    box.line(dust, 1.4, box.art.palette.pale, 0.85);
    box.blot([sparkle(-12, 312, 5), sparkle(10, 336, 7), sparkle(-4, 360, 4)]);
  });
}

/** One roller is free, the sheet runs to the right and slips under the mantle's fold. */
function scroll(box: Local, text: string): void {
  const sheet = spline(points('-74,-30! -20,-36 40,-30 96,-34! 96,32! 40,36 -20,30 -74,36!'), true).translate(
    0,
    SCROLL,
  );
  const paper = ramp(0, '#b98f6a', 0.16, '#fff8e6', 0.6, '#f3dfba', 1, '#8a6248');
  box.solid(sheet, box.linear(-74, 0, 90, 0, paper));
  const margins = [
    spline(points('-60,-25 -20,-29 40,-24 92,-27')),
    spline(points('-60,29 -20,24 40,29 92,26')),
  ];
  box.line(Path.join(margins).translate(0, SCROLL), LINE.hair, '#8a6238');
  const words = lettering(text, 8, SCROLL + 9, 25, { face: 'serif', weight: 600, spacing: 9 });
  box.fill(words, '#4b2f62');
  const [x, top, foot] = [-78, SCROLL - 50, SCROLL + 54];
  const wood = box.linear(x - 8, 0, x + 8, 0, ramp(0, '#8a5a44', 0.4, '#fff1d2', 1, '#8a5a44'));
  box.solid(roundRect(x - 8, top, 16, foot - top, 5), wood);
  for (const y of [top, foot]) box.solid(ellipse(x, y, 11, 4.5), '#d9a86a');
}

/** The fold of the mantle that hides the scroll's other end. */
function fold(box: Local, hem: number): void {
  const outline = spline(
    [
      ...points('48,420! 68,490 62,560 54,600 62,660 80,720'),
      [92, hem + 4, 1],
      [120, hem + 5],
      [150, hem, 1],
      ...points('125,730 112,640 104,540 92,440 64,404!'),
    ],
    true,
  );
  const cloth = ramp(0, '#7a72c0', 0.5, '#3a337e', 1, '#1a164a');
  box.solid(outline, box.linear(54, 0, 130, 0, cloth), LINE.bold * 0.8);
  const creases = [
    [...points('84,520 76,580 84,660'), [110, hem - 4]],
    [...points('98,540 96,620 106,700'), [132, hem - 4]],
    [...points('70,610 76,670'), [100, hem - 6]],
  ] as const;
  box.blot(creases.map((crease) => ribbon(spline(crease), 2.4, { start: 0.1, end: 0.6 })));
}

/** Collar and moon pendant lie over cloak, gown and fold. */
function collar(box: Local): void {
  const { glow } = box.art.palette;
  const outline = symmetric(points('0,398! 34,388! 70,392! 62,424 36,444 0,452!'));
  box.solid(outline, box.linear(0, 388, 0, 452, ramp(0, '#7e76c4', 1, '#3a337e')), LINE.mid * 1.2);
  for (const [part, lift] of [
    [0.78, 6],
    [0.56, 12],
  ] as const) {
    const seam: Knot[] = [
      [66 * part + 6, 400 + lift * 0.3],
      [36 * part + 4, 436 - lift],
      [0, 444 - lift],
    ];
    const left = seam.slice(0, 2).map(([x, y]): Knot => [-x, y]);
    box.line(spline([...left, ...seam.reverse()]), LINE.fine);
  }
  const pearls = spline(points('-60,406 -34,432 0,440 34,432 60,406')).walk(17);
  box.blot(pearls.map(({ x, y }) => ellipse(x, y, 1.7)));
  box.glow(0, 474, 46, glow, 0.8);
  box.solid(ellipse(0, 470, 15), box.radial(-5, 464, 22, ramp(0, '#fffdf6', 1, '#e3b978')));
  box.blot(horned(0, 470, 10, 8.4, 4, -90), '#6b4a3c');
  box.line(line(0, 450, 0, 455));
}

/** The left hand grips the roller, the right holds the fold closed over the scroll. */
function sleeves(box: Local, skin: Paint): void {
  const { art } = box;
  const placed = (knots: readonly Knot[], side = 1): Knot[] =>
    knots.map(([x, y]): Knot => box.at(x * side, y));
  const cloth = box.linear(
    ...([0, 408, 0, 680] as const),
    ramp(0, '#7a72c4', 0, 0.22, '#7a72c4', 0.9, 0.55, '#453d8e', 1, '#231d58'),
  );
  const lining = box.linear(0, 560, 0, 660, ramp(0, '#e0a9b4', 1, '#5c3a6e'));
  const [top, bottom] = [points('112,566 106,500 72,410'), points('130,664 143,590 94,432')];
  const common = { bow: -2, cloth, lining, folds: 4, foldLength: 0.7, trim: [0.06, 0.12] } as const;
  const open = { ...common, hatched: false, openEnd: true };
  sleeve(art, { ...open, top: placed(top, -1), bottom: placed(bottom, -1) }, () =>
    fistFromBack(art, ...box.at(-78, SCROLL + 4), 0.56, { mirror: true, rot: -12, arm: 4, skin }),
  );
  sleeve(art, { ...open, top: placed(top), bottom: placed(bottom), seed: 5 }, () =>
    fistFromFront(art, ...box.at(58, SCROLL + 2), 0.56, { rot: 12, arm: 10, skin }),
  );
}

/**
 * A hooded figure from the front, night where a face would be, whose two hands hold a scroll half
 * hidden under the mantle. (x, y) is the axis and the card's upper edge: the hood's crown is at 246,
 * the hem's height is given. The arms are not mirrored.
 */
export function mantleWithHands(
  art: Art,
  x: number,
  y: number,
  { hem, text }: { hem: number; text: string },
): void {
  const box = local(art, x, y);
  const chance = random(7);
  cloak(box, hem, chance);
  gown(box, hem);
  mantleEdges(box, hem);
  hood(box, chance);
  scroll(box, text);
  fold(box, hem);
  collar(box);
  sleeves(box, skinPaint(art, box.at(0, 394), 460));
}
