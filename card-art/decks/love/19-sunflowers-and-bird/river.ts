import {
  byHand,
  INK,
  ink,
  outOfFocus,
  printed,
  ripples,
  stippled,
  strokes,
} from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  Path,
  points,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';

/** Clear water over weeds that the current combs to the lower left; the sky lies on it far off. */
export function river(art: Art): void {
  const all = roundRect(40, 60, 520, 820);
  art.fill(
    all,
    art.linear(120, 860, 420, 90, ramp(0, '#568579', 0.35, '#80ae9b', 0.7, '#a6c9b0', 1, '#cbdfc6')),
  );
  weeds(art);
  // a cloud on the water
  for (const [knots, fill, opacity] of [
    ['30,150 110,120 190,128 250,104 330,112 400,90 480,96 580,70 580,50 30,50', '#d8e6cc', 0.75],
    ['30,330 80,312 150,316 176,330 150,344 70,350 30,346', '#c4d9c0', 0.6],
    ['420,306 480,286 570,290 570,330 500,334 440,322', '#c4d9c0', 0.55],
  ] as const)
    stippled(art, closed(knots), fill, [0, 350], [60, 60], [0.1, opacity]);
  const chance = random('river light');
  ripples(
    art,
    54,
    () => {
      const y = chance.between(90, 800);
      return {
        x: chance.between(50, 550),
        y,
        half: chance.between(10, 30) * lerp(0.6, 1.15, y / 800),
        rise: chance.between(-2, 5),
        weight: chance.between(1, 2.4),
      };
    },
    [
      ['#e4efd6', 0.85],
      ['#508478', 0.5],
    ],
  );
}

function weeds(art: Art): void {
  const chance = random('weeds');
  const manes = (
    [
      [140, 470, 1.1],
      [92, 600, 0.9],
      [470, 520, 1.15],
      [520, 640, 0.9],
      [330, 700, 1],
      [420, 250, 0.7],
      [210, 210, 0.7],
    ] as const
  ).map(([x, y, size]) =>
    Path.join(
      range(9, (i) => {
        const dx = (i - 4) * 9 * size + chance.between(-4, 4);
        const long = size * chance.between(90, 150);
        const sway = chance.between(-14, 14);
        return ribbon(
          curve(
            `${x + dx},${y - 30} ${x + dx * 1.1 - 10 + sway},${y + long * 0.3} ${x + dx * 1.2 - 34 - sway},${y + long * 0.65} ${x + dx * 1.3 - 46},${y + long}`,
          ),
          9 * size,
          { samples: 12, peak: 0.35 },
        );
      }),
    ),
  );
  outOfFocus(art, 1.6, () => {
    art.blot(
      manes.map((mane) => mane.translate(10, -8)),
      '#5f8f7c',
      0.5,
    );
    art.blot(manes, '#a0b68f', 0.55);
  });
}

/** A pad from above with its slit, and another and a flower beside it: cut by the window's edge. */
export function pads(art: Art): void {
  const pad = (x: number, y: number, r: number, turn: number): Path =>
    Path.join(
      range(1, () => {
        const rim = range(26, (i) => {
          const angle = (turn + 10 + (i * 340) / 25) * (Math.PI / 180);
          const reach = r * (1 + 0.03 * Math.sin(i * 1.7));
          return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.82] as const;
        });
        return polygon([[x, y], ...rim]);
      }),
    );
  const all = [
    [70, 322, 34, 30],
    [62, 392, 44, -40],
    [116, 356, 26, 160],
    [524, 392, 40, 200],
    [548, 456, 30, 90],
    [540, 330, 26, 140],
    [118, 728, 40, -20],
    [188, 752, 27, 70],
    [66, 772, 36, 200],
  ] as const;
  art.blot(
    all.map(([x, y, r, turn]) => pad(x + 7, y - 7, r, turn)),
    '#244a46',
    0.6,
  );
  for (const [i, [x, y, r, turn]] of all.entries()) {
    const shape = pad(x, y, r, turn);
    art.fill(shape, i % 2 ? '#92a47e' : '#a6b38a');
    stippled(art, shape, '#4c6f57', [x - r * 0.2, y + r * 0.4], [x + r, y - r], [0, 0.8]);
    art.line(
      range(7, (k) => {
        const angle = ((turn + 40 + k * 46) * Math.PI) / 180;
        return curve(`${x},${y} ${x + Math.cos(angle) * r * 0.8},${y + Math.sin(angle) * r * 0.66}`);
      }),
      0.8,
      '#dbdfb3',
    );
  }
  for (const [x, y, size] of [
    [104, 400, 1],
    [512, 430, 0.85],
    [136, 722, 1.1],
  ] as const)
    waterLily(art, x, y, size);
}

function waterLily(art: Art, x: number, y: number, size: number): void {
  const ring = (count: number, reach: number, wide: number, turn: number): Path =>
    Path.join(
      range(count, (i) =>
        closed(`0,0! ${-wide},-${reach * 0.5} 0,-${reach}! ${wide},-${reach * 0.5}`)
          .rotate(turn + (i * 360) / count)
          .scale(size, size * 0.8)
          .translate(x, y),
      ),
    );
  art
    .blot(ring(9, 19, 5, 0), '#d99a9c')
    .blot(ring(8, 15, 5, 20), '#f0c4be')
    .blot(ring(6, 9, 3.6, 0), '#fff0e2');
  art.blot(ellipse(x, y, 3.4 * size, 2.8 * size), '#e6b851');
}

/** What our bridge throws on the water: the rail, and those who lean on it; one lifts an arm. */
export function bridgeShadow(art: Art): void {
  const rail = polygon(points('30,752 570,712 570,734 30,774'));
  const wall = polygon(points('30,852 570,816 570,890 30,890'));
  const balusters = range(15, (i) => {
    const x = 46 + i * 38;
    const y = 768 - i * 2.7;
    return closed(
      `${x - 6},${y}! ${x + 6},${y}! ${x + 4},${y + 14} ${x + 10},${y + 48} ${x + 5},${y + 76} ${x + 8},${y + 92}! ${x - 10},${y + 92}! ${x - 5},${y + 76} ${x - 10},${y + 48} ${x - 4},${y + 14}`,
    );
  });
  const waving = closed(
    '396,744! 394,700 398,676 412,666 424,664 422,656 418,646 420,632 432,626 444,630 448,642 444,654 440,662 450,666 462,660 474,640 484,612 484,598 476,586 473,576! 480,578 486,586! 485,572 488,563! 493,572 494,584! 499,572 505,567! 505,578 501,589! 508,583 514,584! 509,593 502,603 496,622 486,650 474,674 462,690 464,716 466,744!',
  );
  const child = closed(
    '330,750! 330,722 338,708 346,704 340,694 342,682 354,676 366,682 368,694 362,704 372,710 378,724 378,748!',
  );
  const hat = closed('404,640 420,634 422,622 434,616 446,622 448,634 464,640 448,648 420,648');
  printed(art, [40, 560, 560, 880], () => {
    // the water carries it, so its edges are never straight
    art.fill(byHand(Path.join(rail, wall, ...balusters, waving, child, hat), 3.4), '#2f5f59', 0.82);
  });
  strokes(
    art,
    ['60,800 110,796', '250,806 300,800', '430,780 470,776', '150,840 196,834', '360,812 392,808'],
    INK.form,
    '#8db5a2',
    0.3,
  );
  art.blot([ink(curve('200,742 240,736 262,738'), 1.8, 4), ink(curve('500,726 530,722'), 1.4, 5)], '#e4efd6');
}
