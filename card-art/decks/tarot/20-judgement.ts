import { defineCard } from '../../define.ts';
import { printed, ripples, stippledGlow } from '../../kit/hand/index.ts';
import { type Art, lerp, polar, polygon, ramp, random, range, roundRect } from '../../kit/pen/index.ts';
import { angel } from './20-judgement/angel.ts';
import { farClouds, nearClouds } from './20-judgement/clouds.ts';
import { DAWN } from './20-judgement/form.ts';
import { HORIZON } from './20-judgement/grave.ts';
import { risen } from './20-judgement/risen.ts';

function dawn(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, HORIZON - 40),
    art.linear(
      0,
      60,
      0,
      HORIZON,
      ramp(0, '#7898bc', 0.35, '#bccdd0', 0.62, '#f3d6b4', 0.85, '#f8d2a6', 1, '#ffe9c2'),
    ),
  );
  stippledGlow(art, ...DAWN, 330, '#fff6d8', 1);
  shafts(art);
}

/** Light in shafts out of the dawn; they widen, and go out on the way. */
function shafts(art: Art): void {
  const fading = art.radial(...DAWN, 300, ramp(0, '#fffbe6', 0.9, 0.5, '#fffbe6', 0.6, 1, '#fffbe6', 0));
  const wedges = range(11, (i) => {
    const angle = 104 + i * 15.2 + (i % 3) * 2.4;
    const width = [2.4, 4.2, 1.6, 3.2][i % 4]!;
    return polygon([
      polar(...DAWN, 20, angle),
      polar(...DAWN, 310, angle - width),
      polar(...DAWN, 310, angle + width),
    ]);
  });
  printed(art, [44, 44, 556, HORIZON], () => void art.blot(wedges, fading));
}

function sea(art: Art): void {
  art.fill(
    roundRect(44, HORIZON, 512, 260),
    art.linear(0, HORIZON, 0, 868, ramp(0, '#f6e6c8', 0.14, '#b4cccb', 0.45, '#6199ab', 1, '#2a5f86')),
  );
  stippledGlow(art, DAWN[0], HORIZON + 36, 200, '#fff3cf', 0.95, 0.9);
  const chance = random('dawn sea');
  ripples(
    art,
    60,
    () => {
      const t = chance() ** 1.5;
      const y = lerp(HORIZON + 4, 862, t);
      const half = lerp(5, 46, t) * chance.between(0.5, 1.2);
      return { x: chance.between(50, 550), y, half, rise: lerp(0.4, 3, t), weight: lerp(1, 3.4, t) };
    },
    [
      ['#fff6dc', 0.85],
      ['#33688c', 0.7],
    ],
  );
}

/** Before the stones' reflections: strokes that lie across them. */
function foreground(art: Art): void {
  const chance = random('near water');
  ripples(
    art,
    26,
    () => {
      const y = lerp(818, 864, chance() ** 0.8);
      return {
        x: chance.between(60, 540),
        y,
        half: chance.between(10, 34),
        rise: 2,
        weight: chance.between(1.6, 3),
      };
    },
    [
      ['#cfe0d8', 0.75],
      ['#2f6b8c', 0.9],
    ],
  );
}

/** An angel out of the clouds blows a trumpet over the sea at dawn; in stone graves on the water three people rise. */
export const picture = defineCard({
  name: 'tarot/20-judgement',
  light: DAWN,
  numeral: 'XX',
  draw(art) {
    dawn(art);
    farClouds(art);
    sea(art);
    angel(art);
    nearClouds(art);
    risen(art);
    foreground(art);
  },
});
