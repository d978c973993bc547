import { byHand, INK, ink, modelled, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import { type Art, curve, Path, points, ribbon, spline, tube } from '../../../kit/pen/index.ts';
import { bush } from './bush.ts';

const rough = (knots: string, stray = 2): Path => byHand(spline(points(knots), true, 0.35), stray);

/** The gorge's other side, pale in the spray. */
export function farWall(art: Art): void {
  const wall = rough('344,288! 380,268 430,256 490,250 590,236! 590,720! 440,690 400,660!', 3);
  art.fill(wall, '#9ccba0');
  stippled(art, wall, '#5f9c84', [560, 300], [420, 480], [0.1, 0.9]);
  for (const facet of [
    '404,270! 424,262 436,330 422,400 436,470 420,520 404,440 412,350!',
    '468,256! 486,252 500,320 484,380 512,420 504,500 524,560 500,640 470,600 478,520 456,440 470,350!',
    '548,246! 590,240 590,640 556,620 566,520 540,460 556,380 536,310!',
  ])
    stippled(art, rough(facet, 3), '#3f8478', [500, 260], [470, 640], [0.75, 0.35]);
  for (const lit of [
    '440,262! 464,258 456,340 442,380 438,320!',
    '508,254! 532,250 540,310 528,360 534,392 514,412 500,366 510,310!',
    '524,470! 552,480 548,560 528,548!',
  ])
    stippled(art, rough(lit, 3), '#e0ecb0', [520, 260], [470, 560], [0.9, 0.3]);
  stippled(art, wall, '#f4fcf0', [0, 480], [0, 690], [0, 1]);
  const tones = ['#4f9268', '#7fb878', '#c9e08c'];
  bush(art, '346,284 380,262 430,250 490,244 580,232', [30, 7.5, 240], tones);
  bush(art, '484,384 520,376 570,384', [18, 6.5, 90], tones);
  bush(art, '420,404 440,398 462,412', [16, 6, 60], tones);
  bush(art, '510,516 540,506 580,514', [20, 6.5, 80], tones);
}

/** The wall that the water falls clear of. */
export function wetWall(art: Art): void {
  const wall = rough('244,344! 346,290 372,330 384,420 410,520 424,620 440,690! 250,740!');
  art.fill(wall, '#2f6a68');
  stippled(art, wall, '#0f3c48', [400, 400], [290, 420], [0, 1]);
}

/** The cliff's face behind its buttresses: planes turned from the light, planes in it, joints. */
const SHADED = [
  '20,330! 64,330 74,380 66,440 20,440!',
  '112,330! 150,330 160,400 150,460 158,520 110,530 116,440 104,380!',
  '196,330! 222,330 226,400 218,470 226,540 200,540 192,440!',
];
const LIT = [
  '74,330! 104,330 98,390 106,440 78,440 80,380!',
  '158,330! 190,330 184,410 188,510 164,510 158,460 168,400!',
];
const JOINTS = [
  '70,334 78,390 70,440',
  '108,332 102,386 112,440 108,520',
  '154,334 164,400 154,460 160,508',
  '194,334 188,430 198,520',
  '226,334 230,400 222,424',
];
/** Lower parts that stand forward, far to near: outline, the ledge with its bush, joints. */
const BUTTRESSES = [
  [
    '212,430! 222,418 240,412 258,416 268,430! 272,500 282,560 302,640 314,740! 240,744! 230,640 222,560 214,500!',
    '216,426 240,412 264,422',
    [20, 8, 80],
    ['238,440 242,520 254,600 262,690', '254,600 282,612'],
  ],
  [
    '20,440! 56,428 92,430 112,446! 120,520 110,600 124,750! 20,750!',
    '30,440 60,428 108,440',
    [30, 9, 130],
    ['74,452 84,520 74,600', '84,520 112,530', '40,470 34,560'],
  ],
  [
    '112,524! 140,508 184,504 214,514 224,530! 232,600 224,670 250,750! 104,750! 116,650 106,590!',
    '116,518 160,502 218,518',
    [32, 9, 130],
    ['160,530 168,600 156,670 168,740', '168,600 224,612', '156,670 118,680', '196,540 202,590'],
  ],
  [
    '20,620! 50,608 92,608 116,624! 124,680 138,752! 20,752!',
    '30,614 66,604 112,618',
    [32, 9.5, 130],
    ['70,640 78,690 70,740', '78,690 122,700'],
  ],
] as const;
const GREEN = ['#1f5c44', '#44894f', '#94bc70', '#d4e58e'] as const;

/** Joints in the rock: a dark line, and its lit side. */
function joints(art: Art, courses: readonly string[], weight: number): void {
  const lines = courses.map((course) => byHand(spline(points(course), false, 0.35), 2));
  art.blot(
    lines.map((line, i) => ink(line, weight, i, 0.2)),
    '#0f3640',
  );
  art.blot(
    lines.map((line, i) => ink(line.translate(-2.4, 1), INK.form, i, 0.3)),
    '#a3c8a8',
  );
}

/** The near cliff at the left, its buttresses and what grows on them. */
export function cliff(art: Art): void {
  const face = rough(
    '20,318! 110,312 190,318 254,330! 262,380 258,430 276,500 272,560 300,640 310,730! 240,748 120,752 20,744!',
    3,
  );
  modelled(
    art,
    face.bounds(),
    { towards: [16, -12], soft: 22, shade: '#12404a', rim: '#f4f8cc', rimWidth: 3 },
    () => void art.fill(face, '#56857a'),
  );
  art.clip(face, () => {
    for (const [planes, colour, from, to] of [
      [SHADED, '#12404a', 0.5, 0.95],
      [LIT, '#c0d8b4', 1, 0.3],
    ] as const)
      for (const knots of planes) {
        const plane = rough(knots);
        const [left, top, right, bottom] = plane.bounds();
        stippled(art, plane, colour, [right, top], [left, bottom], [from, to]);
      }
    joints(art, JOINTS, INK.contour);
  });
  for (const [outline, ledge, growth, cracks] of BUTTRESSES) {
    const block = rough(outline, 3);
    modelled(
      art,
      block.bounds(),
      { towards: [17, -12], soft: 16, shade: '#12404a', rim: '#eef6cc', rimWidth: 2.4 },
      () => void art.fill(block, '#628f80'),
    );
    const [left, top, right, bottom] = block.bounds();
    art.clip(block, () => {
      stippled(art, block, '#12404a', [right, top + 60], [left, bottom], [0, 0.9]);
      stippled(art, block, '#c6dcb4', [right - 4, top], [right - 60, top + 130], [0.95, 0]);
      joints(art, cracks, INK.contour);
    });
    bush(art, ledge, growth, GREEN);
  }
  // spray drifts over its foot
  stippledGlow(art, 310, 720, 170, '#e4f6ee', 1, 0.7);
  bush(art, '30,316 110,306 190,312 246,324', [50, 10, 330], GREEN);
  bush(art, '34,744 120,738 200,744 270,736', [36, 10, 220], GREEN);
}

/** Rocks in the water: outline, the plane in shade, where foam lies at the foot. */
const STONES = [
  [
    '480,676! 500,652 530,646 560,650 590,640! 590,706 540,700 500,694!',
    '500,690! 516,664 540,670 560,706!',
    '478,684 500,698 540,704 580,710',
  ],
  [
    '96,822! 112,796 140,784 172,790 196,812 204,834! 170,846 124,844!',
    '96,834! 126,806 156,812 150,850!',
    '84,836 120,850 170,852 216,840',
  ],
  ['226,772! 240,758 262,758 276,774! 252,782', '226,780! 246,764 256,784!', '218,778 246,786 284,779'],
] as const;

export function stones(art: Art): void {
  for (const [outline, plane, foam] of STONES) {
    const stone = rough(outline, 1.5);
    modelled(
      art,
      stone.bounds(),
      { towards: [7, -8], soft: 9, shade: '#12404a', rim: '#fbfbd8', rimWidth: 2.4 },
      () => void art.fill(stone, '#5f8c80'),
    );
    art.clip(stone, () => stippled(art, rough(plane), '#12404a', [220, 660], [100, 850], [0.5, 0.9]));
    const line = curve(foam);
    art.blot(
      [ink(line, 6, foam, 0.15), ink(line.translate(6, 6).scale(1.1, 1, 300, 0), 2.4, 2, 0.3)],
      '#f4fffa',
    );
  }
}

/** The rock at our feet, wet, in the light. */
export function nearRock(art: Art): void {
  const rock = rough('318,890! 324,850 346,822 374,812 396,794 440,786 492,788 540,796 590,804! 590,890!');
  modelled(
    art,
    rock.bounds(),
    { towards: [10, -14], soft: 18, shade: '#12404a', rim: '#fbfbd8', rimWidth: 3.2 },
    () => void art.fill(rock, '#6a978a'),
  );
  art.clip(rock, () => {
    stippled(
      art,
      rough('310,890! 330,840 376,816 410,812 446,828 470,852 476,890!'),
      '#12404a',
      [450, 806],
      [350, 870],
      [0.35, 1],
    );
    stippled(
      art,
      rough('446,828! 500,814 590,826 590,890 480,890 470,850!'),
      '#12404a',
      [540, 816],
      [470, 880],
      [0.1, 0.8],
    );
    stippled(
      art,
      rough('400,798! 440,790 540,798 500,812 446,824 412,810!'),
      '#f4f8d0',
      [500, 790],
      [410, 820],
      [0.9, 0.4],
    );
    art.blot(
      ['376,814 410,812 446,828 472,854 476,890', '446,828 500,816 560,824', '350,826 366,850 360,880'].map(
        (crack, i) => ink(byHand(spline(points(crack), false, 0.35), 2), INK.contour * 1.2, i, 0.2),
      ),
      '#0f3640',
    );
  });
  art.blot(ink(curve('312,870 320,846 342,820'), 5, 3, 0.2), '#f4fffa');
  bush(art, '500,800 534,806 580,810', [30, 12, 150], GREEN);
}

/** A maple that leans in from the left above, near and dark; some of its leaves have turned. */
export function overhang(art: Art): void {
  const bough = tube(points('20,96 80,110 140,104 200,124 246,120'), [15, 11, 8, 5, 1], 18).outline;
  const twig = ribbon(curve('110,108 150,140 180,176'), 8, { start: 1, end: 0.1, peak: 0.1 });
  modelled(
    art,
    Path.join(bough, twig).bounds(),
    { towards: [3, -5], soft: 5, shade: '#12303c', rim: '#f4f8cc', rimWidth: 2 },
    () => {
      art.fill(bough, '#4c5c50').fill(twig, '#4c5c50');
    },
  );
  bush(art, '40,90 110,84 190,96 250,112', [60, 24, 120], ['#1f5c44', '#44894f', '#94bc70']);
  bush(art, '60,120 120,134 184,178', [56, 22, 90], ['#1f5c44', '#44894f', '#94bc70']);
}
