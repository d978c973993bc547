import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { sleepingRoofs } from '../../kit/land/sleeping-roofs.ts';
import { oldKey } from '../../kit/objects/old-key.ts';
import { type Art, clamp, ellipse, LINE, points, ramp, spline, stipple } from '../../kit/pen/index.ts';
import { horned } from '../../kit/sky/moon.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** Middle of the moon, its radius, how far it leans back. */
const [X, Y] = [268, 366];
const RADIUS = 186;
const LEAN = -16;
/** Near the tip of the upper horn, where the cord hangs. */
const HORN_X = 338;

/** Night over the town, rose where the roofs end. */
function sky(art: Art, palette: Palette): void {
  art.glow(X - 60, Y, 430, palette.glow, 0.42);
  art.glow(300, 740, 330, palette.rose, 0.62, 0.4);
  const clear = (x: number, y: number): boolean => Math.hypot(x - X, y - Y) < RADIUS + 14;
  starField(art, 210, { x0: 50, x1: 550, y0: 70, y1: 690, pow: 1, avoid: clear });
  for (const [x, y, size] of [
    [486, 250, 15],
    [508, 470, 9],
    [438, 590, 12],
    [108, 612, 10],
    [98, 150, 8],
  ] as const) {
    art.blot(sparkle(x, y, size));
  }
}

/** The part of the moon that only the earth lights: no rim, or it would be an eclipse. */
function darkSide(art: Art): void {
  art.fill(
    ellipse(X, Y, RADIUS - 2),
    art.radial(X - 40, Y + 30, RADIUS * 1.25, ramp(0, '#39408c', 1, '#2a3178')),
  );
  const seas = (x: number, y: number): number =>
    0.5 * clamp(1 - Math.hypot(x - 330, y - 300) / 90) + 0.6 * clamp(1 - Math.hypot(x - 300, y - 440) / 110);
  art.line(stipple(ellipse(X, Y, RADIUS - 8), 900, seas, 4), 1.2, '#8f93d8', 0.5);
}

/** The lit part: engraved towards the dark, a few craters. */
function crescent(art: Art, palette: Palette): void {
  const shape = horned(X, Y, RADIUS, 156, 54, LEAN);
  const tone = art.linear(X - RADIUS, 0, X + 40, 0, ramp(0, '#fffdf6', 0.5, '#f6e7c8', 1, '#d3b78e'));
  art.solid(shape, tone, LINE.bold);
  art.line(horned(X - 3, Y, RADIUS - 12, 166, 46, LEAN), LINE.hair, '#a5845c', 0.7);
  const shade = (x: number, y: number): number => clamp((Math.hypot(x - X + 60, y - Y) - 50) / 130) * 0.5;
  art.clip(shape, () => {
    const towardsDark = (x: number, y: number): number =>
      clamp(1 - Math.abs(Math.hypot(x - X - 52, y - Y + 15) - 156) / 34) * 0.8;
    art.line(stipple(ellipse(X, Y, RADIUS), 2600, towardsDark, 8), 1.1, '#9a7850', 0.75);
    art.line(stipple(ellipse(X, Y, RADIUS), 260, shade, 5), 1.4, '#9a7850', 0.5);
    for (const [x, y, r] of [
      [112, 392, 15],
      [138, 448, 9],
      [128, 320, 8],
      [186, 506, 12],
      [160, 262, 6],
    ] as const) {
      art.line(ellipse(x, y, r, r * 0.9), LINE.hair, '#9a7850', 0.8);
      art.line(ellipse(x + 1, y + 1, r * 0.7, r * 0.62), LINE.hair, '#9a7850', 0.45);
    }
  });
  art.glow(X - 120, Y + 20, 110, palette.pale, 0.35);
}

/** The key hangs by a loop of cord that is thrown over the horn. */
function cordAndKey(art: Art): void {
  const loop = spline(points('338,254 334,224 333,203 338,192 343,203 342,224 338,254'));
  art.line(loop, LINE.mid);
  art.glow(HORN_X, 380, 130, '#fff6e0', 0.4, 1.3);
  oldKey(art, HORN_X, 256, 0.6);
}

/** Roofs in rows, haze between the farthest. */
function town(art: Art, palette: Palette): void {
  sleepingRoofs(
    art,
    50,
    550,
    [
      [734, 18],
      [752, 25],
      [784, 36],
      [836, 50],
      [898, 66],
    ],
    { seed: 'roofs', lit: [2, 4] },
  );
  art.glow(300, 726, 320, palette.mist, 0.4, 0.16);
}

/** One key hangs inside a crescent, over a town asleep; its bit is cut like the roofs. */
export const picture = defineCard({
  name: 'oracle/38-key',
  light: [X - 60, Y],
  title: '鍵',
  english: 'Key',
  draw(art, palette) {
    sky(art, palette);
    darkSide(art);
    crescent(art, palette);
    town(art, palette);
    cordAndKey(art);
  },
});
