import { INK, ink } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  type Knot,
  type Path,
  type Point,
  polar,
  random,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { LIGHT } from './form.ts';

/** A step of `length` from a place away from the light. */
function away(x: number, y: number, length: number): Point {
  const [dx, dy] = [x - LIGHT[0], y - LIGHT[1]];
  const reach = Math.hypot(dx, dy) || 1;
  return [(dx / reach) * length, (dy / reach) * length];
}

/** One petal or leaf: its edge towards the light is lit, the rest in its own tone. */
function lobe(art: Art, outline: Path, tone: string, edge: string, width: number): void {
  const [left, top, right, bottom] = outline.bounds();
  const step = away((left + right) / 2, (top + bottom) / 2, width);
  art.fill(outline, edge);
  art.clip(outline, () => void art.fill(outline.translate(...step), tone));
}

export interface Rose {
  x: number;
  y: number;
  radius: number;
  /** Where it turns its face, and how far from us: 0 looks at us, 1 is seen from the side. */
  looks: number;
  turned: number;
  seed: string;
}

/** Whorls from the outermost in: petals, reach, tone. */
const WHORLS = [
  { count: 5, from: 0.1, to: 1, wide: 46, tones: ['#8c2a48', '#9c3450'] },
  { count: 5, from: 0.1, to: 0.76, wide: 44, tones: ['#b03f56', '#a43a52'] },
  { count: 4, from: 0.06, to: 0.54, wide: 50, tones: ['#c65062', '#b8465a'] },
  { count: 3, from: 0, to: 0.34, wide: 62, tones: ['#d5636c', '#c65062'] },
] as const;

/** A garden rose, each grown in its own way. */
export function rose(art: Art, { x, y, radius, looks, turned, seed }: Rose): void {
  const chance = random(`rose ${seed}`);
  WHORLS.forEach(({ count, from, to, wide, tones }, whorl) => {
    const start = chance.between(0, 360);
    // the inner whorls stand higher in the cup
    const lift = turned * radius * 0.17 * whorl;
    const place = (path: Path): Path =>
      path
        .scale(1, 1 - turned * 0.5)
        .translate(0, -lift)
        .rotate(looks)
        .translate(x, y);
    const order = range(count, (i) => start + (i * 360) / count + chance.between(-9, 9));
    for (const [i, angle] of order
      .sort((a, b) => Math.cos((b * Math.PI) / 180) - Math.cos((a * Math.PI) / 180))
      .entries()) {
      const reach = to * radius * chance.between(0.9, 1.08);
      const half = wide * chance.between(0.9, 1.12);
      const fold = chance.between(0.9, 1.05);
      const knots: Knot[] = [
        [...polar(0, 0, from * radius, angle - half * 0.6), 1],
        polar(0, 0, reach * 0.66, angle - half),
        polar(0, 0, reach * 0.94, angle - half * 0.7),
        polar(0, 0, reach * fold, angle - half * 0.2),
        polar(0, 0, reach * 1.04, angle + half * 0.24),
        polar(0, 0, reach * 0.92, angle + half * 0.74),
        polar(0, 0, reach * 0.6, angle + half),
        [...polar(0, 0, from * radius, angle + half * 0.6), 1],
      ];
      lobe(art, place(spline(knots, true)), tones[i % 2]!, whorl < 2 ? '#e08a80' : '#f4b49c', radius * 0.07);
    }
    if (whorl === 3)
      art.blot(
        [0.22, 0.13].map((size, i) =>
          ink(
            place(
              spline(range(6, (k) => polar(0, 0, size * radius * (1 - k * 0.06), start + k * 52 + i * 90))),
            ),
            INK.form,
            i,
            0,
          ),
        ),
        '#5a1440',
      );
  });
}

/** A leaf in two halves, the one that turns to the light the brighter. */
export function roseLeaf(art: Art, x: number, y: number, length: number, angle: number, bend: number): void {
  const outline = leaf(x, y, length, length * 0.52, angle, bend);
  lobe(art, outline, '#33543f', '#8fa26c', 1.8);
  const rib = spline([
    [x, y],
    polar(x, y, length * 0.5, angle + bend * 0.4),
    polar(...polar(x, y, length * 0.96, angle), bend, angle + 90),
  ]);
  art.clip(outline, () => {
    const [dx] = away(x, y, 1);
    const side =
      Math.sin((angle * Math.PI) / 180) * -1 + Math.cos((angle * Math.PI) / 180) * -dx > 0 ? -1 : 1;
    const flank = polar(...polar(x, y, length * 0.5, angle), length * 0.6 * side, angle + 90);
    const end = rib.commands.at(-1)!.slice(-2) as Point;
    art.fill(
      spline([[x, y, 1], flank, [...end, 1], polar(x, y, length * 0.5, angle + bend * 0.4)], true),
      '#4f7452',
    );
  });
  art.blot(ribbon(rib, 1.8, { start: 1, end: 0.1 }), '#1d3230');
}

/** Not yet open, in its green cup. */
export function bud(art: Art, x: number, y: number, size: number, rot: number): void {
  const put = (knots: string): Path => closed(knots).scale(size).rotate(rot).translate(x, y);
  lobe(art, put('0,4! -12,-6 -11,-20 -2,-34! 9,-24 12,-8'), '#b03f56', '#f4b49c', 2.4);
  art.fill(put('-2,-34! -6,-20 2,-10 12,-8! 8,-22'), '#8c2a48');
  lobe(art, put('0,8! -13,0 -13,-16! -7,-10 -2,-20! 4,-8 11,-14! 12,0'), '#3c5f45', '#9fb074', 1.6);
}

/** A bough along written knots, thick at its foot. */
export function bough(art: Art, knots: string, width: number): void {
  const spine = curve(knots);
  lobe(art, ribbon(spine, width, { start: 1, end: 0.3, peak: 0.1, samples: 18 }), '#46293a', '#bb8060', 2);
}
