import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { quartz } from '../../kit/land/quartz.ts';
import {
  type Art,
  hatch,
  type Knot,
  LINE,
  type Local,
  points,
  polygon,
  polyline,
  ramp,
  random,
  ribbon,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { sparkle } from '../../kit/sky/star.ts';

/** Foot of the great crystal, its length, width and lean. */
const [X, Y] = [322, 800];
const LENGTH = 648;
const WIDTH = 168;
const LEAN = -9;
/** The light in its core. */
const LIGHT = [272, 460] as const;

const COLD = ['#5d66b8', '#39438f', '#1f2766', '#c9cdf4'] as const;
const WARM = ['#a9a0dc', '#6a68b6', '#333a86', '#f3e2f0'] as const;
const FOOT = '#141b4c';

/** Crystals behind the great one and before it: foot x, y, length, width, lean, near its light. */
const BEHIND = [
  [262, 740, 330, 70, -35, 0],
  [404, 736, 300, 62, 38, 0],
  [382, 730, 440, 92, 18, 1],
  [262, 734, 420, 84, -24, 1],
] as const;
const BEFORE = [
  [424, 806, 282, 80, 30, 1],
  [214, 806, 232, 66, -37, 0],
  [470, 806, 170, 50, 52, 0],
  [396, 830, 208, 64, 13, 1],
  [236, 832, 218, 70, -20, 1],
  [322, 850, 186, 58, 2, 1],
  [158, 826, 118, 42, -46, 0],
] as const;

/** The hollow of the rock: dark, its walls broken into planes that catch some of the light. */
function hollow(art: Art, palette: Palette): void {
  art.fill(
    roundRect(40, 50, 520, 830),
    art.radial(...LIGHT, 620, ramp(0, '#4b4e9e', 0.35, '#23296a', 0.75, '#10163f', 1, '#0a0f30')),
  );
  const walls: readonly (readonly [Knot[], number])[] = [
    [points('40,50 250,50 196,128 122,170 96,300 40,340'), 0.2],
    [points('250,50 430,50 392,112 300,96 196,128'), 0.3],
    [points('430,50 560,50 560,250 488,206 392,112'), 0.2],
    [points('560,250 560,520 508,430 488,206'), 0.34],
    [points('40,340 96,300 112,452 40,560'), 0.36],
    [points('560,520 560,700 516,610 508,430'), 0.42],
    [points('40,560 112,452 104,600 40,700'), 0.44],
  ];
  for (const [knots, light] of walls) {
    const face = polygon(knots);
    const [left, top, right, bottom] = face.bounds();
    const tone = art.linear(
      (left + right) / 2,
      (top + bottom) / 2,
      ...LIGHT,
      ramp(0, '#0c1236', 1, 1, '#4a4c98', light),
    );
    art.fill(face, tone);
    art.line(
      hatch(face, { angle: 64, gap: 6, from: 0.08, to: 0.8, jitter: 0.5, seed: `${left}${top}` }),
      LINE.hair,
      'gold',
      0.25,
    );
    art.line(polyline([...knots, knots[0]!]), LINE.fine, 'gold', 0.55);
  }
  art.glow(...LIGHT, 430, palette.glow, 0.5);
  art.glow(300, 730, 330, palette.rose, 0.5, 0.4);
}

/** Inside the great crystal: veils of mist, and ghosts of its younger heads like hills at dawn. */
function core(box: Local): void {
  const { palette } = box.art;
  const dawn = ramp(
    0,
    '#1d2462',
    0.3,
    '#8a6fb0',
    0.46,
    '#e9b6c4',
    0.6,
    '#fff3dd',
    0.8,
    '#c9c3ee',
    1,
    '#8f93d8',
  );
  box.fill(roundRect(-100, -LENGTH, 200, LENGTH + 20), box.linear(0, 0, 0, -LENGTH, dawn));
  box.glow(0, -356, 130, '#fffaf0', 0.95);
  // far to near: base, ridge, tone; each body hides the one behind it to its foot
  const ghosts = [
    [-340, '-110,30 -64,2 -40,14 6,-46 40,-4 66,-18 110,26', '#efc0ce'],
    [-290, '-110,10 -72,-16 -30,18 12,8 52,-30 78,-8 110,18', '#c79cc8'],
    [-230, '-110,-6 -50,-38 -14,4 30,-12 64,14 110,-14', '#8f82c4'],
    [-162, '-110,8 -36,-24 10,10 56,-22 110,12', '#565aa8'],
  ] as const;
  for (const [base, crest, tone] of ghosts) {
    const ridge = points(crest).map(([x, y]): Knot => [x, base + y]);
    const body = polygon([...ridge, [110, 40], [-110, 40]]);
    box.fill(body, box.linear(0, base - 40, 0, base + 110, ramp(0, tone, 1, '#343a86')));
    box.line(polyline(ridge), LINE.fine * 1.2, palette.pale, 0.95);
  }
  const chance = random('veil');
  for (let i = 0; i < 16; i++) {
    const [x, y] = [chance.between(-70, 40), chance.between(-548, -376)];
    const veil = spline([
      [x, y],
      [x + 26, y - 16],
      [x + chance.between(50, 80), y - chance.between(10, 44)],
    ]);
    box.blot(ribbon(veil, chance.between(1, 3), { samples: 8 }), palette.pale, 0.55);
  }
}

type Placed = readonly [x: number, y: number, length: number, width: number, lean: number, near: number];

/** Crystals back to front; the faces that look to the great one are the lighter ones. */
function crystals(art: Art, list: readonly Placed[]): void {
  list.forEach(([x, y, length, width, lean, near]) => {
    const tones = near ? WARM : COLD;
    const seed = `q${x}`;

    const [a, b, c, d] = tones;
    quartz(art, x, y, length, width, lean, {
      tones: lean > 0 ? [a, b, c, d] : [c, b, a, d],
      foot: FOOT,
      seed,
    });
  });
}

/** The rock the cluster grows from; its brim hides the feet, small points stand along it. */
function matrix(art: Art): void {
  const chance = random('points');
  const brim = points(
    '40,776 96,752 148,770 196,762 240,786 300,778 352,792 404,768 452,774 504,748 560,764',
  );
  const [a, b, c, d] = COLD;
  for (const [i, [x, y]] of brim.slice(1, -1).entries()) {
    const length = chance.between(40, 74);
    const lean = (x - 310) * 0.17 + chance.between(-14, 14);
    const tones = x > 310 ? ([a, b, c, d] as const) : ([c, b, a, d] as const);
    quartz(art, x, y + 16, length, length * 0.4, lean, {
      tones,
      foot: FOOT,
      seed: `s${i}`,
      lineWidth: LINE.fine,
    });
  }
  const shape = polygon([...brim, [560, 890], [40, 890]]);
  art.solid(shape, art.linear(0, 750, 0, 866, ramp(0, '#4a4a98', 0.4, '#1d2462', 1, '#0b1136')), LINE.mid);
  const folds = points(
    '96,752 130,830 148,770 176,862 240,786 262,850 300,778 330,866 352,792 392,846 404,768 452,774 470,856 504,748 530,838',
  );
  art.line(polyline(folds), LINE.hair, 'gold', 0.6);
  art.line(
    hatch(shape, { angle: 76, gap: 5.4, from: 0.02, to: 0.42, jitter: 0.7, seed: 4 }),
    LINE.hair,
    'gold',
    0.5,
  );
  art.glow(300, 776, 220, '#ffe6e0', 0.4, 0.2);
}

/** A cluster of quartz in a hollow; the greatest crystal holds a dawn over hills. */
export const picture = defineCard({
  name: 'oracle/36-crystal',
  light: [...LIGHT],
  title: '水晶',
  english: 'Crystal',
  draw(art, palette) {
    hollow(art, palette);
    crystals(art, BEHIND);
    quartz(art, X, Y, LENGTH, WIDTH, LEAN, {
      tones: ['#8f93d8', '#dfe0fa', '#4a52a6', '#fbf3fa'],
      foot: FOOT,
      seed: 'great',
      clear: 0.82,
      inside: core,
      lineWidth: LINE.bold,
    });
    art.glow(...LIGHT, 190, '#fff3e0', 0.55);
    crystals(art, BEFORE);
    matrix(art);
    for (const [x, y, size] of [
      [206, 126, 16],
      [402, 300, 10],
      [148, 430, 8],
    ] as const)
      art.blot(sparkle(x, y, size));
  },
});
