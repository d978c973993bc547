import { mix } from '../../../kit/grade/mix.ts';
import { stippledGlow } from '../../../kit/hand/index.ts';
import { type Art, lerp, Path, type Place, polyline, random, range } from '../../../kit/pen/index.ts';
import { face, metre, seen } from './view.ts';

/** What the evening air turns far things into. */
const HAZE = '#f3d29c';
const LIT = '#e0a868';

interface House {
  /** Metres: its middle, its near wall, its width, its depth, its eaves above the terrace. */
  right: number;
  near: number;
  wide: number;
  deep: number;
  eaves: number;
  /** Its gable looks to us; otherwise its eaves do. */
  gable: boolean;
  wall: string;
  roof: string;
}

/** The house with the one lit window. */
const HOME: House = {
  right: -4.5,
  near: 16.5,
  wide: 4.4,
  deep: 6,
  eaves: -1.5,
  gable: true,
  wall: '#46606a',
  roof: '#3a5560',
};

/** Those right below the terrace. */
const NEAREST: readonly House[] = [
  { right: 3.4, near: 16, wide: 6, deep: 6, eaves: -3.4, gable: false, wall: '#5b7478', roof: '#7c5f56' },
  { right: -0.1, near: 13, wide: 3.6, deep: 6, eaves: -4.2, gable: true, wall: '#4f686f', roof: '#46606a' },
  { right: -4.75, near: 9.6, wide: 5, deep: 4.6, eaves: -5, gable: false, wall: '#3d565f', roof: '#6f5852' },
];

/** Rows of houses that get lower towards us: the terrace looks down on them. */
function houses(): House[] {
  const chance = random('town');
  const rows = [66, 52, 42, 34, 27, 21.5];
  const out = rows.flatMap((near) => {
    const reach = near * 0.5 + 4;
    const row: House[] = [];
    for (let right = -reach + chance.between(0, 2); right < reach; ) {
      const wide = chance.between(4.4, 6.6);
      row.push({
        right: right + wide / 2,
        near: near + chance.between(-1.4, 1.4),
        wide,
        deep: chance.between(5, 7),
        eaves: lerp(-3.1, -5.6, near / 66) + chance.between(-0.8, 0.8),
        gable: chance() < 0.5,
        wall: chance.pick(['#5b7478', '#6b7d7a', '#4f686f', '#7a807a']),
        roof: chance.pick(['#3e5a64', '#46606a', '#8a6a58', '#7c5f56', '#365058']),
      });
      right += wide + chance.between(0.1, 1.6);
    }
    return row;
  });
  return [...out, HOME, ...NEAREST].sort((a, b) => b.near - a.near);
}

/** Painted only where its outside is turned to us. */
function plane(art: Art, corners: Place[], fill: string): boolean {
  const spots = corners.map(seen);
  const area = spots.reduce((sum, [x, y], i) => {
    const [nx, ny] = spots[(i + 1) % spots.length]!;
    return sum + x * ny - nx * y;
  }, 0);
  if (area <= 0) return false;
  art.fill(face(...corners), fill);
  return true;
}

function build(art: Art, house: House): void {
  const { right, near, wide, deep, eaves, gable } = house;
  const air = (colour: string): string => mix(colour, HAZE, Math.min(0.9, Math.max(0, (near - 9) / 40)));
  const [left, end, far] = [right - wide / 2, right + wide / 2, near + deep];
  const rise = (gable ? wide : deep) * 0.36;
  const top = eaves + rise;
  const over = 0.3;
  const low = eaves - over * 0.6;
  const foot = eaves - 7;
  const middle = near + deep / 2;
  plane(
    art,
    [
      [left, foot, far],
      [left, eaves, far],
      [left, eaves, near],
      [left, foot, near],
    ],
    air(LIT),
  );
  const front: Place[] = gable
    ? [
        [left, foot, near],
        [left, eaves, near],
        [right, top, near],
        [end, eaves, near],
        [end, foot, near],
      ]
    : [
        [left, foot, near],
        [left, eaves, near],
        [end, eaves, near],
        [end, foot, near],
      ];
  art.fill(face(...front), air(house.wall));
  windows(art, house, air);
  const shaded = air(house.roof);
  const glowing = air(mix(house.roof, LIT, 0.62));
  if (gable) {
    tiles(
      art,
      [
        [left - over, low, near - over],
        [left - over, low, far],
        [right, top, far],
        [right, top, near - over],
      ],
      glowing,
      air,
    );
    tiles(
      art,
      [
        [right, top, near - over],
        [right, top, far],
        [end + over, low, far],
        [end + over, low, near - over],
      ],
      shaded,
      air,
    );
  } else {
    plane(
      art,
      [
        [left, eaves, far],
        [left, top, middle],
        [left, eaves, near],
      ],
      air(LIT),
    );
    tiles(
      art,
      [
        [left - over, low, near - over],
        [left - over, top, middle],
        [end + over, top, middle],
        [end + over, low, near - over],
      ],
      shaded,
      air,
    );
    art.line(
      polyline([seen([left - over, top, middle]), seen([end + over, top, middle])]),
      26 / near + 0.4,
      air('#f3c890'),
    );
  }
  chimney(art, right + wide * 0.22, top + 0.7, gable ? near + 1.6 : middle, air);
}

/** A roof's plane and the lines of its tiles, from the first edge to the one across. */
function tiles(
  art: Art,
  corners: [Place, Place, Place, Place],
  fill: string,
  air: (colour: string) => string,
): void {
  if (!plane(art, corners, fill)) return;
  const [a, b, c, d] = corners.map(seen) as [number, number][] as [
    [number, number],
    [number, number],
    [number, number],
    [number, number],
  ];
  const near = corners[0][2];
  if (near > 36) return;
  const count = Math.round(150 / near) + 3;
  const lines = range(count, (i): Path => {
    const t = (i + 0.5) / count;
    return polyline([
      [lerp(a[0], d[0], t), lerp(a[1], d[1], t)],
      [lerp(b[0], c[0], t), lerp(b[1], c[1], t)],
    ]);
  });
  art.line(Path.join(lines), 8 / near + 0.25, air('#263f49'), 0.5);
}

function chimney(art: Art, right: number, up: number, away: number, air: (colour: string) => string): void {
  const half = 0.32;
  art.fill(
    face(
      [right - half, up, away],
      [right + half, up, away],
      [right + half, up - 1.3, away],
      [right - half, up - 1.3, away],
    ),
    air('#4a5c60'),
  );
  art.fill(
    face(
      [right - half, up, away],
      [right - half * 0.4, up, away],
      [right - half * 0.4, up - 1.2, away],
      [right - half, up - 1.2, away],
    ),
    air(LIT),
  );
}

const pane = (right: number, up: number, half: number, high: number, away: number): Path =>
  face(
    [right - half, up, away],
    [right + half, up, away],
    [right + half, up - high, away],
    [right - half, up - high, away],
  );

/** Dark panes; only one is lit, and somebody stands in it. */
function windows(art: Art, house: House, air: (colour: string) => string): void {
  const { right, near, wide, eaves } = house;
  if (house === HOME) return;
  art.blot(
    range(4, (i) =>
      pane(right + wide * (i % 2 ? 0.22 : -0.22), eaves - 0.5 - (i >> 1) * 2.2, 0.42, 1.1, near),
    ),
    air('#38515a'),
  );
}

/** The lit window, painted over the finished town so that its light falls on what stands around. */
function home(art: Art): void {
  const { right, near, eaves } = HOME;
  const unit = metre(near);
  art.line(
    polyline([
      seen([right - HOME.wide / 2 - 0.2, eaves - 0.1, near]),
      seen([right, eaves + HOME.wide * 0.36 + 0.04, near]),
    ]),
    4,
    '#dba56c',
  );
  const [x, y] = seen([right, eaves + 0.1, near]);
  stippledGlow(art, x, y + 0.6 * unit, 74, '#ffcb74', 0.95, 0.9);
  art.fill(pane(right, eaves + 0.75, 0.58, 1.5, near), '#6d4a3c');
  art.fill(pane(right, eaves + 0.65, 0.48, 1.3, near), '#ffe2a0');
  art.line(polyline([seen([right, eaves + 0.65, near]), seen([right, eaves - 0.65, near])]), 1.6, '#8a5a3c');
  art.line(
    polyline([seen([right - 0.48, eaves + 0.1, near]), seen([right + 0.48, eaves + 0.1, near])]),
    1.2,
    '#8a5a3c',
  );
  art.blot(
    [-1.5, 1.5].map((side) => pane(right + side * 0.85, eaves - 2.4, 0.42, 1.1, near)),
    '#2f4751',
  );
}

export function town(art: Art): void {
  for (const house of houses()) build(art, house);
  home(art);
}
