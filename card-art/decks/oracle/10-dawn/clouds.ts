import { mix } from '../../../kit/grade/mix.ts';
import { byHand, modelled, stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  curve,
  ellipse,
  lerp,
  Path,
  polar,
  type Random,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** Where the sea of clouds begins. */
const HORIZON = 450;
const BANDS = 12;

/** Ridges that stand out of the clouds, by the band that they stand behind: crest, foot, trees' height, colour, mist. */
const RIDGES: Record<
  number,
  readonly [crest: string, foot: number, trees: number, colour: string, mist: string]
> = {
  0: [
    '40,444 70,438 96,427 118,434 150,419 178,430 214,437 250,432 300,440 340,450',
    456,
    0,
    '#d79e8c',
    '#f9cfa6',
  ],
  4: [
    '404,522 430,504 452,480 470,466 492,446 508,436 526,414 546,396 560,400 600,380',
    520,
    0,
    '#a17c74',
    '#f0b894',
  ],
  6: [
    '284,571 300,556 318,538 334,530 346,520 360,527 376,533 396,552 410,562 424,571',
    570,
    9,
    '#7d6560',
    '#e0a88f',
  ],
  8: [
    '352,662 384,634 414,608 440,596 470,588 500,562 530,552 560,536 600,520',
    660,
    17,
    '#67544f',
    '#d09a86',
  ],
};

function ridge(art: Art, band: number): void {
  const found = RIDGES[band];
  if (!found) return;
  const [run, foot, trees, colour, mist] = found;
  const crest = byHand(curve(run), 2);
  const [left, top, right] = crest.bounds();
  const body = Path.join(crest).lineTo(right, foot).lineTo(left, foot).close();
  const chance = random(run);
  const firs = trees
    ? crest.walk(46).map(({ x, y }) => {
        const height = trees * chance.between(0.5, 1.3);
        return leaf(x, y + trees * 0.35, height + trees * 0.35, height * 0.5, 0);
      })
    : [];
  art.fill(body, colour).blot(firs, colour);
  stippled(art, body, mist, [0, top + (foot - top) * 0.3], [0, foot - 6]);
  strokes(art, [crest], 1.6, '#ffe6b8', 0.3);
}

/** One heap of cloud: a flat foot, lobes over it, the largest in the middle. */
function heap(x: number, y: number, size: number, chance: Random, squash: number): Path {
  const lean = chance.between(-0.4, 0.4);
  const lobes = range(9, (i) => {
    const angle = -84 + i * 21 + chance.between(-8, 8);
    const [lx, ly] = polar(0, 0, size, angle);
    const grown = 1 - Math.abs(angle / 90 - lean) * 0.45;
    const r = size * chance.between(0.26, 0.5) * grown;
    return ellipse(x + lx * 1.25, y + ly * squash * grown, r * 1.15, r * (0.55 + squash * 0.4));
  });
  return Path.join(ellipse(x, y, size * 1.35, size * squash * 0.8), lobes);
}

/** Heap behind heap, small and gold at the sun's feet, large and rose-grey at ours. */
export function cloudSea(art: Art, sunX: number, sunY: number): void {
  art.fill(
    roundRect(44, HORIZON, 512, 420),
    art.linear(0, HORIZON, 0, 862, ramp(0, '#fbd3a0', 0.15, '#eeb08f', 0.45, '#b98a80', 1, '#86706f')),
  );
  const chance = random('sea of clouds');
  range(BANDS, (band) => {
    ridge(art, band);
    const t = band / (BANDS - 1);
    const y = lerp(HORIZON + 4, 850, t ** 1.55);
    const size = lerp(9, 112, t ** 1.25);
    const squash = lerp(0.34, 0.66, t);
    const heaps: Path[] = [];
    for (let x = 20 - chance() * size * 2; x < 580 + size; ) {
      const own = size * chance.between(0.5, 1.25);
      if (chance() < 0.84) heaps.push(heap(x, y + chance.between(-0.4, 0.4) * size, own, chance, squash));
      x += own * chance.between(1.6, 3.3);
    }
    const dark = mix('#eda888', '#8a7270', t ** 0.8);
    const middle = mix('#f8bf92', '#c4968a', t ** 0.8);
    const bright = mix('#fff0c6', '#fbe0c6', t);
    const paint = art.perShape([
      [0, bright],
      [0.22, bright],
      [0.5, middle],
      [0.8, dark, 0.95],
      [1, dark, 0],
    ]);
    const [left, top, right, bottom] = Path.join(heaps).bounds();
    modelled(
      art,
      [Math.max(left, 30), top - 10, Math.min(right, 570), Math.min(bottom, 880)],
      {
        towards: [size * 0.1, -size * 0.22],
        soft: Math.max(1.6, size * 0.16),
        shade: dark,
        depth: 0.8,
        rim: '#fff6dc',
        rimWidth: lerp(0.8, 1.5, t),
      },
      () => {
        for (const one of heaps) art.fill(one, paint);
      },
    );
  });
  stippledGlow(art, sunX, sunY + 26, 190, '#fff3cc', 0.9, 0.34);
}
