import { byHand, ink, printed } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Path, random, range, ribbon } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { MIRROR } from './form.ts';
import { cut, type World } from './world.ts';

const GROUND = byHand(
  closed(
    '344,660! 354,654 370,650 392,642 414,637 438,635 462,632 500,624 560,618 640,614! 640,662! 520,663 444,661 388,662!',
  ),
  1,
);

/** A low bank that runs out into the lake, with the water's dark edge. */
export function bank(world: World): void {
  cut(
    world,
    GROUND,
    { fill: '#8a9450', shade: '#56663f', soft: 6, rim: '#fff0b0', rimWidth: 2 },
    [closed('338,666! 358,656 398,652 444,653 500,648 640,644! 640,670!'), '#4f4a3c'],
    [closed('444,646! 459.6,638 500,634 640,626! 640,646! 500,645 462,650'), '#4c5a3c'],
  );
  tufts(world);
}

/** Grass that leans out over the edge: a few long blades among short ones. */
function tufts(world: World): void {
  const { art, at, tone, clear } = world;
  const chance = random('blades');
  const blades = range(54, (i): Path => {
    const x = 348 + (i / 54) * 208 + chance.between(-4, 4);
    const edge = MIRROR - 2 - 22 * Math.min(1, Math.max(0, (x - 348) / 60)) ** 0.7;
    const long = i % 7 === 0 ? chance.between(20, 34) : chance.between(7, 16);
    return leaf(x, edge + chance.between(3, 18), long, 3.2, chance.between(-46, 16), chance.between(-7, 3));
  });
  art
    .blot(blades.filter((_, i) => i % 3).map(at), tone('#4f6238'))
    .blot(blades.filter((_, i) => !(i % 3)).map(at), tone('#cfc873'));
  if (!clear) return;
  // stones at the water's edge
  for (const [knots, fill] of [
    ['334,663! 337,655 346,651.6 357,654 362,658 365,663!', '#97917c'],
    ['378,662! 382,655 392,653 402,657 405,663!', '#8d8a78'],
    ['400,663! 405,658 410.4,657 414,660 415.2,664!', '#6f7068'],
    ['463.2,664! 465.6,654 474,651 484,655 490,664!', '#7c7868'],
    ['356,663! 360,658.6 368,657.6 374,663!', '#6f7068'],
  ] as const)
    cut(world, closed(knots), {
      fill,
      shade: '#4c4a48',
      soft: 2.4,
      rim: '#fff0c0',
      rimWidth: 1.2,
    });
}

/** The line where the bank meets the water: dark below it, a bright thread before it. */
export function edge(art: Art): void {
  printed(
    art,
    [335, MIRROR - 4, 560, MIRROR + 20],
    () => void art.fill(closed('340,662! 444,664 560,666! 560,678! 444,674 378,668'), '#2f4a48', 0.6),
  );
  art.blot([ink(curve('330,663.4 378,664 444,664.6 556,666'), 1.6, 3, 0.1)], '#f6efc4');
  art.blot(ribbon(curve('348,669 408,670.4 450,670'), 1.6), '#dfe6c0', 0.8);
}

/** What the tree throws on the grass: towards us, and a little to the right. */
export const shadows = (art: Art): void =>
  void art.fill(closed('446.4,636! 459.6,640 477.6,644 474,650 453.6,648!'), '#3f4a34', 0.7);
