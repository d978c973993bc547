import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { warmLight } from '../../kit/land/warm-light.ts';
import { rings, ripples } from '../../kit/land/water.ts';
import {
  type Art,
  curve,
  LINE,
  line,
  type Paint,
  Path,
  type Point,
  ramp,
  random,
  ribbon,
  roundRect,
} from '../../kit/pen/index.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';
import { nautilus, spiralPoint } from './35-shell/nautilus.ts';
import { pearl } from './35-shell/pearl.ts';

/** Middle of the spiral, its radius at the lip; the pearl. */
const [X, Y, RADIUS] = [238, 396, 298];
const PEARL: Point = [326, 549];
const HORIZON = 566;
/** Where the shell meets the water. */
const [RING_X, WATERLINE] = [276, 594];

/** The spiral goes on as stars. */
function sky(art: Art, palette: Palette): void {
  art.glow(...PEARL, 460, palette.glow, 0.4);
  art.glow(200, 360, 330, palette.cool, 0.25);
  const chance = random('spiral');
  const dots = [new Path(), new Path(), new Path()];
  for (let i = 0; i < 150; i++) {
    const ahead = chance.between(10, 190);
    const spread = 1 + chance.between(-0.06, 0.06) * (1 + ahead / 200);
    const [x, y] = spiralPoint(X, Y, RADIUS * spread, -ahead);
    dots[Math.floor(chance() * 3)]!.moveTo(x, y).lineTo(x, y);
  }
  art.line(dots[0]!, 1.3, palette.pale, 0.8);
  art.line(dots[1]!, 2, palette.pale, 0.9);
  art.line(dots[2]!, 3);
  for (const [ahead, size] of [
    [26, 9],
    [48, 7],
    [76, 11],
  ] as const) {
    art.blot(sparkle(...spiralPoint(X, Y, RADIUS, -ahead), size));
  }
  const nearShell = (x: number, y: number): boolean => Math.hypot(x - X, y - Y) < 200;
  starField(art, 60, { x0: 50, x1: 550, y0: 70, y1: 330, avoid: nearShell });
}

/** What the water is painted with, above and below the waterline. */
const waterTone = (art: Art): Paint =>
  art.linear(0, HORIZON, 0, 862, ramp(0, '#8a7cc0', 0.2, '#4a4c9a', 0.6, '#222a6c', 1, '#10174a'));

function water(art: Art, palette: Palette): void {
  art.fill(roundRect(40, HORIZON, 520, 880 - HORIZON), waterTone(art));
  art.line(line(40, HORIZON, 560, HORIZON), LINE.fine);
  art.glow(RING_X, WATERLINE + 30, 280, palette.rose, 0.4, 0.3);
  ripples(art, 300, HORIZON + 6, 858, 240, 250, 24, { seed: 5, opacity: 0.5, clipL: 54, clipR: 546 });
  rocking(art);
}

/** Rings the rocking shell sends out. */
function rocking(art: Art): void {
  const look = { gaps: true, seed: 8, lineWidth: LINE.mid, opacity: 0.95 };
  rings(art, RING_X, WATERLINE + 4, [126, 160, 202, 252], 0.2, look);
}

/** The shell floats: the water covers its keel, rings pass in front, the pearl's light lies below. */
function afloat(art: Art): void {
  const surface = curve(`180,${WATERLINE - 2} 276,${WATERLINE + 3} 370,${WATERLINE - 3}`);
  const cover = Path.join(surface)
    .lineTo(350, WATERLINE + 22)
    .lineTo(200, WATERLINE + 22)
    .close();
  art.fill(cover, waterTone(art));
  art.fill(cover, '#9082c8', 0.7);
  const lap = curve(`176,${WATERLINE - 2} 276,${WATERLINE + 4} 372,${WATERLINE - 3}`);
  art.blot(ribbon(lap, 3, { samples: 14 }), '#fff6ee', 0.95);
  art.clip(roundRect(40, WATERLINE + 5, 520, 290), () => rocking(art));
  const tones = ['#fff6ee', '#f0c3d6', '#9a8fd8'] as const;
  warmLight(art, PEARL[0], WATERLINE + 16, 62, 190, { dashes: 18, tones, seed: 4, thick: 4 });
}

/** A nautilus with a pearl in its open chamber, afloat on still water. */
export const picture = defineCard({
  name: 'oracle/35-shell',
  seed: 'sh',
  light: [331, 520],
  draw(art, palette) {
    sky(art, palette);
    water(art, palette);
    nautilus(art, X, Y, RADIUS, { light: PEARL, inside: () => pearl(art, ...PEARL, 46) });
    afloat(art);
  },
});
