import { INK, lit, stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  line,
  type Place,
  polygon,
  ramp,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { DOORWAY, face, seen, shadowOf } from './view.ts';

const { away, left, head } = DOORWAY;
const NEAR = 2.55;

/** What the open doors leave free. */
export const opening = face([left, 0, away], [left, head, away], [3, head, away], [3, 0, away]);

/** Wall to the left, the beam over the doorway, rafters: dark, with the day on their edges. */
export function walls(art: Art): void {
  const [x, top] = seen([left, head, away]);
  art.fill(roundRect(30, 40, 540, top - 40), '#3a2c26');
  stippled(art, roundRect(30, 40, 540, top - 40), '#6b5138', [0, 60], [0, top], [0, 0.6]);
  for (const rafter of ['236,40! 252,40! 226,150! 206,150!', '318,40! 336,40! 366,150! 344,150!'])
    art.fill(closed(rafter), '#2a201e');
  art.fill(roundRect(30, top - 22, 540, 24), '#4d3a2c').fill(roundRect(30, top - 1, 540, 3), '#e6c88c');
  const side = face([left, 0, NEAR - 1], [left, 4, NEAR - 1], [left, 4, away], [left, 0, away]);
  art.fill(side, art.linear(50, 0, x, 0, ramp(0, '#3c2e28', 1, '#6a5038')));
  stippled(art, side, '#2a201e', [0, 560], [0, 700], [0, 0.7]);
  art.fill(roundRect(x - 9, top, 10, 480), '#4a382c');
  art.line(line(x + 1, top, x + 1, seen([left, 0, away])[1]), 2.4, '#f2dba0');
}

/** Where the day falls on the boards. */
export const light = polygon([
  seen([left, 0, away]),
  shadowOf([left, head, away]),
  shadowOf([3, head, away]),
  seen([2.2, 0, away]),
]);

/** Boards that run to the doorway, and on them the day as the doorway lets it in. */
export function floor(art: Art): void {
  const foot = seen([left, 0, away])[1];
  art.fill(roundRect(30, foot, 540, 250), art.linear(0, foot, 0, 862, ramp(0, '#6d5038', 1, '#4a3628')));
  art.fill(light, art.linear(0, foot, 0, 830, ramp(0, '#f6e2aa', 0.5, '#e2bd7c', 1, '#c99a5e')));
  stippledGlow(art, 430, foot + 30, 170, '#fff6d0', 0.8, 0.4);
  strokes(
    art,
    range(13, (i) =>
      line(...seen([left - 0.6 + i * 0.24, 0, away]), ...seen([left - 0.6 + i * 0.24, 0, NEAR])),
    ),
    INK.form,
    '#7d5a38',
    0.05,
  );
  art.fill(face([left, 0, away], [left, 0.05, away], [3, 0.05, away], [3, 0, away]), '#8a6844');
  art.line(line(...seen([left, 0.05, away]), ...seen([3, 0.05, away])), 2, '#fff3cc');
}

/** The left wall's foot, before the boards, and the day that slants down over it. */
export function sunnyWall(art: Art): void {
  const foot = face([left, 0, NEAR], [left, 0.9, NEAR], [left, 0.9, away], [left, 0, away]);
  art.fill(foot, '#4a382c');
  const slope = (drop: number): Place => [left, head - drop, away - drop * 0.78];
  const sunny = face(slope(0.15), slope(head), [left, 0, away]);
  art.fill(sunny, art.linear(0, 240, 0, 720, ramp(0, '#b98a58', 0.5, '#dcb478', 1, '#f0d198')));
  stippled(art, sunny, '#7a5638', seen([left, 1.6, away]), seen([left, 2.7, away]), [0, 0.8]);
  art.line(line(...seen([left, 0.12, away]), ...seen([left, 0.12, 3])), 1.6, '#a5794a');
  art.line(line(...seen([left, 0, away]), ...seen([left, 0, 3])), 2, '#7a5638');
}

/** Dyed yarn over a pole below the beam, the day behind it: middle, foot, half its width, colours. */
const SKEINS = [
  [172, 372, 19, '#4a6690', '#2c3a5c'],
  [206, 322, 17, '#b98f4a', '#6e5030'],
  [424, 316, 17, '#c9b88a', '#7a6a50'],
  [461, 352, 20, '#6d8262', '#3e4c40'],
  [502, 330, 19, '#4f7478', '#2c464c'],
] as const;
const yarn = lit({
  from: { towards: [0.8, -0.3] },
  shade: '#241c20',
  rim: '#ffedb8',
  rimWidth: 1.5,
  stray: 0.4,
});

export function skeins(art: Art): void {
  art.line(line(60, 214, 560, 208), 6, '#3a2a22').line(line(60, 211, 560, 205), 1.4, '#c9a468');
  const top = 204;
  for (const [x, foot, half, fill, shade] of SKEINS) {
    const at = (side: number, y: number): string => `${x + side * half},${y}`;
    // its foot is a row of loops, of uneven length
    const loops = range(6, (i) => [at(1 - i * 0.36, foot - 7 + (i % 2) * 12), at(0.84 - i * 0.36, foot - 6)]);
    const hank = closed(
      [
        at(-0.8, top),
        at(0, top - 5),
        at(0.8, top),
        at(0.84, top + 40),
        at(1, foot - 50),
        ...loops.flat(),
        at(-1, foot - 50),
        at(-0.84, top + 40),
      ].join(' '),
    );
    yarn(art, hank, fill, 6, { shade });
    const strand = (i: number): string => {
      const side = (i - 3) / 3.7;
      return [
        at(side * 0.8, top + 4),
        at(side * 0.84 + Math.sin(i * 3) * 0.06, top + 50),
        at(side, foot - 46),
        at(side + Math.sin(i * 5) * 0.1, foot - 9),
      ].join(' ');
    };
    strokes(art, range(7, strand), INK.form, shade, 0.12);
  }
}
