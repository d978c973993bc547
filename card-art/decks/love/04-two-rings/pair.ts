import { castShadow, INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  type Local,
  local,
  Path,
  polygon,
  roundLimb,
} from '../../../kit/pen/index.ts';
import { bySun, SHADE, THIN } from './view.ts';

type Part = (knots: string | Path, fill: string, soft: number, shade?: string) => void;
const painter =
  (art: Art, box: Local): Part =>
  (knots, fill, soft, shade) =>
    bySun(
      art,
      box.place(typeof knots === 'string' ? closed(knots) : knots),
      fill,
      soft * box.scale,
      shade ? { shade } : {},
    );

function onStone(art: Art, box: Local, whole: readonly Path[], footY: number): void {
  const [, y] = box.at(0, footY);
  const shadow = castShadow(box.place(whole), y, 0.98, 0.42);
  art.fill(shadow, SHADE, THIN);
}

const SKIRT = closed(
  '-24,-62! -14,-74 2,-74 12,-64! 20,-46 24,-28 22,-15! 10,-8 -6,-8 -24,-14! -31,-28 -31,-46',
);
const BACK = closed('-18,-66! -16,-80 -2,-94 16,-103 30,-104 38,-97! 36,-86 26,-76 14,-62! -2,-58');
const REACH = roundLimb('28,-92 44,-76 64,-62', [6.6, 5.4, 4], 14);

/** She stoops in the gold ring, a hand on her knee, and holds out the last stone. */
export function giver(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const part = painter(art, box);
  onStone(art, box, [SKIRT, BACK, REACH, ellipse(44, -106, 13)], 2);
  part(roundLimb('12,-18 13,-8 14,-1', [5, 4, 3.4], 8), '#b9805f', 2);
  part('8,-4! 14,-5 26,0 26,4! 10,5', '#5a3a34', 2);
  part(roundLimb('-14,-18 -13,-6 -12,2', [5.4, 4.4, 3.6], 8), '#cf9672', 2);
  part('-18,-1! -12,-3 1,3 1,7! -17,7', '#6b4438', 2);
  part(roundLimb('26,-88 28,-70 11,-56', [5.6, 5, 4], 12), '#30566e', 2, '#1c2f4e');
  part(SKIRT, '#3f7280', 8, '#1f3a52');
  strokes(
    box,
    ['-16,-66 -20,-42 -18,-14', '-6,-68 -4,-42 -5,-12', '6,-66 14,-40 12,-12'],
    INK.form,
    '#234c60',
    0.15,
  );
  part(BACK, '#3c637b', 6, '#1c2f4e');
  strokes(box, ['-12,-66 -2,-80 16,-92', '24,-100 22,-88 14,-74'], INK.form, '#23445d', 0.2);
  // apron strings tied behind
  part('-22,-62! -6,-72 10,-68! 14,-61 -2,-62 -20,-55!', '#f2e6cc', 2, '#a08c9c');
  part(REACH, '#49758a', 2.4, '#1f3a56');
  part('55,-71! 66,-66 76,-60 79,-55 74,-55! 74,-51 68,-53 62,-58 54,-63!', '#cf9672', 1.4);
  // bent over: hair and the knot of it, hardly any face
  box.fill(closed('42,-98! 52,-97 57,-92 53,-86 44,-86'), '#cf9672');
  part('30,-104 32,-117 44,-122 55,-116 59,-104 55,-94 46,-91! 44,-98 36,-97', '#5b3428', 5, '#2c1c26');
  part(ellipse(32, -118, 8, 7), '#5b3428', 3, '#2c1c26');
  strokes(box, ['34,-108 44,-114 54,-108', '36,-102 46,-106 56,-100'], INK.detail, '#93604a', 0.1);
}

const TRUNK = closed('-8,-28! -16,-48 -22,-68 -16,-84 0,-90 16,-84 26,-62 28,-34! 12,-22');
const ARM = roundLimb('-8,-76 -30,-70 -50,-82', [7.4, 6, 4.6], 14);
const THIGHS = closed(
  '24,-40! 30,-24 22,-6 36,-2! 44,8 10,10 -4,4! -2,-18 -16,-22 -20,2! -34,2! -36,-26 -30,-40 -8,-42',
);

/** He kneels in the rose one, the hammer at rest, and reaches up for it. */
export function taker(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const part = painter(art, box);
  onStone(art, box, [TRUNK, ARM, THIGHS, ellipse(-16, -100, 14)], 4);
  part('-36,-3! -22,-4 -20,4! -46,7 -46,2', '#4b3630', 2);
  part('30,-2! 46,-4 52,4 46,11! 32,9', '#4b3630', 2);
  part(THIGHS, '#56607c', 7, '#2a2c48');
  strokes(box, ['20,-34 4,-26 0,-8', '-10,-38 -26,-32 -28,-8'], INK.form, '#343a58', 0.2);
  // the far arm, braced on his knee
  part(roundLimb('-14,-72 -34,-58 -30,-42', [6, 5, 4], 12), '#9c4a3e', 2, '#5a2430');
  part(TRUNK, '#c4614a', 9, '#6a2a38');
  strokes(box, ['8,-82 16,-60 14,-36', '-10,-64 -4,-48 2,-34'], INK.form, '#7e3238', 0.2);
  strokes(box, ['10,-88 20,-70 26,-40', '-8,-86 -2,-60 0,-34'], INK.contour, '#e9dcc0', 0);
  part(ARM, '#d06c52', 3, '#7a3038');
  part('-46,-84! -56,-90 -66,-97 -70,-95 -64,-90! -69,-89 -67,-86 -58,-82 -48,-75!', '#b9805f', 1.4);
  part('-12,-92! -26,-88 -30,-98 -24,-104 -12,-102', '#b9805f', 3);
  part('-24,-108! -10,-116 4,-108 6,-94 -2,-88! -12,-92 -14,-100', '#2f2a38', 4, '#191822');
  // the cap, its peak to the left
  part('-30,-104! -22,-108 -20,-116 -8,-121 4,-115 6,-104! -8,-101 -20,-101', '#e4cf9c', 5, '#8c7458');
}

/** The stone between their hands. */
export function lastStone(art: Art, x: number, y: number): void {
  bySun(
    art,
    polygon([
      [x - 8, y - 2],
      [x - 1, y - 8],
      [x + 8, y - 4],
      [x + 7, y + 5],
      [x - 3, y + 7],
    ]),
    '#dc8468',
    2.4,
    {
      shade: '#8e3a34',
    },
  );
}

/** A hen that has found a stone too, and makes off with it. */
export function hen(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const part = painter(art, box);
  const whole = closed('-24,-30! -14,-36 -10,-22 6,-24 20,-38! 30,-34 30,-18 20,-6 2,-2 -12,-8');
  onStone(art, box, [whole, roundLimb('-2,-6 -6,4', [2, 2], 4)], 5);
  box.line(Path.join(roundLimb('0,-5 -6,6', [1, 1], 4), roundLimb('9,-5 14,5', [1, 1], 4)), 2, '#c98a3c');
  part(closed('18,-30! 24,-46 36,-50! 40,-38 34,-22 20,-12'), '#fffdf6', 4, '#8f86a6');
  part(
    '-22,-40! -14,-45 -6,-40 -6,-28 8,-24 26,-26! 30,-14 18,-3 0,-2 -13,-10 -18,-24',
    '#fffdf6',
    6,
    '#8f86a6',
  );
  part('0,-20! 12,-24 24,-20! 18,-9 6,-9', '#efe9e6', 2, '#8f86a6');
  box.fill(closed('-22,-43! -22,-51 -17,-47 -14,-53 -10,-46 -6,-49 -7,-41!'), '#d0353f');
  box.fill(closed('-19,-34! -22,-28 -17,-27'), '#d0353f');
  box.fill(closed('-21,-39! -30,-35! -20,-34'), '#d89a37');
  box.fill(ellipse(-16, -40, 1.5), '#2a2030');
  box.fill(
    polygon([
      [-36, -36],
      [-31, -41],
      [-26, -37],
      [-28, -31],
      [-34, -31],
    ]),
    '#d99d38',
  );
}
