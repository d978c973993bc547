import { ink, modelled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  line,
  local,
  type Paint,
  type Path,
  type Placement,
  type Point,
  polar,
  random,
  range,
} from '../../../kit/pen/index.ts';

export interface MothLook extends Placement {
  /** How broad the left and the right wing show: 1 lies open to us, less is turned away. */
  open: readonly [left: number, right: number];
  /** Degrees by which the wings are raised. */
  lift: readonly [left: number, right: number];
  /** Where the light comes from, as a step towards it. */
  towards: Point;
  /** Light field, dark bands, pale marks. */
  /** Wings towards the light and away from it, bands, pale marks. */
  tones: readonly [lit: string, field: string, band: string, pale: string];
  shade: string;
  rim: string;
}

/** The right wings, their root at (0, 0), the head up. */
const FORE = closed(
  '4,-10! 24,-34 52,-58 86,-76 112,-80 120,-72! 116,-56 112,-36 100,-14 88,2! 62,8 34,10 6,8!',
);
const HIND = closed('4,4! 30,2 58,4 80,10 90,26 84,44 76,50 70,62 54,70 42,66 26,58 14,40 4,22!');
const FORE_BANDS = [
  '30,-50 34,-28 28,-8 32,14',
  '40,-56 44,-30 38,-8 42,14',
  '70,-80 74,-52 66,-32 72,-12 64,10',
  '78,-84 82,-54 74,-32 80,-12 74,10',
];
const HIND_BANDS = ['66,0 66,20 58,38 44,48 30,66', '74,0 76,22 66,42 52,54 40,72'];
const BODY = closed(
  '0,-30! 8,-26 12,-14 14,-2 12,10 11,24 9,40 5,56 0,66! -5,56 -9,40 -11,24 -12,10 -14,-2 -12,-14 -8,-26',
);

/** One side's wings, laid out as the moth holds them. */
function wingsOf(
  box: Local,
  side: 1 | -1,
  { open, lift, tones: [, , band, pale], rim }: MothLook,
  field: Paint,
): void {
  const at = side < 0 ? 0 : 1;
  const hold =
    (turn: number) =>
    (path: Path): Path =>
      path.rotate(-turn).scale(side * open[at]!, 1);
  for (const [outline, bands, turn] of [
    [HIND, HIND_BANDS, lift[at]! * 0.5],
    [FORE, FORE_BANDS, lift[at]!],
  ] as const) {
    const place = hold(turn);
    const wing = place(outline);
    box.fill(wing, field);
    box.clip(wing, () => {
      const [tip] = bands.slice(-1);
      box.fill(place(closed(`${tip} 140,60! 140,-100!`)), band, 0.55);
      for (const [i, course] of bands.entries())
        box.blot(ink(place(curve(course)), i % 2 ? 3 : 7, i, 0), band);
      const veins = range(7, (i) => {
        const angle = outline === FORE ? 46 + i * 8 : 92 + i * 11;
        return place(line(...polar(2, 0, 20, angle), ...polar(2, 0, 128 - i * 5, angle)));
      });
      box.line(veins, 0.9, band, 0.8);
      box.line(wing, 6 * box.scale, band, 0.75);
      const marks = outline.walk(34).slice(outline === FORE ? 12 : 8, outline === FORE ? 21 : 19);
      box.blot(
        marks.map(({ x, y }) => place(ellipse(x * 0.93, y * 0.93 + 0.5, 2.2, 2.6))),
        pale,
      );
      if (outline === FORE)
        box.blot(place(ellipse(56, -36, 5.4, 7)), pale).blot(place(ellipse(57, -36, 2.6, 4)), band);
    });
    box.line(wing, 1.3, rim, 0.75);
  }
}

/** A furred body with ringed abdomen, two combed feelers. */
function bodyOf(box: Local, { tones: [field, , band, pale] }: MothLook): void {
  for (const side of [-1, 1]) {
    const rib = curve('3,-32 10,-46 22,-56 38,-58').scale(side, 1);
    const combs = rib
      .walk(13)
      .slice(2)
      .flatMap(({ x, y, angle, t }) => {
        const reach = 10 * Math.sin(Math.PI * t * 0.92);
        return [-62, 62].map((turn) => line(x, y, ...polar(x, y, reach, angle + turn)));
      });
    box.line(combs, 1, pale, 0.9).blot(ink(rib, 2.4, side, 0), pale);
  }
  box.fill(BODY, field);
  for (const y of [18, 28, 38, 48])
    box.blot(ink(curve(`-10,${y - 2} 0,${y + 3} 10,${y - 2}`), 3.4, y, 0), band);
  const chance = random('fur');
  box.fill(ellipse(0, -8, 15, 19), field);
  box.blot(
    range(34, (i) => {
      const [x, y] = polar(0, -8, chance.between(3, 13), i * 137);
      return ink(line(x, y, x * 1.35, y + 9), 2.2, i, 0);
    }),
    pale,
    0.85,
  );
  box.blot([ellipse(-5, -29, 3.2), ellipse(5, -29, 3.2)], '#1a1230');
}

/** A moth with open wings, seen from above, its body at (x, y), about 240 × 170. */
export function nightMoth(art: Art, x: number, y: number, scale: number, look: MothLook): void {
  const box = local(art, x, y, scale, look);
  const area = box.place(ellipse(0, -10, 150, 130)).bounds();
  const [dx, dy] = look.towards;
  const reach = (90 * scale) / Math.hypot(dx, dy);
  const field = art.linear(x + dx * reach, y + dy * reach, x - dx * reach, y - dy * reach, [
    [0, look.tones[0]],
    [1, look.tones[1]],
  ]);
  modelled(
    art,
    area,
    { towards: look.towards, soft: 12 * scale, shade: look.shade, depth: 0.85, rim: look.rim, rimWidth: 2.2 },
    () => {
      wingsOf(box, -1, look, field);
      wingsOf(box, 1, look, field);
      bodyOf(box, look);
    },
  );
}
