import { around, lit } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  lerp,
  Path,
  random,
  range,
  ribbon,
  type Step,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

const form = lit({
  from: { towards: [-0.7, -0.7] },
  shade: '#5c2c4c',
  rim: '#fff0d8',
  rimWidth: 1.4,
  stray: 0,
  region: (outline) => around(outline, 16),
});

/** A bell that hangs from (0, 0), one unit of size high. */
const BELL = closed(
  '-0.1,0! -0.26,0.2 -0.28,0.6 -0.44,0.92! -0.2,1.02 0,0.96 0.2,1.04 0.42,0.92! 0.28,0.6 0.26,0.2 0.1,0!',
);

/** Foxgloves on our side of the gate. */
export function foxgloves(art: Art): void {
  for (const [stem, fill, size] of [
    ['204,890 206,830 200,790 204,752', '#b8748a', 27],
    ['116,890 118,800 108,720 112,640', '#c88494', 33],
    ['160,900 158,830 164,770 160,706', '#d9a4a4', 30],
  ] as const)
    spire(art, stem, fill, size);
}

/** One of them: bells below, buds above. The stem is written from the ground up. */
function spire(art: Art, stem: string, fill: string, size: number): void {
  const chance = random(stem);
  const way = curve(stem);
  const steps = way.walk(40);
  leaves(art, steps[2]!);
  art.fill(ribbon(way, 5, { start: 1, end: 0.3, peak: 0.1 }), '#8aa284');
  const bells = range(15, (i) => {
    const { x, y } = steps[Math.round(39 - i * 2.3)]!;
    const side = (i % 3) - 1;
    return BELL.scale(lerp(0.24, 1, (i / 14) ** 0.8) * size)
      .rotate(-side * chance.between(34, 50))
      .translate(x + side * 3, y);
  });
  for (const part of [1, 0, 2])
    together(
      art,
      bells.filter((_, i) => i % 3 === part),
      fill,
      4,
    );
}

/** Leaves at its foot. */
function leaves(art: Art, { x, y }: Step): void {
  together(
    art,
    [-58, 62].map((angle) => leaf(x, y, 66, 24, angle, 8)),
    '#58746a',
    6,
    '#1c2e34',
  );
}

/** Shapes that lie side by side, lit at once. */
function together(art: Art, shapes: readonly Path[], fill: string, soft: number, shade = '#5c2c4c'): void {
  const paint = (): void => {
    for (const shape of shapes) art.fill(shape, fill);
  };
  form(art, Path.join(shapes), paint, soft, { shade, depth: 0.85 });
}
