import { castShadow, INK, ink, lit, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  curve,
  lerp,
  Path,
  type Point,
  polar,
  polygon,
  ribbon,
  type Step,
} from '../../../kit/pen/index.ts';
import { held } from './runners.ts';

/** Its course in the air from her hand to his: two bows and the hollow between them, as a heart has them. */
const course = (art: Art): string => {
  const { she, he } = held(art);
  return `${she} 232,452 204,412 194,366 218,324 264,310 306,336 335,386 366,336 398,302 444,286 486,298 504,334 488,368 440,384 ${he}`;
};
const SAMPLES = 150;

const silk = lit({
  from: { towards: [-0.6, -0.8] },
  shade: '#6e1f3c',
  rim: '#ffd9d0',
  rimWidth: 1.5,
  stray: 0,
});

/** Half its width along the way, below 0 where its other side is seen: only in the hollow between the two bows. */
const half = ({ t }: Step): number => {
  const full = lerp(15, 24, Math.sin(t * Math.PI * 2) ** 2) * Math.min(1, 0.2 + t * 9, 0.2 + (1 - t) * 7);
  return full * Math.tanh((Math.abs(t - 0.49) - 0.1) * 13);
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

/** Its shadow, thrown on the sand to the right of them. */
export function ribbonShadow(art: Art): void {
  const { faces } = band(course(art));
  const shadow = castShadow(Path.join(faces.map(({ outline }) => outline)), 600, 0.5, 0.3);
  stippled(art, shadow.translate(-30, 0), '#6e5840', [330, 600], [470, 680], [0.75, 0.5]);
}

/** One long ribbon, blown up in the air between them. */
export function ribbonInTheWind(art: Art): void {
  const { faces, borders } = band(course(art));
  for (const { outline } of faces.filter(({ front }) => !front))
    silk(art, outline, '#8f2f4a', 4, { rim: '#c76a78' });
  for (const { outline } of faces.filter(({ front }) => front)) silk(art, outline, '#c94560', 5);
  art.blot(
    borders.map((border, i) => ink(border, INK.detail, i, 0.1)),
    '#5c1a34',
  );
  // what is left over below either hand
  const {
    she: [x, y],
    he: [hisX, hisY],
  } = held(art);
  for (const [tail, colour] of [
    [`${x - 2},${y} ${x + 6},${y + 14} ${x + 4},${y + 28} ${x + 16},${y + 44}`, '#8f2f4a'],
    [
      `${hisX},${hisY} ${hisX - 8},${hisY + 10} ${hisX - 3},${hisY + 24} ${hisX - 12},${hisY + 40}`,
      '#c94560',
    ],
  ] as const)
    art.fill(ribbon(curve(tail), 11, { start: 0.3, end: 0.9, peak: 0.6 }), colour);
}
