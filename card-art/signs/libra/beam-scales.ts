import { COAT } from '../../kit/grade/sign-tones.ts';
import { bothSides, form } from '../../kit/pen/forms.ts';
import {
  type Art,
  curve,
  ellipse,
  LINE,
  type Local,
  line,
  local,
  type Paint,
  type Placement,
  points,
  ramp,
  range,
  svgPath,
  tube,
} from '../../kit/pen/index.ts';
import { leaf } from '../../kit/plants/leaf.ts';
import { sparkle } from '../../kit/sky/star.ts';

/** Leaves under the beam: length, direction, width. */
const LEAVES = [
  [60, 102, 14],
  [46, 124, 12],
  [32, 150, 10],
] as const;

/** Where a pan hangs: the middle of its rim. */
const [PAN_X, PAN_Y] = [138, 6];

/** Level scales on a thread that rises to (0, -262); pans 400 apart from rim to rim. */
export function beamScales(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  box.line(line(0, -187, 0, -262), LINE.fine);
  box.line(ellipse(0, -176, 11));
  box.taper(line(0, -166, 0, -142), 5, { start: 0.9, end: 0.9, samples: 12 });
  const [right, left] = bothSides(art, x, y, scale, placement);
  halfOfScales(right, right.linear(76, 0, 200, 0, ramp(0, COAT.pale, 0.45, COAT.lite, 1, COAT.deep)));
  halfOfScales(left, left.linear(200, 0, 76, 0, ramp(0, COAT.mid, 0.6, COAT.pale, 1, COAT.lite)));
  pointer(box);
}

/** An arm like a swan's neck, leaves under it, three strings and the pan. */
function halfOfScales(side: Local, pan: Paint): void {
  const arm = tube(points('0,-126 44,-134 92,-122 132,-128 156,-140'), [10, 9.5, 8, 6.5, 4], 24);
  side.solid(arm.outline, side.linear(0, -140, 0, -116, ramp(0, COAT.cream, 1, COAT.lite)));
  const curl = curve('153,-139 166,-147 178,-140 174,-127 164,-131');
  side.taper(curl, 6, { start: 1, end: 0.4, peak: 0.3, samples: 12 });
  const green = side.linear(0, -118, 60, -100, ramp(0, COAT.pale, 1, COAT.mid));
  for (const [length, angle, width] of LEAVES) {
    side.solid(leaf(12, -116, length, width, angle), green, LINE.fine + 0.4);
  }
  side.blot(ellipse(PAN_X, -123, 4.6));
  for (const end of [-58, 58]) side.line(line(PAN_X, -120, PAN_X + end, PAN_Y), LINE.fine + 0.5);
  side.line(line(PAN_X, -120, PAN_X + 12, PAN_Y + 4), LINE.fine, 'gold', 0.85);
  bowl(side, pan);
}

function bowl(side: Local, tone: Paint): void {
  const outline = svgPath('M-62 0C-52 40 -26 54 0 54C26 54 52 40 62 0Z').translate(PAN_X, PAN_Y);
  form(side, outline, tone, LINE.bold, () => {
    const flutes = range(9, (i) => {
      const u = i / 4 - 1;
      return svgPath(`M${u * 56} 10C${u * 46} 32 ${u * 20} 50 0 54`).translate(PAN_X, PAN_Y);
    });
    side.line(flutes, LINE.hair, 'gold', 0.85);
  });
  side.solid(ellipse(PAN_X, PAN_Y, 62, 9), COAT.ink);
  side.blot(ellipse(PAN_X, PAN_Y + 60, 4.4));
}

/** Heart of the beam and its tongue, exactly upright. */
function pointer(box: Local): void {
  const tongue = svgPath(
    'M0 -158C14 -146 18 -134 12 -120C8 -108 4 -90 0 -60C-4 -90 -8 -108 -12 -120C-18 -134 -14 -146 0 -158Z',
  );
  box.solid(
    tongue,
    box.linear(-14, 0, 14, 0, ramp(0, '#fffaf0', 0.5, '#f3dba8', 0.5, '#8a6a86', 1, '#5a4066')),
  );
  box.blot(sparkle(0, -46, 11));
}
