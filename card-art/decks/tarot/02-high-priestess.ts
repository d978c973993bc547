import { defineCard } from '../../define.ts';
import { ink, ripples, stippled, stippledGlow } from '../../kit/hand/index.ts';
import {
  type Art,
  arc,
  curve,
  ellipse,
  lerp,
  points,
  polygon,
  ramp,
  random,
  range,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { horned } from '../../kit/sky/moon.ts';
import { lit } from './02-high-priestess/lit.ts';
import { priestess } from './02-high-priestess/priestess.ts';
import { feet, HORIZON, nearPillar, temple } from './02-high-priestess/temple.ts';

/** The pale sky over the sea, beyond the far pillar. */
const [X, Y] = [560, 430];

function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 440),
    art.linear(0, 60, 0, HORIZON, ramp(0, '#33508a', 0.5, '#7b9cc8', 1, '#d9e6ea')),
  );
  stippledGlow(art, X, Y, 330, '#f9f3dc', 1);
  const chance = random('few stars');
  art.blot(
    range(16, () => ellipse(chance.between(160, 480), chance.between(80, 260), chance.between(0.8, 1.8))),
    '#f4fafa',
  );
}

/** Still water to the horizon: the floor of this temple. */
function sea(art: Art): void {
  const water = polygon([
    [40, HORIZON],
    [560, HORIZON],
    [560, 880],
    [40, 880],
  ]);
  art.fill(
    water,
    art.linear(0, HORIZON, 0, 868, ramp(0, '#bcd2e0', 0.25, '#7fa3c8', 0.7, '#426aa2', 1, '#26447c')),
  );
  art.clip(water, () => {
    stippled(
      art,
      polygon(points('40,640 320,640 300,880 40,880')),
      '#1c2f60',
      [330, 700],
      [60, 800],
      [0, 0.8],
    );
    const chance = random('still water');
    ripples(
      art,
      44,
      () => {
        const t = chance() ** 1.3;
        const y = lerp(HORIZON + 8, 856, t);
        return { x: chance.between(60, 550), y, half: lerp(6, 44, t), rise: 1, weight: lerp(0.9, 2.6, t) };
      },
      [
        ['#e9f2f2', 0.8],
        ['#2f5490', 0.6],
      ],
      0.3,
    );
  });
}

/** Rings where the pillars stand. */
function rings(art: Art): void {
  for (const [x, y, half] of feet()) {
    art.blot(
      [1, 1.3].map((reach, i) =>
        ink(arc(x, y, half * reach, 96, 264, half * reach * 0.2), 3.2 * (half / 78), i, 0.2),
      ),
      '#dfeaf0',
    );
  }
}

/** Light on the water along the stone and the hem. */
function waterline(art: Art): void {
  art.blot(
    [
      '156,832 220,836 300,834',
      '180,842 250,846 330,844',
      '300,840 370,838 440,842',
      '360,850 420,848 462,852',
    ].map((glint, i) => ink(curve(glint), 2.4 - i * 0.2, i, 0.3)),
    '#dfeaf0',
  );
}

/** The crescent at her foot, afloat. */
function moon(art: Art): void {
  stippledGlow(art, 482, 806, 100, '#fff6d8', 0.9, 0.7);
  const boat = horned(482, 792, 46, 40, 19, -106);
  lit(art, 6, '#b08a4a', [[boat, '#fbeebf']], '#fffdf0', 2.4);
  art.blot(
    (
      [
        [484, 838, 40],
        [478, 846, 28],
        [490, 853, 34],
        [482, 859, 16],
      ] as const
    ).map(([x, y, half]) => {
      const glint = spline([
        [x - half, y],
        [x, y + 2],
        [x + half, y - 1],
      ]);
      return ink(glint, 2.8, y, 0.3);
    }),
    '#fffdf0',
  );
}

/** She sits veiled between the dark pillar and the pale one, a scroll in her lap, the moon at her foot. */
export const picture = defineCard({
  name: 'tarot/02-high-priestess',
  seed: 'hps',
  light: [X, Y],
  numeral: 'II',
  draw(art) {
    sky(art);
    sea(art);
    temple(art);
    rings(art);
    nearPillar(art);
    priestess(art);
    waterline(art);
    moon(art);
  },
});
