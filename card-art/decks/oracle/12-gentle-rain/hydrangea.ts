import { mix } from '../../../kit/grade/mix.ts';
import { type Art, ellipse, type Path, polar, random, range, spline } from '../../../kit/pen/index.ts';

export interface Ball {
  x: number;
  y: number;
  radius: number;
  /** From the shade to the light. */
  tones: readonly [deep: string, shade: string, middle: string, light: string];
  /** Of a floret's heart. */
  heart: string;
}

/** Florets on a ball, and how large one is beside it: fewer and larger where nobody could tell them apart. */
const crowd = (radius: number): readonly [count: number, size: number] =>
  radius > 60 ? [34, 0.28] : radius > 24 ? [20, 0.35] : [10, 0.46];

/** A round petal from the heart at (0, 0) upwards, a shallow notch at its end. */
const petal = (size: number): Path =>
  spline(
    [
      [0, 0.04, 1],
      [0.36, -0.3],
      [0.5, -0.68],
      [0.28, -0.98],
      [0, -0.92],
      [-0.28, -1],
      [-0.5, -0.66],
      [-0.34, -0.28],
    ],
    true,
  ).scale(size);

/** A hydrangea's head: florets of four round petals, each laid on the ball as it turns from us; lit from above. */
export function hydrangea(art: Art, { x, y, radius, tones, heart }: Ball): void {
  const chance = random(`hydrangea ${x} ${y}`);
  art.fill(ellipse(x, y, radius * 0.96, radius * 0.86), tones[0]);
  const [count, part] = crowd(radius);
  const florets = range(count, (i) => {
    const out = Math.sqrt((i + 0.4) / count);
    const turn = i * 2.39996 + chance.between(-0.16, 0.16);
    const bulge = Math.sqrt(Math.max(0.1, 1 - out * out));
    const [u, v] = [out * Math.cos(turn), out * Math.sin(turn)];
    return {
      at: [x + u * radius * 0.94, y + v * radius * 0.85] as const,
      outwards: (turn * 180) / Math.PI,
      bulge,
      light: -v * 0.75 + u * 0.12 + bulge * 0.32 + chance.between(-0.26, 0.26),
      size: radius * part * (0.8 + 0.24 * bulge) * chance.between(0.9, 1.08),
      spin: chance.between(0, 90),
    };
  }).sort((a, b) => a.bulge - b.bulge);
  for (const { at, outwards, bulge, light, size, spin } of florets) {
    const laid = (path: Path): Path =>
      path
        .rotate(-outwards)
        .scale(0.5 + 0.5 * bulge, 1)
        .rotate(outwards)
        .translate(...at);
    const tone = light > 0.6 ? tones[3] : light > 0.12 ? tones[2] : tones[1];
    const petals = range(4, (i) => laid(petal(size).rotate(spin + i * 90 + chance.between(-7, 7))));
    art.blot(laid(ellipse(0, 0, size * 0.92)).translate(size * 0.05, size * 0.18), tones[0], 0.75);
    art.blot([petals[0]!, petals[2]!], mix(tone, tones[1], 0.45));
    art.blot([petals[1]!, petals[3]!], tone);
    if (radius <= 24) continue;
    // creases, and the small round heart
    if (radius > 60)
      art.line(
        range(4, (i) => {
          const way = spin + i * 90;
          return laid(
            spline([
              polar(0, 0, size * 0.16, way),
              polar(0, 0, size * 0.42, way + 3),
              polar(0, 0, size * 0.66, way),
            ]),
          );
        }),
        0.9,
        tones[1],
        0.8,
      );
    art.fill(laid(ellipse(0, size * 0.03, size * 0.17)), tones[0], 0.8);
    art.fill(laid(ellipse(0, 0, size * 0.12)), heart);
  }
}
