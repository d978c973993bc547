import {
  type Art,
  ellipse,
  type Knot,
  LINE,
  type Local,
  local,
  type Placement,
  points,
  ramp,
  ribbon,
  svgPath,
  tube,
} from '../pen/index.ts';

/** Engraving on cream, where gold would vanish. */
const BROWN = '#8d6a72';

/** Petals of an upright flower, foot (0, 0): spine, half widths from foot to tip. */
const BACK = [
  [points('-4,-40 -16,-100 -42,-156 -70,-192 -88,-214'), [8, 19, 25, 17, 7, 1]],
  [points('6,-40 22,-104 50,-160 80,-192 104,-204'), [8, 19, 25, 17, 7, 1]],
  [points('0,-40 5,-110 4,-170 -4,-214 -14,-244'), [10, 23, 28, 19, 8, 1]],
] as const;
const SIDES = [
  [points('-2,0 -17,-62 -42,-118 -94,-150 -134,-134 -146,-104'), [6, 16, 26, 27, 14, 1]],
  [points('2,0 17,-64 46,-122 100,-144 132,-114 130,-84'), [6, 16, 26, 26, 14, 1]],
] as const;
/** The front petal up to its fold, and the tip that rolls over towards us. */
const FRONT = svgPath(
  'M-9 2C-20 -34 -30 -76 -36 -112C-40 -138 -16 -152 2 -148C22 -152 42 -138 38 -110C32 -76 20 -34 9 2C4 10 -4 10 -9 2Z',
);
const FRONT_TIP = svgPath(
  'M-37 -116C-40 -140 -16 -152 2 -148C22 -152 43 -138 38 -110C40 -92 32 -74 14 -50C12 -72 4 -88 -10 -98C-20 -104 -30 -108 -37 -116Z',
);
const FRONT_RIBS = svgPath(
  'M0 4C-3 -30 -6 -62 -8 -94M-6 0C-13 -34 -20 -66 -24 -100M6 0C14 -30 20 -52 24 -66',
);
const TIP_RIBS = svgPath(
  'M2 -146C12 -122 18 -92 16 -60M-16 -144C-8 -128 4 -112 10 -94M22 -143C30 -126 30 -100 25 -78',
);
/** Threads from the throat: curve of each stamen, turn of its anther. */
const STAMENS = [
  ['M-6 -110C-12 -150 -24 -172 -36 -186', -58],
  ['M-2 -112C-6 -156 -10 -178 -16 -196', 64],
  ['M3 -112C8 -154 18 -174 28 -190', 52],
  ['M7 -110C16 -146 32 -166 46 -174', 30],
] as const;

export interface TrumpetLilyOptions extends Placement {
  /** Opens (above 1) or closes the flower. */
  spread?: number;
}

/** One petal along its spine, with middle rib and side veins. */
function blade(
  box: Local,
  knots: readonly Knot[],
  half: readonly number[],
  spread: number,
  back: boolean,
): void {
  const wide = knots.map(([x, y]): Knot => [x * (1 + (spread - 1) * Math.min(1, -y / 120)), y]);
  const body = tube(wide, half, 26);
  const tip = wide[wide.length - 1]!;
  const tones = back
    ? ramp(0, '#7b6cb4', 0.45, '#c9b5dc', 1, '#fff8f2')
    : ramp(0, '#a7c3c0', 0.18, '#c9b0d6', 0.5, '#f3e3ee', 1, '#fffaf4');
  box.solid(body.outline, box.linear(0, 0, tip[0], tip[1], tones), LINE.mid);
  box.line(body.edge(0, 0.06, 0.96), LINE.fine * 1.2, BROWN, 0.75);
  for (const v of [-0.62, -0.34, 0.34, 0.62]) {
    box.line(body.edge(v, 0.16, 0.9 - Math.abs(v) * 0.16), LINE.hair, BROWN, 0.6);
  }
}

/** Four threads with their anthers, and the pistil. */
function stamens(box: Local): void {
  for (const [thread, turn] of STAMENS) {
    const path = svgPath(thread);
    box.taper(path, 3, { start: 1, end: 0.6 }, '#e9e3c4');
    const { x, y } = path.walk(2)[1]!;
    const anther = ellipse(0, 0, 10, 3.6).rotate(turn).translate(x, y);
    box.solid(anther, '#f3b267', LINE.fine, '#8f4f3a');
  }
  const pistil = svgPath('M0 -112C0 -160 2 -190 8 -222');
  box.blot(ribbon(pistil.translate(2, 0), 4.4, { start: 0.9, end: 0.8 }), '#dfe6c8');
  box.solid(ellipse(10, -224, 5.4, 4), '#cfe0c0', LINE.fine, BROWN);
}

/**
 * A trumpet lily from the side, pointing up; (x, y) is where the stem ends. About 260 wide and 230
 * high at scale 1. Turn it by more than 120 degrees and it nods.
 */
export function trumpetLily(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { spread = 1, ...placement }: TrumpetLilyOptions = {},
): void {
  const box = local(art, x, y, scale, placement);
  for (const [knots, half] of BACK) blade(box, knots, half, spread, true);
  const throat = svgPath('M-38 -116C-22 -146 22 -148 40 -114C30 -88 20 -60 0 -50C-20 -60 -30 -88 -38 -116Z');
  box.fill(throat, box.radial(0, -84, 70, ramp(0, '#ffe9c4', 0.5, '#b99ac8', 1, '#6b5ca8')));
  stamens(box);
  for (const [knots, half] of SIDES) blade(box, knots, half, spread, false);
  box.solid(
    FRONT,
    box.linear(0, 0, 0, -146, ramp(0, '#9fc0b4', 0.16, '#c6aed6', 0.7, '#f6ecf4', 1, '#fffaf4')),
  );
  box.line(FRONT_RIBS, LINE.hair, BROWN, 0.7);
  box.solid(FRONT_TIP, box.linear(0, -146, 6, -72, ramp(0, '#fffdf8', 1, '#e6d3e6')), LINE.mid * 0.8);
  box.line(TIP_RIBS, LINE.hair, BROWN, 0.6);
  box.solid(
    svgPath('M-10 8C-13 2 -11 -5 -6 -10C-2 -6 2 -6 6 -10C11 -5 13 2 10 8C4 13 -4 13 -10 8Z'),
    '#7fa9a0',
    LINE.fine,
  );
}
