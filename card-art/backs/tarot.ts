import { defineBack } from '../define.ts';
import type { Palette } from '../kit/grade/palettes.ts';
import {
  type Art,
  ellipse,
  LINE,
  type Path,
  polar,
  radians,
  ramp,
  range,
  roundRect,
  spline,
  svgPath,
} from '../kit/pen/index.ts';
import { leaf } from '../kit/plants/leaf.ts';
import { petal } from '../kit/plants/petal.ts';
import { beads, ticks } from '../kit/sky/halo.ts';
import { horned, moonPhase } from '../kit/sky/moon.ts';
import { wedgeRays } from '../kit/sky/rays.ts';
import { facetStar, sparkle } from '../kit/sky/star.ts';
import { starField } from '../kit/sky/star-field.ts';

/** The middle: everything is unchanged by half a turn about it, or a reversed card would show. */
const [X, Y] = [300, 500];
const halfTurn = (path: Path): Path => path.rotate(180, X, Y);

/** A net of ogees with a star on every knot. An even number of rows lies above and below Y. */
function lattice(art: Art): void {
  const [stepX, stepY] = [65, 76];
  const knots = range(15, (row) =>
    range(10, (column): [number, number] => [
      40 + (column - 1) * stepX + (row % 2 ? 0 : stepX / 2),
      Y + (row - 7) * stepY,
    ]),
  ).flat();
  const mesh = knots.map(([x, y]) =>
    [1, -1].map((side) =>
      svgPath(
        `M${x} ${y}C${x + side * 4} ${y + stepY * 0.35}`,
        `${x + side * (stepX / 2 - 4)} ${y + stepY * 0.65} ${x + (side * stepX) / 2} ${y + stepY}`,
      ),
    ),
  );
  art.line(mesh, LINE.fine, 'gold', 0.42);
  art.blot(
    knots.map(([x, y]) => sparkle(x, y, 7)),
    'gold',
    0.75,
  );
  for (const [x, top] of knots) {
    const y = top + stepY;
    const drop = svgPath(
      `M${x} ${y - 15}C${x + 9} ${y - 6} ${x + 9} ${y + 6} ${x} ${y + 15}`,
      `C${x - 9} ${y + 6} ${x - 9} ${y - 6} ${x} ${y - 15}Z`,
    );
    art.line(drop, LINE.hair, 'gold', 0.5);
    art.blot(ellipse(x, y, 1.6), 'gold', 0.6);
  }
}

function cornerRosette(art: Art, palette: Palette, x: number, y: number): void {
  art.solid(ellipse(x, y, 118), palette.ink, LINE.mid);
  art.line([ellipse(x, y, 110), ellipse(x, y, 64), ellipse(x, y, 40)], LINE.fine);
  const outer = range(24, (i) =>
    petal(...polar(x, y, 66, i * 15), 42, 17, i * 15, { tip: 0.1, belly: 0.55, base: 0.4 }),
  );
  art.line(outer, LINE.fine);
  art.line(
    range(16, (i) => petal(x, y, 62, 22, i * 22.5, { tip: 0.1, belly: 0.65 })),
    LINE.hair,
  );
  art.line(ticks(x, y, 40, 46, 60), LINE.hair);
  art.blot(beads(x, y, 124, 60, 1.6));
}

function mandorla(art: Art): void {
  const almond = svgPath(
    'M300 150C420 260 500 380 500 500C500 620 420 740 300 850',
    'C180 740 100 620 100 500C100 380 180 260 300 150Z',
  );
  art.solid(almond, art.radial(X, Y, 380, ramp(0, '#57418a', 0.6, '#1e184c', 1, '#0e0c2a')), LINE.bold);
  art.line(almond.scale(0.965, 0.972, X, Y), LINE.hair);
  art.line(almond.scale(1.045, 1.03, X, Y), LINE.fine);
  art.clip(almond.scale(0.96, 0.965, X, Y), () => {
    const stars = (): void => starField(art, 60, { x0: 110, x1: 490, y0: 170, y1: 500, pow: 1, seed: 'b1' });
    stars();
    // gold's gradient is centred on the point we turn about, so a transform is harmless here
    art.group(`transform="rotate(180 ${X} ${Y})"`, stars);
    art.blot(wedgeRays(X, Y, 168, 400, 72, 0.55, { alt: 0.75 }), 'gold', 0.5);
  });
}

/** A ring of moons (phase p opposite 1 - p), three braided waves, a double star. */
function wheel(art: Art, palette: Palette): void {
  art.glow(X, Y, 240, palette.glow, 0.45);
  art.solid(ellipse(X, Y, 162), palette.ink, LINE.bold);
  art.line([ellipse(X, Y, 154), ellipse(X, Y, 118)], LINE.fine);
  art.blot(beads(X, Y, 136, 12, 3));
  for (let i = 0; i < 12; i++) {
    const [x, y] = polar(X, Y, 136, i * 30 + 15);
    moonPhase(art, x, y, 9, i < 6 ? (i + 0.5) / 6 : 1 - (i - 5.5) / 6);
  }
  art.line(ticks(X, Y, 148, 154, 144), LINE.hair);
  for (const shift of [0, 120, 240]) {
    const wave = range(96, (i) => {
      const angle = (i / 96) * 360;
      return polar(X, Y, 96 + 14 * Math.sin(radians(angle * 12 + shift)), angle);
    });
    art.line(spline(wave, true), LINE.fine, 'gold', 0.9);
  }
  const body = palette.gold[2];
  facetStar(art, X, Y, 8, 84, 30, { rot: 22.5, lineWidth: LINE.fine, lit: body, hatchGap: 4 });
  facetStar(art, X, Y, 8, 104, 24, { alt: 0.74, dark: '#5a4066', hatchGap: 3.4 });
  art.solid(ellipse(X, Y, 24), palette.ink, LINE.mid);
  art.fill(horned(X, Y, 18, 16, 7, -45));
  art.fill(horned(X, Y, 18, 16, 7, 135));
  art.blot(sparkle(X, Y, 10));
}

/** A crescent, stars and a sprout at the upper end of the almond, and turned at the lower. */
function finials(art: Art): void {
  for (const place of [(path: Path): Path => path, halfTurn]) {
    art.fill(place(horned(300, 262, 34, 29, 13, -90)));
    art.blot(place(sparkle(300, 246, 15)));
    art.blot([sparkle(300, 206, 7), ellipse(300, 306, 3), ellipse(300, 318, 2)].map(place));
    for (const side of [-1, 1]) {
      art.blot(place(sparkle(300 + side * 62, 300, 9)));
      const upper = leaf(300 + side * 8, 322, 34, 11, side * 52, side * 4);
      const lower = leaf(300 + side * 6, 330, 26, 9, side * 88, side * 3);
      art.blot([upper, lower].map(place));
    }
  }
}

export const picture = defineBack({
  name: 'backs/tarot',
  deck: 'tarot',
  seed: 'bk',
  light: [X, Y],
  draw(art, palette) {
    const panel = roundRect(40, 40, 520, 920, 16);
    art.fill(panel, art.radial(X, Y, 600, ramp(0, '#4a3478', 0.45, '#221a52', 1, '#0d0c2b')));
    art.glow(X, Y, 330, palette.glow, 0.35);
    art.clip(panel, () => {
      lattice(art);
      for (const x of [40, 560]) for (const y of [40, 960]) cornerRosette(art, palette, x, y);
      mandorla(art);
      wheel(art, palette);
      finials(art);
    });
    art.line(panel, LINE.mid);
    art.line(roundRect(31, 31, 538, 938, 20), LINE.fine);
    art.line(roundRect(15, 15, 570, 970, 22), LINE.bold - 0.6);
    art.line(roundRect(23, 23, 554, 954, 18), LINE.hair);
  },
});
