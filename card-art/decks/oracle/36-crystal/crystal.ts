import { ink, stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  curve,
  lerp,
  line,
  type Path,
  type Point,
  points,
  polygon,
  polyline,
  ramp,
} from '../../../kit/pen/index.ts';
import { within as rayWithin } from './colours.ts';

const flat = (corners: string): Path => polygon(points(corners));

/** Its sides as we see them, from the lit one to the dark one, and the faces of its point. */
const SIDES = {
  lit: '134,308 196,362 60,900 -4,900',
  front: '196,362 300,346 172,900 60,900',
  dark: '300,346 358,268 222,900 172,900',
} as const;
type Side = keyof typeof SIDES;
const POINT = {
  lit: '296,104 134,308 196,362',
  front: '296,104 196,362 300,346',
  dark: '296,104 300,346 358,268',
} as const;

/** A piece of a side between two places across it and two down it, 0 … 1: its long edges run as the side's own do. */
function pane(
  side: Side,
  [left, right]: readonly [number, number],
  [top, low]: readonly [number, number],
): Path {
  const [a, b, c, d] = points(SIDES[side]) as [Point, Point, Point, Point];
  const at = (across: number, down: number): Point => {
    const place = (i: 0 | 1): number => lerp(lerp(a[i], b[i], across), lerp(d[i], c[i], across), down);
    return [place(0), place(1)];
  };
  // cut off as the planes within a stone lie, along its shoulder
  return polygon([at(left, top), at(right, top), at(right, low), at(left, low + 0.03)]);
}

/** One great crystal, cut by the frame: it leans out of the gap's light into the room. */
export function crystal(art: Art): void {
  const whole = flat('296,104 358,268 222,900 -4,900 134,308');
  stippledGlow(art, 250, 330, 260, '#dff3ee', 0.5, 1.1);
  art.fill(whole, '#7fa9aa');
  art.clip(whole, () => {
    sides(art);
    within(art);
    point(art);
    rayWithin(art);
    across(art);
  });
  edges(art);
}

function sides(art: Art): void {
  art.fill(flat(SIDES.lit), art.linear(110, 340, 150, 880, ramp(0, '#fbfbf2', 0.5, '#e2eee6', 1, '#b3cec8')));
  art.fill(
    flat(SIDES.front),
    art.linear(240, 360, 110, 870, ramp(0, '#98bfbf', 0.4, '#74a3a6', 0.75, '#83aeae', 1, '#bcd6cd')),
  );
  art.fill(
    flat(SIDES.dark),
    art.linear(330, 300, 200, 880, ramp(0, '#3f707b', 0.4, '#284d5b', 1, '#1a3340')),
  );
}

/** What it breaks and throws back of gap, curtain and room: in hard pieces, each of its side's own tones, along that side. */
function within(art: Art): void {
  const panes = (
    side: Side,
    colour: string,
    ...pieces: readonly (readonly [number, number, number, number])[]
  ): void =>
    void art.blot(
      pieces.map(([left, right, top, low]) => pane(side, [left, right], [top, low])),
      colour,
    );
  panes('lit', '#ffffff', [0.5, 0.72, 0, 0.9], [0.8, 0.86, 0.06, 0.7]);
  panes('lit', '#cfe0da', [0.16, 0.38, 0.12, 0.46], [0.38, 0.5, 0.3, 0.62], [0.1, 0.24, 0.56, 0.9]);
  panes('lit', '#a9c8c4', [0.16, 0.26, 0.2, 0.46], [0.42, 0.5, 0.38, 0.56]);
  panes('front', '#a9cbc8', [0.06, 0.3, 0, 0.4], [0.5, 0.72, 0.5, 0.86], [0.1, 0.2, 0.52, 0.8]);
  panes('front', '#5d9097', [0.62, 0.94, 0, 0.34], [0.3, 0.5, 0.34, 0.72], [0.78, 0.94, 0.44, 0.64]);
  panes('front', '#457984', [0.74, 0.86, 0, 0.26], [0.36, 0.44, 0.42, 0.66]);
  panes('front', '#c6ddd6', [0.1, 0.16, 0.03, 0.34], [0.56, 0.61, 0.56, 0.8]);
  panes('dark', '#1b3b49', [0.12, 0.4, 0, 0.42], [0.5, 0.8, 0.5, 0.8]);
  panes('dark', '#4f8089', [0.74, 0.92, 0, 0.5], [0.14, 0.3, 0.52, 0.74]);
  panes('dark', '#7fb3b6', [0.86, 0.92, 0.04, 0.42]);
  stippled(art, flat('-10,700 250,700 230,900 -10,900'), '#f6f3e2', [150, 640], [110, 860], [0, 0.9]);
  // through all of them the three edges of its back
  art.blot(
    [line(192, 230, 70, 760), line(296, 214, 172, 760)].map((edge, i) => ink(edge, 1.8, 40 + i, 0.1)),
    '#e9f4ee',
    0.34,
  );
}

function point(art: Art): void {
  art.fill(flat(POINT.lit), art.linear(180, 240, 250, 330, ramp(0, '#ffffff', 1, '#e6f1ea')));
  art.fill(flat(POINT.front), art.linear(290, 120, 240, 350, ramp(0, '#b9d5d2', 1, '#79a9ab')));
  art.fill(flat(POINT.dark), art.linear(300, 120, 340, 320, ramp(0, '#5d8d95', 1, '#2f5764')));
  // each piece stands on the shoulder and runs to the tip, as the faces do
  art.blot([flat('296,104 234,356 262,352'), flat('296,104 286,348 294,347')], '#5f959b', 0.75);
  art.blot(flat('296,104 206,360 220,358'), '#d6e8e2', 0.75);
  art.blot(flat('296,104 150,322 166,336'), '#d9e8e2', 0.9);
  art.blot(flat('296,104 316,325 338,295'), '#1d3f4c', 0.7);
  // its back's shoulder, and the two edges that rise from there
  art.blot(
    ['134,308 192,230', '192,230 296,214', '296,214 358,268', '296,104 192,230', '296,104 296,214'].map(
      (edge, i) => {
        const [[ax, ay], [bx, by]] = points(edge) as [Point, Point];
        return ink(line(ax, ay, bx, by), 1.7, 50 + i, 0.08);
      },
    ),
    '#4d858d',
    0.42,
  );
}

/** What of the point's faces lies over the ray: it is within. */
function across(art: Art): void {
  art.blot(flat('296,104 206,360 220,358'), '#d6e8e2', 0.3);
  art.blot(flat('296,104 316,325 338,295'), '#17333f', 0.22);
}

function edges(art: Art): void {
  const drawn = (corners: string, weight: number, colour: string, seed: number): void => {
    const [[ax, ay], [bx, by]] = points(corners) as [[number, number], [number, number]];
    art.blot(ink(line(ax, ay, bx, by), weight, seed, 0.04), colour);
  };
  for (const [i, edge] of ['134,308 -4,900', '296,104 134,308'].entries()) drawn(edge, 2.4, '#3f7078', i);
  for (const [i, edge] of [
    '196,362 60,900',
    '300,346 172,900',
    '296,104 196,362',
    '296,104 300,346',
    '134,308 196,362',
    '196,362 300,346',
    '300,346 358,268',
  ].entries())
    drawn(edge, i < 2 ? 3 : 2.4, '#ffffff', i + 10);
  for (const [i, edge] of ['358,268 222,900', '296,104 358,268'].entries())
    drawn(edge, 2.6, '#bfe0dc', i + 20);
  // what it grew in, year on year: across the front, along its shoulder
  strokes(
    art,
    [0.1, 0.21, 0.33, 0.46, 0.6].map((down, i) => {
      const [x, y] = [lerp(196, 60, down), lerp(362, 900, down)];
      return curve(`${x + 22 + i * 5},${y - 3} ${x + 50 + i * 5},${y - 7}`);
    }),
    1.1,
    '#ffffff',
    0.3,
  );
}

/** The young ones round its foot, and the rock that all of them have grown out of. */
export function young(art: Art): void {
  const behind = flat('30,870 30,800 56,790 92,802 128,788 168,800 204,792 240,806 274,810 300,826 318,850');
  art.fill(behind, '#3b3642');
  for (const [x, y, wide, high, lean] of [
    [68, 844, 60, 116, -0.16],
    [250, 846, 42, 80, 0.42],
    [170, 848, 54, 98, 0.12],
    [296, 846, 20, 36, 0.7],
  ] as const) {
    const at = (u: number, v: number): string => `${x + u * wide + lean * v * high},${y - v * high}`;
    const part = (...corners: readonly (readonly [number, number])[]): Path =>
      flat(corners.map(([u, v]) => at(u, v)).join(' '));
    art.fill(part([-0.5, 0], [-0.5, 0.6], [0.05, 1], [0.5, 0.64], [0.5, 0]), '#7fa6a8');
    art.fill(part([-0.5, 0], [-0.5, 0.6], [-0.16, 0.5], [-0.16, 0]), '#eef5ec');
    art.fill(part([0.24, 0], [0.24, 0.52], [0.5, 0.64], [0.5, 0]), '#274a58');
    art.fill(part([-0.5, 0.6], [0.05, 1], [-0.16, 0.5]), '#fffef6');
    art.fill(part([-0.16, 0.5], [0.05, 1], [0.24, 0.52]), '#a8cac8');
    art.fill(part([0.24, 0.52], [0.05, 1], [0.5, 0.64]), '#3f6b78');
    art.line([part([-0.16, 0], [-0.16, 0.5], [0.05, 1], [0.24, 0.52], [0.24, 0])], 1.2, '#ffffff');
  }
  matrix(art);
}

/** Rough stone in broken planes; its foot stands on the table. */
function matrix(art: Art): void {
  const whole = flat(
    '30,858 30,826 52,818 78,828 104,822 136,834 150,826 186,832 214,824 236,832 268,828 288,838 310,838 324,852 300,858',
  );
  art.fill(whole, '#4d4650');
  art.clip(whole, () => {
    art.blot(
      [
        flat('30,826 52,818 78,828 60,842 30,846'),
        flat('104,822 136,834 118,846 92,838'),
        flat('150,826 186,832 172,844 148,840'),
        flat('214,824 236,832 222,842 202,838'),
        flat('268,828 288,838 276,846 258,840'),
      ],
      '#8d8484',
    );
    art.blot(
      [
        flat('60,842 92,838 118,846 110,862 50,862'),
        flat('172,844 202,838 222,842 214,862 160,862'),
        flat('276,846 310,838 330,852 330,862 262,862'),
      ],
      '#2c2732',
    );
  });
  strokes(
    art,
    ['32,826 52,818 78,828', '104,822 136,834', '150,826 186,832', '214,824 236,832', '268,828 288,838'].map(
      (edge) => polyline(points(edge)),
    ),
    1.6,
    '#d9d2c4',
    0.1,
  );
}
