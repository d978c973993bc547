import { flat, INK, stippled, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local, local, Path, roundLimb } from '../../../kit/pen/index.ts';
import { byLamp } from './view.ts';
import { type Wing, wing } from './wing.ts';

const [CREAM, BUFF] = ['#f6e6c2', '#b07a40'];

/** Raised on its left, which we see on the right; half shut on the other. */
const RAISED: Wing = {
  shoulder: [34, -88],
  wrist: [95, -148],
  hand: [104, 168],
  arm: [170, 190],
  long: 136,
};
const HALF: Wing = { shoulder: [34, -88], wrist: [114, -116], hand: [112, 178], arm: [178, 196], long: 135 };

const BODY = closed(
  '-34,-116 -43,-84 -42,-50 -28,-20 -10,-6 10,-6 28,-20 42,-50 44,-84 34,-116 14,-130 -14,-130',
);

/** A barn owl on the middle of the beam, which moves under it: it keeps its balance with both wings, and looks at the heart. */
export function owl(art: Art, x: number, y: number, size: number): void {
  const box = local(art, x, y, size);
  wing(box, RAISED);
  wing(local(art, x, y, size, { mirror: true }), HALF);
  byLamp(art, box.place(BODY), CREAM, 15 * size, { shade: '#6e4638' });
  // the lamp comes up from below
  stippled(art, box.place(BODY), '#ffd48a', box.at(34, -6), box.at(-6, -76), [1, 0]);
  within(box, BODY, { along: ['44,-84 42,-50 28,-20 10,-6'], paint: '#ffe7b0', width: 7 });
  // small dark drops down the breast and flanks, thicker at the sides
  box.blot(
    [
      [-26, -96],
      [-31, -78],
      [-29, -60],
      [-20, -70],
      [-22, -46],
      [-12, -84],
      [-14, -58],
      [-10, -36],
      [25, -98],
      [31, -80],
      [30, -58],
      [21, -72],
      [22, -44],
      [12, -60],
      [11, -88],
      [10, -34],
      [0, -72],
      [1, -48],
    ].map(([dx, dy], i) =>
      closed(
        `${dx},${dy! - 2.6} ${dx! + 1.7},${dy! + 1} ${dx},${dy! + 2.4 + (i % 3) * 0.5} ${dx! - 1.7},${dy! + 1}`,
      ),
    ),
    '#8a5a38',
  );
  legs(box);
  head(local(art, ...box.at(-6, -136), size * 1.02, { rot: -13 }));
}

/** Its tail: spread a little, barred like the wings, it comes down behind the beam. */
export function tail(art: Art, x: number, y: number, size: number): void {
  const box = local(art, x, y, size);
  const fan = closed(
    '-24,-16! 24,-16! 32,20 37,52! 34,60 27,62! 24,68 16,70! 12,74 2,75! -8,75 -13,71! -21,70 -25,63! -33,61 -36,53! -32,20',
  );
  byLamp(
    art,
    box.place(fan),
    () => {
      box.fill(fan, '#e5c992');
      box.clip(fan, () => {
        for (const bar of [
          '-44,22! 0,28 44,22! 44,30 0,36 -44,30!',
          '-44,38! 0,45 44,38! 44,46 0,53 -44,46!',
          '-44,54! 0,61 44,54! 44,60 0,67 -44,60!',
        ])
          box.fill(closed(bar), '#b98a58', 0.75);
        // what the beam shades
        box.fill(closed('-40,-20! 40,-20! 40,12 0,27 -40,24!'), '#7d5638', 0.8);
      });
    },
    7,
    { shade: '#4a2a24', rimWidth: 1.6 },
  );
  strokes(
    box,
    ['27,62 20,36 14,8', '13,70 9,38 6,8', '-12,71 -9,38 -6,8', '-25,63 -19,36 -14,8', '1,74 0,38 0,8'],
    INK.detail,
    '#7d5638',
    0,
  );
}

/** Long legs in down; the toes lie on the beam, bend over its edge and hold it. */
function legs(box: Local): void {
  for (const [hip, foot, down] of [
    [-13, -17, 3],
    [14, 18, -2],
  ] as const) {
    byLamp(
      box.art,
      box.place(roundLimb(`${hip},-22 ${foot},-12 ${foot},${down - 6}`, [14, 11, 6], 10)),
      '#f2deb4',
      5,
      { shade: '#8a5a44', rimWidth: 1.2 },
    );
    const on = local(box.art, ...box.at(foot, down), box.scale);
    on.fill(closed('-14,0! -6,-3 8,-3 15,0! 16,12 8,19 -6,20 -15,13'), '#4a2a1c', 0.7);
    for (const [root, knuckle, tip] of [
      [-4.6, -9.4, -8.6],
      [4.6, 9.6, 8.8],
      [0, 0.2, 0.4],
    ] as const) {
      on.fill(
        closed(`${tip - 2.4},10! ${tip + 2.4},10! ${tip + 2},16 ${tip - 1.6},22! ${tip - 2.2},16`),
        '#24161a',
      );
      const toe = on.place(
        roundLimb(`${root},-7 ${knuckle},-1 ${knuckle},5 ${tip},11`, [2.8, 3.7, 3.4, 2.5], 10),
      );
      flat(
        box.art,
        toe,
        '#dcb48a',
        { side: [-1.8, -1.2], paint: '#9a6c50' },
        { side: [0.9, 0.7], paint: '#ffe0a6' },
      );
    }
  }
}

const DISC = '-3,-26! 6,-37 24,-37 36,-20 33,6 18,27 -3,38 -24,27 -39,6 -42,-20 -30,-37 -12,-37';

/** Bent to the heart; its own face is one, too. */
function head(box: Local): void {
  const { art, scale } = box;
  byLamp(
    art,
    box.place(closed('-44,-6 -40,-34 -20,-50 12,-50 36,-36 44,-8 36,18 14,36 -14,36 -36,18')),
    BUFF,
    10 * scale,
    { shade: '#432420' },
  );
  box.blot(
    [
      [-10, -44],
      [4, -46],
      [18, -42],
      [28, -36],
      [-24, -40],
      [36, -24],
      [39, -10],
    ].map(([x, y]) => ellipse(x!, y!, 1.5, 2)),
    '#f0d8a8',
  );
  const disc = closed(DISC);
  box.fill(disc.scale(1.08, 1.06, -3, 0), '#5f3622');
  byLamp(art, box.place(disc), '#fff3d8', 8 * scale, { shade: '#b08a68', rimWidth: 0.2 });
  // the hollows from the eyes to the bill
  for (const side of [-1, 1]) {
    const at = (dx: number, dy: number): string => `${-3 + side * dx},${dy}`;
    box.fill(
      closed(`${at(3, -14)}! ${at(10, -10)} ${at(13, 0)} ${at(8, 14)} ${at(3, 18)}!`),
      '#d9a877',
      0.75,
    );
    eye(box, -3 + side * 17, -6, side);
  }
  flat(box, '-3,-18! 1.6,-6 2.4,8 1,18 -3,26! -7,18 -8.4,8 -7.6,-6', '#eccba0', [
    '-3,-18! -3,26! -12,20 -12,-6',
    '#b98a68',
  ]);
  box.fill(closed('-6,14! -3,12 0,14! -0.4,22 -3,27!'), '#8a6250');
}

/** One like the other: black, a lid above, the lamp in it. */
function eye(box: Local, x: number, y: number, side: number): void {
  const at = (dx: number, dy: number): string => `${x + side * dx},${y + dy}`;
  box.fill(
    closed(`${at(-10, 4)} ${at(-6, -7)} ${at(2, -10)} ${at(9, -5)} ${at(10, 2)} ${at(4, 9)} ${at(-4, 10)}`),
    '#a8764e',
  );
  box.fill(
    closed(`${at(-8, 4)} ${at(-4, -5)} ${at(3, -7)} ${at(8, -3)} ${at(8, 2)} ${at(3, 7)} ${at(-3, 8)}`),
    '#170d12',
  );
  box.fill(ellipse(x + 2.6, y + 2.4, 1.9, 2.1), '#ffe9b0');
  box.blot(
    Path.join(
      closed(`${at(-9, 1)}! ${at(-5, -8)} ${at(3, -10.5)} ${at(10, -5)}! ${at(3, -6.4)} ${at(-4, -4)}`),
    ),
    '#7d5236',
  );
}
