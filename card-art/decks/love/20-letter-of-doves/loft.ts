import { around, contactShadow, lit, stippled } from '../../../kit/hand/index.ts';
import { type Art, lerp, type Path, type Place, polygon, polyline, range } from '../../../kit/pen/index.ts';
import { GREY, pigeon, WHITE } from './pigeon.ts';
import { face, metre, seen } from './view.ts';

/** Metres: its lit side, its near and far wall, its head. */
const SIDE = 0.86;
const NEAR = 2.75;
const FAR = 4.3;
const HEAD = 2.25;
const FOOT = 0.35;
/** How far the landing boards stand out. */
const BOARD = 0.27;

const wood = lit({
  from: { towards: [-1, -0.2] },
  shade: '#152e38',
  rim: '#ffcf8c',
  rimWidth: 2,
  stray: 0.4,
  region: (outline) => around(outline, 24),
});

/** The roof's underside rises to the right. */
const under = (right: number): number => HEAD + 0.3 * (right - SIDE);

/** Pigeon holes in the lit side: rows above the floor, three along. */
const SHELVES = [1.62, 1.02];
const holesAt = (i: number): [from: number, to: number] => [
  lerp(NEAR, FAR, 0.1 + i * 0.3),
  lerp(NEAR, FAR, 0.3 + i * 0.3),
];

/** An arched hole in the side, as a plane seen along its length. */
function arch(from: number, to: number, shelf: number): Path {
  return polygon(
    [
      [from, 0],
      ...range(9, (i): [number, number] => [
        lerp(from, to, (1 - Math.cos((Math.PI * i) / 8)) / 2),
        0.22 + 0.13 * Math.sin((Math.PI * i) / 8),
      ]),
      [to, 0],
    ].map(([away, up]) => seen([SIDE, shelf + up!, away!])),
  );
}

/** The doves' house, cut by the frame at the right. */
export function loft(art: Art): void {
  const [x, y] = seen([SIDE + 0.4, 0, NEAR]);
  contactShadow(art, x + 10, y - 20, 150, 40, '#152e38');
  for (const [right, away] of [
    [SIDE + 0.06, FAR],
    [SIDE + 0.06, NEAR],
  ] as const)
    wood(
      art,
      face(
        [right - 0.05, FOOT + 0.1, away],
        [right + 0.05, FOOT + 0.1, away],
        [right + 0.05, 0, away],
        [right - 0.05, 0, away],
      ),
      '#4f4a4c',
      4,
    );
  const side = face([SIDE, FOOT, FAR], [SIDE, HEAD, FAR], [SIDE, HEAD, NEAR], [SIDE, FOOT, NEAR]);
  const front = face([SIDE, FOOT, NEAR], [SIDE, HEAD, NEAR], [2, under(2), NEAR], [2, FOOT, NEAR]);
  art.fill(front, '#34525b');
  stippled(art, front, '#152e38', [0, 470], [0, 790], [0.1, 0.9]);
  art.line(
    range(6, (i) =>
      polyline([
        seen([SIDE + 0.17 * (i + 1), FOOT, NEAR]),
        seen([SIDE + 0.17 * (i + 1), under(SIDE + 0.17 * (i + 1)), NEAR]),
      ]),
    ),
    1.6,
    '#1c3640',
  );
  wood(art, side, '#b58660', 10, { shade: '#6d5248' });
  art.line(
    range(11, (i) =>
      polyline([seen([SIDE, FOOT + 0.17 * (i + 1), FAR]), seen([SIDE, FOOT + 0.17 * (i + 1), NEAR])]),
    ),
    1.3,
    '#7d5c4a',
  );
  for (const shelf of SHELVES) {
    for (let i = 2; i >= 0; i--) {
      const hole = arch(...holesAt(i), shelf);
      art.fill(hole, '#1b323a');
      art.line(hole, 2.2, '#e0b27e');
    }
    board(art, shelf);
  }
  roof(art);
}

/** The landing board under a row of holes. */
function board(art: Art, shelf: number): void {
  const [from, to] = [lerp(NEAR, FAR, 0.04), lerp(NEAR, FAR, 0.96)];
  const out = SIDE - BOARD;
  const low = shelf - 0.035;
  art.fill(
    face([SIDE, shelf - 0.22, from], [SIDE, shelf, from], [SIDE, shelf, to], [SIDE, shelf - 0.2, to]),
    '#6d5248',
    0.7,
  );
  art.fill(face([out, shelf, from], [out, shelf, to], [SIDE, shelf, to], [SIDE, shelf, from]), '#e8bd88');
  art.fill(face([out, shelf, from], [SIDE, shelf, from], [SIDE, low, from], [out, low, from]), '#3c4c50');
  art.fill(face([out, shelf, to], [out, shelf, from], [out, low, from], [out, low, to]), '#f3cc94');
}

/** A roof of one slope; its eaves hang over the boards, above our eyes. */
function roof(art: Art): void {
  const [out, near, far] = [SIDE - 0.36, NEAR - 0.16, FAR + 0.15];
  const edge = (right: number, thick: number, away: number): Place => [right, under(right) + thick, away];
  art.fill(face(edge(out, 0, far), edge(out, 0, near), edge(3, 0, near), edge(3, 0, far)), '#243f49');
  art.line(
    range(6, (i) => polyline([seen(edge(out, 0, near + 0.3 * i)), seen(edge(SIDE, 0, near + 0.3 * i))])),
    2,
    '#162c35',
  );
  wood(
    art,
    face(edge(out, 0.07, near), edge(3, 0.07, near), edge(3, 0, near), edge(out, 0, near)),
    '#3d5a62',
    4,
  );
  art.fill(
    face(edge(out, 0.07, far), edge(out, 0.07, near), edge(out, 0, near), edge(out, 0, far)),
    '#e2b078',
  );
}

/** Those that stayed at home. */
export function lodgers(art: Art): void {
  const place = (at: Place, grow: number, draw: (x: number, y: number, scale: number) => void): void => {
    const [x, y] = seen(at);
    draw(x, y, (metre(at[2]) * 0.34 * grow) / 110);
  };
  place([SIDE - 0.22, SHELVES[1]!, 3.25], 1.1, (x, y, scale) => pigeon(art, x, y, scale, 'resting', GREY));
  place([SIDE - 0.22, SHELVES[0]!, 3.05], 1.1, (x, y, scale) => pigeon(art, x, y, scale, 'looking', WHITE));
}
