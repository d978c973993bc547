import { defineBack } from '../define.ts';
import type { Palette } from '../kit/grade/palettes.ts';
import {
  type Art,
  curve,
  ellipse,
  LINE,
  line,
  Path,
  polar,
  ramp,
  range,
  roundRect,
  svgPath,
} from '../kit/pen/index.ts';
import { leaf, veinedLeaf } from '../kit/plants/leaf.ts';
import { sprig } from '../kit/plants/sprig.ts';
import { wildRose } from '../kit/plants/wild-rose.ts';
import { beads, ticks } from '../kit/sky/halo.ts';
import { wedgeRays } from '../kit/sky/rays.ts';
import { facetStar, sparkle } from '../kit/sky/star.ts';
import { starField } from '../kit/sky/star-field.ts';
import { bothEnds, MIDDLE } from './shared/both-ends.ts';

const [X, Y] = MIDDLE;

/** The upper left ring: middle, outer and inner radius. The lower right one is the same, turned. */
const RING = { x: 248, y: 438, outer: 126, inner: 102 } as const;

const annulus = (grow = 0): Path =>
  Path.join(ellipse(RING.x, RING.y, RING.outer - grow), ellipse(RING.x, RING.y, RING.inner + grow));

/** A garden trellis with a four-petalled flower on every crossing. */
function trellis(art: Art): void {
  const [stepX, stepY] = [52, 65];
  const crossings = range(13, (column) => range(17, (row) => [column - 6, row - 8] as const))
    .flat()
    .filter(([column, row]) => (column + row) % 2 === 0)
    .map(([column, row]) => [X + column * stepX, Y + row * stepY] as const);
  const laths = crossings.flatMap(([x, y]) => [
    line(x, y, x + stepX, y + stepY),
    line(x, y, x + stepX, y - stepY),
  ]);
  art.line(laths, LINE.fine, 'gold', 0.34);
  const flowers = crossings.flatMap(([x, y]) => range(4, (i) => leaf(x, y, 9, 6, i * 90)));
  art.blot(flowers, 'gold', 0.7);
}

/** A quarter of a great rose looks out of every corner. */
function cornerRoses(art: Art, palette: Palette): void {
  bothEnds(art, () => {
    for (const x of [40, 560]) {
      art.solid(ellipse(x, 40, 128), palette.ink);
      art.line(ellipse(x, 40, 120), LINE.fine);
      art.blot(beads(x, 40, 136, 60, 1.6));
      art.line(
        range(16, (i) => leaf(...polar(x, 40, 84, i * 22.5 + 11.25), 32, 15, i * 22.5 + 11.25)),
        LINE.fine,
      );
      wildRose(art, x, 40, 96, {
        petals: 8,
        rot: 22.5,
        lite: '#c25a74',
        dark: '#3a0f28',
        lineWidth: LINE.mid,
      });
      wildRose(art, x, 40, 58, { petals: 8, lite: '#f1a9a6', dark: '#6a1f3f', heart: 0.3 });
    }
  });
}

/** An ogee, as in the deck's window, above and below. */
function mandorla(art: Art): void {
  const outline = svgPath(
    'M300 116C326 222 506 274 506 500C506 726 326 778 300 884',
    'C274 778 94 726 94 500C94 274 274 222 300 116Z',
  );
  art.solid(outline, art.radial(X, Y, 390, ramp(0, '#b04a62', 0.55, '#5c1a38', 1, '#2a0b20')), LINE.bold);
  art.line(outline.scale(0.962, 0.972, X, Y), LINE.hair);
  art.line(outline.scale(1.045, 1.026, X, Y), LINE.fine);
  art.clip(outline.scale(0.955, 0.966, X, Y), () => {
    const clear = (x: number, y: number): boolean => Math.hypot(x - RING.x, y - RING.y) < 140;
    bothEnds(art, () =>
      starField(art, 46, { x0: 110, x1: 490, y0: 150, y1: 500, pow: 1, seed: 'lb', avoid: clear }),
    );
    art.blot(wedgeRays(X, Y, 60, 420, 72, 0.5, { alt: 0.8 }), 'gold', 0.34);
  });
}

/**
 * Two rings, each through the other: over at one crossing, under at the other. They lie aslant:
 * one above the other, their common part would be an eye.
 */
function interlacedRings(art: Art, palette: Palette): void {
  art.glow(X, Y, 240, palette.glow, 0.5);
  const [near, mid, body, far] = palette.gold;
  const { x, y, inner, outer } = RING;
  const upper = (): void => {
    const tones = ramp(0, far, 0.25, mid, 0.5, near, 0.72, body, 1, far);
    art.cover(annulus(), art.linear(x - outer, y - outer, x + outer, y + outer, tones));
    art.line(annulus(), LINE.bold * 0.8);
    art.line(annulus(7), LINE.hair, '#8a4a4c');
    art.line(ticks(x, y, inner + 8, outer - 8, 72), LINE.hair, '#8a4a4c', 0.9);
  };
  bothEnds(art, upper);
  // again at its lower crossing only: there it passes over the other; turned, the other over it
  const crossing = roundRect(X - 130, Y + 10, 110, 110);
  bothEnds(art, () => art.clip(crossing, upper));
}

/** A light where the rings meet. */
function light(art: Art, palette: Palette): void {
  art.glow(X, Y, 110, palette.glow, 0.5);
  facetStar(art, X, Y, 8, 40, 11, { alt: 0.6, dark: '#7a2446', hatchGap: 3.4, lineWidth: LINE.fine });
}

/** A rose with leaves leans on the rings' outer angle. */
function rose(art: Art): void {
  const [x, y] = [408, 384];
  for (const [angle, length] of [
    [150, 74],
    [188, 66],
    [262, 70],
    [300, 62],
    [336, 56],
    [112, 58],
  ] as const) {
    const look = { veins: 5, fill: '#4a1730', lineWidth: LINE.fine };
    veinedLeaf(art, ...polar(x, y, 22, angle), length, length * 0.42, angle, look);
  }
  wildRose(art, x, y, 52, { petals: 7, rot: 12, lite: '#e88d92', dark: '#7a2446', lineWidth: LINE.mid });
  wildRose(art, x, y, 33, { petals: 6, lite: '#ffe0d6', dark: '#a8405c', heart: 0.28 });
}

/** Two sprays that bend to each other and meet under one flower. */
function sprays(art: Art): void {
  const right = curve('412,286 386,258 350,242 312,236');
  for (const path of [right, right.mirror()]) {
    sprig(art, path, { count: 6, len: 27, width: 12, spread: 46, taper: 0.7, fill: '#4a1730', tip: false });
  }
  wildRose(art, X, 236, 30, { petals: 6, lite: '#f9c4bd', dark: '#7a2446' });
  for (const side of [-1, 1]) {
    wildRose(art, X + side * 112, 288, 17, { petals: 6, rot: 10 * side, lite: '#d9788a', dark: '#6a1f42' });
  }
  art.blot([sparkle(X, 178, 11), ellipse(X, 200, 2), ellipse(X, 156, 2)]);
}

/** Two rings and two roses: in this deck there are always two. */
export const picture = defineBack({
  name: 'backs/love',
  deck: 'love',
  light: [X, Y],
  draw(art, palette) {
    const panel = roundRect(40, 40, 520, 920, 16);
    art.fill(panel, art.radial(X, Y, 600, ramp(0, '#96405a', 0.45, '#571735', 1, '#2a0c22')));
    art.clip(panel, () => {
      trellis(art);
      cornerRoses(art, palette);
      mandorla(art);
      bothEnds(art, () => sprays(art));
      bothEnds(art, () => rose(art));
      interlacedRings(art, palette);
      light(art, palette);
    });
    art.line(panel, LINE.mid);
    art.line(roundRect(31, 31, 538, 938, 20), LINE.fine);
    art.line(roundRect(15, 15, 570, 970, 22), LINE.bold - 0.6);
    art.line(roundRect(23, 23, 554, 954, 18), LINE.hair);
  },
});
