import { defineCard } from '../../define.ts';
import {
  byHand,
  contactShadow,
  ink,
  modelled,
  ripples,
  stippled,
  stippledGlow,
} from '../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  lerp,
  type Path,
  polar,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { leaf } from '../../kit/plants/leaf.ts';
import { fall, splash, trickle } from './17-star/falling-water.ts';
import { farShore } from './17-star/far-shore.ts';
import { waterBearer } from './17-star/water-bearer.ts';

/** The great star; the far edge of the pool. */
const [X, Y] = [186, 236];
const SHORE = 606;

/** The seven companions: place, size, turn. */
const SEVEN = [
  [92, 392, 17, 8],
  [308, 150, 20, -6],
  [352, 262, 15, 10],
  [434, 186, 22, 4],
  [492, 296, 17, -9],
  [424, 372, 13, 5],
  [514, 388, 18, 3],
] as const;

function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 580),
    art.linear(
      0,
      50,
      0,
      SHORE,
      ramp(0, '#0d1738', 0.35, '#182c5a', 0.7, '#2f5684', 0.9, '#7d9abc', 1, '#bbd0cc'),
    ),
  );
  art.glow(X, Y, 330, '#98b5d8', 0.5);
  stippledGlow(art, X, Y, 190, '#b1c5dd', 0.6);
  const chance = random('dust of stars');
  const dust = range(
    90,
    () => [chance.between(54, 546), chance.between(60, 520), chance.between(0.5, 1.7)] as const,
  );
  art.blot(
    // none before her face
    dust.filter(([x, y]) => Math.hypot(x - 300, y - 470) > 50).map((dot) => ellipse(...dot)),
    '#e6ecea',
    0.85,
  );
}

/** Eight rays, four of them shorter, one flank of each in the star's own shade. */
function star(art: Art, x: number, y: number, radius: number, rot: number): void {
  const flank = (i: number, side: 1 | -1): Path => {
    const angle = rot + i * 45;
    const reach = radius * (i % 2 ? 0.62 : 1);
    return byHand(
      polygon([[x, y], polar(x, y, radius * 0.17, angle + side * 22.5), polar(x, y, reach, angle)]),
      radius * 0.012,
    );
  };
  stippledGlow(art, x, y, radius * 1.45, '#fff3cf', 0.8);
  art.blot(
    range(8, (i) => flank(i, 1)),
    '#d8b878',
  );
  art.blot(
    range(8, (i) => flank(i, -1)),
    '#fff8e0',
  );
  stippledGlow(art, x, y, radius * 0.34, '#fffdf2', 1);
}

function stars(art: Art): void {
  star(art, X, Y, 130, 5);
  art.blot(
    range(16, (i) => {
      const angle = 4 + i * 22.5 + 12;
      return ink(spline([polar(X, Y, 66, angle), polar(X, Y, i % 2 ? 104 : 88, angle)]), 1.6, i, 0.3);
    }),
    '#ffe9b4',
  );
  for (const [x, y, radius, rot] of SEVEN) star(art, x, y, radius * 1.5, rot);
}

/** Near leaves that the window's edge cuts. */
function reeds(art: Art): void {
  const blades = [
    [58, 900, 190, 16, 8, 16],
    [84, 904, 150, 14, -8, -14],
    [104, 900, 116, 14, 26, 12],
    [48, 890, 128, 14, 30, 20],
    [126, 902, 86, 12, 10, 16],
    [540, 900, 120, 15, -14, -16],
    [560, 896, 160, 15, -8, -14],
    [512, 900, 84, 12, -24, -10],
  ] as const;
  const all = blades.map(([x, y, length, width, angle, bend]) => leaf(x, y, length, width, angle, bend));
  modelled(
    art,
    [44, 690, 556, 868],
    { towards: [-4, -3], soft: 3, shade: '#081224', rim: '#8fa8c6', rimWidth: 1.6 },
    () => {
      for (const blade of all) art.fill(blade, '#1a314b');
    },
  );
}

function pool(art: Art): void {
  art.fill(
    roundRect(44, SHORE, 512, 270),
    art.linear(
      0,
      SHORE,
      0,
      868,
      ramp(0, '#c7dbd3', 0.12, '#9bb2ce', 0.4, '#5d81ab', 0.75, '#27507f', 1, '#173560'),
    ),
  );
  stippledGlow(art, X - 20, 660, 150, '#fff6da', 0.9, 0.5);
  const chance = random('pool');
  ripples(
    art,
    64,
    (place) => {
      const t = (place / 64) ** 1.4;
      return {
        x: chance.between(50, 550),
        y: lerp(SHORE + 4, 862, t),
        half: lerp(8, 46, t) * chance.between(0.6, 1.3),
        rise: lerp(0.4, 3, t),
        weight: lerp(1, 3.4, t),
      };
    },
    [
      ['#1d4a78', 0.8],
      ['#dcebe2', 0.85],
    ],
  );
  // the star's own road over the water
  art.blot(
    range(26, (i) => {
      const t = i / 25;
      const y = lerp(SHORE + 3, 850, t ** 1.25);
      const half = lerp(9, 34, t) * chance.between(0.4, 1);
      const x = X + lerp(0, -22, t) + chance.between(-10, 10) * (0.4 + t);
      return ink(
        spline([
          [x - half, y],
          [x, y - 1.5],
          [x + half, y],
        ]),
        lerp(2, 5.4, t),
        i,
        0.1,
      );
    }),
    '#fff8e2',
  );
}

const BANK = byHand(
  closed('600,690! 520,702 450,726 380,742 322,766 284,784 256,804 246,826 222,846 196,880! 600,900!'),
  2.4,
);

function bank(art: Art): void {
  modelled(
    art,
    [44, 660, 556, 868],
    { towards: [-20, -14], soft: 18, shade: '#0c1a30', rim: '#c3d3c8', rimWidth: 2.6 },
    () => void art.fill(BANK, '#3c5068'),
  );
  stippled(art, BANK, '#0c1a30', [300, 770], [420, 868], [0, 0.9]);
  const chance = random('bank');
  const blades = range(120, (): Path => {
    const x = chance.between(268, 556);
    const y = lerp(chance.between(800, 866), chance.between(740, 800), (x - 268) / 480);
    const height = chance.between(6, 16);
    const lean = chance.between(-6, 6);
    return ribbon(
      spline([
        [x, y],
        [x + lean * 0.3, y - height * 0.6],
        [x + lean, y - height],
      ]),
      2.2,
      { start: 1, samples: 5 },
    );
  });
  art
    .blot(
      blades.filter((_, i) => i % 3),
      '#667873',
    )
    .blot(
      blades.filter((_, i) => !(i % 3)),
      '#a1b0a5',
    );
}

/** Grass that grows up before the cloth's hem. */
function hemGrass(art: Art): void {
  const chance = random('hem');
  const blades = range(46, (): Path => {
    const x = chance.between(262, 530);
    const y = chance.between(818, 832);
    const lean = chance.between(-8, 8);
    const height = chance.between(10, 24);
    return ribbon(
      spline([
        [x, y],
        [x + lean * 0.3, y - height * 0.6],
        [x + lean, y - height],
      ]),
      3,
      { start: 1, samples: 5 },
    );
  });
  art
    .blot(
      blades.filter((_, i) => i % 2),
      '#445757',
    )
    .blot(
      blades.filter((_, i) => !(i % 2)),
      '#768982',
    );
}

/** A woman kneels at a pool under one great star and seven small ones, and pours from two jugs, on water and on land. */
export const picture = defineCard({
  name: 'tarot/17-star',
  light: [X, Y],
  numeral: 'XVII',
  draw(art) {
    sky(art);
    stars(art);
    farShore(art, SHORE);
    pool(art);
    bank(art);
    contactShadow(art, 390, 806, 190, 18, '#0a1428');
    const { left, right } = waterBearer(art, 345, 806, 0.96);
    hemGrass(art);
    fall(art, left, [left[0] - 34, 792], 13);
    fall(art, right, [right[0] + 26, 816], 12);
    trickle(art, [right[0] + 26, 818]);
    splash(art, left[0] - 34, 794);
    reeds(art);
  },
});
