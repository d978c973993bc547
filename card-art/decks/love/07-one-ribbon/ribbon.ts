import { INK, ink, lit } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  lerp,
  type Path,
  type Point,
  polar,
  polygon,
  type Step,
} from '../../../kit/pen/index.ts';
import { HE_AT, held, SHE_AT } from './runners.ts';
import { shadowOf } from './sand.ts';
import { SHADOW } from './tones.ts';

/** Its course in the air from her hand to his: two bows and the hollow between them, as a heart has them. */
const course = (art: Art): string => {
  const { she, he } = held(art);
  return `${she} 252,462 202,410 162,346 154,282 188,234 246,224 296,262 318,338! 342,262 388,218 440,222 482,270 484,328 450,384 398,416 ${he}`;
};
const SAMPLES = 150;

const silk = lit({
  from: { towards: [0.6, -0.8] },
  shade: '#6e1f3c',
  rim: '#ffd9d0',
  rimWidth: 1.5,
  stray: 0,
});

/**
 * Half its width along the way, as the wind spreads it and the hands draw it in; below 0 where its other side is seen:
 * in the hollow between the bows, and on the way down to him.
 */
const SPREAD = [
  [0, 2.5],
  [0.05, 6],
  [0.12, 13],
  [0.2, 24],
  [0.29, 26],
  [0.371, 15],
  [0.425, 0],
  [0.451, -9],
  [0.482, -11],
  [0.504, -4],
  [0.513, -1],
  [0.522, -4],
  [0.543, -11],
  [0.574, -9],
  [0.6, 0],
  [0.646, 14],
  [0.71, 27],
  [0.755, 26],
  [0.8, 17],
  [0.85, 0],
  [0.894, -9],
  [0.944, -7],
  [1, -2.5],
] as const;
const spread = curve(SPREAD.map(([t, wide]) => `${t * 1000},${wide}`).join(' '))
  .flatten(16)[0]!
  .map(([t, wide]) => [t / 1000, wide] as const);
const half = ({ t }: Step): number => {
  const i = Math.max(
    1,
    spread.findIndex(([at]) => at >= t - 1e-6),
  );
  const [[t0, a], [t1, b]] = [spread[i - 1]!, spread[i]!];
  return lerp(a, b, (t - t0) / (t1 - t0 || 1));
};

interface Face {
  outline: Path;
  front: boolean;
}

/** The runs of the band that show the same side, and its two borders. */
function band(line: string): { faces: Face[]; borders: Path[] } {
  const steps = curve(line).walk(SAMPLES);
  const border = (side: 1 | -1): Point[] =>
    steps.map((step) => polar(step.x, step.y, half(step), step.angle + side * 90));
  const [a, b] = [border(1), border(-1)];
  const faces: Face[] = [];
  let start = 0;
  for (let i = 1; i < SAMPLES; i++) {
    const same = half(steps[i]!) > 0 === half(steps[start]!) > 0;
    if (same && i < SAMPLES - 1) continue;
    const outline = polygon([...a.slice(start, i + 1), ...b.slice(start, i + 1).reverse()]);
    faces.push({ outline, front: half(steps[start]!) > 0 });
    start = i;
  }
  return { faces, borders: [a, b].map((points) => curve(points.map((point) => point.join(',')).join(' '))) };
}

/** Its shadow on the sand, from the shadow of her hand to that of his. */
export function ribbonShadow(art: Art): void {
  const { faces } = band(course(art));
  const { she, he } = held(art);
  shadowOf(
    art,
    faces.map(({ outline }) => outline),
    (x) => lerp(SHE_AT[1], HE_AT[1], Math.min(1, Math.max(0, (x - she[0]) / (he[0] - she[0])))),
    SHADOW.depth * 0.4,
  );
}

/** A strip of the band between two parts of its half width, over a stretch of its way: a fold, a sheen. */
function strip(line: string, [from, to]: Span, [inner, outer]: Span): Path {
  const steps = curve(line)
    .walk(SAMPLES)
    .filter(({ t }) => t >= from && t <= to);
  const edge = (part: number, swell: number): Point[] =>
    steps.map((step, i) => {
      const u = Math.sin((Math.PI * i) / (steps.length - 1));
      return polar(step.x, step.y, half(step) * (part + swell * u), step.angle + 90);
    });
  return polygon([...edge(inner, 0), ...edge(inner, outer - inner).reverse()]);
}
type Span = readonly [number, number];

/** What the cloth does along its way: where, from which part of the half width to which, in what tone. */
const FOLDS = [
  [[0.01, 0.251], [0.1, -0.5], '#a8324f'],
  [[0.05, 0.411], [-0.95, -0.45], '#a8324f'],
  [[0.16, 0.425], [0.3, 0.72], '#e27d8c'],
  [[0.226, 0.425], [-0.1, -0.34], '#a8324f'],
  [[Math.LOG10E, 0.513], [0.1, 0.7], '#6f2140'],
  [[Math.LOG10E, 0.504], [-0.35, -0.8], '#a94560'],
  [[0.513, 0.596], [-0.1, -0.8], '#6f2140'],
  [[0.522, 0.591], [0.3, 0.8], '#a94560'],
  [[0.605, 0.748], [-0.1, -0.5], '#a8324f'],
  [[0.627, 0.827], [0.45, 0.86], '#e27d8c'],
  [[0.683, 0.827], [-0.85, -0.4], '#a8324f'],
  [[0.856, 0.989], [0, 0.7], '#6f2140'],
] as const;

/** One long ribbon, blown up in the air between them. */
export function ribbonInTheWind(art: Art): void {
  const line = course(art);
  const { faces, borders } = band(line);
  tails(art);
  for (const { outline, front } of [...faces].sort((a, b) => Number(a.front) - Number(b.front)))
    silk(art, outline, front ? '#cb4862' : '#8c2c4a', 4, front ? {} : { rim: '#c76a78' });
  for (const [where, parts, tone] of FOLDS) art.fill(strip(line, where, parts), tone);
  art.blot(
    borders.map((border, i) => ink(border, INK.detail, i, 0.1)),
    '#5c1a34',
  );
}

/** What is left over below either hand, forked at its end. */
function tails(art: Art): void {
  const { she, he } = held(art);
  for (const [[x, y], knots, fold, tone, dark] of [
    [
      she,
      '4,-4! 6,4 3,12 1,21! -2,17! -8,22! -7,13 -4,6 -3,0!',
      '1,4! 0,12 -3,20! -12,24! -10,6!',
      '#8c2c4a',
      '#6f2140',
    ],
    [
      he,
      '4,-2! -4,8 -14,10 -24,9 -34,12 -44,20! -46,12! -56,9! -46,1 -36,-3 -26,-4 -14,-3 -4,-6!',
      '-2,2! -14,5 -24,3 -36,6 -46,12! -48,24! -34,16 -10,16!',
      '#cb4862',
      '#a8324f',
    ],
  ] as const) {
    const tail = closed(knots).translate(x, y);
    silk(art, tail, tone, 2, { rimWidth: 1 });
    art.clip(tail, () => art.fill(closed(fold).translate(x, y), dark));
  }
}
