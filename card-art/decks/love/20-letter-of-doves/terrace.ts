import { lit, printed, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  Path,
  type Place,
  polyline,
  ramp,
  range,
} from '../../../kit/pen/index.ts';
import { CORNER, face, metre, RAIL_HEIGHT, railAt, seen } from './view.ts';

const iron = lit({
  from: { towards: [-1, -0.2] },
  shade: '#10262e',
  rim: '#f2b876',
  rimWidth: 1.4,
  stray: 0,
});

/** The terrace's floor: old tiles that take a little of the light. */
export function floor(art: Art): void {
  const near = 2.2;
  const corner: Place[] = [
    [railAt(near) - 0.1, 0, near],
    [railAt(CORNER) - 0.1, 0, CORNER],
    [3, 0, CORNER],
    [3, 0, near],
  ];
  const edge = face(...corner, [3, -0.2, near], [railAt(near) - 0.1, -0.2, near]);
  art.fill(edge, '#1c3840');
  art.fill(face(...corner), art.linear(150, 760, 470, 720, ramp(0, '#b98e66', 0.5, '#8a7664', 1, '#56646a')));
  art.clip(face(...corner), () => {
    const across = range(9, (i) => polyline([seen([-2, 0, 2.4 + i * 0.4]), seen([4, 0, 2.4 + i * 0.4])]));
    const along = range(12, (i) =>
      polyline([seen([-1.4 + i * 0.4, 0, 2.2]), seen([-1.4 + i * 0.4, 0, CORNER])]),
    );
    art.line(Path.join([...across, ...along]), 1.3, '#5c5656', 0.7);
  });
}

/** An iron rail with a wooden bar on it: the one at the back, then the one that comes towards us. */
export function rails(art: Art): void {
  const end: Place = [railAt(CORNER), 0, CORNER];
  const post = (right: number, away: number, half: number, up = RAIL_HEIGHT): Path =>
    face(
      [right - half, up, away],
      [right + half, up, away],
      [right + half, 0, away],
      [right - half, 0, away],
    );
  art.blot(
    range(9, (i) => post(end[0] + 0.2 * i, CORNER, 0.012)),
    '#1d3a44',
  );
  bar(art, end, [2.4, 0, CORNER]);
  art.blot(
    range(16, (i) => post(railAt(2.3 + i * 0.2), 2.3 + i * 0.2, 0.012)),
    '#1d3a44',
  );
  for (const away of [2.62, 4, CORNER]) {
    iron(art, post(railAt(away), away, 0.035), '#24434d', metre(away) * 0.03);
  }
  art.blot(
    face([railAt(2.1), 0.12, 2.1], [end[0], 0.12, CORNER], [end[0], 0.09, CORNER], [railAt(2.1), 0.09, 2.1]),
    '#1d3a44',
  );
  bar(art, [railAt(1.9), 0, 1.9], end);
}

/** The wooden bar: its lit top and its side towards us. */
function bar(art: Art, [fromX, , from]: Place, [toX, , to]: Place): void {
  const [top, low] = [RAIL_HEIGHT + 0.02, RAIL_HEIGHT - 0.04];
  const [dx, dz] = from === to ? [0, 0.05] : [0.055, 0];
  art.fill(
    face(
      [fromX - dx, top, from + dz],
      [toX - dx, top, to + dz],
      [toX + dx, top, to - dz],
      [fromX + dx, top, from - dz],
    ),
    '#e6b27a',
  );
  art.fill(
    face(
      [fromX + dx, top, from - dz],
      [toX + dx, top, to - dz],
      [toX + dx, low, to - dz],
      [fromX + dx, low, from - dz],
    ),
    '#5a4a48',
  );
}

/** A dish of grain for them. */
export function dish(art: Art, right: number, away: number): void {
  const [x, y] = seen([right, 0, away]);
  const unit = metre(away);
  printed(
    art,
    [x - 40, y - 20, x + 80, y + 40],
    () =>
      void art.fill(
        closed(`${x - 20},${y}! ${x + 10},${y - 8}! ${x + 54},${y + 12} ${x + 40},${y + 20} ${x},${y + 12}`),
        '#2c4048',
        0.75,
      ),
  );
  iron(
    art,
    closed(
      `${x - 0.13 * unit},${y - 10}! ${x - 0.1 * unit},${y + 3} ${x},${y + 8} ${x + 0.1 * unit},${y + 3} ${x + 0.13 * unit},${y - 10}!`,
    ),
    '#7f8d88',
    5,
  );
  art
    .fill(ellipse(x, y - 10, 0.13 * unit, 0.04 * unit), '#c3b496')
    .fill(ellipse(x, y - 9, 0.11 * unit, 0.03 * unit), '#d9a45c');
  strokes(
    art,
    [
      `${x - 40},${y + 12} ${x - 37},${y + 13}`,
      `${x - 52},${y + 4} ${x - 49},${y + 5}`,
      `${x - 30},${y + 20} ${x - 27},${y + 20}`,
    ],
    2.4,
    '#f0cf92',
    0,
  );
}
