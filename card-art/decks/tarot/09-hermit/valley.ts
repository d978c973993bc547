import { byHand, ink, modelled, regionOf, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  local,
  Path,
  points,
  polygon,
  random,
  range,
  spline,
} from '../../../kit/pen/index.ts';

/** A mountain in starlight: its outline, and the snowfields that the stars reach. */
function mountain(
  art: Art,
  outline: string,
  fill: string,
  planes: readonly string[],
  snow: string,
  rim: string,
): void {
  const body = byHand(polygon(points(outline)), 2);
  art.fill(body, fill);
  art.clip(body, () => {
    for (const knots of planes) art.fill(byHand(polygon(points(knots)), 3), snow);
  });
  stippled(art, body, rim, [0, 560], [0, 690], [0, 0.4]);
  art.blot(ink(byHand(spline(points(outline).slice(0, -2), false, 0.2), 2), 2.2, fill, 0.1), rim);
}

/** A peak behind him, a far range beyond the valley. */
export function mountains(art: Art): void {
  mountain(
    art,
    '30,580 62,552 96,520 120,492 140,470 158,492 176,506 200,536 226,556 262,528 292,552 330,580 360,600 360,760 30,760',
    '#24437a',
    [
      '140,470 122,498 108,522 84,560 64,604 92,588 100,622 118,578 130,604 136,548 150,574 148,512',
      '262,528 236,556 222,590 240,582 246,612 258,572 272,600 268,552',
      '62,552 44,576 30,604 30,640 46,600 56,626 66,584',
      '176,506 168,530 176,556 182,540 194,570 192,530',
    ],
    '#3f669c',
    '#a9c6ea',
  );
  mountain(
    art,
    '250,700 300,620 340,552 374,486 402,430 424,392 440,350 456,322 474,352 492,370 514,412 540,440 600,480 600,800 250,800',
    '#2a4a82',
    [
      '456,322 440,350 424,392 402,430 374,486 340,552 300,620 250,700 290,690 320,640 340,690 372,600 400,640 440,520 452,440 470,470 464,380',
      '514,412 500,446 488,500 504,486 500,560 520,500 530,540 532,470 524,436',
      '560,452 548,500 540,570 556,540 570,600',
    ],
    '#4f7ab2',
    '#b9d3f0',
  );
}

/** Firs of a wood far below, as one dark mass with a ragged edge. */
function wood(
  art: Art,
  y: number,
  height: number,
  from: number,
  to: number,
  fill: string,
  seed: string,
): void {
  const chance = random(seed);
  const tips: Path[] = range(Math.round((to - from) / (height * 0.42)), (i) => {
    const x = from + i * height * 0.42 + chance.between(-2, 2);
    const h = height * chance.between(0.7, 1.2);
    const w = height * 0.28;
    return polygon([
      [x - w, y + 4],
      [x - w * 0.45, y - h * 0.45],
      [x - w * 0.6, y - h * 0.42],
      [x, y - h],
      [x + w * 0.6, y - h * 0.42],
      [x + w * 0.45, y - h * 0.45],
      [x + w, y + 4],
    ]);
  });
  art.blot(tips, fill);
  art.fill(
    closed(`30,${y + 2}! ${from},${y} ${to - 20},${y + 1} ${to + 90},${y + 16}! ${to + 90},880 30,880!`),
    fill,
  );
}

/** Foot of the near corner, size, whether the gable is on the right. */
const HOUSES = [
  [92, 699, 0.72, false],
  [128, 693, 0.62, true],
  [184, 696, 0.66, true],
  [214, 704, 0.74, false],
  [72, 717, 0.9, false],
  [112, 722, 1.06, false],
  [200, 722, 0.92, true],
  [170, 732, 1.12, false],
  [244, 728, 0.84, true],
  [282, 716, 0.7, false],
] as const;

/** A snowed-in house with one lit window on each side that we see. */
function house(art: Art, x: number, y: number, scale: number, mirror: boolean): void {
  const box = local(art, x, y, scale, { mirror });
  const flat = (corners: string): Path => polygon(points(corners));
  box.fill(flat('-13,-2 0,0 0,-11 -6.5,-20 -13,-12'), '#22386a');
  box.fill(flat('0,0 21,-3 21,-13 0,-11'), '#162850');
  box.fill(flat('-7.5,-22 15,-23 24,-12 1,-9'), '#a3c0e4');
  box.fill(flat('-7.5,-22 -5,-22 -13,-10 -15.5,-11'), '#c6daf2');
  box.fill(
    Path.join(flat('-9,-4 -4.6,-3.4 -4.6,-9 -9,-9.4'), flat('7,-3.4 13,-4.2 13,-9.4 7,-8.8')),
    '#ffd284',
  );
}

/** A village in the valley, a light in every house. */
export function village(art: Art): void {
  wood(art, 672, 20, 40, 400, '#24427a', 'far wood');
  const floor = closed('30,676! 110,668 200,674 300,668 430,680! 430,880 30,880!');
  art.fill(floor, '#33578c');
  stippled(art, floor, '#142a58', [0, 700], [0, 800]);
  art.glow(140, 718, 110, '#f0a85c', 0.5, 0.45);
  for (const [x, y, scale, mirror] of HOUSES) house(art, x, y, scale, mirror);
  art.fill(polygon(points('142,698 142,672 147,652 152,672 152,698')), '#1a2a54');
  art.fill(polygon(points('140,674 147,646 154,674')), '#86a8d4');
  art.fill(ellipse(147, 682, 2.6), '#ffd284');
  art.blot(
    ['84,694 88,678 83,662 90,644', '212,690 216,674 210,656'].map((smoke, i) =>
      ink(curve(smoke), 3.4, i, 0.2),
    ),
    '#9db8dc',
    0.6,
  );
  wood(art, 772, 34, 44, 290, '#12244e', 'near wood');
  wood(art, 806, 52, 40, 236, '#0c1a3e', 'nearest wood');
}

const RIDGE = closed(
  '30,846! 90,834 150,824 210,816 262,812 330,808 400,800 450,786 500,760 540,728 600,690! 600,900 30,900!',
);

/** The snow ridge he stands on: blue, warm where the lantern reaches. */
export function ridge(art: Art): void {
  modelled(
    art,
    regionOf(RIDGE, 10),
    { towards: [-6, -16], soft: 16, shade: '#234680', rim: '#d9e6f6', rimWidth: 3 },
    () => void art.fill(byHand(RIDGE, 2), '#7fa3d0'),
  );
  art.clip(RIDGE, () => {
    stippled(
      art,
      closed('60,846! 130,822 260,808 380,806 420,822! 360,850 240,862 120,864'),
      '#ffdca0',
      [250, 806],
      [250, 870],
      [1, 0.1],
    );
    stippled(
      art,
      closed('330,812! 420,800 480,776 560,720! 600,720 600,830 460,846 380,836'),
      '#152a5c',
      [330, 820],
      [560, 760],
      [0.95, 0.5],
    );
  });
  art.blot(
    [
      '70,856 150,842 220,838',
      '110,866 220,852 320,850',
      '350,862 440,846 540,800',
      '420,866 500,842 552,812',
    ].map((line, i) => ink(curve(line), 2, i, 0.25)),
    '#2c4f8a',
  );
  art.blot(
    [
      [404, 842, 1],
      [446, 834, 0.96],
      [478, 820, 0.88],
      [510, 808, 0.84],
      [534, 788, 0.76],
    ].map(([x, y, size]) => ellipse(x!, y!, 13 * size!, 4.4 * size!).rotate(-14, x, y)),
    '#0f2150',
  );
}
