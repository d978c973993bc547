import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local, local, Path, roundLimb } from '../../../kit/pen/index.ts';
import { byLamp } from './view.ts';
import { type Wing, wing } from './wing.ts';

const [CREAM, BUFF, BARRED] = ['#f6e6c2', '#b07a40', '#7d5236'];

/** Raised on its left, which we see on the right; half shut on the other. */
const RAISED: Wing = {
  shoulder: [30, -112],
  wrist: [106, -148],
  hand: [97, 166],
  arm: [170, 194],
  long: 138,
};
const HALF: Wing = { shoulder: [30, -110], wrist: [98, -116], hand: [106, 180], arm: [182, 202], long: 126 };

const BODY = closed(
  '-34,-116 -43,-84 -42,-50 -28,-20 -10,-6 10,-6 28,-20 42,-50 44,-84 34,-116 14,-130 -14,-130',
);

/** A barn owl on the middle of the beam, which moves under it: it keeps its balance with both wings, and looks at the heart. */
export function owl(art: Art, x: number, y: number, size: number): void {
  const box = local(art, x, y, size);
  wing(box, RAISED);
  wing(local(art, x, y, size, { mirror: true }), HALF);
  byLamp(art, box.place(BODY), CREAM, 15 * size, { shade: '#6e4638' });
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

/** Its tail: spread a little, behind the beam and below it. */
export function tail(art: Art, x: number, y: number, size: number): void {
  const box = local(art, x, y, size);
  const fan = closed(
    '-22,-16! 22,-16! 33,34 30,52 24,60! 18,57! 13,66 6,68! 2,63! -4,70 -12,67! -15,60! -22,63 -29,54! -31,34',
  );
  byLamp(art, box.place(fan), BARRED, 8, { shade: '#24131a', rimWidth: 1.2 });
  box.clip(fan, () => {
    for (const bar of ['-40,20! 0,27 40,20! 40,27 0,34 -40,27!', '-40,42! 0,50 40,42! 40,48 0,56 -40,48!'])
      box.fill(closed(bar), '#4a2c24');
  });
  strokes(box, ['17,56 12,30 8,6', '2,62 1,30 0,6', '-15,59 -11,30 -8,6'], INK.form, '#2c181c', 0);
}

/** Long legs in down, toes round the brass. */
function legs(box: Local): void {
  for (const [hip, foot, down] of [
    [-13, -17, 2],
    [14, 18, -2],
  ] as const) {
    byLamp(
      box.art,
      box.place(roundLimb(`${hip},-22 ${foot},-12 ${foot},${down - 5}`, [13, 10, 5], 10)),
      '#f2deb4',
      5,
      { shade: '#8a5a44', rimWidth: 1.2 },
    );
    for (const [from, to] of [
      [-5, -9],
      [0, 0.5],
      [5, 9],
    ] as const) {
      const toe = box.place(
        roundLimb(
          `${foot + from},${down - 6} ${foot + (from + to) / 2},${down - 2} ${foot + to},${down + 6}`,
          [2.6, 3.2, 2.6],
          8,
        ),
      );
      flat(box.art, toe, '#c9a488', { side: [1.6, 0], paint: '#7d5a4c' });
      box.fill(
        closed(
          `${foot + to - 2},${down + 6}! ${foot + to + 2},${down + 6}! ${foot + to * 1.1},${down + 14}!`,
        ),
        '#2a1a1c',
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
