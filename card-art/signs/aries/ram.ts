import { BROWN, COAT, HORN } from '../../kit/grade/sign-tones.ts';
import { form, strip } from '../../kit/pen/forms.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Knot,
  LINE,
  type Local,
  lerp,
  local,
  type Paint,
  Path,
  type Placement,
  points,
  polar,
  ramp,
  range,
  spline,
  svgPath,
  tube,
} from '../../kit/pen/index.ts';

/** The woolly neck's lower edge. */
const HEM = points(
  '-34,76 -52,104 -60,136 -58,170 -44,200 -18,222 14,232 46,232 78,222 108,204 132,178 148,146',
  '156,112 156,78 150,44 132,10',
);

/** Curls engraved in the wool: middle, radius, direction of the turn. */
const WOOL = [
  [-22, 116, 19, 1],
  [18, 102, 18, -1],
  [-26, 158, 20, -1],
  [18, 146, 21, 1],
  [60, 128, 20, -1],
  [-2, 196, 20, 1],
  [42, 184, 20, -1],
  [84, 166, 20, 1],
  [98, 118, 19, -1],
  [130, 136, 15, 1],
  [60, 84, 17, 1],
  [98, 76, 16, -1],
  [132, 92, 15, 1],
  [126, 56, 14, -1],
  [84, 204, 15, -1],
  [38, 222, 13, 1],
] as const;

/** Tufts on the forehead, back to front. */
const FORELOCK = [
  [26, -92, 13, 1],
  [-34, -84, 13, -1],
  [10, -106, 16, 1],
  [-18, -102, 16, -1],
  [-4, -84, 15, 1],
  [12, -80, 11, -1],
] as const;

/** A ram's head in three-quarter view to the left, asleep; about 400 high. */
export function ram(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const farHorn = { cx: -88, cy: -62, r0: 74, r1: 16, start: 58, turn: -404, width: 23, ribs: 34 };
  spiralHorn(box, farHorn, box.radial(-60, -120, 150, HORN));
  neck(box);
  const farEar = svgPath('M-70 -34C-96 -46 -126 -36 -142 -16C-122 -6 -94 -8 -72 -20Z');
  box.solid(farEar, box.radial(-66, -40, 90, ramp(0, COAT.mid, 1, COAT.lite)));
  head(box);
  sleepingFace(box);
  const nearHorn = { cx: 96, cy: -48, r0: 92, r1: 14, start: -58, turn: 452, width: 33, ribs: 54 };
  spiralHorn(box, nearHorn, box.radial(40, -110, 200, HORN));
  nearEar(box);
  FORELOCK.forEach(([cx, cy, radius, way], i) => {
    const tone = box.radial(cx - 5, cy - 6, radius * 1.6, ramp(0, COAT.cream, 0.6, COAT.pale, 1, COAT.lite));
    box.solid(ellipse(cx, cy, radius), tone);
    box.line(curl(cx, cy, radius * 0.72, way, i * 80), LINE.fine, BROWN, 0.95);
  });
}

interface Horn {
  /** Middle of the coil; its radius at the root and at the tip. */
  cx: number;
  cy: number;
  r0: number;
  r1: number;
  /** Angle of the root, and how far the coil turns from there (negative: to the left). */
  start: number;
  turn: number;
  /** Half width at the root. */
  width: number;
  ribs: number;
}

/** A coiled horn whose widths shrink towards the tip; ribs follow the curve. */
function spiralHorn(box: Local, { cx, cy, r0, r1, start, turn, width, ribs }: Horn, tone: Paint): void {
  const coil = range(15, (i) => polar(cx, cy, lerp(r0, r1, (i / 14) ** 0.82), start + (turn * i) / 14));
  const widths = [1, 0.97, 0.88, 0.76, 0.62, 0.48, 0.34, 0.2, 0.04].map((part) => part * width);
  const horn = tube(coil, widths, 44);
  const inner = Math.sign(turn);
  form(box, horn.outline, tone, LINE.bold, () => {
    box.fill(strip(horn, inner * 0.3, inner * 1.15, 26), COAT.mid, 0.6);
    const fine = range(ribs, (i) => horn.rib(0.015 + 0.95 * (i / ribs), 0.012));
    box.line(fine, LINE.hair, BROWN, 0.95);
    const coarse = range(Math.round(ribs / 3), (i) => horn.rib(0.02 + 0.93 * (i / (ribs / 3)), 0.014));
    box.line(coarse, LINE.fine, BROWN);
  });
}

/** A spiral of wool. */
const curl = (cx: number, cy: number, radius: number, way: number, start: number): Path =>
  spline(range(12, (i) => polar(cx, cy, radius * (1 - i / 13), start + way * i * 44)));

function neck(box: Local): void {
  const edge = scallops(HEM, 0.42);
  const wool = new Path().append(edge).lineTo(20, -30).lineTo(-10, 20).close();
  box.fill(wool, box.radial(-10, 60, 200, ramp(0, COAT.lite, 0.5, COAT.mid, 1, COAT.deep)));
  box.line(edge, LINE.bold * 0.8);
  const curls = WOOL.map(([cx, cy, radius, way], i) => curl(cx, cy, radius, way, i * 70));
  box.line(curls, LINE.fine, 'gold', 0.95);
}

/** Rounded bumps to the left of each piece between knots; `depth` is a part of its length. */
function scallops(knots: readonly Knot[], depth: number): Path {
  const path = new Path();
  knots.forEach(([x, y], i) => {
    if (!i) {
      path.moveTo(x, y);
      return;
    }
    const [px, py] = knots[i - 1]!;
    const [dx, dy] = [depth * (py - y), depth * (x - px)];
    path.curveTo(px + dx, py + dy, x + dx, y + dy, x, y);
  });
  return path;
}

function head(box: Local): void {
  const outline = closed(
    '6,-104 -26,-100 -56,-78 -72,-48! -80,-34 -90,0 -108,40 -126,74 -134,96 -128,114 -116,122!',
    '-108,134 -88,138 -70,126 -54,104 -28,86 6,70 34,40 46,0 44,-50 30,-90',
  );
  const tone = box.radial(-70, -20, 190, ramp(0, COAT.cream, 0.35, COAT.pale, 0.75, COAT.lite, 1, COAT.mid));
  form(box, outline, tone, LINE.bold, () => {
    // cheek and jaw turn away from the light
    const cheek = points('60,-90 14,-52 -4,-6 -30,34 -62,64 -84,96 -80,150 80,150 80,-90');
    box.fill(spline(cheek, true), COAT.lite, 0.75);
    box.fill(closed('70,-20 24,0 10,40 -30,70 -64,100 -70,150 80,150'), COAT.mid, 0.6);
    const bridge = ['-24,-64 -46,-20 -68,30 -94,78', '-40,-66 -58,-20 -80,30 -104,72'];
    box.line(
      bridge.map((knots) => curve(knots)),
      LINE.hair,
      'gold',
      0.8,
    );
    const jaw = ['20,8 6,36 -20,58', '30,0 16,36 -10,62', '38,-6 26,32 2,62', '10,14 -4,36 -28,54'];
    box.line(
      jaw.map((knots) => curve(knots)),
      LINE.hair,
      'gold',
      0.85,
    );
  });
}

/** Closed lid with lashes, the fold above it, nostril, mouth, chin. */
function sleepingFace(box: Local): void {
  const lid = curve('-40,-18 -30,-6 -14,-6 0,-22');
  box.taper(lid, 6, { start: 0.3, end: 0.15, samples: 12 }, COAT.ink);
  box.line(svgPath('M-34 -10L-37 -3M-26 -6L-27 2M-17 -6L-15 2M-8 -12L-4 -5'), LINE.fine, COAT.ink);
  box.line(curve('-42,-30 -28,-40 -10,-40 6,-32'), LINE.fine, BROWN, 0.9);
  const nostril = curve('-122,88 -112,84 -104,90 -106,98');
  box.taper(nostril, 6, { start: 0.2, end: 0.4, samples: 12 }, COAT.ink);
  box.line(curve('-118,121 -104,117 -86,108 -74,96'), LINE.mid, COAT.ink);
  box.line(curve('-128,100 -118,104 -112,112'), LINE.fine, COAT.ink, 0.8);
}

/** In front of the coil: a leaf with its hollow in shade. */
function nearEar(box: Local): void {
  const ear = svgPath('M26 -42C48 -34 76 -10 84 22C58 24 26 6 12 -22Z');
  box.solid(ear, box.radial(20, -36, 90, ramp(0, COAT.lite, 1, COAT.pale)));
  box.solid(svgPath('M34 -26C52 -18 70 -2 76 17C58 14 40 0 34 -26Z'), COAT.mid, LINE.hair);
}
