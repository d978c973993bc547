import { around, lit, twoTone } from '../../../kit/hand/index.ts';
import { type Art, curve, Local, type Paint, type Path, ribbon, unit } from '../../../kit/pen/index.ts';

/** A step towards the noon sun, upper left. */
const TO_SUN = unit([-0.5, -0.86]);

/** What is rough and large: bark. The frame cuts it: no edge there. */
export const bySun = lit({
  from: { towards: TO_SUN },
  shade: '#8a5a3a',
  rim: '#fff3cc',
  rimWidth: 2.2,
  stray: 1,
  region: (outline) => around(outline, 24),
});

/** A form in flat tones by the sun. */
export const form = twoTone({ towards: TO_SUN });

/** Creases, hairs, lines of a face: tapered, all of one weight. */
export function creases(on: Art | Local, lines: readonly string[], weight: number, paint: Paint): void {
  const lay = (line: string): Path => (on instanceof Local ? on.place(curve(line)) : curve(line));
  (on instanceof Local ? on.art : on).blot(
    lines.map((line) => ribbon(lay(line), weight, { start: 0.35, end: 0.1, samples: 10 })),
    paint,
  );
}
