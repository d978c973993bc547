import { defineCard } from '../../define.ts';
import {
  byHand,
  contactShadow,
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
  lerp,
  line,
  points,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { house } from './09-lit-window/house.ts';
import { hydrangea, hydrangeaLeaf } from './09-lit-window/hydrangea.ts';
import { walker } from './09-lit-window/walker.ts';

/** The lit window. */
const [X, Y] = [402, 536];

/** Blue dusk with rain in it; the valley the walker comes from. */
function dusk(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 720),
    art.linear(0, 80, 0, 620, ramp(0, '#232c5e', 0.5, '#4a5c98', 0.85, '#8c9cc8', 1, '#c0b4c8')),
  );
  for (const [knots, fill, mist] of [
    ['30,560 90,536 170,552 240,524 330,544 570,530', '#7484b4', '#9aa6cc'],
    ['30,606 110,588 190,600 280,578 570,590', '#52649c', '#7484b4'],
    ['30,660 100,636 180,648 290,630 570,640', '#3a4a80', '#52649c'],
  ] as const) {
    const hill = byHand(polygon([...points(knots), [570, 880], [30, 880]]), 4);
    art.fill(hill, fill);
    stippled(art, hill, mist, [0, hill.bounds()[1] + 14], [0, hill.bounds()[1] + 90], [0, 0.9]);
  }
  for (const [x, y, h] of [
    [76, 640, 96],
    [104, 642, 70],
    [258, 634, 60],
    [276, 636, 84],
  ] as const)
    art.fill(
      byHand(
        spline(
          [
            [x - 4, y, 1],
            [x - 13, y - h * 0.4],
            [x, y - h, 1],
            [x + 13, y - h * 0.4],
            [x + 4, y, 1],
          ],
          true,
        ),
        1.5,
      ),
      '#2c3a6c',
    );
}

/** A fence along the rise, beyond the path. */
function fence(art: Art): void {
  const crest = curve('40,706 120,690 220,672 306,664');
  modelled(
    art,
    [30, 630, 320, 740],
    { towards: [3, -3], soft: 3, shade: '#161a3c', rim: '#c0a8b4', rimWidth: 1.6 },
    () => {
      for (const lift of [20, 36])
        art.fill(ribbon(crest.translate(0, -lift + 8), 6, { start: 1, end: 0.8 }), '#3c4478');
      for (const { x, y } of crest.walk(8))
        art.fill(
          byHand(
            polygon([
              [x - 4, y + 16],
              [x - 4, y - 36],
              [x, y - 42],
              [x + 4, y - 36],
              [x + 4, y + 16],
            ]),
            1.5,
          ),
          '#4a5288',
        );
    },
  );
}

/** The rise the house stands on, steps, and the wet path. */
function ground(art: Art): void {
  const rise = byHand(closed('30,716! 120,696 220,676 300,664 420,660 640,664! 640,900! 30,900!'), 2);
  modelled(
    art,
    [20, 640, 660, 920],
    { towards: [4, -14], soft: 12, shade: '#161a3c', rim: '#8c9cc8', rimWidth: 2 },
    () => void art.fill(rise, '#38487c'),
  );
  stippled(art, rise, '#182048', [0, 740], [0, 860]);
  const way = closed(
    '500,668! 566,668! 548,700 470,734 400,770 366,820 372,890! 96,890! 128,826 210,772 330,730 440,704',
  );
  art.fill(way, art.linear(0, 668, 0, 862, ramp(0, '#7c80b0', 1, '#4c5890')));
  art.clip(way, () => {
    stippledGlow(art, 404, 740, 84, '#f0b070', 0.9, 1.1);
    const chance = random('stones');
    art.blot(
      range(60, (i) => {
        const t = (i / 60) ** 1.3;
        const y = lerp(680, 856, t);
        const half = lerp(8, 30, t) * chance.between(0.7, 1.2);
        const x = lerp(500, 240, t ** 0.6) + chance.between(-0.5, 0.5) * lerp(90, 280, t);
        return ink(
          spline([
            [x - half, y],
            [x - half * 0.5, y - lerp(1, 5, t)],
            [x + half * 0.5, y - lerp(1, 5, t)],
            [x + half, y],
          ]),
          lerp(1.2, 2.6, t),
          i,
          0.2,
        );
      }),
      '#2c3468',
    );
    art.blot(
      range(22, (i) => {
        const [x, y] = [404 + chance.between(-44, 44), lerp(702, 846, i / 21)];
        const half = chance.between(9, 24);
        return ink(line(x - half, y, x + half, y + chance.between(-1, 1)), chance.between(2, 3.6), i, 0.2);
      }),
      '#ffd090',
      0.85,
    );
  });
  for (const [y, left, right] of [
    [672, 494, 572],
    [686, 478, 566],
  ] as const)
    modelled(
      art,
      [460, y - 8, 590, y + 20],
      { towards: [-3, -6], soft: 4, shade: '#161a3c', rim: '#ffd68a', rimWidth: 1.8 },
      () => void art.fill(roundRect(left, y, right - left, 12, 3), '#6a6a9c'),
    );
  const pane = polygon(points('330,676 470,676 430,742 250,742'));
  printed(
    art,
    [240, 670, 480, 750],
    () => void art.fill(pane, art.linear(0, 676, 0, 742, ramp(0, '#ffc880', 0.7, 1, '#ffc880', 0))),
  );
}

/** Rain between us and the house; what falls past the window is lit. */
function rain(art: Art): void {
  const chance = random('rain');
  const drops = range(90, () => {
    const [x, y, length] = [chance.between(40, 580), chance.between(110, 840), chance.between(12, 34)];
    return { near: Math.hypot(x - X, y - Y) < 130, path: line(x, y, x - length * 0.22, y + length) };
  });
  art.line(
    drops.filter(({ near }) => !near).map(({ path }) => path),
    1.1,
    '#b4c0e4',
    0.6,
  );
  art.line(
    drops.filter(({ near }) => near).map(({ path }) => path),
    1.1,
    '#ffe6b8',
    0.75,
  );
}

/** A rainy dusk: somebody comes up the path, and in the one lit window somebody looks out. */
export const picture = defineCard({
  name: 'love/09-lit-window',
  light: [X, Y],
  numeral: 'IX',
  draw(art) {
    dusk(art);
    house(art);
    ground(art);
    fence(art);
    rain(art);
    contactShadow(art, 168, 848, 70, 10, '#161a3c');
    walker(art, 174, 844, 1.02);
    hydrangeaLeaf(art, 400, 870, 120, 34);
    hydrangeaLeaf(art, 560, 880, 130, -40);
    hydrangeaLeaf(art, 450, 890, 110, -20);
    hydrangea(art, 524, 776, 56, ['#7c94cc', '#94a8dc', '#6a80bc']);
    hydrangea(art, 446, 830, 50, ['#9890cc', '#8480bc', '#aca4dc']);
  },
});
