import { type Art, ellipse, type Path, random, range } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

export interface Ball {
  x: number;
  y: number;
  radius: number;
  /** From the shade to the light. */
  tones: readonly [deep: string, shade: string, middle: string, light: string];
  /** Of a floret's heart. */
  heart: string;
}

/** A hydrangea's head: florets of four petals crowd on a ball, lit from above. */
export function hydrangea(art: Art, { x, y, radius, tones, heart }: Ball): void {
  const chance = random(`hydrangea ${x} ${y}`);
  art.fill(ellipse(x, y, radius * 0.94, radius * 0.84), tones[0]);
  const count = Math.round(radius > 60 ? 74 : radius > 24 ? 46 : 20);
  const size = radius * (radius > 60 ? 0.19 : radius > 24 ? 0.25 : 0.36);
  const florets = range(count, (i) => {
    const out = Math.sqrt((i + 0.5) / count);
    const turn = i * 2.39996;
    const [u, v] = [out * Math.cos(turn), out * Math.sin(turn)];
    const bulge = Math.sqrt(Math.max(0.12, 1 - out * out));
    return {
      x: x + u * radius,
      y: y + v * radius * 0.9,
      bulge,
      light: -v * 0.6 + u * 0.2 + bulge * 0.5 + chance.between(-0.25, 0.25),
    };
  }).sort((a, b) => a.bulge - b.bulge);
  const hearts: Path[] = [];
  for (const one of florets) {
    const tone = one.light > 0.62 ? tones[3] : one.light > 0.12 ? tones[2] : tones[1];
    const spin = chance.between(0, 90);
    const grown = size * (0.7 + 0.4 * one.bulge);
    const petals = range(4, (i) =>
      leaf(0, 0, grown, grown * 1.15, spin + i * 90)
        .scale(1, 0.6 + 0.36 * one.bulge)
        .translate(one.x, one.y),
    );
    art.fill(
      petals.map((petal) => petal.translate(0, grown * 0.12)),
      tones[0],
      0.6,
    );
    art.fill(petals, tone);
    if (radius > 24) hearts.push(ellipse(one.x, one.y, grown * 0.13));
    if (radius > 60) art.fill(ellipse(one.x, one.y, grown * 0.13), heart);
  }
  if (radius <= 60) art.blot(hearts, heart);
}
