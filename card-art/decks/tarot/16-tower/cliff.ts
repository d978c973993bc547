import { byHand, ink, stippled } from '../../../kit/hand/index.ts';
import { type Art, type Knot, type Path, points, polygon, polyline, spline } from '../../../kit/pen/index.ts';
import { DARK, form } from './form.ts';

const shape = (knots: string, stray = 2.4): Path => byHand(polygon(points(knots)), stray);

const CLIFF = shape(
  '302,744 296,722 298,702 290,692 306,684 318,670 340,676 366,686 402,682 436,688 466,680 490,668 510,672 532,652 560,640 600,612 620,900 150,900 190,872 198,850 224,838 252,832 276,818 304,806 314,780',
  3,
);

/** Faces of the rock, from the one in the flash to the one that the night has. */
const FACES: readonly (readonly [knots: string, fill: string, depth: number])[] = [
  ['560,640 600,612 620,900 440,900 470,840 456,800 486,760 478,716 490,668 510,672 532,652', '#23274f', 0.6],
  [
    '366,686 402,682 436,688 490,668 478,716 486,760 456,800 470,840 440,900 350,900 372,850 356,806 384,760 374,724',
    '#39417a',
    1,
  ],
  [
    '290,692 306,684 318,670 340,676 366,686 374,724 384,760 356,806 372,850 350,900 270,900 292,856 282,822 304,806 314,780 302,744 296,722 298,702',
    '#6877a8',
    1,
  ],
  ['302,806 282,822 292,856 270,900 150,900 190,872 198,850 224,838 252,832 276,818', '#c3cfe2', 0.9],
];

/** Broken strata, all dipping alike: each throws a shadow on what is below it. */
const SHELVES = [
  '296,722 330,728 372,724',
  '300,786 340,792 386,760',
  '288,828 322,832 356,812',
  '376,744 420,752 480,722',
  '358,808 406,816 458,800',
] as const;
const CRACKS = [
  '330,720 326,752 336,782',
  '350,690 344,710 350,724',
  '322,822 328,850 318,880',
  '418,744 412,780 420,812',
  '440,690 446,716 440,744',
  '402,814 396,850 404,880',
] as const;

/** The cliff that carries the tower: it stands over the tower's foot, and goes into the night to the right. */
export function cliff(art: Art): void {
  form(
    art,
    CLIFF,
    () => {
      for (const [knots, fill, depth] of FACES) {
        const face = shape(knots, 3);
        const [left, top, right, bottom] = face.bounds();
        art.fill(face, fill);
        stippled(art, face, '#15183c', [left + 10, top + 30], [right - 10, bottom - 60], [0, depth]);
      }
    },
    14,
    { rim: '#b7c4de', rimWidth: 1.3, depth: 0.8 },
  );
  for (const [i, knots] of SHELVES.entries()) {
    const edge = points(knots);
    const under = byHand(polygon([...edge, ...edge.map(([x, y]): Knot => [x - 4, y + 26]).reverse()]), 2);
    const [left, top, , bottom] = under.bounds();
    stippled(art, under, '#15183c', [left, top], [left - 3, bottom], [0.95, 0]);
    const lip = byHand(polyline(edge), 1.4).translate(0, -1);
    art.blot(ink(lip, i < 3 ? 1.6 : 1.2, i, 0.4), i < 3 ? '#a4b2d2' : '#66739f');
  }
  art.blot(
    CRACKS.map((knots, i) => ink(byHand(spline(points(knots), false, 0.3), 3), 2, i, 0.3)),
    DARK,
    0.9,
  );
}

/** Rocks at our feet, wet; the frame crops them. */
export function nearRocks(art: Art): void {
  const rocks = [
    ['30,900 30,770 56,756 84,770 104,800 134,814 150,848 196,876 204,900', '#161a40'],
    ['280,900 300,872 346,850 396,848 424,832 466,824 500,838 538,812 600,796 600,900', '#11143a'],
  ] as const;
  const tops = [
    ['30,772 56,757 84,771 90,792 62,788 40,800', '#6f80ae'],
    ['104,800 134,814 142,834 116,830 96,816', '#4a568c'],
    ['302,872 346,851 394,849 372,864 330,876', '#4a568c'],
    ['426,832 466,825 496,838 468,850 436,848', '#3a4478'],
    ['540,812 600,798 600,830 560,836', '#2a3064'],
  ] as const;
  for (const [knots, fill] of rocks) art.fill(shape(knots, 3), fill);
  for (const [knots, fill] of tops) {
    const top = shape(knots, 2);
    const [left, , right, bottom] = top.bounds();
    stippled(art, top, fill, [left, top.bounds()[1]], [right, bottom + 6], [1, 0.1]);
  }
}
