import { castShadow, INK, ink, lit, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  curve,
  lerp,
  Path,
  type Point,
  polar,
  polygon,
  type Step,
} from '../../../kit/pen/index.ts';
import { HELD } from './runners.ts';

/** Its course in the air from her hand to his, with an end that is left over at either. */
const COURSE = `${HELD.she} 246,486 222,446 196,398 214,346 268,326 322,350 352,396 396,410 432,376 440,326 470,300 502,318 508,368 482,408 436,420 ${HELD.he}`;
const SAMPLES = 150;

const silk = lit({
  from: { towards: [-0.6, -0.8] },
  shade: '#6e1f3c',
  rim: '#ffd9d0',
  rimWidth: 1.5,
  stray: 0,
});

/** Half its width along the way, below 0 where its other side is seen: it turns over four times. */
const half = ({ t }: Step): number => {
  const full = lerp(25, 16, t) * Math.min(1, 0.2 + t * 12, 0.2 + (1 - t) * 12);
  return full * Math.cos(0.5 + Math.PI + t * Math.PI * 3.6 + Math.sin(t * 9) * 0.5);
};

interface Face {
  outline: Path;
  front: boolean;
}

/** The runs of the band that show the same side, and its two borders. */
function band(course: string): { faces: Face[]; borders: Path[] } {
  const steps = curve(course).walk(SAMPLES);
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
  const { faces } = band(COURSE);
  const shadow = castShadow(Path.join(faces.map(({ outline }) => outline)), 600, 0.5, 0.3);
  stippled(art, shadow.translate(-30, 0), '#6e5840', [330, 600], [470, 680], [0.75, 0.5]);
}

/** One long ribbon, blown up in the air between them. */
export function ribbonInTheWind(art: Art): void {
  const { faces, borders } = band(COURSE);
  for (const { outline } of faces.filter(({ front }) => !front))
    silk(art, outline, '#8f2f4a', 4, { rim: '#c76a78' });
  for (const { outline } of faces.filter(({ front }) => front)) silk(art, outline, '#c94560', 5);
  art.blot(
    borders.map((border, i) => ink(border, INK.detail, i, 0.1)),
    '#5c1a34',
  );
  // what is left over below either hand
  const [[x, y], [hisX, hisY]] = [HELD.she, HELD.he];
  art.line(
    curve(`${x - 4},${y - 4} ${x + 4},${y - 2} ${x + 10},${y + 14} ${x + 22},${y + 22}`),
    5,
    '#8f2f4a',
  );
  art.line(
    curve(`${hisX},${hisY} ${hisX - 8},${hisY + 8} ${hisX - 6},${hisY + 20} ${hisX + 2},${hisY + 28}`),
    5,
    '#c94560',
  );
}
