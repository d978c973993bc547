import {
  type Art,
  ellipse,
  LINE,
  lerp,
  type Paint,
  polar,
  ramp,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';
import type { Puff } from '../../../kit/sky/cloud.ts';

/** The engraved turn inside a puff: a spiral that opens to `side`. */
const curl = ([x, y, radius, side = 1]: Puff) =>
  spline(
    range(14, (i) => {
      const t = i / 13;
      const reach = radius * lerp(0.76, 0.16, t ** 1.25);
      return polar(x, y + radius * 0.04, reach, side * lerp(-112, 330, t));
    }),
  );

/**
 * A cloud as one closed body: puffs melt into a single outline, each with one curl (`side` 0: none).
 * Vary radii and sides: equal curls side by side look like eyes.
 */
export function cloudForm(
  art: Art,
  puffs: readonly Puff[],
  { fill, lineWidth = LINE.mid }: { fill?: Paint; lineWidth?: number } = {},
): void {
  const heights = puffs.map(([, y]) => y);
  const shade = ramp(0, '#b99ac8', 1, art.palette.near);
  const body = fill ?? art.linear(0, Math.min(...heights) - 40, 0, Math.max(...heights) + 40, shade);
  const discs = puffs.map(([x, y, radius]) => ellipse(x, y, radius));
  art.line(discs, lineWidth * 2); // half of it remains, outside the body
  art.blot(discs, body);
  for (const puff of puffs) {
    const [, , radius, side = 1] = puff;
    if (!side) continue;
    const turn = { start: 0.1, end: 0.5, samples: 16 };
    art.blot(ribbon(curl(puff), Math.min(2.8, radius * 0.09), turn), 'gold', 0.9);
  }
}
