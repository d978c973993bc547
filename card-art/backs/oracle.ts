import { defineBack } from '../define.ts';
import type { Palette } from '../kit/grade/palettes.ts';
import {
  type Art,
  arc,
  ellipse,
  LINE,
  line,
  type Path,
  polar,
  ramp,
  range,
  ribbon,
  roundRect,
  svgPath,
} from '../kit/pen/index.ts';
import { lotus } from '../kit/plants/lotus.ts';
import { petal, petalVeins } from '../kit/plants/petal.ts';
import { beads, ticks } from '../kit/sky/halo.ts';
import { horned, moonPhase } from '../kit/sky/moon.ts';
import { wedgeRays } from '../kit/sky/rays.ts';
import { facetStar, sparkle } from '../kit/sky/star.ts';
import { starField } from '../kit/sky/star-field.ts';
import { bothEnds, MIDDLE } from './shared/both-ends.ts';

const [X, Y] = MIDDLE;

/** Rows of the lotus seen from above, outer ones first: petals, length, width, turn, tones. */
const BLOSSOM = [
  [24, 140, 37, 7.5, '#1d2768', '#5a62b8', '#9fa8e4'],
  [16, 111, 41, 0, '#2a2f78', '#8d86cf', '#d8cdf2'],
  [12, 83, 40, 15, '#4a4290', '#c594c6', '#f3dcea'],
  [8, 57, 36, 22.5, '#7b5aa2', '#e6b6cf', '#fdf4f2'],
] as const;

const MOONS = 16;

/** The panel: its corners are scooped like the deck's window. */
const panelAt = (inset: number, scoop: number): Path => {
  const [left, right, top, foot] = [inset, 600 - inset, inset, 1000 - inset];
  const corner = (x: number, y: number): string => `A${scoop} ${scoop} 0 0 0 ${x} ${y}`;
  return svgPath(
    `M${left + scoop} ${top}H${right - scoop}${corner(right, top + scoop)}V${foot - scoop}`,
    `${corner(right - scoop, foot)}H${left + scoop}${corner(left, foot - scoop)}V${top + scoop}`,
    `${corner(left + scoop, top)}Z`,
  );
};

/** Interlaced circles ("seven treasures"), a bead in each. */
function lattice(art: Art): void {
  const step = 40;
  const centres = range(13, (column) => range(25, (row) => [column - 6, row - 12] as const)).flat();
  const places = centres
    .filter(([column, row]) => (column + row) % 2 === 0)
    .map(([column, row]) => [X + column * step, Y + row * step] as const);
  art.line(
    places.map(([x, y]) => ellipse(x, y, step)),
    LINE.hair,
    'gold',
    0.34,
  );
  art.blot(
    places.map(([x, y]) => sparkle(x, y, 5)),
    'gold',
    0.6,
  );
}

/** Rings of water that spread from every corner. */
function cornerRings(art: Art): void {
  for (const [cx, cy, from] of [
    [40, 40, 90],
    [560, 40, 180],
    [560, 960, 270],
    [40, 960, 0],
  ] as const) {
    art.solid(ellipse(cx, cy, 128), art.palette.ink);
    for (const [radius, gap] of [
      [118, 30],
      [106, 58],
      [94, 40],
      [82, 20],
      [70, 62],
    ] as const) {
      art.line(
        [arc(cx, cy, radius, from + 2, from + gap - 6), arc(cx, cy, radius, from + gap + 6, from + 88)],
        LINE.fine,
        'gold',
        0.85,
      );
    }
    art.blot(beads(cx, cy, 136, 60, 1.5));
    art.blot(sparkle(...polar(cx, cy, 89, from + 45), 10));
  }
}

/** A pointed pool of night: stars above, still water in the middle, stars below. */
function pool(art: Art, palette: Palette): void {
  const outline = svgPath(
    'M300 84C326 176 526 256 526 500C526 744 326 824 300 916',
    'C274 824 74 744 74 500C74 256 274 176 300 84Z',
  );
  art.solid(outline, art.radial(X, Y, 420, ramp(0, '#6c69c0', 0.5, '#252c74', 1, '#0d1438')), LINE.bold);
  art.line(outline.scale(1.045, 1.026, X, Y), LINE.fine);
  art.line(outline.scale(0.965, 0.974, X, Y), LINE.hair);
  art.clip(outline.scale(0.955, 0.966, X, Y), () => {
    art.glow(X, Y, 330, palette.glow, 0.4);
    bothEnds(art, () => starField(art, 60, { x0: 110, x1: 490, y0: 120, y1: 440, pow: 1, seed: 'ob' }));
    art.blot(wedgeRays(X, Y, 216, 420, 72, 0.5, { alt: 0.7 }), 'gold', 0.42);
    bothEnds(art, () => {
      const water = range(9, (i) => {
        const y = Y + 4 + i * 9;
        const half = 60 + ((i * 37) % 50);
        const middle = i % 2 ? 96 : 504;
        return ribbon(line(middle - half, y, middle + half, y), 1.8, { samples: 5 });
      });
      art.blot(water, 'gold', 0.7);
    });
  });
}

/** Sixteen moons round the lotus; phase p stands opposite 1 - p. */
function moons(art: Art, palette: Palette): void {
  art.glow(X, Y, 280, palette.glow, 0.35);
  art.solid(ellipse(X, Y, 206), palette.ink, LINE.bold);
  art.line([ellipse(X, Y, 199), ellipse(X, Y, 164)], LINE.fine);
  art.line(ticks(X, Y, 199, 203.5, 180), LINE.hair);
  const half = MOONS / 2;
  for (let i = 0; i < MOONS; i++) {
    const angle = (i + 0.5) * (360 / MOONS);
    const phase = i < half ? (i + 0.5) / half : 1 - (i - half + 0.5) / half;
    moonPhase(art, ...polar(X, Y, 181.5, angle), 12, phase);
    art.blot(ellipse(...polar(X, Y, 181.5, i * (360 / MOONS)), 2));
  }
  art.solid(ellipse(X, Y, 157), art.radial(X, Y, 157, ramp(0, '#cdbdf0', 0.55, '#3a3d92', 1, '#121a4c')));
}

/** From above: every row a ring of even number, so that half a turn changes nothing. */
function blossom(art: Art, palette: Palette): void {
  for (const [count, length, width, turn, foot, body, tip] of BLOSSOM) {
    const tone = art.radial(X, Y, length, ramp(0.2, foot, 0.7, body, 1, tip));
    // even petals first, odd ones over them: a ring that began somewhere would show its seam
    for (const start of [0, 1]) {
      for (let i = start; i < count; i += 2) {
        const angle = turn + (i * 360) / count;
        art.solid(
          petal(X, Y, length, width, angle, { tip: 0.06, belly: 0.62, base: 0.18 }),
          tone,
          LINE.mid * 0.8,
        );
        art.line(petalVeins(X, Y, length, width, angle, 5, 0.8, 0.4), LINE.hair, 'gold', 0.75);
      }
    }
  }
  art.solid(ellipse(X, Y, 26), palette.ink);
  facetStar(art, X, Y, 8, 24, 7, { alt: 0.62, lineWidth: LINE.hair, dark: '#3b3f8a' });
  art.glow(X, Y, 60, '#fff8ff', 0.5);
}

/** A lotus on the ring, a crescent and a star above it. */
function finial(art: Art): void {
  lotus(art, X, 288, 84, { lineWidth: LINE.mid * 0.8, tip: '#fbeef4', lite: '#d99cc4', dark: '#2b2c78' });
  art.fill(horned(X, 172, 25, 21, 9, -90));
  art.blot([sparkle(X, 160, 12), sparkle(X, 128, 6)]);
  for (const side of [-1, 1]) art.blot([sparkle(X + side * 74, 232, 7), ellipse(X + side * 46, 194, 2)]);
}

/** Sixteen moons, one lotus, water: the deck of natural things. */
export const picture = defineBack({
  name: 'backs/oracle',
  deck: 'oracle',
  light: [X, Y],
  draw(art, palette) {
    const panel = panelAt(40, 34);
    art.fill(panel, art.radial(X, Y, 600, ramp(0, '#46479c', 0.45, '#1f2a6e', 1, '#0c1338')));
    art.clip(panel, () => {
      lattice(art);
      cornerRings(art);
      pool(art, palette);
      moons(art, palette);
      blossom(art, palette);
      bothEnds(art, () => finial(art));
    });
    art.line(panel, LINE.mid);
    art.line(panelAt(31, 34), LINE.fine);
    art.line(roundRect(15, 15, 570, 970, 22), LINE.bold - 0.6);
    art.line(roundRect(23, 23, 554, 954, 18), LINE.hair);
  },
});
