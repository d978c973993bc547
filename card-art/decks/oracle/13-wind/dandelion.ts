import { lit } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  limb,
  local,
  type Path,
  type Point,
  polar,
  radians,
  random,
  range,
  spline,
} from '../../../kit/pen/index.ts';

const form = lit({ from: { towards: [-0.7, -0.7] }, shade: '#2a4a38', rim: '#fff6d0', rimWidth: 1.4 });

/**
 * The parasol of a seed: hairs from the end of its stalk at (0, 0) to a round rim, 100 across, that leads upwards.
 * @param tilt 0 looks at us, 90 is seen from the side
 */
function parasol(hairs: number, tilt: number): Path[] {
  const [deep, wide] = [34 * Math.sin(radians(tilt)), 50 * Math.cos(radians(tilt))];
  return range(hairs, (i) => {
    const turn = ((i + 0.3) / hairs) * 360;
    const [x, y] = [50 * Math.cos(radians(turn)), -deep + wide * Math.sin(radians(turn))];
    return spline([
      [0, 0],
      [x * 0.42, y * 0.6 - 3],
      [x, y],
    ]);
  });
}

/**
 * A seed in the air: its parasol leads, the fruit hangs back.
 * @param angle where the parasol leads to: 0 up, clockwise
 */
function flyingSeed(art: Art, x: number, y: number, size: number, angle: number): void {
  const box = local(art, x, y, size / 100, { rot: angle });
  const fine = size < 26;
  box.line(curve('0,0 3,34 -3,74'), Math.max(0.7, size / 80), '#f6efd2');
  box.fill(closed('-4,70! 1,78 2,88 -3,98! -7,88 -7,78'), '#7c5230');
  if (!fine) box.fill(closed('-5,74! -3,80 -3,88 -5,90 -6,82'), '#d9a868');
  if (!fine) box.fill(ellipse(0, -32, 50, 18.7), '#fffbe6', 0.18);
  box.line(parasol(fine ? 9 : size > 60 ? 34 : 20, 68), Math.max(0.6, size / 110), '#fffbe6', 0.95);
}

/** x, y, size, heading; from the clock up over the ridge, and one that passes close to us. */
const SEEDS = [
  [286, 506, 38, 62],
  [306, 576, 36, 86],
  [318, 458, 28, 46],
  [372, 522, 30, 70],
  [462, 596, 104, 58],
  [246, 418, 20, 40],
  [372, 446, 20, 60],
  [448, 474, 24, 46],
  [510, 424, 16, 62],
  [206, 338, 14, 52],
  [196, 300, 11, 66],
  [300, 190, 9, 48],
  [372, 232, 8, 60],
  [420, 150, 9, 52],
  [500, 120, 7, 60],
  [452, 196, 6, 44],
] as const;

export function seeds(art: Art): void {
  for (const [x, y, size, angle] of SEEDS) flyingSeed(art, x, y, size, angle);
}

/** A seed that still sits: where on the ball, 0 up and clockwise; 0 faces us, 90 stands on the rim. */
type Seat = readonly [angle: number, tilt: number];

/** Rings of seats on the half that the wind has left; a few stragglers on the other. */
const SEATS: readonly Seat[] = [
  ...range(3, (i): Seat => [210 + i * 60, 24]),
  ...range(7, (i): Seat => [180 + i * 31, 46]),
  ...range(13, (i): Seat => [172 + i * 17.5, 68]),
  ...range(20, (i): Seat => [166 + i * 11.6, 88]),
  [36, 88],
  [62, 84],
  [118, 88],
  [146, 60],
];

/** A clock close to us, half blown away. */
export function clock(art: Art, x: number, y: number, radius: number): void {
  const bald = radius * 0.16;
  form(
    art,
    limb(`${x},${y} ${x - 4},${y + 70} ${x - 30},${y + 170} ${x - 78},${y + 330}`, [4, 4.6, 5.4, 6.4], 24),
    '#a9b86e',
    4,
  );
  for (const bract of range(6, (i) => 138 + i * 18)) {
    const [bx, by] = polar(x, y, bald * 0.7, bract);
    const leaf = closed('-4,0! -5,10 0,22! 5,10 4,0').rotate(bract - 180 + 10);
    form(art, leaf.translate(bx, by), '#86995a', 2);
  }
  art.fill(
    closed(HALF_BALL)
      .scale(radius / 100)
      .translate(x, y),
    '#f4efd6',
    0.24,
  );
  const chance = random('clock');
  for (const [seat, tilt] of SEATS) {
    const angle = seat + chance.between(-4, 4);
    const reach = Math.sin(radians(tilt));
    const at = (distance: number): Point => polar(x, y, Math.max(distance * reach, bald * 0.6), angle);
    const head = at(radius * chance.between(0.7, 0.78));
    const face = tilt < 80;
    art.line(spline([at(bald * 0.9), head]), 0.9, '#ece2bc', face ? 0.6 : 0.9);
    art.line(spline([at(bald * 1.05), at(bald * 1.7)]), 1.9, '#6f5032');
    const box = local(art, ...head, radius * 0.0062, { rot: angle });
    box.line(parasol(face ? 15 : 19, Math.min(76, tilt)), 0.75, '#fffbe6', face ? 0.66 : 0.92);
  }
  form(art, ellipse(x, y, bald, bald * 0.94), '#e3d29a', 5, { shade: '#8a6a3c' });
  art.blot(
    range(24, (i) => ellipse(...polar(x, y, bald * Math.sqrt(i / 26) * 0.94, i * 137.5), 1.1)),
    '#8a6a3c',
  );
}

/** What the down of the half that is left dims behind it, in a ball of radius 100. */
const HALF_BALL = '10,86! -20,92 -64,66 -88,20 -86,-30 -58,-70 -10,-90 30,-84! 4,-40 -6,0 0,44';
