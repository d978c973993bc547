import { byHand, ink, printed } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Path, random, range, ribbon } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { MIRROR } from './form.ts';
import { cut, type World } from './world.ts';

const GROUND = byHand(
  closed(
    '296,646! 306,640 322,636 344,628 370,623 410,621 450,618 500,610 560,604 640,600! 640,648! 520,649 420,647 340,648!',
  ),
  1,
);

/** A low bank that runs out into the lake, with the water's dark edge. */
export function bank(world: World): void {
  cut(
    world,
    GROUND,
    { fill: '#8a9450', shade: '#56663f', soft: 6, rim: '#fff0b0', rimWidth: 2 },
    [closed('290,652! 310,642 350,638 420,639 500,634 640,630! 640,656!'), '#4f4a3c'],
    [closed('420,632! 446,624 500,620 640,612! 640,632! 500,631 450,636'), '#4c5a3c'],
  );
  tufts(world);
}

/** Grass that leans out over the edge: a few long blades among short ones. */
function tufts(world: World): void {
  const { art, at, tone, clear } = world;
  const chance = random('blades');
  const blades = range(54, (i): Path => {
    const x = 300 + (i / 54) * 256 + chance.between(-4, 4);
    const edge = 644 - 22 * Math.min(1, Math.max(0, (x - 300) / 70)) ** 0.7;
    const long = i % 7 === 0 ? chance.between(20, 34) : chance.between(7, 16);
    return leaf(x, edge + chance.between(3, 18), long, 3.2, chance.between(-46, 16), chance.between(-7, 3));
  });
  art
    .blot(blades.filter((_, i) => i % 3).map(at), tone('#4f6238'))
    .blot(blades.filter((_, i) => !(i % 3)).map(at), tone('#cfc873'));
  if (!clear) return;
  // stones at the water's edge
  for (const [knots, fill] of [
    ['286,649! 289,641 298,637.6 309,640 314,644 317,649!', '#97917c'],
    ['330,648! 334,641 344,639 354,643 357,649!', '#8d8a78'],
    ['352,649! 357,644 364,643 370,646 372,650!', '#6f7068'],
    ['452,650! 456,640 470,637 484,641 490,650!', '#7c7868'],
    ['308,649! 312,644.6 320,643.6 326,649!', '#6f7068'],
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
    [290, MIRROR - 4, 560, MIRROR + 20],
    () => void art.fill(closed('292,648! 420,650 560,652! 560,664! 420,660 330,654'), '#2f4a48', 0.6),
  );
  art.blot([ink(curve('282,649.4 330,650 420,650.6 556,652'), 1.6, 3, 0.1)], '#f6efc4');
  art.blot(ribbon(curve('300,655 360,656.4 430,656'), 1.6), '#dfe6c0', 0.8);
}

/** What child and tree throw on the grass: towards us, and a little to the right. */
export const shadows = (art: Art): void =>
  void art.blot(
    [
      closed('352,625! 372,628 404,630 420,636 372,636 356,632'),
      closed('424,622! 446,626 476,630 470,636 436,634'),
    ],
    '#3f4a34',
    0.7,
  );
