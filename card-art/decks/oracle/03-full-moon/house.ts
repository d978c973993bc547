import { ink, printed, stippled } from '../../../kit/hand/index.ts';
import { type Art, lerp, line, type Path, type Point, polygon, ramp, range } from '../../../kit/pen/index.ts';

/** Where everything meets that runs along the house; our eyes are 140 cm over the ground. */
const [FAR_X, FAR_Y] = [490, 600];
/** The wall stands so far to our left, the veranda's edge so far; its floor so high (cm). */
const [WALL, EDGE, FLOOR] = [173, 80, 50];
/** Units for a centimetre at the far end of the house, and where the picture cuts it. */
export const [END, NEAR] = [1.7, 5];

/** A place: centimetres to our left, over the ground; units for a centimetre there. */
export const at = (left: number, height: number, size: number): Point => [
  FAR_X - left * size,
  FAR_Y + (140 - height) * size,
];

const quad = (a: Point, b: Point, c: Point, d: Point): Path => polygon([a, b, c, d]);
/** A strip along the house between two places of its section. */
const strip = (
  [leftA, heightA]: readonly [number, number],
  [leftB, heightB]: readonly [number, number],
  [from, to]: readonly [number, number] = [END, NEAR],
): Path =>
  quad(at(leftA, heightA, from), at(leftA, heightA, to), at(leftB, heightB, to), at(leftB, heightB, from));

/** Where the screens begin and end, far ones first: each is 90 cm long. */
const SCREENS = range(4, (i) => 900 / (900 / END - i * 90));

/** Wall with paper screens, a lamp somewhere behind them; above it the eave. */
export function house(art: Art): void {
  art.fill(strip([WALL, FLOOR], [WALL, 240]), '#33291f');
  SCREENS.slice(0, -1).forEach((near, i) => {
    const far = SCREENS[i + 1]!;
    const span = [near * 1.02, far * 0.985] as const;
    const paper = strip([WALL, 84], [WALL, 222], span);
    const [left, , right] = paper.bounds();
    art.fill(paper, art.linear(left, 0, right, 0, ramp(0, '#b98c4c', 0.5, '#d9ae68', 1, '#c0965a')));
    stippled(art, paper, '#6d4f2c', [0, 640], [0, 420], [0, 0.8]);
    art.fill(strip([WALL, FLOOR + 3], [WALL, 80], span), '#4a3a28');
    // the lattice: as thick everywhere, so the nearer the broader
    art.blot(
      [
        ...range(4, (k) => strip([WALL, 110.4 + k * 27], [WALL, 111.6 + k * 27], span)),
        ...range(2, (k) => {
          const size = 1 / lerp(1 / span[0], 1 / span[1], (k + 1) / 3);
          return strip([WALL, 84], [WALL, 222], [size * 0.995, size * 1.005]);
        }),
      ],
      '#3a2c1e',
    );
  });
  eave(art);
}

/** Thatch seen from below: rafters, then its thick cut edge with the moon on it. */
function eave(art: Art): void {
  const [lip, thick] = [102, 34];
  art.fill(strip([WALL, 228], [lip, 236]), '#2b231a');
  art.blot(
    range(12, (i) => {
      const size = 900 / (900 / END - 8 - i * 32);
      return strip([WALL, 229], [lip, 235], [size, size * 1.025]);
    }),
    '#4a3a26',
  );
  const edge = strip([lip, 236], [lip, 236 + thick]);
  art.fill(edge, '#5c4d31');
  stippled(art, edge, '#2b2418', at(lip, 236 + thick * 0.5, 2.6), at(lip, 236, 2.6), [0, 1]);
  const straws = range(40, (i) => {
    const size = END * 1.02 ** (i * 1.3);
    return line(...at(lip, 238, size), ...at(lip, 236 + thick - 3, size * 1.01));
  });
  art.blot(
    straws.map((straw, i) => ink(straw, 1.6, i, 0.3)),
    '#3a3020',
  );
  art.fill(strip([lip, 236 + thick - 3], [lip, 236 + thick]), '#e8c98c');
}

/** The veranda's floor. */
export const boards = (): Path => strip([WALL, FLOOR], [EDGE, FLOOR]);

/** Boards that run along the house, their edge, and the posts that they stand on. */
export function veranda(art: Art): void {
  art.fill(strip([WALL, FLOOR - 8], [EDGE + 6, 0]), '#1f1b14');
  for (const size of [END * 1.03, 2.3, 3.3])
    art.fill(
      quad(
        at(EDGE + 4, FLOOR, size),
        at(EDGE - 4, FLOOR, size),
        at(EDGE - 4, 0, size),
        at(EDGE + 4, 0, size),
      ),
      '#33291f',
    );
  const floor = boards();
  art.fill(floor, art.linear(0, 750, 0, 870, ramp(0, '#b99a66', 0.5, '#8a7048', 1, '#54462f')));
  const joints = range(5, (i) => {
    const left = lerp(WALL, EDGE, (i + 1) / 6);
    return line(...at(left, FLOOR, END), ...at(left, FLOOR, NEAR));
  });
  art.blot(
    joints.map((joint, i) => ink(joint, 2.2, i, 0.05)),
    '#4a3a26',
  );
  art.fill(strip([EDGE, FLOOR], [EDGE, FLOOR - 8]), '#3f3424');
  // the moon on the arris of the outer board, and along the end
  art.fill(strip([EDGE + 1.1, FLOOR], [EDGE, FLOOR]), '#ffe3a8');
  art.fill(strip([WALL, FLOOR], [EDGE, FLOOR], [END, END * 1.012]), '#ffe3a8');
  // the wall's foot lies in its own shade
  const shade = strip([WALL, FLOOR], [WALL - 26, FLOOR]);
  printed(art, [40, 740, 300, 870], () => void art.fill(shade, '#2b2218', 0.65));
}
