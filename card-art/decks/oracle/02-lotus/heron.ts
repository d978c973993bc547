import { flat, ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, Path, points, tube } from '../../../kit/pen/index.ts';

/** The mist before the sun, upper left. */
const LIT = { side: [-1, -1], paint: '#fffdf0' } as const;

const BODY = closed('28,-84 24,-68 8,-55 -12,-51 -34,-49 -56,-44! -46,-60 -28,-79 -6,-91 14,-94');
const WING = closed('14,-92 10,-74 -8,-62 -32,-54 -58,-45! -48,-61 -30,-80 -8,-92');
const FLIGHT = closed('-2,-66! -26,-57 -58,-44! -50,-53 -36,-62 -16,-68');
const SHOULDER = closed('12,-92! 20,-86 22,-74 16,-64! 12,-74 10,-84');
const NECK = tube(
  points('12,-76 36,-86 38,-104 25,-120 24,-136 33,-148'),
  [12, 9, 6.6, 5.2, 4.6, 4.6],
  30,
).outline;
const HEAD = closed('24,-149! 28,-154.6 36,-156.4 44,-154 50,-150! 45,-145.6 36,-142.4 29,-143');
const BILL = closed('47,-153! 66,-150.6 84,-145.6! 66,-146 46,-146!');
const CREST = closed('43.6,-153.6! 36,-157 27,-155 16,-149 -4,-137! 12,-143 24,-147.4 36,-150.8');
const LEGS = Path.join(
  // the joint that looks like a knee is the heel: it bends backwards
  tube(points('-1,-58 -3.4,-34 -3,-30 0,0'), [3, 1.5, 1.9, 1.2], 24).outline,
  tube(points('8,-58 19,-41 19.6,-38 9,-17'), [3, 1.5, 1.8, 1], 24).outline,
  tube(points('9,-18 14,-13 20,-12'), [1, 0.9, 0.5], 8).outline,
  tube(points('9,-18 10,-12 14,-7'), [1, 0.9, 0.5], 8).outline,
);

/** A grey heron that stands on one leg in the shallows, its foot at (x, y), and looks to the right. */
export function heron(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const mirrored = box.place([BODY, NECK, HEAD, LEGS]).scale(1, -0.6, x, y);
  art.fill(mirrored, '#93aa9c', 0.34);
  art.blot(
    [1, 0.55].map((size, i) => ink(ellipse(x, y, 34 * size, 6 * size), 1.6, i, 0.3)),
    '#fffaea',
  );
  box.fill(LEGS, '#84714f');
  flat(box, BODY, '#dfe4dc', [closed('30,-80! 20,-68 0,-60 -30,-54 -64,-46! -60,-40! 30,-46!'), '#a9b9b2']);
  flat(
    box,
    NECK,
    '#f4f2e8',
    [
      closed(
        '22,-72! 34,-82 33,-100 21,-116 20,-134 30,-150! 44,-150! 31,-136 32,-122 46,-106 48,-84 36,-70!',
      ),
      '#cdd3c8',
    ],
    LIT,
  );
  strokes(
    box,
    [
      '31,-128 33,-121 39,-112',
      '33,-124 39,-115 43,-106',
      '41,-108 43,-98 41,-90',
      '39,-102 39.6,-94 37,-86',
    ],
    1.5,
    '#4f6266',
    0.1,
  );
  flat(
    box,
    WING,
    '#93a7a9',
    [closed('16,-88! 4,-76 -16,-68 -40,-58 -64,-48! -62,-40! 16,-52!'), '#748b90'],
    [FLIGHT, '#4b5f66'],
    LIT,
  );
  box.fill(SHOULDER, '#3c4d54');
  strokes(
    box,
    ['-4,-84 -22,-74 -42,-59', '2,-80 -16,-70 -34,-58', '6,-74 -8,-66 -22,-59'],
    1.1,
    '#c3d0cc',
    0.1,
  );
  // the long feathers of the breast
  strokes(box, ['27,-78 25,-64 17,-52', '30,-78 30,-66 24,-55', '24,-74 20,-62 10,-54'], 1.8, '#f7f5ec', 0);
  flat(box, BILL, '#e6a84e', [closed('46,-149! 66,-148 84,-145.6! 68,-144! 46,-144!'), '#bd7c38']);
  flat(box, HEAD, '#faf8ee', [closed('30,-146! 40,-146.6 50,-149! 46,-140! 28,-140!'), '#d3d8cd'], LIT);
  box.fill(CREST, '#34464e').line(curve('30,-152 14,-143.6 0,-134'), 1, '#34464e');
  box.fill(ellipse(42, -150.6, 2.1, 1.8), '#f3c64c').fill(ellipse(42.5, -150.6, 1.1), '#1c2428');
}
