import { contactShadow, ink, twoTone } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  local,
  polar,
  polygon,
  range,
  spline,
  unit,
} from '../../../kit/pen/index.ts';
import { byDawn } from './view.ts';

/** A leaf that lies on the water, notched; its middle at (x, y). */
export function lilyLeaf(art: Art, x: number, y: number, half: number, notch: number): void {
  contactShadow(art, x, y + 4, half * 1.15, half * 0.3, '#0f3440');
  const rim = range(22, (i) => {
    const [px, py] = polar(0, 0, half, notch + 14 + (i / 21) * 332);
    return [x + px, y + py * 0.27] as const;
  });
  byDawn(
    art,
    polygon([[x, y], ...rim.map(([px, py]): [number, number] => [px, py])]),
    '#48715b',
    half * 0.12,
    {
      rimWidth: 1.8,
    },
  );
  art.blot(
    range(6, (i) => {
      const [px, py] = polar(0, 0, half * 0.8, notch + 50 + i * 52);
      return ink(
        spline([
          [x, y],
          [x + px, y + py * 0.27],
        ]),
        1.4,
        i,
        0.1,
      );
    }),
    '#1d4c44',
  );
}

/** The sun is behind a lily on the right. */
const toned = twoTone({ towards: unit([1, -1]) });

/** Petals back to front: where they point, length, breadth, how far they bend; inside or outside, and its shade. */
const PETALS = [
  [-62, 40, 15, 8, '#9c3a5c', '#7c2a50'],
  [58, 42, 15, -8, '#a23e5e', '#7c2a50'],
  [-30, 46, 17, 4, '#a8425f', '#862f52'],
  [34, 45, 16, -5, '#b0486a', '#862f52'],
  [4, 47, 18, 2, '#b64e6c', '#8e3458'],
  [-14, 40, 16, 3, '#d6809a', '#a84866'],
  [20, 38, 15, -3, '#cf7690', '#a04262'],
  [-84, 44, 14, 10, '#c46480', '#8e3458'],
  [80, 46, 14, -11, '#ce6e88', '#94385a'],
  [-52, 42, 17, 7, '#da88a0', '#a84866'],
  [50, 40, 16, -7, '#e396aa', '#b25470'],
  [-24, 31, 16, 4, '#eeb0bc', '#c46a82'],
  [18, 29, 15, -3, '#f4c0c6', '#cc7288'],
] as const;

/** A rose water lily, open to the sun; its foot at (x, y), about 90 × 50. */
export function waterLily(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  for (const [i, [turn, length, wide, bend, fill, shade]] of PETALS.entries()) {
    if (i === 11) box.fill(ellipse(0, -20, 9, 7), '#f0c860').fill(ellipse(2, -22, 5, 4), '#fbe29a');
    const half = wide / 2;
    const petal = closed(
      `0,4! ${-half * 0.8 + bend * 0.2},${-length * 0.3} ${-half + bend * 0.6},${-length * 0.62} ${bend},${-length}! ${half + bend * 0.6},${-length * 0.6} ${half * 0.8 + bend * 0.2},${-length * 0.3}`,
    ).rotate(turn);
    toned(box, petal, { fill, shade, soft: 3.2 * scale, rim: '#ffdcd0', rimWidth: 1.2 });
  }
  box.fill(closed('-20,0! -8,-4 0,-3 8,-4 20,0! 10,6 -10,6'), '#3b6a58');
}
