import { byHand, INK, ink, stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
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
  random,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { type Plume, pampas } from './pampas.ts';

/** Hills and the wood round the village, far ones first: crest, colour, mist at the foot. */
const HILLS = [
  ['180,540 240,526 300,532 350,516 400,522 450,508 500,516 560,498 600,504', '#8f7a4e', '#bb9a64'],
  ['180,566 260,556 320,562 380,548 430,556 480,540 530,548 600,532', '#6f6340', '#ae905c'],
] as const;

/** Roofs between the trees: place, foot, size, a light in the window. */
const ROOFS = [
  [336, 594, 0.5, false],
  [382, 597, 0.72, true],
  [444, 600, 0.92, true],
  [510, 595, 0.62, true],
] as const;

export function valley(art: Art): void {
  for (const [crest, colour, mist] of HILLS) {
    const hill = byHand(
      polygon([
        ...curve(crest)
          .walk(30)
          .map(({ x, y }) => [x, y] as const),
        [600, 640],
        [180, 640],
      ]),
      2,
    );
    const top = hill.bounds()[1];
    const chance = random(crest);
    const trees = curve(crest)
      .walk(70)
      .map(({ x, y }) => leaf(x, y + 6, chance.between(8, 20), chance.between(7, 12), chance.between(-6, 6)));
    art.fill(hill, colour).blot(trees, colour);
    stippled(art, hill, mist, [0, top + 26], [0, 606]);
  }
  grove(art);
  for (const [x, y, size, awake] of ROOFS) farmhouse(art, x, y, size, awake);
}

/** Round trees beside the roofs. */
function grove(art: Art): void {
  const chance = random('grove');
  for (const [x, y, size] of [
    [310, 598, 13],
    [356, 598, 15],
    [412, 600, 18],
    [480, 600, 22],
    [534, 598, 22],
    [560, 602, 30],
  ] as const) {
    const crown = range(9, () =>
      ellipse(
        x + chance.between(-0.6, 0.6) * size,
        y - size * chance.between(0.2, 1.5),
        size * chance.between(0.4, 0.6),
        size * chance.between(0.36, 0.5),
      ),
    );
    art.fill(Path.join(crown), '#4f4a30');
  }
}

/** A thatched house: hipped roof, low wall, one window. */
function farmhouse(art: Art, x: number, y: number, size: number, awake: boolean): void {
  const box = local(art, x, y, size);
  box.fill(closed('-34,-22! 34,-22! 34,4! -34,4!'), '#3f3826');
  if (awake) {
    stippledGlow(art, ...box.at(-8, -8), 26 * size, '#ffcf80', 0.9);
    box.fill(closed('-16,-17! 0,-17! 0,-3! -16,-3!'), '#ffd890');
  }
  box.fill(closed('-46,-18! -20,-52 -16,-58! 16,-58! 22,-50 46,-18! 0,-14'), '#5a4e32');
  box.fill(closed('-18,-60! 18,-60! 20,-54! -20,-54!'), '#c9a868');
}

/** Pampas grass up to the hills: far rows are a shimmer, near ones have plumes. */
export function field(art: Art): void {
  const ground = byHand(closed('180,604! 300,600 420,603 600,598! 600,900! 40,900! 40,700!'), 2);
  art.fill(
    ground,
    art.linear(0, 600, 0, 870, [
      [0, '#b3945c'],
      [0.2, '#8f7b4a'],
      [0.55, '#5a5434'],
      [1, '#2e2d1e'],
    ]),
  );
  const water = closed('388,622! 420,616 452,619 470,626! 440,632 470,640 440,652! 452,640 410,634 400,630');
  art.fill(water, '#ffe3a4');
  const chance = random('field');
  const rows = 9;
  range(rows, (row) => {
    const t = row / (rows - 1);
    const y = lerp(614, 850, t ** 1.4);
    const tall = lerp(12, 104, t ** 1.1);
    const count = Math.round(lerp(46, 13, t));
    const plants = range(count, (): Plume => {
      const x = lerp(t < 0.25 ? 232 : t < 0.4 ? 300 : 372, 575, chance()) + t * 10;
      const size = tall * chance.between(0.75, 1.25);
      return {
        x,
        y: y + chance.between(-6, 6) * (1 + t),
        height: size,
        lean: size * chance.between(-0.5, -0.12),
      };
    });
    pampas(art, plants, {
      stem: ['#a68a54', '#7d6c42', '#565033', '#3a3824'][Math.floor(t * 3.99)]!,
      plume: ['#d9bc80', '#d0b078', '#cbb080', '#bfa678'][Math.floor(t * 3.99)]!,
      lit: '#fff0c8',
      branches: t < 0.3 ? 3 : t < 0.7 ? 6 : 9,
      seed: row,
    });
  });
  stones(art);
}

/** Stepping stones along the veranda. */
function stones(art: Art): void {
  for (const outline of [
    '362,806! 384,798 406,804 408,814 386,820 364,816!',
    '330,846! 358,834 392,842 396,856 362,866 334,860!',
  ]) {
    const stone = byHand(closed(outline), 1.4);
    art.fill(stone.translate(-4, 6), '#232218').fill(stone, '#7d7250');
    art.blot(
      ink(
        curve(
          points(outline)
            .slice(0, 4)
            .map(([x, y]) => `${x},${y}`)
            .join(' '),
        ),
        INK.contour,
        outline,
        0.1,
      ),
      '#f0d8a0',
    );
  }
}

/** Plumes close to us at the right edge, between us and the moon. */
export function nearGrass(art: Art): void {
  const plants: Plume[] = [
    { x: 572, y: 900, height: 420, lean: -46 },
    { x: 560, y: 900, height: 262, lean: -84 },
    { x: 552, y: 900, height: 490, lean: -40 },
    { x: 530, y: 900, height: 190, lean: -70 },
    { x: 590, y: 900, height: 300, lean: -60 },
  ];
  pampas(art, plants, { stem: '#26251a', plume: '#a8925f', lit: '#f3dcaa', branches: 36, seed: 'near' });
  const blades = [
    '572,900 548,800 506,744 452,730',
    '566,900 560,770 534,690 488,650',
    '590,900 592,770 572,650 540,600',
    '548,900 520,840 476,812 420,820',
    '600,900 580,830 556,790 520,772',
  ];
  const leaves = blades.map((blade) =>
    ribbon(curve(blade), 11, { start: 0.7, end: 0, peak: 0.3, samples: 16 }),
  );
  art.blot(leaves, '#2d2c1e');
  strokes(
    art,
    blades.slice(0, 4).map((blade) => curve(blade).translate(0, -3)),
    INK.detail,
    '#b59a62',
    0.35,
  );
}
