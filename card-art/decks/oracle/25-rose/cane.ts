import { lit, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  local,
  type Path,
  points,
  polar,
  polygon,
  range,
  spline,
  tube,
} from '../../../kit/pen/index.ts';

const green = lit({
  from: { towards: [0.8, -0.5] },
  shade: '#17382f',
  rim: '#f2e49a',
  rimWidth: 1.6,
  stray: 0,
});
const red = lit({
  from: { towards: [0.75, -0.5] },
  shade: '#8f2f4c',
  rim: '#fff0d2',
  rimWidth: 1.6,
  stray: 0.3,
});

/** Where thorns stand on the near cane: how far along, and on which side. */
const THORNS = [
  [0.12, 1],
  [0.17, -1],
  [0.25, 1],
  [0.31, -1],
  [0.4, 1],
  [0.47, -1],
  [0.56, 1],
  [0.66, -1],
  [0.75, 1],
] as const;

/** The cane that carries the near rose, out of the bed at the lower left, with its thorns. */
export function cane(art: Art): void {
  for (const [course, widths] of [
    ['60,900 74,760 84,640 112,520 160,430 194,350', [10, 8.4, 6.4]],
    ['104,548 74,420 84,300 104,220 118,170', [5.6, 4.6, 3.6]],
  ] as const) {
    const stalk = tube(points(course), widths, 30);
    const thorns = THORNS.map(([t, side]): Path => {
      const [low, high] = [stalk.at(t - 0.012, side * 0.6), stalk.at(t + 0.016, side * 0.6)];
      const [x, y] = stalk.at(t, side);
      const tip = polar(x, y, 11, stalk.angleAt(t) + side * 122);
      return polygon([low, tip, high]);
    });
    art.blot(thorns, '#a8604e');
    green(art, stalk.outline, '#55804e', 4);
  }
}

/** Leaflets in pairs along a rib from (x, y), their edges toothed. */
export function leafSpray(art: Art, x: number, y: number, length: number, angle: number, seed: string): void {
  const end = polar(x, y, length, angle);
  const bow = polar((x + end[0]) / 2, (y + end[1]) / 2, length * 0.08, angle + (seed.length % 2 ? 90 : -90));
  const rib = spline([[x, y], bow, end]);
  strokes(art, [rib], 3.4, '#8a9f58', 0);
  const steps = rib.walk(7);
  const leaflet = (at: number, turn: number, size: number, fill: string): void => {
    const step = steps[at]!;
    const outline = toothed(size, size * 0.62)
      .rotate(step.angle + turn)
      .translate(step.x, step.y);
    green(art, outline, fill, 6);
    const vein = (share: number, side: number): Path => {
      const foot = polar(step.x, step.y, size * share, step.angle + turn);
      return spline([foot, polar(...foot, size * 0.25, step.angle + turn + side * 48)]);
    };
    strokes(
      art,
      [
        spline([[step.x, step.y], polar(step.x, step.y, size * 0.9, step.angle + turn)]),
        ...[0.22, 0.4, 0.58].flatMap((share) => [vein(share, 1), vein(share, -1)]),
      ],
      1.1,
      '#a3b86a',
      0.1,
    );
  };
  leaflet(2, -66, length * 0.34, '#2f6044');
  leaflet(2, 66, length * 0.34, '#3f7448');
  leaflet(4, -58, length * 0.4, '#356a46');
  leaflet(4, 58, length * 0.4, '#47804a');
  leaflet(6, 0, length * 0.46, '#3f7448');
}

/** A leaflet upright on (0, 0), cut into teeth that point to its tip. */
function toothed(length: number, width: number): Path {
  const half = (side: 1 | -1): [number, number][] =>
    range(9, (i) => {
      const t = (i + 0.5) / 9;
      const wide = (width / 2) * Math.sin(Math.PI * t ** 0.8) ** 0.8;
      return [
        [side * wide, -length * (t + 0.035)],
        [side * wide * 0.9, -length * (t + 0.05)],
      ] as [number, number][];
    }).flat();
  return polygon([[0, 0], ...half(-1), [0, -length], ...half(1).reverse()]);
}

/** A bud that has begun to open, on its stalk at (x, y + 20). */
export function opening(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1.02, { rot: 14 });
  const form = (outline: string, fill: string, soft: number): void =>
    red(art, box.place(closed(outline)), fill, soft);
  form('-30,8! -42,-18 -34,-48 -10,-60 16,-58 36,-40 40,-12 28,10! 0,20', '#b8485a', 10);
  form('-14,-52! 0,-64 20,-56 24,-38! 8,-48 -6,-44', '#e2807c', 5);
  form('-34,-44! -14,-58 6,-44 4,-16 -4,10! -26,10 -42,-12', '#e08078', 10);
  form('36,-42! 44,-16 32,8 0,18! 12,-8 18,-32', '#f3ac94', 10);
  form('-40,-16! -26,-26 -2,-14 10,16! -10,22 -30,12', '#cf5f68', 8);
  for (const [knots, fill] of [
    ['-22,14! -42,4 -54,-12 -58,-26! -36,-18 -12,2', '#47804a'],
    ['20,14! 40,6 52,-8 56,-24! 34,-14 12,4', '#5f9450'],
    ['-10,16! -6,-4 4,-22! 10,-4 12,16', '#3f7448'],
    ['-18,10! 0,6 18,10! 10,26 -10,26', '#47804a'],
  ] as const)
    green(art, box.place(closed(knots)), fill, 3);
  strokes(box, [curve('-20,-40 -18,-14 -10,6'), curve('28,-28 26,-8 14,10')], 1, '#8f2f4c', 0.3);
}
