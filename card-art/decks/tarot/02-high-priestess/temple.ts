import { byHand, ink, printed, regionOf } from '../../../kit/hand/index.ts';
import { lettering } from '../../../kit/lettering/lettering.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Knot,
  lerp,
  local,
  type Path,
  type Point,
  points,
  polygon,
  ramp,
  range,
  spline,
  tube,
} from '../../../kit/pen/index.ts';
import { lit } from './lit.ts';

/** Two pillars of one size: the near one on the left, the far one on the right. Our eye is at HORIZON. */
export const HORIZON = 470;
const NEAR = { x: 98, size: 1 };
const FAR = { x: 482, size: 0.6 };
/** A pillar's foot and capital in the near pillar's units below and above the horizon. */
const FOOT = 374;
const TOP = -366;

/** A place on the cloth between the pillars: u from the near to the far one, v in units below the horizon. */
function onVeil(u: number, v: number): Point {
  const size = 1 / lerp(1 / NEAR.size, 1 / FAR.size, u);
  const x = lerp(NEAR.x / NEAR.size, FAR.x / FAR.size, u) * size;
  return [x, HORIZON + v * size];
}
const sizeAt = (u: number): number => 1 / lerp(1 / NEAR.size, 1 / FAR.size, u);

interface Stone {
  fill: string;
  shade: string;
  rim: string;
  flute: string;
  letter: readonly [text: string, colour: string];
}

const BOAZ: Stone = {
  fill: '#26304f',
  shade: '#0e1428',
  rim: '#a9c0da',
  flute: '#141b34',
  letter: ['B', '#e9e2cc'],
};
const JACHIN: Stone = {
  fill: '#dfe6e8',
  shade: '#7d93b4',
  rim: '#ffffff',
  flute: '#a9b9cc',
  letter: ['J', '#26304f'],
};

/** A papyrus pillar that stands in the water. */
function pillar(art: Art, { x, size }: { x: number; size: number }, stone: Stone): void {
  const at = (dx: number, v: number): [number, number] => [x + dx * size, HORIZON + v * size];
  const shape = (knots: string): Path =>
    spline(
      points(knots).map(([dx, v, corner]): Knot => [...at(dx, v), corner ?? 0]),
      true,
    );
  lit(
    art,
    14 * size,
    stone.shade,
    [[shape('-66,330! 66,330! 70,356 66,374! 0,384 -66,374! -70,356'), stone.fill]],
    stone.rim,
  );
  lit(
    art,
    26 * size,
    stone.shade,
    [[shape('-46,-268! 46,-268! 52,-40 54,180 50,336! 0,344 -50,336! -54,180 -52,-40'), stone.fill]],
    stone.rim,
    3 * size + 0.6,
  );
  art.blot(
    [-30, -10, 12, 33].map((dx, i) =>
      ink(spline([at(dx * 0.9, -262), at(dx * 1.08, 40), at(dx, 334)]), 3 * size, i, 0.06),
    ),
    stone.flute,
  );
  lit(
    art,
    14 * size,
    stone.shade,
    [
      [
        shape(
          `-44,-262! -50,-300 -66,-334 -92,${TOP + 8}! 0,${TOP} 92,${TOP + 8}! 66,-334 50,-300 44,-262! 0,-256`,
        ),
        stone.fill,
      ],
    ],
    stone.rim,
  );
  art.blot(
    [
      '-30,-264 -36,-300 -56,-350',
      '-10,-262 -12,-306 -18,-354',
      '12,-262 14,-306 20,-354',
      '31,-264 38,-300 58,-350',
    ].map((rib, i) => ink(spline(points(rib).map(([dx, v]) => at(dx, v))), 3 * size, i, 0.1)),
    stone.flute,
  );
  lit(
    art,
    6 * size,
    stone.shade,
    [[shape('-49,-268! 0,-260 49,-268! 50,-256 49,-250! 0,-242 -49,-250! -50,-256'), '#c9a660']],
    '#fff1cf',
  );
  const [text, colour] = stone.letter;
  const [lx, ly] = at(4, -24);
  art.fill(lettering(text, lx, ly, 78 * size, { face: 'serif', weight: 700 }), colour);
}

/** A fruit, ripe enough to split or not yet, embroidered: warm on the blue cloth. */
function pomegranate(art: Art, x: number, y: number, size: number, turn: number, split: boolean): void {
  const box = local(art, x, y, size, { rot: turn });
  const squeeze = (knots: string): Path => box.place(closed(knots).scale(0.86, 1));
  lit(
    art,
    7 * size,
    '#7a2434',
    [
      [
        squeeze(
          '-6,-24! -12,-38 -4,-34 0,-40 5,-34 12,-38 6,-24! 24,-16 30,4 22,24 0,32 -22,24 -30,4 -24,-16',
        ),
        '#d8623f',
      ],
    ],
    '#ffd0a0',
    2 * size,
  );
  if (split) {
    art.fill(squeeze('2,-18! 16,-6 16,12 4,24! -10,14 -10,-4'), '#5a1a30');
    art.blot(
      points('3,-8 9,-1 2,2 -4,6 8,8 2,12 4,18 -3,-2').map(([sx, sy]) =>
        box.place(ellipse(sx * 0.86, sy, 2.9, 3.6)),
      ),
      '#f5a98c',
    );
  } else art.blot(ink(box.place(curve('8,-18 18,-2 14,16')), 3 * size, 1, 0.1), '#f5a98c');
  art.blot(
    [
      ink(box.place(curve('0,32 3,46 -2,60')), 3 * size, 1, 0),
      box.place(closed('1,44! 14,38 22,44! 12,52!')),
      box.place(closed('0,50! -14,46 -20,54! -10,60!')),
    ],
    '#d9b26a',
  );
}

/** A veil with pomegranates between the pillars: what lies behind it stays there. */
function cloth(art: Art): void {
  const rail = range(13, (i): Knot => {
    const u = 0.08 + (i / 12) * 0.86;
    const [x, y] = onVeil(u, -196 + (i % 2 ? 10 : 0));
    return [x, y, i % 2 ? 0 : 1];
  });
  const hem = range(
    13,
    (i): Knot => onVeil(0.94 - (i / 12) * 0.86, 338 + (i % 2 ? 14 : 0)) as unknown as Knot,
  );
  const body = spline(
    [...rail, [...(onVeil(0.94, 338) as Point), 1], ...hem, [...(onVeil(0.08, 338) as Point), 1]],
    true,
  );
  lit(art, 10, '#1c2a54', [[body, '#36528c']], '#a9c0da', 2);
  art.clip(body, () =>
    printed(art, regionOf(body), () => {
      range(12, (i) => {
        const u = 0.1 + i * 0.073;
        const next = u + 0.05;
        const fold = [onVeil(u, -200), onVeil(next, -186), onVeil(next + 0.006, 360), onVeil(u + 0.012, 360)];
        const depth = ramp(0, '#1c2a54', 0, 1, '#1c2a54', 0.85);
        art.fill(byHand(polygon(fold), 2), art.linear(...onVeil(next, 0), ...onVeil(u, 0), depth));
      });
    }),
  );
  const rod = [onVeil(0.02, -202), onVeil(0.5, -194), onVeil(0.95, -203)];
  lit(art, 2, '#6a4a34', [[tube(rod, [5, 4, 3], 10).outline, '#c9a660']], '#fff1cf', 1.4);
  for (const [u, v, turn, split] of [
    [0.2, -118, -6, true],
    [0.2, 40, 5, true],
    [0.42, -44, 4, true],
    [0.4, 130, -5, true],
    [0.62, -122, 6, true],
    [0.63, 46, -4, true],
    [0.8, -34, 3, true],
    [0.84, -136, -3, false],
  ] as const)
    pomegranate(art, ...onVeil(u, v), sizeAt(u) * (split ? 1 : 0.86), turn, split);
}

export function temple(art: Art): void {
  pillar(art, FAR, JACHIN);
  cloth(art);
}

/** In front of the cloth's edge. */
export function nearPillar(art: Art): void {
  pillar(art, NEAR, BOAZ);
}

/** Where the pillars stand in the water. */
export const feet = (): readonly (readonly [x: number, y: number, half: number])[] =>
  [NEAR, FAR].map(({ x, size }) => [x, HORIZON + FOOT * size, 78 * size] as const);
