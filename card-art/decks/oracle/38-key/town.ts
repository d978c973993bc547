import { mix } from '../../../kit/grade/mix.ts';
import { stippled } from '../../../kit/hand/index.ts';
import { type Art, closed, lerp, Path, polyline, range } from '../../../kit/pen/index.ts';
import { face, type Place, seen } from './view.ts';

/** The lane goes down behind the door: its height, its middle, so many metres away. */
const ground = (away: number): number => -7.3 - 0.08 * away;
const middle = (away: number): number => 0.5 * Math.sin((away - 12) / 16) - 0.1;
const HALF = 0.95;
const HAZE = '#e9ead2';

interface House {
  side: -1 | 1;
  /** Metres: its near and far wall, from the lane to its back, its eaves above the lane. */
  near: number;
  far: number;
  deep: number;
  eaves: number;
  /** The ridge runs along the lane, or across it. */
  ridge: 'along' | 'across';
  wall: string;
  roof: string;
}

/** Far ones first. What runs along the lane is long and narrow, so that its ridge and eaves lead down to the sea. */
const HOUSES: readonly House[] = [
  { side: -1, near: 56, far: 62, deep: 8, eaves: 4.4, ridge: 'across', wall: '#fdf0d6', roof: '#d98a5c' },
  { side: 1, near: 45, far: 62, deep: 5.4, eaves: 4.3, ridge: 'along', wall: '#f7e2c0', roof: '#d07e54' },
  { side: -1, near: 38, far: 52, deep: 4.6, eaves: 4, ridge: 'along', wall: '#f9e6c8', roof: '#cf7b50' },
  { side: 1, near: 34, far: 40, deep: 7, eaves: 4.2, ridge: 'across', wall: '#fff4de', roof: '#dc9064' },
  { side: -1, near: 28.5, far: 33.5, deep: 6, eaves: 4.3, ridge: 'across', wall: '#fff4de', roof: '#d4825a' },
  { side: 1, near: 22, far: 31, deep: 3.2, eaves: 3.4, ridge: 'along', wall: '#f9e2be', roof: '#c97048' },
  { side: -1, near: 18.6, far: 26, deep: 2.9, eaves: 3, ridge: 'along', wall: '#fbe9cc', roof: '#cf7b50' },
];

/** Cypresses stand before the houses whose near walls are as far: metres to the right, away, high. */
const CYPRESSES = [
  [-4.4, 38, 6.4],
  [-5.6, 38, 5],
  [4.6, 34, 5.6],
] as const;

function cypress(art: Art, right: number, away: number, height: number): void {
  const [x, foot] = seen([right, ground(away), away]);
  const [, tip] = seen([right, ground(away) + height, away]);
  const half = (foot - tip) * 0.13;
  const outline = closed(
    `${x},${tip}! ${x + half * 0.7},${lerp(tip, foot, 0.4)} ${x + half},${lerp(tip, foot, 0.75)} ${x + half * 0.4},${foot}! ${x - half * 0.4},${foot}! ${x - half},${lerp(tip, foot, 0.75)} ${x - half * 0.7},${lerp(tip, foot, 0.4)}`,
  );
  art.fill(outline, '#3f7a68');
  stippled(art, outline, '#8fb67c', [x + half * 0.3, 0], [x - half, 0], [0, 1]);
}

/** A lane of steps that goes down to the sea, its houses at both sides. */
export function town(art: Art): void {
  lane(art);
  for (const house of HOUSES) {
    build(art, house);
    for (const [right, away, height] of CYPRESSES)
      if (away === house.near) cypress(art, right, away - 0.6, height);
  }
}

function lane(art: Art): void {
  const places = range(40, (i) => 13 + (i / 39) ** 1.4 * 56);
  const edge = (side: number): Place[] =>
    places.map((away) => [middle(away) + side * HALF, ground(away), away]);
  const hill = face(...edge(-9), ...edge(9).reverse());
  art.fill(hill, '#a9b884');
  const paving = face(...edge(-1), ...edge(1).reverse());
  art.fill(paving, '#f6e4c0');
  // it goes down from us: of a step we see the tread, its edge in the sun, and beyond that the dark of the drop
  const edges = range(26, (i) => 18 + i * 0.8 + i ** 1.6 * 0.14);
  const across = (away: number, from: number, to: number): Path =>
    face(
      [middle(away) - HALF, ground(away), from],
      [middle(away) + HALF, ground(away), from],
      [middle(away) + HALF, ground(away), to],
      [middle(away) - HALF, ground(away), to],
    );
  art.blot(
    edges.map((away) => across(away, away, away + 0.3)),
    '#b48f68',
  );
  art.blot(
    edges.map((away) => across(away, away - 0.1, away)),
    '#fffaea',
  );
  // the houses on the left have the sun behind them
  const shade = face(
    ...places.map((away): Place => [middle(away) - HALF, ground(away), away]),
    ...[...places].reverse().map((away): Place => [middle(away) + HALF * 0.1, ground(away), away]),
  );
  art.fill(shade, '#8a6a5c', 0.5);
}

/** One house: gable or eaves towards us, a wall along the lane, the roof's planes that we see. */
function build(art: Art, house: House): void {
  const { side, near, far, deep, ridge } = house;
  const haze = (colour: string): string => mix(colour, HAZE, Math.max(0, (near - 12) / 90));
  const lowest = ground(far) - 1;
  const eaves = ground(near) + house.eaves;
  const rise = (ridge === 'along' ? deep : far - near) * 0.26;
  const inner = middle(near) + side * HALF;
  const outer = inner + side * deep;
  const mid = (inner + outer) / 2;
  const half = (near + far) / 2;
  const over = 0.28;
  // the sun is behind us to the left: what faces us or the left is lit
  const front = haze(house.wall);
  const flank = haze(side > 0 ? '#fffaea' : mix(house.wall, '#8a7468', 0.5));
  const flankWall = face(
    [inner, lowest, near],
    [inner, eaves, near],
    [inner, eaves, far],
    [inner, lowest, far],
  );
  art.fill(flankWall, flank);
  const gable: Place[] =
    ridge === 'along'
      ? [
          [inner, lowest, near],
          [inner, eaves, near],
          [mid, eaves + rise, near],
          [outer, eaves, near],
          [outer, lowest, near],
        ]
      : [
          [inner, lowest, near],
          [inner, eaves, near],
          [outer, eaves, near],
          [outer, lowest, near],
        ];
  art.fill(face(...gable), front);
  // low between the houses there is no sun
  art.fill(
    face(
      [inner, lowest, near],
      [inner, eaves - 1.25, near],
      [outer, eaves - 1.25, near],
      [outer, lowest, near],
    ),
    haze('#8c6f62'),
    0.7,
  );
  if (ridge === 'across')
    art.fill(face([inner, eaves, near], [inner, eaves + rise, half], [inner, eaves, far]), flank);
  windows(art, house, inner, eaves, haze);
  roofOf(art, house, { inner, outer, mid, half, eaves, rise, over }, haze);
}

interface RoofBox {
  inner: number;
  outer: number;
  mid: number;
  half: number;
  eaves: number;
  rise: number;
  over: number;
}

function roofOf(
  art: Art,
  { side, near, far, ridge, roof }: House,
  box: RoofBox,
  haze: (colour: string) => string,
): void {
  const { inner, outer, mid, half, eaves, rise, over } = box;
  const lit = haze(roof);
  const shaded = haze(mix(roof, '#6a3c3c', 0.45));
  const drop = over * 0.4;
  const planes: [corners: [Place, Place, Place, Place], fill: string][] =
    ridge === 'across'
      ? [
          [
            [
              [outer + side * over, eaves - drop, near - over],
              [inner - side * over, eaves - drop, near - over],
              [inner - side * over, eaves + rise, half],
              [outer + side * over, eaves + rise, half],
            ],
            lit,
          ],
        ]
      : [
          [
            [
              [inner - side * over, eaves - drop, far],
              [inner - side * over, eaves - drop, near - over],
              [mid, eaves + rise, near - over],
              [mid, eaves + rise, far],
            ],
            side > 0 ? lit : shaded,
          ],
          [
            [
              [outer + side * over, eaves - drop, near - over],
              [outer + side * over, eaves - drop, far],
              [mid, eaves + rise, far],
              [mid, eaves + rise, near - over],
            ],
            side > 0 ? shaded : lit,
          ],
        ];
  for (const [corners, fill] of planes) {
    const [a, b, c, d] = corners;
    const plane = face(...corners);
    const shadow = plane.translate(0, 160 / near);
    art.fill(shadow, haze('#a8785c'), 0.55);
    art.fill(plane, fill);
    const count = Math.round(260 / near) + 4;
    const courses = range(count, (i): Path => {
      const t = (i + 0.5) / count;
      const at = (from: Place, to: Place): Place => [
        lerp(from[0], to[0], t),
        lerp(from[1], to[1], t),
        lerp(from[2], to[2], t),
      ];
      return polyline([seen(at(a, b)), seen(at(d, c))]);
    });
    art.clip(plane, () =>
      art.line(Path.join(courses), 14 / near + 0.3, haze(mix(roof, '#5c2c2c', 0.5)), 0.7),
    );
    if (near < 30) art.clip(plane, () => stippled(art, plane, haze('#f6bf8c'), seen(c), seen(b), [0.5, 0]));
    art.line(polyline([seen(c), seen(d)]), 26 / near + 0.6, haze('#f6cfa2'));
  }
}

/** A door or a window with its shutters in the walls that we see. */
function windows(
  art: Art,
  { side, near, deep }: House,
  inner: number,
  eaves: number,
  haze: (colour: string) => string,
): void {
  const shutter = haze('#4f9a94');
  const dark = haze('#6a5a58');
  for (const place of deep > 5 ? [0.22, 0.6] : [0.16, 0.5]) {
    const left = inner + side * deep * place;
    const [x0, x1] = [Math.min(left, left + side * 0.7), Math.max(left, left + side * 0.7)];
    const [low, high] = [eaves - 1, eaves - 0.2];
    const pane = (from: number, to: number): Path =>
      face([from, low, near], [from, high, near], [to, high, near], [to, low, near]);
    art.fill(pane(x0, x1), dark).fill([pane(x0 - 0.34, x0), pane(x1, x1 + 0.34)], shutter);
  }
}
