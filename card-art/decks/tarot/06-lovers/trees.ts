import { INK, ink, modelled, regionOf, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  local,
  Path,
  points,
  random,
  range,
  ribbon,
  spline,
  tube,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { form } from './view.ts';

/** Masses of foliage, from back to front. */
const MASSES = [
  '30,392! 62,396 74,410! 96,404 120,416 126,434! 150,430 176,446 178,468! 194,484 188,508 170,514! 182,534 166,556 144,554! 130,574 96,574 84,562! 60,580 30,570!',
  '30,470! 56,466 72,480! 96,484 106,506 100,518! 128,520 142,544 130,562! 140,584 116,604 96,596! 80,616 50,612 30,616!',
];

/** The tree of fruit stands near, half out of the picture; the serpent looks out of it. */
export function fruitTree(art: Art): void {
  const trunk = closed(
    '28,880! 40,800 46,720 44,640 30,520! 130,500! 112,560 104,640 100,720 106,800 124,850 140,880!',
  );
  form(art, trunk, '#6c4a44', 14, { shade: '#2c1a34', towards: [0.9, -0.4], rim: '#e9c79a', rimWidth: 1.6 });
  strokes(
    art,
    [
      '56,560 66,640 64,740 56,860',
      '80,610 82,700 80,800 92,866',
      '98,600 92,680 90,760',
      '68,760 66,820 72,870',
    ],
    INK.form,
    '#2c1a34',
    0.18,
  );
  serpent(art, trunk);
  const chance = random('foliage');
  MASSES.forEach((mass, i) => {
    const outline = closed(mass);
    form(art, outline, i ? '#6a8252' : '#55704c', 22, {
      shade: '#2c4640',
      towards: [0.6, -0.8],
      rim: '#dfe0a0',
    });
    const [left, top, right, bottom] = outline.bounds();
    const leaves = (count: number, reach: number): Path[] =>
      range(count, () => {
        const x = left + (right - left + 6) * (1 - chance() ** 0.8 * reach);
        const y = top - 4 + (bottom - top) * chance();
        return leaf(x, y, chance.between(13, 26), chance.between(7, 11), chance.between(70, 190), 3);
      });
    art.blot(leaves(34, 1), i ? '#4a6648' : '#3d5844');
    art.blot(leaves(26, 0.8), i ? '#93a363' : '#7d9258');
    art.blot(leaves(15, 0.6), '#c9cf86');
  });
  const apples = FRUITS.map(([x, y, r]) =>
    closed('0,-0.8! 0.7,-1 1.05,0 0.5,1 0,0.9 -0.5,1 -1.05,0 -0.7,-1').scale(r).translate(x, y),
  );
  form(art, Path.join(apples), '#cf4450', 5, { shade: '#6c1840', towards: [0.6, -0.8], rim: '#ffd9b0' });
  art.blot(
    FRUITS.map(([x, y, r]) =>
      ink(
        spline([
          [x, y - r * 0.8],
          [x + 2, y - r * 1.5],
        ]),
        2.2,
        x,
        0,
      ),
    ),
    '#3a2430',
  );
}

/** x, y, radius. */
const FRUITS = [
  [128, 470, 11],
  [88, 452, 10],
  [150, 524, 12],
  [76, 522, 11],
  [108, 566, 12],
  [62, 582, 10],
  [166, 474, 9],
] as const;

/** Round the trunk in three turns; the head lifts away from it. */
function serpent(art: Art, trunk: Path): void {
  const turns: readonly string[] = [
    '44,792 70,800 98,782 118,752',
    '40,724 66,732 92,716 114,684',
    '44,660 72,668 100,650 116,640 138,646 152,634 150,616 164,606',
  ];
  for (const [i, turn] of turns.entries()) {
    const limb = tube(points(turn), i === 2 ? [8, 9.6, 9.4, 8.4, 7.4, 6.8, 6.8, 9, 3.4] : [8, 10, 10, 7], 26);
    const draw = (): void => {
      form(art, limb.outline, '#46957d', 5, {
        shade: '#1c3048',
        towards: [0.3, -0.9],
        rim: '#e6efc8',
        rimWidth: 1.6,
      });
      art.blot(
        range(i === 2 ? 9 : 5, (k) => ellipse(...limb.at(0.12 + k * (i === 2 ? 0.085 : 0.17)), 2.6, 2)),
        '#e9c778',
      );
    };
    if (i === 2) draw();
    else art.clip(trunk.translate(5, 0), draw);
  }
  art.fill(ellipse(156.5, 608.5, 2.6), '#fff6dc');
  art.fill(ellipse(157.4, 608.3, 1.5), '#1c1826');
  art.line(curve('164,606 172,603 176,599'), 1.1, '#b8344c');
}

/** x, y of the foot, size, turn. */
const FLAMES = [
  [448, 654, 0.95, -18],
  [534, 640, 0.95, 14],
  [464, 614, 1, -10],
  [518, 606, 1.05, 10],
  [491, 592, 1.25, 0],
  [434, 684, 0.75, -26],
  [548, 676, 0.75, 22],
  [477, 650, 0.9, -6],
  [511, 652, 0.85, 10],
  [493, 640, 0.95, 2],
  [464, 690, 0.65, -14],
  [524, 694, 0.65, 14],
] as const;

/** It stands farther off than it is written. */
const far = (path: Path): Path => path.scale(0.74, 0.74, 497, 776).translate(12, -72);

/** Each bough carries one of the flames. */
const BOUGHS = [
  ['494,704 470,684 450,658 447,646', 9],
  ['470,684 452,684 435,682', 6],
  ['494,692 518,670 533,640', 9],
  ['518,672 536,672 548,674', 6],
  ['496,664 478,640 465,612', 8],
  ['494,642 510,624 518,604', 7],
  ['494,716 478,706 464,690', 6],
  ['494,722 512,710 524,692', 6],
] as const;

/** The tree of flames, farther off. */
export function flameTree(art: Art): void {
  const wood = [
    tube(points('497,776 492,730 497,680 494,636 490,596'), [15, 8, 6.4, 5.4, 4.6, 3.4, 2], 20).outline,
    ...BOUGHS.map(([bough, width]) => ribbon(curve(bough), width, { start: 1, end: 0.3, peak: 0.1 })),
  ].map(far);
  modelled(
    art,
    [420, 540, 576, 740],
    { towards: [-2, -5], soft: 5, shade: '#33203c', rim: '#f0c48c', rimWidth: 1.6 },
    () => {
      for (const part of wood) art.fill(part, '#74484c');
    },
  );
  const flame = closed(
    '0,0! -8,-4 -11,-14 -7,-24 -10,-34! -3,-30 -3,-42 5,-56! 4,-42 10,-34 9,-26 14,-32! 14,-16 8,-3',
  );
  const heart = closed('0,-1! -5,-6 -5,-14 -1,-20 0,-30! 4,-20 7,-12 5,-4');
  const flames = FLAMES.map(([x, y, size, rot]) => local(art, x, y, size, { rot }));
  const outlines = Path.join(flames.map((box) => far(box.place(flame))));
  modelled(
    art,
    regionOf(outlines, 12),
    { towards: [0, 5], soft: 5, shade: '#c8483c', rim: '#fff3c4', rimWidth: 1.4 },
    () => {
      for (const box of flames) art.fill(far(box.place(flame)), '#f0a24c');
    },
  );
  art.blot(
    flames.map((box) => far(box.place(heart))),
    '#ffe9a8',
  );
  stippled(
    art,
    far(closed('430,772! 470,762 530,762 560,774 520,784 460,784')),
    '#4f6a48',
    [494, 714],
    [494, 692],
    [0.9, 0.2],
  );
  art.blot(ink(far(curve('486,760 490,720 494,680')), INK.detail, 2), '#33203c');
}
