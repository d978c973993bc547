import {
  byHand,
  contactShadow,
  ink,
  modelled,
  outOfFocus,
  stippled,
  stippledGlow,
} from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  lerp,
  line,
  Path,
  type Point,
  points,
  polygon,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { alongWall, byFlame, CORNER, FLAME } from './view.ts';

/** A clear night over the valley that the lane goes down into. */
export function night(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 660),
    art.linear(0, 80, 0, 640, ramp(0, '#0b1c30', 0.5, '#1b4057', 0.85, '#3c7478', 1, '#7a9a80')),
  );
  outOfFocus(art, 1.6, () => {
    for (const [knots, fill] of [
      ['30,560 90,540 150,548 220,522 300,540 380,530', '#2c5a62'],
      ['30,604 80,596 150,578 220,592 290,582 380,590', '#1c4248'],
      ['30,640 100,628 180,634 260,622 380,630', '#143238'],
    ] as const)
      art.fill(byHand(polygon([...points(knots), [380, 720], [30, 720]]), 4), fill);
    // two farms are still up
    for (const [x, y] of [
      [92, 600],
      [104, 603],
      [262, 604],
    ] as const)
      art.fill(roundRect(x, y, 5, 6), '#ffc870');
  });
}

/** Stars, and what the moths shed: it drifts off round the lantern until nobody can tell one from the other. */
export function starsAndPowder(art: Art): void {
  const chance = random('powder');
  const stars = range(34, () =>
    ellipse(chance.between(60, 400), chance.between(110, 500), chance.between(0.8, 2)),
  );
  const powder = range(96, (i) => {
    const t = i / 96;
    const [turn, out] = [t * 5.2 - 1, lerp(92, 190, t)];
    const [x, y] = [
      FLAME[0] + Math.cos(turn) * out * 0.84 + chance.between(-13, 13),
      FLAME[1] - 24 - Math.sin(turn) * out * 0.7 + chance.between(-13, 13),
    ];
    return ellipse(x, y, chance.between(0.9, 2.2));
  });
  art.blot(stars, '#dff0e4', 0.9);
  art.blot(powder, '#e6f4d0', 0.95);
}

/** The lane and the verge beyond it. */
export function ground(art: Art): void {
  const lane = byHand(polygon(points('30,676 150,664 320,668 570,760 570,890 30,890')), 2);
  art.fill(lane, art.linear(0, 660, 0, 868, ramp(0, '#4c6450', 0.5, '#3a5048', 1, '#1a2c30')));
  art.clip(lane, () => stippledGlow(art, 226, 782, 300, '#e6b868', 1, 0.46));
  const chance = random('pebbles');
  art.blot(
    range(34, (i) => {
      const t = chance.between(0.1, 1);
      const [x, y, half] = [
        chance.between(60, 540),
        lerp(690, 862, t),
        lerp(5, 16, t) * chance.between(0.6, 1.2),
      ];
      return ink(line(x - half, y, x + half, y + chance.between(-1.5, 1.5)), lerp(1.4, 3, t), i, 0.1);
    }),
    '#263a38',
    0.75,
  );
  const grass = Path.join(
    range(64, (i) => {
      const [x, h] = [40 + i * 4.2, chance.between(8, 34)];
      return polygon([
        [x - 2.4, 682],
        [x + chance.between(-9, 9), 678 - h],
        [x + 2.4, 682],
      ]);
    }),
  );
  art.blot(grass, '#16302e');
}

/** The corner of a plastered storehouse: the flame lies on its wall. */
export function storehouse(art: Art): void {
  const [right, top, foot] = [566, 262, 772];
  const at = (y: number, x: number): Point => [x, alongWall(y, x)];
  const wall = polygon([at(top, CORNER), at(top, right), at(foot, right), at(foot, CORNER)]);
  const light = art.radial(
    FLAME[0],
    FLAME[1],
    500,
    ramp(0, '#fff0bc', 0.26, '#f7d998', 0.46, '#dcb368', 0.68, '#a28c50', 0.88, '#586c50', 1, '#33504a'),
  );
  modelled(
    art,
    [CORNER - 20, 90, 640, 860],
    { towards: [-5, 1], soft: 5, shade: '#46543c', rim: '#fff2c4', rimWidth: 2.4 },
    () => void art.fill(wall, light),
  );
  stippled(art, wall, '#2a4644', [430, 640], [580, 830], [0, 0.85]);
  stippled(art, wall, '#2a4644', [420, 330], [470, 180], [0, 0.9]);
  // stones carry it
  const stones = range(5, (i) => {
    const [a, b] = [CORNER - 7 + i * 56, CORNER + 48 + i * 56];
    return byHand(polygon([at(foot - 26, a), at(foot - 27, b), at(foot + 18, b), at(foot + 18, a)]), 2.4);
  });
  for (const stone of stones) byFlame(art, stone, '#6c7660', 7);
  // its eaves: the boards below catch the light, the tiles do not
  const under = polygon([
    [CORNER - 44, 286],
    at(top, CORNER + 10),
    at(top, right),
    at(top - 62, right),
    [CORNER - 44, 250],
  ]);
  art.fill(under, art.linear(270, 0, 540, 0, ramp(0, '#b98a4c', 0.5, '#5c5c40', 1, '#22383a')));
  art.blot(
    range(9, (i) => {
      const x = CORNER - 26 + i * 32;
      return polygon([at(top - 34, x), at(top - 35, x + 11), at(top + 3, x + 26), at(top + 3, x + 13)]);
    }),
    '#4a4a34',
  );
  const tiles = polygon([[CORNER - 58, 268], at(top - 40, right), [right, 60], [CORNER + 90, 60]]);
  byFlame(art, byHand(tiles, 2), '#173038', 10, { rim: '#e8b468', towards: [-0.3, 0.9] });
  art.clip(tiles, () => {
    art.blot(
      range(12, (i) => {
        const x = CORNER - 44 + i * 28;
        return ink(line(x, alongWall(top - 38, x), x + 96, alongWall(top - 38, x) - 140), 3.4, i, 0);
      }),
      '#0c1d26',
    );
  });
  contactShadow(art, 440, 792, 170, 12, '#142428');
}

/** Leaves of the bank we stand on, near and dark. */
export function nearLeaves(art: Art): void {
  outOfFocus(art, 2.4, () => {
    for (const leaf of [
      '568,890! 520,840 500,790 492,742! 530,770 560,810 580,860',
      '500,890! 474,862 450,842 420,834! 460,826 500,838 530,870',
    ])
      art.fill(closed(leaf), '#0b1c20');
  });
}
