import { ink, modelled, regionOf, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  line,
  local,
  Path,
  type Placement,
  type Point,
  polar,
  range,
} from '../../../kit/pen/index.ts';

/** The right wings, their root at (0, 0), the head up. */
const FORE = closed('3,-8! 26,-30 54,-46 82,-56 96,-54! 92,-40 82,-22 74,0! 54,6 28,8 4,6!');
/** The hind one runs out into a long tail. */
const HIND = closed(
  '3,2! 30,4 54,6 66,16 62,32 50,44! 48,60 54,80 60,96 52,104 42,92 36,70 28,52 16,34 4,16!',
);
const FORE_RIB = curve('3,-8 26,-30 54,-46 82,-56 96,-54');
const BODY = closed('0,-18! 7,-14 9,-4 8,10 5,26 0,36! -5,26 -8,10 -9,-4 -7,-14');

export interface MothHold extends Placement {
  /** How broad the left and the right wing show: 1 lies open to us. */
  open: readonly [left: number, right: number];
}

/** Its parts' outlines alone, for what it throws on a wall. */
export function mothShape(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { open, ...place }: MothHold,
): Path[] {
  const box = local(art, x, y, scale, place);
  return [FORE, HIND]
    .flatMap((wing) => [wing.scale(-open[0], 1), wing.scale(open[1], 1)])
    .concat(BODY)
    .map((part) => box.place(part));
}

/** A pale green moth with tailed wings, flying: about 190 × 170, its body at (x, y). */
export function lunaMoth(
  art: Art,
  x: number,
  y: number,
  scale: number,
  hold: MothHold,
  towards: Point,
): void {
  const box = local(art, x, y, scale, hold);
  const all = Path.join(mothShape(art, x, y, scale, hold));
  modelled(
    art,
    regionOf(all, 16),
    {
      towards: [towards[0] * 9 * scale, towards[1] * 9 * scale],
      soft: 9 * scale,
      shade: '#336966',
      depth: 0.9,
      rim: '#fff6d0',
      rimWidth: 1.8,
    },
    () => {
      for (const side of [0, 1] as const) {
        const hand = (path: Path): Path => path.scale(side ? hold.open[1] : -hold.open[0], 1);
        box.fill(hand(HIND), '#aed2b2');
        box.fill(hand(FORE), '#d0e8c1');
        // the leading edge is rose, each wing has one eye
        box.blot(ink(hand(FORE_RIB), 5, side, 0), '#b8506a');
        for (const [ex, ey] of [
          [50, -26],
          [40, 24],
        ] as const)
          box
            .blot(hand(ellipse(ex, ey, 5, 6)), '#f6e6a8')
            .blot(hand(ellipse(ex + 1, ey, 2.4, 3.6)), '#7a3a50');
        box.line(
          range(4, (i) =>
            hand(line(...polar(0, 0, 20, 54 + i * 10), ...polar(0, 0, 76 - i * 2, 54 + i * 10))),
          ),
          0.8,
          '#89b195',
        );
        const feeler = curve('3,-16 8,-26 18,-32').scale(side ? 1 : -1, 1);
        box.line(
          [
            feeler,
            ...feeler
              .walk(8)
              .slice(2)
              .flatMap(({ x: fx, y: fy, angle }) =>
                [-60, 60].map((turn) => line(fx, fy, ...polar(fx, fy, 6, angle + turn))),
              ),
          ],
          1.3,
          '#f2e2a4',
        );
      }
      box.fill(BODY, '#fbf6e2');
    },
  );
  stippled(art, box.place(BODY), '#b9a878', box.at(0, 0), box.at(0, 40), [0, 0.8]);
}
