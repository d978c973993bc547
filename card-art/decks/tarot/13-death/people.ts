import { INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  polar,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { toned } from './form.ts';
import { joinedHands } from './joined-hands.ts';

const SKIN = { fill: '#b9805f', shade: '#83504c', rim: '#ffe2b4', soft: 3, rimWidth: 1.6 } as const;
const GOLD = { fill: '#cf9744', shade: '#8a5a3c', rim: '#fff0c4', soft: 5, rimWidth: 2 } as const;
const LINEN = { fill: '#e9dcc2', shade: '#a98c74', rim: '#fffbe6', soft: 4, rimWidth: 2 } as const;

/** Where the bishop stands, from where he is written; the child's knees, and its size. */
const AT = [-4, -4] as const;
const KNEES = [463, 850, 1.13] as const;

const COPE = closed(
  '494,650! 514,646 534,656! 550,678 559,708 562,742! 571,790 580,840! 464,846! 473,806 470,768 461,740! 466,714 478,680!',
);

export const BISHOP = [COPE, closed('494,660! 494,620 511,566 528,620 528,660!')].map((path) =>
  path.translate(...AT),
);
export const CHILD = [closed('411,849! 418,804 436,760 462,732 482,778 506,849!')];

/** A bishop pleads with joined hands: we see the back of his cope, the bands of his mitre, the edge of a cheek. */
export function bishop(art: Art): void {
  const box = local(art, ...AT, 1);
  joinedHands(box);
  // sleeve: shoulder, elbow, the forearm lifted
  toned(
    box,
    closed(
      '510,672! 498,688 488,714 480,730! 466,724 456,712 454,702! 460,698 466,692! 476,698 484,688 494,670!',
    ),
    GOLD,
    () => box.fill(closed('454,708! 468,720 480,730! 490,738! 454,738!'), '#8a5a3c'),
  );
  strokes(
    box,
    ['478,726 480,712 488,702', '476,724 470,712 468,704', '500,680 494,694 488,708'],
    INK.form,
    '#7c4a3c',
    0.1,
  );
  // it is held up by the elbow: the folds go from there and from the shoulders
  toned(box, COPE, { ...GOLD, soft: 6 }, () => {
    for (const fold of [
      '456,742! 472,764 482,800 484,850! 450,850!',
      '462,738! 482,756 496,790 503,846! 493,848 486,800 474,764',
      '464,732! 486,738 502,756 514,786! 496,764 480,750',
      '500,700! 512,740 519,790 522,848! 514,848 510,790 504,742',
      '533,694! 544,740 550,792 552,848! 541,848 541,792 538,740',
      '548,690! 556,730 560,790 568,848! 562,848 553,790 550,730',
    ])
      box.fill(closed(fold), '#a96f39');
    box.fill(closed('478,684! 470,708 466,730! 478,724 490,704 496,684!'), '#dfae5c');
  });
  box.fill(ribbon(curve('466,834 500,838 540,838 580,832'), 8, { start: 1, end: 1, samples: 10 }), '#8e3a3c');
  // hood
  toned(box, closed('487,656! 498,648 520,646 538,656! 542,680 530,704 514,712 498,702 486,682!'), {
    fill: '#a3423f',
    shade: '#6a2438',
    rim: '#fff0c4',
    soft: 5,
  });
  strokes(box, ['488,680 499,699 514,708 529,701 541,679'], INK.contour, '#e8b85c', 0);
  // hair at the nape, ear and cheek under the mitre
  toned(
    box,
    closed(
      '492,630! 487.6,635 486.6,640! 483,646.4 481.6,649.6! 483.4,651.4 486,651.6! 485,655 486.4,658! 489,664 496,668 504,666! 514,656! 516,630!',
    ),
    SKIN,
    () => box.fill(closed('496,628! 494,644 495,656 499,668! 520,664! 516,628!'), '#95604f'),
  );
  // brow, lowered lid, and a short white beard along the jaw
  strokes(box, ['487.4,636.4 490,634.6 494,635.4', '487.8,641 490,642.2 493,641.4'], 1.2, '#5a2c30', 0);
  toned(
    box,
    closed(
      '485.6,656.4! 490,657 495,653 499.6,645! 503,654 503,663 499,668! 494,669.6 489.6,666.6 486.4,661.6!',
    ),
    {
      fill: '#e4dad2',
      shade: '#a99fae',
      rim: '#fffbe6',
      soft: 3,
      rimWidth: 0.8,
    },
  );
  toned(box, closed('500,630! 502,644 504,656 514,662 526,656 530,642 530,628!'), {
    fill: '#cfc4c0',
    shade: '#8d8298',
    rim: '#fffbe6',
    soft: 4,
    rimWidth: 1.6,
  });
  toned(box, closed('497,634! 501,631 504,635 503,642 499,644!'), SKIN);
  for (const band of ['509,632 507,656 504,680', '523,632 525,658 529,680'])
    toned(box, ribbon(curve(band), 9, { start: 0.9, end: 1, samples: 8 }), {
      ...LINEN,
      soft: 2,
      rimWidth: 1.4,
    });
  toned(box, closed('491,634! 489,608 496,586 511,562! 526,585 534,608 533,634! 512,640'), LINEN, () =>
    box.fill(closed('480,600! 500,606 508,580 511,560! 512,644! 480,644!'), '#cbb8a4'),
  );
  strokes(box, ['491,627 512,633 533,627', '511,564 513,600 512,632'], INK.contour, '#c58a3c', 0);
}

/** A child kneels in the grass and holds flowers up to the horse: hair in a short plait, the face lifted. */
export function child(art: Art): void {
  const box = local(art, ...KNEES);
  const put = (knots: string) => box.place(closed(knots));
  // far arm
  toned(art, put('-4,-72! -14,-72 -24,-78 -31,-88! -29,-92 -26,-92! -18,-84 -8,-82 4,-84!'), {
    ...SKIN,
    fill: '#9c6652',
  });
  sole(art, box);
  bouquet(art, ...box.at(-34, -96), KNEES[2] * 1.12);
  toned(art, put('-33,-94! -36,-98 -34,-102 -29,-102! -26,-98 -26,-92 -29,-89!'), SKIN);
  // kneeling on both knees: thigh down to the knee on the earth, the shin folded back under the hem to the sole
  toned(art, put('-14,-46! -21,-34 -29,-20 -35,-7 -36,1 -31,4! -18,4.6 -8,3! -2,-12 0,-30 -2,-46!'), {
    fill: '#98344a',
    shade: '#6a2038',
    rim: '#ffd9a4',
    soft: 4,
    rimWidth: 1.2,
  });
  toned(
    art,
    put(
      '-12,-47! -18,-34 -23,-20 -25,-8 -23,1 -17,5! -4,5 14,4.6 34,5! 48,3 55,-3 54,-9 48,-13! 40,-18 31,-28 22,-39 12,-48!',
    ),
    { fill: '#b5414a', shade: '#7c2840', rim: '#ffd9a4', soft: 5, rimWidth: 2 },
    // between thigh and folded shin
    () => {
      art.fill(put('-26,-2! -16,0 -6,-4 4,-12 14,-24! 16,-16 26,-11 40,-9 56,-7! 60,8! -24,8!'), '#932f44');
      art.fill(put('15,-21! 8,-12 0,-5 -8,-1! 2,-3.4 11,-8 18,-13!'), '#7c2840');
      art.fill(put('-14,-40! -19,-28 -22,-14 -21,-3! -16,-4 -14,-16 -11,-28 -7,-42!'), '#cc5c58');
    },
  );
  toned(art, put('-10,-90! -2,-94 8,-92 14,-84! 16,-68 14,-54 12,-44! -14,-44! -15,-60 -14,-76!'), {
    fill: '#c04c50',
    shade: '#8a2e42',
    rim: '#ffd9a4',
    soft: 4,
    rimWidth: 2,
  });
  strokes(
    box,
    [
      '-6,-43 -12,-30 -15,-14',
      '11,-43 10,-34 3,-22',
      '13,-40 20,-28 32,-18',
      '-23,-2 -18,-7 -12,-8',
      '20,-4 32,-6 46,-4',
      '-14,-50 0,-46 12,-48',
    ],
    INK.form,
    '#6e2038',
    0.1,
  );
  childsHead(box);
  // near arm: shoulder, elbow, a bare forearm
  toned(
    art,
    put(
      '-14,-74! -22,-82 -29,-90! -35,-95 -35,-101 -30,-104! -26,-103 -24,-98! -19,-88 -12,-78 -8,-66! -13,-65',
    ),
    SKIN,
  );
  toned(art, put('2,-90! 11,-86 12,-76 6,-66 -2,-60! -10,-62 -16,-68! -13,-73! -6,-74 -3,-80'), {
    fill: '#cf5a58',
    shade: '#8a2e42',
    rim: '#ffd9a4',
    soft: 3,
    rimWidth: 1.6,
  });
  strokes(box, ['-35,-99 -30,-99', '-33,-103 -29,-101.6', '-28,-94 -25,-96'], 1, '#6a3c40', 0);
}

/** Of a bare foot, under the skirt's hem behind. */
function sole(art: Art, box: Local): void {
  toned(art, box.place(closed('38,-8! 48,-11 58,-9 62,-3! 60,3 48,4 36,4!')), { ...SKIN, fill: '#a87057' });
}

function childsHead(child: Local): void {
  const { art } = child;
  const box = local(art, ...child.at(0, -112), 0.42 * child.scale, { rot: 24 });
  const at = (knots: string) => box.place(closed(knots));
  const plane = (knots: string, tone: string): void => void box.fill(closed(knots), tone);
  // neck
  box.fill(closed('-8,36! -4,52 -14,66 -16,84 24,84 26,40!'), '#8f5a4c');
  toned(
    art,
    at(
      '-14,-44! -26,-34 -32,-18 -32,-8! -30,-3 -34,6 -39,13! -37,17 -33,19! -31,24 -33,28! -30,31 -31,35! -28,40 -28,46 -20,50 -6,47 8,36 20,18! 20,-30!',
    ),
    SKIN,
    () => plane('8,-40! -8,-10 -6,10 -10,26 -20,52! 30,52! 30,-40!', '#9c6652'),
  );
  // seen from the side an eye is a wedge
  plane('-29.6,-4! -22,-8 -13,-3! -20,2 -28,3', '#f6e6d0');
  plane('-29.6,-4! -24.6,-6.4 -22.4,-2 -24,2.4 -28,3', '#2c2030');
  plane('-27.6,-3.6! -25.6,-4.4 -25.8,-2.2!', '#fffdf4');
  for (const [knots, width] of [
    ['-31,-4 -26,-8.4 -19,-8 -11,-3', 3.4],
    ['-32,-15 -25,-19 -16,-17', 2.6],
    ['-32,27 -26,27 -21,24', 2],
  ] as const)
    box.fill(ribbon(curve(knots), width, { start: 0.2, end: 0.2 }), '#5a2c30');
  plane('-24,17! -16,15 -11,20 -15,25 -22,24!', '#c9805e');
  toned(
    art,
    at(
      '-10,-52! -24,-48 -34,-36 -33,-24! -22,-26 -12,-34! -6,-24 0,-14 0,0! 6,6 10,18 12,32! 22,40 32,36! 42,20 46,-4 42,-30 26,-48 8,-55',
    ),
    { fill: '#5c3830', shade: '#36202c', rim: '#f6c890', soft: 5, rimWidth: 2 },
  );
  toned(art, at('30,30! 40,36 44,50 40,64 44,78 38,94! 30,84 32,68 26,54 26,40!'), {
    fill: '#5c3830',
    shade: '#36202c',
    rim: '#f6c890',
    soft: 4,
    rimWidth: 1.6,
  });
  for (const lock of [
    '-20,-44 0,-44 18,-30 30,-6 32,24',
    '-28,-34 -8,-40 8,-28 20,-4 22,28',
    '27,52 34,56 42,52',
    '30,70 36,72 42,66',
  ])
    box.fill(ribbon(curve(lock), 2.6, { start: 0.2, end: 0.2 }), '#32202a');
  plane('28,28! 38,26 42,34 34,40!', '#e8c070');
}

/** Where each stands round the hand, how far from it, how large. */
const FLOWERS = [
  [-78, 17, 6],
  [-44, 26, 7.4],
  [-14, 19, 6.4],
  [10, 30, 5.4],
  [-104, 22, 6],
] as const;

/** Wild flowers, each with its own face. */
function bouquet(art: Art, x: number, y: number, scale: number): void {
  art.blot(
    range(6, (i) => leaf(x + 4, y + 6, (20 + (i % 3) * 5) * scale, 6 * scale, -62 + i * 24)),
    '#5f7f56',
  );
  art.blot(
    FLOWERS.map(([angle, reach]) =>
      ribbon(
        spline([
          [x + 3, y + 8],
          polar(x, y, reach * scale * 0.5, angle + 8),
          polar(x, y, reach * scale, angle),
        ]),
        1.8 * scale,
      ),
    ),
    '#4f6f4c',
  );
  for (const [angle, reach, size] of FLOWERS) {
    const r = size * scale;
    const [fx, fy] = polar(x, y, reach * scale, angle);
    art.blot(
      range(6, (i) => leaf(fx, fy, r, r * 0.66, i * 60 + angle)),
      '#fff4e4',
    );
    art.fill(ellipse(fx, fy, r * 0.3), '#d9a04c');
  }
}
