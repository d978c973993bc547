import {
  type Art,
  ellipse,
  LINE,
  type Local,
  lerp,
  local,
  type Paint,
  type Path,
  type Placement,
  type Point,
  polar,
  ramp,
  random,
  range,
  spline,
  svgPath,
} from '../pen/index.ts';
import { rose } from '../plants/rose.ts';

/** Ranks of feathers, back to front: count, first and last length, first and last lean, width. */
const RANKS = [
  [11, 60, 138, -36, 58, 29],
  [9, 42, 94, -30, 50, 28],
  [8, 26, 54, -24, 40, 27],
] as const;

/** Where each line of the letter ends. */
const LINE_ENDS = [78, 60, 76, 70, 52, 14];

/** A line of handwriting: small waves, never readable. */
function scrawl(x0: number, x1: number, y: number, seed: number): Path[] {
  const chance = random(`wr${seed}`);
  const words: Path[] = [];
  for (let x = x0; x < x1 - 8; ) {
    const length = Math.min(x1 - x, chance.between(16, 34));
    const count = Math.max(3, Math.round(length / 4));
    const strokes = range(
      count,
      (i): Point => [x + (length * i) / (count - 1), y + (i % 2 ? -1 : 1) * chance.between(0.6, 2.4)],
    );
    words.push(spline(strokes));
    x += length + chance.between(5, 9);
  }
  return words;
}

/** What was the sheet's upper edge: three ranks of a wing that opens to the right. */
function feathers(box: Local): void {
  const paint = box.radial(10, -170, 150, ramp(0, '#fffaf2', 0.3, '#f9d6c8', 0.55, '#e9a6a4', 1, '#fffaf2'));
  RANKS.forEach(([count, first, last, lean0, lean1, width], rank) => {
    for (let i = 0; i < count; i++) {
      const t = i / (count - 1);
      const length = lerp(first, last, t ** 1.5);
      const half = width * (0.5 + t * 0.1);
      const place = (path: Path): Path =>
        path.rotate(lerp(lean0, lean1, t ** 1.3)).translate(lerp(-86, 84, t), -164 - t * 18 + rank * 3);
      // a pointed vane, its outer side fuller than its inner side
      const vane = svgPath(
        `M0 8C${-half * 0.9} ${-length * 0.15} ${-half} ${-length * 0.7} ${t * 4} ${-length}`,
        `C${half * 0.72} ${-length * 0.82} ${half * 0.9} ${-length * 0.2} 0 8Z`,
      );
      box.solid(place(vane), paint, LINE.bold * 0.51);
      const shaft = `M0 0C${t} ${-length * 0.4} ${t * 2} ${-length * 0.7} ${t * 3.6} ${-length * 0.92}`;
      const barbs = range(rank < 2 ? 4 : 0, (b) =>
        svgPath(`M${t} ${-length * (0.3 + b * 0.15)}L${half * 0.5} ${-length * (0.4 + b * 0.15)}`),
      );
      box.line([svgPath(shaft), ...barbs].map(place), LINE.hair, '#b06a70', 0.85);
    }
  });
}

/** The sheet and its lines. */
function sheet(box: Local, paper: Paint): void {
  const outline = svgPath(
    'M-96 50C-100 -30 -92 -100 -98 -166C-60 -182 -20 -176 20 -188C52 -196 76 -200 98 -194',
    'C92 -120 100 -40 96 50Z',
  );
  box.fill(outline, paper);
  const sides = svgPath('M-96 50C-100 -30 -92 -100 -98 -166M98 -194C92 -120 100 -40 96 50');
  box.line(sides, LINE.bold * 0.85);
  LINE_ENDS.forEach((end, i) => {
    const words = scrawl(-76 + (i % 2) * 3, end, -150 + i * 24, i + 1);
    const rising = words.map((word) => word.map((u, v) => [u, v - u * 0.1]));
    box.line(rising, LINE.fine * 1.15, '#9a4a5c', 0.9);
  });
}

/** Side flaps, foot flap, contour. */
function pocket(box: Local, paper: (early: number) => Paint): void {
  const side = svgPath('M-119 -73L-20 14C-12 22 -12 28 -20 34L-119 74Z');
  for (const flap of [side, side.mirror(0)]) box.solid(flap, paper(-0.05), LINE.mid, '#c98480');
  box.solid(svgPath('M-118 75L-28 8C-10 -6 10 -6 28 8L118 75Z'), paper(0.04), LINE.mid * 1.2, '#d99a90');
  box.line(svgPath('M-100 70L-24 14C-8 2 8 2 24 14L100 70'), LINE.hair, '#a8606c', 0.9);
  const contour = svgPath(
    'M-119 -73V70C-119 73 -117 75 -114 75H114C117 75 119 73 119 70V-73L20 14M-119 -73L-20 14',
  );
  box.line(contour, LINE.bold * 0.85);
}

/** The seal came away whole (a broken one would be heartbreak): an uneven pool with a pressed rose. */
function seal(box: Local, rot: number): void {
  const chance = random(11);
  const rim = range(11, (i) => polar(2, 10, 25 + chance.between(-2, 3), (i * 360) / 11));
  const wax = box.radial(-6, 2, 42, ramp(0, '#ff9a94', 0.45, '#c22c4c', 1, '#5e0d30'));
  box.solid(spline(rim, true), wax, LINE.mid, '#ffd9c6');
  box.line(ellipse(2, 10, 19), LINE.fine, '#ffd9c6', 0.9);
  const look = { layers: 3, lineWidth: LINE.fine, veins: false, stroke: '#ffd0c0' };
  const tones = { lite: '#e0556e', dark: '#7a1638' };
  rose(box.art, ...box.at(2, 10), 15.5 * box.scale, { rot: rot + 40, ...tones, ...look });
}

/**
 * An opened envelope with its sheet rising out of it; the sheet's upper edge loosens into feathers
 * that lean to the right. (x, y) is the middle of the envelope, 240 × 150; the last feathers reach
 * about (110, -300).
 */
export function openLetter(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const paper = (early: number): Paint =>
    box.radial(20, -190, 330, ramp(0, '#fffaf2', 0.5 - early, '#f9d6c8', 1, '#b8707a'));
  // the inside; its flap is folded away behind
  const lining = box.linear(0, -150, 0, 10, ramp(0, '#8a2f50', 1, '#3c1230'));
  box.solid(svgPath('M-119 70V-70C-60 -92 60 -92 119 -70V70Z'), lining, LINE.bold * 0.85);
  feathers(box);
  sheet(box, paper(0));
  pocket(box, paper);
  seal(box, placement.rot ?? 0);
}
