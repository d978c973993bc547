import {
  type Art,
  ellipse,
  type Knot,
  LINE,
  type Local,
  lerp,
  line,
  local,
  type Paint,
  Path,
  points,
  polar,
  ramp,
  random,
  ribbon,
  type Step,
  spline,
  svgPath,
} from '../pen/index.ts';
import { leaf } from './leaf.ts';
import { petal } from './petal.ts';

/** Trunk and bar in one outline, roots spread at the foot. */
const WOOD = spline(
  points(
    '-108,26! -62,4 -36,-44 -25,-150 -29,-320 -22,-510 -30,-592 -62,-626 -112,-636 -170,-640 -208,-650!',
    '-206,-672! -150,-671 -82,-667 -20,-676 40,-669 112,-675 170,-668 209,-676! 211,-652! 168,-640',
    '104,-633 58,-624 27,-590 22,-510 30,-320 25,-150 38,-44 66,2 112,22! 70,22 48,12 30,34! 14,8',
    '-8,30! -26,8 -50,22',
  ),
  true,
);

/** Leafy shoots on the bar: three points, pairs of leaves. */
const SHOOTS: readonly (readonly [path: readonly Knot[], pairs: number])[] = [
  [points('-168,-668 -172,-694 -158,-722'), 3],
  [points('-110,-668 -118,-704 -100,-742'), 4],
  [points('-52,-672 -46,-700 -60,-730'), 3],
  [points('48,-670 58,-708 44,-748'), 4],
  [points('104,-672 102,-698 118,-722'), 3],
  [points('162,-668 174,-700 160,-726'), 3],
  [points('-152,-640 -160,-614 -150,-584'), 3],
  [points('-92,-636 -96,-616 -86,-600'), 2],
  [points('120,-636 132,-606 124,-566'), 4],
  [points('176,-642 180,-622 172,-604'), 2],
];

/** One leaf at a step of a shoot. */
function leafAt(art: Art, { x, y, angle }: Step, side: number, length: number, fill: Paint): void {
  const heading = angle + side * 52;
  const blade = leaf(x, y, length, length * 0.5, heading, -side * length * 0.12);
  art.solid(blade, fill, LINE.fine + 0.2);
  art.line(line(x, y, ...polar(x, y, length * 0.8, heading)), LINE.hair);
}

/** Three petals of an opening bud at a shoot's end. */
function bud(art: Art, { x, y, angle }: Step, scale: number): void {
  for (const [turn, length] of [
    [-30, 20],
    [30, 20],
    [0, 25],
  ] as const) {
    const tip = polar(x, y, length * scale, angle + turn);
    const tone = art.linear(x, y, ...tip, ramp(0, '#a8415e', 1, '#ffd0d0'));
    art.solid(petal(x, y, length * scale, 14 * scale, angle + turn), tone, LINE.fine + 0.3);
  }
}

function shoots(box: Local): void {
  const { art, scale } = box;
  const fill = box.linear(0, -760, 0, -620, ramp(0, '#b9a6d8', 1, '#4a3a86'));
  SHOOTS.forEach(([path, pairs], shoot) => {
    const stem = box.place(spline(path));
    art.blot(ribbon(stem, 4, { start: 1, end: 0.3, samples: 8 }));
    const steps = stem.walk(pairs * 2 + 2);
    for (let i = 0; i < pairs * 2 - 1; i++) {
      const length = lerp(34, 22, i / (pairs * 2)) * scale;
      leafAt(art, steps[i + 1]!, (i + shoot) % 2 ? 1 : -1, length, fill);
    }
    const end = steps[pairs * 2 + 1]!;
    art.solid(leaf(end.x, end.y, 24 * scale, 11 * scale, end.angle), fill, LINE.fine + 0.2);
    if (shoot % 4 === 1) bud(art, end, scale);
  });
}

/** Long broken lines up the trunk and along the bar. */
function bark(): Path {
  const chance = random('bark');
  const lines = new Path();
  for (let i = 0; i < 15; i++) {
    const x = -26 + i * 3.7;
    const sway = chance.between(-5, 5);
    let y = chance.between(-60, 10);
    while (y > -600) {
      const end = y - chance.between(50, 120);
      const middle: Knot = [x + sway + chance.between(-2, 2), (y + end) / 2];
      lines.append(ribbon(spline([[x + sway * 0.4, y], middle, [x, end]]), 1.7, { samples: 6 }));
      y = end - chance.between(16, 50);
    }
  }
  for (let i = 0; i < 6; i++) {
    const y = -644 - i * 5;
    let x = -200 + chance.between(0, 30);
    while (x < 200) {
      const end = x + chance.between(34, 80);
      const middle: Knot = [(x + end) / 2, y + chance.between(-2, 2)];
      lines.append(ribbon(spline([[x, y], middle, [end, y]]), 1.6, { samples: 5 }));
      x = end + chance.between(10, 30);
    }
  }
  return lines;
}

/** Shade of the left side and under the bar, bark, two knots. */
function grain(box: Local): void {
  const shade = svgPath('M-20 40C-30 -200 -26 -420 -22 -520C-26 -590 -44 -620 -80 -634L-260 -640V40Z');
  box.fill(shade, '#0d0a26', 0.34);
  box.blot(bark(), 'gold', 0.7);
  for (const [x, y] of [
    [-9, -64],
    [8, -420],
  ] as const) {
    box.solid(ellipse(x, y, 9, 15), '#1d1442', LINE.fine + 0.3);
    box.line([ellipse(x, y, 5, 9), ellipse(x, y, 13, 20)], LINE.hair);
  }
}

/** A living tree in the shape of a T, lit from the card's light; (x, y) is its foot, 680 high, the bar 416 long. */
export function livingTee(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  shoots(box);
  const wood = ramp(0, '#c79bb4', 0.35, '#75518c', 0.75, '#33235c', 1, '#17103a');
  box.solid(WOOD, art.radial(...art.light, 470, wood), LINE.bold);
  box.clip(WOOD, () => grain(box));
  for (const end of [-208, 208]) {
    box.solid(ellipse(end, -662, 5, 12), '#e9bfc0');
    box.line(ellipse(end, -662, 2.4, 6), LINE.hair, '#7a4a5a');
  }
}
