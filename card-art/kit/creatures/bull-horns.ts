import {
  type Art,
  hatch,
  LINE,
  local,
  type Path,
  points,
  polar,
  ramp,
  range,
  ribbon,
  spline,
  svgPath,
} from '../pen/index.ts';

const HORN = ribbon(spline(points('10,2 38,6 66,-6 80,-38 72,-74')), 24, {
  start: 0.85,
  end: 0.03,
  peak: 0.25,
  samples: 16,
});
const EAR = svgPath('M22 16C40 8 68 14 88 34C72 44 44 42 24 32Z');
const INNER_EAR = svgPath('M34 22C48 17 64 22 78 33C64 38 46 36 34 30Z');
const FOREHEAD = svgPath('M-34 60C-36 34 -32 8 -20 -4C-8 -12 8 -12 20 -4C32 8 36 34 34 60Z');
/** A curl of the forelock: middle, radius, where it begins, its turn. */
const CURLS = [
  [-19, 8, 12, -40, 44],
  [19, 7, 11, 40, -44],
  [-1, -5, 14, -90, 42],
  [-9, 18, 9, 0, 46],
  [10, 17, 10, 60, -46],
] as const;

const both = (path: Path): Path[] => [path, path.mirror(0)];

/** A bull as far as its brow: horns, ears and forelock; about 160 × 110. What is below is hidden. */
export function bullHorns(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const bone = box.linear(0, -70, 0, 10, ramp(0, '#fff3da', 0.5, '#e9c99c', 1, '#a5704e'));
  const coat = box.linear(0, -10, 0, 60, ramp(0, '#d9a07a', 1, '#5c3a5e'));
  for (const ear of both(EAR)) box.solid(ear, coat);
  box.blot(both(INNER_EAR), '#5c3a5e');
  box.solid(FOREHEAD, coat);
  for (const horn of both(HORN)) box.solid(horn, bone);
  const rings = hatch(HORN, { angle: 62, gap: 5, from: 0.5, to: 1 });
  box.line(both(rings), LINE.hair, '#7a4a3c');
  for (const [cx, cy, radius, from, turn] of CURLS) {
    const lock = spline(range(11, (i) => polar(cx, cy, radius * (1 - i / 13), from + i * turn)));
    const tuft = ribbon(lock, 6, { start: 0.5, end: 0.3, peak: 0.4, samples: 18 });
    box.solid(tuft, '#f0c79c', LINE.fine, '#7a4a3c');
  }
}
