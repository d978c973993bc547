import { lit, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  limb,
  local,
  type Path,
  type Point,
} from '../../../kit/pen/index.ts';

const form = lit({
  from: { towards: [-0.8, -0.6] },
  shade: '#74202c',
  rim: '#ffc79a',
  rimWidth: 1.4,
  stray: 0,
});

/** A wing to the right from its root at (0, 0), its leading edge above: outline, veins, and the dark cell near its tip. */
interface Wing {
  outline: Path;
  veins: readonly string[];
  cell: Path;
}

const FORE: Wing = {
  outline: closed(
    '0,-2! 10,-4.2 24,-5.4 34,-5.6 50,-6.2 61,-5 67,-1.2 64,2.8 54,5.6 40,6.8 26,6 12,3.6 0,2!',
  ),
  veins: [
    '0,-0.6 18,-2.4 34,-2.8 64,-2.6',
    '0,0.6 20,0.8 42,0.4 62,1.6',
    '8,1 26,3.4 46,5',
    '13,-3 14,0.6 13,3',
    '23,-3.4 24,0.8 23,4.6',
    '34,-5.4 35,0.6 33,6',
    '43,-3 44,0.6 43,6',
    '52,-3 53,0.8 53,5',
  ],
  cell: closed('51,-6.2! 58,-5.6! 57.4,-2.8! 51,-3!'),
};
/** Broad at its root, the way that all its kin have it. */
const HIND: Wing = {
  outline: closed(
    '0,-2.2! 10,-4.4 22,-5.2 32,-5.2 46,-5.6 56,-4.2 60,-0.6 57,3.8 47,8 36,10.6 24,12 13,11.2 5,7.6 0,2.6!',
  ),
  veins: [
    '0,-0.6 18,-2.2 32,-2.4 57,-2.2',
    '0,0.8 20,1.2 40,1.4 56,2.6',
    '2,2 16,5 34,7 46,8',
    '6,-3 8,2 7,8',
    '15,-3.2 17,3 15,11',
    '25,-3.2 27,4 25,11.6',
    '34,-5 36,2 36,10',
    '45,-3 46,2 46,8',
  ],
  cell: closed('46,-5.6! 52,-5! 51.4,-2.4! 46,-2.6!'),
};

/** How a wing lies: longer or shorter to us, and how much of its breadth is seen; negative: its leading edge below. */
interface Lie {
  at: Point;
  angle: number;
  long: number;
  wide: number;
}

function wing(
  box: Local,
  { outline, veins, cell }: Wing,
  { at, angle, long, wide }: Lie,
  glass = 0.62,
): void {
  const place = (path: Path): Path =>
    path
      .scale(long, wide)
      .rotate(angle)
      .translate(...at);
  box.fill(place(outline), '#fff8e0', glass);
  box.line(
    veins.map((vein) => place(curve(vein))),
    0.5,
    '#8f6c4c',
    0.7,
  );
  box.line(place(outline), 0.8, '#7c5a40');
  box.fill(place(cell), '#a8382c');
  box.fill(place(closed('0,-2! 9,-4 15,-1 11,4 0,2.4!')), '#eda04c', 0.7);
}

const ABDOMEN = limb('8,1 20,-1.6 34,-3 60,-8 80,-13 87,-15.4', [5.6, 5.4, 4.2, 4.4, 3.4, 1.4], 26);
/** Its back humps over the wings' roots. */
const THORAX = closed('-15,-2! -13,-9 -6,-14.6 2,-15.6 9,-12.6 14,-7 14,3 8,8.6 -2,10 -10,8 -14.6,3!');
/** From its under side down to the stake's tip: the thigh forward or back, the shin in to the wood, a foot that holds on. */
const FAR_LEGS = ['-9,6 -1.4,11! -1,17', '-2,8 4.4,12! 3,20.6 1.4,22.4'];
const NEAR_LEGS = [
  '-11,5.4 -17.6,11.4! -8.4,18 -4.6,18.4',
  '-6,8 -13.4,16.6! -7.6,25 -3.6,25.6',
  '1.6,8.4 9,15! 3.6,27 -0.6,28.6',
];
/** Thin joints, with a corner at the knee. */
const LEG = { start: 1, end: 0.45, samples: 26 } as const;
/** The stake's tip in the dragonfly's box. */
const TIP: Point = [-3, 15];

/** A red dragonfly from the side at rest on a stake, whose tip is (x, y); it looks to the left. */
export function perched(art: Art, x: number, y: number, scale: number): void {
  const stake = local(art, x, y, scale);
  form(art, stake.place(limb('0,0 3,110 8,240', [5, 5.6, 6.4], 10)), '#8a7a4c', 3, {
    shade: '#453f2e',
    rim: '#f6e2ac',
  });
  strokes(stake, ['-4,58 1,61 7,59', '-2,140 4,143 10,140', '1,14 0.4,30 2,44'], 1.6, '#5d5238', 0);
  stake.fill(ellipse(0, 0.4, 5, 2), '#cdbb84').fill(ellipse(0.8, 0.6, 2.4, 0.9), '#8a7a4c');
  const box = local(art, x - TIP[0] * scale, y - TIP[1] * scale, scale, { rot: -6 });
  wing(box, HIND, { at: [6, -12], angle: -47, long: 0.98, wide: 0.8 }, 0.5);
  wing(box, FORE, { at: [-2, -13], angle: -86, long: 0.92, wide: 0.8 }, 0.5);
  for (const leg of FAR_LEGS) box.taper(curve(leg), 1.5, LEG, '#4c2a2c');
  form(art, box.place(ABDOMEN), '#cb4039', 4);
  strokes(
    box,
    [
      '22,-6.4 23.4,-2 22.6,3',
      '36,-7 37.4,-3 37,1.2',
      '49,-9.6 50.4,-6 50,-1.6',
      '61,-12 62.4,-8 62,-4',
      '72,-14 73,-11 72.6,-7.6',
    ],
    0.9,
    '#7c2430',
    0,
  );
  form(art, box.place(THORAX), '#b14734', 6);
  strokes(box, ['-8,-12.6 -6,-4 -9,6', '2,-9 -1,0 1,9', '9,-7 7,0 9,7'], 1, '#6c2430', 0);
  for (const leg of NEAR_LEGS) box.taper(curve(leg), 1.8, LEG, '#33222a');
  form(art, box.place(ellipse(-21, -3, 8.4, 8)), '#a8303a', 3, { shade: '#541c30' });
  box.fill(closed('-29,-1! -26,1 -19,3.6 -16,5! -21,6.4 -27,4'), '#d98c50');
  box.fill(ellipse(-23.5, -6, 2.2, 1.8), '#ffd9b0', 0.9);
  // the near pair, its hinges on the thorax's shoulder, a shadow below each
  box.fill(closed('-3,-9! 3,-11 13,-8.4! 14,-4 6,-4.6 -1,-5!'), '#6c2430', 0.75);
  wing(box, HIND, { at: [9, -7.6], angle: 25, long: 0.96, wide: -0.74 });
  wing(box, FORE, { at: [0.6, -8.4], angle: 50, long: 1.04, wide: -0.92 });
  box.art.blot(
    ['9,-5.4! 12,-8.6 19,-8.6! 15,-5', '-1.4,-7! 2.4,-10 9,-4! 4,-3'].map((hinge) =>
      box.place(closed(hinge)),
    ),
    '#8c2c2c',
  );
}

/** One in the air, from above, heading to the left. */
export function flying(art: Art, x: number, y: number, scale: number, turn: number): void {
  const box = local(art, x, y, scale, { rot: turn });
  for (const [wx, angle] of [
    [-4, -104],
    [4, -76],
    [-4, 104],
    [4, 76],
  ] as const)
    wing(box, FORE, { at: [wx, angle < 0 ? -5 : 5], angle, long: 1, wide: 1.1 });
  form(art, box.place(limb('8,0 40,2 84,-1', [4.6, 3.8, 4.2, 2.4], 18)), '#cb4039', 3);
  form(art, box.place(ellipse(-2, 0, 13, 7.6)), '#b14734', 3);
  form(art, box.place(ellipse(-18, 0, 6, 8.4)), '#a8303a', 2.4);
}
