import {
  byHand,
  ink,
  modelled,
  outOfFocus,
  printed,
  regionOf,
  stippled,
  strokes,
} from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  contains,
  curve,
  ellipse,
  lerp,
  type Path,
  type Point,
  points,
  polygon,
  ramp,
  random,
  range,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { EDGE } from './garden.ts';
import { type Ring, rings } from './ring.ts';
import { depthAt, HORIZON, onStone } from './view.ts';

/** The wall's top as the window cuts it, its far edge worn. */
const TOP = byHand(
  polygon(points('30,521 130,524 210,522 300,523 426,520 436,523 500,521 570,523 570,880 30,880')),
  2,
);

/** Broad old stone, wet from the rain: towards the light it shines. */
export function stone(art: Art): void {
  art.fill(
    TOP,
    art.linear(400, EDGE, 230, 868, ramp(0, '#fdf3e4', 0.2, '#eed9c9', 0.5, '#cfb0a8', 1, '#8f707a')),
  );
  stippled(art, roundRect(30, 530, 540, 350), '#5f4660', [400, 640], [220, 890], [0, 0.8]);
  const chance = random('grain of the stone');
  const pits = range(210, (): Path => {
    const y = depthAt(lerp(EDGE + 6, 862, chance()));
    return onStone(
      ellipse(chance.between(-0.34, 0.34) * y, y, chance.between(0.12, 0.6), chance.between(0.1, 0.4)),
    );
  });
  art
    .blot(
      pits.map((pit) => pit.translate(-0.9, 1.2)),
      '#fff3e4',
      0.6,
    )
    .blot(pits, '#7d5f6c', 0.75);
  const joint = points(
    '-27.1,153 -27.5,130 -27,110 -27.6,96 -27.2,70 -26.7,70 -27,96 -26.5,110 -27,130 -26.7,153',
  );
  art.fill(onStone(polygon(joint)), '#8d6d78');
}

/** What the rain left in the worn stone: one broad pool and what ran off it. */
const WATER = onStone(
  spline(
    points(
      '-25,83 -19,77 -15,73 -6,74 2,71 10,70 19,72 28,76 36,84 40,92 42,101 42,112 40,124 28,138 12,134 2,126 -9,124 -17,113 -24,104 -27,93',
    ),
    true,
  ),
);

/** Still water on the stone: it shows the sky, the tree's roof, and the rings that stand in it. */
export function pool(art: Art, pair: readonly Ring[]): void {
  printed(art, [44, 520, 556, 868], () => {
    const wet = art.linear(0, 560, 0, 760, ramp(0, '#6d4c60', 0, 0.5, '#6d4c60', 0.4, 1, '#6d4c60', 0.6));
    art.line(WATER, 26, wet);
  });
  art.fill(WATER.translate(0.6, 2.2), '#fffaf0');
  art.fill(
    WATER,
    art.linear(440, 556, 240, 850, ramp(0, '#fdf3e4', 0.3, '#fbf2e2', 0.62, '#d5dcd4', 1, '#93b0b2')),
  );
  art.clip(WATER, () => {
    const chance = random('reflected leaves');
    outOfFocus(art, 2, () => {
      for (const [bough, tone] of [
        ['40,700 110,660 190,650 250,610', '#8fb0a8'],
        ['40,800 140,790 250,800 330,780', '#8fb0a8'],
        ['40,740 110,720 170,730 210,760', '#6c958f'],
        ['40,780 110,770 150,790 190,800', '#4f7a7a'],
      ] as const)
        art.blot(
          curve(bough)
            .walk(44)
            .map(({ x, y }) =>
              leaf(
                x + chance.between(-14, 14),
                y + chance.between(-22, 22),
                chance.between(14, 30),
                12,
                chance.between(-70, 70),
              ),
            ),
          tone,
        );
    });
    for (const [i, radius] of [2.2, 4.6, 7.4].entries()) {
      const ring = onStone(ellipse(17, 92, radius)); // a drop has just fallen from the tree
      art
        .blot(ink(ring.translate(0, 1.4), 2.2 - i * 0.4, i, 0.3), '#ffffff')
        .blot(ink(ring, 2 - i * 0.4, i, 0.3), '#a9b9b8');
    }
    art.group('opacity="0.62"', () => rings(art, pair, -1));
  });
}

/** What has fallen on the stone: written in millimetres round its own middle. */
interface Fallen {
  outline: string;
  veins: readonly string[];
  at: Point;
  turn: number;
  size: number;
  colours: readonly [body: string, shade: string, vein: string];
}

const LEAF: Fallen = {
  outline: '0,-9! 3,-5 4,0 2.6,5 0,9! -2.6,5 -4,0 -3,-5',
  veins: [
    '0,-8.6 0.4,0 0,10.5',
    '0,-3 1.6,-1 3,-0.6',
    '0,0.6 1.4,2.4 2.2,2.8',
    '0,-3 -1.6,-1 -3,-0.6',
    '0,0.6 -1.4,2.4 -2.2,2.8',
  ],
  at: [8.8, 62.4],
  turn: 66,
  size: 0.62,
  colours: ['#5d8a86', '#2c5258', '#a9c8bc'],
};
const PETAL: Fallen = {
  outline:
    '0,4.6! 1.6,3.4 3.4,0.8 3.6,-1.8 2.2,-3.6 0.9,-3.4 0,-2.2! -1.1,-3.5 -2.6,-3.4 -3.6,-1.4 -3,1.4 -1.4,3.6',
  veins: ['0,4 -0.2,1.6 0,-1', '0.1,3.6 1.4,1.2 1.9,-1.6', '-0.1,3.6 -1.3,1.4 -1.9,-1.2'],
  at: [-14.4, 60.8],
  turn: 140,
  size: 0.62,
  colours: ['#f0c0b8', '#b86a76', '#c98a90'],
};

/** Fallen while it rained: a leaf of the tree, a petal from the bush. */
export function fallen(art: Art): void {
  for (const { outline, veins, at, turn, size, colours } of [LEAF, PETAL]) {
    const lay = (drawn: Path): Path =>
      onStone(
        drawn
          .scale(size)
          .rotate(turn)
          .translate(...at),
      );
    const [body, shade, vein] = colours;
    const shape = lay(closed(outline));
    printed(art, regionOf(shape, 14), () => void art.fill(shape.translate(-3, 4), '#54405c', 0.7));
    modelled(
      art,
      regionOf(shape, 12),
      { towards: [3, -4], soft: 4, shade, rim: '#fffaea', rimWidth: 1.8 },
      () => void art.fill(shape, body),
    );
    strokes(
      art,
      veins.map((line) => lay(curve(line))),
      1.6,
      vein,
    );
  }
}

/** Drops that the rain left: each holds the light, and has its shadow. */
export function drops(art: Art, shadow: Path): void {
  const taken = [...WATER.flatten(), ...shadow.flatten(1)];
  const chance = random('drops');
  for (const i of range(60, (place) => place)) {
    const y = lerp(548, 858, (i + chance()) / 60);
    const [x, r] = [chance.between(60, 540), (y - HORIZON) * chance.between(0.006, 0.019)];
    if (taken.some((outline) => contains([outline], x, y))) continue;
    art.blot(ellipse(x - r * 0.5, y + r * 0.4, r * 1.35, r * 0.66), '#54405c', 0.5);
    art.blot(ellipse(x, y, r, r * 0.66), '#cfc0bd');
    art.blot(ellipse(x - r * 0.24, y + r * 0.2, r * 0.66, r * 0.34), '#fffaf0');
    art.blot(ellipse(x + r * 0.36, y - r * 0.24, r * 0.24), '#fffdf6');
  }
}
