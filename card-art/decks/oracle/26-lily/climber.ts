import { flat, outOfFocus, strokes, within } from '../../../kit/hand/index.ts';
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
  range,
  ribbon,
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

/** The leg that carries: thigh, hollow of the knee, calf, ankle. */
const STANDS = closed(
  '-11.6,-44! -13.4,-38 -13.2,-31 -12.2,-25 -12.8,-19 -12.2,-13 -10.6,-7! -4.8,-7! -3.8,-13 -2.8,-19 -2.8,-25 -0.8,-33 2,-46!',
);
/** The one that goes up: its thigh lies away from us, under it the calf hangs from the bent knee. */
const STEPS_UP = closed(
  '-1,-46! 13,-46! 16.6,-41 18,-35.4 17.2,-30.6 17.4,-26 15.6,-19.4! 9.2,-19.2! 7.4,-25 7.2,-29.6 3,-33 0,-39!',
);
/** Boots from behind: the lower one with its whole weight on the tread, the other set down two steps up. */
const BOOTS = [
  {
    upper: closed('-11,-10! -4.4,-10! -3.8,-6 -3,-2.6 -3.2,1! -12,1! -12.2,-2.6 -11.4,-6'),
    sole: closed('-12.4,-0.2! -2.8,-0.2! -3,2.4! -12.2,2.4!'),
    under: [-7.4, 2.2],
  },
  {
    upper: closed('9,-22! 15.6,-22! 16.4,-18 17.4,-15 17.4,-12! 8.6,-12! 8.4,-15 9,-18'),
    sole: closed('8.2,-13! 17.8,-13! 17.6,-10.6! 8.4,-10.6!'),
    under: [13.2, -10.8],
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
const LEAN = 8;
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
  head(local(art, ...box.at(1.6, 7.6), scale, { rot: LEAN }));
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
  flat(
    box,
    STEPS_UP,
    CLOTH.fill,
    // the thigh's underside, and the calf's side that looks away from the sun
    [closed('-2,-47! 20,-47! 20,-40 15,-36.6 10,-33 6.4,-30.6 0,-36!'), CLOTH.shade],
    [closed('6,-31! 10.4,-30 10.8,-25 11.4,-19! 6,-19!'), CLOTH.shade],
    edge('13,-46 16.6,-41 18,-35.4 17.2,-30.6 17.4,-26 15.6,-19.4'),
  );
  flat(
    box,
    STANDS,
    CLOTH.fill,
    [closed('-15,-47! 3,-47! 2,-40 -6,-38 -15,-41!'), CLOTH.shade],
    [closed('-15,-40! -11,-34 -9.6,-26 -10,-18 -8.4,-6! -15,-6!'), CLOTH.shade],
    edge('0.6,-42 -0.8,-33 -2.8,-25 -2.8,-19 -3.8,-13 -4.8,-7'),
  );
  strokes(
    box,
    [
      '-12,-25.4 -8,-24 -4,-25',
      '-11.6,-11.4 -8,-12.4 -5,-11.6',
      '7.4,-29.6 11.6,-28.8 16.6,-30.4',
      '15.8,-22 12.4,-23 9.6,-22.4',
    ],
    0.8,
    CLOTH.fold,
    0,
  );
  for (const { upper, sole, under } of BOOTS) {
    const [x, y] = under;
    box.fill(ellipse(x, y, 6.4, 1.5), '#3d5a44', 0.8);
    flat(box, upper, '#4a3a33', { side: [1.4, 0], paint: '#8a6a50' });
    box.fill(sole, '#2b2422');
  }
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

/** Their shadow on the picture: both legs, the back with its basket, the head, the staff; it comes towards us as the stair does. */
const SHADOW = Path.join(
  closed('324,376! 333.6,376! 337,385 340,394! 327,394 325,385'),
  closed('348.6,362! 358.6,362! 359.6,374 360.6,384 360,394! 344,394 347,382 348.6,374'),
  closed(
    '326.6,391! 360.4,391! 363.4,399 364,407 360.6,413 354.6,416.4 356,421 354.4,426.6 349.4,429 344.4,427 342.6,421.4 343.6,416.6 336,413.6 330,409 326.4,400',
  ),
  ribbon(curve('369.6,361 373,390 379,428'), 2.2, { samples: 8, start: 0.8, end: 1 }),
);

/** Down over the steps from the one that they stand on: deep on the treads, while each edge takes the light again. */
export function climberShade(art: Art, x: number, step: number): void {
  const edges = range(9, (i): Path => {
    const k = step + 2 - i;
    const [, y] = seen(x, (k + 1) * STEP.rise, STEP.first + k * STEP.depth);
    return ribbon(curve(`318,${y} 344,${y + 0.4} 372,${y - 0.2}`), 1.5, { start: 1, end: 1, samples: 6 });
  });
  outOfFocus(art, 0.7, () => void art.fill(SHADOW, '#54765a', 0.72));
  art.clip(SHADOW, () => void art.fill(edges, '#dfe6c2', 0.6));
}
