import { INK, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Path, type Point, polygon, ramp, roundRect } from '../../../kit/pen/index.ts';

/** Where level lines into the room come from. */
const EYE = { x: 190, y: 430 } as const;
/** The opening's right lower corner at the panes; how much nearer the room's edge is. */
const CORNER = { x: 412, y: 692 } as const;
const NEAR = 1.535;

/** A place of the panes' plane, brought towards us: 0 at the panes, 1 at the room's edge. */
export function nearer(x: number, y: number, way: number): Point {
  const factor = 1 + (NEAR - 1) * way;
  return [EYE.x + (x - EYE.x) * factor, EYE.y + (y - EYE.y) * factor];
}
/** A place on the sill: right of the eye at the panes, how far towards us. */
export const onSill = (x: number, way: number): Point => nearer(x, CORNER.y, way);
/** A place on the right reveal. */
export const onReveal = (y: number, way: number): Point => nearer(CORNER.x, y, way);

/** Bars of painted wood, dark against the light; the sun slips round their left edges. */
export function casement(art: Art): void {
  const bars: [Path, boolean][] = [
    [roundRect(40, 196, 360, 13), false],
    [roundRect(212, 40, 15, 640), true],
    [roundRect(384, 40, 28, 660), true],
    [roundRect(40, 664, 372, 30), false],
  ];
  for (const [bar, upright] of bars) {
    const [left, top, right, bottom] = bar.bounds();
    art.fill(bar, '#a9b59a');
    stippled(art, bar, '#6b8072', [left, top], upright ? [right, top] : [left, bottom], [0, 0.8]);
    art.fill(
      upright ? roundRect(left, top, 2.6, bottom - top) : roundRect(left, top, right - left, 2.4),
      '#fffbe8',
    );
  }
  art.line(
    polygon([
      [398, 40],
      [398, 664],
    ]),
    INK.form,
    '#6b8072',
  );
}

/** The thick wall's side, which the sun meets, and the wall that looks at us, which it does not. */
export function reveal(art: Art): void {
  const side = polygon([onReveal(-40, 0), onReveal(CORNER.y, 0), onReveal(CORNER.y, 1), onReveal(-40, 1)]);
  art.fill(side, art.linear(412, 0, 523, 0, ramp(0, '#fff8e2', 0.6, '#fdf1d6', 1, '#f4e2c0')));
  stippled(art, side, '#d6bd94', [412, 0], [432, 0], [0.8, 0]);
  stippled(art, side, '#dcc49c', [0, 250], [0, 60], [0, 0.75]);
  stippled(art, side, '#d9bd90', [0, 740], [0, 830], [0, 0.6]);
  const [x] = onReveal(0, 1);
  const wall = roundRect(x, 40, 60, 840);
  art.fill(wall, '#b9a98c');
  stippled(art, wall, '#8a7c68', [0, 300], [0, 860], [0.15, 0.75]);
  art.line(
    polygon([
      [x, 40],
      [x, 832],
    ]),
    2.4,
    '#fffbea',
  );
}

/** Worn wood in the sun, with the shadows of the bars across it, and its front edge in the shade. */
export function sill(art: Art): void {
  const board = polygon([onSill(-60, 0), onSill(CORNER.x, 0), onSill(CORNER.x, 1), onSill(-60, 1)]);
  art.fill(board, art.linear(0, 690, 0, 830, ramp(0, '#f6e2b8', 1, '#fbe9c4')));
  const shade: Path[] = [
    polygon([onSill(-60, 0), onSill(412, 0), onSill(412, 0.1), onSill(-60, 0.1)]),
    polygon([onSill(214, 0), onSill(228, 0), onSill(318, 1), onSill(300, 1)]),
  ];
  art.fill(shade, '#cfae80');
  strokes(
    art,
    [0.3, 0.52, 0.78].map((way, i) => {
      const [[ax, ay], [bx, by]] = [onSill(60, way), onSill(400, way)];
      return `${Math.max(ax, 44)},${ay} ${(ax + bx) / 2},${ay + 2 - i} ${bx},${by}`;
    }),
    INK.detail,
    '#d3b282',
    0.3,
  );
  const [, edge] = onSill(0, 1);
  const front = roundRect(40, edge, 530, 60);
  art.fill(front, '#a8845c');
  stippled(art, front, '#6a4a3a', [0, edge], [0, 868], [0.2, 0.85]);
  art.line(
    polygon([
      [40, edge],
      [560, edge],
    ]),
    2.6,
    '#fff6dc',
  );
  art.fill(closed(`530,${edge}! 560,${edge}! 560,${edge + 8}! 530,${edge + 8}!`), '#8a6a4c');
}
