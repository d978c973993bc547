import { mix } from '../../../kit/grade/mix.ts';
import { strokes, twoTone, within } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  local,
  Path,
  points,
  polar,
  polygon,
  ramp,
  range,
  spline,
  tube,
} from '../../../kit/pen/index.ts';

const toned = twoTone({ towards: [-0.86, -0.5] });
const SHADE = '#1c3a31';

/** Smooth like the bloom: in planes. */
const green = (
  art: Art,
  outline: Path,
  fill: string,
  soft: number,
  { shade = SHADE, rim = '#f6e8a8' }: { shade?: string; rim?: string } = {},
): void => toned(art, outline, { fill, shade: mix(fill, shade, 0.6), soft, rim, rimWidth: 1.5 });

/** Where thorns stand on the cane: how far along, and on which side. */
const THORNS = [
  [0.2, 1],
  [0.29, -1],
  [0.37, 1],
  [0.46, -1],
  [0.56, -1],
  [0.63, 1],
  [0.73, -1],
  [0.84, 1],
] as const;

/** The one cane that has gone over the wall, its thorns, and what grows from it; it ends at (x, y), in the bloom. */
export function cane(art: Art, course: string, side: string): void {
  for (const [knots, widths] of [
    [side, [4.4, 3.4, 2.6]],
    [course, [3.6, 5.8, 6.6, 6.2, 5.2, 4.4, 4]],
  ] as const) {
    const stalk = tube(points(knots), widths, 34);
    const thorns = THORNS.map(([t, which]): Path => {
      const [low, high] = [stalk.at(t - 0.016, which * 0.6), stalk.at(t + 0.012, which * 0.6)];
      const [x, y] = stalk.at(t, which);
      const tip = polar(x, y, 13, stalk.angleAt(t) + which * 118);
      return polygon([low, tip, high]);
    });
    green(art, Path.join(thorns), '#b8604c', 2, { rim: '#ffd9a4' });
    green(art, stalk.outline, '#5d7c48', 4);
    if (knots === course)
      // down to its root it goes into the hedge's shade
      within(art, stalk.outline, [
        stalk.outline,
        art.linear(552, 250, 500, 168, ramp(0, '#213c32', 0.9, 0.4, '#25452f', 0.6, 1, '#4a6c40', 0)),
      ]);
  }
}

/** Leaflets in pairs along a rib from (x, y), their edges toothed; `wide` less than 1 turns them from us. */
export function spray(
  art: Art,
  x: number,
  y: number,
  length: number,
  angle: number,
  {
    bend = 1,
    wide = 1,
    fills = ['#4f7f4c', '#3c6a46', '#2c5540'],
  }: {
    bend?: number;
    wide?: number;
    fills?: readonly [string, string, string];
  } = {},
): void {
  const end = polar(x, y, length * 0.86, angle);
  const bow = polar((x + end[0]) / 2, (y + end[1]) / 2, length * 0.1, angle + 90 * bend);
  const rib = spline([[x, y], bow, end]);
  strokes(art, [rib], 3, '#7f9450', 0);
  const steps = rib.walk(9);
  const leaflet = (at: number, turn: number, size: number, fill: string): void => {
    const { x: fx, y: fy, angle: along } = steps[at]!;
    green(
      art,
      toothed(size, size * 0.64 * wide)
        .rotate(along + turn)
        .translate(fx, fy),
      fill,
      5,
    );
    const vein = (share: number, way: number): Path => {
      const foot = polar(fx, fy, size * share, along + turn);
      return spline([foot, polar(...foot, size * 0.24 * wide, along + turn + way * 46)]);
    };
    strokes(
      art,
      [
        spline([[fx, fy], polar(fx, fy, size * 0.9, along + turn)]),
        ...[0.24, 0.42, 0.6].flatMap((share) => [vein(share, 1), vein(share, -1)]),
      ],
      1,
      '#9fb46c',
      0.15,
    );
  };
  const [light, middle, dark] = fills;
  leaflet(3, 62, length * 0.36, dark);
  leaflet(3, -60, length * 0.38, middle);
  leaflet(6, 54, length * 0.42, dark);
  leaflet(6, -54, length * 0.42, light);
  leaflet(8, 4, length * 0.46, middle);
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

/** A bud still shut in its sepals, upright on its stalk at (x, y). */
export function bud(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  for (const [outline, fill, shade] of [
    ['-15,-10! -22,-34 -14,-58 2,-76! 18,-58 22,-34 14,-10', '#b83a52', '#6e1636'],
    ['-16,-12! -22,-36 -8,-60 4,-74! 6,-44 4,-22 0,-8', '#dd6a6c', '#6e1636'],
    ['-16,-6! -28,-28 -24,-48 -30,-64! -12,-44 -6,-24 -4,-6', '#6f8c50', '#16302a'],
    ['16,-6! 24,-26 20,-44 24,-56! 8,-38 4,-22 4,-6', '#3c5f44', '#16302a'],
    ['-17,-10! 0,-18 17,-10! 16,4 6,14 -6,14 -16,4', '#557a48', '#16302a'],
  ] as const)
    green(art, box.place(closed(outline)), fill, 4 * scale, { shade });
}

/** Rain that has not gone yet: at tips and on petals; a drop has just left the lowest. */
const DROPS = [
  [174, 374, 4.6],
  [196, 470, 4],
  [240, 523, 5],
  [318, 402, 4],
  [190, 276, 3.6],
  [456, 274, 4],
  [240, 158, 4],
] as const;

export function drops(art: Art): void {
  for (const [x, y, r] of DROPS) {
    art.fill(
      closed(`${x},${y - r * 1.5} ${x + r},${y + r * 0.2} ${x},${y + r} ${x - r},${y + r * 0.2}`),
      '#fdf3da',
      0.62,
    );
    art.fill(
      closed(
        `${x - r * 0.1},${y + r * 0.9} ${x + r},${y + r * 0.3} ${x + r * 0.7},${y - r * 0.4} ${x + r * 0.4},${y + r * 0.3}`,
      ),
      '#4a2436',
      0.55,
    );
    art.fill(ellipse(x - r * 0.35, y - r * 0.1, r * 0.28), '#fffdf2');
  }
}
