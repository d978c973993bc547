import { byHand, INK, ink, lit, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, arc, closed, ellipse, type Path, ramp, random, range } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** The rim's middle, the water's two half axes. */
const [X, Y, RX, RY] = [402, 486, 136, 37];

const STONE = closed(
  '224,488! 229,466 254,446 300,441 356,428 420,433 486,432 548,448 590,470! 596,520 580,620 540,700! 300,700 246,668 222,616 217,566 228,524',
);
const paint = lit({
  from: { towards: [0.1, -1] },
  shade: '#46594e',
  rim: '#eef2e2',
  rimWidth: 2.4,
  stray: 2,
});

/** Where drops have landed: place on the water, the rings' half widths. */
const RINGS: readonly (readonly [x: number, y: number, ...radii: number[]])[] = [
  [350, 492, 8, 20, 38, 60],
  [446, 474, 6, 16, 30],
  [480, 500, 5, 13],
  [404, 508, 4, 10, 17],
  [312, 480, 5],
  [414, 462, 4, 9],
];

/** A stone basin of the garden, brimful; rain falls into it. */
export function basin(art: Art): void {
  paint(art, STONE, '#a3b09f', 26);
  // hewn, not turned: planes that meet at dull edges
  for (const [plane, to, strength] of [
    ['226,500! 250,524 262,590 300,700! 240,700! 214,600', [300, 620], 0.5],
    ['452,528! 520,520 596,500! 596,700! 480,700! 462,610', [600, 560], 0.75],
    ['250,522! 330,534 402,538 480,534 590,516! 590,540 480,552 380,554 300,548!', [400, 516], 0.7],
  ] as const)
    stippled(art, closed(plane), '#5f7466', [380, 600], [...to], [0, strength]);
  const chance = random('stone');
  art.blot(
    range(60, () =>
      byHand(
        ellipse(
          chance.between(232, 556),
          chance.between(540, 690),
          chance.between(1, 3.4),
          chance.between(0.8, 2),
        ),
        1,
      ),
    ),
    '#7d8f80',
  );
  strokes(
    art,
    ['250,560 262,600 258,640', '330,580 338,620', '470,560 462,610 474,650', '520,540 530,580'],
    INK.form,
    '#6c7f70',
    0.3,
  );
  const bowl = byHand(ellipse(X, Y, RX + 15, RY + 8), 3.4);
  art.fill(bowl, '#6c8072');
  const water = byHand(ellipse(X, Y + 2, RX + 6, RY + 1), 3.4);
  art.fill(
    water,
    art.linear(0, Y - RY, 0, Y + RY, ramp(0, '#5f7f6c', 0.3, '#a9c2ae', 0.7, '#d6e2d2', 1, '#eff3e4')),
  );
  art.clip(water, () => {
    stippled(art, ellipse(X + 70, Y - 22, 110, 26), '#3f6651', [X, Y - 40], [X, Y + 4], [0.85, 0]);
    for (const [x, y, ...radii] of RINGS) rings(art, x, y, radii);
  });
  crowns(art);
  moss(art);
}

/** Rings wax and fade outwards: a lit line, and a dark one inside it. */
function rings(art: Art, x: number, y: number, radii: readonly number[]): void {
  radii.forEach((radius, i) => {
    const turn = i * 70 + x;
    const line = (from: number, to: number, grow: number): Path =>
      arc(x, y, radius + grow, from, to, (radius + grow) * 0.28);
    const weight = 2.6 - i * 0.4;
    art.blot(ink(line(turn, turn + 350, -2), weight, `${x}${i}`, 0.02), '#55796a', 0.8);
    art.blot(ink(line(turn, turn + 350, 0), weight, `${i}${x}`, 0.02), '#fbfdf2');
  });
}

/** Drops that have just struck the water. */
function crowns(art: Art): void {
  for (const [x, y, tall] of [
    [350, 490, 17],
    [446, 472, 11],
    [404, 507, 8],
  ] as const) {
    art.fill(
      closed(
        `${x - 3},${y}! ${x - 1},${y - tall * 0.6} ${x},${y - tall}! ${x + 1},${y - tall * 0.6} ${x + 3},${y}!`,
      ),
      '#fbfdf2',
    );
    art.fill(ellipse(x, y - tall - 3.4, 2.4, 2.8), '#fbfdf2');
    art.fill([ellipse(x - 8, y - tall * 0.6, 1.4), ellipse(x + 9, y - tall * 0.8, 1.6)], '#fbfdf2');
  }
}

/** Moss climbs the foot of the stone. */
function moss(art: Art): void {
  const cushion = byHand(
    closed('232,600! 262,610 290,640 330,632 372,652 430,640 470,626 520,640 590,600! 590,720! 240,720!'),
    4,
  );
  art.fill(cushion, '#6f9a5e');
  stippled(art, cushion, '#35604a', [0, 620], [0, 700], [0.1, 1]);
  const chance = random('basin moss');
  const tufts = cushion
    .walk(120)
    .slice(0, 76)
    .map(({ x, y }): [Path, number] => [
      leaf(x, y + chance.between(0, 14), chance.between(5, 10), 3.6, chance.between(-50, 50)),
      chance(),
    ]);
  (['#5f8c56', '#86ad68', '#b2cb86'] as const).forEach((tone, tier) => {
    art.blot(
      tufts.filter(([, rank]) => Math.floor(rank * 3) === tier).map(([tuft]) => tuft),
      tone,
    );
  });
}
