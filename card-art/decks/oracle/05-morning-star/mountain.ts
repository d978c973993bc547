import { byHand, INK, ink, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  local,
  type Path,
  points,
  polygon,
  random,
  range,
  tube,
} from '../../../kit/pen/index.ts';
import { form } from './view.ts';

/** Its left flank up to the gate on the shoulder, and on to where the frame cuts it. */
const FLANK =
  '20,760 80,728 132,706! 176,664 220,624 246,590! 286,548 322,500 346,462! 380,424 410,392 434,372! 470,360 520,346 600,320';
/** Spurs that come down from the rim, far to near: what looks to the morning, what lies in its shade, colour. */
const RIBS = [
  [
    '432,376! 440,420 418,470! 398,506 380,560! 352,610 330,664! 318,640 330,590! 342,548 366,500! 384,452 410,404!',
    '432,376! 466,416 462,470! 440,520 428,586! 400,640 330,664! 352,610 380,560! 398,506 418,470! 440,420!',
    '#9a6452',
  ],
  [
    '524,346! 530,400 512,452! 500,500 486,548! 478,600 446,664! 440,630 456,580! 460,530 478,486! 484,430 502,380!',
    '524,346! 560,390 552,450! 548,510 530,560! 520,610 446,664! 478,600 486,548! 500,500 512,452! 530,400!',
    '#7c554d',
  ],
  [
    '250,588! 256,626 226,674! 200,704 160,742! 128,770 96,800! 120,752 156,712! 186,676 214,640! 228,612!',
    '250,588! 290,622 276,672! 250,720 200,750! 160,780 96,800! 128,770 160,742! 200,704 226,674! 256,626!',
    '#a06a56',
  ],
] as const;

/** The way, from us to the gate, and its width. */
const WAY =
  '300,860 372,820 446,776 476,742 440,712 362,690 306,664 318,634 388,608 446,582 452,556 410,530 372,506 388,478 430,456 450,430 438,400 444,374';

/** The mountain, dark against the morning: the light only grazes what stands out of it. */
export function mountain(art: Art): void {
  const flank = byHand(polygon([...points(FLANK), [600, 900], [20, 900]]), 3);
  art.fill(
    flank,
    art.linear(200, 560, 520, 700, [
      [0, '#5a4844'],
      [0.5, '#373537'],
      [1, '#1d2429'],
    ]),
  );
  stippled(art, flank, '#171d22', [250, 600], [330, 720], [0, 0.85]);
  // spurs of broken rock: the morning lies on the left of each, its right is still night
  for (const [rib, night, tone] of RIBS) {
    const face = byHand(closed(rib), 1.4);
    art.fill(byHand(closed(night), 1.6), '#12191e', 0.7);
    art.fill(face, tone);
    stippled(
      art,
      face,
      '#241f23',
      [face.bounds()[0], face.bounds()[1]],
      [face.bounds()[0] + 60, face.bounds()[3]],
      [0.15, 0.95],
    );
  }
  const chance = random('scree');
  art.blot(
    range(36, () => {
      const [x, y] = [chance.between(120, 556), chance.between(480, 800)];
      const r = lerp(1.6, 6, (y - 480) / 320) * chance.between(0.6, 1.2);
      return closed(
        `${x - r * 1.5},${y}! ${x - r * 0.9},${y - r * 0.9}! ${x + r * 0.3},${y - r * 1.1}! ${x + r * 1.4},${y}!`,
      );
    }).filter((stone) => inside(stone)),
    '#6f5850',
  );
  art.blot([ink(curve(FLANK), 3.4, 1, 0.02)], '#ffb777');
}

const inside = (stone: Path): boolean => {
  const [left, top] = stone.bounds();
  return top > 780 - left * 0.98 + 20;
};

/** Trodden in zigzags, narrower the higher. */
export function way(art: Art): void {
  const trail = tube(points(WAY), [26, 20, 14, 11, 9, 7.4, 6, 5, 4.2, 3.4, 2.8, 2.2, 1.7, 1.3], 90);
  art.fill(
    byHand(trail.outline, 1.4),
    art.linear(0, 380, 0, 860, [
      [0, '#a9785a'],
      [0.5, '#7f6254'],
      [1, '#584a48'],
    ]),
  );
}

/** Along the way, how tall. */
const CLIMBERS = [
  [0.49, 31, '#b08a50'],
  [0.55, 27, '#9c4438'],
  [0.6, 24, '#3d7f7c'],
  [0.655, 21, '#7c6a50'],
  [0.7, 18, '#b8862f'],
  [0.75, 16, '#56776c'],
  [0.8, 14, '#9c4438'],
  [0.845, 12, '#3d7f7c'],
  [0.89, 10, '#b08a50'],
  [0.93, 9, '#56776c'],
] as const;

/** All those who are on the same way, a light on each brow. */
export function climbers(art: Art): void {
  const steps = curve(WAY).walk(400);
  for (const [t, tall, coat] of CLIMBERS) {
    const { x, y } = steps[Math.round(t * 399)]!;
    const next = steps[Math.round(t * 399) + 3]!;
    const mirror = next.x < x;
    const box = local(art, x, y, tall / 50, { mirror });
    art.glow(x + (mirror ? -1 : 1) * tall * 0.5, y - tall * 0.1, tall * 0.9, '#ffd27c', 0.75, 0.5);
    box.fill(closed('-9,0! -6,-22 6,-22 12,-2! 6,0 2,-14 -3,0'), '#1c2022');
    box.fill(closed('-8,-18! -9,-34 -2,-42 8,-38 10,-18!'), coat);
    box.fill(closed('-16,-20 -17,-36 -8,-42 -6,-22'), '#2b2a2c');
    box.line(curve('14,-26 20,0'), 1.4 * (tall / 50), '#d8b48a');
    box.fill(ellipse(4, -46, 6.5, 6.8), '#33302f');
    const [lampX, lampY] = box.at(9, -48);
    art.glow(lampX, lampY, tall * 0.5 + 5, '#ffe3a0', 0.95);
    art.fill(ellipse(lampX, lampY, 1.6 + tall * 0.035), '#fffdf0');
  }
}

/** The gate where the climbing ends, two in it who are there already. */
export function gate(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const red = { shade: '#571f24', rim: '#ffc78c', rimWidth: 1.4 };
  art.glow(x, y - 20, 90, '#ffd9a0', 0.4);
  for (const post of ['-34,4! -30,-70! -22,-70! -24,4!', '24,4! 22,-70! 30,-70! 34,4!'])
    form(art, box.place(closed(post)), '#b8392f', 3, red);
  form(art, box.place(closed('-40,-54! 40,-54! 40,-46! -40,-46!')), '#b8392f', 2, red);
  form(
    art,
    box.place(closed('-56,-88! -40,-82 0,-79 40,-82 56,-88! 52,-72! 0,-68 -52,-72!')),
    '#b8392f',
    3,
    red,
  );
  box.fill(
    closed('-58,-92! -40,-86 0,-83 40,-86 58,-92! 56,-87! 40,-81.5 0,-78 -40,-81.5 -56,-87!'),
    '#20262a',
  );
  for (const [at, tall] of [
    [-9, 0.44],
    [6, 0.38],
  ] as const) {
    const one = local(art, ...box.at(at, 3), scale * tall);
    one.fill(closed('-10,0! -9,-30 -12,-50 0,-62 12,-50 9,-30 10,0!'), '#20262a');
    one.fill(ellipse(0, -68, 9), '#20262a');
  }
  strokes(box, ['-30,-30 -27,-10', '28,-34 29,-12'], INK.detail, '#571f24', 0.1);
}
