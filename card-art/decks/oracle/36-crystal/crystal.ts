import { ink, stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import { type Art, curve, line, type Path, points, polygon, polyline, ramp } from '../../../kit/pen/index.ts';
import { within as rayWithin } from './colours.ts';

const flat = (corners: string): Path => polygon(points(corners));

/** Its sides as we see them, from the lit one to the dark one, and the faces of its point. */
const SIDES = {
  lit: '134,308 196,362 60,900 -4,900',
  front: '196,362 300,346 172,900 60,900',
  dark: '300,346 358,268 222,900 172,900',
} as const;
const POINT = {
  lit: '296,104 134,308 196,362',
  front: '296,104 196,362 300,346',
  dark: '296,104 300,346 358,268',
} as const;

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
  art.fill(flat(SIDES.lit), art.linear(110, 340, 150, 880, ramp(0, '#fdfdf4', 0.5, '#dfece4', 1, '#a9c6c0')));
  art.fill(
    flat(SIDES.front),
    art.linear(240, 360, 110, 870, ramp(0, '#a5c8c6', 0.35, '#6f9ea2', 0.7, '#8db4b2', 1, '#cfe0d6')),
  );
  art.fill(
    flat(SIDES.dark),
    art.linear(330, 300, 200, 880, ramp(0, '#4f8089', 0.4, '#284d5b', 1, '#1a3340')),
  );
}

/** What it breaks and throws back of gap, curtain and room, in hard pieces. */
function within(art: Art): void {
  art.clip(flat(SIDES.lit), () => {
    art.blot([flat('150,330 168,346 40,860 12,860'), flat('180,352 190,358 74,800 66,780')], '#ffffff', 0.9);
    art.blot([flat('134,420 158,400 118,560 92,596'), flat('96,640 116,600 70,800 44,830')], '#8fb8b6', 0.75);
    art.blot(flat('110,520 122,500 96,620 84,640'), '#3f7078', 0.7);
  });
  art.clip(flat(SIDES.front), () => {
    art.blot(
      [flat('196,362 232,357 150,620 132,612'), flat('214,640 252,560 190,820 150,860')],
      '#d9ebe4',
      0.85,
    );
    art.blot(
      [flat('262,352 300,346 246,560 214,540'), flat('150,640 196,556 158,760 112,800')],
      '#2f5f6c',
      0.8,
    );
    art.blot([flat('238,420 262,352 226,500'), flat('176,700 190,640 150,830')], '#173743', 0.85);
    art.blot(flat('246,560 268,470 258,560 222,660'), '#f3f6ea', 0.7);
  });
  art.clip(flat(SIDES.dark), () => {
    art.blot([flat('338,300 352,280 250,760 238,780'), flat('300,500 312,440 262,690')], '#7fb3b6', 0.75);
    art.blot(flat('318,330 326,322 268,600 262,604'), '#0f2833', 0.8);
  });
  stippled(art, flat('-10,700 250,700 230,900 -10,900'), '#f6f3e2', [150, 640], [110, 860], [0, 0.9]);
}

function point(art: Art): void {
  art.fill(flat(POINT.lit), art.linear(180, 240, 250, 330, ramp(0, '#ffffff', 1, '#e6f1ea')));
  art.fill(flat(POINT.front), art.linear(290, 120, 240, 350, ramp(0, '#cfe4df', 1, '#79a9ab')));
  art.fill(flat(POINT.dark), art.linear(300, 120, 340, 320, ramp(0, '#6f9ea4', 1, '#2f5764')));
  art.blot([flat('280,168 240,300 262,352 296,346'), flat('232,262 210,330 214,356')], '#4d858d', 0.7);
  art.blot([flat('288,170 276,346 298,344'), flat('150,300 236,190 190,340')], '#f7fbf4', 0.75);
  art.blot(flat('299,180 346,270 318,318'), '#17333f', 0.65);
}

/** What of the point's faces lies over the ray: it is within. */
function across(art: Art): void {
  art.blot([flat('288,170 276,346 298,344'), flat('150,300 236,190 190,340')], '#f7fbf4', 0.3);
  art.blot(flat('299,180 346,270 318,318'), '#17333f', 0.22);
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
  // what it grew in, year on year
  strokes(
    art,
    [0, 1, 2, 3, 4, 5, 6].map((i) =>
      curve(`${176 - i * 17},${450 + i * 62} ${206 - i * 17},${446 + i * 62}`),
    ),
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
