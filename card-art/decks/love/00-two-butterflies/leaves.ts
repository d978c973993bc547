import { byHand, lit, outOfFocus, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  contains,
  curve,
  Path,
  type Point,
  random,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** A hanging willow twig: leaves by turns along it. */
function twig(course: string, size: number, key: string): { wood: Path; leaves: Path[] } {
  const chance = random(key);
  const steps = curve(course).walk(14);
  return {
    wood: ribbon(curve(course), 5 * size, { start: 1, end: 0.2, samples: 16 }),
    leaves: steps
      .slice(1)
      .map(({ x, y, angle }, i) =>
        leaf(
          x,
          y,
          chance.between(48, 70) * size,
          11 * size,
          angle + (i % 2 ? 1 : -1) * chance.between(22, 44),
          chance.between(-6, 6),
        ),
      ),
  };
}

/** The alders that close over the brook up there, one crown before the other. */
export function farLeaves(art: Art): void {
  const chance = random('alders');
  for (const [outline, fill, light] of [
    ['180,40! 440,40! 430,150 380,196 330,170 280,188 220,176 170,190', '#1b2c2c', '#31493f'],
    ['30,40! 250,60 262,140 250,210 214,250 190,300 140,318 110,372 50,380 20,330!', '#2a4039', '#72845f'],
    ['580,40! 350,70 344,130 372,186 402,214 426,270 470,300 500,352 590,372!', '#253a36', '#5c7455'],
  ] as const) {
    const crown = byHand(closed(outline), 4);
    const [left, top, right, bottom] = crown.bounds();
    const edge = crown.walk(64).filter(({ x, y }) => x > 60 && x < 540 && y > 60);
    art.fill(crown, fill);
    art.blot(
      edge.map(({ x, y, angle }) =>
        leaf(x, y, chance.between(12, 22), 11, angle - 90 + chance.between(-50, 50)),
      ),
      fill,
    );
    const inside = [crown.walk(80).map(({ x, y }): Point => [x, y])];
    const bright = range(
      34,
      (): Point => [
        chance.between(Math.max(60, left), Math.min(540, right)),
        chance.between(Math.max(70, top), bottom - 20),
      ],
    ).filter(([x, y]) => contains(inside, x, y + 8));
    stippled(art, crown, light, [300, 230], [300, 420], [0, 0.6]);
    art.blot(
      bright.map(([x, y]) => leaf(x, y, chance.between(11, 18), 9, chance.between(110, 250))),
      light,
      0.8,
    );
  }
}

const sharp = lit({
  from: { towards: [-0.6, -0.8] },
  shade: '#26382f',
  rim: '#dedfb3',
  rimWidth: 1.6,
  stray: 0.8,
});

/** Twigs of the tree that we look down from. */
export function nearLeaves(art: Art): void {
  const dark = [
    twig('20,300 62,372 78,450 66,520', 1.3, 'a'),
    twig('590,640 560,720 520,790 470,850', 1.5, 'b'),
    twig('600,760 560,810 540,880', 1.4, 'c'),
  ];
  outOfFocus(art, 3.2, () => {
    art.blot(
      dark.flatMap(({ wood, leaves }) => [wood, ...leaves]),
      '#26392f',
    );
  });
  const { wood, leaves } = twig('604,226 574,246 560,276 556,316', 0.6, 'd');
  art.fill(wood, '#5a4c34');
  sharp(
    art,
    Path.join(leaves),
    () => {
      for (const [i, one] of leaves.entries()) art.fill(one, i % 3 ? '#71835e' : '#8c9971');
    },
    4,
  );
}
