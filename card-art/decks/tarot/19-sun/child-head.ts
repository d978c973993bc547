import { flat, ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, polar, range } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { SKIN } from './skin.ts';

const HAIR = { rim: '#ffd78a', fill: '#8a4a2a', shade: '#5f2c2a', light: '#bd7238' } as const;

/** Turned a third to the left; the chin a little up. */
const FACE = closed(
  '-30,-38! -34,-14 -35,-2 -36,8 -36,16 -33,24 -27,32 -18,38 -8,40.4 3,39 14,34 23,26 29,17 33,6 34,-6 31,-38!',
);
const BACK = closed(
  '-34,-6! -38,-20 -32,-36 -20,-47 -2,-52 18,-50 36,-42 46,-28 50,-12 49,0 57,8! 49,11 47,19 55,27! 46,28 40,33 38,40! 30,38 20,30 10,10 -10,0 -26,-6',
);
const FRINGE = closed(
  '-35,-3! -37,-18 -33,-32 -20,-44 -4,-49 16,-47 34,-38 43,-22 44,-4 41,10 44,24! 36,20 31,9 29,-6! 24,-10 20,-15 17,-20! 13,-13 5,-8 -3,-9! 0,-13 1,-17 1,-20! -6,-14 -13,-10 -21,-10! -18,-14 -16,-18 -15,-21! -23,-16 -30,-9',
);

/** A laughing child of five or six, the middle of the head at (x, y), turned by `rot`. */
export function childHead(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  flat(box, BACK, HAIR.shade, { side: [-1.8, -2], paint: HAIR.rim });
  face(box);
  flat(box, FRINGE, HAIR.fill, ['50,-30! 36,-24 32,-6 33,20! 44,26 56,0', HAIR.shade]);
  box.blot(ink(curve('-35.6,-14 -33,-30 -21,-43.6 -3,-48.6 16,-46.6 32,-38'), 2.6, 4, 0), HAIR.rim);
  strokes(
    box,
    [
      '-26,-34 -20,-26 -22,-18',
      '-12,-42 -4,-32 -6,-24',
      '6,-44 16,-34 20,-24',
      '22,-40 34,-26 36,-8',
      '36,-22 44,-8 42,10',
    ],
    1.6,
    HAIR.light,
    0.15,
  );
  wreath(box);
}

function face(box: Local): void {
  flat(
    box,
    FACE,
    SKIN.fill,
    // the far side of cheek and jaw, the hair's shadow on the brow
    ['40,-20! 26,-10 24,6 20,18 10,30 -4,38 -14,44! 10,50 50,20', SKIN.shade],
    [
      '-38,-6! -30,-10 -22,-10 -16,-12 -8,-10 2,-8 10,-12 18,-16 26,-6 30,4! 44,-30 0,-44 -38,-34',
      SKIN.shade,
    ],
    [ellipse(17, 17.8, 6, 3.8), '#e0805f', 0.5],
    [ellipse(-28.6, 16.8, 4.4, 3.8), '#e0805f', 0.5],
    { side: [-1.6, 0.2], paint: SKIN.rim },
  );
  ear(box);
  nose(box);
  eyes(box);
  mouth(box);
}

function ear(box: Local): void {
  box.fill(closed('28,0! 33,-5 38,-2 38,6 34,13 29,15!'), SKIN.fill);
  box.fill(closed('30,4! 33,0 36,2 35,8 31,11!'), SKIN.shade);
}

function nose(box: Local): void {
  box.fill(closed('-14,13.8! -11,15.4 -7,15.2 -3.6,12.8! -5,17 -9.6,18.2 -13,16.8'), SKIN.shade);
  strokes(box, ['-14.6,4 -15,9 -15.4,12.6', '-3.8,10.4 -2.8,12.8 -4.2,15'], 1, SKIN.line, 0);
  box.blot([ellipse(-11.6, 16.1, 0.9, 0.7), ellipse(-6.4, 16, 1, 0.7)], SKIN.line);
}

function eyes(box: Local): void {
  const one = (
    white: string,
    iris: readonly [number, number, number, number],
    lid: string,
    brow: string,
  ): void => {
    const ball = closed(white);
    box.fill(ball, '#fff6e6');
    box.clip(ball, () => {
      box
        .fill(ellipse(...iris), '#5a2e22')
        .fill(ellipse(iris[0], iris[1], iris[2] * 0.55, iris[3] * 0.55), '#2a1620');
      box.fill(ellipse(iris[0] - 1.6, iris[1] - 2, 1.4), '#fffdf4');
    });
    box.blot(ink(curve(lid), 2.2, 1, 0), '#3a1c22');
    box.blot(ink(curve(brow), 2.4, 2, 0), HAIR.shade);
  };
  one(
    '2.5,7! 6,0.8 12,-0.6 17.6,2.6 20,7.4! 15,10 8,10',
    [11.2, 4.9, 5.2, 5.8],
    '1.8,7.4 6,0.6 12,-1.2 17.8,2 20.6,7.4',
    '3,-8.6 9,-12 15.6,-11.6 21,-8.4',
  );
  one(
    '-28.4,7! -26,1.2 -21.6,-0.6 -17,2.4 -15.4,6.8! -18,9.4 -25,9.6',
    [-21.4, 4.8, 4.6, 5.6],
    '-28.8,7.2 -26.2,0.8 -21.6,-1.2 -16.8,1.8 -15,6.8',
    '-29.6,-8 -25.6,-11.4 -20.6,-11.4 -16,-9.2',
  );
}

function mouth(box: Local): void {
  const open = closed('-22,22.6! -15.4,24 -7,24.2 1,22.6 7.4,19.6! 6,26 1,31.4 -7,33.6 -15,31.2 -20,27');
  box.fill(open, '#7c2634');
  box.clip(open, () => {
    box.fill(closed('-22,21! -7,23 7.4,18! 5.6,23.4 -1,26.6 -8,27.4 -15.4,26.2 -21,24.2'), '#fffaf0');
    box.fill(ellipse(-7.4, 33.4, 8, 4), '#d8606a');
  });
  box.fill(closed('-16,32! -8,34.6 1.4,31.6! -1,35.2 -7.4,36.6 -13,35.2'), '#c4685a');
  strokes(box, ['-22.8,22.2 -15.4,23.8 -7,24 1,22.4 8.2,19'], 1.5, '#8a3a38', 0);
  strokes(box, ['8.8,16.8 10.4,19.6 9.2,22.6', '-24.4,20.2 -25.2,22.8 -24,25'], 1.2, SKIN.line, 0.1);
}

/** Daisies, their leaves and a few buds round the hair. */
function wreath(box: Local): void {
  const way = curve('-37,-14 -30,-27 -14,-36 4,-38 22,-33 36,-22 44,-8');
  const steps = way.walk(12);
  box.blot(
    steps.flatMap(({ x, y, angle, t }, i) => [
      leaf(x, y, 10 + (i % 3) * 2, 5, angle - 60 + (i % 2) * 100),
      leaf(x, y, 8 + (i % 2) * 3, 4.4, angle + 130 - t * 40),
    ]),
    '#5f7f42',
  );
  for (const [at, r, turn] of [
    [0, 5, 0],
    [2, 7.6, 20],
    [4, 6, 50],
    [6, 8.4, 10],
    [8, 6.4, 30],
    [10, 7.4, 60],
  ] as const) {
    const { x, y } = steps[at]!;
    box.blot(
      range(8, (i) =>
        leaf(...polar(x, y, r * 0.15, turn + i * 45), r * (i % 3 ? 1 : 0.86), r * 0.62, turn + i * 45),
      ),
      '#fffbea',
    );
    box.fill(ellipse(x, y, r * 0.34), '#f0b030');
  }
}
