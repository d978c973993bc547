import { byHand, ink, modelled, printed, regionOf } from '../hand/index.ts';
import {
  type Art,
  ellipse,
  type Local,
  Path,
  type Point,
  points,
  ribbon,
  type Tube,
  tube,
} from '../pen/index.ts';

export interface Skin {
  fill: string;
  shade: string;
  rim: string;
  line: string;
}

/** A finger: knots, half widths; both ends round. */
export type Finger = readonly [knots: string, widths: readonly number[]];

const tubeOf = ([knots, widths]: Finger): Tube => tube(points(knots), widths, 18);

export function finger(one: Finger): Path[] {
  const [knots, widths] = one;
  const spine = points(knots);
  const end = spine[spine.length - 1]!;
  return [
    tubeOf(one).outline,
    ellipse(spine[0]![0], spine[0]![1], widths[0]!),
    ellipse(end[0], end[1], widths[widths.length - 1]!),
  ];
}

/** Skin of one form, drawn in its own box; `towards` is a unit step to the light. */
function flesh(art: Art, box: Local, parts: readonly Path[], skin: Skin, soft: number, towards: Point): void {
  const placed = parts.map((part) => byHand(box.place(part), 0.8));
  modelled(
    art,
    regionOf(Path.join(placed), 20),
    { towards: [towards[0] * soft, towards[1] * soft], soft, shade: skin.shade, rim: skin.rim, rimWidth: 2 },
    () => {
      for (const part of placed) art.fill(part, skin.fill);
    },
  );
}

/**
 * One hand is one form: shade under each finger and a line between two tell them apart, not an outline each.
 * @param under which edge of a finger lies in shade: 1 right of its heading, -1 left
 */
export function handOf(
  art: Art,
  box: Local,
  back: Path,
  fingers: readonly Finger[],
  skin: Skin,
  towards: Point,
  under: 1 | -1,
): void {
  flesh(art, box, [back, ...fingers.flatMap(finger)], skin, 11, towards);
  const shades = fingers.map((one) =>
    box.place(ribbon(tubeOf(one).edge(under * 0.55, 0.16, 1), one[1][0]! * 0.8, { start: 0.1, end: 0.9 })),
  );
  printed(art, regionOf(Path.join(shades), 8), () => {
    for (const one of shades) art.fill(one, skin.shade, 0.5);
  });
  art.blot(
    fingers.map((one, i) => ink(box.place(tubeOf(one).edge(under * 0.98, 0.1, 1)), 2.4, i, 0.08)),
    skin.line,
  );
}
