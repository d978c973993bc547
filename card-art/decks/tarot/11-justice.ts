import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { altar } from '../../kit/objects/altar.ts';
import { hungVeil } from '../../kit/objects/hung-veil.ts';
import { levelScales } from '../../kit/objects/level-scales.ts';
import { lintel } from '../../kit/objects/lintel.ts';
import { slimColumn } from '../../kit/objects/slim-column.ts';
import { uprightSword } from '../../kit/objects/upright-sword.ts';
import {
  type Art,
  ellipse,
  LINE,
  line,
  Path,
  polygon,
  ramp,
  range,
  roundRect,
  spline,
  svgPath,
} from '../../kit/pen/index.ts';
import { sprig } from '../../kit/plants/sprig.ts';
import { lineRays } from '../../kit/sky/rays.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The fulcrum of the scales. */
const [X, Y] = [300, 282];

/** The floor: its far edge, its rows, and the point its joints run to. */
const FLOOR = 704;
const ROWS = [FLOOR, 718, 737, 762, 796, 842, 900];
const VANISHING = 470;
/** x of the joint `column` places from the middle, at the height y. */
const jointX = (column: number, y: number): number =>
  X + (column * 46 * (y - VANISHING)) / (FLOOR - VANISHING);

/** A quiet sky over the lintel, with the light of the sword's point. */
function sky(art: Art, palette: Palette): void {
  art.glow(X, 282, 400, palette.rose, 0.4);
  art.glow(X, 130, 190, palette.glow, 0.3);
  art.glow(X, 800, 300, palette.rose, 0.3, 0.5);
  const nearPoint = (x: number): boolean => Math.abs(x - X) < 60;
  starField(art, 46, { x0: 60, x1: 540, y0: 62, y1: 186, pow: 1, avoid: nearPoint });
  art.line(lineRays(X, 170, 56, 100, 17, { from: -80, to: 90, lens: [1, 0.6] }), LINE.fine, 'gold', 0.8);
}

/** A chequered floor in strict perspective. */
function floor(art: Art, palette: Palette): void {
  const stone = ramp(0, '#5b3f74', 0.5, '#2c1f55', 1, palette.ink);
  art.fill(roundRect(40, FLOOR, 520, 170), art.linear(0, FLOOR, 0, 862, stone));
  const dark = new Path();
  ROWS.slice(0, -1).forEach((y, row) => {
    const next = ROWS[row + 1]!;
    for (let column = -8; column < 8; column++) {
      if ((column + row) % 2) continue;
      dark.append(
        polygon([
          [jointX(column, y), y],
          [jointX(column + 1, y), y],
          [jointX(column + 1, next), next],
          [jointX(column, next), next],
        ]),
      );
    }
  });
  art.blot(dark, '#130e2e', 0.62);
  const across = ROWS.slice(1).map((y) => line(50, y, 550, y));
  const along = range(17, (i) => line(jointX(i - 8, FLOOR), FLOOR, jointX(i - 8, 880), 880));
  art.line([across, along], LINE.hair, 'gold', 0.55);
  art.line(line(50, FLOOR, 550, FLOOR), LINE.fine);
}

/** The veil between two columns under a lintel. */
function hall(art: Art): void {
  hungVeil(art, 130, 470, 256, 690);
  slimColumn(art, 106, 232, 790, 34, 1);
  slimColumn(art, 494, 232, 790, 34, -1);
  lintel(art, 78, 522, 206, 26);
}

/** The sword stands on the altar in a gold socket, laurel at its foot, the scales before it. */
function swordAndScales(art: Art): void {
  altar(art, X, 846, 1);
  levelScales(art, X, Y, 1);
  for (const side of [1, -1]) {
    const twig = spline([
      [X + side * 6, 690],
      [X + side * 44, 684],
      [X + side * 78, 668],
      [X + side * 100, 642],
    ]);
    sprig(art, twig, { count: 6, len: 22, width: 9, fill: '#3a2458', taper: 0.6 });
  }
  uprightSword(art, X, 408, 0.93);
  const metal = art.linear(272, 0, 328, 0, ramp(0, '#8a5a4c', 0.5, '#fff1cf', 1, '#7a4a50'));
  art.solid(svgPath('M272 680C278 688 322 688 328 680L322 697H278Z'), metal);
  art.blot(
    range(5, (i) => ellipse(282 + i * 9, 691, 1.5)),
    '#7a4a3a',
  );
}

/** The fulcrum: a square jewel in a ring, as on Justice's crown. */
function jewel(art: Art): void {
  const brown = '#7a4a3a';
  art.solid(ellipse(X, Y, 25), art.radial(X, Y, 28, ramp(0, '#fffaf0', 1, '#b98a5c')));
  art.line(ellipse(X, Y, 20), LINE.fine, brown);
  const ruby = ramp(0, '#f6b9c4', 0.5, '#c05a7c', 1, '#5c1f48');
  const stone = art.linear(X - 11, Y - 11, X + 11, Y + 11, ruby);
  art.solid(roundRect(X - 11, Y - 11, 22, 22, 1), stone, LINE.mid, brown);
  const facets = [line(X - 11, Y - 11, X + 11, Y + 11), line(X + 11, Y - 11, X - 11, Y + 11)];
  art.line(facets, LINE.hair, '#fff1e0', 0.8);
}

/** An upright sword carries level scales; two columns, and a veil behind. */
export const picture = defineCard({
  name: 'tarot/11-justice',
  seed: 'ju',
  light: [X, Y],
  numeral: 'XI',
  title: '正義',
  english: 'Justice',
  draw(art, palette) {
    sky(art, palette);
    floor(art, palette);
    hall(art);
    swordAndScales(art);
    jewel(art);
    art.glow(X, 136, 44, '#fff3de', 0.55);
  },
});
