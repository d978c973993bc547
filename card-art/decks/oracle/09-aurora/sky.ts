import { type Art, ellipse, type Path, ramp, random, roundRect } from '../../../kit/pen/index.ts';

/** Polar night, already thinning towards the fells. */
export function sky(art: Art): void {
  const night = ramp(0, '#08171e', 0.45, '#0f2d34', 0.8, '#184744', 1, '#317060');
  art.fill(roundRect(40, 40, 520, 640), art.linear(0, 60, 0, 640, night));
  const chance = random('stars over the fells');
  const [faint, clear]: [Path[], Path[]] = [[], []];
  for (let i = 0; i < 54; i++) {
    const [x, y, size] = [chance.between(54, 546), chance.between(70, 560), chance()];
    if (size > 0.75) clear.push(ellipse(x, y, 1.7));
    else faint.push(ellipse(x, y, 1));
  }
  art.blot(faint, '#b9dccb', 0.7).blot(clear, '#f2fbe8', 0.95);
}
