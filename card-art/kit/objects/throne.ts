import {
  type Art,
  ellipse,
  hatch,
  LINE,
  type Local,
  line,
  local,
  type Paint,
  type Path,
  points,
  polygon,
  polyline,
  ramp,
  range,
  roundRect,
  svgPath,
} from '../pen/index.ts';
import { sparkle } from '../sky/star.ts';

/** Stone from lit to dark, engraving in its shade. */
const [LIT, STONE, SHADE, DEEP] = ['#e0bcc0', '#9a7098', '#4f3a78', '#1d1540'] as const;
const NIGHT = '#0d0a26';
/** The carpet, and the gold woven into it. */
const [CARPET_LIT, CARPET, CARPET_SHADE] = ['#f08a8c', '#b8405c', '#5c1638'] as const;
const WOVEN = '#ffe0b0';

/** Steps from the top: half width, top; all 22 high. */
const STEPS = [
  [150, -66],
  [176, -44],
  [204, -22],
] as const;

/** Stretches of the carpet, down the seat's front and over the steps: half width above, top, half width below, foot. */
const RUNNER = [
  [40, -150, 42, -66],
  [44, -66, 46, -50],
  [48, -44, 50, -28],
  [52, -22, 54, 2],
] as const;
/** Its turns over the edges of the steps: half width above, top, half width below. */
const TURNS = [
  [42, -66, 44],
  [46, -50, 48],
  [50, -28, 52],
] as const;

/** A shape symmetrical about x = 0: two half widths, two heights. */
const trapezium = (upper: number, top: number, lower: number, foot: number): Path =>
  polygon([
    [-upper, top],
    [upper, top],
    [lower, foot],
    [-lower, foot],
  ]);

/** The gabled slab with its border and niche. */
function back(box: Local, stone: Paint): void {
  const slab = points(
    '-106,-150 -106,-462 -84,-462 -84,-486 -46,-500 0,-532 46,-500 84,-486 84,-462 106,-462 106,-150',
  );
  box.solid(polygon(slab), stone, LINE.bold);
  const border = points(
    '-94,-150 -94,-450 -72,-450 -72,-476 -40,-488 0,-515 40,-488 72,-476 72,-450 94,-450 94,-150',
  );
  box.line(polyline(border), LINE.fine);
  const niche = svgPath('M-74 -160V-392C-74 -440 -36 -462 0 -470C36 -462 74 -440 74 -392V-160Z');
  const glow = ramp(0, '#c9708a', 0.45, '#5c2a62', 1, '#1d1340');
  box.solid(niche, box.art.radial(...box.art.light, 300 * box.scale, glow));
  box.line(svgPath('M-66 -160V-390C-66 -432 -32 -452 0 -459C32 -452 66 -432 66 -390V-160'), LINE.fine);
}

/** A carved band of lozenges and rings up both sides, shade on the outer edges. */
function carvedBand(box: Local): void {
  for (const side of [-1, 1]) {
    const x = side * 84;
    const marks = range(11, (i) => {
      const y = -178 - i * 25;
      if (i % 2 === 0) return ellipse(x, y, 3);
      return polygon([
        [x, y - 7],
        [x + side * 7, y],
        [x, y + 7],
        [x - side * 7, y],
      ]);
    });
    box.line(marks, LINE.fine);
    const edge = roundRect(side > 0 ? 96 : -106, -450, 10, 300);
    box.line(hatch(edge, { angle: 0, gap: 5 }), LINE.hair, NIGHT, 0.8);
  }
  box.line(line(-84, -486, 84, -486), LINE.fine);
}

/** Seat and squared arms. */
function seatAndArms(box: Local, stone: Paint): void {
  box.solid(trapezium(92, -182, 116, -148), box.linear(0, -182, 0, -148, ramp(0, '#6d4a80', 1, LIT)));
  box.solid(roundRect(-118, -148, 236, 84), stone, LINE.bold * 0.8);
  box.line([line(-118, -138, 118, -138), line(-118, -74, 118, -74)], LINE.fine);
  for (const side of [-1, 1]) {
    const block = (x: number, y: number, width: number, height: number): Path =>
      roundRect(side > 0 ? x : -x - width, y, width, height, 1);
    box.solid(block(96, -226, 46, 162), stone, LINE.bold * 0.8);
    box.line(block(104, -214, 30, 140), LINE.fine);
    box.line(hatch(block(126, -220, 14, 150), { angle: 0, gap: 5 }), LINE.hair, NIGHT, 0.7);
    box.solid(block(90, -240, 58, 16), stone);
    box.line(line(side * 92, -232, side * 146, -232), LINE.hair);
    const places = range(3, (i) => -190 + i * 44);
    box.line(
      places.map((y) => ellipse(side * 119, y, 9)),
      LINE.fine,
    );
    box.blot(places.map((y) => sparkle(side * 119, y, 7)));
  }
}

/** Three steps with lit treads. */
function steps(box: Local, stone: Paint): void {
  for (const [half, top] of STEPS) {
    box.solid(roundRect(-half, top, half * 2, 22, 1), stone);
    const tread = box.linear(0, top - 6, 0, top, ramp(0, SHADE, 1, LIT));
    box.solid(trapezium(half - 8, top - 6, half, top), tread, LINE.fine);
  }
}

/** Over the front of the seat and down the steps; a square with a star woven into it. */
function carpet(box: Local): void {
  const tones = ramp(0, CARPET_SHADE, 0.3, CARPET, 0.5, CARPET_LIT, 0.7, CARPET, 1, CARPET_SHADE);
  const cloth = box.linear(-60, 0, 60, 0, tones);
  for (const [upper, top, lower, foot] of RUNNER) {
    box.solid(trapezium(upper, top, lower, foot), cloth);
    const borders = [line(-upper + 6, top, -lower + 6, foot), line(upper - 6, top, lower - 6, foot)];
    box.line(borders, LINE.fine, WOVEN);
  }
  for (const [upper, top, lower] of TURNS) {
    box.solid(trapezium(upper, top, lower, top + 7), CARPET_LIT, LINE.fine);
  }
  box.line(polygon(points('0,-130 20,-108 0,-86 -20,-108')), LINE.mid, WOVEN);
  box.blot(sparkle(0, -108, 13), WOVEN);
}

/** A stone throne from the front on three steps, lit from the card's light; (x, y) is its foot, 532 high, 408 wide. */
export function throne(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const stone = art.radial(...art.light, 400 * scale, ramp(0, LIT, 0.3, STONE, 0.7, SHADE, 1, DEEP));
  back(box, stone);
  carvedBand(box);
  seatAndArms(box, stone);
  steps(box, stone);
  carpet(box);
}
