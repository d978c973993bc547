import { COAT } from '../kit/grade/sign-tones.ts';
import { LINE, type Local, local, Path, points, ramp, tube } from '../kit/pen/index.ts';
import { beakedEwer } from './aquarius/beaked-ewer.ts';
import { pointedWaves } from './aquarius/pointed-waves.ts';
import { medallion } from './shared/medallion.ts';

/** Each row's troughs, crests, height, shift; then contour lines below it: step down, part of the height. */
const FAR = {
  level: 98,
  count: 5,
  height: 34,
  shift: 20,
  lines: [
    [9, 0.74],
    [18, 0.52],
    [27, 0.34],
    [37, 0.2],
  ],
} as const;
const NEAR = {
  level: 148,
  count: 4,
  height: 42,
  shift: -8,
  lines: [
    [10, 0.76],
    [20, 0.56],
    [31, 0.38],
    [43, 0.24],
    [57, 0.14],
  ],
} as const;

function waves(
  box: Local,
  row: typeof FAR | typeof NEAR,
  tones: ReturnType<typeof ramp>,
  lineWidth: number,
): void {
  const { level, count, height, shift, lines } = row;
  const crest = pointedWaves(level, count, height, shift);
  const water = new Path().append(crest).lineTo(300, 260).lineTo(-300, 260).close();
  box.solid(water, box.linear(0, level - height, 0, level + 80, tones), lineWidth);
  const contours = lines.map(([down, part]) => pointedWaves(level + down, count, height * part, shift));
  box.line(contours, LINE.hair, 'gold', 0.78);
}

/** One of two waving streams from the ewer's lip. */
function stream(box: Local, lip: number, x: number, y: number): void {
  const knots = points('-8,0 8,34 -10,78 10,122 -10,166 10,210 0,280').map(([dx, dy]): [number, number] => [
    x + dx,
    y + dy,
  ]);
  const water = tube([[lip, -110], ...knots], [3, 7, 8, 9, 10, 10, 11, 12], 40);
  box.solid(water.outline, box.linear(0, -60, 0, 160, ramp(0, '#fffaf0', 0.45, COAT.pale, 1, COAT.lite)));
  box.line([water.edge(-0.4, 0.03, 0.97, 18), water.edge(0.25, 0.06, 0.97, 18)], LINE.hair, '#8a6238', 0.9);
}

/** An ewer pours two streams into a sea with pointed waves, as in the sign. */
export const picture = medallion({
  sign: 'aquarius',
  stars: [
    [440, 152, 1],
    [462, 186, 1.2],
    [448, 222, 1],
    [474, 248, 1],
    [462, 286, 1.2],
    [488, 312, 1],
  ],
  links: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
  ],
  draw(art, x, y) {
    const box = local(art, x, y);
    waves(box, FAR, ramp(0, COAT.lite, 0.4, COAT.mid, 1, COAT.ink), LINE.mid);
    stream(box, 66, 108, -72);
    stream(box, 58, 70, -66);
    waves(box, NEAR, ramp(0, COAT.mid, 0.35, COAT.deep, 1, COAT.ink), LINE.bold);
    box.glow(62, -106, 40, art.palette.glow, 0.6);
    beakedEwer(art, ...box.at(-68, -78), 0.98, { rot: 50 });
  },
});
