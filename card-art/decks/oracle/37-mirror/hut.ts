import { INK, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, lerp, polygon, ramp, random, range } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { between, board, by, CORNER, form, onWall, seen } from './view.ts';

/** Squared timbers, one upon the other, and their ends at the corner. */
export function hut(art: Art): void {
  const [x, y] = onWall(CORNER, 0);
  const wall = board(0.02, CORNER, 0, 2.5);
  art.fill(wall, art.linear(x, 0, 556, 0, ramp(0, '#d9a668', 0.5, '#c58a52', 1, '#a56c44')));
  for (let up = 0.24; up < 2.5; up += 0.24) {
    art.line(between(onWall(CORNER, up), onWall(0.02, up)), 3, '#7a4c34');
    art.line(between(onWall(CORNER, up - 0.02), onWall(0.02, up - 0.02)), 1.4, '#eec088');
  }
  const chance = random('grain of the wall');
  const grain = range(44, () => {
    const [s, up, long] = [
      chance.between(0.05, CORNER - 0.04),
      chance.between(0.05, 2.4),
      chance.between(0.02, 0.09),
    ];
    return between(onWall(s, up), onWall(Math.max(0.02, s - long), up + 0.012));
  });
  strokes(art, grain, INK.detail, '#7f5138', 0.1);
  // ends of the other wall's timbers
  for (let i = 0; i < 10; i++) {
    const [left, top] = onWall(CORNER, 0.24 * i + 0.22);
    const [, foot] = onWall(CORNER, 0.24 * i + 0.02);
    form(
      art,
      polygon([
        [left - 15, top],
        [left + 1, top],
        [left + 1, foot],
        [left - 15, foot],
      ]),
      '#e2b478',
      4,
      { depth: 0.7 },
    );
  }
  art.line(between([x + 1, y], onWall(CORNER, 2.5)), 2, '#6b4230');
  eaves(art);
  // stone below
  art.fill(board(0.02, CORNER + 0.02, 0, 0.2), art.linear(x, 0, 556, 0, ramp(0, '#b5a890', 1, '#8c7d70')));
  strokes(
    art,
    [
      between(onWall(CORNER, 0.2), onWall(0.02, 0.2)),
      ...[0.7, 0.61, 0.24, 0.16].map((s) => between(onWall(s, 0), onWall(s + 0.01, 0.2))),
    ],
    INK.form,
    '#63564f',
    0,
  );
  stippled(art, wall, '#5b382c', [420, 0], [560, 0], [0, 0.75]);
}

/** The roof comes far out over us; what it shades of the wall. */
function eaves(art: Art): void {
  const shade = polygon([onWall(CORNER, 2.5), onWall(0.02, 2.5), onWall(0.02, 1.98), onWall(CORNER, 2.02)]);
  art.fill(shade, '#5d3b30', 0.8);
  const edge = (s: number, up: number, out: number): [number, number] => seen(by(s, up, out));
  art.fill(
    polygon([edge(0.92, 2.5, 0), edge(0.05, 2.5, 0), edge(0.05, 2.36, 0.62), edge(0.92, 2.36, 0.62)]),
    '#6a4534',
  );
  strokes(
    art,
    range(9, (i) => between(edge(0.88 - i * 0.09, 2.46, 0.02), edge(0.88 - i * 0.09, 2.34, 0.62))),
    6,
    '#47302a',
    0,
  );
  art.fill(
    polygon([edge(0.92, 2.34, 0.62), edge(0.05, 2.34, 0.62), edge(0.05, 2.5, 0.62), edge(0.92, 2.5, 0.62)]),
    '#e0b27c',
  );
}

/** A little window, its shutters back, geraniums on its sill. */
export function casement(art: Art): void {
  const [from, to, low, high] = [0.665, 0.75, 1.1, 1.72];
  art.fill(board(from - 0.012, to + 0.012, low - 0.05, high + 0.06), '#f1dfb8');
  art.fill(board(from, to, low, high), '#3f4a4a');
  art.fill(
    polygon([
      onWall(to, low),
      onWall(to, high),
      onWall(lerp(from, to, 0.6), high),
      onWall(lerp(from, to, 0.8), low),
    ]),
    '#f4ead0',
    0.9,
  );
  art.line(
    [between(onWall(0.7075, low), onWall(0.7075, high)), between(onWall(from, 1.42), onWall(to, 1.42))],
    2.6,
    '#f1dfb8',
  );
  for (const [a, b] of [
    [from - 0.05, from - 0.014],
    [to + 0.014, to + 0.044],
  ] as const) {
    art.fill(board(a, b, low - 0.03, high + 0.05, 0.03), '#4f8577');
    strokes(art, [between(onWall(a, 1.42, 0.03), onWall(b, 1.42, 0.03))], INK.form, '#2f5b52', 0);
  }
  const box = board(from - 0.012, to + 0.012, low - 0.16, low - 0.01, 0.12);
  const chance = random('geraniums');
  const bloom = (): [number, number] =>
    onWall(chance.between(from - 0.01, to + 0.012), chance.between(low, low + 0.2), 0.12);
  art.blot(
    range(22, () => leaf(...bloom(), 11, 9, chance.between(-80, 80))),
    '#3f7350',
  );
  form(art, box, '#9b6a48', 3);
  art.blot(
    range(12, () =>
      leaf(...onWall(chance.between(from, to), low - 0.02, 0.13), 10, 7, chance.between(130, 230)),
    ),
    '#5a8b55',
  );
  art
    .blot(
      range(13, () => ellipse(...bloom(), chance.between(3, 5.4))),
      '#d64b40',
    )
    .blot(
      range(6, () => ellipse(...bloom(), 2)),
      '#ff9a7a',
    );
}

/** Why the mirror stands here: a tub, a brush, a wet cloth on its rim. */
export function tub(art: Art): void {
  art.fill(closed('430,812 460,800 540,796 580,800 580,826 500,834 446,828'), '#5d4a42', 0.6);
  form(art, closed('452,736! 500,744 560,738! 572,740! 566,812! 540,820 500,822 464,814!'), '#b98555', 14);
  strokes(art, ['478,744 482,816', '504,746 506,820', '530,744 530,820'], INK.form, '#7c5238', 0);
  strokes(art, ['457,761 500,769 568,763', '464,797 504,805 566,799'], 5, '#5f5a58', 0);
  art.fill(ellipse(510, 738, 60, 11), '#7a543c');
  art.fill(ellipse(512, 739, 53, 8.4), '#cfe3df');
  art.blot(
    [ellipse(490, 736, 13, 6), ellipse(508, 733, 15, 8), ellipse(526, 737, 12, 6), ellipse(474, 739, 7, 4)],
    '#fffaf0',
  );
  form(art, closed('490,734! 504,730 514,736! 516,762 510,786 498,790 488,782 486,760'), '#d8584a', 5);
  strokes(art, ['494,744 492,764 494,782', '506,744 508,764 504,782'], INK.form, '#a03a3a', 0.1);
}
