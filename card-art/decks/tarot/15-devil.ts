import { defineCard } from '../../define.ts';
import { body } from '../../kit/figure/body.ts';
import { standing } from '../../kit/figure/poses.ts';
import {
  byHand,
  castShadow,
  INK,
  ink,
  modelled,
  printed,
  stippled,
  stippledGlow,
} from '../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  local,
  type Path,
  points,
  polygon,
  ramp,
  random,
  range,
  roundRect,
} from '../../kit/pen/index.ts';
import { chain } from './15-devil/chain.ts';
import { goatInShadow } from './15-devil/goat-in-shadow.ts';

/** The torch: the only light. */
const [X, Y] = [146, 640];

/** Darkness; red smoke where the fire reaches. */
function cavern(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 824),
    art.linear(60, 700, 520, 200, ramp(0, '#4c1c34', 0.5, '#220f2c', 1, '#110a20')),
  );
  stippledGlow(art, X, Y, 470, '#d8552c', 0.8);
  for (const [knots, fill] of [
    ['-40,900! -40,200 40,300 70,420 60,560 84,700 60,900!', '#1a0c22'],
    ['640,900! 640,140 540,240 520,380 540,520 500,660 524,900!', '#0d0719'],
  ] as const) {
    modelled(
      art,
      [-60, 120, 660, 900],
      { towards: [-14, 8], soft: 14, shade: '#0b0616', rim: '#c8623c', rimWidth: 2 },
      () => void art.fill(byHand(closed(knots), 6), fill),
    );
  }
}

/** A torch held upside down in an iron ring: the flame turns and licks up its own shaft. */
function torch(art: Art): void {
  stippledGlow(art, X, Y, 150, '#ffb04c', 1);
  modelled(
    art,
    [100, 480, 200, 660],
    { towards: [4, 12], soft: 6, shade: '#1a0c1c', rim: '#ffc888', rimWidth: 2 },
    () => {
      art.fill(byHand(polygon(points('118,480 134,476 160,612 130,618')), 2), '#5c3430');
      art.fill(byHand(polygon(points('118,600 170,592 172,616 122,624')), 2), '#7a4a3a');
    },
  );
  for (const [knots, fill] of [
    [
      '118,616! 96,640 92,590 70,560! 78,620 84,668 112,696 140,728! 158,700 196,676 202,624 194,578! 184,610 172,640 172,612!',
      '#e0522c',
    ],
    [
      '126,620! 106,652 104,620 92,604! 98,650 118,680 142,706! 158,680 184,656 188,622! 176,642 166,648 166,616!',
      '#ff9a3c',
    ],
    ['134,624! 122,650 128,666 144,686! 156,662 172,648 160,618!', '#ffe08a'],
  ] as const)
    art.fill(byHand(closed(knots), 2), fill);
  stippledGlow(art, X + 2, Y + 10, 60, '#fff3c0', 0.9);
  const chance = random('sparks');
  art.blot(
    range(46, (): Path => {
      const t = chance();
      return ellipse(
        X + chance.between(-70, 70) + t * 120,
        Y - 30 - t * chance.between(60, 420),
        chance.between(0.8, 2.4),
      );
    }),
    '#ffc06a',
    0.9,
  );
}

/** Ground of rock, and an iron ring in a block. */
function ground(art: Art): void {
  const floor = byHand(polygon(points('-40,800 80,784 200,796 330,782 460,796 640,780 640,900 -40,900')), 4);
  art.fill(floor, '#2a1428');
  stippled(art, floor, '#a8482c', [480, 820], [120, 780], [0, 0.9]);
  modelled(
    art,
    [240, 690, 420, 820],
    { towards: [-16, 2], soft: 12, shade: '#0f0820', rim: '#ff9a5c', rimWidth: 2.4 },
    () => {
      art.fill(byHand(polygon(points('272,808 278,724 384,720 396,806')), 2), '#5c3038');
    },
  );
  printed(
    art,
    [330, 780, 556, 840],
    () => void art.fill(polygon(points('390,806 300,806 470,836 556,826 556,806')), '#0b0616', 0.9),
  );
  art.line(ellipse(330, 742, 13, 15), 5, '#17101f').line(ellipse(329, 741, 13, 15), 1.4, '#e8905c');
}

/** Two people look up; their chains hang slack. */
function captives(art: Art): void {
  const hair = {
    long: '-4.6,-89! -5.6,-96 0,-101 6.4,-97 7.6,-88 8,-78 6,-66! 0,-68 -6,-64! -6,-76',
    short: '-4.4,-91! -4.8,-97 1,-101 6.4,-97 6.4,-91! 4.6,-87 1,-86 -3,-87',
  };
  for (const [x, y, scale, mirror, skin, cut] of [
    [236, 852, 2.05, false, '#c07a58', hair.long],
    [440, 856, 2.2, true, '#a86248', hair.short],
  ] as const) {
    const box = local(art, x, y, scale, { mirror });
    const region = [x - 50, y - 236, x + 50, y + 16] as const;
    printed(art, [x - 20, y - 30, 556, y + 20], () => {
      art.fill(castShadow(box.place(body(standing).all), y, 0.8, 0.07), '#0b0616', 0.9);
    });
    const lit = {
      towards: [-9, 3] as [number, number],
      soft: 8,
      shade: '#180a24',
      rim: '#ffb878',
      rimWidth: 2.2,
    };
    modelled(art, region, lit, () => void box.fill(body(standing).all, skin));
    modelled(
      art,
      region,
      lit,
      () =>
        void box.fill(
          closed('-9.6,-60! 0,-57 9.4,-60! 11,-46 12.4,-30! 6,-27 0,-30 -6,-26 -12,-29! -11,-46'),
          '#6a2840',
        ),
    );
    art.blot(
      ['-5,-56 -6,-42 -8,-30', '1,-55 2,-42 1,-31', '6,-56 8,-44 9,-31'].map((fold, i) =>
        ink(box.place(curve(fold)), INK.form, i),
      ),
      '#2c0f28',
    );
    modelled(art, region, { ...lit, soft: 5 }, () => void box.fill(closed(cut), '#3a1824'));
    art.blot(ink(box.place(curve('-0.4,-79 -0.8,-70 -1.4,-58')), INK.detail, x), '#4a1c2c');
  }
  for (const [x, y] of [
    [267, 748],
    [408, 742],
  ] as const) {
    art
      .fill(roundRect(x - 8, y - 6, 16, 11, 3), '#17101f')
      .line(roundRect(x - 8, y - 6, 16, 11, 3), 1.4, '#e8905c');
  }
  chain(art, curve('322,750 312,800 286,800 268,752'), 19, 5.4);
  chain(art, curve('340,750 356,806 390,800 408,746'), 19, 5.4);
}

/** Half of the goat is darkness, one eye is an ember; two people stand before it, and their chains hang slack. */
export const picture = defineCard({
  name: 'tarot/15-devil',
  light: [X, Y],
  numeral: 'XV',
  draw(art) {
    cavern(art);
    goatInShadow(art, 338, 372, 1.5, 6);
    torch(art);
    ground(art);
    captives(art);
  },
});
