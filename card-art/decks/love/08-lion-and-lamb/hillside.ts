import { byHand, contactShadow, INK, ink, outOfFocus, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  local,
  Path,
  points,
  polygon,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** A blue mountain and hills in the noon haze, a lake at their foot. */
export function valley(art: Art): void {
  art.fill(
    roundRect(40, 50, 520, 640),
    art.linear(0, 250, 0, 560, ramp(0, '#c9d6cd', 0.5, '#e6e6cc', 1, '#efe9c6')),
  );
  for (const [crest, fill, light] of [
    [
      '30,470 70,420 120,372 166,336 206,352 250,392 300,420 352,448 420,462 480,452 570,470',
      '#7f9c9f',
      '#b9c9bf',
    ],
    ['30,520 90,492 150,500 220,478 300,492 380,486 450,500 570,488', '#6d8b86', '#a9bba4'],
  ] as const) {
    const hill = byHand(Path.join(curve(crest)).lineTo(570, 600).lineTo(30, 600).close(), 2);
    art.fill(hill, fill);
    stippled(art, hill, light, [300, 460], [300, 520], [0, 0.95]);
  }
  // the mountain's shaded flank
  stippled(
    art,
    byHand(
      polygon(
        points(
          '166,338 206,352 250,392 300,420 352,448 420,462 400,500 330,510 270,500 236,470 222,440 206,424 196,392 178,372',
        ),
      ),
      2,
    ),
    '#54747c',
    [160, 340],
    [330, 460],
    [0.95, 0],
  );
  art.fill(byHand(polygon(points('30,538 160,530 320,534 470,528 570,532 570,560 30,562')), 2), '#e3ebd8');
  art.blot(
    range(9, (i) =>
      ink(
        curve(
          `${70 + i * 46},${542 + (i % 3) * 5} ${90 + i * 46},${541 + (i % 3) * 5} ${108 + i * 46},${542 + (i % 3) * 5}`,
        ),
        1.6,
        i,
        0.3,
      ),
    ),
    '#8aa9a6',
  );
}

/** The meadow out in the sun, where somebody who counts a flock looks the wrong way. */
export function meadow(art: Art): void {
  const slope = byHand(polygon(points('30,566 120,556 230,562 340,552 450,560 570,548 570,760 30,760')), 3);
  art.fill(slope, '#c9c89d');
  stippled(art, slope, '#f1e9b4', [300, 650], [260, 600], [0, 0.95]);
  art.blot(
    [
      closed('250,556 262,530 276,512 288,532 296,554'),
      closed('284,556 300,520 316,538 322,554'),
      closed('60,562 72,544 92,540 108,556 96,566'),
    ].map((one) => byHand(one, 2)),
    '#5f7a66',
  );
  const sheep: (readonly [x: number, y: number, size: number])[] = [
    [76, 604, 1.1],
    [128, 572, 0.8],
    [64, 630, 1.3],
    [62, 582, 0.85],
    [418, 572, 0.8],
    [398, 582, 0.9],
  ];
  for (const [i, [x, y, size]] of sheep.entries()) {
    const box = local(art, x, y, size, { mirror: i % 2 === 0 });
    box
      .fill(ellipse(7, 8, 14, 3), '#8f946b')
      .fill(closed('-10,-4 -4,-9 5,-9 11,-4 10,4 0,6 -10,4'), '#fdf6e2');
    box.blot([ellipse(12, -4, 3.6, 3), Path.join(roundRect(-7, 4, 2, 5), roundRect(6, 4, 2, 5))], '#5c4c44');
  }
  const who = local(art, 92, 556, 0.5);
  who
    .fill(closed('4,62! 60,70 64,74 2,68'), '#8f946b')
    .fill(closed('-12,62! -14,20 -10,0 0,-6 10,0 14,22 12,62! 6,64 2,34 -4,64!'), '#4c6470');
  who
    .fill(ellipse(0, -14, 8, 9), '#a87a5a')
    .fill(closed('-16,-17 -8,-21 -6,-28 6,-28 8,-21 16,-17 0,-14'), '#caa868');
  who.line(curve('-8,4 -20,-6 -8,-16'), 5, '#4c6470').line(curve('22,-16 20,20 19,64'), 2.4, '#6a5038');
}

/** The ground in the tree's shade, and where the sun gets through. */
export function ground(art: Art): void {
  const shade = byHand(
    polygon(points('30,664 100,650 190,660 280,646 380,654 470,640 570,648 570,900 30,900')),
    4,
  );
  art.fill(shade, art.linear(0, 650, 0, 868, ramp(0, '#6d7a58', 0.5, '#4f6049', 1, '#33463a')));
  stippled(art, shade, '#d8d296', [300, 690], [300, 648], [0, 0.8]);
  const chance = random('sun spots');
  art.blot(
    range(16, (i) =>
      byHand(ellipse(chance.between(60, 540), chance.between(690, 850), 5 + (i % 4) * 5, 1.6 + (i % 4)), 2),
    ),
    '#8b966e',
    0.8,
  );
  contactShadow(art, 320, 806, 280, 30, '#24342c');
}

/** Blades and flowers close to us; one leaf is too near to be sharp. */
export function grass(art: Art): void {
  const chance = random('shade grass');
  for (const [count, base, low, high, fill] of [
    [30, 862, 20, 44, '#5d7052'],
    [34, 878, 26, 56, '#2b3d33'],
  ] as const)
    art.blot(
      range(count, () =>
        leaf(
          chance.between(44, 556),
          base,
          chance.between(low, high),
          chance.between(5, 9),
          chance.between(-26, 26),
          chance.between(-8, 8),
        ),
      ),
      fill,
    );
  for (const [x, y, tone] of [
    [84, 818, '#c9707c'],
    [104, 836, '#d98c90'],
    [66, 842, '#c9707c'],
    [470, 838, '#d98c90'],
    [492, 826, '#c9707c'],
  ] as const) {
    art.blot(ink(curve(`${x},${y} ${x + 3},${y + 18} ${x},872`), 2.2, x, 0), '#5d7052');
    art.blot(
      range(5, (i) => leaf(x, y, 11, 7, -70 + i * 34)),
      tone,
    );
    art.blot(ink(curve(`${x - 3},${y} ${x},${y + 2} ${x + 3},${y}`), INK.form, x, 0), '#6e2844');
  }
  outOfFocus(art, 4, () => {
    art.blot(
      [leaf(560, 900, 150, 40, -32, 10), leaf(590, 880, 140, 34, -14, -8), leaf(40, 900, 90, 26, 24, 6)],
      '#1f2f29',
    );
  });
}
