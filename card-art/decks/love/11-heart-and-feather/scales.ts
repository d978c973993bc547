import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  arc,
  closed,
  curve,
  ellipse,
  line,
  local,
  Path,
  type Point,
  polar,
  polygon,
  ramp,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { heartAt } from './load.ts';
import { byLamp, EYE, FLAME, openAt, thrown } from './view.ts';

/** The pivot, the length of either arm and of either pan's cords, and how far the swing has gone: all the same on both sides. */
export const PIVOT: Point = [300, EYE];
const [ARM, CORD, TILT] = [164, 222, 11] as const;
const FOOT = 768;

interface Pan {
  /** Where it hangs from, the middle of its lip, half its width, half of what we see into it. */
  end: Point;
  x: number;
  y: number;
  half: number;
  open: number;
}
const hung = (side: -1 | 1): Pan => {
  const end = polar(...PIVOT, ARM, side * 90 - TILT);
  const [x, y] = [end[0], end[1] + CORD];
  return { end, x, y, half: 80, open: 80 * openAt(y) };
};
export const LEFT = hung(-1);
export const RIGHT = hung(1);

/** The brass column it stands on, a plate of marks on it, and the needle that is fixed to the beam. */
export function stand(art: Art): void {
  const [x] = PIVOT;
  const form = (knots: string, fill: string, soft: number): void =>
    byLamp(art, closed(knots), fill, soft, { shade: '#3a2019' });
  const disc = 56 * openAt(FOOT);
  byLamp(art, Path.join(ellipse(x, FOOT + 7, 56, disc)), '#7a5028', 5, { shade: '#3a2019', rimWidth: 1.2 });
  byLamp(art, ellipse(x, FOOT, 56, disc), '#9a6a34', 10, { shade: '#4a2a1c', rimWidth: 1.6 });
  byLamp(art, ellipse(x, FOOT - 7, 33, disc * 0.56), '#6e4526', 3, { shade: '#3a2019', rimWidth: 0.6 });
  byLamp(art, ellipse(x, FOOT - 13, 33, disc * 0.56), '#a8763a', 6, { shade: '#4a2a1c', rimWidth: 1.2 });
  form(
    `${x - 15},${FOOT - 12}! ${x - 9},${FOOT - 44} ${x - 14},${FOOT - 62} ${x - 6},${FOOT - 78}! ${x + 6},${FOOT - 78}! ${x + 14},${FOOT - 62} ${x + 9},${FOOT - 44} ${x + 15},${FOOT - 12}! ${x},${FOOT - 7}`,
    '#a57338',
    5,
  );
  form(`${x - 6},${FOOT - 76}! ${x - 5},500! ${x + 5},500! ${x + 6},${FOOT - 76}!`, '#a57338', 3);
  form(`${x - 10},506! ${x - 11},498 ${x - 6},492! ${x + 6},492! ${x + 11},498 ${x + 10},506!`, '#c08a46', 3);
  form(`${x - 5},494! ${x - 4.4},${EYE}! ${x + 4.4},${EYE}! ${x + 5},494!`, '#a57338', 3);
  const plate = Path.join(
    new Path()
      .moveTo(...polar(x, EYE, 116, 156))
      .append(arc(x, EYE, 116, 156, 204), 1)
      .lineTo(...polar(x, EYE, 94, 204))
      .append(arc(x, EYE, 94, 204, 156), 1)
      .close(),
  );
  byLamp(art, plate, '#caa05a', 4, { shade: '#5a3420' });
  strokes(
    art,
    range(9, (i) =>
      line(...polar(x, EYE, i % 4 ? 106 : 100, 162 + i * 4.5), ...polar(x, EYE, 112, 162 + i * 4.5)),
    ),
    1.3,
    '#4a2a1c',
    0,
  );
  const needle = (at: number, side: number): Point =>
    polar(...polar(x, EYE, at, 180 - TILT), side, 90 - TILT);
  flat(art, polygon([needle(6, -3.4), needle(6, 3.4), needle(108, 0.5), needle(108, -0.5)]), '#f0cf8c', [
    polygon([needle(6, -3.4), needle(6, 0), needle(108, 0), needle(108, -0.5)]),
    '#8a5c30',
  ]);
}

/** Both arms, the knife edge in their middle, a hook at either end. */
export function beam(art: Art): void {
  const box = local(art, ...PIVOT, 1, { rot: -TILT });
  const arms = closed(
    `-${ARM},-4! -120,-5 -60,-8 -18,-12! 0,-15 18,-12! 60,-8 120,-5 ${ARM},-4! ${ARM + 2},4! 120,5 60,9 18,14! 0,17 -18,14! -60,9 -120,5 -${ARM + 2},4!`,
  );
  byLamp(art, box.place(arms), '#b98645', 5, { shade: '#4a2a1c' });
  strokes(box, ['-150,0 -90,1 -30,2', '150,0 90,1 30,2'], INK.form, '#6e4526', 0.05);
  byLamp(art, box.place(ellipse(0, 1, 13)), '#d6a257', 4, { shade: '#5a3420' });
  box.fill(ellipse(0, 1, 4.6), '#4a2a1c');
  for (const {
    end: [x, y],
  } of [LEFT, RIGHT]) {
    byLamp(art, ellipse(x, y, 6.6), '#c8954e', 2.4, { shade: '#5a3420' });
    art.line(curve(`${x},${y + 3} ${x + 5},${y + 9} ${x},${y + 15} ${x - 4},${y + 12}`), 2.6, '#d8a858');
  }
}

const hook = ({ end: [x, y] }: Pan): Point => [x, y + 13];

/** The bowl's hollow, and the cord that comes to its far side. */
export function panInside(art: Art, one: Pan): void {
  const { x, y, half, open } = one;
  art.line(line(...hook(one), x + half * 0.2, y - open * 0.96), 1.7, '#6e4a2c');
  const near = x < 300 ? 1 : -1;
  art.fill(
    ellipse(x, y, half, open),
    art.linear(x - near * half, 0, x + near * half, 0, ramp(0, '#c08a48', 0.5, '#80522e', 1, '#452718')),
  );
}

/** The bowl's outside, its lip over what lies in it. */
export function pan(art: Art, { x, y, half, open }: Pan): void {
  const at = (dx: number, dy: number): string => `${x + dx * half},${y + dy}`;
  const lip = [-1, -0.72, -0.38, 0, 0.38, 0.72, 1]
    .map((dx) => at(dx, open * Math.sqrt(1 - dx * dx)))
    .join(' ');
  const [first, last] = [at(-1, 0), at(1, 0)];
  const bowl = closed(
    lip.replace(first, `${first}!`).replace(last, `${last}!`),
    `${at(0.88, 22)} ${at(0.56, 42)} ${at(0.2, 51)} ${at(-0.2, 51)} ${at(-0.56, 42)} ${at(-0.88, 22)}`,
  );
  // smooth brass: the lamp is below, on one side
  const to = Math.sign(FLAME[0] - x);
  const sided = (...knots: readonly (readonly [dx: number, dy: number])[]): Path =>
    closed(knots.map(([dx, dy]) => at(to * dx, dy)).join(' '));
  flat(
    art,
    bowl,
    '#9c6a34',
    [sided([-1.1, -4], [-0.5, 18], [0.2, 26], [1.1, 4], [1.1, -30], [-1.1, -30]), '#6e4526'],
    [sided([-1.1, -10], [-0.8, 16], [-0.56, 32], [-0.3, 46], [-0.4, 64], [-1.2, 60]), '#5a3420'],
    [sided([0.96, 8], [0.82, 20], [0.5, 35], [0.1, 45], [0.2, 52], [0.62, 44], [0.96, 24]), '#d6a257'],
    [sided([0.86, 18], [0.62, 31], [0.4, 39], [0.52, 42], [0.76, 32]), '#f6d08a'],
  );
  art.fill(ribbon(curve(lip), 4, { start: 0.6, end: 0.6, samples: 24 }), '#f0c47c');
  // a foot ring, for when it is put down
  byLamp(
    art,
    closed(`${at(-0.24, 49)}! ${at(0.24, 49)}! ${at(0.2, 57)}! ${at(0, 59)} ${at(-0.2, 57)}!`),
    '#8f6232',
    3,
  );
}

/** The two cords on our side, knotted through the lip. */
export function cords(art: Art, one: Pan): void {
  const { x, y, half, open } = one;
  for (const side of [-1, 1]) {
    const [tx, ty] = [x + side * half * 0.93, y + open * 0.36];
    const lit = x < 300 === side > 0;
    art.line(line(...hook(one), tx, ty), 2.3, lit ? '#e0b068' : '#8a5c34');
    art.fill(ellipse(tx, ty + 1, 2.6, 3.2), lit ? '#f0cf8c' : '#8a5c34');
  }
}

/** What the lamp throws of it on the boards: larger, away from the flame. */
export function onTheWall(art: Art): void {
  const cord = ({ end, x, y, half }: Pan, side: number): Path =>
    ribbon(line(...end, x + side * half * 0.9, y), 4, { start: 1, end: 1 });
  const bowl = ({ x, y, half }: Pan): Path =>
    closed(
      `${x - half},${y - 8}! ${x},${y - 20} ${x + half},${y - 8}! ${x + half * 0.56},${y + 42} ${x},${y + 52} ${x - half * 0.56},${y + 42}`,
    );
  const parts = [
    ribbon(line(...LEFT.end, ...RIGHT.end), 17, { start: 0.7, end: 0.7 }),
    ribbon(line(...PIVOT, PIVOT[0], FOOT), 11, { start: 1, end: 1 }),
    ...[LEFT, RIGHT].flatMap((one) => [bowl(one), cord(one, -1), cord(one, 1)]),
    heartAt(LEFT.x, LEFT.y),
  ];
  art.group('opacity="0.5"', () => {
    for (const part of parts) art.fill(thrown(part), '#22141a');
  });
}
