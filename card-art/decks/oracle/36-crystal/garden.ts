import { byHand, printed, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  limb,
  Path,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

type Flat = readonly [outline: Path, fill: string];

const HILL: Flat = [
  closed('30,352! 90,330 150,342 220,312 300,330 380,304 450,322 450,470! 30,470!'),
  '#cfe2ba',
];
const TREES: Flat = [
  closed(
    '30,262! 58,268 74,290 88,300 84,320 92,336 108,346 112,364 128,376 136,396 156,402 190,408 250,402 280,394 300,384 304,364 318,350 320,334 340,326 342,304 356,290 360,268 380,258 388,240 410,232 450,222! 450,480! 30,480!',
  ),
  '#8fbd84',
];
const HEDGE: Flat = [
  closed('30,420! 70,410 110,418 160,408 220,416 280,408 330,416 380,410 450,418! 450,454! 30,456!'),
  '#5f9a68',
];
const LAWN: Flat = [closed('30,450! 120,438 250,446 360,436 450,444! 450,690! 30,690!'), '#b8d387'];
const SUN: Flat = [
  closed('30,500! 110,512 230,498 340,512 450,500! 450,560! 320,574 200,556 30,572!'),
  '#e6eca8',
];
const NEAR: Flat = [closed('30,604! 130,592 260,612 450,594! 450,690! 30,690!'), '#7fae6e'];

/** The garden as a crystal's side shows it: its large shapes only, with the washing, and the window's bars. */
export const BENT: readonly Flat[] = [
  [roundRect(-200, -400, 900, 880), '#fbf9e2'],
  [Path.join(TREES[0], TREES[0].mirror(30), TREES[0].mirror(450)), '#7fb07c'],
  [roundRect(-200, 412, 900, 46), '#3f7a58'],
  [roundRect(-200, 452, 900, 60), '#b8d387'],
  [roundRect(-200, 506, 900, 60), '#eff2b8'],
  [roundRect(-200, 566, 900, 500), '#7fae6e'],
  [roundRect(186, -400, 18, 1400), '#7d9284'],
];

/** What only the largest side shows besides: the sheet on its line and who hangs it. */
export const WASHING: readonly Flat[] = [
  [roundRect(-100, 458, 800, 3), '#4a6a58'],
  [closed('216,460! 256,458 300,459! 298,500 304,544! 276,551 250,543 214,550! 220,500'), '#ffffff'],
  [limb('322,490 308,474 298,460', [6, 5, 4], 6), '#b97f5e'],
  [closed('318,482! 334,480 338,512! 318,512!'), '#fbeed0'],
  [closed('317,510! 338,510! 348,556! 310,556!'), '#2f6a5c'],
  [limb('326,552 326,584', [5, 4], 4), '#5a4238'],
  [ellipse(327, 470, 10, 11), '#4a3632'],
];

/** Trees at the garden's end, a lawn in stripes of sun, and the haze of light on the left. */
export function garden(art: Art): void {
  art.fill(roundRect(40, 40, 400, 640), '#eef4dc');
  for (const [outline, fill] of [HILL, TREES, LAWN, SUN, NEAR]) art.fill(byHand(outline, 2), fill);
  foliage(art);
  art.fill(
    roundRect(40, 40, 400, 400),
    art.linear(60, 60, 330, 420, ramp(0, '#fffbe4', 0.95, 0.5, '#fbf4c4', 0.5, 1, '#f3f6da', 0)),
  );
  stippled(art, SUN[0], '#fbf6c8', [60, 520], [300, 540], [0.8, 0.05]);
  stippled(art, NEAR[0], '#4f8a58', [0, 596], [0, 690], [0.05, 0.75]);
  hedge(art);
  bough(art);
}

/** The trees' leaves: their edge breaks up, their lit side is lighter, their heart darker. */
function foliage(art: Art): void {
  const chance = random('garden trees');
  const edge = TREES[0].walk(420).filter(({ y }) => y < 412);
  const tuft = (x: number, y: number): Path => leaf(x, y, chance.between(6, 11), 6, chance.between(0, 360));
  art.blot(
    edge.map(({ x, y }) => tuft(x + chance.between(-5, 5), y + chance.between(-5, 4))),
    TREES[1],
  );
  const heart: Path[] = [];
  const sunny: Path[] = [];
  for (const { x, y } of edge) {
    const deep = chance.between(14, 70);
    heart.push(tuft(x + (x > 250 ? deep : -deep) * 0.8, y + deep));
    sunny.push(tuft(x + chance.between(-2, 12), y + chance.between(6, 26)));
  }
  art
    .blot(
      heart.filter((path) => path.bounds()[3] < 414),
      '#6fa671',
    )
    .blot(
      sunny.filter((_, i) => i % 2),
      '#b0d295',
    );
  art.fill(closed('398,450! 402,410 400,350 408,350 411,410 413,450!'), '#5d7256');
}

/** A low hedge along the lawn's far end, its foot dark. */
function hedge(art: Art): void {
  const chance = random('garden hedge');
  const row = byHand(HEDGE[0], 3);
  art.fill(row, HEDGE[1]);
  stippled(art, row, '#33664c', [0, 426], [0, 456], [0, 0.85]);
  const flowers = range(40, () =>
    leaf(chance.between(40, 440), chance.between(412, 442), 4.4, 4.4, chance.between(0, 360)),
  );
  art.blot(flowers, '#fbf6dc');
  const foot = closed('30,452! 440,452! 440,466! 30,462!');
  printed(art, foot.bounds(), () => void art.fill(foot, '#5d8a4e', 0.55));
}

/** Near the panes a bough hangs in from the left, its leaves lit through. */
function bough(art: Art): void {
  const chance = random('bough');
  const twigs = [
    '30,96 90,104 150,98 214,116 262,146',
    '96,104 132,128 160,160',
    '30,150 70,156 104,178',
    '190,110 250,96 306,104',
  ];
  const leaves: [Path[], Path[]] = [[], []];
  for (const twig of twigs) {
    curve(twig)
      .walk(11)
      .slice(1)
      .forEach(({ x, y }, i) => {
        const angle = (i % 2 ? 150 : 100) + chance.between(-34, 46);
        leaves[i % 3 ? 0 : 1].push(leaf(x, y, chance.between(22, 32), chance.between(11, 15), angle, 3));
      });
  }
  art.blot(leaves[1], '#6a9c5c');
  art.fill(
    twigs.map((twig, i) => ribbon(curve(twig), i ? 3 : 5, { start: 1, end: 0.2, samples: 14 })),
    '#6a6248',
  );
  art.blot(leaves[0], '#adca80');
}
