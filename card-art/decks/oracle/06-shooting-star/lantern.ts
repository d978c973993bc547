import { INK, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, random, range, ribbon } from '../../../kit/pen/index.ts';
import { cut, LAMP, type World } from './view.ts';

/** Where its feet stand on the rock. */
const FOOT = 502;

const STONE = {
  fill: '#4b454c',
  shade: '#2a2832',
  rim: '#a98a78',
  soft: 6,
  rimWidth: 1.3,
  towards: [-0.5, -1],
} as const;

/** A snow-viewing lantern of stone: three bowed legs, a box for the flame, a roof as broad as an umbrella. */
export function lantern(world: World): void {
  const { art, at, tone, clear } = world;
  const [x] = LAMP;
  const moved = (knots: string) => closed(knots).translate(x, FOOT);
  const stone = (knots: string, own = {}): void => cut(world, moved(knots), { ...STONE, ...own });
  if (clear) art.glow(x, LAMP[1], 170, '#ffc080', 0.6);
  // legs: the far one first
  stone('-7,-8! -6,-30 0,-44 6,-30 7,-8! 0,-6', { fill: '#33303a' });
  stone('-44,2! -42,-16 -34,-34 -20,-46! -6,-46 -16,-34 -24,-18 -28,2!');
  stone('44,2! 42,-16 34,-34 20,-46! 6,-46 16,-34 24,-18 28,2!');
  stone('-34,-44! -38,-54! -20,-59 20,-59 38,-54! 34,-44! 0,-40', { fill: '#5a5056' });
  // box and its windows
  stone('-27,-57! -27,-106! 27,-106! 27,-57! 0,-55', { fill: '#3c363e' });
  const window = (knots: string, colour: string): void => void art.fill(at(moved(knots)), tone(colour));
  window('-23,-62! -23,-102! -10,-102! -10,-62!', '#f2a257');
  window('-6,-61! -6,-102! 13,-102! 13,-61!', '#ffe09a');
  window('17,-62! 17,-102! 24,-102! 24,-62!', '#dd8a48');
  if (clear) art.glow(x + 2, LAMP[1] + 8, 30, '#fff6d6', 1, 1.2);
}

/** The roof last: we see under it, where it is lit. */
export function roof(world: World): void {
  const [x] = LAMP;
  const { art, at, tone, clear } = world;
  const moved = (knots: string) => closed(knots).translate(x, FOOT);
  art.fill(at(ellipse(x, FOOT - 107, 66, 9)), tone('#b0764a'));
  art.fill(at(ellipse(x, FOOT - 106, 40, 6)), tone('#f2b46c'));
  cut(
    world,
    moved('-70,-108! -64,-116 -40,-128 -16,-140! 16,-140! 40,-128 64,-116 70,-108! 40,-114 0,-116 -40,-114'),
    { ...STONE, fill: '#403b46', rim: '#75707c', towards: [-0.4, -1] },
  );
  cut(
    world,
    moved('-12,-139! -14,-146 -8,-152 -9,-160 0,-172! 9,-160 8,-152 14,-146 12,-139! 0,-136'),
    STONE,
  );
  if (!clear) return;
  strokes(
    art,
    [
      curve('-40,-128 -30,-120 -28,-115'),
      curve('40,-128 32,-121 30,-115'),
      curve('-2,-140 -1,-126 -1,-117'),
    ].map((line) => line.translate(x, FOOT)),
    INK.detail,
    '#23212b',
    0.2,
  );
}

/** Its light let down into the water. */
export function lampBelow(art: Art): void {
  const chance = random('lamp below');
  stippledGlow(art, LAMP[0], 590, 110, '#f2b46c', 0.6, 0.8);
  const pieces = range(34, (i) => {
    const t = i / 33;
    const y = 546 + t * 150;
    const half = (26 - 16 * t) * chance.between(0.3, 1.1) * (0.5 + t);
    const x = LAMP[0] + Math.sin(i * 2.1) * 9 * t + chance.between(-8, 8);
    return ribbon(
      curve(`${x - half},${y} ${x},${y - 1} ${x + half},${y + 0.5}`),
      1.4 + 2.4 * t * chance.between(0.5, 1.2),
      {
        samples: 5,
      },
    );
  });
  art.blot(pieces, '#ffd593', 0.95);
}
