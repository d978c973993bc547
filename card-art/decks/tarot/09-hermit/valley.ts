import { byHand, ink, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  local,
  Path,
  points,
  polygon,
  ramp,
  random,
  range,
  spline,
} from '../../../kit/pen/index.ts';
import { LIGHT } from './form.ts';

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

/** The range beyond the valley. */
export function mountains(art: Art): void {
  mountain(
    art,
    '30,470 62,442 96,400 122,352 146,312 168,344 196,372 226,420 256,446 292,408 320,430 360,470 420,500 420,700 30,700',
    '#24437a',
    [
      '146,312 124,356 108,392 84,430 64,474 92,458 100,492 118,448 130,474 136,418 150,444 154,364',
      '292,408 266,436 252,470 270,462 276,492 288,452 302,480 298,432',
      '62,442 44,466 30,494 30,530 46,490 56,516 66,474',
      '196,372 184,404 194,430 200,414 212,444 210,404',
    ],
    '#3f669c',
    '#a9c6ea',
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
  [82, 606, 0.5, false],
  [108, 602, 0.44, true],
  [150, 604, 0.46, true],
  [66, 620, 0.62, false],
  [98, 622, 0.74, false],
  [160, 622, 0.66, true],
  [134, 630, 0.78, false],
  [192, 626, 0.58, true],
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
  wood(art, 580, 14, 40, 400, '#24427a', 'far wood');
  const floor = closed('30,584! 110,576 200,582 300,576 430,588! 430,880 30,880!');
  art.fill(floor, '#33578c');
  stippled(art, floor, '#142a58', [0, 600], [0, 700]);
  art.glow(128, 616, 90, '#f0a85c', 0.5, 0.4);
  for (const [x, y, scale, mirror] of HOUSES) house(art, x, y, scale, mirror);
  art.fill(polygon(points('118,600 118,584 121,572 124,584 124,600')), '#1a2a54');
  wood(art, 668, 24, 44, 250, '#12244e', 'near wood');
  wood(art, 700, 38, 40, 160, '#0c1a3e', 'nearest wood');
}

const RIDGE = closed('20,748! 90,728 170,700 250,668 330,644 420,630 510,620 620,616! 620,900! 20,900!');

/** The snow shoulder: blue, warm as far as the lantern reaches, hollows in the wind's direction. */
export function ridge(art: Art): void {
  const snow = byHand(RIDGE, 2);
  art.fill(snow, art.linear(0, 630, 0, 868, ramp(0, '#86a8d4', 0.4, '#5b82ba', 1, '#2c4f8a')));
  const [x, y] = LIGHT;
  art.clip(snow, () => {
    stippled(
      art,
      closed('320,700! 420,660 620,640! 620,900! 60,900! 180,840 330,800 300,750'),
      '#1c3a74',
      [260, 700],
      [480, 850],
      [0, 0.9],
    );
    stippledGlow(art, x + 14, 682, 230, '#ffdca0', 1, 0.42);
    art.glow(x + 14, y + 160, 120, '#fff0cc', 0.8, 0.3);
    // his own shadow over the snow, to the foot of the wall
    stippled(
      art,
      closed('300,652! 350,640 410,644! 520,640 600,650! 600,720! 500,690 400,672 330,668'),
      '#12245a',
      [330, 0],
      [520, 0],
      [0.95, 0.7],
    );
  });
  art.blot(
    [
      '44,790 120,764 190,752',
      '70,848 170,818 250,806',
      '470,756 520,740 556,736',
      '120,738 170,722 220,708',
      '330,862 420,836 470,830',
    ].map((line, i) => ink(curve(line), 2, i, 0.25)),
    '#2c4f8a',
  );
  art.blot(ink(byHand(curve('20,748 90,728 170,700 250,668 330,644'), 2), 3, 'crest', 0.1), '#fff0d0');
}

/** Where he came up from us: left, right, left; the far wall of each print is warm. */
export function footprints(art: Art): void {
  const way = curve('250,900 300,850 372,800 424,756 428,716 392,684 360,664').walk(15);
  for (const [i, { x, y, angle, t }] of way.entries()) {
    const size = lerp(20, 6, t);
    const aside = (i % 2 ? 1 : -1) * size * 0.72;
    const [px, py] = [x + aside, y + aside * 0.2];
    const print = byHand(
      ellipse(0, 0, 0.5, 1).scale(size).rotate(angle).scale(1, 0.52).translate(px, py),
      0.6,
    );
    art.fill(print.translate(-size * 0.1, -size * 0.1), '#e3d3bd').fill(print, '#142960');
    stippled(art, print, '#5b82ba', [px, py], [px + size * 0.6, py + size * 0.4], [0, 0.9]);
  }
}
