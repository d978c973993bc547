import { centroid } from '../pen/cells.ts';
import {
  type Art,
  hatch,
  LINE,
  type Local,
  line,
  local,
  type Path,
  type Placement,
  type Point,
  polygon,
  polyline,
  ramp,
  ribbon,
  svgPath,
} from '../pen/index.ts';

const HEART = svgPath(
  'M0 100C-34 66 -104 24 -104 -34C-104 -74 -76 -96 -50 -96C-26 -96 -8 -82 0 -62',
  'C8 -82 26 -96 50 -96C76 -96 104 -74 104 -34C104 24 34 66 0 100Z',
);

/** Where it was struck. */
const HIT: Point = [26, -14];

/** The hole a splinter left, round the place of the blow. */
const GAP: Point[] = [
  [-3, -23],
  [9, -12],
  [21, -15],
  [14, 1],
  [22, 13],
  [4, 12],
  [-4, 22],
  [-11, 7],
  [-25, 4],
  [-13, -8],
];

const corners = (text: string): Point[] =>
  text.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    return [x!, y!];
  });

/** Bent radii from the blow, their forks, and short breaks across from one to the next. */
const CRACKS = ['10,-44 4,-62', '52,-48 66,-66 82,-84', '58,-8 80,-18 103,-20', '44,16 50,40 66,48']
  .concat('16,22 20,52 6,74 8,92', '-8,4 -30,22 -48,50', '-12,-26 -44,-20 -70,-34 -102,-28')
  .map((text) => [HIT, ...corners(text)]);
const FORKS = ['80,-18 88,2 98,8', '-30,22 -58,18 -84,14', '-44,-20 -52,-48 -48,-78']
  .concat('20,52 36,62', '52,-48 44,-70 50,-92')
  .map(corners);
const CROSS_BREAKS = [
  '10,-44 30,-52 52,-48',
  '58,-8 54,4 44,16',
  '16,22 2,18 -8,4',
  '-12,-26 -4,-40 10,-44',
].map(corners);

/** A crack that thins out; its corners stay sharp, as a ribbon's would not. */
function jag(way: readonly Point[], width: number): Path {
  const left: Point[] = [];
  const right: Point[] = [];
  way.forEach(([x, y], i) => {
    const [ax, ay] = way[Math.max(0, i - 1)]!;
    const [bx, by] = way[Math.min(way.length - 1, i + 1)]!;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const half = (width / 2) * (1 - i / (way.length - 1)) ** 0.8;
    const [nx, ny] = [(-(by - ay) / length) * half, ((bx - ax) / length) * half];
    left.push([x + nx, y + ny]);
    right.push([x - nx, y - ny]);
  });
  return polygon([...left, ...right.reverse()]);
}

/** Light in the cracks. */
function cracks(box: Local): void {
  const light = box.radial(...HIT, 130, ramp(0, '#fffdf8', 0.5, '#ffe6d6', 1, '#f7b9a8'));
  box.clip(HEART, () => {
    const all = [...CRACKS, ...FORKS, ...CROSS_BREAKS].map((way) => polyline(way));
    box.line(all, 7 * box.scale, '#ffb9a0', 0.2);
    box.fill(
      CRACKS.map((way) => jag(way, 6.4)),
      light,
    );
    box.fill([...FORKS.map((way) => jag(way, 2.6)), ...CROSS_BREAKS.map((way) => jag(way, 2.2))], light);
  });
}

/** A glass heart 208 × 196 round (x, y), struck: lit cracks, a hole where one splinter has left. */
export function glassHeart(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const glass = ramp(0, '#ffe9dc', 0.95, 0.22, '#ff9f98', 0.85, 0.6, '#b3345a', 0.78, 1, '#4a0f30', 0.9);
  box.fill(HEART, box.radial(...HIT, 150, glass));
  // its thickness: a bright rim, a dark band inside it
  box.line(HEART.scale(0.9, 0.9, 0, -4), LINE.mid, 'gold', 0.8);
  box.line(HEART.scale(0.865, 0.865, 0, -5), LINE.hair, 'gold', 0.7);
  const shade = svgPath('M0 100C-34 66 -104 24 -104 -34L-90 -34C-88 14 -30 54 0 84Z');
  box.line(hatch(shade, { angle: 30, gap: 4.4 }), LINE.hair, 'gold', 0.6);
  cracks(box);
  box.glow(...HIT, 84, '#fff3e4', 0.85);
  box.solid(polygon(GAP.map(([dx, dy]): Point => [HIT[0] + dx, HIT[1] + dy])), '#fffdf8', LINE.fine);
  // reflections on the round of the glass
  const reflections = [
    ribbon(svgPath('M-84 -44C-82 -70 -62 -84 -42 -82'), 11, { start: 0.2, end: 0.1, samples: 10 }),
    ribbon(svgPath('M-88 -24C-86 -10 -78 4 -68 14'), 6, { start: 0.1, end: 0.1 }),
    ribbon(svgPath('M84 -52C80 -66 72 -74 62 -78'), 5, { start: 0.1, end: 0.1 }),
  ];
  box.blot(reflections, '#fff6ef', 0.85);
  box.line(HEART, LINE.bold);
}

/** A loose splinter of the same glass, its corners in drawing units. */
export function splinter(art: Art, shape: readonly Point[]): void {
  const middle = centroid(shape);
  const [first, far, last] = [shape[0]!, shape[Math.floor(shape.length / 2)]!, shape[shape.length - 1]!];
  const glass = ramp(0, '#fff3ea', 0.9, 0.5, '#e8788a', 0.7, 1, '#7a1f48', 0.8);
  art.solid(polygon(shape), art.linear(...first, ...far, glass), LINE.fine);
  const facets = [first, shape[1]!, last].map((corner) => line(...corner, ...middle));
  art.line(facets, LINE.hair, '#fff3ea', 0.7);
}
