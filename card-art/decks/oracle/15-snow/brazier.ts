import { stippledGlow } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Path, random, range } from '../../../kit/pen/index.ts';
import { FIRE, roundness, toned } from './view.ts';

const [X] = FIRE;
/** Its rim and its foot. */
const [TOP, FOOT] = [734, 828];
const [RIM, WAIST] = [64, 50];
const level = (y: number, radius: number): Path => ellipse(X, y, radius, radius * roundness(y));

/** What the fire sends over everything, before anything stands in it. */
export function glow(art: Art): void {
  art.glow(X, FIRE[1] + 10, 260, '#ffb46a', 0.5, 0.9);
  stippledGlow(art, X, FIRE[1], 150, '#ffd89a', 0.5, 0.8);
}

/** A clay brazier: dark without, bright within. */
export function brazier(art: Art): void {
  const wall = closed(
    `${X - RIM},${TOP}! ${X - RIM + 4},${TOP + 30} ${X - WAIST - 2},${FOOT - 20} ${X - WAIST},${FOOT}! ${X - 28},${FOOT + 16} ${X},${FOOT + 20} ${X + 28},${FOOT + 16} ${X + WAIST},${FOOT}! ${X + WAIST + 2},${FOOT - 20} ${X + RIM - 4},${TOP + 30} ${X + RIM},${TOP}!`,
  );
  toned(art, wall, { fill: '#6a3a3c', shade: '#3a2238', soft: 20, rim: '#b0654e', rimWidth: 1.6 }, [
    `${X - 70},${TOP + 26}! ${X},${TOP + 46} ${X + 70},${TOP + 26}! ${X + 70},${TOP + 34}! ${X},${TOP + 54} ${X - 70},${TOP + 34}!`,
    '#4a2a38',
  ]);
  art.fill(
    closed(
      `${X - 20},${FOOT + 8}! ${X - 19},${FOOT - 16} ${X},${FOOT - 22} ${X + 19},${FOOT - 16} ${X + 20},${FOOT + 8}! ${X},${FOOT + 12}`,
    ),
    '#24141e',
  );
  art.fill(
    closed(
      `${X - 15},${FOOT + 6}! ${X - 13},${FOOT - 10} ${X},${FOOT - 14} ${X + 13},${FOOT - 10} ${X + 15},${FOOT + 6}! ${X},${FOOT + 9}`,
    ),
    '#e0854a',
  );
  art.fill(ellipse(X - 2, FOOT + 1, 8, 6), '#ffd884');
  art
    .fill(level(TOP, RIM), '#e0985e')
    .fill(level(TOP, RIM - 4), '#ffc98a')
    .fill(level(TOP + 2, RIM - 10), '#4a1f20');
  coals(art);
}

function coals(art: Art): void {
  art.clip(level(TOP + 2, RIM - 10), () => {
    art.fill(level(TOP + 6, RIM - 8), '#dc754a');
    const chance = random('coals');
    for (let i = 0; i < 26; i++) {
      const [x, y] = [X + chance.between(-50, 50), TOP + 4 + chance.between(-9, 12)];
      const r = chance.between(4, 9);
      const coal = closed(
        `${x - r},${y}! ${x - r * 0.5},${y - r * 0.7}! ${x + r * 0.6},${y - r * 0.6}! ${x + r},${y + r * 0.1}! ${x + r * 0.3},${y + r * 0.6}! ${x - r * 0.6},${y + r * 0.5}!`,
      );
      art.fill(coal, chance.pick(['#7a2a26', '#ad4a36', '#e8904e', '#ffc45e']));
    }
    art.glow(X, TOP, 44, '#fff0b0', 0.8, 0.4);
  });
  flames(art);
}

/** Low flames, no two alike. */
function flames(art: Art): void {
  const tongue = (knots: string, paint: string): void =>
    void art.fill(closed(knots).translate(X, TOP), paint);
  tongue('-30,6! -36,-10 -28,-26 -26,-42! -16,-26 -18,-12 -12,-20 -10,-34! 0,-14 -2,2 -10,8', '#e88f4c');
  tongue('-12,8! -18,-12 -4,-34 2,-62! 12,-38 20,-22 16,-4 8,9', '#f09e54');
  tongue('12,7! 12,-10 22,-20 24,-38! 34,-22 38,-6 28,7', '#e48448');
  tongue('-26,6! -28,-8 -22,-20! -16,-8 -12,2 -16,7', '#ffd27a');
  tongue('-4,8! -8,-10 2,-26 3,-40! 10,-22 12,-6 6,9', '#ffe4a0');
  tongue('18,6! 18,-6 25,-18! 31,-6 28,5', '#ffd27a');
  const chance = random('sparks');
  art.blot(
    range(12, () =>
      ellipse(X + chance.between(-34, 40), TOP - chance.between(50, 170), chance.between(0.8, 1.9)),
    ),
    '#ffd68c',
  );
}

/** A rice cake on the child's stick. */
export const roasting = (art: Art): void => cake(art, X - 52, TOP - 48, 0.84, 20);

/** It has swelled in the heat, and browned. */
function cake(art: Art, x: number, y: number, scale: number, rot: number): void {
  const put = (knots: string): Path => closed(knots).scale(scale).rotate(rot).translate(x, y);
  toned(
    art,
    put('-17,6 -19,-6 -12,-14 -4,-15 0,-22 8,-23 13,-15 19,-8 19,6 12,12 -10,13'),
    { fill: '#fff0d4', shade: '#c9a09a', soft: 7, rim: '#ffffff', rimWidth: 1.4 },
    [put('-12,-8 -4,-12 4,-8 2,-3 -8,-2'), '#c98a48'],
    [put('4,3 12,0 15,5 8,9'), '#d9a05c'],
    [put('-9,-7 -4,-9 1,-7 -2,-4'), '#8a5430'],
  );
}
