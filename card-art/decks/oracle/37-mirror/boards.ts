import { INK, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  line,
  type Path,
  random,
  range,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { at, BEHIND, flat } from './view.ts';

/** Where a line along the boards leaves the card on the right. */
const nearEnd = (into: number): number => 0.84 - 0.71 * into;

/** The boards before the hut; they run along it, one behind the other. */
export function boards(art: Art): void {
  const width = 0.15;
  const rows = range(11, (i) => -width * i);
  const chance = random('boards');
  art.fill(
    flat(at(-3, 0, BEHIND), at(0.95, 0, BEHIND), at(nearEnd(-1.5), 0, -1.5), [40, 870], [40, 700]),
    '#e6c286',
  );
  for (const into of rows) {
    const tone = chance();
    const board = flat(
      at(-3, 0, into),
      at(nearEnd(into), 0, into),
      at(nearEnd(into - width), 0, into - width),
      at(-3, 0, into - width),
    );
    art.fill(board, tone < 0.35 ? '#f3d9a2' : tone < 0.6 ? '#d8ae74' : '#e6c286');
  }
  art.line(
    rows.map((into) => line(...at(-3, 0, into), ...at(nearEnd(into), 0, into))),
    2,
    '#94663e',
  );
  art.line(
    rows.map((into) => line(...at(-3, 0, into - 0.012), ...at(nearEnd(into), 0, into - 0.012))),
    1.2,
    '#f9e5b8',
  );
  art.line([line(...at(-3, 0, BEHIND), ...at(0.95, 0, BEHIND))], 3.4, '#6b4128');
  const butts = rows.slice(2).map((into) => {
    const along = chance.between(-0.7, 0.9);
    return line(...at(along, 0, into), ...at(along, 0, into - width));
  });
  art.line(butts, 1.8, '#94663e');
  const grain = range(46, () => {
    const [into, from] = [-chance.between(0, 1.4), chance()];
    const along = -1 + from * (nearEnd(into) + 1);
    const wave = chance.between(-0.01, 0.01);
    return spline([
      at(along, 0, into),
      at(along + 0.12, 0, into + wave),
      at(along + chance.between(0.2, 0.36), 0, into),
    ]);
  });
  strokes(art, grain, INK.detail, '#b58450', 0.1);
  stippled(art, roundRect(40, 620, 520, 250), '#8a5b36', [260, 720], [300, 900], [0, 0.75]);
}

/** What the sun throws of the cub over the boards, to the glass and on within it. */
export function cubShadow(art: Art, within: boolean): void {
  const to = within ? 1 : -1;
  const place = (along: number, into: number): string => at(along, 0, to * into).join(',');
  art.fill(
    closed(
      `${place(-0.2, 0.56)} ${place(0.1, 0.66)} ${place(0.28, 0.54)} ${place(0.42, 0.28)} ${place(0.56, 0)}! ${place(-0.02, 0)}! ${place(-0.1, 0.2)} ${place(-0.22, 0.4)}`,
    ),
    within ? '#a57c52' : '#9a6a42',
    0.8,
  );
}

/** Wet prints: it has come up out of the grass and over the boards, one foot before the other. */
export function prints(art: Art): void {
  const [from, to] = [
    [0.86, -1.1],
    [0.2, -0.6],
  ] as const;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ahead, aside] = [
    [(to[0] - from[0]) / length, (to[1] - from[1]) / length],
    [(to[1] - from[1]) / length, (from[0] - to[0]) / length],
  ] as const;
  /** A round place of a foot that stands at (along, into). */
  const spot = (along: number, into: number, side: number, on: number, size: number): Path =>
    spline(
      range(8, (i) => {
        const turn = (i / 8) * Math.PI * 2;
        const [a, b] = [side + Math.cos(turn) * size * 1.15, on + Math.sin(turn) * size];
        return at(along + aside[0] * a + ahead[0] * b, 0, into + aside[1] * a + ahead[1] * b);
      }),
      true,
    );
  const feet = range(6, (i): Path[] => {
    const [way, side] = [(i / 5) * length, i % 2 ? 0.055 : -0.055];
    const [along, into] = [
      from[0] + ahead[0] * way + aside[0] * side,
      from[1] + ahead[1] * way + aside[1] * side,
    ];
    const toes = range(5, (toe) =>
      spot(along, into, (toe - 2) * 0.019, 0.074 - Math.abs(toe - 2) ** 1.6 * 0.007, 0.0078),
    );
    return [
      spot(along, into, 0, 0.012, 0.028),
      spot(along, into, side * 0.06, -0.03, 0.02),
      spot(along, into, side * 0.08, -0.056, 0.015),
      ...toes,
    ];
  });
  art.fill(feet.flat(), '#94653a', 0.8);
}
