import { byHand, INK, ink, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  curve,
  line,
  local,
  type Path,
  polygon,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

const STONE = 74;

/** A yard paved with pale stone, in full sun. */
export function yard(art: Art): void {
  art.fill(roundRect(40, 40, 520, 830), '#ecdfc0');
  const box = local(art, 300, 460, 1, { rot: 24 });
  const chance = random('yard');
  const [warm, cool, joints]: [Path[], Path[], Path[]] = [[], [], []];
  for (let row = -7; row < 7; row++) {
    const y = row * STONE;
    joints.push(box.place(line(-520, y, 520, y)));
    for (let column = -5; column < 6; column++) {
      const x = column * STONE * 1.4 + (row % 2 ? STONE * 0.7 : 0) + chance.between(-10, 10);
      joints.push(box.place(line(x, y, x + chance.between(-3, 3), y + STONE)));
      const stone = polygon([
        [x + 2, y + 2],
        [x + STONE * 1.35, y + 2],
        [x + STONE * 1.35, y + STONE - 2],
        [x + 2, y + STONE - 2],
      ]);
      const tone = chance();
      if (Math.hypot(x, y) < 480 && tone < 0.5) (tone < 0.25 ? warm : cool).push(byHand(box.place(stone), 2));
    }
  }
  art.fill(warm, '#e6d3ae').fill(cool, '#f1e8d0');
  strokes(art, joints, INK.form, '#bfae8c', 0.04);
  art.blot(
    range(26, (i) => {
      const [x, y] = [chance.between(50, 550), chance.between(200, 860)];
      return ink(curve(`${x},${y} ${x + 3},${y - 3} ${x + 9},${y - 2}`), 2, i, 0);
    }),
    '#b39f7e',
  );
}

/** One spray of the tree over the yard: leaves to both sides of a twig. */
function spray(course: string, size: number, seed: string): readonly [twig: Path, leaves: Path[]] {
  const chance = random(seed);
  const twig = curve(course);
  const steps = twig.walk(Math.round(size));
  const leaves = steps
    .slice(1)
    .flatMap(({ x, y, angle, t }) =>
      ([-1, 1] as const).map((side) =>
        leaf(
          x,
          y,
          (52 - 18 * t) * chance.between(0.8, 1.15),
          17,
          angle + side * chance.between(34, 66),
          side * chance.between(2, 7),
        ),
      ),
    );
  return [twig, leaves];
}

const SPRAYS = [
  ['20,770 62,700 92,640 104,570', 8, 'a'],
  ['56,716 100,676 146,668 170,684', 6, 'b'],
  ['20,800 80,752 136,752 176,778', 7, 'c'],
  ['20,846 74,818 120,830 146,860', 6, 'g'],
] as const;

/** Shadows of leaves, thrown from a crown above us, in the tone of what they fall on. */
export function leafShade(art: Art, tone: string): void {
  for (const [course, size, seed] of [
    ['420,150 470,220 520,270 570,290', 7, 'd'],
    ['570,180 530,250 520,330 540,390', 7, 'e'],
    ['560,330 500,330 450,350', 5, 'f'],
    ...SPRAYS.map(([c, s, n]) => [c, s, n] as const),
  ] as const) {
    const [twig, leaves] = spray(course, size, seed);
    const away = ['a', 'b', 'c', 'g'].includes(seed) ? [52, 46] : [0, 0];
    const moved = leaves.map((one) => one.translate(away[0]!, away[1]!));
    art.fill(moved, tone);
    art.line(twig.translate(away[0]!, away[1]!), 5, tone);
  }
}

/** The twigs themselves, at the left border, between us and the yard. */
export function twigs(art: Art): void {
  for (const [course, size, seed] of SPRAYS) {
    const [twig, leaves] = spray(course, size, seed);
    art.blot(ink(twig, 5, seed, 0), '#6a5240');
    leaves.forEach((one, i) => void art.fill(one, ['#788a6b', '#99a684', '#56694f'][i % 3]!));
    // the half of each that is turned to the sun
    const lights = leaves.filter((_, i) => i % 3 !== 2);
    art.fill(
      lights.map((one) => {
        const [left, top, right, foot] = one.bounds();
        return one.scale(0.6, 0.6, left + (right - left) * 0.3, top + (foot - top) * 0.24);
      }),
      '#c9cea6',
      0.8,
    );
  }
}
