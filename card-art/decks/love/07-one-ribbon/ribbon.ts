import { flat, INK, ink, lit } from '../../../kit/hand/index.ts';
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
import { held } from './runners.ts';

/** Where the band hangs lowest between the two bows of the heart, and is folded back behind itself. */
const CLEFT = '326,350';

/** Its course in the air from her hand into the hollow of the heart, and from there to his: a bow each. */
const courses = (art: Art): { hers: string; his: string } => {
  const { she, he } = held(art);
  return {
    hers: `${she} 256,440 204,396 162,346 154,282 188,234 246,224 290,254 311,302 ${CLEFT}`,
    his: `${CLEFT} 333,304 350,262 388,222 440,222 482,270 482,328 452,374 400,402 ${he}`,
  };
};
const SAMPLES = 80;

const silk = lit({
  from: { towards: [0.6, -0.8] },
  shade: '#6e1f3c',
  rim: '#ffd9d0',
  rimWidth: 1.5,
  stray: 0,
});

/** Half its width along its way from her to the hollow, as the wind spreads it and the hand draws it in. */
const HERS = spread('0,2.5 98,6 234,12 390,24 565,26 720,22 840,15.5 920,10.5 970,7.4 1000,5');
/** The same from the hollow to him; below 0 where its other side is seen, on the way down to him. */
const HIS = spread('0,4 40,6.6 90,11.5 170,16 290,21 405,27 500,26 590,17 692,0 782,-9 885,-7 1000,-2.5');

function spread(knots: string) {
  const wide = curve(knots).flatten(16)[0]!;
  return ({ t }: Step): number => {
    const i = Math.max(
      1,
      wide.findIndex(([at]) => at >= t * 1000 - 1e-3),
    );
    const [[t0, a], [t1, b]] = [wide[i - 1]!, wide[i]!];
    return lerp(a, b, (t * 1000 - t0) / (t1 - t0 || 1));
  };
}
type Spread = ReturnType<typeof spread>;

interface Face {
  outline: Path;
  front: boolean;
}

/** The runs of the band that show the same side, and its two borders. */
function band(line: string, half: Spread): { faces: Face[]; borders: Path[] } {
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

/** A strip of the band between two parts of its half width, over a stretch of its way: a fold, a sheen. */
function strip(line: string, half: Spread, [from, to]: Span, [inner, outer]: Span): Path {
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
const HER_FOLDS = [
  [[0.02, 0.5], [0.1, -0.5], '#a8324f'],
  [[0.1, 0.86], [-0.95, -0.45], '#a8324f'],
  [[0.31, 0.97], [0.3, 0.72], '#e27d8c'],
  [[0.44, 0.98], [-0.1, -0.34], '#a8324f'],
] as const;
const HIS_FOLDS = [
  [[0.03, 0.49], [-0.05, -0.5], '#a8324f'],
  [[0.13, 0.64], [0.45, 0.86], '#e27d8c'],
  [[0.34, 0.64], [-0.85, -0.4], '#a8324f'],
  [[0.7, 0.98], [0, 0.7], '#6f2140'],
] as const;

/** One long ribbon, blown up in the air between them: it comes down from her bow, is folded back, and rises behind itself to his. */
export function ribbonInTheWind(art: Art): void {
  const { hers, his } = courses(art);
  tails(art);
  bow(art, his, HIS, HIS_FOLDS);
  backOfTheBand(art, his);
  // the round of the fold, its underside from the sun
  flat(art, '319.6,345! 320.6,352 323.6,356.6 327.6,357.4 330.6,354.4 331,350!', '#a8324f', [
    '318,353.6! 324,354.8 334,350.6! 334,360 318,360!',
    '#7d2644',
  ]);
  bow(art, hers, HERS, HER_FOLDS);
}

/** After the fold its back is seen, dark, until the wind has rolled the front over it, from the inner border to the outer. */
function backOfTheBand(art: Art, his: string): void {
  const steps = curve(his)
    .walk(SAMPLES)
    .filter(({ t }) => t <= ROLLED);
  const at = (part: (t: number) => number): Point[] =>
    steps.map((step) => polar(step.x, step.y, HIS(step) * part(step.t / ROLLED), step.angle + 90));
  const outer = at(() => -1);
  const rolled = at((t) => 1 - 2 * t ** 1.5);
  const back = polygon([...outer, ...[...rolled].reverse()]);
  flat(art, back, '#8c2c4a', [polygon([...outer, ...at((t) => 0.3 - 1.3 * t).reverse()]), '#6f2140']);
  const edge = curve(
    rolled
      .slice(5)
      .map((point) => point.join(','))
      .join(' '),
  );
  art
    .blot(ink(edge.translate(1.6, 0.6), INK.form, 3, 0.1), '#f0a0a8')
    .blot(ink(edge, INK.detail, 4, 0.1), '#5c1a34');
}
/** How far along his bow the front lies over the whole back. */
const ROLLED = 0.34;

/** The band along one course. */
function bow(art: Art, line: string, half: Spread, folds: readonly (readonly [Span, Span, string])[]): void {
  const { faces, borders } = band(line, half);
  for (const { outline, front } of [...faces].sort((a, b) => Number(a.front) - Number(b.front)))
    silk(art, outline, front ? '#cb4862' : '#8c2c4a', 4, front ? {} : { rim: '#c76a78' });
  for (const [where, parts, tone] of folds) art.fill(strip(line, half, where, parts), tone);
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
      '8,-3! 13,5 9,14 0,17 -12,15 -24,18 -35,26! -37,18! -47,16! -37,9 -24,6 -12,5 -1,8 4,3!',
      '6,10! -2,13 -12,11 -24,12 -37,18! -37,30! -20,24 10,22!',
      '#cb4862',
      '#a8324f',
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
