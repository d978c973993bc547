import { defineCard } from '../../define.ts';
import { moth } from '../../kit/creatures/moth.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import {
  type Art,
  LINE,
  type Path,
  points,
  polar,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
  svgPath,
} from '../../kit/pen/index.ts';
import { lanternBud } from '../../kit/plants/lantern-bud.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The bud's foot, and the light in it. */
const [X, Y] = [292, 596];
const LIGHT = [296, 440] as const;

/** Dark air, warm round the lamp. */
function dark(art: Art, palette: Palette): void {
  const night = ramp(0, '#7d5f9c', 0.28, '#433f88', 0.6, '#1f2664', 1, '#0b1033');
  art.fill(roundRect(40, 50, 520, 830), art.radial(...LIGHT, 560, night));
  art.glow(...LIGHT, 420, '#ffd2b8', 0.42);
  art.glow(...LIGHT, 300, palette.rose, 0.35);
  const beyond = (x: number, y: number): boolean => Math.hypot(x - LIGHT[0], y - LIGHT[1]) < 230;
  starField(art, 80, { x0: 50, x1: 550, y0: 66, y1: 850, pow: 1, avoid: beyond });
}

/** Fine rings of lamplight in the dew-laden air, broken and fading. */
function haze(art: Art): void {
  const chance = random('haze');
  for (const [i, radius] of [232, 262, 300].entries()) {
    const rays = range(68, (k) => {
      const angle = (k - 33.5) * 3.75 + chance.between(-0.6, 0.6);
      const length = chance.between(2, 9);
      return ribbon(spline([polar(...LIGHT, radius, angle), polar(...LIGHT, radius + length, angle)]), 1.3, {
        samples: 4,
      });
    });
    art.blot(rays, '#ffe2c4', 0.6 - i * 0.18);
  }
}

/** A large leaf between two edges, its side veins running out to the brim. */
function broadLeaf(art: Art, outer: Path, inner: Path, rib: Path, from: readonly [number, number]): void {
  const blade = outer.translate(0, 0);
  for (const { x, y } of inner.walk(30).reverse()) blade.lineTo(x, y);
  blade.close();
  const [left, top, right, bottom] = blade.bounds();
  const tone = art.linear(
    ...from,
    (left + right) / 2 > 300 ? right : left,
    (top + bottom) / 2,
    ramp(0, '#a9c2c4', 0.3, '#55739f', 0.7, '#233070', 1, '#131a4c'),
  );
  art.solid(blade, tone, LINE.bold * 0.8);
  const middle = rib.walk(24);
  for (const edge of [outer, inner]) {
    const brim = edge.walk(24);
    const veins = range(8, (i) => {
      const a = middle[2 + i * 2]!;
      const b = brim[Math.min(22, 5 + i * 2)]!;
      return spline([
        [a.x, a.y],
        [(a.x + b.x) / 2 + (b.x - a.x) * 0.06, (a.y + b.y) / 2 - 3],
        [a.x + (b.x - a.x) * 0.94, a.y + (b.y - a.y) * 0.94],
      ]);
    });
    art.line(veins, LINE.hair, 'gold', 0.8);
  }
  art.blot(ribbon(rib, 3.6, { samples: 20, start: 1, end: 0.2 }));
}

/** The stem, and two leaves that hold the bud between them. */
function stemAndLeaves(art: Art): void {
  const stem = spline(points('292,612 300,690 290,780 304,900'));
  art.blot(ribbon(stem, 25, { start: 0.9, end: 1, samples: 20 }));
  art.blot(
    ribbon(stem, 20, { start: 0.9, end: 1, samples: 20 }),
    art.linear(280, 0, 314, 0, ramp(0, '#7f9cb8', 0.5, '#3a5594', 1, '#16205a')),
  );
  broadLeaf(
    art,
    svgPath('M294 716C196 752 78 704 72 556C70 510 82 462 98 424'),
    svgPath('M294 716C268 676 240 632 206 592C170 548 122 508 98 424'),
    svgPath('M294 716C222 694 146 634 118 546C106 506 100 462 98 424'),
    [240, 560],
  );
  broadLeaf(
    art,
    svgPath('M296 774C404 790 514 720 520 594C522 556 514 520 504 494'),
    svgPath('M296 774C318 726 346 680 390 644C436 606 486 566 504 494'),
    svgPath('M296 774C372 756 448 694 478 612C492 574 500 534 504 494'),
    [350, 590],
  );
}

/** One bud, closed tight, glows like a paper lantern between two leaves; a moth takes it for one. */
export const picture = defineCard({
  name: 'oracle/23-bud',
  light: [...LIGHT],
  title: '蕾',
  english: 'Bud',
  draw(art, palette) {
    dark(art, palette);
    haze(art);
    stemAndLeaves(art);
    lanternBud(art, X, Y, 1.02, { rot: 3 });
    moth(art, 462, 214, 0.42, { rot: -42 });
  },
});
