import { defineCard } from '../../define.ts';
import { byHand, printed, ripples, stippled, stippledGlow } from '../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  lerp,
  Path,
  polar,
  polygon,
  ramp,
  random,
  range,
  roundRect,
} from '../../kit/pen/index.ts';
import { angel } from './20-judgement/angel.ts';
import { form } from './20-judgement/form.ts';
import { HORIZON } from './20-judgement/grave.ts';
import { risen } from './20-judgement/risen.ts';

type Point3 = readonly [x: number, y: number, radius: number];

/** Where the day comes through, beyond the trumpet. */
const [X, Y] = [196, 330];

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
  stippledGlow(art, X, Y, 330, '#fff6d8', 1);
  const shafts = range(9, (i) => {
    const angle = 152 + i * 9;
    const width = 1.6 + (i % 3) * 0.9;
    return polygon([
      polar(X, Y, 60, angle - width),
      polar(X, Y, 420, angle - width),
      polar(X, Y, 420, angle + width),
      polar(X, Y, 60, angle + width),
    ]);
  });
  const fading = art.linear(
    0,
    Y + 40,
    0,
    HORIZON,
    ramp(0, '#fffbe6', 0.8, 0.6, '#fffbe6', 0.45, 1, '#fffbe6', 0),
  );
  printed(art, [44, Y, 556, HORIZON], () => void art.blot(shafts, fading));
}

/** A heap of cloud: round heads as [x, y, radius], over a foot that runs out to the right. */
function cloud(
  art: Art,
  heads: readonly Point3[],
  foot: string,
  fill: string,
  soft: number,
  shade: string,
): void {
  const parts = [...heads.map(([x, y, r]) => ellipse(x, y, r, r * 0.86)), closed(foot)];
  const paint = (): void => {
    for (const part of parts) art.fill(byHand(part, 3), fill);
  };
  form(art, Path.join(parts), paint, soft, { shade, rim: '#fffaea', rimWidth: 3 });
  for (const [x, y, r] of heads.filter(([x, , r]) => r > 25 && x < 540)) {
    const head = ellipse(x - r * 0.04, y + r * 0.08, r * 0.9, r * 0.8);
    form(art, head, fill, r * 0.42, { shade, rim: fill, towards: [-0.9, -0.1], depth: 0.65 });
  }
}

function farClouds(art: Art): void {
  cloud(
    art,
    [
      [540, 330, 44],
      [480, 384, 46],
      [430, 440, 44],
      [384, 490, 34],
      [520, 440, 90],
      [346, 530, 26],
    ],
    '620,640! 620,400! 440,440 330,540 300,570! 360,580',
    '#cdd0d8',
    20,
    '#90a2c4',
  );
  stippled(art, roundRect(44, 470, 512, HORIZON - 470), '#fbdfb8', [0, 480], [0, HORIZON - 20]);
}

function nearClouds(art: Art): void {
  cloud(
    art,
    [
      [548, 440, 34],
      [500, 462, 30],
      [456, 482, 34],
      [408, 490, 26],
      [374, 510, 30],
      [336, 532, 22],
      [310, 552, 15],
      [430, 530, 44],
      [520, 510, 60],
    ],
    '640,600! 640,440! 460,500 340,540 286,564! 380,572 470,580',
    '#e6dcd8',
    17,
    '#8798bd',
  );
  cloud(
    art,
    [
      [554, 510, 32],
      [508, 528, 27],
      [470, 540, 24],
      [432, 552, 18],
    ],
    '640,620! 640,520! 480,548 400,572! 470,584 540,590',
    '#faeede',
    12,
    '#a3afc9',
  );
  stippled(art, roundRect(44, 530, 512, HORIZON - 530), '#fbdcb2', [0, 540], [0, 592]);
}

function sea(art: Art): void {
  art.fill(
    roundRect(44, HORIZON, 512, 280),
    art.linear(0, HORIZON, 0, 868, ramp(0, '#f6e6c8', 0.14, '#b4cccb', 0.45, '#6199ab', 1, '#2a5f86')),
  );
  stippledGlow(art, 190, 640, 200, '#fff3cf', 0.95, 0.9);
  const chance = random('dawn sea');
  ripples(
    art,
    110,
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

/** An angel out of the clouds blows a trumpet over the sea at dawn; in stone graves on the water three people rise. */
export const picture = defineCard({
  name: 'tarot/20-judgement',
  light: [X, Y],
  numeral: 'XX',
  draw(art) {
    dawn(art);
    farClouds(art);
    sea(art);
    angel(art);
    nearClouds(art);
    risen(art);
  },
});
