import { byHand, INK, ink, modelled, printed, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Knot,
  Path,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
  tube,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** Leaves by the handful, thrown over an ellipse. */
function handful(
  seed: string,
  count: number,
  [cx, cy, rx, ry]: readonly [cx: number, cy: number, rx: number, ry: number],
  size: number,
): Path[] {
  const chance = random(seed);
  return range(count, () => {
    const [angle, far] = [chance.between(0, 6.283), Math.sqrt(chance())];
    return leaf(
      cx + Math.cos(angle) * far * rx,
      cy + Math.sin(angle) * far * ry,
      size * chance.between(0.6, 1.3),
      size * chance.between(0.4, 0.7),
      chance.between(0, 360),
      chance.between(-3, 3),
    );
  });
}

/** Rows of trunks, far to near: where, how thick, their colour, that of their undergrowth, where they stand. */
const ROWS = [
  ['mist', [24, 96, 168, 196, 268, 330, 372, 420, 452], 9, '#cdbf8c', '#d3b878', 610],
  ['far', [40, 148, 226, 346, 438], 17, '#a1946c', '#bd8c56', 668],
  ['mid', [76, 440], 34, '#66604e', '#7c7a4c', 750],
] as const;

/** Mist with the low sun in it, trunks that fade into it, the nearer the darker. */
export function wood(art: Art, x: number, y: number): void {
  const air = ramp(0, '#8f9a6c', 0.35, '#d8cf98', 0.56, '#f0dcaa', 0.72, '#a89c68', 1, '#4c5640');
  art.fill(roundRect(44, 44, 512, 824), art.linear(0, 60, 0, 868, air));
  stippledGlow(art, x, y, 230, '#fff4cc', 1, 1.2);
  art.glow(x, y, 380, '#fff4cc', 0.6);
  art.fill(ellipse(x, y, 36), '#fffbe6');
  for (const [seed, places, width, colour, brush, foot] of ROWS) {
    const chance = random(seed);
    const row = places.map((at): Path[] => {
      const half = width * chance.between(0.3, 0.62);
      const lean = chance.between(-34, 34);
      const fork = chance.between(180, 360);
      const side = chance.between(0, 1) < 0.5 ? -1 : 1;
      const stem: Knot[] = [
        [at, foot + 10],
        [at + lean * 0.1 + half * 0.3, 500],
        [at + lean * 0.6 - half * 0.3, 260],
        [at + lean, 40],
      ];
      const bough: Knot[] = [
        [at + lean * 0.5, fork],
        [at + lean * 0.5 + side * width * 1.2, fork - width * 3.4],
        [at + lean * 0.5 + side * width * 1.9, fork - width * 8],
      ];
      return [
        tube(stem, [half * 1.7, half, half * 0.9, half * 0.7], 14).outline,
        tube(bough, [half * 0.6, half * 0.45, half * 0.2], 10).outline,
      ];
    });
    for (const [stem, bough] of row) {
      const paint = (): void => void art.fill(bough!, colour).fill(stem!, colour);
      // the farthest are too pale for shade
      if (seed === 'mist') paint();
      else
        modelled(
          art,
          [44, 44, 556, 780],
          {
            towards: [-width * 0.24, 0],
            soft: width * 0.22,
            shade: '#3c3c40',
            depth: width / 44,
            rim: '#fff0c4',
            rimWidth: width / 12,
          },
          paint,
        );
    }
    art.blot(handful(`${seed} brush`, 46, [300, foot, 290, width * 0.9], 10 + width * 0.5), brush);
    const ground = byHand(
      closed(
        `30,${foot - 2}! 180,${foot - 14} 330,${foot} 470,${foot - 12} 570,${foot - 4}! 570,${foot + 90}! 30,${foot + 90}!`,
      ),
      3,
    );
    // only the lit strip is stippled
    art.fill(ground, brush).fill(roundRect(30, foot + 80, 540, 300), brush);
    stippled(art, ground, '#f0dcaa', [0, foot - 20], [0, foot + 80], [0.85, 0]);
  }
}

/** Crowns in the light. */
export function canopy(art: Art): void {
  art.blot(handful('pale', 60, [270, 130, 240, 90], 22), '#d8c988');
  art.blot(handful('gold', 60, [110, 110, 110, 90], 26), '#d3a658');
  art.blot(handful('olive', 60, [320, 76, 190, 44], 26), '#9a9454');
  art.blot(handful('green', 46, [64, 84, 70, 60], 30), '#5f7050');
}

const BARK = byHand(
  closed(
    '474,40! 478,120 480,200 474,280 466,360 464,430 470,500 476,570 472,640 462,710 452,780 430,840 400,900! 640,900! 640,40!',
  ),
  2,
);

/** Furrows of the bark, from the root up: they part round the knot-hole. */
const FURROWS = [
  '440,860 472,790 488,700 486,600 480,500 484,400 488,300 492,180 490,60',
  '470,860 492,800 506,700 500,620 492,560 494,470 500,360 504,240 506,60',
  '510,860 516,780 526,690 534,620 532,540 516,480 514,380 518,240 522,60',
  '540,860 538,760 546,660 548,560 540,470 532,370 536,220 538,60',
];

/** The near tree that hides his flank, moss on its foot; its own leaves hang beside the antlers. */
export function nearTree(art: Art): void {
  modelled(
    art,
    [390, 44, 600, 900],
    { towards: [-26, 0], soft: 20, shade: '#10182c', rim: '#ffdc9c', rimWidth: 3.4 },
    () => void art.fill(BARK, '#454a48'),
  );
  const chance = random('bark');
  art.clip(BARK, () => {
    art.blot(
      FURROWS.map((furrow, i) => ink(byHand(curve(furrow), 5), 7, i, 0.3)),
      '#141a2c',
    );
    const scars = range(40, (i): Path => {
      const [x, y] = [chance.between(468, 550), chance.between(70, 840)];
      return ink(
        spline([
          [x, y],
          [x + chance.between(-4, 6), y + 16],
          [x + chance.between(-4, 4), y + chance.between(26, 54)],
        ]),
        INK.contour,
        i,
        0.3,
      );
    });
    art.blot(scars, '#1c2234');
    const lit = range(26, (i): Path => {
      const y = chance.between(80, 820);
      const x = chance.between(476, 496);
      return ink(
        spline([
          [x, y],
          [x + 3, y + 14],
          [x, y + chance.between(24, 44)],
        ]),
        INK.form,
        i,
        0.3,
      );
    });
    art.blot(lit, '#d8b07c');
    stippledGlow(art, 440, 850, 120, '#7c8c50', 1, 1);
  });
  art.blot(handful('shaded', 26, [510, 130, 80, 60], 32), '#7c4238');
  art.blot(handful('russet', 26, [492, 190, 60, 60], 30), '#b8683c');
  art.blot(handful('lit', 12, [462, 230, 34, 50], 26), '#dca058');
}

/** One frond of bracken along its rib. */
function frond(knots: string, size: number): Path {
  const rib = curve(knots);
  const leaflets = rib
    .walk(17)
    .slice(2)
    .flatMap(({ x, y, angle, t }) => {
      const length = 50 * size * (1.04 - t) ** 0.8 * (t < 0.2 ? 0.8 : 1);
      return [-1, 1].map((side) => leaf(x, y, length, length * 0.3 + 3, angle + side * 62, -side * 3));
    });
  return Path.join(ribbon(rib, 4 * size, { start: 1, end: 0.2, peak: 0.1 }), leaflets);
}

/** The lit ones behind, the dark ones near. */
const FRONDS: readonly (readonly [
  ribs: readonly string[],
  size: number,
  fill: string,
  shade: string,
  rim: string,
])[] = [
  [
    [
      '330,900 330,830 300,776 250,744',
      '400,900 410,830 440,784 480,764',
      '120,900 110,830 90,770 62,744',
      '210,900 226,840 260,800 310,790',
      '150,910 160,850 150,800 120,762',
      '520,900 530,830 520,780 490,736',
    ],
    0.8,
    '#b07a44',
    '#5c3430',
    '#ffe0a0',
  ],
  [
    [
      '40,920 70,860 130,806 200,790',
      '260,920 250,860 210,820 150,806',
      '420,930 400,860 350,830 290,826',
      '560,900 520,850 460,826 400,830',
      '170,930 180,870 210,830 256,812',
      '330,940 340,880 320,840 280,816',
    ],
    1,
    '#5f7a4c',
    '#22362c',
    '#e8d890',
  ],
  [
    ['120,940 110,890 80,850 44,836', '200,950 230,890 300,860 370,860', '600,930 560,880 520,856 470,852'],
    1.1,
    '#22342e',
    '#10182a',
    '#8f9a6c',
  ],
];

/** Bracken at our feet. */
export function bracken(art: Art): void {
  art.blot(handful('thicket', 90, [300, 880, 280, 66], 44), '#4a5a3c');
  for (const [ribs, size, fill, shade, rim] of FRONDS)
    modelled(art, [44, 700, 556, 868], { towards: [-3, -6], soft: 6, shade, rim, rimWidth: 1.6 }, () => {
      for (const rib of ribs) art.fill(frond(rib, size), fill);
    });
}

/** A few leaves on their way down. */
export function falling(art: Art): void {
  for (const [x, y, turn, colour] of [
    [232, 226, 40, '#c47a44'],
    [420, 330, 120, '#d9a050'],
    [110, 560, 200, '#a8553a'],
    [372, 300, 300, '#b8683c'],
    [78, 690, 80, '#d9a050'],
  ] as const)
    printed(art, [x - 40, y - 40, x + 40, y + 40], () => void art.fill(leaf(x, y, 24, 15, turn, 4), colour), {
      edge: 8,
    });
}
