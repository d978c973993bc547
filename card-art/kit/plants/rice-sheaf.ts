import {
  type Art,
  hatch,
  LINE,
  type Local,
  lerp,
  local,
  type Paint,
  Path,
  type Placement,
  polar,
  type Random,
  ramp,
  random,
  range,
  ribbon,
  spline,
  svgPath,
} from '../pen/index.ts';

/** Outlines light grains, where gold would vanish. */
const BROWN = '#74503c';

/** Ears by layer, back to front: how many, how wide the fan, how high, size of a grain. */
const LAYERS = [
  [11, 1, 268, 0.88],
  [10, 0.9, 232, 0.96],
  [9, 0.84, 190, 1.02],
  [7, 0.7, 146, 1.08],
] as const;

/** A ripe ear: it rises with the fan, then its weight bends it over; `u` is its place, -1 left … 1 right. */
function earLine(u: number, height: number, chance: Random): Path {
  const sway = u + chance.between(-0.16, 0.16); // the middle ears fall to either side
  const side = sway < 0 ? -1 : 1;
  const lean = Math.abs(u);
  const top = height * (1 - lean * lean * 0.36) * chance.between(0.93, 1.06);
  const reach = u * 128;
  const bow = side * (22 + lean * 44);
  const droop = chance.between(0.5, 0.68) * (96 + lean * 46);
  return spline([
    [u * 22, -2],
    [u * 52, -top * 0.42],
    [reach * 0.8, -top * 0.84],
    [reach + bow * 0.34, -top],
    [reach + bow * 0.92, -top + droop * 0.3],
    [reach + bow * 1.24, -top + droop],
  ]);
}

/** A grain is a plain almond: two curves keep a thousand of them light. */
const GRAIN = svgPath('M0 0C-.36 -.3 -.3 -.76 0 -1C.3 -.76 .36 -.3 0 0Z');

/** Grains along the outer part of the ear, closer and smaller towards the tip; fine awns on some. */
function ear(box: Local, path: Path, size: number, tones: readonly Paint[], chance: Random): void {
  box.blot(ribbon(path, 5.4, { samples: 7, start: 1, end: 0.2 }), BROWN);
  box.blot(ribbon(path, 3.8, { samples: 7, start: 1, end: 0.2 }), '#e9cf9e');
  const steps = path.walk(60);
  const grains = tones.map((): Path[] => []);
  const awns = new Path();
  const count = 14;
  for (let i = 0; i < count; i++) {
    const { x, y, angle } = steps[Math.round(lerp(0.99, 0.5, i / count) * 59)]!;
    for (const side of [-1, 1]) {
      const heading = angle + side * chance.between(16, 34);
      const length = size * chance.between(14.5, 18) * lerp(0.82, 1.08, i / count);
      const [fx, fy] = polar(x, y, side * 2.2, angle + 90);
      chance.pick(grains).push(GRAIN.scale(length).rotate(heading).translate(fx, fy));
      if (chance() > 0.22) continue;
      awns.moveTo(...polar(fx, fy, length, heading));
      awns.lineTo(...polar(fx, fy, length * 1.9, heading - side * 6));
    }
  }
  box.line(awns, LINE.hair, 'gold', 0.9);
  for (const [i, tone] of tones.entries()) box.solid(grains[i]!, tone, LINE.hair * 1.15, BROWN);
}

/** The straw between the tie and the ears: one body, drawn out to threads. */
function throat(box: Local): void {
  const body = svgPath('M-36 -6C-44 -60 -66 -110 -96 -150C-50 -170 50 -170 96 -150C66 -110 44 -60 36 -6Z');
  box.fill(body, box.linear(0, 0, 0, -150, ramp(0, '#c79c74', 0.5, '#8a6a80', 1, '#4a3f80', 0)));
  const threads = range(22, (i) => {
    const u = (i / 21) * 2 - 1;
    return svgPath(`M${u * 35} -6C${u * 42} -60 ${u * 62} -104 ${u * 88} -140`);
  });
  box.line(threads, LINE.fine, BROWN, 0.7);
}

/** Cut stalks below the tie, spread like a skirt, their ends uneven. */
function stalks(box: Local, chance: Random): void {
  const tone = ramp(0, '#7a5a5c', 0.3, '#d9b98a', 1, '#8a6a64');
  const straw = box.linear(0, 0, 0, 190, tone);
  const skirt = svgPath('M-34 -8C-40 60 -66 130 -92 180C-40 194 40 194 92 180C66 130 40 60 34 -8Z');
  box.fill(skirt, box.linear(0, 0, 0, 190, ramp(0, '#2c2350', 1, '#1a1c4c')));
  const order = range(38, (i) => i).sort((a, b) => Math.abs(b - 18.5) - Math.abs(a - 18.5));
  for (const i of order) {
    const u = (i / 37) * 2 - 1;
    const foot = 182 + chance.between(-12, 10) - u * u * 8;
    const stalk = spline([
      [u * 34, -10],
      [u * 40 + chance.between(-3, 3), 60],
      [u * 92 + chance.between(-6, 6), foot],
    ]);
    box.solid(
      ribbon(stalk, chance.between(5.4, 7.6), { samples: 6, start: 0.8, end: 0.95 }),
      straw,
      LINE.hair * 1.2,
      BROWN,
    );
  }
}

/** Two turns of straw rope, a knot left of the middle, its ends hanging. */
function tie(box: Local): void {
  const band = svgPath(
    'M-42 -22C-20 -10 20 -10 42 -22C45 -12 45 0 42 10C20 22 -20 22 -42 10C-45 0 -45 -12 -42 -22Z',
  );
  const rope = box.linear(-42, 0, 42, 0, ramp(0, '#8f4560', 0.35, '#f2a9a8', 1, '#7a3258'));
  box.solid(band, rope, LINE.mid * 1.2);
  box.line(hatch(band, { angle: -58, gap: 6 }), LINE.hair * 1.3, '#6a3348', 0.9);
  box.line(svgPath('M-43 -6C-20 6 20 6 43 -6'), LINE.fine, '#6a3348');
  for (const end of ['M-12 4C-26 30 -34 52 -28 84', 'M-6 6C-8 34 2 56 -6 98']) {
    box.taper(svgPath(end), 9, { start: 0.7, end: 0.6 }, rope);
    box.line(svgPath(end), LINE.hair, '#6a3348', 0.8);
  }
  box.solid(svgPath('M-24 -10C-16 -18 0 -16 4 -6C8 6 2 16 -8 18C-20 18 -28 0 -24 -10Z'), rope, LINE.mid);
  box.line(svgPath('M-19 -4C-12 -10 -2 -8 0 -2M-19 5C-12 0 -2 2 1 7'), LINE.hair, '#6a3348');
}

/**
 * A sheaf of ripe rice tied with straw rope; the ears bend over like a fan. (x, y) is the tie; 300
 * above it, 190 below at scale 1.
 */
export function riceSheaf(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const chance = random('sheaf');
  stalks(box, chance);
  throat(box);
  for (const [count, fan, height, size] of LAYERS) {
    const near = (size - 0.88) / 0.2;
    const grains = (['#f8e6c0', '#eed19c', '#dcb47e'] as const).map((lite) =>
      box.radial(0, -170, 300, ramp(0, lite, 0.4 + near * 0.4, lite, 1, near > 0.5 ? '#b98662' : '#7f5870')),
    );
    const places = range(count, (i) => fan * (((i + 0.5) / count) * 2 - 1) + chance.between(-0.05, 0.05));
    // from the middle outwards the ears hang over one another
    for (const u of places.sort((a, b) => Math.abs(a) - Math.abs(b))) {
      ear(box, earLine(u, height, chance), size, grains, chance);
    }
  }
  tie(box);
}
