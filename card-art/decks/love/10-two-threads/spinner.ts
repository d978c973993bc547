import { INK, lit, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  type Local,
  local,
  Path,
  type Point,
  roundLimb,
} from '../../../kit/pen/index.ts';
import { metre, seen, shadowOf } from './view.ts';

const [X, AWAY, TALL] = [0.22, 3.62, 1.62];
const UNIT = (metre(AWAY) * TALL) / 100;
const form = lit({
  from: { towards: [0.7, -0.6] },
  shade: '#1f2026',
  rim: '#ffefc0',
  rimWidth: 1.8,
  stray: 0.2,
});

const SKIRT = closed(
  '-9,-58! 0,-56 9,-58! 15,-44 19,-26 22,-8 23,-3! 12,0 4,-2 -6,0 -14,-2 -21,-1! -19,-16 -17,-34 -13,-48',
);
const BODICE = closed('-10,-82! 0,-86 10,-82! 11,-74 9,-64 9,-57! 0,-55 -9,-57! -9,-64 -11,-74');
const SCARF = closed('-6.2,-92.6 -6.6,-99 -2.8,-103.4 2.8,-103.4 6.6,-99 6.2,-92.6 3.8,-88 0,-86.6 -3.8,-88');
const LEFT_ARM = roundLimb('-8,-79 -17,-75 -26,-80', [4.2, 3.6, 3], 14);
const RIGHT_ARM = roundLimb('8,-79 18,-70 24,-76', [4.2, 3.6, 3], 14);
/** Her left hand, where the two threads become one. */
const HAND: Point = [-38, -89];

const box = (art: Art): Local => local(art, ...seen([X, 0, AWAY]), UNIT, { rot: -4 });
export const handAt = (art: Art): Point => box(art).at(...HAND);

/** What she throws on the boards. */
export function spinnerShadow(art: Art): void {
  const whole = Path.join(SKIRT, BODICE, SCARF, LEFT_ARM, RIGHT_ARM);
  art.fill(
    whole.map((x, y) => shadowOf([X + (x * TALL) / 100, (-y * TALL) / 100, AWAY])),
    '#6b4a30',
  );
}

/** She stands with her back to us, a hand on the wheel, the other drawing the thread out as far as she reaches. */
export function spinner(art: Art): void {
  const on = box(art);
  const part = (outline: Path, fill: string, soft: number, shade?: string): void =>
    form(art, on.place(outline), fill, soft * UNIT, shade ? { shade } : {});
  part(closed('-13,-4! -5,-4! -4,2 -14,2!'), '#3a2a26', 1);
  part(closed('3,-4! 12,-4! 14,2 4,2!'), '#3a2a26', 1);
  part(SKIRT, '#3f5a66', 4);
  strokes(
    on,
    ['-6,-52 -9,-30 -11,-6', '-1,-52 -1,-30 -3,-5', '4,-52 8,-30 9,-6', '7,-52 14,-30 17,-8'],
    INK.form,
    '#22343e',
    0.2,
  );
  part(roundLimb('-25,-79.8 -32,-84 -37,-88.4', [2.6, 2.2, 1.5], 10), '#a8765a', 1, '#5c3a34');
  part(roundLimb('23.6,-75.4 26,-79 28,-84', [2.6, 2.2, 1.6], 10), '#a8765a', 1, '#5c3a34');
  part(LEFT_ARM, '#c9bc98', 1.6, '#5a5850');
  part(RIGHT_ARM, '#c9bc98', 1.6, '#5a5850');
  part(BODICE, '#c9bc98', 3, '#5a5850');
  strokes(on, ['-8,-80 -3,-68 -3,-58', '8,-80 3,-68 3,-58'], INK.contour, '#7a5a3c', 0);
  part(closed('-10,-60! 0,-58 10,-60! 10,-55.6! 0,-53.6 -10,-55.6!'), '#8a643c', 1);
  part(
    closed(
      '-1,-58! -8,-62 -10,-57 -6,-54 0,-56! 7,-62 10,-58 6,-54 1,-56! 5,-46 2,-40! 0,-50 -3,-40! -5,-44',
    ),
    '#9a7044',
    1,
  );
  part(roundLimb('0,-84 0,-90', [3, 3], 6), '#a8765a', 1, '#5c3a34');
  part(SCARF, '#c2924a', 3, '#6b4828');
  part(closed('0,-90! -5,-86 -6,-78! -2,-80 0,-84 3,-77! 5,-84 3,-89'), '#b08040', 1, '#6b4828');
  strokes(
    on,
    ['-6,-96 -2,-91 0,-90', '6,-96 2,-91 0,-90', '-4,-101 0,-95 0,-91'],
    INK.detail,
    '#7a5428',
    0.1,
  );
  stippled(
    art,
    on.place(ellipse(0, 1, 24, 3)),
    '#3a281e',
    seen([X, 0, AWAY]),
    seen([X + 0.4, 0, AWAY]),
    [0.8, 0.1],
  );
}
