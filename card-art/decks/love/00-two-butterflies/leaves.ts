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

const bark = lit({ from: { at: [292, 400] }, shade: '#172521', rim: '#99a77e', rimWidth: 1.2, stray: 1 });

/** The alders along both banks; over the gap their crowns close, one before the other. */
export function alders(art: Art): void {
  const chance = random('alders');
  for (const [trunk, fill] of [
    ['222,452! 227,420 224,380 214,330 226,330! 234,372 238,414 242,452!', '#4b5f49'],
    ['366,452! 368,412 364,372 372,330 384,332! 378,380 380,420 386,454!', '#475a46'],
    ['128,470! 142,430 144,380 132,320 116,270 140,268! 154,320 166,372 168,430 184,474!', '#3a4d3f'],
    ['446,470! 462,424 458,380 466,330 480,280 502,284! 488,340 486,390 490,430 508,474!', '#384a3d'],
  ] as const)
    bark(art, byHand(closed(trunk), 1.6), fill, 7);
  // bushes stand before their feet
  for (const [outline, fill] of [
    ['30,470! 40,424 66,404 96,414 116,400 150,420 172,416 196,432 224,428 244,456!', '#2b4135'],
    ['356,456! 366,428 390,432 412,408 440,416 470,396 498,412 530,402 570,420 570,470!', '#2a4034'],
  ] as const) {
    const bush = byHand(closed(outline), 3);
    art.fill(bush, fill);
    stippled(art, bush, '#7f936d', [296, 410], outline.startsWith('30') ? [150, 440] : [450, 440], [0.9, 0]);
    art.blot(
      bush
        .walk(40)
        .filter(({ y }) => y < 450)
        .map(({ x, y, angle }) =>
          leaf(x, y, chance.between(10, 18), 8, angle - 90 + chance.between(-40, 40)),
        ),
      fill,
    );
  }
  for (const [outline, fill, light] of [
    [
      '170,40! 440,40! 452,220 420,290 384,326 350,316 322,334 292,322 262,336 232,318 204,330 176,300 150,220',
      '#25392f',
      '#5b7351',
    ],
    ['30,40! 232,60 250,150 236,236 210,276 176,300 150,340 104,352 70,392 30,388!', '#1d2f2a', '#4a6247'],
    ['580,40! 372,64 356,150 376,226 410,268 440,318 482,326 512,372 590,386!', '#1c2d2a', '#48604a'],
  ] as const) {
    const crown = byHand(closed(outline), 4);
    const [left, top, right, bottom] = crown.bounds();
    const edge = crown.walk(74).filter(({ x, y }) => x > 60 && x < 540 && y > 130);
    art.fill(crown, fill);
    stippled(art, crown, light, [296, 372], [296, 236], [0.85, 0]);
    art.blot(
      edge.map(({ x, y, angle }) =>
        leaf(x, y, chance.between(13, 24), 11, angle - 90 + chance.between(-50, 50)),
      ),
      fill,
    );
    const inside = [crown.walk(80).map(({ x, y }): Point => [x, y])];
    const bright = range(
      40,
      (): Point => [
        chance.between(Math.max(60, left), Math.min(540, right)),
        chance.between(Math.max(70, top), bottom - 14),
      ],
    ).filter(([x, y]) => contains(inside, x, y + 8));
    art.blot(
      bright.map(([x, y]) => leaf(x, y, chance.between(11, 18), 9, chance.between(110, 250))),
      light,
      0.7,
    );
  }
}

/** Twigs that hang into the gap, dark before its light. */
export function hanging(art: Art): void {
  const twigs = [
    twig('258,300 250,330 252,362 246,392', 0.36, 'e'),
    twig('280,300 276,322 280,346', 0.34, 'f'),
    twig('330,306 340,336 336,366 342,398', 0.38, 'g'),
  ];
  art.blot(
    twigs.flatMap(({ wood, leaves }) => [wood, ...leaves]),
    '#2c4236',
  );
}

const sharp = lit({
  from: { towards: [-0.74, -0.67] },
  shade: '#26382f',
  rim: '#dedfb3',
  rimWidth: 1.6,
  stray: 0.8,
});

/** Willow twigs between us and the brook. */
export function nearLeaves(art: Art): void {
  const dark = [
    twig('20,250 62,312 74,380 64,440', 1.2, 'a'),
    twig('604,730 566,772 532,812 500,858', 1.4, 'b'),
    twig('604,800 566,836 540,880', 1.3, 'c'),
  ];
  outOfFocus(art, 3.2, () => {
    art.blot(
      dark.flatMap(({ wood, leaves }) => [wood, ...leaves]),
      '#1c2e29',
    );
  });
  const { wood, leaves } = twig('604,236 574,252 556,280 550,318', 0.6, 'd');
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
