import { BROWN, COAT, HORN } from '../../kit/grade/sign-tones.ts';
import { bothSides, form, strip, symmetric } from '../../kit/pen/forms.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  LINE,
  type Local,
  local,
  type Placement,
  points,
  ramp,
  range,
  spline,
  svgPath,
  tube,
} from '../../kit/pen/index.ts';
import { veinedLeaf } from '../../kit/plants/leaf.ts';
import { wildRose } from '../../kit/plants/wild-rose.ts';

/** Roses on the garland: place on it (of 26), radius. */
const ROSES = [
  [3, 13],
  [7, 17],
  [10, 19],
  [13, 22],
  [16, 19],
  [19, 17],
  [23, 13],
] as const;

/** Locks between the horns, outer ones first: root, lean, length. */
const LOCKS = [
  [44, -78, 34, 26],
  [-44, -78, -34, 26],
  [22, -66, 20, 36],
  [-22, -66, -20, 36],
  [0, -58, 0, 44],
] as const;

/** A bull from the front, head lowered, asleep, a garland of roses round its neck; about 420 high. */
export function bull(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const pair = bothSides(art, x, y, scale, placement);
  shoulders(box, pair);
  garland(box);
  for (const side of pair) horn(side);
  for (const side of pair) ear(side);
  head(box, pair);
  muzzle(box, pair);
  for (const side of pair) {
    // far apart and sloping outwards: level ones with brows would be a human mask
    const lid = curve('40,-2 50,6 64,2 76,-16');
    side.taper(lid, 6.4, { start: 0.2, end: 0.15, samples: 12 }, COAT.ink);
    side.line(svgPath('M48 14C58 16 68 10 75 -2M40 -16C50 -26 64 -28 80 -22'), LINE.fine, BROWN, 0.9);
  }
  forelock(box);
}

/** One broad dark mass behind the head; it runs out of the box at the foot. */
function shoulders(box: Local, pair: readonly Local[]): void {
  const outline = symmetric(points('0,-60! 70,-40 112,-10 150,40 200,84 260,110! 260,260! 0,260!'));
  const tone = box.radial(0, 20, 240, ramp(0, COAT.mid, 0.55, COAT.deep, 1, COAT.ink));
  form(box, outline, tone, LINE.bold * 0.9, () => {
    for (const side of pair) {
      const folds = range(11, (i) =>
        spline([
          [74 + i * 12, -24 + i * 11],
          [92 + i * 9.5, 50 + i * 9],
          [70 + i * 7, 150 + i * 6],
        ]),
      );
      side.line(folds, LINE.hair, 'gold', 0.7);
    }
  });
}

/** Roses for Venus, whose sign it is. */
function garland(box: Local): void {
  const string = curve('-128,52 -108,118 -60,172 0,192 60,172 108,118 128,52');
  const walk = string.walk(27);
  box.taper(string, 3, { start: 0.9, end: 0.9, samples: 20 });
  for (const { x, y, angle } of walk) {
    for (const side of [1, -1]) {
      const look = { veins: 0, fill: '#241a4a', lineWidth: LINE.fine };
      veinedLeaf(box.art, ...box.at(x, y), 21 * box.scale, 9 * box.scale, angle + side * 46, look);
    }
  }
  ROSES.forEach(([place, radius], i) => {
    const { x, y } = walk[place]!;
    const look = { rot: i * 25, lite: '#ffd9d8', dark: '#9a4a68', lineWidth: LINE.fine };
    wildRose(box.art, ...box.at(x, y), radius * box.scale, look);
  });
}

/** Half of the great crescent. */
function horn(side: Local): void {
  const limb = tube(points('40,-74 84,-76 128,-94 152,-128 148,-160 126,-190'), [24, 23, 20, 15, 9, 0.6], 28);
  form(side, limb.outline, side.radial(70, -110, 150, HORN), LINE.bold, () => {
    side.fill(strip(limb, 0.25, 1.2), COAT.lite, 0.6);
    side.line(
      range(9, (i) => limb.rib(0.08 + i * 0.035, 0.014)),
      LINE.hair,
      BROWN,
      0.9,
    );
    side.line(limb.edge(-0.3, 0.4, 0.9, 12), LINE.hair, BROWN, 0.8);
  });
}

function ear(side: Local): void {
  const outline = closed('70,-46! 104,-60 142,-52 168,-26! 136,-14 100,-16 72,-26!');
  side.solid(outline, side.radial(60, -40, 120, ramp(0, COAT.mid, 1, COAT.lite)), LINE.mid + 0.4);
  side.solid(closed('88,-40! 116,-46 150,-30! 118,-26'), COAT.deep, LINE.fine);
}

/** Broad forehead, straight cheeks, a wide end. */
function head(box: Local, pair: readonly Local[]): void {
  const outline = symmetric(
    points('0,-92 46,-90 84,-74 98,-38 94,-4 78,30 62,62 55,84 60,102 62,124 52,146 28,158 0,161'),
  );
  const tone = box.radial(0, -20, 190, ramp(0, COAT.cream, 0.3, COAT.pale, 0.7, COAT.lite, 1, COAT.mid));
  form(box, outline, tone, LINE.bold, () => {
    for (const side of pair) {
      side.fill(closed('98,-80 58,-46 50,0 36,50 38,96 96,110'), COAT.lite, 0.75);
      side.fill(closed('104,-60 80,-40 70,10 54,56 56,92 104,100'), COAT.mid, 0.5);
      const cheek = range(7, (i) =>
        spline([
          [88 - i * 2, -20 + i * 12],
          [70 - i * 3, -8 + i * 12],
          [56 - i * 3, 10 + i * 11],
        ]),
      );
      side.line(cheek, LINE.hair, 'gold', 0.8);
      side.line(curve('22,-40 18,0 20,40 30,78'), LINE.fine, BROWN, 0.9);
    }
  });
}

function muzzle(box: Local, pair: readonly Local[]): void {
  const outline = symmetric(points('0,82 26,76 48,86 56,108 52,128 38,142 18,144 0,138'));
  box.solid(outline, box.radial(0, 96, 90, ramp(0, '#f7d9cf', 0.6, '#c99aa8', 1, COAT.mid)));
  for (const side of pair) {
    side.fill(svgPath('M20 104C24 94 38 92 45 100C48 107 44 114 37 114C38 106 32 102 20 104Z'), COAT.ink);
    side.line(svgPath('M15 108C20 118 32 122 44 116'), LINE.fine, COAT.ink, 0.7);
    side.line(
      [ellipse(18, 127, 0.9), ellipse(27, 130, 0.9), ellipse(36, 127, 0.9)],
      LINE.fine,
      COAT.ink,
      0.8,
    );
  }
  const mouth = svgPath('M0 120V138M0 138C-12 145 -28 146 -40 139M0 138C12 145 28 146 40 139');
  box.line(mouth, LINE.fine + 0.5, COAT.ink);
}

/** Closed S-shaped locks that hang from the poll. */
function forelock(box: Local): void {
  const tone = box.radial(0, -100, 70, ramp(0, COAT.lite, 1, COAT.mid));
  for (const [x, y, lean, length] of LOCKS) {
    const lock = svgPath(
      `M-15 ${-length}C-22 ${-length * 0.5} -14 -4 4 4C0 -6 14 ${-length * 0.4} 15 ${-length}`,
      `C8 ${-length * 1.3} -8 ${-length * 1.3} -15 ${-length}Z`,
    );
    const hairs = svgPath(
      `M-7 ${-length}C-10 ${-length * 0.6} -6 ${-length * 0.2} 0 -4`,
      `M4 ${-length}C2 ${-length * 0.6} 4 ${-length * 0.3} 3 -6`,
    );
    box.solid(lock.rotate(-lean).translate(x, y), tone);
    box.line(hairs.rotate(-lean).translate(x, y), LINE.hair, 'gold', 0.9);
  }
}
