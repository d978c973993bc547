import { ink, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  type Path,
  type Point,
  ramp,
  random,
  range,
  spline,
} from '../../../kit/pen/index.ts';
import { cast } from './cast.ts';
import { BULB, onDesk, seen } from './view.ts';

/** Square to the desk, so that its sides run to the same point as the desk's. */
const laid = (drawn: Path): Path => onDesk(drawn.translate(0.4, 44.2));
const lie = (outline: string): Path => laid(closed(outline));
const line = (knots: string): Path => laid(curve(knots));
const PAPER = lie('-7.4,-10! 7.4,-10! 7.4,8.4! 6.3,9.2 4.9,9.7! -7.4,9.7!');

/** What is painted on the sheet alone. */
export const onPaper = (art: Art, draw: () => void): void => void art.clip(PAPER, draw);

/** A second draft near us, its far corner bent up; the window cuts it. */
export function sheet(art: Art): void {
  cast(art, PAPER, 10, 4);
  art.fill(
    PAPER,
    art.radial(
      ...seen([BULB[0], BULB[1], 0]),
      470,
      ramp(0, '#fff0cc', 0.3, '#f8dcac', 0.5, '#e0b08a', 0.74, '#a8736c', 1, '#724452'),
      0.9,
    ),
  );
  stippled(
    art,
    lie('7.4,8.4! 6.1,7.9 5.2,8.3 4.5,9.7! 3.3,9.7! 4.4,7.5 6,6.9 7.4,7.3!'),
    '#6a3c4a',
    [430, 690],
    [390, 720],
    [0.9, 0],
  );
  stippled(art, PAPER, '#5c3044', [290, 720], [500, 840], [0, 0.8]);
  writing(art);
  art.fill(lie('7.4,8.4! 6.3,9.2 4.9,9.7! 5,8.5 5.5,7.4! 6.5,7.7'), '#fbe6c4');
  art.blot(ink(line('-7.4,9.7 0,9.7 4.9,9.7'), 1.5, 3, 0), '#fff3d6', 0.8);
}

/** Words of each line: from where to where. The last word but one is struck out, there it breaks off. */
const LINES: readonly (readonly [row: number, words: readonly Point[]])[] = [
  [7.9, [[-6, -3.2]]],
  [
    6.4,
    [
      [-5, -3.1],
      [-2.6, 0.2],
      [0.7, 2],
      [2.5, 3.9],
    ],
  ],
  [
    5,
    [
      [-6, -4.4],
      [-3.9, -1.6],
      [-1.1, 1.7],
      [2.2, 5.4],
    ],
  ],
  [
    3.6,
    [
      [-6, -2.9],
      [-2.4, -0.8],
    ],
  ],
];
const STRUCK = { row: 3.6, from: 0, to: 2.7 } as const;

/** The nib's stroke, thinner the farther the row. */
const nib = (row: number): number => 1.7 - row * 0.13;

/** Too small and too quick to be read. */
function writing(art: Art): void {
  const chance = random('draft');
  const word = (row: number, [from, to]: Point): Path => {
    const count = Math.max(5, Math.round((to - from) / 0.17));
    return laid(
      spline(
        range(
          count,
          (i): Point => [
            from + ((to - from) * i) / (count - 1) + chance.between(-0.03, 0.03),
            row + (i % 2 ? chance.between(0.1, chance() < 0.2 ? 0.62 : 0.32) : chance.between(-0.06, 0.05)),
          ],
        ),
      ),
    );
  };
  for (const [row, words] of LINES)
    art.line(
      words.map((reach) => word(row, reach)),
      nib(row),
      '#5a3350',
      0.7,
    );
  const { row, from, to } = STRUCK;
  art.line(word(row, [from, to]), nib(row), '#5a3350', 0.7);
  art.blot(
    [
      ink(line(`${from - 0.2},${row + 0.1} ${to * 0.5},${row + 0.24} ${to + 0.3},${row + 0.16}`), 2, 4, 0),
      ink(line(`${to + 0.2},${row + 0.3} ${to * 0.5},${row - 0.02} ${from - 0.1},${row + 0.2}`), 1.6, 5, 0),
    ],
    '#4a2646',
    0.85,
  );
}
