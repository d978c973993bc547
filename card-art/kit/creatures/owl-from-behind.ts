import {
  type Art,
  ellipse,
  LINE,
  type Local,
  lerp,
  line,
  local,
  type Paint,
  type Path,
  type Placement,
  points,
  polar,
  ramp,
  range,
  ribbon,
  spline,
  svgPath,
} from '../pen/index.ts';
import { fur } from './fur.ts';

/** One contour feather of a row: where it is rooted, its turn off straight down, its width's factor. */
interface Feather {
  x: number;
  y: number;
  angle: number;
  width: number;
}

/** Half width of head and body at a height. */
const PROFILE = points(
  '-180,18 -168,50 -146,76 -122,82 -100,76 -84,75 -62,90 -30,107 10,113 60,108 110,88 150,58 175,36',
);
const BODY = svgPath(
  'M0 -180C20 -181 38 -177 52 -167C60 -178 74 -192 94 -199C94 -184 88 -166 79 -150',
  'C86 -134 85 -112 77 -99C75 -95 74 -90 74 -86C100 -72 116 -30 114 20C112 84 84 140 40 176',
  'C20 184 -20 184 -40 176C-84 140 -112 84 -114 20C-116 -30 -100 -72 -74 -86C-74 -90 -75 -95 -77 -99',
  'C-85 -112 -86 -134 -79 -150C-88 -166 -94 -184 -94 -199C-74 -192 -60 -178 -52 -167C-38 -177 -20 -181 0 -180Z',
);
const FOLDED_WING = svgPath(
  'M60 -84C104 -66 118 -24 114 22C113 58 104 84 92 102C76 98 58 94 46 96C50 60 50 20 46 -20C46 -46 50 -66 60 -84Z',
);
const CROWN = svgPath(
  'M0 -180C20 -181 38 -177 52 -167C60 -178 74 -192 94 -199C94 -184 88 -166 79 -150',
  'C82 -142 83 -134 82 -126C56 -132 30 -122 0 -124C-30 -122 -56 -132 -82 -126C-83 -134 -82 -142 -79 -150',
  'C-88 -166 -94 -184 -94 -199C-74 -192 -60 -178 -52 -167C-38 -177 -20 -181 0 -180Z',
);
const CROWN_HAIR = svgPath(
  'M0 -179C20 -180 34 -178 46 -169C60 -160 74 -150 77 -132C60 -136 46 -130 30 -136C18 -130 8 -132 0 -136',
  'C-8 -132 -18 -130 -30 -136C-46 -130 -60 -136 -77 -132C-74 -150 -60 -160 -46 -169C-34 -178 -20 -180 0 -179Z',
);
/** The right half of the silhouette, drawn once more at the end so that it closes. */
const HALF_CONTOUR = svgPath(
  'M0 -180C20 -181 38 -177 52 -167C60 -178 74 -192 94 -199C94 -184 88 -166 79 -150C86 -134 85 -112 77 -99',
  'C75 -95 74 -90 74 -86C100 -72 116 -30 114 20C112 84 84 140 42 174',
);

/** Toes of one foot on the bough: place, lean. */
const TOES = [
  [38, -6],
  [47, 0],
  [55, 8],
] as const;

const both = (path: Path): Path[] => [path, path.mirror(0)];

function halfWidth(height: number): number {
  let i = 1;
  while (i < PROFILE.length - 1 && PROFILE[i]![0] < height) i++;
  const [[from, narrow], [to, wide]] = [PROFILE[i - 1]!, PROFILE[i]!];
  return lerp(narrow, wide, Math.max(0, Math.min(1, (height - from) / (to - from))));
}

/** -1 … 1 from the outside inwards, so that the middle feather is painted last. */
const outsideIn = (count: number): number[] =>
  range(count, (i) => (i / (count - 1)) * 2 - 1).sort((p, q) => Math.abs(q) - Math.abs(p));

/** A row of contour feathers, tips down. */
function row(
  box: Local,
  feathers: readonly Feather[],
  length: number,
  width: number,
  fill: Paint,
  { lineWidth = LINE.mid * 0.85, spot = 0, bar = true } = {},
): void {
  const vane = svgPath(
    `M${-width * 0.3} 0C${-width * 0.62} ${length * 0.3} ${-width * 0.56} ${length * 0.82} 0 ${length}`,
    `C${width * 0.56} ${length * 0.82} ${width * 0.62} ${length * 0.3} ${width * 0.3} 0Z`,
  );
  for (const feather of feathers) {
    const hung = (path: Path): Path =>
      path.scale(feather.width, 1).rotate(feather.angle).translate(feather.x, feather.y);
    box.solid(hung(vane), fill, lineWidth);
    box.line(hung(line(0, length * 0.34, 0, length * 0.8)), LINE.hair, 'gold', 0.9);
    if (bar) {
      const band = `M${-width * 0.3} ${length * 0.5}Q0 ${length * 0.72} ${width * 0.3} ${length * 0.5}`;
      box.line(hung(svgPath(band)), LINE.hair, 'gold', 0.65);
    }
    if (spot) box.blot(hung(ellipse(0, length * 0.86, spot)), box.art.palette.pale, 0.95);
  }
}

/** Seven barred feathers in front of the branch. */
function tail(box: Local, lite: string): void {
  const { ink } = box.art.palette;
  const fill = box.linear(0, 120, 0, 245, ramp(0, ink, 0.55, '#2a2c66', 1, lite));
  for (const i of [-3, 3, -2, 2, -1, 1, 0]) {
    const [l, w] = [128 - Math.abs(i) * 5, 25];
    const hung = (path: Path): Path => path.rotate(-i * 5.6).translate(i * 5, 116);
    const vane = svgPath(
      `M${-w * 0.4} 0C${-w * 0.5} ${l * 0.5} ${-w * 0.56} ${l * 0.86} ${-w * 0.3} ${l * 0.96}`,
      `C${-w * 0.1} ${l * 1.01} ${w * 0.1} ${l * 1.01} ${w * 0.3} ${l * 0.96}`,
      `C${w * 0.56} ${l * 0.86} ${w * 0.5} ${l * 0.5} ${w * 0.4} 0Z`,
    );
    box.solid(hung(vane), fill).line(hung(line(0, l * 0.4, 0, l * 0.92)), LINE.hair);
    const bars = [0.6, 0.72, 0.84].map((t) =>
      svgPath(
        `M${-w * 0.42} ${l * t - 4}Q${-w * 0.2} ${l * t + 5} 0 ${l * t - 2}`,
        `Q${w * 0.2} ${l * t + 5} ${w * 0.42} ${l * t - 4}`,
      ),
    );
    box.line(bars.map(hung), LINE.fine, 'gold', 0.8);
  }
}

/** Feathered toes with dark claws, either side of the tail. */
function feet(box: Local): void {
  const { ink, pale } = box.art.palette;
  const down = box.linear(0, 156, 0, 194, ramp(0, '#3f4386', 0.6, '#8d8ccb', 1, pale));
  for (const [x, lean] of TOES) {
    const toe = ribbon(line(0, 0, 0, 36), 12, { start: 0.9, end: 0.55, peak: 0.7, samples: 8 });
    const set = (path: Path): Path => path.rotate(-lean).translate(x, 156);
    for (const side of both(set(toe))) box.solid(side, down);
    box.blot(both(set(svgPath('M-4 33C-4 40 -2 43 0 45C2 43 4 40 4 33Z'))), ink);
  }
}

/** Rump and mantle down the middle of the back, lower rows first. */
function mantle(box: Local): void {
  const { ink } = box.art.palette;
  for (let v = 132, i = 0; v > -100; i++, v -= 20) {
    const t = Math.max(0, (v + 64) / 196);
    const reach = lerp(64, 36, t) - 8;
    const length = lerp(34, 44, t);
    const feathers = outsideIn((t > 0.75 ? 3 : 4) + (i % 2)).map(
      (u): Feather => ({ x: u * reach, y: v - 6 * u * u, angle: -u * 8, width: 0.94 }),
    );
    const fill = box.linear(0, v, 0, v + length, ramp(0, ink, 0.5, '#22265e', 1, '#6a6ab2'));
    row(box, feathers, length, 27, fill);
  }
}

/** The flight feathers of one folded wing (the right one, before `turned`). */
function flights(box: Local, turned: (path: Path) => Path, lite: string): void {
  for (let i = 0; i < 8; i++) {
    const t = i / 7;
    const course = spline([
      [lerp(103, 50, t), lerp(10, 34, t)],
      [lerp(103, 42, t), lerp(92, 78, t)],
      [lerp(20, 22, t) + Math.sin(t * Math.PI) * 7, lerp(190, 128, t ** 0.9)],
    ]);
    const vane = ribbon(course, 27, { start: 0.7, end: 0.12, samples: 9 });
    const fill = box.linear(0, 20, 0, 186, ramp(0, '#23275f', 0.5, '#2f3374', 1, lite));
    box.solid(turned(vane), fill).line(turned(course), LINE.hair, 'gold', 0.7);
    const barbs = course
      .walk(10)
      .slice(4, 9)
      .map(({ x, y, angle }) => line(...polar(x, y, 7, angle - 65), x, y));
    box.line(barbs.map(turned), LINE.fine, 'gold', 0.75);
  }
}

/** Folded wings: flights below, coverts above in rows between an inner and an outer edge. */
function wings(box: Local, lite: string): void {
  const { ink } = box.art.palette;
  const inner = spline(points('46,-88 44,-50 48,-10 50,34 50,72')).walk(8);
  const outer = spline(points('80,-84 101,-56 112,-14 110,34 98,78')).walk(8);
  for (const side of [1, -1]) {
    const turned = (path: Path): Path => (side > 0 ? path : path.mirror(0));
    flights(box, turned, lite);
    box.fill(turned(FOLDED_WING), box.linear(0, -84, 0, 102, ramp(0, '#3f4386', 1, '#2c3070')));
    for (let i = 7; i >= 0; i--) {
      const t = i / 7;
      const [from, to] = [inner[i]!, outer[i]!];
      const length = lerp(28, 40, t);
      const top = Math.min(from.y, to.y);
      const lower = i > 5;
      const tones = ramp(0, ink, 0.45, lower ? '#30346f' : '#3f4386', 1, lower ? '#a5a3da' : lite);
      const count = 3 + Math.round(t + 0.1);
      const feathers = range(count, (j): Feather => {
        const u = j / (count - 1);
        return {
          x: side * lerp(from.x + 5, to.x - 7, u),
          y: lerp(from.y, to.y, u),
          angle: side * lerp(5, 24 + t * 10, u) * (t > 0.3 ? 1 : -0.2),
          width: 1 - 0.2 * u,
        };
      });
      const spot = i > 4 ? 1.8 : 0;
      row(box, feathers, length, 28, box.linear(0, top, 0, top + length, tones), { spot });
    }
    box.line(turned(svgPath('M52 -70C42 -44 46 -20 46 10')));
  }
}

/** Small feathers in rings that follow the skull. */
function head(box: Local, lite: string): void {
  const { ink } = box.art.palette;
  for (let v = -92, i = 0; v > -152; i++, v -= 13) {
    const reach = halfWidth(v + 6) * 0.97 - 6;
    const length = lerp(17, 26, (v + 152) / 60);
    const feathers = outsideIn(9 + (i % 2)).map((u): Feather => {
      const across = Math.sin(u * 1.3) / Math.sin(1.3);
      return {
        x: across * reach,
        y: v - 14 * across * across + 2,
        angle: -across * 10,
        width: lerp(1, 0.72, across * across),
      };
    });
    const fill = box.linear(0, v - 10, 0, v + length, ramp(0, ink, 0.5, '#34387a', 1, lite));
    row(box, feathers, length, 20, fill, { lineWidth: LINE.fine, bar: false });
  }
}

/** Crown combed back from the brow; the tufts' edges are open lines, so that they grow out of it. */
function crown(box: Local): void {
  const tones = ramp(0, '#8d8ccb', 0.35, '#585aa0', 0.7, '#3b3f80', 0.9, 1, '#2a2e6a', 0);
  box.fill(CROWN, box.linear(0, -200, 0, -124, tones));
  box.line(both(svgPath('M56 -150C62 -168 74 -186 92 -198M66 -146C72 -162 80 -180 92 -196')), LINE.mid * 0.8);
  const tufts = svgPath(
    'M60 -156C66 -170 74 -182 84 -191M72 -152C78 -164 84 -176 90 -188M52 -162C57 -170 63 -177 71 -184',
  );
  box.line(both(tufts), LINE.hair);
  const flows = [
    svgPath('M0 -174C2 -160 0 -150 0 -132'),
    svgPath('M34 -172C46 -160 54 -152 62 -134'),
    svgPath('M-34 -172C-46 -160 -54 -152 -62 -134'),
  ];
  box.line(fur(CROWN_HAIR, flows, { count: 150, length: 15, seed: 4 }), LINE.hair, 'gold', 0.9);
}

/** A horned owl seen from behind; about 230 × 460, it perches on y = 170. */
export function owlFromBehind(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { lite = '#8d8ccb', ...placement }: Placement & { lite?: string } = {},
): void {
  const box = local(art, x, y, scale, placement);
  tail(box, lite);
  feet(box);
  const { ink } = art.palette;
  const night = ramp(0, '#3a3a7c', 0.5, ink, 1, '#232558');
  box.solid(BODY, box.linear(0, -170, 0, 180, night), LINE.bold);
  mantle(box);
  wings(box, lite);
  head(box, lite);
  crown(box);
  box.line(both(HALF_CONTOUR), LINE.bold);
}
