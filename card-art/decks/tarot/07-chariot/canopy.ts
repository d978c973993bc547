import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  curve,
  ellipse,
  type Knot,
  lerp,
  limb,
  local,
  type Path,
  type Point,
  polygon,
  radians,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';
import { starPath } from '../../../kit/sky/star.ts';
import { BRASS } from './form.ts';

const CLOTH = { lit: '#58b4ae', base: '#247f8c', mid: '#195e72', dark: '#113f56' } as const;
const WOOD = { base: '#6e3f34', lit: '#d09258', dark: '#3c2030' } as const;

/** A spear as a post, from its foot in the car up to its blade. */
function spear(art: Art, foot: Point, top: Point, half: number): void {
  const shaft = limb(`${foot} ${top}`, [half, half * 0.84], 6);
  flat(
    art,
    shaft,
    WOOD.base,
    [shaft.translate(half * 1.3, 0), WOOD.lit],
    [shaft.translate(-half * 1.3, 0), WOOD.dark],
  );
  const tip = local(art, top[0], top[1] - 4, 0.62, { rot: top[0] < 300 ? 5 : -5 });
  flat(
    tip,
    '-6,4! -5,-6 -12,-18 -9,-34 0,-56! 9,-34 12,-18 5,-6 6,4!',
    BRASS.base,
    ['-14,6 -12,-30 0,-58 -1,-20 -1,8', BRASS.dark],
    ['3,6 6,-20 3,-46 12,-30 12,6', BRASS.lit],
  );
}

/** The round roof from below: its hoop, near edge above, far edge under it; the cloth rises within to a peak. */
const HOOP = { x: 300, y: 124, rx: 150, ry: 38 } as const;
const PEAK: Point = [300, 104];
/** A place on the hoop, in degrees from its nearest point, to the right. */
const hoop = (angle: number): Point => [
  HOOP.x + HOOP.rx * Math.sin(radians(angle)),
  HOOP.y - HOOP.ry * Math.cos(radians(angle)),
];
const arcOf = (from: number, to: number, places = 8): Point[] =>
  range(places + 1, (i) => hoop(lerp(from, to, i / places)));

/** Ribs, so many degrees apart; two of them end on the far spears. */
const RIB = 20;

/** Of the starry cloth: how far from the peak to the hoop, degrees, size. */
const STARS = [
  [0.72, 250, 6],
  [0.5, 272, 5],
  [0.84, 276, 5],
  [0.66, 228, 5],
  [0.88, 232, 5],
  [0.84, 212, 6],
  [0.62, 206, 4],
  [0.7, 110, 6],
  [0.46, 92, 5],
  [0.86, 88, 5],
  [0.66, 132, 5],
  [0.88, 130, 5],
  [0.84, 150, 6],
  [0.6, 156, 4],
] as const;

/** Seen from below: the starry lining between its ribs, the low sun in its left half. */
export function lining(art: Art): void {
  // what hangs from the hoop's far side: we see its back
  const far = range(9, (i) => skirt(100 + i * 17.8, 100 + (i + 1) * 17.8, 15));
  far.forEach((fall, i) => {
    const tone = i > 4 ? CLOTH.base : i > 2 ? CLOTH.mid : CLOTH.dark;
    flat(
      art,
      fall,
      tone,
      { side: [3, 0], paint: i > 2 ? CLOTH.mid : '#0d2f45' },
      { side: [0, 1.4], paint: i > 2 ? CLOTH.base : CLOTH.mid },
    );
  });
  art.fill(ellipse(HOOP.x, HOOP.y, HOOP.rx, HOOP.ry), CLOTH.mid);
  for (const angle of range(360 / RIB, (i) => i * RIB + 10)) {
    const panel = polygon([PEAK, ...arcOf(angle, angle + RIB)]);
    const left = Math.sin(radians(angle + RIB / 2));
    const odd = ((angle - 10) / RIB) % 2 === 1;
    const tone =
      left < -0.55
        ? odd
          ? '#3f9ea0'
          : CLOTH.base
        : left < 0.2
          ? odd
            ? '#1f6f80'
            : CLOTH.mid
          : odd
            ? '#164e65'
            : CLOTH.dark;
    art.fill(panel, tone);
  }
  const ribs = range(360 / RIB, (i): Path => {
    const [x, y] = hoop(i * RIB + 10);
    return curve(`${PEAK} ${lerp(PEAK[0], x, 0.5)},${lerp(PEAK[1], y, 0.5) - 3} ${x},${y}`);
  });
  strokes(art, ribs, INK.form, '#0d2f45', 0.05);
  art.blot(
    STARS.map(([out, angle, size], i): Path => {
      const [x, y] = hoop(angle);
      return starPath(0, 0, 5, size, size * 0.42, i * 29)
        .scale(1, 0.72)
        .translate(lerp(PEAK[0], x, out), lerp(PEAK[1], y, out));
    }),
    '#ffe9a8',
  );
  art.blot(ribbon(spline(arcOf(92, 268, 20)), 4.4, { start: 0.6, end: 0.6, samples: 24 }), WOOD.dark);
}

/** One scallop of what hangs from the hoop between two of its places. */
function skirt(from: number, to: number, drop: number): Path {
  const top = arcOf(from, to, 4);
  const foot = top.map(
    ([x, y], i): Knot => [x, y + drop * (0.66 + 0.34 * Math.sin((Math.PI * i) / 4)), i % 4 ? 0 : 1],
  );
  return spline([...top.map(([x, y], i): Knot => [x, y, i % 4 ? 0 : 1]), ...foot.reverse()], true);
}

/** The two spears, the hoop's near side and what hangs from it, lit the more it turns to the sun. */
export function nearSpears(art: Art): void {
  spear(art, [122, 506], [158, 114], 5.4);
  spear(art, [478, 506], [442, 114], 5.4);
  const falls = 10;
  const wide = 196 / falls;
  for (const i of range(falls, (place) => place)) {
    const from = -98 + i * wide;
    const fall = skirt(from, from + wide, 27 - Math.abs(i - 4.5) * 1.2);
    const tone = i > 6 ? CLOTH.lit : i > 2 ? CLOTH.base : CLOTH.mid;
    const breadth = 3 + 10 * Math.cos(radians(from + wide / 2));
    flat(
      art,
      fall,
      tone,
      { side: [-breadth, 0], paint: i > 6 ? CLOTH.base : i > 2 ? CLOTH.mid : CLOTH.dark },
      { side: [breadth * 0.4, 0], paint: i > 6 ? '#8fd6c6' : i > 2 ? '#3b9a9f' : '#21707f' },
      { side: [0, 3], paint: i > 4 ? BRASS.lit : BRASS.base },
    );
  }
  const ring = spline(arcOf(-96, 96, 24));
  art.blot(ribbon(ring, 7, { start: 0.8, end: 0.8, samples: 30 }), BRASS.mid);
  art.blot(
    ribbon(spline(arcOf(-40, 94, 16)).translate(0.6, -1.4), 2.6, { start: 0, end: 0.8, samples: 24 }),
    '#fff0c4',
  );
  for (const x of [157, 443])
    flat(art, `${x - 8},108! ${x + 8},108! ${x + 8},122! ${x - 8},122!`, BRASS.base, [
      `${x - 8},108 ${x - 2},108 ${x - 2},122 ${x - 8},122`,
      BRASS.dark,
    ]);
}
