import { stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  points,
  polygon,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';

const flat = (corners: string) => polygon(points(corners));

/** A room that is shut against the forenoon: one gap between curtain and wall lets it in. */
export function room(art: Art): void {
  art.fill(
    roundRect(40, 40, 520, 840),
    art.linear(80, 300, 560, 500, ramp(0, '#23424a', 0.5, '#1d2f3a', 1, '#211f30')),
  );
  // the gap: sky, and a garden's green low in it
  art.fill(
    flat('40,40 112,40 92,760 40,760'),
    art.linear(0, 60, 0, 760, ramp(0, '#fffdf2', 0.55, '#fdf0cf', 1, '#c9d3a4')),
  );
  stippledGlow(art, 60, 300, 250, '#fff6da', 0.55, 1.5);
}

/** Heavy cloth, drawn aside; its edge is lit, its folds go down into the dark. */
export function curtain(art: Art): void {
  const outline = closed(
    '112,40! 300,40! 236,120 196,210 170,330 150,470 142,620 140,790! 84,790! 92,600 96,420 104,240 108,120',
  );
  art.fill(outline, art.linear(96, 0, 240, 0, ramp(0, '#47707a', 0.2, '#2b4e5a', 1, '#1b323d')));
  art.clip(outline, () => {
    for (const fold of [
      '128,40! 146,40! 140,200 126,420 116,640 112,790! 106,790! 110,560 118,360 126,200',
      '172,40! 204,40! 180,180 154,340 136,560 130,790! 122,790! 126,600 140,380 160,200',
      '230,40! 262,40! 218,130 186,230 160,380 156,380 172,240 198,140',
    ])
      stippled(art, closed(fold), '#101d27', [100, 40], [160, 40], [0.5, 1]);
  });
  strokes(art, ['112,44 108,180 100,380 94,600 90,780'], 3.4, '#fff3cf', 0.02);
}

/** The table that both stand on: its edge runs off to the right, the crystal's light lies in its polish. */
export function table(art: Art): void {
  const top = flat('40,764 560,786 560,880 40,880');
  art.fill(top, art.linear(40, 0, 560, 0, ramp(0, '#8a7c6a', 0.3, '#4c4347', 0.6, '#2c2733', 1, '#221d2b')));
  strokes(art, ['44,764 200,771 380,778 556,786'], 2.2, '#c8b394', 0.05);
  stippled(art, top, '#15131f', [300, 786], [300, 880], [0, 0.8]);
  const chance = random('grain of the table');
  strokes(
    art,
    range(12, () => {
      const [x, y] = [chance.between(60, 500), chance.between(790, 856)];
      return closed(
        `${x},${y}! ${x + 30},${y + 1} ${x + chance.between(50, 90)},${y + 3}! ${x + 30},${y + 2}`,
      );
    }),
    1,
    '#171420',
  );
}

/** Where the cat sits. */
export function under(art: Art): void {
  stippled(art, ellipse(470, 842, 130, 18), '#100e18', [340, 830], [430, 830], [0.5, 1]);
  stippled(art, ellipse(196, 852, 150, 11), '#100e18', [40, 850], [200, 850], [0.4, 1]);
}

/** Dust that the light picks out. */
export function dust(art: Art): void {
  const chance = random('dust');
  for (const [count, colour, top, low] of [
    [5, '#fff3d0', 200, 330],
    [7, '#e9e4f0', 360, 560],
  ] as const)
    art.blot(
      range(count, () => ellipse(chance.between(356, 470), chance.between(top, low), chance.between(0.8, 2))),
      colour,
      0.6,
    );
}
