import { ink, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  ellipse,
  type Path,
  type Point,
  polygon,
  radians,
  ramp,
  random,
  range,
  spline,
  twiceArea,
} from '../../../kit/pen/index.ts';
import { at, circle, flat, HALF, lightOn, on, onFace, RADIUS, ring } from './place.ts';
import { spoke, timber, wood } from './timber.ts';

/** Where the rim ends inwards. */
const INNER = RADIUS - 0.6;
/** Boards round the rim that the river pushes; how far they stand out of it and over its sides. */
const BOARDS = 34;
const STEP = 360 / BOARDS;
const REACH = 0.36;
const OVER = 0.1;
const FACE = '#5d3a48';
const DARK = '#261f3c';
/** Where the light does not come: joints, grain. */
const GROOVE = '#4a2a3a';
const SPOKES = range(8, (i) => i * 45 - 12);

/** The rim behind and its spokes. */
export function farRim(art: Art): void {
  for (const angle of SPOKES)
    timber(art, spoke(angle, [0.2, INNER], [0.26, 0.2]), -HALF + 0.2, 0.2, '#2e2644', (light) =>
      wood(light * 0.35),
    );
  art.fill(ring(RADIUS, INNER, -HALF), DARK);
}

/** The boarding between both rims, from within or from without, as far as it faces us. */
export function boarding(art: Art, from: 'within' | 'without'): void {
  const chance = random(`boarding ${from}`);
  const [sign, reach] = from === 'within' ? [-1, INNER] : [1, RADIUS];
  const across = (angle: number, w = HALF): Point => on(angle, reach, w);
  for (const i of range(BOARDS, (k) => k)) {
    const [a, b] = [i * STEP - 0.2, (i + 1) * STEP + 0.2];
    const plank = [across(a), across(b), across(b, -HALF), across(a, -HALF)];
    const weathered = chance.between(0.84, 1);
    if (Math.sign(twiceArea(plank)) === sign) continue;
    const [u, v] = [Math.sin(radians(a)), Math.cos(radians(a))];
    const light = lightOn(sign * u, sign * v) * weathered * (sign < 0 ? 0.14 : 1);
    art.fill(polygon(plank), wood(light));
    art.blot(ink(spline([across(b), across(b, -HALF)]), 1.3, i, 0), wood(light * 0.3));
    if (sign > 0 && light > 0.3) {
      // below every board lies its shadow
      const low = b - STEP * (0.3 + 0.3 * Math.abs(v));
      art.fill(polygon([across(low), across(b), across(b, -HALF), across(low, -HALF)]), '#4a2c44');
    }
  }
}

/** A board that stands out of the rim: the side of it that we see, its end, its outer edge. */
function board(art: Art, angle: number): void {
  const [out, near, far] = [RADIUS + REACH, HALF + OVER, -HALF - OVER];
  const face = [on(angle, RADIUS, near), on(angle, out, near), on(angle, out, far), on(angle, RADIUS, far)];
  const under = twiceArea(face) < 0;
  const [u, v] = [Math.sin(radians(angle)), Math.cos(radians(angle))];
  // its underside has what the river throws back
  const light = under ? 0.05 + 0.5 * lightOn(-v, u) : 0.5 * lightOn(v, -u);
  art.fill(polygon(face), wood(light));
  const seam = spline([
    on(angle, RADIUS + REACH * 0.52, near - 0.08),
    on(angle, RADIUS + REACH * 0.5, far + 0.1),
  ]);
  if (Math.abs(twiceArea(face)) > 900) art.blot(ink(seam, 1.2, angle, 0.2), wood(light * 0.4));
  const back = angle + (under ? 1.5 : -1.5);
  art.fill(
    polygon([on(angle, RADIUS, near), on(angle, out, near), on(back, out, near), on(back, RADIUS, near)]),
    '#5a3848',
  );
  art.fill(
    polygon([on(angle, out, near), on(angle, out, far), on(back, out, far), on(back, out, near)]),
    wood(1.3 * lightOn(u, v)),
  );
  if (under && outside(angle)) knees(art, angle);
}

/** What holds a board: two blocks under it, let into the boarding. */
function knees(art: Art, angle: number): void {
  for (const w of [-HALF + 0.16, HALF - 0.12]) {
    const corner = (turn: number, reach: number, z: number): Point => on(angle - turn, RADIUS + reach, z);
    const [foot, root, tip] = [
      [5.2, 0],
      [0, 0],
      [0, REACH * 0.72],
    ] as const;
    const side = (z: number): Point[] => [corner(...foot, z), corner(...root, z), corner(...tip, z)];
    art.fill(
      polygon([corner(...foot, w), corner(...tip, w), corner(...tip, w - 0.13), corner(...foot, w - 0.13)]),
      wood(0.34),
    );
    art.fill(polygon(side(w)), '#4a2f48');
  }
}

/** The boards' tenons come through the rim and are wedged there. */
function tenons(art: Art): void {
  const ends = range(BOARDS, (i): Path => {
    const corner = (turn: number, reach: number): Point => on(i * STEP + turn, reach, HALF + 0.01);
    return polygon([
      corner(-0.7, RADIUS - 0.05),
      corner(-0.7, RADIUS - 0.21),
      corner(0.9, RADIUS - 0.21),
      corner(0.9, RADIUS - 0.05),
    ]);
  });
  art
    .blot(
      ends.map((end) => end.translate(1.4, 1)),
      '#2c2038',
    )
    .blot(
      ends,
      art.linear(...on(270, RADIUS), ...on(90, RADIUS), ramp(0, '#e0a468', 0.4, '#9a6652', 1, '#4c3850')),
    );
}

/** Whether the boarding there looks at us: where it does not, its boards stand behind the near rim. */
const outside = (angle: number): boolean =>
  twiceArea([
    on(angle - 1, RADIUS),
    on(angle + 1, RADIUS),
    on(angle + 1, RADIUS, -HALF),
    on(angle - 1, RADIUS, -HALF),
  ]) < 0;

/** The boards beyond the near rim, or those on the boarding that we see: far ones before near ones. */
export function boards(art: Art, half: 'far' | 'near'): void {
  const angles = range(BOARDS, (i) => i * STEP).filter((angle) => outside(angle) === (half === 'near'));
  const distance = (angle: number): number => Math.abs(((angle + 268) % 360) - 180);
  for (const angle of angles.sort((a, b) => distance(b) - distance(a))) board(art, angle);
}

/** The rim before us and its eight spokes: their fronts lie in the shade. */
export function nearRim(art: Art): void {
  for (const [i, angle] of SPOKES.entries()) {
    timber(art, spoke(angle, [0.3, INNER + 0.05], [0.36, 0.27]), HALF - 0.03, 0.24, FACE);
    grain(art, angle, i);
  }
  const rim = ring(RADIUS, INNER);
  const [sunward, away] = [on(300, RADIUS), on(120, RADIUS)];
  art.fill(
    rim,
    art.linear(
      ...sunward,
      ...away,
      ramp(0, '#b0693f', 0.22, '#8a5044', 0.5, '#533350', 0.8, '#33284a', 1, '#2a2140'),
    ),
  );
  stippled(art, rim, '#261f3c', sunward, away, [0, 0.7]);
  stippled(art, rim, '#bd8054', on(240, RADIUS + 0.4), on(240, INNER - 0.5), [0.75, 0]);
  const lines = [RADIUS - 0.1, RADIUS - 0.27, INNER + 0.1].map((reach, i) =>
    ink(circle(reach), i ? 1.5 : 2, i, 0),
  );
  const joints = SPOKES.map((angle) =>
    ink(spline([on(angle + 22, INNER), on(angle + 20, RADIUS)]), 1.9, angle, 0),
  );
  art.blot(lines, GROOVE).blot(joints, '#4a2a34');
  bolts(art);
  tenons(art);
  // the corner that looks into the sun
  art.blot(ink(circle(RADIUS - 0.01, HALF, 196, 352), 3.4, 5, 0.03), '#ffdf9c');
  art.blot(ink(circle(INNER + 0.01, HALF, 24, 214), 4, 6, 0.03), '#ffcf86');
}

/** Two lines of grain along a spoke. */
function grain(art: Art, angle: number, seed: number): void {
  const along = (side: number, from: number, to: number): Path => {
    const [a, b] = [flat(angle, from), flat(angle, to)];
    const shift = [Math.cos(radians(angle)) * side, -Math.sin(radians(angle)) * side] as const;
    return spline([a, b].map(([u, v]): Point => at(u + shift[0], v + shift[1], HALF)));
  };
  art.blot([ink(along(0.06, 0.9, 2.7), 1.3, seed), ink(along(-0.07, 1.3, 2.9), 1.2, seed + 9)], GROOVE);
}

/** A bolt's place clear of the tenons: where it would sit on one, it goes on, away from the joint. */
function besideTenon(angle: number, away: 1 | -1): number {
  const tenon = Math.round(angle / STEP) * STEP;
  return Math.abs(angle - tenon) < 2.6 ? tenon + away * 3 : angle;
}

/** Iron bolts on both sides of every joint of the rim. */
function bolts(art: Art): void {
  const heads = SPOKES.flatMap((angle) =>
    [besideTenon(angle + 17.5, -1), besideTenon(angle + 25, 1)].flatMap((place) =>
      [RADIUS - 0.19, INNER + 0.21].map((reach) => onFace(ellipse(0, 0, 0.045), place, reach)),
    ),
  );
  art
    .blot(
      heads.map((head) => head.translate(0.8, 0.8)),
      '#34203a',
    )
    .blot(heads, '#b88a68');
}
