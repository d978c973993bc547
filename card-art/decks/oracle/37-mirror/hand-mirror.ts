import {
  type Art,
  ellipse,
  LINE,
  type Local,
  local,
  Path,
  type Placement,
  ramp,
  range,
  ribbon,
  spline,
  svgPath,
} from '../../../kit/pen/index.ts';
import { petal } from '../../../kit/plants/petal.ts';

/** Engraving on bright metal, where gold would vanish. */
const BROWN = '#7d5b3c';

/** Half axes of the glass and of the frame round it. */
const GLASS = [128, 158] as const;
const FRAME = [158, 188] as const;

const HANDLE = svgPath(
  'M-20 184C-30 196 -26 210 -13 218C-20 232 -22 244 -13 252C-26 300 -28 352 -17 396C-28 404 -28 420 -14 426',
  'C-9 446 9 446 14 426C28 420 28 404 17 396C28 352 26 300 13 252C22 244 20 232 13 218C26 210 30 196 20 184Z',
);
const HANDLE_RINGS = svgPath(
  'M-13 218C-6 222 6 222 13 218M-13 252C-6 256 6 256 13 252M-17 396C-8 401 8 401 17 396',
  'M-14 426C-6 430 6 430 14 426M-14 262C-6 266 6 266 14 262',
);

/** The vine that runs once round the frame: leaves in turns, tendrils between them. */
function vine(box: Local): void {
  const [rx, ry] = [(GLASS[0] + FRAME[0]) / 2, (GLASS[1] + FRAME[1]) / 2];
  const wave = spline(
    range(65, (i) => {
      const angle = ((i / 64) * 2 - 1) * Math.PI * 0.985;
      const sway = Math.sin(i * 1.178) * 6;
      return [(rx + sway) * Math.sin(angle), -(ry + sway) * Math.cos(angle)];
    }),
  );
  box.blot(ribbon(wave, 3.2, { samples: 130, start: 0.7, end: 0.7 }), BROWN);
  const leaves = wave
    .walk(62)
    .slice(2, -2)
    .map(({ x, y, angle }, i) => {
      const side = i % 2 ? 1 : -1;
      return petal(x, y, i % 3 ? 17 : 13, 10, angle + side * 52, { tip: 0.05 });
    });
  box.solid(leaves, '#fff6e2', LINE.hair * 1.2, BROWN);
}

/** The turned handle, a vine wound round it. */
function handle(box: Local, metal: string): void {
  box.solid(HANDLE, metal, LINE.bold * 0.8).line(HANDLE_RINGS, LINE.fine, BROWN, 0.9);
  const winding = spline(range(15, (i) => [Math.sin(i * 1.1) * 11, 272 + i * 8.2]));
  box.blot(ribbon(winding, 3, { samples: 40, start: 0.4, end: 0.3 }), BROWN);
  const leaves = winding
    .walk(12)
    .slice(1, -1)
    .map(({ x, y, angle }, i) => petal(x, y, 14, 9, angle + (i % 2 ? 48 : -48), { tip: 0.05 }));
  box.solid(leaves, '#fff6e2', LINE.hair * 1.2, BROWN);
  box.line(svgPath('M-21 300C-22 330 -21 360 -16 388'), LINE.fine, '#fffdf4', 0.9);
}

/**
 * A hand mirror: oval glass in a frame of vines, the handle below. (x, y) is the middle of the
 * glass, 316 high at scale 1, the handle 250 more. `reflection` paints what the glass holds; it is
 * clipped to the glass, in the mirror's own box.
 */
export function handMirror(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { reflection, ...placement }: Placement & { reflection: (box: Local) => void },
): void {
  const box = local(art, x, y, scale, placement);
  const metal = box.linear(
    -150,
    -180,
    150,
    220,
    ramp(0, '#fffaf0', 0.4, '#efdab2', 0.75, '#b9986f', 1, '#e3c796'),
  );
  handle(box, metal);
  const frame = ellipse(0, 0, ...FRAME);
  const finial = svgPath(
    'M-16 4C-14 -12 -8 -12 -4 -18C-8 -24 -4 -32 0 -34C4 -32 8 -24 4 -18C8 -12 14 -12 16 4Z',
  );
  box.solid(finial.translate(0, -188), metal, LINE.mid);
  box.solid(frame, metal, LINE.bold);
  box.line(ellipse(0, 0, FRAME[0] - 6, FRAME[1] - 6), LINE.hair, BROWN, 0.8);
  vine(box);
  const glass = ellipse(0, 0, ...GLASS);
  box.line(ellipse(0, 0, GLASS[0] + 4, GLASS[1] + 4), LINE.bold, BROWN, 0.55);
  box.clip(glass, () => reflection(box));
  box.line(glass, LINE.mid, '#fffaf0');
  box.line(
    Path.join(svgPath('M-104 -40C-96 -92 -66 -126 -30 -140M-114 -8C-114 -14 -113 -20 -112 -26')),
    LINE.mid * 1.4,
    '#fffaf0',
    0.55,
  );
}
