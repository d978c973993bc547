import { flat, strokes, within } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  leaning,
  local,
  Path,
  points,
  polygon,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { STEP, seen } from './view.ts';

/** The sun is in the gap before them: what we see is the shaded side, lit along its top. */
const SUN = '#fff3c4';
const LIT = { side: [0, -1.2], paint: SUN } as const;
/** A little to the right of them: one warm edge from the crown down to the foot. */
const edge = (...along: readonly string[]) => ({ along, paint: '#ffe09a', width: 2.4 }) as const;
const COAT = { fill: '#c25843', shade: '#9a3d33', fold: '#7c2e2b', warm: '#ec8659' } as const;
const CLOTH = { fill: '#53677f', shade: '#3c4d63', fold: '#2f3d50' } as const;
const SKIN = '#b57a5c';

/** The leg that carries, its heel about to rise, and the one already on the next step. */
const STANDS = closed('-13,-45! -14.6,-31 -13,-17 -11,-6.4! -5,-6! -2.6,-18 -0.4,-32 1,-45!');
const STEPS = closed('-2,-45! 14.6,-44! 17,-35.6 15.8,-26 13.2,-18.8! 7.2,-18.4! 5.2,-26 1.6,-34');
/** Boots from behind: the lower one with its whole weight on the tread, the other set down on the next. */
const BOOTS = [
  {
    upper: closed('-12.6,-9.4! -4,-9.4! -3.4,-5 -2.2,-1 -2,1.2! -14,1.2! -13.8,-1 -12.6,-5'),
    sole: closed('-14.4,0.2! -1.6,0.2! -1.8,2.6! -14.2,2.6!'),
    under: [-8, 2.6],
  },
  {
    upper: closed('6.2,-21! 14.4,-21.2! 14.8,-17 16,-13.6 16.2,-11.6! 5,-11.6! 5.2,-13.6 6.2,-17'),
    sole: closed('4.6,-12.6! 16.6,-12.6! 16.4,-10.4! 4.8,-10.4!'),
    under: [10.6, -10.4],
  },
] as const;
const BACK = closed(
  '-4,-83 6,-83.6 12.4,-80.4 15,-72! 14,-58 16,-41.4! 8,-38.4 -3,-37.8 -13.6,-39.6! -12.6,-56 -14,-72! -11,-79.4',
);
/** To the strap that it holds before the breast. */
const LEFT = closed('-8,-81 -14.6,-76.4 -21.4,-67 -23.8,-61.8 -22.4,-58.8 -19,-59 -13,-62.6 -9,-66');
/** To the staff. */
const RIGHT = closed('10,-81 16,-77.6 20.4,-68.6 24.4,-64! 23,-58.8! 18.4,-56.8 13.4,-63 10,-67');
const HAND = closed('23,-64.2! 26.4,-66.4 29,-65 28.8,-61.4 26.6,-59 23,-58.8!');
const STAFF = polygon(points('30.2,-86 32,-86.4 27.4,-10.4 25.4,-10.4'));
const NECK = closed('-1,-91! 6,-91! 7.4,-80! -2.4,-80!');
const CLOTH_ON_HEAD = closed(
  '-5,-93 -5,-99.6 -1.4,-104.4 3.6,-105 8.2,-102 9.6,-96 8.2,-91! 2,-88.8 -3.4,-90.4!',
);
const KNOT = Path.join(
  closed('2.4,-92.4! 5.6,-90 7,-85.4! 3.8,-86.6 1.6,-90.6!'),
  closed('2,-92.4! -0.6,-89.6 -1.6,-86! 1.4,-87.6 2.8,-91!'),
);
/** Seen from below: its rim and its weave bulge upwards. */
const BASKET = closed(
  '-15,-78.4! -8,-80.4 1,-81.2 10,-80.6 16.4,-78.8! 13.6,-62 10.4,-48! 1,-49.6 -8,-47.6! -12,-62',
);

/** Over the shoulders down to the rim, and round the ribs back to the basket's foot. */
const STRAPS = [
  closed('-10.4,-82.2! -8.2,-83.4 -5.2,-83.6! -5.4,-77 -6.4,-70! -10.6,-70! -10.8,-77'),
  closed('6.8,-84! 9.8,-83.2 12,-81.4! 12.2,-76 11.4,-70! 7.2,-70! 6.8,-77'),
  closed('-14,-62.6! -13,-59! -10,-54 -8,-51! -9,-48! -12.6,-53 -14,-58!'),
  closed('15,-62.6! 15,-57! 13,-52 10,-48! 9,-51! 11.6,-55 14,-60!'),
] as const;
/** How far they lean to the foot that is up already, and about which point. */
const LEAN = 5.5;
const HIP = [2, -41] as const;

/** Somebody with a basket of greens on the back goes up, seen from behind; the lower foot at (x, y). */
export function climber(art: Art, x: number, y: number, scale: number): void {
  const ground = local(art, x, y, scale);
  legs(ground);
  ground.fill(ellipse(27, -10.2, 3, 1), '#3d5a44', 0.7);
  ground.fill(STAFF, '#7a5a3a').line(curve('31.6,-86 27,-11'), 0.6, '#d9c08a');
  const box = leaning(ground, HIP, LEAN);
  flat(box, NECK, SKIN, [closed('-3,-86! 8,-86! 8,-79! -3,-79!'), '#8d5844']);
  flat(box, LEFT, COAT.fill, { side: [0, 3.4], paint: COAT.shade }, LIT);
  flat(
    box,
    RIGHT,
    COAT.fill,
    { side: [0, 3.4], paint: COAT.shade },
    [closed('8,-83! 15,-80 20.4,-70 25,-64.6! 23,-60.4 19.4,-62 14.6,-70 10,-77!'), COAT.warm],
    edge('9,-81.6 16,-77.6 20.4,-68.6 24.4,-64'),
  );
  flat(
    box,
    BACK,
    COAT.fill,
    { side: [0, 6], paint: COAT.shade },
    LIT,
    [closed('12,-76! 20,-76! 20,-38! 11,-40 11,-56!'), COAT.warm],
    edge('12.4,-80.4 15,-72', '15,-68 14,-58 16,-41.4'),
  );
  strokes(
    box,
    [
      '-22.6,-61.6 -18,-65 -13,-67',
      '-21.4,-60 -16.6,-61.4 -12.6,-64',
      '22.4,-60.4 18.6,-63.6 14.6,-65.4',
      '-12,-46 -7,-42',
      '14.4,-47 9.6,-43',
    ],
    0.9,
    COAT.fold,
    0,
  );
  straps(box);
  flat(box, HAND, SKIN, { side: [0, 2], paint: '#8d5844' }, { side: [0, -0.9], paint: '#f0c79c' });
  strokes(box, ['24.6,-63.4 28.2,-63.8', '24.6,-61.4 28,-61.6'], 0.5, '#6f4335', 0);
  head(local(art, ...box.at(0.4, 4.4), scale, { rot: LEAN }));
  const pack = local(art, ...box.at(0, 0), scale * 0.92, { rot: LEAN });
  greens(pack);
  basket(pack);
}

/** Dark on the coat, the sun on them where they go over the shoulder. */
function straps(box: Local): void {
  for (const strap of STRAPS)
    flat(box, strap, '#573722', { side: [-1, 0], paint: '#3a2519' }, { side: [0, -1], paint: '#f3cf8c' });
}

function head(box: Local): void {
  flat(
    box,
    CLOTH_ON_HEAD,
    '#47617a',
    [closed('-6,-96 -2,-93 3,-91.6 10,-94! 10,-88! -6,-88!'), '#354a60'],
    LIT,
    edge('1,-105.4 3.6,-105 8.2,-102 9.6,-96 8.4,-91.6'),
  );
  strokes(box, ['-3.6,-95.6 -0.4,-93.2 2.2,-92.2', '8.6,-96.4 5.6,-93.6 2.6,-92.2'], 0.7, '#27384a', 0);
  flat(box, KNOT, '#47617a', { side: [-0.9, 0], paint: '#27384a' });
}

function legs(box: Local): void {
  for (const { upper, sole, under } of BOOTS) {
    const [x, y] = under;
    box.fill(ellipse(x, y, 9.4, 2), '#3d5a44', 0.8);
    flat(box, upper, '#4a3a33', { side: [1.2, 0], paint: '#8a6a50' });
    box.fill(sole, '#2b2422');
  }
  flat(
    box,
    STEPS,
    CLOTH.fill,
    [closed('-3,-46! 6,-40 6.4,-30 8.6,-18! 4,-18! -3,-30!'), CLOTH.shade],
    edge('14.6,-44 17,-35.6 15.8,-26 13.2,-18.8'),
  );
  flat(
    box,
    STANDS,
    CLOTH.fill,
    [closed('-15,-46! 2,-46! 2,-40 -6,-37 -15,-40!'), CLOTH.shade],
    [closed('-4.6,-36 -6.4,-20 -6.6,-5! 0,-5! 2,-36!'), CLOTH.shade],
    edge('0.6,-42 -0.4,-32 -2.6,-18 -5,-6'),
  );
  strokes(
    box,
    [
      '-11.6,-9.4 -8,-10.6 -5,-9.8',
      '-13,-15 -9.6,-12.6',
      '13.6,-21.6 10,-22.4 7.4,-21.6',
      '15.6,-32 10,-30 7,-26',
    ],
    0.8,
    CLOTH.fold,
    0,
  );
}

/** A woven one, its light before it: bright along the rim, dark in the body. */
function basket(box: Local): void {
  flat(
    box,
    BASKET,
    '#b98c4e',
    [closed('-16,-82! -8,-82! -7,-62 -4,-46! -14,-46!'), '#8f6638'],
    [closed('-14,-58! 0,-54 13,-58! 12,-45! -12,-45!'), '#8f6638'],
  );
  const weave = [-73, -67, -61, -55].map((y, i) => {
    const half = 14.6 - i * 1.5;
    return `${0.7 - half},${y + 1.6} 0.7,${y - 0.8} ${0.7 + half},${y + 1.2}`;
  });
  const stakes = [
    '-9.6,-79 -8,-62 -5.2,-49',
    '-3.6,-80 -3,-62 -1.6,-50',
    '3.6,-80.6 3.4,-62 3,-50',
    '10.6,-79.6 9,-62 7,-49',
  ];
  strokes(box, weave, 1.1, '#6d4a28', 0);
  strokes(box, stakes, 0.8, '#6d4a28', 0);
  within(
    box,
    BASKET,
    { along: ['-15,-76.6 -8,-78.6 1,-79.4 10,-78.8 16.4,-77'], paint: '#e9c987', width: 4.4 },
    LIT,
    edge('16.4,-78.8 13.6,-62 10.4,-48'),
  );
}

/** What looks over the basket's rim: the sun shines through the upper leaves. */
function greens(box: Local): void {
  for (const [x, tall, turn, bend, tone] of [
    [-10, 19, -76, -6, '#3f7a48'],
    [12, 17, 78, 5, '#4b8548'],
    [-1, 13, -16, -2, '#629355'],
    [4, 14, 14, 2, '#3f7a48'],
    [-11, 12, -62, -4, '#a8c47e'],
    [1, 9, -4, -1, '#bfd28a'],
    [13, 10, 64, 4, '#a8c47e'],
  ] as const) {
    box.fill(leaf(x, -76, tall, tall * 0.46, turn, bend), tone);
    box.line(leaf(x, -76, tall * 0.8, 0.4, turn, bend * 0.8), 0.4, '#e3edb0');
  }
}

/** How far their shadow is broad to either side of the middle, in metres, on the tread that they stand on and those below it. */
const SHADOW = [
  [-0.21, 0.02],
  [-0.22, 0.16],
  [-0.24, 0.21],
  [-0.26, 0.24],
  [-0.24, 0.22],
  [-0.12, 0.12],
] as const;

/** Towards us, down over the steps: deep on the treads, faint on the risers, which do not see the sun. */
export function climberShade(art: Art, x: number, step: number): void {
  for (const [down, [left, right]] of SHADOW.entries()) {
    const k = step - down;
    const [near, far] = [STEP.first + k * STEP.depth, STEP.first + (k + (down ? 1 : 0.5)) * STEP.depth];
    const high = (k + 1) * STEP.rise;
    const [nextLeft, nextRight] = SHADOW[down + 1] ?? [left, right];
    const [foot, brow] = [
      [seen(x + left, high, near), seen(x + right, high, near)],
      [seen(x + left, high, far), seen(x + right, high, far)],
    ] as const;
    const faint = 1 - down / SHADOW.length;
    art.fill(polygon([foot[0], brow[0], brow[1], foot[1]]), '#5f8060', 0.3 + 0.45 * faint);
    if (down < SHADOW.length - 1)
      art.fill(
        polygon([
          foot[0],
          foot[1],
          seen(x + nextRight, k * STEP.rise, near),
          seen(x + nextLeft, k * STEP.rise, near),
        ]),
        '#5f8060',
        0.2 + 0.3 * faint,
      );
  }
}
