import { flat, ink, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Path, points, polygon, ramp } from '../../../kit/pen/index.ts';
import { DARK, EMBER } from './form.ts';
import { course, onWall, outline, SHAFT } from './tower.ts';

interface Opening {
  /** Height on the wall, place across it, size. */
  at: readonly [height: number, across: number, size: number];
  /** Fire that reaches out, by its heat; knots about the middle of the opening. */
  out?: readonly (readonly [fill: string, knots: string])[];
  /** What of the opening is still dark. */
  dark?: string;
}

/** In each the fire has come as far as it has: it bursts out, it licks over the arch, it glows behind a bar, it has just caught. */
const OPENINGS: readonly Opening[] = [
  { at: [0.17, 0.14, 0.74], dark: '-9,-24! 9,-24! 9,-6! 4,0 2,8 -2,4 -5,10 -9,6!' },
  {
    at: [0.43, -0.42, 0.94],
    out: [
      ['#e4572e', '-8,-6! -9,-18 -5,-28 -4,-38! 2,-32 5,-42 13,-54! 11,-40 13,-28 9,-6!'],
      ['#f0702c', '-7,8! -9,-6 -5,-16 1,-25 5,-36! 8,-28 10,-20 9,-8 7,8! 0,10'],
      ['#ffc468', '-5,10! -5,0 -1,-8 2,-16! 5,-8 6,0 5,10! 0,12'],
    ],
  },
  { at: [0.54, 0.5, 0.9], dark: '-9,-24! 9,-24! 9,-12! 5,-8 1,-12 -4,-6 -9,-9!' },
  {
    at: [0.79, 0, 1.16],
    out: [
      [
        '#e4572e',
        '-9,-6! -11,-18 -8,-30 -8,-42! -2,-35 1,-46 -1,-58! 7,-50 11,-60 19,-74! 16,-56 19,-44 22,-52! 22,-36 16,-22 9,-6!',
      ],
      [
        '#f0702c',
        '-9,18! -13,6 -11,-6 -8,-14 -8,-20! -4,-15 1,-15 4,-24 4,-36 10,-48! 10,-36 13,-26 13,-14! 17,-16 20,-19! 19,-8 14,6 9,18! 0,22',
      ],
      [EMBER, '-7,19! -9,10 -6,0 -4,-8! 0,-4 4,-8 7,-20! 9,-10 11,0 10,10 7,19! 0,23'],
      ['#ffe6a4', '-4,20! -5,12 -1,6 3,-4! 6,4 6,12 4,20! 0,23'],
    ],
  },
];

/** Narrow windows in a wall that the fire behind them has begun to light. */
export function windows(art: Art): void {
  OPENINGS.forEach(({ at: [height, across, size], out, dark }, i) => {
    const [x, y] = onWall(SHAFT, height, across);
    const narrow = Math.sqrt(1 - across * across);
    const put = (path: Path): Path => path.scale(size * narrow, size).translate(x, y);
    const at = (knots: string): Path => put(closed(knots));
    thrown(art, height, across, size, !!out);
    // soot over the arch, where the fire went before
    art.blot(
      ['-4,-28 -2,-44 4,-56', '2,-28 6,-40 14,-52'].map((way, k) =>
        ink(put(curve(way)), 4 * size, `${i}${k}`, 0.3),
      ),
      DARK,
      0.45,
    );
    reveal(art, at, put, across);
    const hole = at('-9,22! -9,-9 -5,-18 0,-22 5,-18 9,-9 9,22!');
    art.fill(
      hole,
      art.linear(x, y + 22 * size, x, y - 22 * size, ramp(0, '#ffe9ac', 0.5, '#ffb04e', 1, '#e0602a')),
    );
    art.clip(hole, () => {
      if (dark) art.fill(at(dark), '#3a1a2a');
      art.line([put(curve('0,-24 0,24')), put(curve('-10,-2 10,-2'))], 1.6 * size, '#2c1424');
    });
    // it fills the opening and leaves it under the arch: hot there, nothing at its tips
    art.clip(at('-9,23! -9,-12! -40,-24! -40,-90! 60,-90! 60,-30! 9,-12! 9,23!'), () => {
      for (const [fill, knots] of out ?? []) {
        const [, top, , bottom] = at(knots).bounds();
        art.fill(
          at(knots),
          art.linear(x, bottom, x, top, [
            [0, fill, 1],
            [0.6, fill, 0.95],
            [1, fill, 0.6],
          ]),
        );
      }
    });
  });
}

/** What the fire throws on the wall: it goes round with the courses, and each joint catches it. */
function thrown(art: Art, height: number, across: number, size: number, out: boolean): void {
  const reach = (out ? 78 : 46) * size;
  const [x, y] = onWall(SHAFT, height, across);
  art.clip(outline(SHAFT), () => {
    stippledGlow(art, x, y - 16 * size, reach, '#ff8a3c', 0.95, 1.35);
    art.glow(x, y - 12 * size, reach * 0.8, '#ff7a30', 0.8, 1.3);
    const joints = [-1, 0, 1].flatMap((step) => {
      const at = Math.round(height * 12 + step) / 12;
      const far = (out ? 0.44 : 0.3) * (step ? 0.8 : 1);
      return [
        ink(
          course(SHAFT, at, Math.max(-1, across - far), Math.min(1, across + far)),
          2.2,
          `${height}${step}`,
          0.3,
        ),
      ];
    });
    art.blot(joints, '#ffc27a', 0.85);
  });
}

/** Dressed stones round the opening, the sill below it. */
function reveal(art: Art, at: (knots: string) => Path, put: (path: Path) => Path, across: number): void {
  art.fill(at('-13,23! -13,-10 -8,-23 0,-28 8,-23 13,-10 13,23!'), DARK);
  // the cheek that looks at the fire
  const cheek =
    across < 0.3 ? '-13,23! -13,-10 -10,-18! -8,-10 -9,-4 -9,23!' : '13,23! 13,-10 10,-18! 8,-10 9,-4 9,23!';
  art.fill(at(cheek), '#d8763c');
  flat(art, put(polygon(points('-15,22 15,22 16,28 -16,28'))), '#7c83ac', [
    put(polygon(points('-15,25 16,25 16,29 -16,29'))),
    '#34376a',
  ]);
  strokes(art, [put(curve('-15,22 0,22 15,22'))], 1.6, '#ffb870', 0.1);
}
