import { byHand, INK, ink, lit, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, arc, closed, ellipse, Path, ramp, random, range } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** The rim's middle, the water's two half axes. */
const [X, Y, RX, RY] = [402, 486, 142, 38];
/** The rim's outer edge: as broad a ring as stone needs, narrower before and behind, as a ring is that lies flat. */
const OUTER = [X - 2, Y + 3, 187, 59] as const;
const BRIM = ellipse(...OUTER);

const STONE = Path.join(
  BRIM,
  closed('213,489! 214,530 216,570 222,616 246,668 300,700! 540,700! 576,640 586,560 587,489!'),
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
    [
      '213,492! 226,518 262,536 310,545 400,551 490,546 540,536 587,500! 587,530 540,560 480,570 400,575 310,569 250,556 214,530!',
      [400, 530],
      0.9,
    ],
  ] as const)
    stippled(art, closed(plane), '#5f7466', [380, 600], [...to], [0, strength]);
  brim(art);
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
  const water = ellipse(X, Y + 5, RX, RY - 2);
  // the far inner wall stands in its own shade, down to the water
  art.fill(ellipse(X, Y, RX + 4, RY + 2), '#55695d');
  art.fill(
    water,
    art.linear(0, Y - RY, 0, Y + RY, ramp(0, '#5f7f6c', 0.3, '#a9c2ae', 0.7, '#d6e2d2', 1, '#eff3e4')),
  );
  strokes(art, [arc(X, Y, RX + 4, 92, 268, RY + 2)], 2.2, '#f2f5e6', 0.02);
  art.clip(water, () => {
    stippled(art, ellipse(X + 70, Y - 22, 110, 26), '#3f6651', [X, Y - 40], [X, Y + 4], [0.85, 0]);
    for (const [x, y, ...radii] of RINGS) rings(art, x, y, radii);
  });
  crowns(art);
  moss(art);
}

/** The rim's level top, wet and bright, its outer edge worn and chipped. */
function brim(art: Art): void {
  const top = byHand(BRIM, 1.2);
  art.fill(top, art.linear(216, 0, 588, 0, ramp(0, '#c9d2c1', 0.4, '#dbe2d2', 1, '#a9b6a6')));
  art.clip(top, () => {
    stippled(art, ellipse(X + 60, Y - 46, 190, 30), '#7f9283', [X, Y - 62], [X, Y - 30], [0.7, 0]);
    art.fill(closed('300,545! 312,536 326,538 334,550!'), '#93a294');
  });
  strokes(
    art,
    [arc(...(OUTER.slice(0, 3) as [number, number, number]), 96, 264, OUTER[3])],
    2.6,
    '#f4f6e8',
    0.04,
  );
  strokes(
    art,
    ['238,470 250,474', '330,536 352,540', '470,538 480,533', '520,522 530,524'],
    INK.detail,
    '#7d8f80',
    0.1,
  );
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
