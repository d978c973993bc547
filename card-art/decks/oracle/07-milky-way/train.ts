import { stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  lerp,
  limb,
  line,
  local,
  type Path,
  type Point,
  polygon,
  random,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { RAILS } from './viaduct.ts';
import { direct, piece } from './view.ts';

/** Where its two cars begin and end, along the line; metres over the rails; how far from the near side. */
const CARS = [
  [12.5, 29.5],
  [30.3, 47.3],
] as const;
const FLOOR = RAILS + 0.9;
const [SILL, LINTEL, EAVE, ROOF] = [FLOOR + 1, FLOOR + 2.05, FLOOR + 2.6, FLOOR + 3];
const DEEP = 0.9;

/** The last train up the valley; every window is lit. */
export function train(art: Art): void {
  for (const [rear, front] of [...CARS].reverse()) {
    const wall = (low: number, high: number): Path => piece(direct, rear, front, low, high, DEEP);
    art.fill(wall(RAILS + 0.2, FLOOR), '#10181a');
    art.fill(wall(FLOOR, EAVE), '#c9b27c');
    art.fill(wall(FLOOR, SILL - 0.25), '#a8402f');
    art.fill(wall(LINTEL + 0.2, EAVE), '#a8402f');
    art.fill(
      polygon([
        direct(rear, EAVE, DEEP),
        direct(front, EAVE, DEEP),
        direct(front, ROOF, DEEP + 0.7),
        direct(rear, ROOF, DEEP + 0.7),
      ]),
      '#4d5650',
    );
    art.line(line(...direct(rear, EAVE, DEEP), ...direct(front, EAVE, DEEP)), 1.6, '#e8d8a4');
  }
  art.fill(windows(), '#ffdf92');
  art.blot(people(), '#5f3424');
  rearEnd(art);
  const [x, y] = direct(26, SILL + 0.5, DEEP);
  stippledGlow(art, x, y, 150, '#ffd27a', 0.34, 0.7);
  waving(art);
}

/** Whose passenger waves. */
const WAVES = 1;

/** Eight a car. */
const windowAt = (i: number): readonly [number, number] => {
  const [rear] = CARS[i < 8 ? 0 : 1]!;
  const from = rear + 1.1 + (i % 8) * 1.9;
  return [from, from + 1.35];
};

const windows = (): Path[] => range(16, (i) => piece(direct, ...windowAt(i), SILL, LINTEL, DEEP));

/** Heads and shoulders of those who ride home. */
function people(): Path[] {
  return [3, 5, 6, 9, 12].map((i) => {
    const middle = (windowAt(i)[0] + windowAt(i)[1]) / 2;
    const at = (right: number, up: number): Point => direct(middle + right, SILL + up, DEEP);
    return polygon([
      at(-0.42, 0),
      at(-0.38, 0.26),
      at(-0.16, 0.36),
      at(-0.2, 0.6),
      at(-0.08, 0.78),
      at(0.1, 0.78),
      at(0.2, 0.6),
      at(0.14, 0.36),
      at(0.38, 0.26),
      at(0.42, 0),
    ]);
  });
}

/** The end that we see: a gangway door with its pane, two red lights. */
function rearEnd(art: Art): void {
  const rear = CARS[0][0];
  const face = (left: number, right: number, low: number, high: number): Path =>
    polygon([
      direct(rear, low, left),
      direct(rear, low, right),
      direct(rear, high, right),
      direct(rear, high, left),
    ]);
  const [left, right] = [DEEP, DEEP + 2.8];
  art.fill(face(left, right, RAILS + 0.2, FLOOR), '#0c1315');
  art.fill(
    polygon([
      direct(rear, FLOOR, left),
      direct(rear, FLOOR, right),
      direct(rear, EAVE, right),
      direct(rear, ROOF, right - 0.7),
      direct(rear, ROOF, left + 0.7),
      direct(rear, EAVE, left),
    ]),
    '#6f2a26',
  );
  art.fill(face(left, right, SILL - 0.25, LINTEL + 0.2), '#8d7c58');
  art.fill(
    [
      face(left + 0.25, left + 0.85, SILL, LINTEL),
      face(left + 1.1, left + 1.7, SILL - 0.2, LINTEL),
      face(right - 0.85, right - 0.25, SILL, LINTEL),
    ],
    '#f7c878',
  );
  for (const across of [left + 0.6, right - 0.6]) {
    const [x, y] = direct(rear, EAVE + 0.02, across);
    stippledGlow(art, x, y, 16, '#f1685d', 0.8);
    art.fill(ellipse(x, y, 2.8), '#fb8d6a');
  }
}

/** A child in the second window, the sill before the waist: one arm is out and waves back. */
function waving(art: Art): void {
  const [near, far] = windowAt(WAVES);
  const box = local(art, ...direct((near + far) / 2, SILL, DEEP), 1);
  const arm = limb('-5.4,-3.4 -9,-6.6 -12.4,-14', [2.2, 1.8, 1.3], 12);
  const hand = closed(
    '-13.6,-13.6! -15.4,-15.4! -14.6,-16.2! -14.4,-19.4! -13,-20! -11.4,-19! -11,-16 -11.4,-13.6!',
  );
  // the arm's shadow on the wall
  box.fill([arm.translate(1.2, 1.6), hand.translate(1.2, 1.6)], '#6e5632', 0.8);
  art.clip(piece(direct, near, far, SILL, LINTEL, DEEP), () => {
    box.fill(closed('-9,10! -8.4,0 -6.4,-5.4 -2,-7.6 3,-7.6 6.6,-4.6 8,10!'), '#3f7d78');
    box.fill(closed('-9,10! -8.4,0 -6.4,-5.4 -2,-7.6! -3.4,-2 -3,10!'), '#8cc0ac');
    box.fill(closed('-2.4,-6! -2.4,-9 1.6,-9 1.8,-6! 0,-5'), '#a8694c');
    box.fill(ellipse(-0.8, -12, 3.5, 4.1), '#d9a07c');
    box.fill(
      closed('-4,-14! -3,-17 0.4,-18 3.4,-16 3.8,-11.6 2,-8! 1.2,-11 0.4,-13.6 -1.8,-14.4'),
      '#3a2620',
    );
  });
  // the frame that the glass is let down into
  const opening = (low: number, high: number, from = near, to = far): Path =>
    piece(direct, from, to, low, high, DEEP);
  art.fill([opening(LINTEL - 0.07, LINTEL), opening(SILL, LINTEL, far - 0.08, far)], '#8a6a3c');
  art.fill(opening(SILL - 0.09, SILL + 0.05, near - 0.06, far + 0.06), '#f1dfa8');
  box.fill(arm, '#2f6a68');
  box.fill(hand, '#e3ae88');
}

/** What the river has of it, in pieces. */
export function trainInWater(art: Art): void {
  const chance = random('train in the water');
  const across = range(46, (i): Path => {
    const t = i / 46;
    const [x, y] = [lerp(196, 400, t) + chance.between(-40, 40), lerp(690, 862, t) + chance.between(-26, 26)];
    const half = lerp(10, 34, t) * chance.between(0.6, 1.2);
    return ribbon(line(x - half, y, x + half, y), lerp(2.4, 6, t) * chance.between(0.7, 1.2));
  });
  art.blot(across, '#12262a');
  const lights = range(46, (i): Path => {
    const t = i / 46;
    const [x, y] = [lerp(190, 400, t) + chance.between(-18, 18), lerp(664, 850, t) + chance.between(-34, 44)];
    const half = lerp(5, 14, t) * chance.between(0.6, 1.2);
    return ribbon(line(x - half, y, x + half, y), lerp(1.6, 3.4, t));
  });
  art.blot(lights, '#ffd58a', 0.9);
}
